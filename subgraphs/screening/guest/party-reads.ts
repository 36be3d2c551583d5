import type { MikroORM } from '@mikro-orm/postgresql';
import type pg from 'pg';
import { decrypt } from '#kit/cipher/cipher.js';
import { columnsOf } from '#kit/store/columns.js';
import { rowBy } from '#kit/store/rows.js';
import { GuestSecret } from './guest-secret.entity.js';
import type { PartyMember } from './party-member.js';

/** Reads everybody else of a reservation's party, for whoever may see the accounts named. */
export function partyReads(pool: pg.Pool, orm: MikroORM) {
  const secret = rowBy<GuestSecret>(pool, {
    table: 'screening.guest_secret',
    columns: columnsOf(orm, GuestSecret, ['birthDate', 'ipAddress']),
    by: 'id',
    type: 'uuid',
  });
  return async (accountIds: string[], reservationId: string): Promise<PartyMember[]> => {
    const sealed = (await secret.load(accountIds, reservationId))?.party;
    return sealed ? (JSON.parse(decrypt(sealed)) as PartyMember[]) : [];
  };
}
