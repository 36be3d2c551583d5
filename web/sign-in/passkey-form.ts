import { type Html, html } from '../pages/html.js';

/** Where second factors are set up. */
export const SECURITY_PATH = '/account/security';

/** Where the second step of a sign-in is taken. */
export const FACTOR_PATH = '/sign-in/factor';

/** The script of passkeys, for a page's `app`. */
export const PASSKEY_SCRIPT = { script: '/passkeys.js', styles: ['/pages.css'] };

export interface PasskeyForm {
  action: string;
  /** Where the script gets the options of the browser. */
  options: string;
  token: string;
  button: string;
  fields?: Html | null;
}

/** A form that the script sends with the browser's answer. A page has one at most. */
export function passkeyForm({ action, options, token, button, fields = null }: PasskeyForm): Html {
  return html`<form method="post" action="${action}" data-options="${options}">
      <input type="hidden" name="form" value="${token}" />
      <input type="hidden" name="kind" value="passkey" />
      <input type="hidden" name="value" value="" />
      ${fields}
      <button type="submit">${button}</button>
    </form>
    <p class="problem" role="alert" data-passkey-problem hidden>
      Your browser did not use a passkey. Try again, or use another way to sign in.
    </p>
    <noscript><p class="hint">Passkeys need JavaScript.</p></noscript>`;
}
