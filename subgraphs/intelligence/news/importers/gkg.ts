import type { Puts } from '../../datasets/catalogue/dataset.js';
import { readTabs } from '../../datasets/reading/read-lines.js';
import type { SourceFile } from '../../datasets/source/source-file.js';
import { newsPut } from './news-item.js';

/** `20260131T120000`-like stamps of GDELT: `YYYYMMDDHHMMSS` in UTC. */
function stampOf(text: string): string | null {
  const parts = /^(\d{4})(\d\d)(\d\d)(\d\d)(\d\d)(\d\d)$/.exec(text);
  return parts && `${parts[1]}-${parts[2]}-${parts[3]}T${parts[4]}:${parts[5]}:${parts[6]}Z`;
}

/** `srclc:fra;eng:…` of an article that was translated; what was not is in English. */
const languageIn = (translation: string | undefined) => /srclc:([a-z]{3})/.exec(translation ?? '')?.[1] ?? 'en';

/**
 * GDELT Global Knowledge Graph 2.1: 27 tab-separated columns. It holds no text: the title is in the extras, and the
 * names of people and organisations that were found stand for the body.
 */
export async function* readGkg(file: SourceFile): Puts {
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
