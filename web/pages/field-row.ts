import { type Html, html } from './html.js';

/** What came with a form: the text of each field. */
export type Filled = Record<string, string>;

/** A line to fill in. */
export interface Field {
  name: string;
  label: string;
  type: string;
  autocomplete: string;
  required: boolean;
  hint?: string;
}

/** What is wrong with a form, each with a link to its field, read out at once. */
export function problemSummary(wrong: { field: Field; text: string }[]): Html {
  return html`<div class="problems" role="alert">
    <p>Please check what you have entered.</p>
    <ul>
      ${wrong.map(({ field, text }) => html`<li><a href="#${field.name}">${text}</a></li>`)}
    </ul>
  </div>`;
}

/** A field with its label, its hint and what is wrong with it. */
export function fieldRow(
  { name, label, type, autocomplete, required, hint }: Field,
  value: string,
  problem?: string,
): Html {
  const told = [hint && `${name}-hint`, problem && `${name}-problem`].filter(Boolean).join(' ');
  return html`<div class="field">
    <label for="${name}">${label}${!required && html` <span class="quiet">(optional)</span>`}</label>
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
