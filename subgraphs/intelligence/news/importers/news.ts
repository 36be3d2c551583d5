import type { Dataset, Puts } from '../../datasets/catalogue/dataset.js';
import { noteChanges } from '../../datasets/changes/note-changes.js';
import { readTabs } from '../../datasets/reading/read-lines.js';
import { headOf } from '../../datasets/reading/read-text.js';
import type { SourceFile } from '../../datasets/source/source-file.js';
import { ARTICLES, joinNews } from './join-news.js';
import { NEWS_TABLE, newsPut } from './news-item.js';
import { readNewsJson } from './news-json.js';
import { readRss } from './rss.js';

/** GDELT timestamps such as `20260131120000`: `YYYYMMDDHHMMSS` in UTC. */
function stampOf(text: string): string | null {
  const parts = /^(\d{4})(\d\d)(\d\d)(\d\d)(\d\d)(\d\d)$/.exec(text);
  return parts && `${parts[1]}-${parts[2]}-${parts[3]}T${parts[4]}:${parts[5]}:${parts[6]}Z`;
}

/** `srclc:fra;eng:…` on a translated article; the others are in English. */
const languageIn = (translation: string | undefined) => /srclc:([a-z]{3})/.exec(translation ?? '')?.[1] ?? 'en';

/**
 * GDELT Global Knowledge Graph 2.1: 27 tab-separated columns. It has no article text: the title is in the extras, and
 * the names of people and organizations found stand in for the body.
 */
async function* readGkg(file: SourceFile): Puts {
  for await (const { columns } of readTabs(file, 'utf-8', 27)) {
    const [, stamp = '', , source, url, , , , , , , people = '', , organisations = ''] = columns;
    const names = [...people.split(';'), ...organisations.split(';')].filter(Boolean);
    yield newsPut({
      url,
      source,
      publishedAt: stampOf(stamp),
      body: names.join('; '),
      imageUrl: columns[18],
      language: languageIn(columns[25]),
      title: /<PAGE_TITLE>(.*?)<\/PAGE_TITLE>/s.exec(columns[26] ?? '')?.[1],
    });
  }
}

async function* read(files: SourceFile[]): Puts {
  for (const file of files) {
    const head = (await headOf(file)).trimStart();
    if (head.startsWith('<')) yield* readRss(file);
    else if (head.startsWith('{') || head.startsWith('[')) yield* readNewsJson(file);
    else yield* readGkg(file);
  }
}

/** Articles for adverse media searches. */
export const news: Dataset = {
  name: 'news',
  title: 'News articles',
  publisher: 'feeds of your choice, or GDELT',
  licence: 'set by the publisher (GDELT: free with attribution)',
  officialUrl: null,
  advice:
    'RSS 2.0 or Atom, JSON lines with url, title, body, source and published_at, or GDELT GKG 2.1. --part names the feed. Articles missing from a new file are kept unless --replace is given.',
  isFollowed: true,
  revision: 3,
  tables: {
    [NEWS_TABLE]: {
      url: 'text',
      title: 'text',
      body: 'text',
      source: 'text',
      published_at: 'timestamptz',
      language: 'text',
      image_url: 'text',
    },
  },
  read,
  settle: noteChanges(ARTICLES),
  join: joinNews,
};
