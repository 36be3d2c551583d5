import type { Answer, Signals } from '../checks/signals.js';
import { CATALOG, ENTRY_KEYS } from '../checks/catalog.js';
import { DEFAULT_SCREENS } from '../../booking/facts/default-screens.js';
import { PAGE_SCREENS } from '../../booking/facts/screens.js';
import { PASS, all, paid, says } from './plays.js';
import type { Play } from './scenario.js';

/** Entries that rest on a lookup or a search: without a scenario nothing is found. */
const SEARCHED = ENTRY_KEYS.filter(
  (key) => CATALOG[key].simulatedFinding !== undefined && key !== 'identification_document',
);

/** An answer from the simulator. */
export const answered = <T>(value: T, { asOf }: Signals): Answer<T> => ({
  known: true,
  source: 'scenario',
  asOf,
  value,
});

/** Good answers for contact details and addresses. They name no country, so countries cannot contradict each other. */
const provided: Play = (signals) => ({
  ...signals,
  phone: answered({ valid: true, countryCode: null, lineType: 'mobile' }, signals),
  email: answered({ valid: true, disposable: false, free: true, masked: false }, signals),
  ip: answered({ countryCode: null, reserved: false }, signals),
  address: answered({ countryCode: null, matched: true, precision: 'city' }, signals),
});

/** If the portal is skipped, the simulator completes it in place of the guest. */
const portalDone: Play = (signals) =>
  signals.portal.skipped ? { ...signals, portal: { ...signals.portal, acceptedScreens: [...PAGE_SCREENS] } } : signals;

const depositPaid: Play = (signals) => {
  const due = signals.portal.skipped && signals.screens.SecurityDeposit === 'required' && signals.payments.length === 0;
  return due ? paid({})(signals) : signals;
};

/** The document is the guest's own part: it passes when it was uploaded, or if the portal is skipped. */
const documentPasses: Play = (signals) => {
  const isUploaded = signals.idCheck?.missing.length === 0 && !signals.idCheck.awaitsMovement;
  return isUploaded || signals.portal.skipped ? says('identification_document', PASS)(signals) : signals;
};

/** No match, unless the test list has one: then the real check weighs it. */
const unlisted: Play = (signals) => (signals.sanctions ? signals : says('sanctions', PASS)(signals));

/** A guest without adverse results from providers. The account's own data on the stay counts as in live mode. */
export const ordinaryGuest: Play = all(
  provided,
  portalDone,
  depositPaid,
  documentPasses,
  ...SEARCHED.filter((entry) => entry !== 'sanctions').map((entry) => says(entry, PASS)),
  unlisted,
);

/** Starting point of every scenario, the same for every account and stay. Portal progress stays the guest's own. */
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
