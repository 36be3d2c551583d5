import type { InputProblem } from '#kit/failure.js';
import { fieldRow, problemSummary } from '../pages/field-row.js';
import { html } from '../pages/html.js';
import { type Page, linked, notice } from '../pages/page.js';
import { newPasswordField, problemText } from './fields.js';
import type { SignInWords } from './words/en.js';

export interface PersonInvitation {
  inviter: string | null;
  email: string;
}

/** The form in which an invited user chooses a password. */
export function joinForm(
  words: SignInWords,
  { inviter, email }: PersonInvitation,
  [problem]: InputProblem[] = [],
): Page {
  const { form, join } = words;
  const password = newPasswordField(words, 'password', words.fields.yourPassword);
  const text = problem && problemText(words, password, problem);
  const body = html`<h1>${join.title}</h1>
    <p>${join.invited(inviter, html`<strong>${email}</strong>`)}</p>
    ${text && problemSummary(form, [{ field: password, text }])}
    <form method="post" novalidate>
      <input type="text" name="username" autocomplete="username" value="${email}" readonly hidden />
      ${fieldRow(form, password, '', text)}
      <button type="submit">${join.save}</button>
    </form>`;
  return { status: problem ? 400 : 200, title: problem ? form.checkTitle(join.title) : join.title, body };
}

/** Shown once the password is saved. */
export const joinedPage = ({ join, signIn }: SignInWords): Page =>
  linked(200, join.joinedTitle, join.joined, { to: '/sign-in', text: signIn.title });

export const closedInvitation = ({ join }: SignInWords): Page => notice(410, join.closed, join.closedText);
