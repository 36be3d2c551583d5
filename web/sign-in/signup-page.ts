import type { InputProblem } from '#kit/failure.js';
import { type Field, type Filled, fieldRow, problemSummary } from '../pages/field-row.js';
import { html } from '../pages/html.js';
import { type Page, notice } from '../pages/page.js';
import { emailField, newPasswordField, problemText } from './fields.js';
import type { SignInWords } from './words/en.js';

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
function fieldsOf(words: SignInWords, { hidePassword }: Invitation): AccountField[] {
  const { name, company, email, phone, phoneHint: hint, password } = words.fields;
  const fields: AccountField[] = [
    { name: 'name', label: name, member: 'name', type: 'text', autocomplete: 'name', required: true },
    {
      name: 'company',
      label: company,
      member: 'company.name',
      type: 'text',
      autocomplete: 'organization',
      required: false,
    },
    Object.assign(emailField(email), { member: 'email', autocomplete: 'email' }),
    { name: 'phone', label: phone, member: 'phone', type: 'tel', autocomplete: 'tel', required: false, hint },
    Object.assign(newPasswordField(words, 'password', password), { member: 'password' }),
  ];
  return fields.filter(({ type }) => type !== 'password' || !hidePassword);
}

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
export function signupForm(
  words: SignInWords,
  invitation: Invitation,
  filled: Filled = {},
  problems: InputProblem[] = [],
): Page {
  const { form, signUp } = words;
  const fields = fieldsOf(words, invitation);
  const wrong = fields.flatMap((field) => {
    const problem = problems.find(({ loc }) => loc.join('.') === field.member);
    return problem ? [{ field, text: problemText(words, field, problem) }] : [];
  });
  const row = (field: AccountField) => {
    const value = field.type === 'password' ? '' : (filled[field.name] ?? '');
    return fieldRow(form, field, value, wrong.find((each) => each.field === field)?.text);
  };
  const body = html`<h1>${signUp.title}</h1>
    <p>${signUp.invited(invitation.inviter)}</p>
    ${wrong.length > 0 && problemSummary(form, wrong)}
    <form method="post" novalidate>
      ${fields.map(row)}
      <button type="submit">${signUp.create}</button>
    </form>`;
  const title = wrong.length > 0 ? form.checkTitle(signUp.title) : signUp.title;
  return { status: problems.length > 0 ? 400 : 200, title, body };
}

/** Shown once, after the account was created. */
export function signedUpPage(
  { signUp }: SignInWords,
  { apiKey, redirect }: { apiKey: string; redirect: string | null },
): Page {
  const body = html`<h1>${signUp.readyTitle}</h1>
    <p>${signUp.key}</p>
    <p><code class="key">${apiKey}</code></p>
    ${redirect && html`<p><a class="button" rel="noreferrer" href="${redirect}">${signUp.goOn}</a></p>`}`;
  return { status: 200, title: signUp.readyTitle, body };
}

/** Explains why a link shows no form. */
export function closedPage({ signUp }: SignInWords, state: Exclude<Invitation['state'], 'open'> | 'unknown'): Page {
  const { askAgain } = signUp;
  if (state === 'unknown') return notice(404, signUp.unknown, signUp.unknownText, askAgain);
  if (state === 'used') return notice(410, signUp.used, signUp.usedText, askAgain);
  if (state === 'expired') return notice(410, signUp.expired, signUp.expiredText, askAgain);
  return notice(403, signUp.closed, signUp.closedText);
}
