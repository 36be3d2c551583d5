import type { Dataset, Puts } from '../../datasets/catalogue/dataset.js';
import { noteChanges } from '../../datasets/changes/note-changes.js';
import { headOf } from '../../datasets/reading/read-text.js';
import type { SourceFile } from '../../datasets/source/source-file.js';
import { readGkg } from './gkg.js';
import { ARTICLES, joinNews } from './join-news.js';
import { NEWS_TABLE } from './news-item.js';
import { readNewsJson } from './news-json.js';
import { readRss } from './rss.js';

async function* read(files: SourceFile[]): Puts {
  for (const file of files) {
    const head = (await headOf(file)).trimStart();
    if (head.startsWith('<')) yield* readRss(file);
    else if (head.startsWith('{') || head.startsWith('[')) yield* readNewsJson(file);
    else yield* readGkg(file);
  }
}

/** Articles for the search of adverse media. */
export const news: Dataset = {
  name: 'news',
  title: 'News articles',
  publisher: 'feeds of your choice, or GDELT',
  licence: 'as the publisher says (GDELT: free with attribution)',
  officialUrl: null,
  advice:
    'RSS 2.0 or Atom, JSON lines with url, title, body, source, published_at, or GDELT GKG 2.1; --part names a feed; what a file no longer lists stays unless --replace is given.',
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
