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

/** Steps from a new owner to a first decision. */
export const FIRST_STEPS = html`<li>
    Add your first listing: <a href="/docs/operations/postListings"><code>POST /v1/listings</code></a> with your API
    key.
  </li>
  <li>
    Screen your first reservation: <a href="/docs/operations/postReservations"><code>POST /v1/reservations</code></a
    >. The README has both commands ready to paste.
  </li>`;

/** Reads the owner from a submitted form. */
export function ownerOf({ name, email, password }: Filled) {
  return { name: name?.trim() || undefined, email: email?.trim() || undefined, password: password || undefined };
}

/** The form that creates the owner of a new service. It never shows the password again. */
export function ownerForm(filled: Filled = {}, problems: InputProblem[] = []): Page {
  const title = 'Create the owner';
  const wrong = FIELDS.flatMap((field) => {
    const problem = problems.find(({ loc }) => loc[0] === field.name);
    return problem ? [{ field, text: `${field.label} ${problem.msg}.` }] : [];
  });
  const row = (field: Field) => {
    const value = field.type === 'password' ? '' : (filled[field.name] ?? '');
    return fieldRow(field, value, wrong.find((each) => each.field === field)?.text);
  };
  const body = html`<h1>${title}</h1>
    <p>The owner manages this service: team members, API keys, settings and all sub-accounts.</p>
    ${wrong.length > 0 && problemSummary(wrong)}
    <form method="post" novalidate>
      ${FIELDS.map(row)}
      <button type="submit">Create owner</button>
    </form>`;
  return { status: wrong.length > 0 ? 400 : 200, title: wrong.length > 0 ? `Please check: ${title}` : title, body };
}

export const ownerCreated: Page = {
  ...notice(200, 'You can sign in now'),
  body: html`<h1>You can sign in now</h1>
    <p>You are the owner of this service. Next:</p>
    <ol>
      <li><a href="/sign-in">Sign in</a> and invite your team from the dashboard.</li>
      ${FIRST_STEPS}
    </ol>
    <p><a class="button" href="/sign-in">Sign in</a></p>`,
};

export const closedOwnerLink = notice(
  410,
  'This link has expired or was already used',
  'It works once and expires after 24 hours. Until an owner exists, each restart prints a new link.',
);
