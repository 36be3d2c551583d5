import type { DatasetTest } from './datasets.js';

const DAY_MS = 86_400_000;

export interface NewsCorpus {
  language?: string | null;
  /** Days since the first and the last article. */
  from?: number;
  to?: number;
  perDay?: number;
}

/** Articles about no real person, as JSON lines: enough of them, in English and recent, by default. */
export function plainNews({ language = 'en', from = 100, to = 0, perDay = 12 }: NewsCorpus = {}): string {
  const lines: string[] = [];
  for (let day = from; day >= to; day--)
    for (let n = 0; n < perDay; n++) {
      const published_at = new Date(Date.now() - day * DAY_MS).toISOString();
      const url = `https://plain.example/${language}/${day}/${n}`;
      const article = { url, title: `Harvest report ${day}, ${n}`, body: 'The weather stayed dry.', published_at };
      lines.push(JSON.stringify({ ...article, source: 'The Almanac', ...(language && { language }) }));
    }
  return lines.join('\n');
}

/** Imports news that cover the range that searches promise, in addition to other imports. */
export async function loadPlainNews(store: DatasetTest, corpus: NewsCorpus = {}): Promise<void> {
  await store.load('news', store.file('plain.ndjson', plainNews(corpus)), { part: 'plain' });
}
