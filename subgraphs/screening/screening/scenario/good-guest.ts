import type { Answer, Signals } from '../checks/signals.js';
import { CATALOG, ENTRY_KEYS } from '../checks/catalog.js';
import { DEFAULT_SCREENS } from '../../booking/facts/default-screens.js';
import { PAGE_SCREENS } from '../../booking/facts/screens.js';
import { PASS, all, paid, says } from './plays.js';
import type { Play } from './scenario.js';

/** Entries that a lookup or a search answers: without a scenario it finds nothing. */
const SEARCHED = ENTRY_KEYS.filter((key) => CATALOG[key].simulatedFinding !== undefined);

/** An answer of the simulator's. */
export const answered = <T>(value: T, { asOf }: Signals): Answer<T> => ({
  known: true,
  source: 'scenario',
  asOf,
  value,
});

/** What providers say of anybody: contact details, addresses and searches in order. No country, so none can differ. */
const provided: Play = (signals) => ({
  ...signals,
  phone: answered({ valid: true, countryCode: null, lineType: 'mobile' }, signals),
  email: answered({ valid: true, disposable: false, free: true, masked: false }, signals),
  ip: answered({ countryCode: null, reserved: false }, signals),
  address: answered({ countryCode: null, matched: true, precision: 'city' }, signals),
});

/** In a portal that is skipped the simulator has done what the guest would have done. */
const portalDone: Play = (signals) =>
  signals.portal.skipped ? { ...signals, portal: { ...signals.portal, acceptedScreens: [...PAGE_SCREENS] } } : signals;

const depositPaid: Play = (signals) => {
  const due = signals.portal.skipped && signals.screens.SecurityDeposit === 'required' && signals.payments.length === 0;
  return due ? paid({})(signals) : signals;
};

/** A guest against whom no provider says anything. What the account itself knows of the stay counts as in live mode. */
export const ordinaryGuest: Play = all(
  provided,
  portalDone,
  depositPaid,
  ...SEARCHED.map((entry) => says(entry, PASS)),
);

/** What a scenario starts from: the same on every account, for every stay. The portal stays the guest's. */
export const blankGuest: Play = (signals) => {
  const { asOf, portal, booking, simulated } = signals;
  return ordinaryGuest({
    asOf,
    portal,
    simulated,
    screens: { ...DEFAULT_SCREENS },
    phone: null,
    email: null,
    ip: null,
    address: null,
    booking: {
      status: booking.status,
      source: booking.source,
      nights: 4,
      numberOfGuests: 2,
      accommodates: 4,
      leadTimeDays: 30,
      hasListing: booking.hasListing,
      listingCountryCode: null,
    },
    guest: { hasName: true, age: 40 },
    blacklist: { hits: [] },
    idCheck: { started: false, missing: ['front'], findings: [] },
    stays: { completed: 0, canceled: 0, declined: 0, lastCheckOutAt: null },
    payments: [],
  });
};
