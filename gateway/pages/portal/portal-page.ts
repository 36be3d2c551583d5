import type { BuiltAssets } from '../built-assets.js';
import { html } from '#web/pages/html.js';
import { type Page, notice } from '#web/pages/page.js';

export interface PortalVisit {
  accountId: string;
  listingId: string | null;
  state: 'canceled' | 'completed' | 'waiting';
  firstName: string | null;
  checkInDate: string | null;
  checkOutDate: string | null;
  openScreens: string[];
  locale: string | null;
  credential: string;
  credentialExpiresAt: string;
}

const HEADINGS: Record<PortalVisit['state'], string> = {
  canceled: 'This reservation is cancelled',
  completed: 'You are all set',
  waiting: 'Your host needs something from you',
};

const SENTENCES: Record<PortalVisit['state'], string> = {
  canceled: 'There is nothing for you to do here. If this is a surprise, please talk to your host.',
  completed: 'There is nothing left for you to do here before your stay.',
  waiting: 'The form opens here in a moment. It needs JavaScript; without it, please ask your host for another way.',
};

/**
 * What a guest sees before the portal's own script has begun, and where it can't: the stay, and whether anything is left
 * to do. Of the guest it shows the first name only. `assets` null: nothing was built, and nothing begins.
 */
export function portalPage(visit: PortalVisit, place: string | null, assets: BuiltAssets | null): Page {
  const { state, firstName, checkInDate, checkOutDate, openScreens } = visit;
  const title = HEADINGS[state];
  const facts: [string, string | null][] = [
    ['Place', place],
    ['Arrival', dayOf(checkInDate)],
    ['Departure', dayOf(checkOutDate)],
  ];
  const known = facts.filter(([, value]) => value);
  const body = html`<h1>${title}</h1>
    ${firstName && html`<p>Hello ${firstName},</p>`}
    <p>${SENTENCES[state]}</p>
    ${
      state === 'waiting' &&
      html`<h2>What is asked for</h2>
        <ul>
          ${openScreens.map((screen) => html`<li>${screen}</li>`)}
        </ul>`
    }
    ${
      known.length > 0 &&
      html`<h2>Your stay</h2>
        <dl>
          ${known.map(
            ([name, value]) =>
              html`<div>
                <dt>${name}</dt>
                <dd>${value}</dd>
              </div>`,
          )}
        </dl>`
    }`;
  return { status: 200, title, body, ...(assets && state !== 'canceled' && { app: assets }) };
}

export const unknownPortal = notice(
  404,
  'This link is not known',
  'Perhaps a part of it got lost on the way. Please open it again from the message that it came with, or ask your host.',
);

/** Says nothing of the reservation, nor why. */
export const closedPortal = notice(403, 'This page is not available right now', 'Please talk to your host.');

/** The day as people write it; the time of the day is the host's to tell. */
function dayOf(date: string | null): string | null {
  const day = date ? new Date(`${date.slice(0, 10)}T00:00:00Z`) : null;
  return day && new Intl.DateTimeFormat('en-GB', { dateStyle: 'long', timeZone: 'UTC' }).format(day);
}
