import type { InputProblem } from '#kit/failure.js';
import { type Field, fieldRow, problemSummary } from '../pages/field-row.js';
import { html } from '../pages/html.js';
import { type Page, notice } from '../pages/page.js';

const EMAIL: Field = { name: 'email', label: 'Email', type: 'email', autocomplete: 'username', required: true };

const PASSWORD: Field = {
  name: 'password',
  label: 'Your new password',
  type: 'password',
  autocomplete: 'new-password',
  required: true,
  hint: 'At least 12 characters. Several unrelated words are easy to remember.',
};

/** Asks for the email address to send a password reset link to. `token` protects against cross-site requests. */
export function forgottenPage(token: string, isEmpty = false): Page {
  const title = 'Reset your password';
  const text = isEmpty ? 'Email is required.' : undefined;
  const body = html`<h1>${title}</h1>
    <p>We’ll email you a link to choose a new password. It expires after 30 minutes.</p>
    ${text && problemSummary([{ field: EMAIL, text }])}
    <form method="post" action="/password" novalidate>
      <input type="hidden" name="form" value="${token}" />
      ${fieldRow(EMAIL, '', text)}
      <button type="submit">Send reset link</button>
    </form>
    <p class="after"><a href="/sign-in">Back to sign-in</a></p>`;
  return { status: isEmpty ? 400 : 200, title: isEmpty ? `Please check: ${title}` : title, body };
}

/** Shown for every address, so that it does not reveal who has an account. */
export const linkOnItsWay = notice(
  200,
  'Check your email',
  'If this address has an account, we have sent it a link. The link works once and expires after 30 minutes.',
);

/** For services without a mail server. */
export const noResets = notice(
  404,
  'Password reset by email is not available',
  'This service does not send email. Ask your account administrator for a new password.',
);

/** The form for a new password. */
export function newPasswordForm(problems: InputProblem[] = []): Page {
  const title = 'Choose a new password';
  const [problem] = problems;
  const text = problem && `${PASSWORD.label} ${problem.msg}.`;
  const body = html`<h1>${title}</h1>
    <p>This signs you out on all devices.</p>
    ${text && problemSummary([{ field: PASSWORD, text }])}
    <form method="post" novalidate>
      ${fieldRow(PASSWORD, '', text)}
      <button type="submit">Save password</button>
    </form>`;
  return { status: problem ? 400 : 200, title: problem ? `Please check: ${title}` : title, body };
}

export const newPasswordKept: Page = {
  ...notice(200, 'Password changed'),
  body: html`<h1>Password changed</h1>
    <p>You have been signed out on all devices.</p>
    <p><a class="button" href="/sign-in">Sign in</a></p>`,
};

export const closedReset: Page = {
  ...notice(410, 'This link has expired or was already used'),
  body: html`<h1>This link has expired or was already used</h1>
    <p>It works once and expires after 30 minutes.</p>
    <p><a class="button" href="/password">Request a new link</a></p>`,
};
