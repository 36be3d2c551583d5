import type { InputProblem } from '#kit/failure.js';
import { type Field, type Filled, fieldRow, problemSummary } from '../pages/field-row.js';
import { html } from '../pages/html.js';
import { type Page, notice } from '../pages/page.js';

export interface Invitation {
  state: 'open' | 'used' | 'expired' | 'closed';
  inviter: string | null;
  hidePassword: boolean;
}

interface AccountField extends Field {
  /** Path of the field in the account. */
  member: string;
}

/** The form's fields in order. The identity subgraph validates them. */
const FIELDS: AccountField[] = [
  { name: 'name', label: 'Your name', member: 'name', type: 'text', autocomplete: 'name', required: true },
  {
    name: 'company',
    label: 'Company',
    member: 'company.name',
    type: 'text',
    autocomplete: 'organization',
    required: false,
  },
  { name: 'email', label: 'Email', member: 'email', type: 'email', autocomplete: 'email', required: true },
  {
    name: 'phone',
    label: 'Phone',
    member: 'phone',
    type: 'tel',
    autocomplete: 'tel',
    required: false,
    hint: 'Include the country code, for example +1 303 555 0123.',
  },
  {
    name: 'password',
    label: 'Password',
    member: 'password',
    type: 'password',
    autocomplete: 'new-password',
    required: true,
    hint: 'At least 12 characters. Several unrelated words are easy to remember.',
  },
];

const fieldsOf = ({ hidePassword }: Invitation) => FIELDS.filter(({ type }) => type !== 'password' || !hidePassword);

/** Reads the account from a submitted form. Trims every field except the password. */
export function accountOf(filled: Filled) {
  const text = (name: string) => filled[name]?.trim() || undefined;
  const company = text('company');
  return {
    name: text('name'),
    email: text('email'),
    phone: text('phone'),
    password: filled.password || undefined,
    ...(company && { company: { name: company } }),
  };
}

/** The sign-up form, with submitted values and problems. */
export function signupForm(invitation: Invitation, filled: Filled = {}, problems: InputProblem[] = []): Page {
  const title = 'Create your account';
  const fields = fieldsOf(invitation);
  const wrong = fields.flatMap((field) => {
    const problem = problems.find(({ loc }) => loc.join('.') === field.member);
    return problem ? [{ field, text: `${field.label} ${problem.msg}.` }] : [];
  });
  const textFor = (field: AccountField) => wrong.find((each) => each.field === field)?.text;
  const body = html`<h1>${title}</h1>
    <p>${invitation.inviter ?? 'Your partner'} invited you to screen your guests with this service.</p>
    ${wrong.length > 0 && problemSummary(wrong)}
    <form method="post" novalidate>
      ${fields.map((field) => fieldRow(field, field.type === 'password' ? '' : (filled[field.name] ?? ''), textFor(field)))}
      <button type="submit">Create account</button>
    </form>`;
  return { status: problems.length > 0 ? 400 : 200, title: wrong.length > 0 ? `Please check: ${title}` : title, body };
}

/** Shown once, after the account was created. */
export function signedUpPage({ apiKey, redirect }: { apiKey: string; redirect: string | null }): Page {
  const title = 'Your account is ready';
  const body = html`<h1>${title}</h1>
    <p>This is your first API key. We won’t show it again: copy it now and store it safely.</p>
    <p><code class="key">${apiKey}</code></p>
    ${redirect && html`<p><a class="button" rel="noreferrer" href="${redirect}">Continue</a></p>`}`;
  return { status: 200, title, body };
}

/** Explains why a link shows no form. */
export function closedPage(state: Exclude<Invitation['state'], 'open'> | 'unknown'): Page {
  const again = 'Ask the person who invited you for a new one.';
  if (state === 'unknown') return notice(404, 'Invalid link', 'Part of the link may be missing.', again);
  if (state === 'used') return notice(410, 'This link was already used', 'It can create one account only.', again);
  if (state === 'expired')
    return notice(410, 'This link has expired', 'Invitation links expire after seven days.', again);
  return notice(403, 'This link is not available', 'Contact the person who invited you.');
}
