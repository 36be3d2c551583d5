import { type Field, type Filled, fieldRow, problemSummary } from '../pages/field-row.js';
import { type Html, html } from '../pages/html.js';
import { type Page, linked, notice } from '../pages/page.js';
import { emailField, passwordField } from './fields.js';
import type { SignInWords } from './words/en.js';

const fieldsOf = ({ fields }: SignInWords): Field[] => [
  emailField(fields.email),
  passwordField('password', fields.password),
];

/** Names of required fields that were left empty. */
export function missingIn(filled: Filled): string[] {
  return ['email', 'password'].filter((name) => !filled[name]?.trim());
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
  /** Names of required fields that were left empty. */
  missing?: string[];
  /** Email and password match no account. */
  refused?: boolean;
  /** Accounts that email and password open, to choose one from. */
  choices?: Choice[];
  /** Whether passwords can be reset by email. */
  mailsResets: boolean;
}

/** The sign-in form. It does not reveal which of email and password was wrong, and never shows the password again. */
export function signInPage(words: SignInWords, { token, filled = {}, ...form }: SignInForm): Page {
  const { signIn, problems } = words;
  const { missing = [], refused = false, choices = [], mailsResets } = form;
  const fields = fieldsOf(words);
  const title = choices.length > 0 ? signIn.chooseTitle : signIn.title;
  const wrong = fields
    .filter(({ name }) => missing.includes(name))
    .map((field) => ({ field, text: problems.required(field.label) }));
  const told = refused ? [{ field: fields[0]!, text: signIn.refused }] : wrong;
  const row = (field: Field) => {
    const value = field.name === 'email' ? (filled.email ?? '') : '';
    return fieldRow(words.form, field, value, wrong.find((each) => each.field === field)?.text);
  };
  const isConfirming = Boolean(filled.confirm);
  // Without an action, the form keeps the part of the address after `#`: the page of the dashboard to open. A
  // link that confirms an address of email is a page of its own.
  const action = isConfirming && html`action="/sign-in"`;
  const body = html`<h1>${title}</h1>
    ${isConfirming && html`<p>${signIn.confirm}</p>`} ${choices.length > 0 && html`<p>${signIn.choose}</p>`}
    ${told.length > 0 && problemSummary(words.form, told)}
    <form method="post" ${action} novalidate>
      <input type="hidden" name="form" value="${token}" />
      ${isConfirming && html`<input type="hidden" name="confirm" value="${filled.confirm}" />`}
      ${choices.length > 0 && choiceRows(words, choices)} ${fields.map(row)}
      ${mailsResets && html`<p class="forgotten"><a href="/password">${signIn.forgotten}</a></p>`}
      <button type="submit">${signIn.title}</button>
    </form>
    <p class="ways">
      <a class="button plain" href="/sign-in/passkey">${signIn.passkey}</a>
      <a class="button plain" href="/sign-in/sso">${signIn.singleSignOn}</a>
    </p>
    ${!mailsResets && html`<p class="hint">${signIn.noMail}</p>`}`;
  const status = refused ? 401 : wrong.length > 0 ? 400 : 200;
  const app = { script: '/asked-page.js', styles: ['/pages.css'] };
  return { status, title: status === 200 ? title : words.form.checkTitle(title), body, app };
}

/** Radio buttons for the accounts; the first is preselected. */
function choiceRows({ signIn }: SignInWords, choices: Choice[]): Html {
  return html`<fieldset class="field">
    <legend>${signIn.account}</legend>
    ${choices.map(
      ({ id, name }, n) =>
        html`<p class="choice">
          <input type="radio" id="choice-${n}" name="choice" value="${id}" ${n === 0 && html`checked`} />
          <label for="choice-${n}">${name ?? signIn.unnamed}</label>
        </p>`,
    )}
  </fieldset>`;
}

/** Shown only after a correct password. No session has started. */
export const unconfirmedPage = ({ unconfirmed }: SignInWords): Page => notice(403, unconfirmed.title, unconfirmed.text);

/** Shown only after a correct password. */
export const shutPage = ({ shut }: SignInWords): Page => notice(403, shut.title, shut.text);

/** For a form with a missing or invalid cross-site token. */
export const oldFormPage = ({ oldForm }: SignInWords): Page =>
  linked(403, oldForm.title, oldForm.text, { to: '/account', text: oldForm.again });

/** For too many sign-in attempts. */
export const tooManyTries = ({ tooMany }: SignInWords): Page => notice(429, tooMany.title, tooMany.tries);

/** For too many forms from one IP address. */
export const tooManyForms = ({ tooMany }: SignInWords): Page => notice(429, tooMany.title, tooMany.forms);
