import type { InputProblem } from '#kit/failure.js';
import { fieldRow, problemSummary } from '../pages/field-row.js';
import { html } from '../pages/html.js';
import { type Page, linked, notice } from '../pages/page.js';
import { emailField, newPasswordField, problemText } from './fields.js';
import type { SignInWords } from './words/en.js';

/** Asks for the email address to send a password reset link to. `token` protects against cross-site requests. */
export function forgottenPage({ form, password, ...words }: SignInWords, token: string, isEmpty = false): Page {
  const email = emailField(words.fields.email);
  const text = isEmpty ? words.problems.required(email.label) : undefined;
  const body = html`<h1>${password.title}</h1>
    <p>${password.text}</p>
    ${text && problemSummary(form, [{ field: email, text }])}
    <form method="post" action="/password" novalidate>
      <input type="hidden" name="form" value="${token}" />
      ${fieldRow(form, email, '', text)}
      <button type="submit">${password.send}</button>
    </form>
    <p class="after"><a href="/sign-in">${password.back}</a></p>`;
  return { status: isEmpty ? 400 : 200, title: isEmpty ? form.checkTitle(password.title) : password.title, body };
}

/** Shown for every address, so that it does not reveal who has an account. */
export const linkOnItsWay = ({ password }: SignInWords): Page => notice(200, password.sentTitle, password.sent);

/** For services without a mail server. */
export const noResets = ({ password }: SignInWords): Page => notice(404, password.noMailTitle, password.noMail);

/** The form for a new password. */
export function newPasswordForm(words: SignInWords, [problem]: InputProblem[] = []): Page {
  const { form, password } = words;
  const field = newPasswordField(words, 'password', words.fields.yourNewPassword);
  const text = problem && problemText(words, field, problem);
  const body = html`<h1>${password.newTitle}</h1>
    <p>${password.newText}</p>
    ${text && problemSummary(form, [{ field, text }])}
    <form method="post" novalidate>
      ${fieldRow(form, field, '', text)}
      <button type="submit">${password.save}</button>
    </form>`;
  return { status: problem ? 400 : 200, title: problem ? form.checkTitle(password.newTitle) : password.newTitle, body };
}

export const newPasswordKept = ({ password, signIn }: SignInWords): Page =>
  linked(200, password.changedTitle, password.changed, { to: '/sign-in', text: signIn.title });

export const closedReset = ({ password }: SignInWords): Page =>
  linked(410, password.closed, password.closedText, { to: '/password', text: password.again });
