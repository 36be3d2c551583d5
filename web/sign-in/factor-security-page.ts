import { type Field, fieldRow, problemSummary } from '../pages/field-row.js';
import { Html, html } from '../pages/html.js';
import type { Page } from '../pages/page.js';
import { codeField, passwordField } from './fields.js';
import { PASSKEY_SCRIPT, SECURITY_PATH, passkeyForm } from './passkey-form.js';
import type { SignInWords } from './words/en.js';

export interface OwnFactors {
  mustEnrol: boolean;
  isRecent: boolean;
  hasPassword: boolean;
  totp: boolean;
  recoveryCodes: number;
  passkeys: { id: string; name: string; createdAt: string; lastUsedAt: string | null }[];
  takesPasskeys: boolean;
}

const mark = (token: string): Html => html`<input type="hidden" name="form" value="${token}" />`;

/** The signed-in user's second factors. `refused`: the last change or proof was. */
export function securityPage(words: SignInWords, factors: OwnFactors, token: string, refused: boolean): Page {
  const { security } = words;
  const { totp, passkeys, isRecent, takesPasskeys } = factors;
  const asksPasskey = isRecent ? takesPasskeys : passkeys.length > 0;
  const setUp = html`<p><a class="button" href="${SECURITY_PATH}/totp">${security.setUpApp}</a></p>`;
  const body = html`${!factors.mustEnrol && html`<p class="back"><a href="/account">${security.back}</a></p>`}
    <h1>${security.title}</h1>
    ${refused && html`<div class="problems" role="alert"><p>${words.problems.noMatch}</p></div>`}
    ${factors.mustEnrol && html`<p>${security.mustEnrol()}</p>`} ${!isRecent && proofForms(words, factors, token)}
    <section class="panel">
      <h2>${security.app}</h2>
      <p>${totp ? security.appIsSet : security.appIsNotSet}</p>
      ${isRecent && (totp ? button(security.removeApp, 'totp/remove', token) : setUp)}
    </section>
    <section class="panel">
      <h2>${security.passkeys}</h2>
      ${passkeyList(words, factors, token)} ${isRecent && takesPasskeys && additionForm(words, token)}
    </section>
    ${(totp || passkeys.length > 0) && codesPart(words, factors, token)}`;
  return {
    status: refused ? 400 : 200,
    title: refused ? words.form.checkTitle(security.title) : security.title,
    body,
    isSettings: true,
    ...(asksPasskey && { app: PASSKEY_SCRIPT }),
  };
}

function button(label: string, path: string, token: string, more: Html | null = null): Html {
  return html`<form method="post" action="${SECURITY_PATH}/${path}">
    ${mark(token)} ${more}
    <button type="submit" class="plain">${label}</button>
  </form>`;
}

function additionForm(words: SignInWords, token: string): Html {
  const { passkeyName: label, passkeyNameHint: hint } = words.fields;
  const name: Field = { name: 'name', label, type: 'text', autocomplete: 'off', required: true, hint };
  return passkeyForm(words, {
    action: `${SECURITY_PATH}/passkeys`,
    options: `${SECURITY_PATH}/passkeys/options`,
    token,
    button: words.security.addPasskey,
    fields: fieldRow(words.form, name, ''),
  });
}

function passkeyList({ security, locale }: SignInWords, factors: OwnFactors, token: string): Html {
  const { passkeys, isRecent, takesPasskeys } = factors;
  if (!takesPasskeys) return html`<p>${security.passkeysNeedHttps}</p>`;
  if (passkeys.length === 0) return html`<p>${security.noPasskeys}</p>`;
  const format = new Intl.DateTimeFormat(locale, { dateStyle: 'long', timeZone: 'UTC' });
  const day = (time: string) => format.format(new Date(time));
  const removal = (id: string, name: string) =>
    button(
      security.removePasskey(name),
      'passkeys/remove',
      token,
      html`<input type="hidden" name="id" value="${id}" />`,
    );
  return html`<ul class="items">
    ${passkeys.map(
      ({ id, name, createdAt, lastUsedAt }) =>
        html`<li>
          <p><strong>${name}</strong>: ${security.passkeyFacts(day(createdAt), lastUsedAt && day(lastUsedAt))}</p>
          ${isRecent && removal(id, name)}
        </li>`,
    )}
  </ul>`;
}

function codesPart({ security }: SignInWords, { recoveryCodes, isRecent }: OwnFactors, token: string): Html {
  return html`<section class="panel">
    <h2>${security.codes}</h2>
    <p>${security.codesLeft(recoveryCodes)}</p>
    ${isRecent && button(security.newCodes, 'codes', token)}
  </section>`;
}

/** Asks the user to confirm their identity before a change. */
function proofForms(words: SignInWords, { hasPassword, totp, passkeys }: OwnFactors, token: string): Html {
  const { factor, fields, security } = words;
  const action = `${SECURITY_PATH}/prove`;
  const form = (kind: string, field: Field) =>
    html`<form method="post" action="${action}" novalidate>
      ${mark(token)}
      <input type="hidden" name="kind" value="${kind}" />
      ${fieldRow(words.form, field, '')}
      <button type="submit">${factor.confirm}</button>
    </form>`;
  const usesPasskey = passkeys.length > 0;
  const has = hasPassword || totp || usesPasskey;
  return html`<section class="panel">
    <h2>${factor.title}</h2>
    <p>${has ? security.prove : security.signInAgain}</p>
    ${hasPassword && form('password', passwordField('password', fields.password))}
    ${totp && form('totp', codeField(words))}
    ${usesPasskey && passkeyForm(words, { action, options: `${action}/options`, token, button: factor.passkey })}
  </section>`;
}

/** Sets up an authenticator app. The QR code is drawn on the server; the key is sent nowhere else. */
export async function totpPage(
  words: SignInWords,
  { key, uri }: { key: string; uri: string },
  token: string,
  refused: boolean,
): Promise<Page> {
  const { drawingSVG, qrcode } = await import('bwip-js/generic');
  const { form, security, totp } = words;
  const code = codeField(words);
  const text = refused ? words.problems.codeNow : undefined;
  const picture = new Html(qrcode({ bcid: 'qrcode', text: uri, scale: 4, padding: 8 }, drawingSVG()));
  const body = html`<h1>${security.setUpApp}</h1>
    ${text && problemSummary(form, [{ field: code, text }])}
    <p>${totp.text}</p>
    <div class="code" role="img" aria-label="${totp.picture}">${picture}</div>
    <p>${totp.key} <code>${key.match(/.{1,4}/g)!.join(' ')}</code></p>
    <form method="post" action="${SECURITY_PATH}/totp" novalidate>
      ${mark(token)} ${fieldRow(form, code, '', text)}
      <button type="submit">${totp.turnOn}</button>
    </form>
    <p class="after"><a href="${SECURITY_PATH}">${totp.cancel}</a></p>`;
  const title = refused ? form.checkTitle(security.setUpApp) : security.setUpApp;
  return { status: refused ? 400 : 200, title, body };
}

/** New recovery codes, shown once. */
export function recoveryPage({ recovery }: SignInWords, codes: string[]): Page {
  const body = html`<h1>${recovery.title}</h1>
    <p>${recovery.text}</p>
    <ul class="codes">
      ${codes.map((code) => html`<li><code>${code}</code></li>`)}
    </ul>
    <p><a class="button" href="${SECURITY_PATH}">${recovery.saved}</a></p>`;
  return { status: 200, title: recovery.title, body };
}
