import type { InputProblem } from '#kit/failure.js';
import { type Field, type Filled, fieldRow, problemSummary } from '../pages/field-row.js';
import { html } from '../pages/html.js';
import { type Page, notice } from '../pages/page.js';
import { emailField, newPasswordField, problemText } from './fields.js';
import type { SignInWords } from './words/en.js';

/** Reads the owner from a submitted form. */
export function ownerOf({ name, email, password }: Filled) {
  return { name: name?.trim() || undefined, email: email?.trim() || undefined, password: password || undefined };
}

/** The form that creates the owner of a new service. `token` protects it; it never shows the password again. */
export function ownerForm(words: SignInWords, token: string, filled: Filled = {}, problems: InputProblem[] = []): Page {
  const { form, setUp, signUp } = words;
  const fields: Field[] = [
    { name: 'name', label: words.fields.name, type: 'text', autocomplete: 'name', required: true },
    emailField(words.fields.email),
    newPasswordField(words, 'password', words.fields.password),
  ];
  const wrong = fields.flatMap((field) => {
    const problem = problems.find(({ loc }) => loc[0] === field.name);
    return problem ? [{ field, text: problemText(words, field, problem) }] : [];
  });
  const row = (field: Field) => {
    const value = field.type === 'password' ? '' : (filled[field.name] ?? '');
    return fieldRow(form, field, value, wrong.find((each) => each.field === field)?.text);
  };
  const body = html`<p class="quiet">${setUp.steps}</p>
    <h1>${signUp.title}</h1>
    <p>${setUp.ownerText}</p>
    ${wrong.length > 0 && problemSummary(form, wrong)}
    <form method="post" action="/setup" novalidate>
      <input type="hidden" name="form" value="${token}" />
      ${fields.map(row)}
      <button type="submit">${signUp.create}</button>
    </form>
    <p class="hint after">${setUp.passkeyLater}</p>`;
  const isWrong = wrong.length > 0;
  return { status: isWrong ? 400 : 200, title: isWrong ? form.checkTitle(signUp.title) : signUp.title, body };
}

export function closedOwnerLink({ setUp }: SignInWords): Page {
  return {
    ...notice(410, setUp.closed),
    body: html`<h1>${setUp.closed}</h1>
      <p>${setUp.closedText}</p>
      <ul>
        <li>${setUp.ifSetUp((text) => html`<a href="/sign-in">${text}</a>`)}</li>
        <li>${setUp.ifNotSetUp}</li>
      </ul>`,
  };
}
