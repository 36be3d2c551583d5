import type { MikroORM } from '@mikro-orm/postgresql';
import type pg from 'pg';
import { open } from '#kit/cipher/cipher.js';
import { columnsOf } from '#kit/store/columns.js';
import { rowBy } from '#kit/store/rows.js';
import { GuestSecret } from './guest-secret.entity.js';
import type { PartyMember } from './party-member.js';

/** Loads the additional guests of a reservation, limited to the given accounts. */
export function partyReads(pool: pg.Pool, orm: MikroORM) {
  const secret = rowBy<GuestSecret>(pool, {
    table: 'screening.guest_secret',
    columns: columnsOf(orm, GuestSecret, ['birthDate', 'ipAddress']),
    by: 'id',
    type: 'uuid',
  });
  return async (accountIds: string[], reservationId: string): Promise<PartyMember[]> => {
    const row = await secret.load(accountIds, reservationId);
    return row?.party ? (JSON.parse(open(row.party, 'screening.guest_secret.party', row)) as PartyMember[]) : [];
  };
}
