import type pg from 'pg';
import { Failure } from '#kit/failure.js';
import type { Viewer } from '#kit/viewer/viewer.js';
import { isId } from '#kit/id.js';
import { KEPT_DAYS } from './note-changes.js';
import type { ImportedVersion } from './imported-version.type.js';
import { lookupMessages } from '../../messages.js';

const VERSIONS = `
  select id, dataset from intelligence.dataset_version
  where state in ('in_force', 'replaced') and dataset = any($1) and loaded_at > now() - interval '${KEPT_DAYS} days'
  order by loaded_at, id`;

const KEYS = `
  select distinct key from intelligence.record_change where version_id = any($1) and key > $2 order by key limit $3`;

const MAX_KEYS = 1_000;

function refuseOthers(viewer: Viewer): void {
  if (viewer.kind !== 'service') throw new Failure('FORBIDDEN', lookupMessages.internalChanges);
}

/** Returns the versions of these datasets that became active within 30 days, in order. Throws FORBIDDEN. */
export async function findImportedVersions(
  pool: pg.Pool,
  viewer: Viewer,
  followed: readonly string[],
): Promise<ImportedVersion[]> {
  refuseOthers(viewer);
  return (await pool.query<ImportedVersion>(VERSIONS, [followed])).rows;
}

/**
 * Returns the keys of records that these versions added, changed or removed, in order, after a given key. Throws
 * FORBIDDEN.
 */
export async function findRecordChanges(
  pool: pg.Pool,
  viewer: Viewer,
  versionIds: string[],
  after: string,
  size: number,
): Promise<string[]> {
  refuseOthers(viewer);
  const values = [versionIds.filter(isId), after, Math.min(MAX_KEYS, Math.max(1, size))];
  return (await pool.query<{ key: string }>(KEYS, values)).rows.map(({ key }) => key);
}
