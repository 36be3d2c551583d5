import { XMLParser } from 'fast-xml-parser';
import type { Chunks } from '../listed-record.js';
import { ListError } from '../../../datasets/source/list-error.js';
import { textOf } from './text-of.js';

/** A parsed element: texts and child elements by name, always as lists; attributes have the prefix `@`. */
export interface XmlElement {
  [name: string]: (XmlElement | string)[] | string | undefined;
}

/** Maximum element size in UTF-16 units; the largest on public lists has 60 kB. */
const LARGEST = 4_000_000;

const parser = new XMLParser({
  ignoreAttributes: false,
  attributeNamePrefix: '@',
  parseTagValue: false,
  parseAttributeValue: false,
  removeNSPrefix: true,
  isArray: (_name, _path, _leaf, isAttribute) => !isAttribute,
});

function parsed(text: string, name: string): XmlElement {
  try {
    const document = parser.parse(text, true) as XmlElement;
    const element = document[name]?.[0];
    return typeof element === 'object' ? element : {};
  } catch (cause) {
    throw new ListError(`Invalid XML in a ${name} element.`, { cause });
  }
}

interface Found {
  name: string;
  text: string;
  end: number;
}

/** First complete element with one of the names in the buffer; null if more input is needed. */
function firstIn(buffer: string, opening: RegExp): Found | null {
  const start = opening.exec(buffer);
  if (!start) return null;
  const [, , name] = start as unknown as [string, string | undefined, string];
  const closing = `</${start[1] ?? ''}${name}>`;
  const from = start.index;
  const tagEnd = buffer.indexOf('>', from);
  if (tagEnd > 0 && buffer[tagEnd - 1] === '/') return { name, text: buffer.slice(from, tagEnd + 1), end: tagEnd + 1 };
  const end = buffer.indexOf(closing, from);
  return end < 0 ? null : { name, text: buffer.slice(from, end + closing.length), end: end + closing.length };
}

/**
 * Streams the elements with the given names, which must not be nested in each other. Throws ListError for a document
 * type or entity declaration, a root other than `root`, and truncated XML.
 */
export async function* xmlElements(
  chunks: Chunks,
  root: string,
  names: readonly string[],
): AsyncGenerator<{ name: string; element: XmlElement }> {
  const opening = new RegExp(`<([\\w.-]+:)?(${names.join('|')})(?=[\\s/>])`);
  const rootOpening = new RegExp(`<(?:[\\w.-]+:)?${root}[\\s>]`);
  const rootClosing = new RegExp(`</(?:[\\w.-]+:)?${root}\\s*>`);
  let [buffer, begun] = ['', false];
  for await (const text of textOf(chunks)) {
    buffer += text;
    if (/<!(DOCTYPE|ENTITY)/i.test(buffer))
      throw new ListError('The XML contains a document type declaration (DOCTYPE), which is not allowed.');
    begun ||= rootOpening.test(buffer);
    for (let found = firstIn(buffer, opening); found; found = firstIn(buffer, opening)) {
      if (!begun) break;
      buffer = buffer.slice(found.end);
      yield { name: found.name, element: parsed(found.text, found.name) };
    }
    if (buffer.length > LARGEST) throw new ListError('The XML has no root element, or an element is too large.');
  }
  if (!begun) throw new ListError(`The XML has no ${root} element.`);
  if (!rootClosing.test(buffer)) throw new ListError('The XML file is truncated.');
}

/** Trimmed, non-empty texts of the children with that name. */
export const textsOf = (element: XmlElement, name: string): string[] =>
  elementsOf(element, name)
    .map((child) => (typeof child['#text'] === 'string' ? child['#text'].trim() : ''))
    .filter(Boolean);

/** Children with that name; a text-only child has its text in `#text`. */
export function elementsOf(element: XmlElement, name: string): XmlElement[] {
  const children = element[name];
  if (!Array.isArray(children)) return [];
  return children.map((child) => (typeof child === 'string' ? { '#text': child } : child));
}

/** An attribute; undefined if missing or empty. */
export function attributeOf(element: XmlElement, name: string): string | undefined {
  const value = element[`@${name}`];
  return typeof value === 'string' && value.trim() ? value.trim() : undefined;
}
