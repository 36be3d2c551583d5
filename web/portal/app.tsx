import { useEffect, useRef, useState, useSyncExternalStore } from 'react';
import { LANGUAGES, type Language } from '../words/choose-language.js';
import { en } from '../words/en.js';
import type { PortalParts } from './graph/answers.js';
import { Contact } from './look/contact.js';
import { Picture } from './look/picture.js';
import { isToDo } from './pictures/pictures-left.js';
import { useLookedAt } from './pictures/use-looked-at.js';
import { Overview } from './screens/overview.js';
import { ScreenPage } from './screens/screen-page.js';
import { nextTask } from './screens/task-state.js';
import { pageFacts } from './state/page-facts.js';
import { type First, readOnce } from './state/read-first.js';
import { PortalContext, ReadContext } from './state/use-portal.js';
import { type Spoken, SpokenContext, firstLanguage, speak, useSpoken } from './words/use-words.js';

const hashOf = () => location.hash.slice(1);

function onHash(told: () => void): () => void {
  addEventListener('hashchange', told);
  return () => removeEventListener('hashchange', told);
}

/** The whole portal: header, the overview or the screen in the address, and footer. */
export function App({ first }: { first: First }) {
  const [read, setRead] = useState(first.read);
  const [spoken, setSpoken] = useState(first.spoken);
  const [isOffline, setOffline] = useState(false);
  const screen = useSyncExternalStore(onHash, hashOf);
  const booked = 'portal' in read ? read.portal.locale : null;
  const load = async () => {
    const next = await readOnce();
    if ('portal' in next && 'failed' in read)
      setSpoken(await speak(firstLanguage(next.portal.locale), next.portal.locale));
    setRead(next);
  };
  useEffect(() => {
    // The guest may have continued on another device.
    const look = () => document.visibilityState === 'visible' && hashOf() === '' && void load();
    document.addEventListener('visibilitychange', look);
    return () => document.removeEventListener('visibilitychange', look);
  }, []);
  const onRead = (portal: PortalParts) => setRead({ portal });
  const onLanguage = async (language: Language) => {
    try {
      setSpoken(await speak(language, booked));
      sessionStorage.setItem('language', language);
      setOffline(false);
    } catch {
      // The texts of the language could not be loaded.
      setOffline(true);
    }
  };
  return (
    <SpokenContext value={spoken}>
      <header>
        <Brand />
        <LanguageChoice language={spoken.language} onChange={(language) => void onLanguage(language)} />
        {'portal' in read && read.portal.isPreview && <p className="notice">{spoken.words.page.preview}</p>}
        {'portal' in read && read.portal.isTest && <p className="notice">{spoken.words.page.test}</p>}
        {isOffline && (
          <p className="notice" role="alert">
            {spoken.words.errors.offline}
          </p>
        )}
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
      <Contact />
    </SpokenContext>
  );
}

function Brand() {
  const { host, logo } = pageFacts;
  const { label } = useSpoken().words.host;
  if (!host.name && !logo) return null;
  return (
    <section className="brand" aria-label={label}>
      <Picture src={logo} alt={host.name ? '' : label}>
        {!host.name && <span>{label}</span>}
      </Picture>
      {host.name && <span>{host.name}</span>}
    </section>
  );
}

function View({ screen, portal, onRead }: { screen: string; portal: PortalParts; onRead(portal: PortalParts): void }) {
  useLookedAt(portal, onRead);
  const task = portal.tasks.find((one) => one.screen === screen);
  const onSent = (sent: PortalParts) => {
    onRead(sent);
    const same = sent.tasks.find(({ screen: one }) => one === screen);
    // After a form that announces pictures come the pictures.
    if (same && isToDo(same, sent)) return;
    const next = nextTask(sent);
    location.hash = next ? next.screen : '';
  };
  // A payment is accepted a moment after the guest has paid.
  const isPaying = task?.screen === 'SecurityDeposit' && task.state === 'SUBMITTED';
  const wasPaying = useRef(false);
  useEffect(() => {
    if (wasPaying.current && task?.screen === 'SecurityDeposit' && task.state === 'ACCEPTED') onSent(portal);
    wasPaying.current = isPaying;
  }, [isPaying]);
  if (!task || portal.state === 'CANCELED' || portal.isDeclined) return <Overview />;
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
