import { type Html, html } from '#web/pages/html.js';
import type { Page } from '#web/pages/page.js';
import { PRODUCT_HEAD } from '#web/pages/product.js';

/** Path of the list of operations. */
export const REST = '/docs/operations';

const PLACES = [
  ['/docs/', 'Documentation'],
  [REST, 'REST operations'],
  ['/docs/graphql', 'GraphQL schema'],
  ['/docs/explorer', 'Explorer'],
  ['/docs/webhooks', 'Webhooks'],
] as const;

/** A page of the reference with links to the others. `script`: path of the script for its form. */
export function referencePage(title: string, here: string, body: Html, script: string | null = null): Page {
  return {
    status: 200,
    title,
    isPublic: true,
    head: PRODUCT_HEAD,
    ...(script && { app: { script, styles: ['/pages.css'] } }),
    body: html`<nav class="places" aria-label="Reference">
        ${PLACES.map(([path, name]) => html`<a href="${path}" ${path === here && CURRENT}>${name}</a>`)}
        <a href="/openapi.json">OpenAPI</a>
        <a href="/docs/postman.json">Postman</a>
      </nav>
      <h1>${title}</h1>
      ${body}`,
  };
}

const CURRENT = html`aria-current="page"`;

/** A piece of code or of data, as it is; it scrolls by keyboard too. */
export function codeBlock(text: string, label: string): Html {
  return html`<pre tabindex="0" role="region" aria-label="${label}"><code>${text}</code></pre>`;
}

/** A sentence in which words between backticks are code. */
export function sentence(text: string): Html {
  const parts = text.split('`').map((part, n) => (n % 2 === 1 ? html`<code>${part}</code>` : part));
  return html`${parts}`;
}
