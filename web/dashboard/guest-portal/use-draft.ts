import { t } from '@lingui/core/macro';
import { useRef, useState } from 'react';
import type { PortalScreen, ScreenSetting } from '../graph/answers.js';
import { ask } from '../graph/ask.js';
import { useDoing } from '../graph/use-asked.js';
import { SCREENS } from '../look/screen-names.js';
import { showToast } from '../look/toasts.js';
import { type Content, type TextScreen, inputOf as textInput } from './content.js';
import { type Rules, type Scope, type Settings, inputOf, orderOf, settingsOf } from './scope.js';

export interface StoredContent {
  screen: PortalScreen;
  listingId: string | null;
  isSet: boolean;
  content: object | null;
}

interface DraftParts {
  rules: Rules;
  stored: readonly StoredContent[];
  scope: Scope;
  /** The content of this screen was refused. */
  onFailed(screen: PortalScreen): void;
  onSaved(): void;
}

interface Changes {
  settings: Settings;
  order: PortalScreen[] | null;
  contents: Partial<Record<TextScreen, Content>>;
}

const NONE: Changes = { settings: {}, order: null, contents: {} };

const isSame = (one: unknown, other: unknown) => JSON.stringify(one) === JSON.stringify(other);

/** The portal of a scope with changes that are not saved yet. */
export function useDraft({ rules, stored, scope, onFailed, onSaved }: DraftParts) {
  const [changes, setChanges] = useState(NONE);
  /** The changes that are saved: the page shows them until it has read them. */
  const [saved, setSaved] = useState<Changes | null>(null);
  const [failedScreen, setFailedScreen] = useState<PortalScreen | null>(null);
  /** Counts what replaced the contents, for fields that keep their own text. */
  const [version, setVersion] = useState(0);
  const at = useRef<PortalScreen | null>(null);
  const { isBusy, failed, run } = useDoing();
  const before = settingsOf(rules, scope);
  const orderBefore = orderOf(rules, scope);
  /** The listing whose texts are edited; undefined where texts are the account's. */
  const listingId = scope.kind === 'listing' ? scope.name : scope.kind === 'account' ? null : undefined;
  const ofAccount = (screen: TextScreen) => stored.find((one) => one.screen === screen && one.listingId === null);
  const own = (screen: TextScreen) => stored.find((one) => one.screen === screen && one.listingId === listingId);
  const storedOf = (screen: TextScreen) => (own(screen) ?? ofAccount(screen))?.content ?? {};
  const hasChanges = changes !== NONE && changes !== saved;
  const save = async (): Promise<void> => {
    const isDone = await run(async () => {
      at.current = null;
      if (changes.order || Object.keys(changes.settings).length > 0) {
        // Read once more, because the whole level is replaced.
        const latest = await ask('Screens', {});
        await ask('SaveScreenRules', { input: inputOf(latest, scope, changes.settings, changes.order) });
      }
      for (const [screen, content] of Object.entries(changes.contents) as [TextScreen, Content][]) {
        at.current = screen;
        await ask('SetPortalText', { input: textInput(screen, listingId ?? null, content) });
      }
    });
    setFailedScreen(isDone ? null : at.current);
    if (!isDone) {
      if (at.current) onFailed(at.current);
      return;
    }
    setSaved(changes);
    showToast({ text: t`Guest portal saved` });
    onSaved();
  };
  const reset = async (screen: TextScreen): Promise<void> => {
    at.current = screen;
    const isDone = await run(() => ask('SetPortalText', { input: textInput(screen, listingId ?? null, null) }));
    setFailedScreen(isDone ? null : screen);
    if (!isDone) return;
    const { [screen]: _, ...contents } = changes.contents;
    setChanges(orNone({ ...changes, contents }));
    setVersion(version + 1);
    const { name } = SCREENS[screen];
    showToast({ text: listingId ? t`${name} uses the account’s text` : t`${name} uses the portal’s default` });
    onSaved();
  };
  return {
    settings: { ...before, ...changes.settings },
    order: changes.order ?? orderBefore,
    /** Whose texts are edited: the listing's ID, or '' for the account; null where they cannot be changed. */
    textsOf: listingId === undefined ? null : (listingId ?? ''),
    contentOf: (screen: TextScreen): Content => changes.contents[screen] ?? (storedOf(screen) as Content),
    isSet: (screen: TextScreen) => Boolean(own(screen)?.isSet),
    isChanged: (screen: PortalScreen) =>
      hasChanges && (Object.hasOwn(changes.settings, screen) || Object.hasOwn(changes.contents, screen)),
    isDirty: hasChanges,
    version,
    isBusy,
    failed,
    failedScreen,
    ...editsOf(changes, setChanges, { settings: before, order: orderBefore, storedOf }),
    discard: () => {
      setFailedScreen(null);
      setChanges(NONE);
      setVersion(version + 1);
    },
    save,
    reset,
  };
}

const orNone = (changes: Changes): Changes =>
  !changes.order && Object.keys({ ...changes.settings, ...changes.contents }).length === 0 ? NONE : changes;

interface Before {
  settings: Settings;
  order: PortalScreen[];
  storedOf(screen: TextScreen): object;
}

/** Changes the draft. What is as before is no change. */
const editsOf = (changes: Changes, setChanges: (next: Changes) => void, { settings, order, storedOf }: Before) => ({
  setSetting: (screen: PortalScreen, setting: ScreenSetting) => {
    const { [screen]: _, ...rest } = changes.settings;
    const isBack = setting === (settings[screen] ?? 'inherit');
    setChanges(orNone({ ...changes, settings: isBack ? rest : { ...rest, [screen]: setting } }));
  },
  setContent: (screen: TextScreen, change: Content) => {
    const { [screen]: now = storedOf(screen), ...rest } = changes.contents;
    const next = { ...now, ...change };
    const isBack = isSame(next, storedOf(screen));
    setChanges(orNone({ ...changes, contents: isBack ? rest : { ...rest, [screen]: next } }));
  },
  setOrder: (next: PortalScreen[]) => setChanges(orNone({ ...changes, order: isSame(next, order) ? null : next })),
});
