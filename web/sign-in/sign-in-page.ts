import { type Field, type Filled, fieldRow, problemSummary } from '../pages/field-row.js';
import { type Html, html } from '../pages/html.js';
import { type Page, notice } from '../pages/page.js';

/** Spelled as password stores know them. */
const FIELDS: Field[] = [
  { name: 'email', label: 'E-mail', type: 'email', autocomplete: 'username', required: true },
  { name: 'password', label: 'Password', type: 'password', autocomplete: 'current-password', required: true },
];

const REFUSED = 'E-mail and password do not belong together.';

/** The fields that were left empty. */
export function missingIn(filled: Filled): Field[] {
  return FIELDS.filter(({ name }) => !filled[name]?.trim());
}

/** An account that e-mail and password open, where they open several. */
export interface Choice {
  id: string;
  name: string | null;
}

export interface SignInForm {
  /** Shows that the form is one of ours. */
  token: string;
  filled?: Filled;
  /** Fields that need a text. */
  missing?: Field[];
  /** Both were filled in, and they are not those of an account. */
  refused?: boolean;
  /** Both were right for all of these: one is to be chosen. */
  choices?: Choice[];
  /** Whether a new password can be asked for by mail. */
  mailsResets: boolean;
}

/** The form. What was wrong with e-mail or password it does not tell; the password is never shown again. */
export function signInPage({ token, filled = {}, ...form }: SignInForm): Page {
  const { missing = [], refused = false, choices = [], mailsResets } = form;
  const title = choices.length > 0 ? 'Choose an account' : 'Sign in';
  const wrong = missing.map((field) => ({ field, text: `${field.label} is needed.` }));
  const problems = refused ? [{ field: FIELDS[0]!, text: REFUSED }] : wrong;
  const row = (field: Field) => {
    const value = field.name === 'email' ? (filled.email ?? '') : '';
    return fieldRow(field, value, wrong.find((each) => each.field === field)?.text);
  };
  const isConfirming = Boolean(filled.confirm);
  const body = html`<h1>${title}</h1>
    ${isConfirming && html`<p>Sign in to confirm that this e-mail address is yours.</p>`}
    ${choices.length > 0 && html`<p>You sign in to several accounts. Choose one and enter your password again.</p>`}
    ${problems.length > 0 && problemSummary(problems)}
    <form method="post" action="/sign-in" novalidate>
      <input type="hidden" name="form" value="${token}" />
      ${isConfirming && html`<input type="hidden" name="confirm" value="${filled.confirm}" />`}
      ${choices.length > 0 && choiceRows(choices)} ${FIELDS.map(row)}
      <button type="submit">Sign in</button>
    </form>
    <p class="after"><a href="/sign-in/passkey">Sign in with a passkey</a></p>
    <p><a href="/sign-in/sso">Sign in with single sign-on</a></p>
    ${
      mailsResets
        ? html`<p class="after"><a href="/password">You have forgotten your password?</a></p>`
        : html`<p class="hint after">
            You have forgotten your password? Whoever manages your account can give it a new one; this service sends no
            mail.
          </p>`
    }`;
  const status = refused ? 401 : wrong.length > 0 ? 400 : 200;
  return { status, title: status === 200 ? title : `Please check: ${title}`, body };
}

/** The first is chosen unless another one is. */
function choiceRows(choices: Choice[]): Html {
  return html`<fieldset class="field">
    <legend>Account</legend>
    ${choices.map(
      ({ id, name }, n) =>
        html`<p>
          <input type="radio" id="choice-${n}" name="choice" value="${id}" ${n === 0 && html`checked`} />
          <label for="choice-${n}">${name ?? 'Account without a name'}</label>
        </p>`,
    )}
  </fieldset>`;
}

/** Shown only to whoever has the password; no session has begun. */
export const unconfirmedPage = notice(
  403,
  'Confirm your e-mail address',
  'We have sent you a link. Open it and sign in there: you need to do this once for each address.',
);

/** Shown only to whoever has the password. */
export const shutPage = notice(
  403,
  'Your account is not available right now',
  'Please talk to whoever gave it to you.',
);

/** A form that is not one of ours, or whose cookie is gone. */
export const oldFormPage: Page = {
  ...notice(403, 'This form cannot be used any more'),
  body: html`<h1>This form cannot be used any more</h1>
    <p>Nothing has been changed. Please open the page again and fill in its form.</p>
    <p><a class="button" href="/account">Open the page again</a></p>`,
};

/** So many tries that the next one has to wait. */
export const tooManyTries = notice(429, 'Too many tries', 'Please wait some minutes and try again.');
