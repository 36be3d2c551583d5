import type { Signals } from '../../checks/signals.js';
import { LONG_STAY_NIGHTS, PARTY_OVER_CAPACITY } from './booking-risks.js';
import type { RiskRule } from './risk-rule.js';
import type { PortalToldSignal } from '../../../booking/facts/portal-facts.js';

const telling = (signals: Signals, change: Partial<PortalToldSignal>): Signals =>
  signals.portalTold ? { ...signals, portalTold: { ...signals.portalTold, ...change } } : signals;

const purposeIs = ({ portalTold }: Signals, purpose: PortalToldSignal['purpose']): boolean =>
  portalTold?.purpose === purpose;

const isLong = ({ booking }: Signals): boolean => booking.nights !== null && booking.nights >= LONG_STAY_NIGHTS;

const unaccepted = (signals: Signals, screen: 'LongTerm' | 'FileUpload'): Signals => {
  const acceptedScreens = signals.portal.acceptedScreens.filter((name) => name !== screen);
  return { ...signals, portal: { ...signals.portal, acceptedScreens } };
};

/** What the guest told on pages that no other entry weighs. Points by judgement: small, as anybody may say anything. */
export const PORTAL_RISKS: readonly RiskRule[] = [
  {
    code: 'purpose_event',
    points: 12,
    text: 'The guest says that they come for an event.',
    recommendation: 'Ask what is planned, how many people will come and when it ends.',
    applies: (signals) => purposeIs(signals, 'event'),
    without: (signals) => telling(signals, { purpose: 'leisure' }),
  },
  {
    code: 'purpose_local_stay',
    points: 6,
    text: 'The guest lives nearby, as many do who look for a place to celebrate.',
    recommendation: 'Ask why a place near home is needed.',
    applies: (signals) => purposeIs(signals, 'local_stay'),
    without: (signals) => telling(signals, { purpose: 'leisure' }),
  },
  {
    code: 'visitors_over_capacity',
    points: 8,
    text: 'With the visitors whom the guest names, more people come than the listing takes.',
    recommendation: 'Ask when visitors come, and whether they stay the night.',
    applies: (signals) => {
      const { booking, portalTold } = signals;
      if (booking.accommodates === null || !portalTold || PARTY_OVER_CAPACITY.applies(signals)) return false;
      return portalTold.visitors > 0 && booking.numberOfGuests + portalTold.visitors > booking.accommodates;
    },
    without: (signals) => telling(signals, { visitors: 0 }),
  },
  {
    code: 'long_stay_told',
    points: -4,
    text: "The guest of a long stay has answered the host's questions about it.",
    recommendation: null,
    applies: (signals) => isLong(signals) && signals.portal.acceptedScreens.includes('LongTerm'),
    without: (signals) => unaccepted(signals, 'LongTerm'),
  },
  {
    code: 'files_given',
    points: -2,
    text: 'The guest has handed in the files that were asked for.',
    recommendation: null,
    applies: ({ portal }) => portal.acceptedScreens.includes('FileUpload'),
    without: (signals) => unaccepted(signals, 'FileUpload'),
  },
  {
    code: 'contact_confirmed',
    points: -4,
    text: 'The guest has shown by a code that the address or number they gave is theirs.',
    recommendation: null,
    applies: ({ confirmed }) => confirmed?.email === true || confirmed?.phone === true,
    without: ({ confirmed: _, ...signals }) => signals,
  },
];
