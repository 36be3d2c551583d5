import type { EntityManager } from '@mikro-orm/postgresql';
import { eventOf } from '#events';
import { jobData, queueingLater } from '#kit/queue/jobs.js';
import { announcements, announcing } from '#kit/queue/outbox.js';
import { ask } from '#kit/store/fence/scoped-em.js';
import { prepared } from '#kit/store/prepared.js';
import { columnNames, storedRow } from '#kit/store/stored-row.js';
import { dropPlainKeys } from '../../guest/contacts/contact-seal.js';
import { GuestSecret } from '../../guest/guest-secret.entity.js';
import { ANALYSIS } from '../analysis.js';
import { ALL_KEPT, countingIn } from '../changes/changes-text.js';
import { Reservation } from '../reservation.entity.js';

function textOf(em: EntityManager): string {
  const columns = [...columnNames(em, Reservation).values()].join(', ');
  const secrets = [...columnNames(em, GuestSecret).values()];
  return prepared(`
    with r as (
      insert into screening.reservation (${columns})
      select ${columns} from jsonb_populate_record(null::screening.reservation, $1::jsonb)
      on conflict (account_id, pms, confirmation_code) do nothing returning *),
    ${countingIn(ALL_KEPT, 'created_at')},
    sealed as (
      insert into screening.guest_secret (${secrets.join(', ')})
      select ${secrets.map((name) => `s.${name}`).join(', ')}
      from r, jsonb_populate_record(null::screening.guest_secret, $2::jsonb) s where $2::jsonb is not null),
    announced as (${announcing('$3', 'exists (select from r)')}),
    queued as (${queueingLater(ANALYSIS.name, { key: '$5', data: '$6::jsonb', seconds: '$7::int', condition: '$7::int is not null and exists (select from r)' })})
    select exists (select from r) as "isNew", exists (
      select from screening.message_template
      where account_id = $4 and enabled and trigger in ('reservation_created', 'before_check_in', 'portal_incomplete')) as "hasTemplates"`);
}

let text: string | undefined;

export interface Inserted {
  /** False: the account has a reservation with this code, and nothing was stored. */
  isNew: boolean;
  /** The account has message templates for new reservations. */
  hasTemplates: boolean;
}

/**
 * Stores a new reservation with its guest and its event, in one statement. `analyseAfterSeconds`: also queues its
 * analysis with this delay.
 */
export async function insertReservation(
  tx: EntityManager,
  row: Reservation,
  secret: GuestSecret | null,
  analyseAfterSeconds: number | null,
): Promise<Inserted> {
  text ??= textOf(tx);
  const { accountId, id: reservationId, revision } = row;
  const analysis = { accountId, reservationId, revision };
  await dropPlainKeys(tx, row);
  const event = { accountId, ...eventOf('reservation.created', { reservationId }) };
  const [inserted] = await ask<Inserted>(tx, text, [
    storedRow(tx, Reservation, row),
    secret && storedRow(tx, GuestSecret, secret),
    announcements(tx, [event]),
    accountId,
    ANALYSIS.keyOf(analysis),
    jobData(analysis),
    analyseAfterSeconds,
  ]);
  return inserted!;
}
