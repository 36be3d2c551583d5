import type { ScreeningContext } from '../context.js';
import { Failure } from '#kit/failure.js';
import type { Reservation } from './reservation.entity.js';
import type { ReservationPage } from './reservation-page.type.js';

/** By identifier; by code with `pms`; by the PMS's own id with `usePmsId` too. null where there is none. */
export async function findReservation(
  { load, viewer }: ScreeningContext,
  id: string,
  pms: string | null,
  usePmsId: boolean,
): Promise<Reservation | null> {
  if (!pms) {
    if (usePmsId)
      throw new Failure('BAD_INPUT', '`usepmsid` goes with `pms`.', [
        { loc: ['pms'], msg: 'is needed with usepmsid', type: 'missing' },
      ]);
    return load.reservation(id);
  }
  const found = await (usePmsId ? load.reservationsByPmsId(id) : load.reservationsByCode(id));
  const ofSystem = found.filter((row) => row.pms === pms);
  return ofSystem.find((row) => row.accountId === viewer.accountId) ?? ofSystem[0] ?? null;
}

const IDS = `
  select id from screening.reservation
  where account_id = any($1::uuid[]) order by created_at, id offset $2 limit $3`;

/** A page of the reservations that the viewer may see, the oldest first. `size` is at most 100. */
export async function listReservations(
  { pool, viewer, load }: ScreeningContext,
  from: number,
  size: number,
): Promise<ReservationPage> {
  const start = Math.min(Number.MAX_SAFE_INTEGER, Math.max(0, Math.floor(from)));
  const page = { from: start, size: Math.min(100, Math.max(1, Math.floor(size))) };
  const values = [viewer.accountIds, page.from, page.size];
  const { rows } = await pool.query<{ id: string }>({ name: 'reservation-page', text: IDS, values });
  const items = await Promise.all(rows.map(({ id }) => load.reservation(id)));
  const total = await countAll(pool, viewer.accountIds);
  return { ...page, total, items: items.filter((row) => row !== null) };
}

async function countAll(pool: ScreeningContext['pool'], accountIds: string[]): Promise<number> {
  const text = 'select count(*)::int as total from screening.reservation where account_id = any($1::uuid[])';
  const { rows } = await pool.query<{ total: number }>({ name: 'reservation-count', text, values: [accountIds] });
  return rows[0]?.total ?? 0;
}
