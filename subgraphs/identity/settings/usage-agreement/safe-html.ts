import sanitize from 'sanitize-html';

const TAGS = [
  'h1',
  'h2',
  'h3',
  'h4',
  'h5',
  'h6',
  'p',
  'br',
  'hr',
  'div',
  'span',
  'blockquote',
  'pre',
  'code',
  'section',
  'strong',
  'b',
  'em',
  'i',
  'u',
  's',
  'ins',
  'del',
  'small',
  'sub',
  'sup',
  'mark',
  'ul',
  'ol',
  'li',
  'dl',
  'dt',
  'dd',
  'a',
  'table',
  'caption',
  'colgroup',
  'col',
  'thead',
  'tbody',
  'tfoot',
  'tr',
  'th',
  'td',
];

/** Elements to remove together with their text. */
const SPEECHLESS = [
  'script',
  'style',
  'template',
  'noscript',
  'textarea',
  'option',
  'select',
  'button',
  'title',
  'iframe',
  'object',
  'embed',
  'svg',
  'math',
  'xmp',
  'noembed',
  'noframes',
  'plaintext',
];

/** Links need a scheme; without one they would point into the portal. */
const LINK = /^(https?:\/\/|mailto:|tel:)/i;

/** Elements and attributes that stay. */
export const ALLOWED = {
  allowedTags: TAGS,
  nonTextTags: SPEECHLESS,
  allowedAttributes: {
    a: ['href', 'title', 'rel', 'target'],
    th: ['colspan', 'rowspan', 'scope'],
    td: ['colspan', 'rowspan'],
    ol: ['start', 'type'],
  },
} satisfies sanitize.IOptions;

const OPTIONS: sanitize.IOptions = {
  ...ALLOWED,
  allowedSchemes: ['http', 'https', 'mailto', 'tel'],
  allowProtocolRelative: false,
  nestingLimit: 50,
  parseStyleAttributes: false,
  transformTags: {
    a: (tagName, { href, title }) => ({
      tagName,
      attribs: {
        ...(href &&
          LINK.test(href.trim()) && { href: href.trim(), rel: 'noopener noreferrer nofollow', target: '_blank' }),
        ...(title && { title }),
      },
    }),
  },
};

/**
 * Sanitizes HTML: keeps headings, lists, tables, links and basic formatting, and removes everything that could run,
 * load, submit or restyle. Idempotent.
 */
export function safeHtml(html: string): string {
  return sanitize(html, OPTIONS).trim();
}

/** Whether any readable text is left. */
export function saysSomething(html: string): boolean {
  return sanitize(html, { allowedTags: [], allowedAttributes: {} }).replace(/&nbsp;|\s/g, '') !== '';
}
