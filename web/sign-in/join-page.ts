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
  hint: 'At least 12 characters. A few words in a row are easy to remember.',
};

export interface PersonInvitation {
  inviter: string | null;
  email: string;
}

/** The form by which somebody who was invited chooses a password. */
export function joinForm({ inviter, email }: PersonInvitation, problems: InputProblem[] = []): Page {
  const title = 'Choose your password';
  const [problem] = problems;
  const text = problem && `${PASSWORD.label} ${problem.msg}.`;
  const body = html`<h1>${title}</h1>
    <p>${inviter ?? 'Your team'} lets you sign in here as <strong>${email}</strong>.</p>
    ${text && problemSummary([{ field: PASSWORD, text }])}
    <form method="post" novalidate>
      <input type="text" name="username" autocomplete="username" value="${email}" readonly hidden />
      ${fieldRow(PASSWORD, '', text)}
      <button type="submit">Keep this password</button>
    </form>`;
  return { status: problem ? 400 : 200, title: problem ? `Please check: ${title}` : title, body };
}

/** Shown once the password is kept. */
export const joinedPage: Page = {
  ...notice(200, 'You can sign in now'),
  body: html`<h1>You can sign in now</h1>
    <p>Your password is kept.</p>
    <p><a class="button" href="/sign-in">Sign in</a></p>`,
};

export const closedInvitation = notice(
  410,
  'This link does not work any more',
  'It works once, for seven days. Ask whoever sent it to you for another one.',
);
