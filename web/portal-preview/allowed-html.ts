/** What the service keeps of an agreement in HTML; it compares itself with these lists in a test. */
export const TAGS = (
  'h1 h2 h3 h4 h5 h6 p br hr div span blockquote pre code section strong b em i u s ins del small sub sup mark ' +
  'ul ol li dl dt dd a table caption colgroup col thead tbody tfoot tr th td'
).split(' ');

/** Elements that are removed together with their text. */
export const SPEECHLESS = (
  'script style template noscript textarea option select button title iframe object embed svg math xmp noembed ' +
  'noframes plaintext'
).split(' ');

export const ATTRIBUTES: Readonly<Record<string, readonly string[]>> = {
  th: ['colspan', 'rowspan', 'scope'],
  td: ['colspan', 'rowspan'],
  ol: ['start', 'type'],
};

const LINK = /^(https?:\/\/|mailto:|tel:)/i;

/** The HTML as the service would store it: without what could run, load, submit or restyle. */
export function allowedHtml(html: string): string {
  // Nothing in a template runs or loads.
  const given = document.createElement('template');
  given.innerHTML = html;
  const kept = document.createElement('div');
  keep(given.content, kept);
  return kept.innerHTML.trim();
}

/** Copies what is allowed. The text of an unknown element stays. */
function keep(from: Node, to: Element): void {
  for (const node of Array.from(from.childNodes)) {
    if (node instanceof Text) to.append(node.data);
    if (!(node instanceof Element) || SPEECHLESS.includes(node.localName)) continue;
    if (TAGS.includes(node.localName)) {
      const copy = copyOf(node);
      to.append(copy);
      keep(node, copy);
    } else keep(node, to);
  }
}

function copyOf(element: Element): Element {
  const copy = document.createElement(element.localName);
  if (element.localName === 'a') setLink(copy, element.getAttribute('href')?.trim(), element.getAttribute('title'));
  for (const name of ATTRIBUTES[element.localName] ?? []) {
    const value = element.getAttribute(name);
    if (value !== null) copy.setAttribute(name, value);
  }
  return copy;
}

/** Links need a scheme, and open in a new tab. */
function setLink(copy: Element, href: string | undefined, title: string | null): void {
  if (href && LINK.test(href)) {
    copy.setAttribute('href', href);
    copy.setAttribute('rel', 'noopener noreferrer nofollow');
    copy.setAttribute('target', '_blank');
  }
  if (title) copy.setAttribute('title', title);
}
