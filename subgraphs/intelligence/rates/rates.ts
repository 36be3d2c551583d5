import { type Dataset, type Puts, SKIPPED } from '../datasets/catalogue/dataset.js';
import { type CsvRecord, mustHave, readCsv } from '../datasets/reading/read-csv.js';
import { dayOf, numberOf } from '../datasets/reading/values.js';
import { ImportProblem } from '../datasets/source/import-problem.js';
import type { SourceFile } from '../datasets/source/source-file.js';

const TABLE = 'intelligence.usd_rate';

/** Units of each currency per euro; `N/A` if there was no rate. */
function perEuroOf({ fields }: CsvRecord): [currency: string, units: number][] {
  return Object.entries(fields).flatMap(([heading, text]): [string, number][] => {
    const units = numberOf(text);
    return /^[a-z]{3}$/.test(heading) && units !== null && units > 0 ? [[heading.toUpperCase(), units]] : [];
  });
}

async function* read(files: SourceFile[]): Puts {
  for (const file of files)
    for await (const record of readCsv(file, 'utf-8')) {
      mustHave(record, file.name, ['date'], ['usd']);
      const day = dayOf(record.fields.date);
      if (!day)
        throw new ImportProblem('must have a date in YYYY-MM-DD format in column "Date"', file.name, record.line);
      const units = perEuroOf(record);
      const dollars = units.find(([currency]) => currency === 'USD')?.[1];
      if (!dollars) yield SKIPPED;
      else
        for (const [currency, perEuro] of [...units, ['EUR', 1] as const])
          yield { into: TABLE, row: { currency, day, rate: dollars / perEuro } };
    }
}

/** Reference rates, for converting prices to US dollars on the day of a booking. */
export const rates: Dataset = {
  name: 'rates',
  title: 'Currency reference rates',
  publisher: 'European Central Bank',
  licence: 'free to use with attribution',
  officialUrl: 'https://www.ecb.europa.eu/stats/eurofxref/eurofxref-hist.zip',
  advice: 'The full history of euro reference rates (eurofxref-hist, CSV or ZIP).',
  revision: 1,
  tables: { [TABLE]: { currency: 'text', day: 'date', rate: 'float8' } },
  read,
};
