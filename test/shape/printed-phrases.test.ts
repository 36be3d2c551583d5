import { globSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { projectRoot } from '#kit/process/project-root.js';
import { reportPhrases } from '#subgraphs/intelligence/background/check/pdf/words/report-words.js';
import { GAP_PHRASES, STATE_PHRASES } from '#subgraphs/intelligence/answer/gap.js';
import { readerOf } from '#subgraphs/screening/screening/report/words/report-words.js';

const HEAD = '/** Printed by `npm run messages` ';

describe.each(['de', 'fr', 'es', 'it'] as const)('phrases of reports in %s', (language) => {
  test('are printed in one place each', () => {
    const files = globSync(`subgraphs/**/*-${language}.ts`, { cwd: projectRoot }).sort();
    const printed = files.flatMap((file) => {
      const text = readFileSync(join(projectRoot, file), 'utf8');
      if (!text.startsWith(HEAD)) return [];
      return [...text.matchAll(/^ {2}'?([\w.]+)'?:/gm)].map(([, code]) => ({ file, code: code! }));
    });
    expect(printed.length).toBeGreaterThan(700);
    const places = Map.groupBy(printed, ({ code }) => code);
    const twice = [...places]
      .filter(([, at]) => at.length > 1)
      .map(([code, at]) => [code, ...at.map(({ file }) => file)]);
    expect(twice).toEqual([]);
  });

  test('word the gaps of lookups in both reports', () => {
    const codes = Object.keys({ ...GAP_PHRASES, ...STATE_PHRASES });
    for (const words of [reportPhrases(language)!, readerOf(language).phrases!])
      expect(codes.filter((code) => !words[code])).toEqual([]);
  });
});
