import type { InputProblem } from '#kit/failure.js';
import { type Field, type Filled, fieldRow, problemSummary } from '../pages/field-row.js';
import { html } from '../pages/html.js';
import { type Page, notice } from '../pages/page.js';

const FIELDS: Field[] = [
  { name: 'name', label: 'Your name', type: 'text', autocomplete: 'name', required: true },
  { name: 'email', label: 'Email', type: 'email', autocomplete: 'username', required: true },
  {
    name: 'password',
    label: 'Password',
    type: 'password',
    autocomplete: 'new-password',
    required: true,
    hint: 'At least 12 characters. Several unrelated words are easy to remember.',
  },
];

/** Reads the owner from a submitted form. */
export function ownerOf({ name, email, password }: Filled) {
  return { name: name?.trim() || undefined, email: email?.trim() || undefined, password: password || undefined };
}

/** The form that creates the owner of a new service. `token` protects it; it never shows the password again. */
export function ownerForm(token: string, filled: Filled = {}, problems: InputProblem[] = []): Page {
  const title = 'Create your account';
  const wrong = FIELDS.flatMap((field) => {
    const problem = problems.find(({ loc }) => loc[0] === field.name);
    return problem ? [{ field, text: `${field.label} ${problem.msg}.` }] : [];
  });
  const row = (field: Field) => {
    const value = field.type === 'password' ? '' : (filled[field.name] ?? '');
    return fieldRow(field, value, wrong.find((each) => each.field === field)?.text);
  };
  const body = html`<p class="quiet">Step 1 of 5. Then: brand, first listing, guest portal, a test reservation</p>
    <h1>${title}</h1>
    <p>You become the owner of this service: you manage the team, API keys and all settings.</p>
    ${wrong.length > 0 && problemSummary(wrong)}
    <form method="post" action="/setup" novalidate>
      <input type="hidden" name="form" value="${token}" />
      ${FIELDS.map(row)}
      <button type="submit">Create account</button>
    </form>
    <p class="hint after">You can add a passkey later, in your profile.</p>`;
  return { status: wrong.length > 0 ? 400 : 200, title: wrong.length > 0 ? `Please check: ${title}` : title, body };
}

export const closedOwnerLink: Page = {
  ...notice(410, 'This link has expired or was already used'),
  body: html`<h1>This link has expired or was already used</h1>
    <p>Nothing was changed. The link works once and expires after 24 hours.</p>
    <ul>
      <li>If the service is set up, <a href="/sign-in">sign in</a>.</li>
      <li>If it is not, restart it: the start message has a new link.</li>
    </ul>`,
};
