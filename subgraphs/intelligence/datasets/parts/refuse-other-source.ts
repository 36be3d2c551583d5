import type pg from 'pg';
import type { Dataset } from '../catalogue/dataset.js';
import { ImportProblem } from '../source/import-problem.js';
import type { VersionFacts } from '../store/begin-version.js';

const IN_FORCE = `
  select source, row_count::int as rows, coalesce(source_date, loaded_at::date)::text as "asOf"
  from intelligence.dataset_version where dataset = $1 and part = $2 and state = 'in_force'`;

/** The part already has active data from another source, and the import was not told to replace it. */
export class OtherSourceInForce extends ImportProblem {
  constructor(
    dataset: string,
    /** Name of the active source. */
    readonly inForce: string,
    { rows, asOf }: { rows: number; asOf: string },
    refused: string,
  ) {
    super(
      `${dataset} already contains ${inForce} (${rows.toLocaleString('en-US')} rows, ${asOf}), which ${refused} would ` +
        `replace. To keep both: npm run import -- ${dataset} <file or URL> --part NAME. ` +
        `To replace: npm run import -- ${dataset} <file or URL> --replace.`,
    );
  }
}

/**
 * Returns the active source of the part, or null. Throws OtherSourceInForce if the import would replace a source that is
 * not in `onlyReplaces`, so that an import never drops another list silently.
 */
export async function refuseOtherSource(
  client: pg.Pool | pg.PoolClient,
  { name }: Dataset,
  { part, source, onlyReplaces }: Pick<VersionFacts, 'part' | 'source' | 'onlyReplaces'>,
): Promise<string | null> {
  const { rows } = await client.query<{ source: string; rows: number; asOf: string }>(IN_FORCE, [name, part]);
  const [inForce] = rows;
  if (!inForce) return null;
  if (onlyReplaces && !onlyReplaces.includes(inForce.source))
    throw new OtherSourceInForce(name, inForce.source, inForce, source);
  return inForce.source;
}
