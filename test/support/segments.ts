import type pg from 'pg';
import type { RunningTest } from './running.js';

/** A date so many days from today (UTC), as YYYY-MM-DD. */
export const day = (days: number) => new Date(Date.now() + days * 86_400_000).toISOString().slice(0, 10);

/** Books and reads the stays of guests through the API, and the guest identities in the tables. */
export function guestStays(service: RunningTest, pool: pg.Pool) {
  return {
    /** A stay of three nights that ended so many days ago; returns the reservation's identifier. */
    async book(daysAgo: number, guest: object): Promise<string> {
      const dates = { check_in_date: day(-daysAgo - 3), check_out_date: day(-daysAgo) };
      const body = { without_listing: true, guest, total_price: 300, ...dates };
      const { status, body: made } = await service.rest('POST', '/reservations?skip_gp=1', body);
      expect([status, made.error]).toEqual([200, undefined]);
      return made.id;
    },
    async staysOf(guest: string): Promise<number | undefined> {
      const { body } = await service.rest('GET', `/loyalty/guest-segmentation/${encodeURIComponent(guest)}`);
      return body.metrics?.total_stays;
    },
    /** The guest identities, whatever their identifiers: the reservations of each, in order. */
    async guests(): Promise<string[]> {
      const { rows } = await pool.query<{ ids: string }>(
        `select string_agg(id::text, ' ' order by id) as ids from intelligence.stay group by account_id, guest_id order by 1`,
      );
      return rows.map(({ ids }) => ids);
    },
  };
}
