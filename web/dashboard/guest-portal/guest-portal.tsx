import { plural, t } from '@lingui/core/macro';
import { Trans } from '@lingui/react/macro';
import { Button, SegmentedControl } from '@mantine/core';
import { Link, getRouteApi, useNavigate } from '@tanstack/react-router';
import { useState } from 'react';
import type { PortalScreen } from '../graph/answers.js';
import { useAsked } from '../graph/use-asked.js';
import { useLeaveGuard } from '../look/use-leave-guard.js';
import { PageHeader } from '../look/page-header.js';
import { Panel } from '../look/panel.js';
import { SCREENS, isAddOn } from '../look/screen-names.js';
import { EmptyState, Failure, Skeletons } from '../look/states.js';
import type { Content } from './content.js';
import { Phone } from './phone.js';
import { type PortalSearch, readPortalSearch } from './portal-search.js';
import { ScopeBar } from './scope-bar.js';
import {
  type Rules,
  type Scope,
  channelsIn,
  isAsked,
  isAskedBelow,
  keyOf,
  listingsApart,
  scopeOf,
  searchFor,
} from './scope.js';
import { ScreenList } from './screen-list.js';
import { BackToScreens } from './back-to-screens.js';
import { NoTexts, SettingChoice, Texts, hasTexts } from './screen-pane.js';
import { usePanes } from './use-panes.js';
import { type StoredContent, useDraft } from './use-draft.js';
import './guest-portal.css';

const route = getRouteApi('/portal');

/** Shows another part of the portal; `adds` makes it a step of the browser's history. */
function useShow() {
  const navigate = useNavigate();
  return (search: PortalSearch, adds = false) =>
    void navigate({ to: '/portal', search, replace: !adds, resetScroll: false, state: { isFromList: adds } });
}

/** The editor of the guest portal: its screens, what they say, and a phone that shows them. */
export default function GuestPortal() {
  const search = route.useSearch();
  const show = useShow();
  const rules = useAsked('Screens', {});
  const texts = useAsked('PortalTexts', {});
  const agreement = useAsked('PreviewedAgreement', {});
  const scope = scopeOf(search);
  const stored = texts.data?.portalContents;
  const failed = rules.failed ?? texts.failed;
  const again = () => {
    rules.again();
    texts.again();
  };
  const needsName = (scope.kind === 'listing' || scope.kind === 'channel') && !scope.name;
  const ruleListings = rules.data?.listing?.configData.map(({ listingId }) => listingId) ?? [];
  return (
    <>
      <PageHeader
        title={t`Guest portal`}
        note={t`Which screens guests complete before they arrive, in which order, and what the screens say.`}
      />
      <Failure failed={failed} onRetry={again} />
      {!failed && !(rules.data && stored) && <Skeletons rows={12} />}
      {rules.data && stored && (
        <>
          <ScopeBar
            scope={scope}
            channels={channelsIn(rules.data)}
            own={(id) => ruleListings.includes(id) || stored.some(({ listingId }) => listingId === id)}
            onChange={(next) => show(searchFor(next, search.screen))}
          />
          {needsName ? (
            <EmptyState
              text={
                scope.kind === 'channel'
                  ? t`Enter a channel’s name to change its screens.`
                  : t`Choose a listing to change its portal.`
              }
            />
          ) : (
            <Editor
              // What is saved replaces the changes.
              key={keyOf(scope) + JSON.stringify([rules.data, stored])}
              rules={rules.data}
              stored={stored as StoredContent[]}
              agreement={agreement.data?.usageAgreement?.user ?? null}
              scope={scope}
              onSaved={again}
            />
          )}
        </>
      )}
    </>
  );
}

/** The page's address and those that it had before. */
const PORTAL_PATHS: readonly string[] = ['/portal', '/screens', '/texts'];

interface EditorProps {
  rules: Rules;
  stored: readonly StoredContent[];
  agreement: Parameters<typeof Phone>[0]['agreement'];
  scope: Scope;
  onSaved(): void;
}

function Editor({ rules, stored, agreement, scope, onSaved }: EditorProps) {
  const selected = route.useSearch().screen ?? null;
  const show = useShow();
  const [isPreview, setPreview] = useState(false);
  const panes = usePanes(selected);
  const select = (screen: PortalScreen | null) => {
    show(searchFor(scope, screen), panes.areSingle() && selected === null);
    // The checklist has no settings.
    if (!screen && panes.areSingle()) setPreview(true);
    if (isPreview) panes.show('.phone-side');
  };
  const draft = useDraft({ rules, stored, scope, onFailed: select, onSaved });
  const leaveQuestion = useLeaveGuard({
    isDirty: draft.isDirty,
    keeps: ({ fullPath, search }) =>
      PORTAL_PATHS.includes(fullPath) && keyOf(scopeOf(readPortalSearch(search))) === keyOf(scope),
    lost: t`Your changes to the guest portal are lost.`,
  });
  const asked = (screen: PortalScreen) => isAsked(draft.settings[screen], isAskedBelow(rules, scope, screen));
  const contentOf = (screen: PortalScreen): Content => {
    const content = hasTexts(screen) ? draft.contentOf(screen) : {};
    // Guests are asked how they fill in the portal only for fraud detection.
    return screen === 'AboutYou' && !asked('FraudDetectionAddon') ? { ...content, askBehavior: false } : content;
  };
  const tasks = draft.order
    .filter((screen) => asked(screen) || screen === selected)
    .map((screen) => ({ screen, content: contentOf(screen) as Record<string, unknown> }));
  const isPage = selected !== null && !isAddOn(selected);
  return (
    <>
      <div className="portal-bar">
        {selected && <BackToScreens onLeave={() => show(searchFor(scope, null))} />}
        <SegmentedControl
          className="portal-views"
          aria-label={t`View`}
          size="xs"
          transitionDuration={0}
          value={isPreview ? 'preview' : 'edit'}
          data={[
            { value: 'edit', label: t`Edit` },
            { value: 'preview', label: t`Preview` },
          ]}
          onChange={(next) => {
            setPreview(next === 'preview');
            panes.show(next === 'preview' ? '.phone-side' : '.portal-pane');
          }}
        />
      </div>
      <div
        ref={panes.grid}
        className={['portal-editor', isPreview && 'shows-preview', selected && 'has-screen'].filter(Boolean).join(' ')}
      >
        <ScreenList
          order={draft.order}
          selected={selected}
          isAsked={asked}
          isChanged={draft.isChanged}
          onSelect={select}
          onOrder={draft.setOrder}
        />
        <div className="portal-pane">
          {selected ? (
            <ScreenPanel key={selected + draft.version} {...{ draft, scope, rules }} screen={selected} />
          ) : (
            <ChecklistPanel />
          )}
        </div>
        <Phone screen={isPage ? selected : null} tasks={tasks} agreement={agreement} listing={draft.textsOf || null} />
      </div>
      <SaveBar draft={draft} />
      {leaveQuestion}
    </>
  );
}

const ChecklistPanel = () => (
  <Panel title={t`Checklist`}>
    <p className="quiet">
      <Trans>
        Guests start here. Drag the screens in the list to change their order, or use the arrow keys on their handles.
      </Trans>
    </p>
  </Panel>
);

type Draft = ReturnType<typeof useDraft>;

interface ScreenPanelProps {
  draft: Draft;
  scope: Scope;
  rules: Rules;
  screen: PortalScreen;
}

function ScreenPanel({ draft, scope, rules, screen }: ScreenPanelProps) {
  const isOfListing = scope.kind === 'listing';
  const setting = draft.settings[screen] ?? 'inherit';
  const listings = setting === 'inherit' ? listingsApart(rules, scope, screen) : 0;
  return (
    <Panel title={SCREENS[screen].name} note={SCREENS[screen].asks} canFocus>
      <SettingChoice
        screen={screen}
        setting={setting}
        isAskedBelow={isAskedBelow(rules, scope, screen)}
        isAccount={scope.kind === 'account'}
        onChange={(next) => draft.setSetting(screen, next)}
      />
      {listings > 0 && (
        <p className="quiet">
          {plural(listings, {
            one: '# listing sets this screen for itself, and keeps its setting where this one inherits.',
            other: '# listings set this screen for themselves, and keep their setting where this one inherits.',
          })}
        </p>
      )}
      {!hasTexts(screen) ? (
        <NoTexts screen={screen} />
      ) : draft.textsOf === null ? (
        <p className="quiet">
          <Trans>
            Texts are the same for every channel. Change them for{' '}
            <Link to="/portal" search={{ screen }}>
              all guests
            </Link>{' '}
            or a listing.
          </Trans>
        </p>
      ) : (
        <Texts
          screen={screen}
          content={draft.contentOf(screen)}
          failed={draft.failedScreen === screen ? draft.failed : null}
          isSet={draft.isSet(screen)}
          isListing={isOfListing}
          onChange={(change: Content) => draft.setContent(screen, change)}
          onReset={() => void draft.reset(screen)}
        />
      )}
    </Panel>
  );
}

/** Below the page while something is not saved. */
function SaveBar({ draft }: { draft: Draft }) {
  if (!draft.isDirty) return null;
  const failed = draft.failedScreen === null ? draft.failed : null;
  return (
    <section className="save-bar" aria-label={t`Unsaved changes`}>
      <span role={draft.failed ? 'alert' : undefined}>
        {failed?.message ?? (draft.failed ? t`Not saved: see the screen` : t`Unsaved changes`)}
      </span>
      <Button size="compact-md" variant="default" disabled={draft.isBusy} onClick={draft.discard}>
        <Trans>Discard</Trans>
      </Button>
      <Button size="compact-md" loading={draft.isBusy} onClick={() => void draft.save()}>
        <Trans>Save</Trans>
      </Button>
    </section>
  );
}
