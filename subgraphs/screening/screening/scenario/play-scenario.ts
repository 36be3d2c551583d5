import type { EntityManager } from '@mikro-orm/postgresql';
import { type Gathered, type GatheringParts, gatherSignals } from '../analysis/gather-signals.js';
import type { BookedListing } from '../../booking/reservation/booked-listing.js';
import type { Reservation } from '../../booking/reservation/reservation.entity.js';
import type { Scenario } from './scenario.js';
import { simulateSignals } from './simulate-signals.js';

export interface Played extends Gathered {
  /** Seconds until the stay is analyzed again; null: no further analysis. */
  againAfterSeconds: number | null;
}

/**
 * Signals of a stay in test mode, without calling providers. `scenario` is null if the guest's name triggers none; only
 * then can the guest be on the test list.
 */
export async function playScenario(
  em: EntityManager,
  parts: GatheringParts,
  row: Reservation,
  scenario: Scenario | null,
  listing: BookedListing | null,
): Promise<Played> {
  const { signals, failed, ...known } = await gatherSignals(em, parts, row, scenario ? 'nobody' : 'test_list', {
    listing,
  });
  const isLater = Boolean(scenario?.later) && (await wasPlayed(em, row, scenario!.name));
  return {
    signals: simulateSignals(signals, scenario, isLater),
    ...known,
    failed: failed || scenario?.providersDown === true,
    againAfterSeconds: scenario?.later && !isLater ? scenario.later.seconds : null,
  };
}

async function wasPlayed(em: EntityManager, { accountId, id }: Reservation, name: string): Promise<boolean> {
  const text = `select 1 from screening.decision
    where account_id = ? and reservation_id = ? and coalesce(scenario, signals -> 'scenario' ->> 'name') = ? limit 1`;
  return (await em.execute<object[]>(text, [accountId, id, name])).length > 0;
}
