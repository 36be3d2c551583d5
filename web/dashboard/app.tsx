import { useSyncExternalStore } from 'react';
import { useIsOnline } from './graph/live.js';
import { useAsked } from './graph/use-asked.js';
import { Queue } from './queue/queue.js';
import { ReservationPage } from './reservation/reservation-page.js';
import { Accounts } from './settings/accounts.js';
import { Blacklist } from './settings/blacklist.js';
import { Keys } from './settings/keys.js';
import { Listings } from './settings/listings.js';
import { Rules } from './settings/rules.js';
import { Screens } from './settings/screens.js';
import { Webhooks } from './settings/webhooks.js';

/** The pages by the first part of the address behind `#/`; what is not here is the queue. */
const PAGES = {
  queue: { name: 'Queue', Page: Queue },
  listings: { name: 'Listings', Page: Listings },
  blacklist: { name: 'Blacklist', Page: Blacklist },
  rules: { name: 'Rules', Page: Rules },
  screens: { name: 'Screens', Page: Screens },
  webhooks: { name: 'Webhooks', Page: Webhooks },
  keys: { name: 'API keys', Page: Keys },
  accounts: { name: 'Accounts', Page: Accounts },
};

const hashOf = () => location.hash;

function onHash(told: () => void): () => void {
  addEventListener('hashchange', told);
  return () => removeEventListener('hashchange', told);
}

/** The whole dashboard: what leads from page to page, and the page that the address names. */
export function App() {
  const hash = useSyncExternalStore(onHash, hashOf);
  const [, page = '', id = ''] = /^#\/(\w*)(?:\/([\w-]+))?/.exec(hash) ?? [];
  const { name, Page } = PAGES[page as keyof typeof PAGES] ?? PAGES.queue;
  const shown = page === 'reservation' ? null : name;
  return (
    <>
      <a
        className="skip"
        href="#main"
        onClick={(event) => (event.preventDefault(), document.querySelector('h1')?.focus())}
      >
        To the content
      </a>
      <Header shown={shown} />
      <main id="main">{page === 'reservation' ? <ReservationPage key={id} id={id} /> : <Page />}</main>
    </>
  );
}

function Header({ shown }: { shown: string | null }) {
  const { data } = useAsked('Me', {});
  const isOnline = useIsOnline();
  const me = data?.me;
  return (
    <header>
      <nav aria-label="Dashboard">
        <ul>
          {Object.entries(PAGES).map(([path, { name }]) => (
            <li key={path}>
              <a href={`#/${path}`} aria-current={name === shown ? 'page' : undefined}>
                {name}
              </a>
            </li>
          ))}
        </ul>
      </nav>
      <p className="who">
        {me?.mode === 'test' && <span className="tag test">Test mode</span>}
        <span role="status" className={isOnline ? 'live on' : 'live'}>
          {isOnline ? 'Live' : 'Not live'}
        </span>
        <a href="/account">{me?.name ?? me?.email ?? 'Account'}</a>
      </p>
    </header>
  );
}
