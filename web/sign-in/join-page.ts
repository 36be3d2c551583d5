import type { InputProblem } from '#kit/failure.js';
import { type Field, fieldRow, problemSummary } from '../pages/field-row.js';
import { html } from '../pages/html.js';
import { type Page, notice } from '../pages/page.js';

const PASSWORD: Field = {
  name: 'password',
  label: 'Your password',
  type: 'password',
  autocomplete: 'new-password',
  required: true,
  hint: 'At least 12 characters. Several unrelated words are easy to remember.',
};

export interface PersonInvitation {
  inviter: string | null;
  email: string;
}

/** The form in which an invited user chooses a password. */
export function joinForm({ inviter, email }: PersonInvitation, problems: InputProblem[] = []): Page {
  const title = 'Choose your password';
  const [problem] = problems;
  const text = problem && `${PASSWORD.label} ${problem.msg}.`;
  const body = html`<h1>${title}</h1>
    <p>${inviter ?? 'Your team'} invited you to sign in as <strong>${email}</strong>.</p>
    ${text && problemSummary([{ field: PASSWORD, text }])}
    <form method="post" novalidate>
      <input type="text" name="username" autocomplete="username" value="${email}" readonly hidden />
      ${fieldRow(PASSWORD, '', text)}
      <button type="submit">Save password</button>
    </form>`;
  return { status: problem ? 400 : 200, title: problem ? `Please check: ${title}` : title, body };
}

/** Shown once the password is saved. */
export const joinedPage: Page = {
  ...notice(200, 'You can sign in now'),
  body: html`<h1>You can sign in now</h1>
    <p>Password saved.</p>
    <p><a class="button" href="/sign-in">Sign in</a></p>`,
};

export const closedInvitation = notice(
  410,
  'This link has expired or was already used',
  'It works once and expires after seven days. Ask the person who invited you for a new one.',
);
