import { type Html, html } from './html.js';

/** Submitted values by field name. */
export type Filled = Record<string, string>;

/** A form field. */
export interface Field {
  name: string;
  label: string;
  type: string;
  autocomplete: string;
  required: boolean;
  hint?: string;
}

/** Texts of every form. */
export interface FormWords {
  check: string;
  optional: string;
}

/** A form's problems, each linked to its field. Announced by screen readers at once. */
export function problemSummary({ check }: FormWords, wrong: { field: Field; text: string }[]): Html {
  return html`<div class="problems" role="alert">
    <p>${check}</p>
    <ul>
      ${wrong.map(({ field, text }) => html`<li><a href="#${field.name}">${text}</a></li>`)}
    </ul>
  </div>`;
}

/** A field with its label, hint and problem. */
export function fieldRow(
  { optional }: FormWords,
  { name, label, type, autocomplete, required, hint }: Field,
  value: string,
  problem?: string,
): Html {
  const told = [hint && `${name}-hint`, problem && `${name}-problem`].filter(Boolean).join(' ');
  return html`<div class="field">
    <label for="${name}">${label}${!required && html` <span class="quiet">${optional}</span>`}</label>
    ${hint && html`<p class="hint" id="${name}-hint">${hint}</p>`}
    <input
      id="${name}"
      name="${name}"
      type="${type}"
      value="${value}"
      autocomplete="${autocomplete}"
      ${required && html`required`}
      ${told && html`aria-describedby="${told}"`}
      ${problem && html`aria-invalid="true"`}
    />
    ${problem && html`<p class="problem" id="${name}-problem">${problem}</p>`}
  </div>`;
}
