import { type Field, fieldRow, problemSummary } from '../pages/field-row.js';
import { Html, html } from '../pages/html.js';
import type { Page } from '../pages/page.js';
import { PASSKEY_SCRIPT, SECURITY_PATH, passkeyForm } from './passkey-form.js';

export interface OwnFactors {
  mustEnrol: boolean;
  isRecent: boolean;
  hasPassword: boolean;
  totp: boolean;
  recoveryCodes: number;
  passkeys: { id: string; name: string; createdAt: string; lastUsedAt: string | null }[];
  takesPasskeys: boolean;
}

const PASSWORD: Field = {
  name: 'password',
  label: 'Password',
  type: 'password',
  autocomplete: 'current-password',
  required: true,
};
const CODE: Field = {
  name: 'code',
  label: 'Code from your authenticator app',
  type: 'text',
  autocomplete: 'one-time-code',
  required: true,
};
const NAME: Field = {
  name: 'name',
  label: 'Passkey name',
  type: 'text',
  autocomplete: 'off',
  required: true,
  hint: 'For example: work laptop.',
};

const mark = (token: string): Html => html`<input type="hidden" name="form" value="${token}" />`;
const day = (time: string): string =>
  new Intl.DateTimeFormat('en-GB', { dateStyle: 'long', timeZone: 'UTC' }).format(new Date(time));

/** The signed-in user's second factors. `problem`: why the last change was refused. */
export function securityPage(factors: OwnFactors, token: string, problem: string | null): Page {
  const title = 'Two-step sign-in';
  const { totp, passkeys, isRecent, takesPasskeys } = factors;
  const asksPasskey = isRecent ? takesPasskeys : passkeys.length > 0;
  const body = html`<h1>${title}</h1>
    ${problem && html`<div class="problems" role="alert"><p>${problem}</p></div>`}
    ${
      factors.mustEnrol
        ? html`<p>
            <strong>Your account requires a second step.</strong> Set up an authenticator app or a passkey to continue.
          </p>`
        : html`<p><a href="/account">Back to your account</a></p>`
    }
    ${!isRecent && proofForms(factors, token)}
    <h2>Authenticator app</h2>
    <p>${totp ? 'Set up.' : 'Not set up.'}</p>
    ${isRecent && (totp ? button('Remove the authenticator app', 'totp/remove', token) : TOTP_LINK)}
    <h2>Passkeys</h2>
    ${passkeyList(factors, token)} ${isRecent && takesPasskeys && additionForm(token)}
    ${(totp || passkeys.length > 0) && codesPart(factors, token)}`;
  const status = problem ? 400 : 200;
  return {
    status,
    title: problem ? `Please check: ${title}` : title,
    body,
    ...(asksPasskey && { app: PASSKEY_SCRIPT }),
  };
}

const TOTP_LINK = html`<p><a class="button" href="${SECURITY_PATH}/totp">Set up an authenticator app</a></p>`;

function button(label: string, path: string, token: string, more: Html | null = null): Html {
  return html`<form method="post" action="${SECURITY_PATH}/${path}">
    ${mark(token)} ${more}
    <button type="submit" class="plain">${label}</button>
  </form>`;
}

function additionForm(token: string): Html {
  return passkeyForm({
    action: `${SECURITY_PATH}/passkeys`,
    options: `${SECURITY_PATH}/passkeys/options`,
    token,
    button: 'Add a passkey',
    fields: fieldRow(NAME, ''),
  });
}

function passkeyList({ passkeys, isRecent, takesPasskeys }: OwnFactors, token: string): Html {
  if (!takesPasskeys) return html`<p>Passkeys need HTTPS and a host name, so they don’t work at this address.</p>`;
  if (passkeys.length === 0) return html`<p>No passkeys.</p>`;
  return html`<ul>
    ${passkeys.map(
      ({ id, name, createdAt, lastUsedAt }) =>
        html`<li>
          <strong>${name}</strong>: added ${day(createdAt)},
          ${lastUsedAt ? `last used ${day(lastUsedAt)}` : 'never used'}
          ${
            isRecent &&
            button(`Remove ${name}`, 'passkeys/remove', token, html`<input type="hidden" name="id" value="${id}" />`)
          }
        </li>`,
    )}
  </ul>`;
}

function codesPart({ recoveryCodes, isRecent }: OwnFactors, token: string): Html {
  return html`<h2>Recovery codes</h2>
    <p>${recoveryCodes} of 10 left.</p>
    ${isRecent && button('Generate new recovery codes', 'codes', token)}`;
}

/** Asks the user to confirm their identity before a change. */
function proofForms({ hasPassword, totp, passkeys }: OwnFactors, token: string): Html {
  const action = `${SECURITY_PATH}/prove`;
  const form = (kind: string, field: Field) =>
    html`<form method="post" action="${action}" novalidate>
      ${mark(token)}
      <input type="hidden" name="kind" value="${kind}" />
      ${fieldRow(field, '')}
      <button type="submit">Confirm</button>
    </form>`;
  const usesPasskey = passkeys.length > 0;
  const has = hasPassword || totp || usesPasskey;
  return html`<h2>Confirm that it’s you</h2>
    ${
      has
        ? html`<p>Confirm your identity to make changes. You can make changes for the next 10 minutes.</p>`
        : html`<p>To make changes, sign out and sign in again.</p>`
    }
    ${hasPassword && form('password', PASSWORD)} ${totp && form('totp', CODE)}
    ${usesPasskey && passkeyForm({ action, options: `${action}/options`, token, button: 'Use a passkey' })}`;
}

/** Sets up an authenticator app. The QR code is drawn on the server; the key is sent nowhere else. */
export async function totpPage(
  { key, uri }: { key: string; uri: string },
  token: string,
  refused: boolean,
): Promise<Page> {
  const { drawingSVG, qrcode } = await import('bwip-js/generic');
  const title = 'Set up an authenticator app';
  const text = refused ? 'Code incorrect or expired. Enter the code your app shows now.' : undefined;
  const picture = new Html(qrcode({ bcid: 'qrcode', text: uri, scale: 4, padding: 8 }, drawingSVG()));
  const body = html`<h1>${title}</h1>
    ${text && problemSummary([{ field: CODE, text }])}
    <p>Scan the QR code with your authenticator app, or type the key into it. Then enter the code the app shows.</p>
    <div class="code" role="img" aria-label="QR code of the key below">${picture}</div>
    <p>Key: <code>${key.match(/.{1,4}/g)!.join(' ')}</code></p>
    <form method="post" action="${SECURITY_PATH}/totp" novalidate>
      ${mark(token)} ${fieldRow(CODE, '', text)}
      <button type="submit">Turn on</button>
    </form>
    <p class="after"><a href="${SECURITY_PATH}">Cancel</a></p>`;
  return { status: refused ? 400 : 200, title: refused ? `Please check: ${title}` : title, body };
}

/** New recovery codes, shown once. */
export function recoveryPage(codes: string[]): Page {
  const title = 'Save your recovery codes';
  const body = html`<h1>${title}</h1>
    <p>If you lose your device, each code lets you sign in once. We won’t show them again.</p>
    <ul class="codes">
      ${codes.map((code) => html`<li><code>${code}</code></li>`)}
    </ul>
    <p><a class="button" href="${SECURITY_PATH}">I’ve saved them</a></p>`;
  return { status: 200, title, body };
}
