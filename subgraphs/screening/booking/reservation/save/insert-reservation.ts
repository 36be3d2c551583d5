import type { EntityManager } from '@mikro-orm/postgresql';
import { eventOf } from '#events';
import { jobData, queueingLater } from '#kit/queue/jobs.js';
import { announcements, announcing } from '#kit/queue/outbox.js';
import { ask } from '#kit/store/fence/scoped-em.js';
import { prepared } from '#kit/store/prepared.js';
import { columnNames, storedRow } from '#kit/store/stored-row.js';
import { dropPlainKeys } from '../../guest/contacts/contact-seal.js';
import { contactKeys } from '../../guest/contacts/contact-index.js';
import { GuestSecret } from '../../guest/guest-secret.entity.js';
import { ANALYSIS, type FirstResult } from '../analysis.js';
import { ALL_KEPT, countingIn } from '../changes/changes-text.js';
import { Reservation } from '../reservation.entity.js';

interface Parts {
  /** Condition for storing the new row. */
  condition: string;
  /** Its events, as JSON. */
  events: string;
  /** Parts before it. */
  before: string;
  /** What else is stored. */
  more: string;
}

const HAS_TEMPLATES = `exists (
      select from screening.message_template
      where account_id = $4 and enabled and trigger in ('reservation_created', 'before_check_in', 'portal_incomplete'))`;

function textOf(em: EntityManager, { condition, before, events, more }: Parts): string {
  const columns = [...columnNames(em, Reservation).values()].join(', ');
  const secrets = [...columnNames(em, GuestSecret).values()];
  return prepared(`
    with ${before}r as (
      insert into screening.reservation (${columns})
      select ${columns} from jsonb_populate_record(null::screening.reservation, $1::jsonb) where ${condition}
      on conflict (account_id, pms, confirmation_code) do nothing returning *),
    ${countingIn(ALL_KEPT, 'created_at')},
    sealed as (
      insert into screening.guest_secret (${secrets.join(', ')})
      select ${secrets.map((name) => `s.${name}`).join(', ')}
      from r, jsonb_populate_record(null::screening.guest_secret, $2::jsonb) s where $2::jsonb is not null),
    announced as (${announcing(events, 'exists (select from r)')}),
    ${more}
    select exists (select from r) as "isNew", ${HAS_TEMPLATES} as "hasTemplates"`);
}

const QUEUED = `queued as (${queueingLater(ANALYSIS.name, { key: '$5', data: '$6::jsonb', seconds: '$7::int', condition: '$7::int is not null and exists (select from r)' })})`;

let text: string | undefined;

export interface Inserted {
  /** False: nothing was stored, because the account has a reservation with this code. */
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
  text ??= textOf(tx, { condition: 'true', before: '', events: '$3', more: QUEUED });
  const { accountId, id: reservationId, revision } = row;
  const analysis = { accountId, reservationId, revision };
  const [inserted] = await ask<Inserted>(tx, text, [
    ...(await storedWith(tx, row, secret)),
    ANALYSIS.keyOf(analysis),
    jobData(analysis),
    analyseAfterSeconds,
  ]);
  return inserted!;
}

/** The first four values of the statement. */
async function storedWith(tx: EntityManager, row: Reservation, secret: GuestSecret | null) {
  const { accountId, id: reservationId } = row;
  await dropPlainKeys(tx, row);
  const event = { accountId, ...eventOf('reservation.created', { reservationId }) };
  return [
    storedRow(tx, Reservation, row),
    secret && storedRow(tx, GuestSecret, secret),
    announcements(tx, [event]),
    accountId,
  ];
}

/**
 * Longest time in seconds between the creation of a reservation and its commit, with clocks of other hosts that differ.
 * An analysis before the insert may have missed stays of the guest that are younger.
 */
const MISSED_SECONDS = 10;

const HAS_MISSED = `screening.guest_missed($4::uuid, $11::timestamptz - interval '${MISSED_SECONDS} s', $7, $8, $9, $10)`;

let analysedText: string | undefined;

/**
 * Stores a new reservation with its guest, its result and the events of both, in one statement that needs no transaction.
 * Returns whether it did: not if its code is in use, if its analysis may have missed a stay of the guest and has to be
 * repeated, or if the account has meanwhile got message templates for it.
 */
export async function insertAnalysed(
  em: EntityManager,
  { row, decision, events }: FirstResult,
  secret: GuestSecret | null,
): Promise<boolean> {
  analysedText ??= textOf(em, {
    condition: `not (select any_stay from missed) and not ${HAS_TEMPLATES}`,
    events: '($3::jsonb || $6::jsonb)',
    before: `missed as (select ${HAS_MISSED} as any_stay), `,
    more: `
    decided as (
      insert into screening.decision (${decision.columns})
      select ${decision.columns} from jsonb_populate_record(null::screening.decision, $5::jsonb)
      where exists (select from r))`,
  });
  const { email, phone, emailMark, phoneMark } = contactKeys(row.accountId, row);
  const [inserted] = await ask<Inserted>(em, analysedText, [
    ...(await storedWith(em, row, secret)),
    decision.json,
    events(),
    email,
    phone,
    emailMark,
    phoneMark,
    row.createdAt.toISOString(),
  ]);
  return inserted!.isNew;
}
