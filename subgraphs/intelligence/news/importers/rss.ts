import { XMLParser, XMLValidator } from 'fast-xml-parser';
import type { Puts } from '../../datasets/catalogue/dataset.js';
import { readText } from '../../datasets/reading/read-text.js';
import { ImportProblem } from '../../datasets/source/import-problem.js';
import type { SourceFile } from '../../datasets/source/source-file.js';
import { newsPut } from './news-item.js';

const LONGEST_FEED = 32 * 2 ** 20;

const parser = new XMLParser({
  ignoreAttributes: false,
  attributeNamePrefix: '@',
  parseTagValue: false,
  // Only the five XML entities; feeds that declare their own are rejected.
  processEntities: true,
  htmlEntities: false,
  isArray: (name) => name === 'item' || name === 'entry' || name === 'link',
});

type Element = Record<string, unknown>;

/** Text of an element, with or without attributes. */
function textOf(value: unknown): string | null {
  const one = Array.isArray(value) ? (value as unknown[])[0] : value;
  if (typeof one === 'string') return one;
  const inner = (one as Element | null | undefined)?.['#text'];
  return typeof inner === 'string' ? inner : null;
}

/** RSS has the URL in the element, Atom in its `href`. */
function linkOf({ link }: Element): string | null {
  const links = Array.isArray(link) ? (link as unknown[]) : [];
  const page = links.find((one) => [undefined, 'alternate'].includes((one as Element)['@rel'] as string | undefined));
  return textOf(page) ?? ((page as Element | undefined)?.['@href'] as string | undefined) ?? null;
}

async function wholeOf(file: SourceFile): Promise<string> {
  let text = '';
  for await (const piece of readText(file, 'utf-8')) {
    text += piece;
    if (text.length > LONGEST_FEED) throw new ImportProblem('the feed is too large', file.name);
  }
  if (/<!(DOCTYPE|ENTITY)/i.test(text))
    throw new ImportProblem('contains a DOCTYPE or entity declaration, which is not supported', file.name);
  const valid = XMLValidator.validate(text);
  if (valid !== true) throw new ImportProblem('is not well-formed XML', file.name, valid.err.line);
  return text;
}

/** Entries of an RSS 2.0, RSS 1.0 or Atom feed. */
export async function* readRss(file: SourceFile): Puts {
  const root = parser.parse(await wholeOf(file)) as Element;
  const rss = (root.rss ?? root['rdf:RDF'] ?? root.feed) as Element | undefined;
  if (!rss) throw new ImportProblem('is not an RSS or Atom feed', file.name, 1);
  const channel = (rss.channel ?? rss) as Element;
  const items = [rss.item, channel.item, rss.entry].find(Array.isArray) as Element[] | undefined;
  for (const item of items ?? [])
    yield newsPut({
      url: linkOf(item),
      title: textOf(item.title),
      source: textOf(item.source) ?? textOf(channel.title),
      body: textOf(item['content:encoded']) ?? textOf(item.description) ?? textOf(item.content) ?? textOf(item.summary),
      publishedAt: textOf(item.pubDate) ?? textOf(item.published) ?? textOf(item.updated) ?? textOf(item['dc:date']),
      language: textOf(channel.language),
    });
}
