import { setTimeout as sleep } from 'node:timers/promises';
import type pg from 'pg';
import { countOthers, reEncrypt } from '#kit/cipher/rotation/re-encrypt.js';
import type { SealedPlace } from '#kit/cipher/rotation/sealed-place.js';

/** Maximum passes over rows that were locked by other transactions. */
const PASSES = 20;
const PASS_WAIT_MS = 500;

export interface Rotated {
  /** Number of encrypted values in all columns. */
  values: number;
  /** Number of values this run re-encrypted. */
  changed: number;
  /** Number of values still encrypted with another key; 0 proves that the rotation is complete. */
  others: number;
}

/** Includes the table, because values of two tables may be bound to the same column name. */
const nameOf = ({ table, column }: SealedPlace): string => `${table}.${column}`;

/** Re-encrypts everything with the current key, then counts every column again. `write` receives a line per column. */
export async function rotateKeys(
  pool: pg.Pool,
  places: readonly SealedPlace[],
  write: (line: string) => void,
): Promise<Rotated> {
  let changed = 0;
  for (const place of places) changed += await rotateColumn(pool, place);
  return { ...(await proveRotation(pool, places, write)), changed };
}

/** Counts the values of every column. */
export async function proveRotation(
  pool: pg.Pool,
  places: readonly SealedPlace[],
  write: (line: string) => void,
): Promise<Omit<Rotated, 'changed'>> {
  const all = { values: 0, others: 0 };
  for (const place of places) {
    const { values, others } = await countOthers(pool, place);
    if (values > 0) write(`${nameOf(place)}  ${values} values, ${others} with other keys`);
    all.values += values;
    all.others += others;
  }
  return all;
}

async function rotateColumn(pool: pg.Pool, place: SealedPlace): Promise<number> {
  let all = 0;
  for (let pass = 1; ; pass += 1) {
    const { changed, unreadable } = await reEncrypt(pool, place);
    all += changed;
    const { others } = await countOthers(pool, place);
    if (others <= unreadable || pass === PASSES) return all;
    if (changed === 0) await sleep(PASS_WAIT_MS);
  }
}
