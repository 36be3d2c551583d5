import { openLog } from '#kit/process/log.js';
import { openOrm, openPool } from '#kit/store/database.js';
import type { FileStore } from '#kit/files/file-store.js';
import { purge } from '#kit/store/purge.js';
import { idCheckPurgeClasses } from '#subgraphs/screening/booking/id-document/id-check-purge-classes.js';
import { screening } from '#subgraphs/screening/subgraph.js';

/** The hourly work of a worker on pictures of documents. */
export async function purgeFiles(databaseUrl: string, files: FileStore): Promise<void> {
  const pool = openPool(databaseUrl, 2, openLog('silent', 'test'));
  const orm = await openOrm(pool, screening.store!);
  try {
    await purge({ orm, pool, name: 'test', classes: idCheckPurgeClasses(files, 30) }, new Date());
  } finally {
    await orm.close();
    await pool.end();
  }
}
