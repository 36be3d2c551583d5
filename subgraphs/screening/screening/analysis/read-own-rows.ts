import type { EntityManager } from '@mikro-orm/postgresql';
import { open } from '#kit/cipher/cipher.js';
import { ask, lookBeyond } from '#kit/store/fence/scoped-em.js';
import { prepared } from '#kit/store/prepared.js';
import { type StoredHit, hitsOf, openedHits } from '../../booking/blacklist/find-hits.js';
import type { BlacklistHit } from '../../booking/facts/blacklist-facts.js';
import type { PaymentSignal } from '../../booking/facts/payment-facts.js';
import { storedRow } from '#kit/store/stored-row.js';
import { contactKeys } from '../../booking/guest/contacts/contact-index.js';
import type { GuestMark } from '../../booking/guest/guest-marks.js';
import type { GuestSecret } from '../../booking/guest/guest-secret.entity.js';
import { Reservation } from '../../booking/reservation/reservation.entity.js';
import { STATED } from '../../booking/reservation/changes/keep-changes.js';
import type { Signals } from '../checks/signals.js';
import { type Features, FEATURES_OF_ROWS, featuresOfNew } from '../features/find-features.js';
import type { RunnableRule } from '../rules/run-rules.js';

export type OwnSecret = Pick<GuestSecret, 'birthDate' | 'ipAddress' | 'party'>;

/** What an analysis reads from its account's tables. Of rows that few reservations have, only whether there are any. */
export interface OwnRows {
  secret: OwnSecret | null;
  /** Other stays of the same guest, by email or phone, as of today. */
  stays: Signals['stays'];
  /** In the order in which they happened. */
  payments: PaymentSignal[];
  features: Features;
  /** In the order in which they run. */
  rules: RunnableRule[];
  hasIdCheck: boolean;
  hasAdults: boolean;
  hasSteps: boolean;
  hasConfirmed: boolean;
  /** Posts or messages wait for the result. */
  isAwaited: boolean;
}

// `offset 0` keeps the planner from reading all of the account's rows where it has no statistics yet.
const stayWith = (condition: string) => `
  select * from (select id, status, supervised, check_out_date from screening.reservation
    where account_id = $1 and ${condition} and id <> $2 offset 0) one`;

const STAYS = `
  select count(*) filter (where status = 'CONFIRMED' and left(check_out_date, 10) < $3
      and supervised is distinct from 'decline')::int as "completed",
    count(*) filter (where status = 'CANCELED')::int as "canceled",
    count(*) filter (where supervised = 'decline')::int as "declined",
    max(left(check_out_date, 10)) filter (where status = 'CONFIRMED' and left(check_out_date, 10) < $3) as "lastCheckOutAt"
  from (${['guest_email_key = $5', 'guest_phone_key = $6', 'guest_email_mark = $7', 'guest_phone_mark = $8'].map(stayWith).join(' union ')}) same`;

const RULES = `
  select coalesce(jsonb_agg(jsonb_build_object('id', id, 'name', name, 'version', version, 'state', state,
      'condition', condition, 'actions', actions) order by position, id), '[]')
    from screening.business_rule where account_id = $1`;

const MOMENT = '(select $1::uuid as account_id, $2::uuid as reservation_id, $4::timestamptz as as_of) a';

const OF_RESERVATION = 'where account_id = $1 and reservation_id = $2';

const TEXT = prepared(`
  select (select to_jsonb(s) from (select birth_date as "birthDate", ip_address as "ipAddress", party
      from screening.guest_secret where account_id = $1 and id = $2) s) as secret,
    (select to_jsonb(s) from (${STAYS}) s) as stays,
    (select coalesce(jsonb_agg(facts order by occurred_at, event_source, event_id), '[]')
      from screening.payment_event ${OF_RESERVATION}) as payments,
    (select jsonb_strip_nulls(to_jsonb(f))
      from ${MOMENT} ${FEATURES_OF_ROWS}) as features,
    (${RULES}) as rules,
    exists (select from screening.id_check where account_id = $1 and id = $2) as "hasIdCheck",
    exists (select from screening.portal_adult ${OF_RESERVATION} and erased_at is null) as "hasAdults",
    exists (select from screening.portal_step ${OF_RESERVATION}) as "hasSteps",
    exists (select from screening.portal_code ${OF_RESERVATION} and confirmed_at is not null) as "hasConfirmed",
    exists (select from screening.callback ${OF_RESERVATION} and delivered_at is null and queued_at is null)
      or exists (select from screening.message ${OF_RESERVATION} and status = 'waiting_for_approval')
      or exists (select from screening.message_template
        where account_id = $1 and enabled and trigger in ('verified', 'review')) as "isAwaited"`);

const TEXT_OF_NEW = prepared(`
  select (select to_jsonb(s) from (${STAYS}) s) as stays,
    (select jsonb_strip_nulls(to_jsonb(f)) from ${MOMENT} ${featuresOfNew('$9::jsonb')}) as features,
    (${RULES}) as rules,
    exists (select from screening.message_template
      where account_id = $1 and enabled and trigger <> 'manual') as "isAwaited",
    exists (select from screening.reservation
      where account_id = $1 and pms = $10 and confirmation_code = $11) as "isKnown",
    (${hitsOf('$12', '$13', '$1::uuid')}) as hits`);

/** Reads them in one statement. */
export async function readOwnRows(em: EntityManager, row: Reservation, asOf: Date): Promise<OwnRows> {
  const [found] = await ask<OwnRows>(em, TEXT, valuesOf(row, asOf));
  const { secret, features, ...rest } = found!;
  return { ...rest, features: features ?? {}, secret: secret && openedSecret(secret, row) };
}

/** Columns of a new reservation that its features depend on. */
const FEATURED = ['accountId', 'id', 'createdAt', ...STATED] as const;

type RowsOfNew = Pick<OwnRows, 'stays' | 'features' | 'rules' | 'isAwaited'> & { isKnown: boolean; hits: StoredHit[] };

/** A reservation that is not stored yet: its guest's details and marks, and the parents of its account. */
export interface Unstored {
  secret: OwnSecret | null;
  marks: GuestMark[];
  ancestorIds: string[];
}

/**
 * The same for a reservation that is not stored yet, with the guest's block list hits; null if one with its code is
 * stored. `isAwaited`: the account has any message templates.
 */
export async function readRowsOfNew(
  em: EntityManager,
  row: Reservation,
  { secret, marks, ancestorIds }: Unstored,
  asOf: Date,
): Promise<{ rows: OwnRows; hits: BlacklistHit[] } | null> {
  const own = storedRow(em, Reservation, row, FEATURED);
  const listers = [row.accountId, ...ancestorIds];
  const values = [...valuesOf(row, asOf), own, row.pms, row.confirmationCode, JSON.stringify(marks), listers];
  const reading = (wide: EntityManager) => ask<RowsOfNew>(wide, TEXT_OF_NEW, values);
  const [found] = await (ancestorIds.length > 0 ? lookBeyond(em, listers, reading) : reading(em));
  const { isKnown, hits, ...rows } = found!;
  if (isKnown) return null;
  const nothing = { payments: [], hasIdCheck: false, hasAdults: false, hasSteps: false, hasConfirmed: false };
  return {
    rows: { ...rows, features: rows.features ?? {}, secret, ...nothing },
    hits: openedHits(hits, row.accountId),
  };
}

function valuesOf(row: Reservation, asOf: Date): unknown[] {
  const { accountId, id } = row;
  const { email, phone, emailMark, phoneMark } = contactKeys(accountId, row);
  const at = asOf.toISOString();
  return [accountId, id, at.slice(0, 10), at, email, phone, emailMark, phoneMark];
}

function openedSecret({ birthDate, ipAddress, party }: OwnSecret, row: Reservation): OwnSecret {
  return {
    birthDate: open(birthDate, 'screening.guest_secret.birth_date', row),
    ipAddress: open(ipAddress, 'screening.guest_secret.ip_address', row),
    party: open(party, 'screening.guest_secret.party', row),
  };
}
