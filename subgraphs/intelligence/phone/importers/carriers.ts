import { type Dataset, type Puts, SKIPPED } from '../../datasets/catalogue/dataset.js';
import { mustHave, pick, readCsv } from '../../datasets/reading/read-csv.js';
import type { SourceFile } from '../../datasets/source/source-file.js';

const TABLE = 'intelligence.carrier';

const CODE = ['npa_nxx', 'npanxx', 'npa'];
const COMPANY = ['company', 'company_name', 'carrier', 'ocn_name', 'operating_company_name', 'block_holder'];

/** `201-200`, or separate NPA and NXX; followed by the thousands block if blocks are pooled. */
function prefixOf(fields: Record<string, string>): string | null {
  const code = pick(fields, 'npa_nxx', 'npanxx') ?? `${fields.npa ?? ''}${fields.nxx ?? ''}`;
  const block = pick(fields, 'x', 'block', 'block_x', 'thousands_block') ?? '';
  const digits = code.replace(/\D/g, '') + (/^\d$/.test(block) ? block : '');
  return /^[2-9]\d{5,6}$/.test(digits) ? digits : null;
}

async function* read(files: SourceFile[]): Puts {
  for (const file of files)
    for await (const record of readCsv(file, 'latin1')) {
      mustHave(record, file.name, CODE, COMPANY);
      const { fields } = record;
      const [prefix, company] = [prefixOf(fields), pick(fields, ...COMPANY)];
      if (!prefix || !company) yield SKIPPED;
      else
        yield {
          into: TABLE,
          row: {
            prefix,
            company,
            ocn: pick(fields, 'ocn'),
            rate_center: pick(fields, 'ratecenter', 'rate_center', 'rc'),
            state: pick(fields, 'state', 'st'),
          },
        };
    }
}

/** Allocation of North American number blocks. Ported numbers still appear under their original carrier. */
export const carriers: Dataset = {
  name: 'carriers',
  title: 'Carriers of North American number blocks',
  publisher: 'NANPA',
  licence: 'public record of the numbering plan administrator',
  officialUrl: null,
  advice: 'NANPA utilized codes (allutlzd, tab-separated) and thousands blocks (AllBlocks), in one folder.',
  revision: 1,
  tables: { [TABLE]: { prefix: 'text', company: 'text', ocn: 'text', rate_center: 'text', state: 'text' } },
  read,
};
