import { useEffect, useState, useSyncExternalStore } from 'react';
import type { PortalParts } from './graph/answers.js';
import { Refused, readPortal } from './graph/ask.js';
import { isToDo } from './pictures/pictures-left.js';
import { useLookedAt } from './pictures/use-looked-at.js';
import { Overview } from './screens/overview.js';
import { ScreenPage } from './screens/screen-page.js';
import { PortalContext, ReadContext } from './state/use-portal.js';
import { en } from './words/en.js';
import { LANGUAGES, type Language, type Spoken, SpokenContext, firstLanguage, loadWords } from './words/use-words.js';

type Read = { portal: PortalParts } | { failed: Refused } | null;

const hashOf = () => location.hash.slice(1);

function onHash(told: () => void): () => void {
  addEventListener('hashchange', told);
  return () => removeEventListener('hashchange', told);
}

/** The whole portal: reads it, speaks the guest's language, shows the overview or the screen that the address names. */
export function App() {
  const [read, setRead] = useState<Read>(null);
  const [spoken, setSpoken] = useState<Spoken | null>(null);
  const screen = useSyncExternalStore(onHash, hashOf);
  const speak = async (language: Language) => setSpoken({ language, words: await loadWords(language) });
  const load = () =>
    readPortal().then(
      async (portal) => {
        await speak(firstLanguage(portal.locale));
        setRead({ portal });
      },
      async (error: unknown) => {
        await speak(firstLanguage(null));
        setRead({ failed: error instanceof Refused ? error : new Refused('INTERNAL', '') });
      },
    );
  useEffect(() => void load(), []);
  useEffect(() => {
    // Another device may have gone on meanwhile.
    const look = () => document.visibilityState === 'visible' && hashOf() === '' && void load();
    document.addEventListener('visibilitychange', look);
    return () => document.removeEventListener('visibilitychange', look);
  }, []);
  if (!read || !spoken) return <main aria-busy="true" />;
  const onRead = (portal: PortalParts) => setRead({ portal });
  return (
    <SpokenContext value={spoken}>
      <header>
        <LanguageChoice
          language={spoken.language}
          onChange={(language) => {
            sessionStorage.setItem('language', language);
            void speak(language);
          }}
        />
        {'portal' in read && read.portal.isPreview && (
          <p className="test">Preview for the host: the guest's answers are hidden and nothing can be submitted.</p>
        )}
        {'portal' in read && read.portal.isTest && <p className="test">{spoken.words.page.test}</p>}
      </header>
      <main>
        {'failed' in read ? (
          <Failed code={read.failed.code} spoken={spoken} onAgain={() => void load()} />
        ) : (
          <PortalContext value={read.portal}>
            <ReadContext value={onRead}>
              <View screen={screen} portal={read.portal} onRead={onRead} />
            </ReadContext>
          </PortalContext>
        )}
      </main>
    </SpokenContext>
  );
}

function View({ screen, portal, onRead }: { screen: string; portal: PortalParts; onRead(portal: PortalParts): void }) {
  useLookedAt(portal, onRead);
  const task = portal.tasks.find((one) => one.screen === screen);
  if (!task || portal.state === 'CANCELED') return <Overview />;
  const onSent = (sent: PortalParts) => {
    onRead(sent);
    const same = sent.tasks.find(({ screen: one }) => one === screen);
    // After a form that announces pictures come the pictures.
    if (same && isToDo(same, sent)) return;
    const next = sent.tasks.find((one) => isToDo(one, sent));
    location.hash = next ? next.screen : '';
  };
  return <ScreenPage key={task.screen} task={task} onRead={onRead} onSent={onSent} />;
}

function Failed({ code, spoken, onAgain }: { code: string; spoken: Spoken; onAgain(): void }) {
  const { errors, page } = spoken.words;
  const isGone = ['not_found', 'forbidden'].includes(code.toLowerCase());
  return (
    <>
      <h1>{code === 'offline' ? errors.offline : isGone ? errors.gone : errors.other}</h1>
      {!isGone && (
        <button type="button" onClick={onAgain}>
          {page.again}
        </button>
      )}
    </>
  );
}

function LanguageChoice({ language, onChange }: { language: Language; onChange(language: Language): void }) {
  return (
    <select
      aria-label={`${en.page.languageLabel}: ${LANGUAGES[language]}`}
      value={language}
      onChange={(event) => onChange(event.target.value as Language)}
    >
      {Object.entries(LANGUAGES).map(([tag, name]) => (
        <option key={tag} value={tag} lang={tag}>
          {name}
        </option>
      ))}
    </select>
  );
}
