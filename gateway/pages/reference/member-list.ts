import { type Html, html } from '#web/pages/html.js';
import type { Shape } from './document.js';
import { sentence } from './reference-page.js';

/** The type in a few words: `string or null`, `list of integer`. */
export function typeText({ type, format, items, anyOf, enum: words }: Shape): string {
  if (anyOf) return anyOf.map(typeText).join(' or ');
  const known = [type].flat().filter(Boolean);
  const names = known.map((name) => (name === 'array' && items ? `list of ${typeText(items)}` : name));
  const told = names.join(' or ') || (words ? 'string' : 'anything');
  return format ? `${told} (${format})` : told;
}

/** The members of an object or of a list's objects, each with its type and meaning, what is inside them below. */
export function memberList(shape: Shape): Html | null {
  const { properties, required = [], items, anyOf, additionalProperties: rest } = shape;
  if (anyOf) return html`${anyOf.map(memberList)}`;
  if (items) return memberList(items);
  const free = typeof rest === 'object' ? rest : null;
  if (!properties && !free) return null;
  return html`<ul class="members">
    ${Object.entries(properties ?? {}).map(([name, inner]) => memberRow(name, inner, required.includes(name)))}
    ${free && memberRow('(any name)', free, false)}
  </ul>`;
}

function memberRow(name: string, shape: Shape, isNeeded: boolean): Html {
  return html`<li>
    <code>${name}</code> <span class="quiet">${typeText(shape)}${isNeeded && ', always there'}</span>
    ${shape.description && html`<p>${sentence(shape.description)}</p>`} ${wordsOf(shape)} ${memberList(shape)}
  </li>`;
}

/** The words that a value may be. */
export function wordsOf({ enum: words, items }: Shape): Html | null {
  const shown = (words ?? items?.enum)?.filter((word) => word !== null);
  if (!shown) return null;
  return html`<p class="words">${shown.map((word) => html`<code>${String(word)}</code> `)}</p>`;
}
