import { type ReactNode, useSyncExternalStore } from 'react';
import type { Operations, Role } from './graph/answers.js';
import { useIsOnline } from './graph/live.js';
import { useAsked } from './graph/use-asked.js';
import { Queue } from './queue/queue.js';
import { ReservationPage } from './reservation/reservation-page.js';
import { DataAndModels } from './figures/data-and-models.js';
import { Figures } from './figures/figures.js';
import { RoleContext, reaches } from './look/role.js';
import { Guests } from './people/guests.js';
import { People } from './people/people.js';
import { Accounts } from './settings/accounts.js';
import { Agreement } from './settings/agreement.js';
import { Blacklist } from './settings/blacklist.js';
import { BrandingPage } from './settings/branding.js';
import { Keys } from './settings/keys.js';
import { Listings } from './settings/listings.js';
import { Rules } from './settings/rules.js';
import { Screens } from './settings/screens.js';
import { FailedWork } from './settings/failed-work.js';
import { Webhooks } from './settings/webhooks.js';

interface Place {
  name: string;
  Page(): ReactNode;
  /** The least role that the page is for; every one unless given. */
  least?: Role;
}

/** The pages by the first part of the address behind `#/`; what is not here, or not for the role, is the queue. */
const PAGES: Record<string, Place> = {
  queue: { name: 'Queue', Page: Queue },
  figures: { name: 'Figures', Page: Figures },
  listings: { name: 'Listings', Page: Listings },
  guests: { name: 'Guests', Page: Guests },
  blacklist: { name: 'Blacklist', Page: Blacklist, least: 'MANAGER' },
  rules: { name: 'Rules', Page: Rules, least: 'OWNER' },
  screens: { name: 'Screens', Page: Screens, least: 'OWNER' },
  agreement: { name: 'Agreement', Page: Agreement, least: 'OWNER' },
  branding: { name: 'Branding', Page: BrandingPage, least: 'OWNER' },
  webhooks: { name: 'Webhooks', Page: Webhooks, least: 'OWNER' },
  work: { name: 'Failed work', Page: FailedWork, least: 'MANAGER' },
  keys: { name: 'API keys', Page: Keys, least: 'OWNER' },
  people: { name: 'People', Page: People, least: 'OWNER' },
  accounts: { name: 'Accounts', Page: Accounts, least: 'OWNER' },
  data: { name: 'Data and models', Page: DataAndModels },
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
  const { data: who } = useAsked('Me', {});
  if (!who) return <main id="main" aria-busy="true" />;
  const role = who.signedIn?.role ?? 'VIEWER';
  const places = Object.entries(PAGES).filter(([, { least }]) => !least || reaches(role, least));
  const [, { name, Page }] = places.find(([path]) => path === page) ?? places[0]!;
  const shown = page === 'reservation' ? null : name;
  return (
    <RoleContext value={role}>
      <a
        className="skip"
        href="#main"
        onClick={(event) => (event.preventDefault(), document.querySelector('h1')?.focus())}
      >
        To the content
      </a>
      <Header shown={shown} places={places} who={who} />
      <main id="main">{page === 'reservation' ? <ReservationPage key={id} id={id} /> : <Page />}</main>
    </RoleContext>
  );
}

interface HeaderProps {
  shown: string | null;
  places: [string, Place][];
  who: Operations['Me']['answer'];
}

function Header({ shown, places, who: { me, signedIn } }: HeaderProps) {
  const isOnline = useIsOnline();
  return (
    <header>
      <nav aria-label="Dashboard">
        <ul>
          {places.map(([path, { name }]) => (
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
        <a href="/account">{signedIn?.person?.name ?? me?.name ?? me?.email ?? 'Account'}</a>
        {signedIn?.person && <span className="tag">{signedIn.role.toLowerCase()}</span>}
      </p>
    </header>
  );
}
