import type { InputProblem } from '#kit/failure.js';
import { type Field, fieldRow, problemSummary } from '../pages/field-row.js';
import { html } from '../pages/html.js';
import { type Page, notice } from '../pages/page.js';

const EMAIL: Field = { name: 'email', label: 'E-mail', type: 'email', autocomplete: 'username', required: true };

const PASSWORD: Field = {
  name: 'password',
  label: 'Your new password',
  type: 'password',
  autocomplete: 'new-password',
  required: true,
  hint: 'At least 12 characters. A few words in a row are easy to remember.',
};

/** Where somebody asks for a link by which they choose a new password. `token` shows that the form is one of ours. */
export function forgottenPage(token: string, isEmpty = false): Page {
  const title = 'Forgotten password';
  const text = isEmpty ? 'E-mail is needed.' : undefined;
  const body = html`<h1>${title}</h1>
    <p>We send a link by which you choose a new one. It works for 30 minutes.</p>
    ${text && problemSummary([{ field: EMAIL, text }])}
    <form method="post" action="/password" novalidate>
      <input type="hidden" name="form" value="${token}" />
      ${fieldRow(EMAIL, '', text)}
      <button type="submit">Send me a link</button>
    </form>
    <p class="after"><a href="/sign-in">Back to the sign-in</a></p>`;
  return { status: isEmpty ? 400 : 200, title: isEmpty ? `Please check: ${title}` : title, body };
}

/** The same for every address. */
export const linkOnItsWay = notice(
  200,
  'Look into your mail',
  'If somebody signs in here with this address, a link is on its way to it. It works once, for 30 minutes.',
);

/** Where the service sends no mail. */
export const noResets = notice(
  404,
  'There are no new passwords by mail here',
  'This service sends no mail. Ask whoever manages your account for a new password.',
);

/** The form by which a new password is chosen. */
export function newPasswordForm(problems: InputProblem[] = []): Page {
  const title = 'Choose a new password';
  const [problem] = problems;
  const text = problem && `${PASSWORD.label} ${problem.msg}.`;
  const body = html`<h1>${title}</h1>
    <p>Whoever is signed in with your address now is signed out by it.</p>
    ${text && problemSummary([{ field: PASSWORD, text }])}
    <form method="post" novalidate>
      ${fieldRow(PASSWORD, '', text)}
      <button type="submit">Keep this password</button>
    </form>`;
  return { status: problem ? 400 : 200, title: problem ? `Please check: ${title}` : title, body };
}

export const newPasswordKept: Page = {
  ...notice(200, 'Your new password is kept'),
  body: html`<h1>Your new password is kept</h1>
    <p>All sessions have ended.</p>
    <p><a class="button" href="/sign-in">Sign in</a></p>`,
};

export const closedReset: Page = {
  ...notice(410, 'This link does not work any more'),
  body: html`<h1>This link does not work any more</h1>
    <p>It works once, for 30 minutes.</p>
    <p><a class="button" href="/password">Ask for another one</a></p>`,
};
