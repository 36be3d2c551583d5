import 'reflect-metadata';
import { mkdir, readFile, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import { formatter } from '@lingui/format-po';
import { servicePhrases } from '../dist/subgraphs/all-phrases.js';

/**
 * Writes the catalogues of the service's phrases: adds new codes, removes old ones, keeps translations. English needs
 * none, because the service sends it; here it stands above each code, for translators.
 */
const FOLDER = join(import.meta.dirname, '../web/dashboard/language/server-words');
const format = formatter({ lineNumbers: false });
await mkdir(FOLDER, { recursive: true });
for (const locale of ['de', 'fr', 'es', 'it']) {
  const filename = join(FOLDER, `${locale}.po`);
  const context = { filename, locale, sourceLocale: 'en' };
  const existing = await readFile(filename, 'utf8').catch(() => '');
  const known = existing ? await format.parse(existing, context) : {};
  const codes = Object.entries(servicePhrases()).sort(([one], [other]) => (one < other ? -1 : 1));
  const catalogue = Object.fromEntries(
    codes.map(([code, english]) => [
      code,
      { translation: known[code]?.translation ?? '', comments: [english], origin: [] },
    ]),
  );
  await writeFile(filename, await format.serialize(catalogue, { ...context, existing: existing || undefined }));
}
