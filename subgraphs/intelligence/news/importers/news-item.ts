import { type Put, SKIPPED } from '../../datasets/catalogue/dataset.js';

export const NEWS_TABLE = 'intelligence.news_item';

/** Key under which changes of an article are recorded, as SQL over its URL. URLs may be too long for an index. */
export const articleKey = (url: string): string => `hashtextextended(${url}, 0)::text`;

export interface NewsItem {
  url: string | null | undefined;
  title: string | null | undefined;
  body?: string | null;
  source?: string | null;
  publishedAt?: string | null;
  language?: string | null;
  imageUrl?: string | null;
}

const LONGEST_BODY = 200_000;

/** Strips markup, decodes remaining HTML entities and collapses blanks. */
export function plainText(text: string): string {
  return text
    .replace(/<(script|style)\b[\s\S]*?<\/\1>/gi, ' ')
    .replace(/<[^>]{0,2000}>/g, ' ')
    .replace(/&(lt|gt|quot|apos|nbsp|amp);/g, (_, name: string) => SIGNS[name] ?? ' ')
    .replaceAll('\u0000', ' ')
    .replace(/\s+/g, ' ')
    .trim();
}

const SIGNS: Record<string, string> = { lt: '<', gt: '>', quot: '"', apos: "'", amp: '&' };

function timeOf(text: string | null | undefined): string | null {
  const time = text ? new Date(text) : null;
  return time && !Number.isNaN(time.getTime()) ? time.toISOString() : null;
}

/** Row of an article that has a web URL and a title. */
export function newsPut(item: NewsItem): Put | typeof SKIPPED {
  const url = URL.parse(item.url ?? '');
  const title = plainText(item.title ?? '');
  if (!url || !/^https?:$/.test(url.protocol) || !title) return SKIPPED;
  const row = {
    url: url.href,
    title,
    body: plainText(item.body ?? '').slice(0, LONGEST_BODY),
    source: item.source || url.hostname,
    published_at: timeOf(item.publishedAt),
    language: item.language || null,
    image_url: item.imageUrl || null,
  };
  return { into: NEWS_TABLE, row };
}
