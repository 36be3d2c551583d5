import type { InputProblem } from '#kit/failure.js';
import { type Field, fieldRow, problemSummary } from '../pages/field-row.js';
import { type Html, html } from '../pages/html.js';
import type { Page } from '../pages/page.js';
import { newPasswordField, passwordField, problemText } from './fields.js';
import type { SignInWords } from './words/en.js';

/** What the account page reads of the signed-in user. */
export interface OwnAccount {
  signedIn: {
    role: 'OWNER' | 'MANAGER' | 'VIEWER';
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

/** Result of a password change; `problem` is about the new password. */
export type ChangeShown = { state: 'changed' | 'refused' | 'none' } | { state: 'bad'; problem: InputProblem };

/** The signed-in user's account page. `token` protects its forms against cross-site requests. */
export function accountPage(words: SignInWords, account: OwnAccount, token: string, change: ChangeShown): Page {
  const { account: own, form } = words;
  const fields = [
    passwordField('oldPassword', words.fields.currentPassword),
    newPasswordField(words, 'newPassword', words.fields.newPassword),
  ] as const;
  const wrong = wrongIn(words, fields, change);
  const textFor = (field: Field) => wrong.find((each) => each.field === field)?.text;
  const body = html`<p class="back"><a href="/dashboard">${own.back}</a></p>
    <h1>${own.title}</h1>
    ${change.state === 'changed' && html`<p class="done" role="status">${own.passwordChanged}</p>`}
    <section class="panel">${facts(words, account)}</section>
    <section class="panel">
      <h2>${words.security.title}</h2>
      <p><a href="/account/security">${own.factors}</a></p>
    </section>
    <section class="panel">
      <h2>${own.changePassword}</h2>
      <p>${own.changeText}</p>
      ${wrong.length > 0 && problemSummary(form, wrong)}
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
        ${fields.map((field) => fieldRow(form, field, '', textFor(field)))}
        <button type="submit">${own.change}</button>
      </form>
    </section>
    <section class="panel">${sessions(words, account.mySessions, token)}</section>
    <section class="panel">
      <h2>${own.signOut}</h2>
      <form method="post" action="/sign-out">
        ${formMark(token)}
        <button type="submit" class="plain">${own.signOut}</button>
      </form>
    </section>`;
  const isWrong = wrong.length > 0;
  return {
    status: isWrong ? 400 : 200,
    title: isWrong ? form.checkTitle(own.title) : own.title,
    isSettings: true,
    body,
  };
}

function wrongIn(words: SignInWords, [old, next]: readonly [Field, Field], change: ChangeShown) {
  if (change.state === 'refused') return [{ field: old, text: words.problems.currentPassword }];
  if (change.state === 'bad') return [{ field: next, text: problemText(words, next, change.problem) }];
  return [];
}

const formMark = (token: string): Html => html`<input type="hidden" name="form" value="${token}" />`;

function facts(words: SignInWords, { me, signedIn, listings, reservations, accounts }: OwnAccount): Html {
  const { facts: names, roles } = words.account;
  const who = signedIn?.person ?? me;
  const number = new Intl.NumberFormat(words.locale);
  const lines: [string, Html | string][] = [
    [names.name, who.name ?? '–'],
    [names.email, who.email ?? '–'],
    ...(who === me ? [] : [[names.account, me.name ?? '–'] as [string, string]]),
    [names.role, roles[signedIn?.role ?? 'OWNER']],
    [names.lastSignIn, who.lastLoginAt ? momentOf(words, who.lastLoginAt) : '–'],
    [names.listings, number.format(listings.total)],
    [names.reservations, number.format(reservations.total)],
    [names.subAccounts, number.format(accounts.total)],
  ];
  return html`<dl>
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
function sessions(words: SignInWords, all: ShownSession[], token: string): Html {
  const { account: own } = words;
  const others = all.filter(({ isCurrent }) => !isCurrent);
  const item = ({ id, browser, network, createdAt, lastSeenAt, isCurrent }: ShownSession) =>
    html`<li>
      <p>
        <strong>${browserIn(words, browser)}</strong>${isCurrent && ` ${own.thisOne}`}<br />
        ${own.signedIn(momentOf(words, createdAt), network === 'unknown' ? null : network)}<br />
        ${own.lastUsed(momentOf(words, lastSeenAt))}
      </p>
      ${!isCurrent && endForm(token, own.end, id)}
    </li>`;
  return html`<h2 id="sessions">${own.sessions}</h2>
    <ul class="items">
      ${all.map(item)}
    </ul>
    ${others.length > 1 && endForm(token, own.endOthers)}`;
}

/** The kind of browser, stored as `Firefox on Windows` or `Browser on Linux`: names of products, and words of ours. */
function browserIn({ account: own }: SignInWords, kind: string | null): string {
  if (!kind) return own.unknownBrowser;
  const [name, system] = kind.split(' on ') as [string, string?];
  const browser = name === 'Browser' ? own.browser : name;
  return system ? own.browserOn(browser, system) : browser;
}

function endForm(token: string, label: string, id?: string): Html {
  return html`<form method="post" action="/account/sessions">
    ${formMark(token)} ${id && html`<input type="hidden" name="id" value="${id}" />`}
    <button type="submit" class="plain">${label}</button>
  </form>`;
}

function momentOf({ locale }: SignInWords, time: string): Html {
  const format = new Intl.DateTimeFormat(locale, {
    dateStyle: 'long',
    timeStyle: 'short',
    timeZone: 'UTC',
  });
  return html`<time datetime="${time}">${format.format(new Date(time))} UTC</time>`;
}
