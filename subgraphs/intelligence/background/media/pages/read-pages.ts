import type { Article } from '../../../news/facts.js';
import { plainText } from '../../../news/importers/news-item.js';
import type { Asker } from '../../../providers/ask-providers.js';
import { call } from '../../../providers/http/call.js';
import { ProviderFailed } from '../../../providers/provider-failed.js';
import { allows } from './robots-rules.js';

const LONGEST = 60_000;

/** Elements without article text. */
const AROUND =
  /<(script|style|noscript|template|svg|nav|header|footer|aside|form)\b[\s\S]*?<\/\1\s*>|<!--[\s\S]*?-->/gi;

const BLOCK_END = /<\/(?:p|h[1-6]|li|div|section|blockquote|td)\s*>|<br\s*\/?>/i;

/** Text of a page's article, one line per block; text of the whole page if no article is marked. */
export function pageText(html: string): string {
  const shown = html.replace(AROUND, ' ');
  const article = /<article\b[\s\S]*<\/article\s*>/i.exec(shown)?.[0] ?? /<body\b[\s\S]*/i.exec(shown)?.[0] ?? shown;
  const lines = article.split(BLOCK_END).map(plainText).filter(Boolean);
  return lines.join('\n').slice(0, LONGEST);
}

/** Returns the articles, with the page texts that may be fetched and were available. */
export type ReadPages = (articles: Article[], asker: Pick<Asker, 'insideOnly'>) => Promise<Article[]>;

const NAME = 'news page';
const PAGE_MS = 5_000;
const ALL_MS = 30_000;
const MAX_BYTES = 1_000_000;
const MAX_ROBOTS_BYTES = 500_000;
const AT_ONCE = 4;

interface Fetching {
  allowPrivate: boolean;
  signal: AbortSignal;
}

async function fetched(url: string, maxBytes: number, { allowPrivate, signal }: Fetching) {
  const time = AbortSignal.any([signal, AbortSignal.timeout(PAGE_MS)]);
  const headers = { accept: 'text/html, text/plain' };
  try {
    return await call({ name: NAME, url, allowPrivate, headers, signal: time, maxBytes });
  } catch (error) {
    // The page is optional: without it, only the headline is classified.
    if (error instanceof ProviderFailed || time.aborted) return null;
    throw error;
  }
}

/** RFC 9309: a missing file allows everything; an unreachable one allows nothing. */
async function robotsOf(origin: string, fetching: Fetching): Promise<string | null> {
  const answer = await fetched(`${origin}/robots.txt`, MAX_ROBOTS_BYTES, fetching);
  if (!answer || answer.status >= 500) return null;
  return answer.status === 200 ? answer.body : '';
}

async function bodyOf(url: string, robots: Map<string, Promise<string | null>>, fetching: Fetching) {
  const { origin, pathname, search } = new URL(url);
  const rules = robots.get(origin) ?? robotsOf(origin, fetching);
  robots.set(origin, rules);
  const text = await rules;
  if (text === null || !allows(text, pathname + search)) return null;
  const answer = await fetched(url, MAX_BYTES, fetching);
  return answer?.status === 200 ? pageText(answer.body) || null : null;
}

/**
 * Fetches up to `most` pages of articles whose source gave only the headline, within 30 seconds in total. Pages that
 * robots.txt disallows, that redirect, or that are too large or slow are skipped. `allowPrivate`: hosts may have
 * private addresses.
 */
export function pageReader(most: number, allowPrivate: boolean): ReadPages {
  return async (articles, { insideOnly }) => {
    const wanted = insideOnly ? [] : articles.filter(({ body, namedAs }) => namedAs !== undefined && !body);
    const left = wanted.slice(0, most);
    const fetching = { allowPrivate, signal: AbortSignal.timeout(ALL_MS) };
    const robots = new Map<string, Promise<string | null>>();
    const bodies = new Map<Article, string>();
    while (left.length > 0 && !fetching.signal.aborted) {
      const some = left.splice(0, AT_ONCE);
      const read = await Promise.all(some.map(({ url }) => bodyOf(url, robots, fetching)));
      some.forEach((article, at) => {
        if (read[at]) bodies.set(article, read[at]);
      });
    }
    return articles.map((article) => ({ ...article, body: bodies.get(article) ?? article.body ?? null }));
  };
}
