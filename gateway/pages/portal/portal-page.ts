import type { BuiltAssets } from '../built-assets.js';
import { isPlaceholder } from '#web/pages/placeholder-picture.js';
import { type Html, html } from '#web/pages/html.js';
import { type Page, notice } from '#web/pages/page.js';
import { addressLine } from '#kit/address-line.js';
import { filled } from '#web/words/choose-language.js';
import { stayFacts } from '#web/words/dates.js';
import type { Words } from '#web/words/en.js';
import { greeting } from '#web/words/greeting.js';
import { progressText } from '#web/words/progress.js';
import type { Branding } from './branding-routes.js';

type TaskState = 'OPEN' | 'VIEWED' | 'ENTERED' | 'SKIPPED' | 'SUBMITTED' | 'ACCEPTED' | 'REOPENED';

export interface PortalVisit {
  accountId: string;
  listingId: string | null;
  state: 'CANCELED' | 'COMPLETED' | 'WAITING';
  isApproved: boolean;
  isDeclined: boolean;
  firstName: string | null;
  checkInDate: string | null;
  checkOutDate: string | null;
  numberOfGuests: number;
  tasks: { screen: string; state: TaskState }[];
  locale: string | null;
  credential: string;
  credentialExpiresAt: string;
}

/** The listing of the stay. */
export interface Place {
  nickname: string;
  checkInTime: number;
  checkOutTime: number;
  pictures: { largeUrl: string } | null;
  location: { address: string | null; street: string; zipcode: string | null; city: string } | null;
}

/** How guests reach their host. */
export type Host = Pick<Branding, 'name' | 'email' | 'phone' | 'privacyUrl'>;

/** The host's name and contact details, for the page and its script. */
export function hostOf(branding: Branding | null): Host {
  const { name = null, email = null, phone = null, privacyUrl = null } = branding ?? {};
  return { name, email, phone, privacyUrl };
}

interface Shown {
  words: Words;
  locale: string;
  host: Host;
  /** Path of the host's logo. */
  logo: string | null;
  place: Place | null;
  /** null if the pages were not built: no script starts. */
  assets: BuiltAssets | null;
}

/** The service's placeholder drawings are not shown: they say nothing about the place. */
export const pictureOf = (place: Pick<Place, 'pictures'> | null): string | null => {
  const address = place?.pictures?.largeUrl ?? null;
  return address && isPlaceholder(address) ? null : address;
};

const isOpen = ({ state }: { state: TaskState }) => state !== 'SUBMITTED' && state !== 'ACCEPTED';
const isSkipped = ({ state }: { state: TaskState }) => state === 'SKIPPED';
/** Whether the guest goes on with this screen. */
const isNext = (task: { state: TaskState }) => isOpen(task) && !isSkipped(task);

/**
 * The portal's first page, shown until the script starts or where it cannot. It has the same texts, dates and order as
 * the script's overview. Its only personal detail is the guest's first name.
 */
export function portalPage(visit: PortalVisit, shown: Shown): Page {
  const { words, host, logo, place, assets } = shown;
  const title = titleOf(visit, words);
  const picture = pictureOf(place);
  const body = html`${picture && html`<img class="place" src="${picture}" alt="" referrerpolicy="no-referrer" />`}
    <h1>${title}</h1>
    <p class="lead">${leadOf(visit, words)}</p>
    ${visit.state !== 'CANCELED' && !visit.isDeclined && visit.tasks.length > 0 && checklist(visit, shown)}
    ${stay(visit, shown)}
    ${visit.state === 'WAITING' && !visit.isDeclined && html`<noscript><p class="notice">${words.page.needsScript}</p></noscript>`}`;
  const app = assets && visit.state !== 'CANCELED' ? { app: assets } : {};
  return { status: 200, title, body, foot: contact(host, words), facts: { host, logo, picture }, picture, ...app };
}

function titleOf({ state, tasks, isApproved, isDeclined }: PortalVisit, words: Words): string {
  const { page, declined, refusal } = words;
  if (state === 'CANCELED') return page.canceledTitle;
  if (isDeclined) return declined.title;
  if (state === 'COMPLETED') return isApproved || tasks.length === 0 ? page.doneTitle : page.sentTitle;
  if (tasks.some(isNext)) return page.title;
  return tasks.some(isSkipped) ? refusal.title : page.waitTitle;
}

function leadOf({ state, tasks, isApproved, isDeclined, firstName }: PortalVisit, words: Words): string {
  const { page, declined, refusal } = words;
  if (state === 'CANCELED') return page.canceledText;
  if (isDeclined) return declined.text;
  if (state === 'COMPLETED') return isApproved || tasks.length === 0 ? page.doneText : page.sentText;
  if (tasks.some(isNext)) return greeting(firstName, page);
  return tasks.some(isSkipped) ? refusal.text : page.waitText;
}

function checklist({ tasks }: PortalVisit, { words, locale }: Shown): Html {
  const done = tasks.filter(({ state }) => state === 'ACCEPTED').length;
  const open = tasks.filter(isOpen).map(({ screen }) => screen);
  const next = tasks.find(isNext)?.screen;
  const begins = done === 0 && tasks.every(({ state }) => state === 'OPEN');
  return html`<section aria-labelledby="tasks">
    <h2 id="tasks">${words.page.tasks}</h2>
    <label class="progress">
      <span>${progressText(words, locale, { done, all: tasks.length, open })}</span>
      <progress value="${done}" max="${tasks.length}"></progress>
    </label>
    <ol class="tasks">
      ${tasks.map(({ screen, state }) => {
        const name = words.screens[screen]?.[0] ?? screen;
        return html`<li class="task ${state.toLowerCase()}">
          ${isOpen({ state }) ? html`<a href="#${screen}">${name}</a>` : html`<span>${name}</span>`}
          <span class="state">${words.states[state]}</span>
        </li>`;
      })}
    </ol>
    ${next && html`<div class="send"><a class="button" href="#${next}">${begins ? words.page.begin : words.page.goOn}</a></div>`}
  </section>`;
}

function stay(visit: PortalVisit, { words, locale, place }: Shown): Html {
  const isReleased = visit.state === 'COMPLETED' && visit.isApproved;
  const facts = stayFacts(
    {
      placeName: place?.nickname ?? null,
      placeAddress: isReleased && place?.location ? addressLine(place.location) : null,
      checkInDate: visit.checkInDate,
      checkOutDate: visit.checkOutDate,
      checkInTime: place?.checkInTime ?? null,
      checkOutTime: place?.checkOutTime ?? null,
      numberOfGuests: visit.numberOfGuests,
    },
    words,
    locale,
  );
  return html`<section aria-labelledby="stay">
    <h2 id="stay">${words.page.stay}</h2>
    <dl>
      ${facts.map(
        ([name, value]) =>
          html`<div>
            <dt>${name}</dt>
            <dd><bdi>${value}</bdi></dd>
          </div>`,
      )}
    </dl>
  </section>`;
}

function contact({ name, email, phone, privacyUrl }: Host, { host }: Words): Html {
  if (!email && !phone && !privacyUrl) return html``;
  return html`<footer class="contact" aria-label="${host.label}">
    ${(email || phone) && html`<p>${name ? filled(host.contact, { name }) : host.contactHost}</p>`}
    ${email && html`<a href="mailto:${email}">${email}</a>`}
    ${phone && html`<a href="tel:${phone.replace(/[^+\d]/g, '')}" dir="ltr">${phone}</a>`}
    ${privacyUrl && html`<a href="${privacyUrl}" rel="noreferrer">${host.privacy}</a>`}
  </footer>`;
}

export const unknownPortal = ({ page }: Words): Page => notice(404, page.invalidTitle, page.invalidText);

/** Reveals neither the reservation nor the reason. */
export const closedPortal = ({ page }: Words): Page => notice(403, page.unavailableTitle, page.unavailableText);
