import type { BuiltAssets } from '../built-assets.js';
import { html } from '#web/pages/html.js';
import { type Page, notice } from '#web/pages/page.js';

export interface PortalVisit {
  accountId: string;
  listingId: string | null;
  state: 'CANCELED' | 'COMPLETED' | 'WAITING';
  firstName: string | null;
  checkInDate: string | null;
  checkOutDate: string | null;
  openScreens: string[];
  locale: string | null;
  credential: string;
  credentialExpiresAt: string;
}

const HEADINGS: Record<PortalVisit['state'], string> = {
  CANCELED: 'This reservation is cancelled',
  COMPLETED: 'You are all set',
  WAITING: 'Before you arrive',
};

const SENTENCES: Record<PortalVisit['state'], string> = {
  CANCELED: 'You don’t need to do anything. If this is unexpected, contact your host.',
  COMPLETED: 'You don’t need to do anything else before your stay.',
  WAITING: 'The form will open here in a moment. It needs JavaScript. If you can’t turn it on, contact your host.',
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
      state === 'WAITING' &&
      html`<h2>Before you arrive: checklist</h2>
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
  return { status: 200, title, body, ...(assets && state !== 'CANCELED' && { app: assets }) };
}

export const unknownPortal = notice(
  404,
  'Invalid link',
  'Part of the link may be missing. Open it again from the message you received, or contact your host.',
);

/** Reveals neither the reservation nor the reason. */
export const closedPortal = notice(403, 'This page is not available', 'Contact your host.');

/** The date in long form. The host sets the time of day. */
function dayOf(date: string | null): string | null {
  const day = date ? new Date(`${date.slice(0, 10)}T00:00:00Z`) : null;
  return day && new Intl.DateTimeFormat('en-GB', { dateStyle: 'long', timeZone: 'UTC' }).format(day);
}
