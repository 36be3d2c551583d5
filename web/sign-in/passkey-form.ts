import { type Html, html } from '../pages/html.js';
import type { SignInWords } from './words/en.js';

/** Path of the second-factor settings. */
export const SECURITY_PATH = '/account/security';

/** Path of the second step of a sign-in. */
export const FACTOR_PATH = '/sign-in/factor';

/** The passkey script, for a page's `app`. */
export const PASSKEY_SCRIPT = { script: '/passkeys.js', styles: ['/pages.css'] };

export interface PasskeyForm {
  action: string;
  /** Path from which the script reads the browser's WebAuthn options. */
  options: string;
  token: string;
  button: string;
  fields?: Html | null;
}

/** A form that the script submits with the browser's WebAuthn response. At most one on a page. */
export function passkeyForm(
  { passkey }: SignInWords,
  { action, options, token, button, fields = null }: PasskeyForm,
): Html {
  return html`<form method="post" action="${action}" data-options="${options}">
      <input type="hidden" name="form" value="${token}" />
      <input type="hidden" name="kind" value="passkey" />
      <input type="hidden" name="value" value="" />
      ${fields}
      <button type="submit">${button}</button>
    </form>
    <p class="problem" role="alert" data-passkey-problem hidden>${passkey.unused}</p>
    <noscript><p class="hint">${passkey.needsScript}</p></noscript>`;
}
