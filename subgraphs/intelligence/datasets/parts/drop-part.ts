import type pg from 'pg';
import { publishOn } from '#kit/queue/topics.js';
import type { Dataset } from '../catalogue/dataset.js';
import { ImportProblem } from '../source/import-problem.js';
import { beginVersion } from '../store/begin-version.js';
import { clearVersions } from '../store/clear-versions.js';
import { corpusOf } from './join-version.js';
import { withDatasetLock } from '../store/with-dataset-lock.js';
import { lookupMessages } from '../../messages.js';

const DROPPED = { hash: 'dropped', source: 'dropped', sourceDate: null };

const OUT = `
  update intelligence.dataset_version set
    state = 'replaced', loaded_at = case when id = $1 then now() else loaded_at end
  where id = $1 or (dataset = $2 and part = $3 and state = 'in_force')`;

/**
 * Removes a part by replacing it with an empty version that is not active itself, so that its records are reported as
 * removed. Returns the number of rows it had. Throws ImportProblem if it has none.
 */
export async function dropPart(pool: pg.Pool, dataset: Dataset, part: string): Promise<number> {
  return withDatasetLock(pool, dataset.name, async (client) => {
    await clearVersions(client, dataset);
    const corpus = await corpusOf(client, dataset, part);
    if (!corpus) throw new ImportProblem(lookupMessages.nothingActive(dataset.name, part));
    const { id } = await beginVersion(client, dataset, { part, ...DROPPED });
    await dataset.settle?.(client, { id, dataset: dataset.name, part });
    await client.query(OUT, [id, dataset.name, part]);
    await publishOn(client, 'datasets', [{ dataset: dataset.name }]);
    await clearVersions(client, dataset);
    return corpus.rows;
  });
}
