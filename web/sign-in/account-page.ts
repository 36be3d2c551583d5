import { type Field, fieldRow, problemSummary } from '../pages/field-row.js';
import { type Html, html } from '../pages/html.js';
import type { Page } from '../pages/page.js';

/** What the account page reads of the signed-in user. */
export interface OwnAccount {
  signedIn: {
    role: string;
    person: { name: string; email: string; lastLoginAt: string | null } | null;
  } | null;
  me: { name: string | null; email: string | null; lastLoginAt: string | null };
  listings: { total: number };
  reservations: { total: number };
  accounts: { total: number };
  mySessions: ShownSession[];
}

interface ShownSession {
  id: string;
  browser: string | null;
  network: string | null;
  createdAt: string;
  lastSeenAt: string;
  isCurrent: boolean;
}

const OLD: Field = {
  name: 'oldPassword',
  label: 'Current password',
  type: 'password',
  autocomplete: 'current-password',
  required: true,
};
const NEW: Field = {
  name: 'newPassword',
  label: 'New password',
  type: 'password',
  autocomplete: 'new-password',
  required: true,
  hint: 'At least 12 characters. Several unrelated words are easy to remember.',
};

/** Result of a password change; `problem` is about the new password. */
export type ChangeShown = { state: 'changed' | 'refused' | 'none' } | { state: 'bad'; problem: string };

/** The signed-in user's account page. `token` protects its forms against cross-site requests. */
export function accountPage(account: OwnAccount, token: string, change: ChangeShown): Page {
  const title = 'Your account';
  const wrong = wrongIn(change);
  const textFor = (field: Field) => wrong.find((each) => each.field === field)?.text;
  const body = html`<h1>${title}</h1>
    <p><a href="/dashboard">Back to the dashboard</a></p>
    ${change.state === 'changed' && html`<p class="done" role="status">Password changed.</p>`} ${facts(account)}
    <h2>Two-step sign-in</h2>
    <p><a href="/account/security">Authenticator app, passkeys and recovery codes</a></p>
    <h2>Change your password</h2>
    <p>This signs you out everywhere else.</p>
    ${wrong.length > 0 && problemSummary(wrong)}
    <form method="post" action="/account/password" novalidate>
      ${formMark(token)}
      <input
        type="text"
        name="username"
        autocomplete="username"
        value="${(account.signedIn?.person ?? account.me).email}"
        readonly
        hidden
      />
      ${[OLD, NEW].map((field) => fieldRow(field, '', textFor(field)))}
      <button type="submit">Change password</button>
    </form>
    ${sessions(account.mySessions, token)}
    <h2>Sign out</h2>
    <form method="post" action="/sign-out">
      ${formMark(token)}
      <button type="submit" class="plain">Sign out</button>
    </form>`;
  return { status: wrong.length > 0 ? 400 : 200, title: wrong.length > 0 ? `Please check: ${title}` : title, body };
}

function wrongIn(change: ChangeShown): { field: Field; text: string }[] {
  if (change.state === 'refused') return [{ field: OLD, text: 'Current password is incorrect.' }];
  if (change.state === 'bad') return [{ field: NEW, text: `${NEW.label} ${change.problem}.` }];
  return [];
}

const formMark = (token: string): Html => html`<input type="hidden" name="form" value="${token}" />`;

function facts({ me, signedIn, listings, reservations, accounts }: OwnAccount): Html {
  const who = signedIn?.person ?? me;
  const lines: [string, Html | string | number][] = [
    ['Name', who.name ?? '–'],
    ['Email', who.email ?? '–'],
    ...(who === me ? [] : [['Account', me.name ?? '–'] as [string, string]]),
    ['Role', (signedIn?.role ?? 'OWNER').toLowerCase()],
    ['Last sign-in', who.lastLoginAt ? momentOf(who.lastLoginAt) : '–'],
    ['Listings', listings.total],
    ['Reservations', reservations.total],
    ['Sub-accounts', accounts.total],
  ];
  return html`<dl class="wide">
    ${lines.map(
      ([name, value]) =>
        html`<div>
          <dt>${name}</dt>
          <dd>${value}</dd>
        </div>`,
    )}
  </dl>`;
}

/** Active sessions, each with a button to end it. */
function sessions(all: ShownSession[], token: string): Html {
  const others = all.filter(({ isCurrent }) => !isCurrent);
  const item = ({ id, browser, network, createdAt, lastSeenAt, isCurrent }: ShownSession) =>
    html`<li>
      <p>
        <strong>${browser ?? 'Unknown browser'}</strong>${isCurrent && ' (this one)'}<br />
        Signed in ${momentOf(createdAt)}${network && network !== 'unknown' && ` from ${network}`}<br />
        Last used ${momentOf(lastSeenAt)}
      </p>
      ${!isCurrent && endForm(token, 'End session', id)}
    </li>`;
  return html`<h2 id="sessions">Your sessions</h2>
    <ul class="sessions">
      ${all.map(item)}
    </ul>
    ${others.length > 1 && endForm(token, 'End all other sessions')}`;
}

function endForm(token: string, label: string, id?: string): Html {
  return html`<form method="post" action="/account/sessions">
    ${formMark(token)} ${id && html`<input type="hidden" name="id" value="${id}" />`}
    <button type="submit" class="plain">${label}</button>
  </form>`;
}

function momentOf(time: string): Html {
  const shown = { dateStyle: 'long', timeStyle: 'short', timeZone: 'UTC' } as const;
  return html`<time datetime="${time}">${new Intl.DateTimeFormat('en-GB', shown).format(new Date(time))} UTC</time>`;
}
