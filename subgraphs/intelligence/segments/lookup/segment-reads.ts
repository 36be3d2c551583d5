import type pg from 'pg';
import type { PageAsked, Place } from '#kit/graph/page.js';
import { rowBy, rowsBy } from '#kit/store/rows.js';
import type { Scale, Stay } from '../rules/stay.js';
import { countStatement, cursorStatement, pageStatement, segmentOfCode, totalStatement } from './group-statement.js';

interface KeyRow {
  accountId: string;
  guestId: string;
}

const STAY_COLUMNS: Record<keyof Stay, string> = {
  id: 't.id',
  accountId: 't.account_id',
  guestId: 't.guest_id',
  status: 't.status',
  declined: 't.declined',
  ota: 't.ota',
  masked: 't.masked',
  company: 't.company',
  emailDigest: 't.email_digest',
  phoneDigest: 't.phone_digest',
  nameDigest: 't.name_digest',
  checkIn: 't.check_in::text',
  checkOut: 't.check_out::text',
  nights: 't.nights',
  revenue: 't.revenue',
  currency: 't.currency',
  domainShared: `exists (
    select from intelligence.stay o
    where o.account_id = t.account_id and o.domain_digest = t.domain_digest and o.guest_id <> t.guest_id)`,
};

const NO_SCALE: Scale = {
  guests: 0,
  cuts: [],
  prices: {},
  mainCurrency: '',
  medians: { daysSinceLastStay: 0, stays: 1, nightsEquivalent: 0 },
};

/** Reads the data behind segments; reads requested in the same tick are batched into three statements. */
export function segmentReads(pool: pg.Pool) {
  const keys = rowsBy<KeyRow>(pool, {
    table: 'intelligence.guest_key',
    by: 'digest',
    type: 'text',
    columns: { accountId: 't.account_id', guestId: 't.guest_id' },
  });
  const stays = rowsBy<Stay>(pool, {
    table: 'intelligence.stay',
    by: 'guest_id',
    type: 'uuid',
    columns: STAY_COLUMNS,
  });
  const scale = rowBy<Scale>(pool, {
    table: 'intelligence.segment_scale',
    by: 'id',
    type: 'uuid',
    columns: {
      guests: 't.guests',
      cuts: 't.cuts',
      prices: 't.prices',
      mainCurrency: 't.main_currency',
      medians: 't.medians',
    },
  });
  let built = false;
  return {
    /** Guests by key, one per account that has them. */
    guestsBy: (accountIds: string[], digest: string) => keys.load(accountIds, digest),
    staysOf: ({ accountId, guestId }: KeyRow) => stays.load([accountId], guestId),
    scaleOf: async (accountId: string) => (await scale.load([accountId], accountId)) ?? NO_SCALE,
    /** Guests per segment over all these accounts; reads all their stays. */
    async countsOf(accountIds: string[], today: string): Promise<Map<string, number>> {
      const { rows } = await pool.query<{ code: number; guests: number }>(countStatement(accountIds, today));
      const counts = new Map<string, number>();
      for (const { code, guests } of rows)
        counts.set(segmentOfCode(code), (counts.get(segmentOfCode(code)) ?? 0) + guests);
      return counts;
    },
    /** A page of guests of a segment; null: of all. */
    async pageOf(accountIds: string[], today: string, page: Parameters<typeof pageStatement>[2]) {
      const { rows } = await pool.query<{ total: number; guests: KeyRow[] }>(pageStatement(accountIds, today, page));
      return rows[0]!;
    },
    /** The same between cursors, with one guest more if there is another page. */
    async between(accountIds: string[], today: string, segment: string | null, page: PageAsked) {
      return (await pool.query<KeyRow & { _place: Place }>(cursorStatement(accountIds, today, segment, page))).rows;
    },
    async totalOf(accountIds: string[], today: string, segment: string | null): Promise<number> {
      return (await pool.query<{ total: number }>(totalStatement(accountIds, today, segment))).rows[0]!.total;
    },
    /** Whether the first build is complete; once true, it stays true. */
    async isBuilt(): Promise<boolean> {
      built ||= (await pool.query('select from intelligence.segment_build where built_at is not null')).rowCount! > 0;
      return built;
    },
  };
}

export type SegmentReads = ReturnType<typeof segmentReads>;
