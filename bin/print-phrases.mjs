import 'reflect-metadata';
import { mkdir, readFile, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import { formatter } from '@lingui/format-po';
import { format as pretty, resolveConfig } from 'prettier';
import { servicePhrases } from '../dist/subgraphs/all-phrases.js';
import { GAP_PHRASES, STATE_PHRASES } from '../dist/subgraphs/intelligence/answer/gap.js';
import { FINDING_PHRASES } from '../dist/subgraphs/intelligence/background/check/finding-phrases.js';
import { allPhrases } from '../dist/subgraphs/screening/screening/details/all-phrases.js';
import { FACT_PHRASES } from '../dist/subgraphs/screening/screening/rules/condition/rule-vocabulary.js';

/**
 * Writes the catalogues of the service's phrases: adds new codes, removes old ones, keeps translations. English needs
 * none, because the service sends it; here it stands above each code, for translators. The phrases of reports that the
 * service prints itself are also written for the server: phrases that both reports use go to a shared folder, the others
 * next to their report.
 */
const FOLDER = join(import.meta.dirname, '../web/dashboard/language/server-words');
const SUBGRAPHS = join(import.meta.dirname, '../subgraphs');
const CHECKS = join(SUBGRAPHS, 'intelligence/background/check/pdf/words');
const GAPS = join(SUBGRAPHS, 'gap-words');
const RESERVATIONS = join(SUBGRAPHS, 'screening/screening/report/words');
const SEARCHED = { ...GAP_PHRASES, ...STATE_PHRASES };
const isRisk = (code) => /^(?:risk|advice|resolve)\./.test(code);
const decided = [...allPhrases().keys()].filter((code) => !Object.hasOwn(FACT_PHRASES, code));
/** The codes of each file for reports. */
const REPORTED = [
  { path: `${GAPS}/gaps`, codes: Object.keys(SEARCHED) },
  { path: `${CHECKS}/findings`, codes: Object.keys(FINDING_PHRASES).filter((code) => !Object.hasOwn(SEARCHED, code)) },
  { path: `${RESERVATIONS}/risks`, codes: decided.filter(isRisk) },
  { path: `${RESERVATIONS}/phrases`, codes: decided.filter((code) => !isRisk(code)) },
];
const format = formatter({ lineNumbers: false });
for (const folder of [FOLDER, GAPS]) await mkdir(folder, { recursive: true });
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
  for (const { path: start, codes: reported } of REPORTED) {
    const words = Object.fromEntries(reported.toSorted().map((code) => [code, catalogue[code].translation]));
    const path = `${start}-${locale}.ts`;
    const text = `/** Printed by \`npm run messages\` from the dashboard's words. */\nexport const ${locale}: Readonly<Record<string, string>> = ${JSON.stringify(words)};\n`;
    await writeFile(path, await pretty(text, { ...(await resolveConfig(path)), filepath: path }));
  }
}
