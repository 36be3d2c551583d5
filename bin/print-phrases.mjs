import 'reflect-metadata';
import { mkdir, readFile, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import { formatter } from '@lingui/format-po';
import { format as pretty, resolveConfig } from 'prettier';
import { servicePhrases } from '../dist/subgraphs/all-phrases.js';
import { GAP_PHRASES, STATE_PHRASES } from '../dist/subgraphs/intelligence/answer/gap.js';
import { FINDING_PHRASES } from '../dist/subgraphs/intelligence/background/check/finding-phrases.js';

/**
 * Writes the catalogues of the service's phrases: adds new codes, removes old ones, keeps translations. English needs
 * none, because the service sends it; here it stands above each code, for translators. The phrases of reports that the
 * service prints itself are written beside those reports too.
 */
const FOLDER = join(import.meta.dirname, '../web/dashboard/language/server-words');
const REPORTS = join(import.meta.dirname, '../subgraphs/intelligence/background/check/pdf/words');
const REPORTED = Object.keys({ ...GAP_PHRASES, ...STATE_PHRASES, ...FINDING_PHRASES }).sort();
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
  const words = Object.fromEntries(REPORTED.map((code) => [code, catalogue[code].translation]));
  const path = join(REPORTS, `phrases-${locale}.ts`);
  const text = `/** Printed by \`npm run messages\` from the dashboard's words. */\nexport const ${locale}: Readonly<Record<string, string>> = ${JSON.stringify(words)};\n`;
  await writeFile(path, await pretty(text, { ...(await resolveConfig(path)), filepath: path }));
}
