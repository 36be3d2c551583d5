import { type Field, fieldRow, problemSummary } from '../pages/field-row.js';
import { type Html, html } from '../pages/html.js';
import type { Page } from '../pages/page.js';
import { codeField } from './fields.js';
import { FACTOR_PATH, PASSKEY_SCRIPT, passkeyForm } from './passkey-form.js';
import type { SignInWords } from './words/en.js';

export interface PendingFactors {
  totp: boolean;
  passkey: boolean;
  recovery: boolean;
}

function recoveryField({ fields }: SignInWords): Field {
  const { recovery: label, recoveryHint: hint } = fields;
  return { name: 'recovery', label, type: 'text', autocomplete: 'off', required: true, hint };
}

/** A form for one kind of code, sent to the page's own address. `refused`: the last code was wrong. */
function codeForm(words: SignInWords, kind: 'totp' | 'recovery', token: string, refused: boolean): Html {
  const { factor, form, problems } = words;
  const field = kind === 'totp' ? codeField(words) : recoveryField(words);
  return html`<form method="post" novalidate>
    <input type="hidden" name="form" value="${token}" />
    <input type="hidden" name="kind" value="${kind}" />
    ${fieldRow(form, field, '', refused ? problems.codeRefused : undefined)}
    <button type="submit">${kind === 'totp' ? factor.confirm : factor.useRecovery}</button>
  </form>`;
}

const alert = (text: string): Html => html`<div class="problems" role="alert"><p>${text}</p></div>`;

/** The second step of a sign-in. `refused` names the factor that was just refused. */
export function factorPage(words: SignInWords, factors: PendingFactors, token: string, refused: string | null): Page {
  const { factor, form, problems } = words;
  const wrong = { totp: codeField(words), recovery: recoveryField(words) }[refused ?? ''];
  const options = `${FACTOR_PATH}/options`;
  const body = html`<h1>${factor.title}</h1>
    ${wrong && problemSummary(form, [{ field: wrong, text: problems.codeRefused }])}
    ${refused === 'passkey' && alert(factor.passkeyRefused)}
    ${factors.passkey && passkeyForm(words, { action: FACTOR_PATH, options, token, button: factor.passkey })}
    ${factors.totp && codeForm(words, 'totp', token, refused === 'totp')}
    ${factors.recovery && html`<h2>${factor.lost}</h2>`}
    ${factors.recovery && codeForm(words, 'recovery', token, refused === 'recovery')}
    <p class="after"><a href="/sign-in">${factor.startAgain}</a></p>`;
  const title = refused ? form.checkTitle(factor.title) : factor.title;
  return { status: refused ? 401 : 200, title, body, ...(factors.passkey && { app: PASSKEY_SCRIPT }) };
}

/** Sign-in with a passkey alone. */
export function passkeyPage(words: SignInWords, token: string, refused: boolean): Page {
  const title = words.signIn.passkey;
  const options = '/sign-in/passkey/options';
  const body = html`<h1>${title}</h1>
    ${refused && alert(words.passkey.refused)}
    <p>${words.passkey.text}</p>
    ${passkeyForm(words, { action: '/sign-in/passkey', options, token, button: title })}
    <p class="after"><a href="/sign-in">${words.signIn.withPassword}</a></p>`;
  return { status: refused ? 401 : 200, title, body, app: PASSKEY_SCRIPT };
}
