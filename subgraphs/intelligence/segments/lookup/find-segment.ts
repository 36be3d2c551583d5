import { Failure } from '#kit/failure.js';
import { type IdentifierType, guestKeyOf } from '../guests/guest-keys.js';
import { type Segmented, segmentOf } from '../rules/segment-of.js';
import { type Stay, isCompleted } from '../rules/stay.js';
import { todayOf } from '../stays/today.js';
import type { SegmentReads } from './segment-reads.js';
import { riskMessages } from '../../messages.js';

export interface FoundSegment extends Segmented {
  dataQuality: Segmented['dataQuality'] & { identifierType: IdentifierType };
  /** As written by the caller. */
  guestId: string;
  accountId: string;
  timestamp: Date;
}

/** Throws UNAVAILABLE until segments have been built for the first time. */
export async function requireBuilt(reads: SegmentReads): Promise<void> {
  if (!(await reads.isBuilt())) throw new Failure('UNAVAILABLE', riskMessages.segmentsNotBuilt);
}

/** Guest IDs change when guests are merged or rebuilt, which may happen between two reads. */
const READS = 3;

interface GuestStays {
  accountId: string;
  stays: Stay[];
}

async function staysBy(reads: SegmentReads, accountIds: string[], digest: string): Promise<GuestStays[]> {
  let found: GuestStays[] = [];
  for (let read = 1; read <= READS; read += 1) {
    const guests = await reads.guestsBy(accountIds, digest);
    found = await Promise.all(
      guests.map(async (guest) => ({ accountId: guest.accountId, stays: await reads.staysOf(guest) })),
    );
    if (found.every(({ stays }) => stays.length > 0)) return found;
  }
  return found.filter(({ stays }) => stays.length > 0);
}

/**
 * Segment of the guest with this email address or phone number; null if no account has one. Percentiles are per
 * account: with several accounts, the one with the most completed stays wins, the first on a tie.
 */
export async function findSegment(
  reads: SegmentReads,
  accountIds: string[],
  guest: string,
): Promise<FoundSegment | null> {
  const key = guestKeyOf(guest);
  if (!key) return null;
  const timestamp = new Date();
  const today = todayOf(timestamp);
  const known = (await staysBy(reads, accountIds, key.digest)).map(({ accountId, stays }) => ({
    accountId,
    stays,
    done: stays.filter((stay) => isCompleted(stay, today)).length,
  }));
  const order = ({ accountId }: { accountId: string }) => accountIds.indexOf(accountId);
  const [best] = known.sort((one, other) => other.done - one.done || order(one) - order(other));
  if (!best) return null;
  const segmented = segmentOf(best.stays, await reads.scaleOf(best.accountId), today);
  const dataQuality = { ...segmented.dataQuality, identifierType: key.type };
  return { ...segmented, guestId: guest, accountId: best.accountId, timestamp, dataQuality };
}
