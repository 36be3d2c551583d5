import type { Retention } from '#retention';
import { BATCH_SIZE, type PurgeClass, daysBefore } from '#kit/store/purge.js';

/** Deletes from the oldest end only, so that the log stays gap-free even if clocks differ between processes. */
const EVENTS = `
  with oldest as (
    select sequence, occurred_at from identity.event where account_id = ? order by sequence limit ${BATCH_SIZE}
  )
  delete from identity.event where account_id = ? and sequence in (select sequence from oldest)
    and sequence < coalesce(
      (select min(sequence) from oldest where occurred_at >= ?), (select max(sequence) + 1 from oldest))
  returning sequence`;

/** The trail keeps the digest of each IP address, so its chain stays valid. */
const ADDRESSES = `
  delete from identity.audit_address where account_id = ? and sequence in (
    select o.sequence from (
      select sequence from identity.audit_address where account_id = ? order by sequence limit ${BATCH_SIZE}) o
    join identity.audit_entry e on e.account_id = ? and e.sequence = o.sequence where e.occurred_at < ?)
  returning sequence`;

/** Only for rows set aside, which may stay long. Waiting rows are processed within seconds. */
const ADDRESSES_ASIDE = `
  update outbox.announcement set actor = jsonb_set(actor, '{address}', 'null')
  where account_id = ? and position in (
    select position from outbox.announcement
    where account_id = ? and set_aside_at is not null and occurred_at < ? and actor ->> 'address' is not null
    limit ${BATCH_SIZE})
  returning position`;

/** Retention classes of this subgraph: events, and IP addresses of requests. */
export function purgeClasses({ event, address }: Pick<Retention, 'event' | 'address'>): PurgeClass[] {
  return [
    {
      name: 'event',
      table: 'identity.event',
      purgeBatch: async (tx, id, now) => (await tx.execute<object[]>(EVENTS, [id, id, daysBefore(now, event)])).length,
    },
    {
      name: 'address',
      table: 'identity.audit_address',
      purgeBatch: async (tx, id, now) =>
        (await tx.execute<object[]>(ADDRESSES, [id, id, id, daysBefore(now, address)])).length,
    },
    {
      name: 'addressAside',
      table: 'outbox.announcement',
      rows: 'set_aside_at is not null',
      purgeBatch: async (tx, id, now) =>
        (await tx.execute<object[]>(ADDRESSES_ASIDE, [id, id, daysBefore(now, address)])).length,
    },
  ];
}
