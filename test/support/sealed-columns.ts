import { createCipheriv, createHmac, randomBytes } from 'node:crypto';
import type pg from 'pg';
import { type SealedRow, open, seal } from '#kit/cipher/cipher.js';
import { type SealedColumnPlace, hostedSealedPlaces } from './host/hosted.js';

let known: Promise<SealedColumnPlace[]> | null = null;

/** Every column declared as encrypted. */
export function allSealedPlaces(): Promise<SealedColumnPlace[]> {
  return (known ??= hostedSealedPlaces());
}

export interface OpenedValue {
  place: SealedColumnPlace;
  accountId: string;
  id: string;
  sealed: string;
  text: string;
}

/** Every encrypted value of a database, or of one schema, decrypted in its place. */
export async function openedValues(client: Pick<pg.Client, 'query'>, schema = ''): Promise<OpenedValue[]> {
  const found: OpenedValue[] = [];
  for (const place of (await allSealedPlaces()).filter(({ table }) => table.startsWith(schema))) {
    const { rows } = await client.query<Omit<OpenedValue, 'place' | 'text'>>(
      `select ${place.accountId}::text as "accountId", ${place.id}::text as id, ${place.read} as sealed
       from ${place.table} t where ${place.read} is not null`,
    );
    for (const row of rows) found.push({ place, ...row, text: open(row.sealed, place.boundTo, row) });
  }
  return found;
}

/** A value as encrypted before values were bound to their place, with the key of the tests. */
export function unboundValue(text: string, key: Buffer = Buffer.alloc(32, 7)): string {
  const nonce = randomBytes(12);
  const derived = createHmac('sha256', key).update('encryption').digest();
  const cipher = createCipheriv('aes-256-gcm', derived, nonce);
  const body = Buffer.concat([cipher.update(text, 'utf8'), cipher.final()]);
  return ['a1', ...[nonce, cipher.getAuthTag(), body].map((part) => part.toString('base64url'))].join('.');
}

/** Binds the values of rows that a statement copied to their new rows; `sources` are the original rows. */
export async function bindCopies(
  client: Pick<pg.Client, 'query'>,
  tables: string[],
  sources: SealedRow[],
): Promise<void> {
  for (const place of (await allSealedPlaces()).filter(({ table }) => tables.includes(table))) {
    const { rows } = await client.query<SealedRow & { sealed: string }>(
      `select t.account_id as "accountId", t.id, ${place.read} as sealed from ${place.table} t
       where ${place.read} is not null`,
    );
    const bound = rows.flatMap((row) => {
      const source = [row, ...sources].find((one) => opens(row.sealed, place, one));
      const text = open(row.sealed, place.boundTo, source!);
      return source === row ? [] : [{ id: row.id, sealed: seal(text, place.boundTo, row) }];
    });
    await client.query(
      `update ${place.table} t set ${place.column} = b.sealed
       from unnest($1::uuid[], $2::text[]) as b(id, sealed) where t.id = b.id`,
      [bound.map(({ id }) => id), bound.map(({ sealed }) => sealed)],
    );
  }
}

function opens(sealed: string, { boundTo }: SealedColumnPlace, row: SealedRow): boolean {
  try {
    open(sealed, boundTo, row);
    return true;
  } catch {
    return false;
  }
}
