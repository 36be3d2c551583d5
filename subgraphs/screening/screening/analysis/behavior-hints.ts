import type { BehaviorSignal, FilledIn } from '../../booking/facts/portal-facts.js';
import type { ScreenName } from '#portal-screens';

/**
 * Fewest seconds in which a person reads a screen. Adults read English silently at 238 words a minute on average
 * (Brysbaert 2019, doi:10.1016/j.jml.2019.104047). The limit is a third of that time for the screen's own words (about 50
 * in "About you", about 120 with a disclosure), because people skim and browsers fill in fields. Only screens on which the
 * guest enters who they are.
 */
const FEWEST_SECONDS: Partial<Record<ScreenName, number>> = {
  AboutYou: 4,
  AuthorityReporting: 4,
  BackgroundCheck: 10,
  CreditCheck: 10,
};

/** One pasted field is ordinary: people copy their own email address. */
const FEWEST_PASTED = 2;

/** Clocks further apart than this count: neighbours and daylight saving explain less. */
const MOST_HOURS = 3;

export interface Measurements {
  screens: readonly FilledIn[];
  /** Hours between the browser's clock and the nearest country of the guest; null if either is unknown. */
  hoursFromGuest: number | null;
  /** The same for the listing's country. */
  hoursFromStay: number | null;
  /** Bookings in other people's names from the same device. */
  otherGuests: number;
}

/** Turns measurements into hints. Decisions store only the hints. */
export function hintsOf({ screens, hoursFromGuest, hoursFromStay, otherGuests }: Measurements): BehaviorSignal {
  const pasted = screens.reduce((sum, { pastedFields }) => sum + pastedFields, 0);
  const isKnown = hoursFromGuest !== null && hoursFromStay !== null;
  return {
    filledInFast: screens.some(({ screen, seconds }) => seconds !== null && seconds < (FEWEST_SECONDS[screen] ?? 0)),
    detailsPasted: pasted >= FEWEST_PASTED,
    timeZoneFar: isKnown ? Math.min(hoursFromGuest, hoursFromStay) > MOST_HOURS : null,
    deviceShared: otherGuests > 0,
  };
}
