import { type Field, fieldRow, problemSummary } from '../pages/field-row.js';
import { type Html, html } from '../pages/html.js';
import type { Page } from '../pages/page.js';
import { FACTOR_PATH, PASSKEY_SCRIPT, passkeyForm } from './passkey-form.js';

export interface PendingFactors {
  totp: boolean;
  passkey: boolean;
  recovery: boolean;
}

const CODE: Field = {
  name: 'code',
  label: 'Code from your authenticator app',
  type: 'text',
  autocomplete: 'one-time-code',
  required: true,
};
const RECOVERY: Field = {
  name: 'recovery',
  label: 'Recovery code',
  type: 'text',
  autocomplete: 'off',
  required: true,
  hint: 'One of the ten codes you saved. Each code works once.',
};

/** A form for one kind of code. `refused`: the last code was wrong. */
function codeForm(action: string, kind: 'totp' | 'recovery', token: string, refused: boolean): Html {
  const field = kind === 'totp' ? CODE : RECOVERY;
  return html`<form method="post" action="${action}" novalidate>
    <input type="hidden" name="form" value="${token}" />
    <input type="hidden" name="kind" value="${kind}" />
    ${fieldRow(field, '', refused ? 'Code incorrect, expired or already used. Try again.' : undefined)}
    <button type="submit">${kind === 'totp' ? 'Confirm' : 'Use a recovery code'}</button>
  </form>`;
}

/** The second step of a sign-in. `refused` names the factor that was just refused. */
export function factorPage(factors: PendingFactors, token: string, refused: string | null): Page {
  const title = 'Confirm that it’s you';
  const wrong = { totp: CODE, recovery: RECOVERY }[refused ?? ''];
  const body = html`<h1>${title}</h1>
    ${wrong && problemSummary([{ field: wrong, text: 'Code incorrect, expired or already used. Try again.' }])}
    ${
      refused === 'passkey' &&
      html`<div class="problems" role="alert"><p>This passkey was not accepted. Try again.</p></div>`
    }
    ${
      factors.passkey &&
      passkeyForm({
        action: FACTOR_PATH,
        options: `${FACTOR_PATH}/options`,
        token,
        button: 'Use a passkey',
      })
    }
    ${factors.totp && codeForm(FACTOR_PATH, 'totp', token, refused === 'totp')}
    ${factors.recovery && html`<h2>Lost your device?</h2>`}
    ${factors.recovery && codeForm(FACTOR_PATH, 'recovery', token, refused === 'recovery')}
    <p class="after"><a href="/sign-in">Start again</a></p>`;
  const status = refused ? 401 : 200;
  return {
    status,
    title: refused ? `Please check: ${title}` : title,
    body,
    ...(factors.passkey && { app: PASSKEY_SCRIPT }),
  };
}

/** Sign-in with a passkey alone. */
export function passkeyPage(token: string, refused: boolean): Page {
  const title = 'Sign in with a passkey';
  const body = html`<h1>${title}</h1>
    ${
      refused &&
      html`<div class="problems" role="alert">
        <p>This passkey was not accepted. Try again, or sign in with your password.</p>
      </div>`
    }
    <p>Your device asks for your fingerprint, face or PIN. You don’t need your email or password.</p>
    ${passkeyForm({ action: '/sign-in/passkey', options: '/sign-in/passkey/options', token, button: title })}
    <p class="after"><a href="/sign-in">Sign in with a password</a></p>`;
  return { status: refused ? 401 : 200, title, body, app: PASSKEY_SCRIPT };
}
