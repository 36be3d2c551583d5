import { type Field, type Filled, fieldRow, problemSummary } from '../pages/field-row.js';
import { type Html, html } from '../pages/html.js';
import { type Page, notice } from '../pages/page.js';

/** Named as password managers expect. */
const FIELDS: Field[] = [
  { name: 'email', label: 'Email', type: 'email', autocomplete: 'username', required: true },
  { name: 'password', label: 'Password', type: 'password', autocomplete: 'current-password', required: true },
];

const REFUSED = 'Email or password is incorrect.';

/** Required fields that were left empty. */
export function missingIn(filled: Filled): Field[] {
  return FIELDS.filter(({ name }) => !filled[name]?.trim());
}

/** An account to choose from when email and password open several. */
export interface Choice {
  id: string;
  name: string | null;
}

export interface SignInForm {
  /** Protects the form against cross-site requests. */
  token: string;
  filled?: Filled;
  /** Required fields that were left empty. */
  missing?: Field[];
  /** Email and password match no account. */
  refused?: boolean;
  /** Accounts that email and password open, to choose one from. */
  choices?: Choice[];
  /** Whether passwords can be reset by email. */
  mailsResets: boolean;
}

/** The sign-in form. It does not reveal which of email and password was wrong, and never shows the password again. */
export function signInPage({ token, filled = {}, ...form }: SignInForm): Page {
  const { missing = [], refused = false, choices = [], mailsResets } = form;
  const title = choices.length > 0 ? 'Choose an account' : 'Sign in';
  const wrong = missing.map((field) => ({ field, text: `${field.label} is required.` }));
  const problems = refused ? [{ field: FIELDS[0]!, text: REFUSED }] : wrong;
  const row = (field: Field) => {
    const value = field.name === 'email' ? (filled.email ?? '') : '';
    return fieldRow(field, value, wrong.find((each) => each.field === field)?.text);
  };
  const isConfirming = Boolean(filled.confirm);
  const body = html`<h1>${title}</h1>
    ${isConfirming && html`<p>Sign in to confirm your email address.</p>`}
    ${choices.length > 0 && html`<p>You have access to several accounts. Choose one and enter your password again.</p>`}
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
        ? html`<p class="after"><a href="/password">Forgot your password?</a></p>`
        : html`<p class="hint after">
            Forgot your password? This service does not send email: ask your account administrator for a new one.
          </p>`
    }`;
  const status = refused ? 401 : wrong.length > 0 ? 400 : 200;
  return { status, title: status === 200 ? title : `Please check: ${title}`, body };
}

/** Radio buttons for the accounts; the first is preselected. */
function choiceRows(choices: Choice[]): Html {
  return html`<fieldset class="field">
    <legend>Account</legend>
    ${choices.map(
      ({ id, name }, n) =>
        html`<p>
          <input type="radio" id="choice-${n}" name="choice" value="${id}" ${n === 0 && html`checked`} />
          <label for="choice-${n}">${name ?? 'Unnamed account'}</label>
        </p>`,
    )}
  </fieldset>`;
}

/** Shown only after a correct password. No session has started. */
export const unconfirmedPage = notice(
  403,
  'Confirm your email address',
  'We have sent you a link. Open it and sign in there. You only need to do this once per address.',
);

/** Shown only after a correct password. */
export const shutPage = notice(403, 'Your account is not available', 'Contact your account administrator.');

/** For a form with a missing or invalid cross-site token. */
export const oldFormPage: Page = {
  ...notice(403, 'This form has expired'),
  body: html`<h1>This form has expired</h1>
    <p>Nothing was changed. Open the page again and resubmit the form.</p>
    <p><a class="button" href="/account">Open the page again</a></p>`,
};

/** For too many sign-in attempts. */
export const tooManyTries = notice(429, 'Too many attempts', 'Wait a few minutes, then try again.');
