import { Failure } from '#kit/failure.js';
import type { Connection } from '#kit/graph/connection.js';
import { connection, readPage } from '#kit/graph/page.js';
import type { PageArgs } from '#kit/graph/page-args.js';
import { typesOf } from '#kit/graph/keyset.js';
import { SEGMENTS, type SegmentWords } from '../rules/catalogue.js';
import { type Segmented, segmentOf } from '../rules/segment-of.js';
import { todayOf } from '../stays/today.js';
import { requireBuilt } from './find-segment.js';
import { HIGHEST_SPEND, isSegment } from './group-statement.js';
import type { SegmentReads } from './segment-reads.js';
import { riskMessages } from '../../messages.js';

const MAX = 100;

export interface CountedSegment {
  segment: SegmentWords;
  guests: number;
}

/** Number of guests per segment in these accounts, highest tier first. Throws UNAVAILABLE. */
export async function countSegments(reads: SegmentReads, accountIds: string[]): Promise<CountedSegment[]> {
  await requireBuilt(reads);
  const counts = await reads.countsOf(accountIds, todayOf(new Date()));
  const ordered = [...SEGMENTS].sort((one, other) => one.tier - other.tier);
  return ordered.map((segment) => ({ segment, guests: counts.get(segment.name) ?? 0 }));
}

export interface GuestOfSegment extends Pick<Segmented, 'segment' | 'rfmScores' | 'metrics' | 'flags'> {
  id: string;
  accountId: string;
  /** Reservation with the latest check-out, which has the guest's contact details. */
  reservation: { id: string } | null;
}

export interface GuestsOfSegment {
  total: number;
  from: number;
  size: number;
  items: GuestOfSegment[];
}

/**
 * A page of guests of a segment, or of all, highest spend first. `size` is limited to 100. Throws BAD_INPUT,
 * UNAVAILABLE.
 */
export async function findSegmentGuests(
  reads: SegmentReads,
  accountIds: string[],
  asked: { segment: string | null; from: number; size: number },
): Promise<GuestsOfSegment> {
  const { segment, from, size } = { ...asked, size: Math.min(asked.size, MAX) };
  refuse(segment !== null && !isSegment(segment), 'segment', riskMessages.segmentName, 'enum');
  refuse(from < 0, 'from', riskMessages.atLeast(0), 'greater_than_equal');
  refuse(size < 1, 'size', riskMessages.atLeast(1), 'greater_than_equal');
  await requireBuilt(reads);
  const today = todayOf(new Date());
  const { total, guests } = await reads.pageOf(accountIds, today, { segment, from, size });
  return { total, from, size, items: await Promise.all(guests.map((guest) => shownGuest(reads, guest, today))) };
}

/** The same guests by cursor, highest spend first. Throws BAD_INPUT, UNAVAILABLE. */
export async function connectSegmentGuests(
  reads: SegmentReads,
  accountIds: string[],
  segment: string | null,
  args: PageArgs,
): Promise<Connection<Promise<GuestOfSegment>>> {
  refuse(segment !== null && !isSegment(segment), 'segment', riskMessages.segmentName, 'enum');
  const page = readPage(args, typesOf(HIGHEST_SPEND));
  await requireBuilt(reads);
  const today = todayOf(new Date());
  return connection(
    await reads.between(accountIds, today, segment, page),
    page,
    ({ _place }) => _place,
    () => reads.totalOf(accountIds, today, segment),
    (guest) => shownGuest(reads, guest, today),
  );
}

async function shownGuest(
  reads: SegmentReads,
  { accountId, guestId }: { accountId: string; guestId: string },
  today: string,
): Promise<GuestOfSegment> {
  const stays = await reads.staysOf({ accountId, guestId });
  const [last] = [...stays].sort((one, other) => (other.checkOut ?? '').localeCompare(one.checkOut ?? ''));
  const segmented = segmentOf(stays, await reads.scaleOf(accountId), today);
  return { ...segmented, id: guestId, accountId, reservation: last ? { id: last.id } : null };
}

function refuse(isWrong: boolean, member: string, msg: string, type: string): void {
  if (isWrong) throw new Failure('BAD_INPUT', `${member} ${msg}`, [{ loc: [member], msg, type }]);
}
