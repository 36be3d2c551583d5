import { type Html, html } from '../../pages/html.js';
import { type AgreementBlock, parseAgreement } from './parse-agreement.js';
import type { Inline } from './parse-rich-text.js';

/** An agreement in Markdown as markup, for a page without the portal's script. */
export const agreementHtml = (text: string): Html[] => parseAgreement(text).map(blockHtml);

/** Headings of a text are below the page's own. */
const HEADINGS = [
  (words: Markup) => html`<h2>${words}</h2>`,
  (words: Markup) => html`<h3>${words}</h3>`,
  (words: Markup) => html`<h4>${words}</h4>`,
  (words: Markup) => html`<h5>${words}</h5>`,
];
const LOWEST = (words: Markup) => html`<h6>${words}</h6>`;

type Markup = (Html | string)[];

function blockHtml(block: AgreementBlock): Html {
  if (block.kind === 'heading') return (HEADINGS[block.level - 1] ?? LOWEST)(block.children.map(inlineHtml));
  if (block.kind === 'paragraph') return html`<p>${block.children.map(inlineHtml)}</p>`;
  const items = block.items.map(({ number, children }) => {
    const words = children.map(inlineHtml);
    return number === null ? html`<li>${words}</li>` : html`<li value="${number}">${words}</li>`;
  });
  return block.isNumbered
    ? html`<ol>
        ${items}
      </ol>`
    : html`<ul>
        ${items}
      </ul>`;
}

function inlineHtml(part: Inline): Html | string {
  if (typeof part === 'string') return part;
  switch (part.kind) {
    case 'break':
      return html`<br />`;
    // An agreement has none.
    case 'value':
      return `{{${part.mark}}}`;
    case 'bold':
      return html`<strong>${part.children.map(inlineHtml)}</strong>`;
    case 'italic':
      return html`<em>${part.children.map(inlineHtml)}</em>`;
    case 'link':
      return html`<a href="${part.href}" rel="noopener noreferrer">${part.children.map(inlineHtml)}</a>`;
  }
}
