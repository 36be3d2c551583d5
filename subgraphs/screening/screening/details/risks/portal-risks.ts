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

/** Risks from portal answers that no other entry weighs. Few points, set by judgment: the answers are unverified. */
export const PORTAL_RISKS: readonly RiskRule[] = [
  {
    code: 'purpose_event',
    points: 12,
    text: 'The guest says they are coming for an event.',
    recommendation: 'Ask what is planned, how many people will come and when it ends.',
    applies: (signals) => purposeIs(signals, 'event'),
    without: (signals) => telling(signals, { purpose: 'leisure' }),
  },
  {
    code: 'purpose_local_stay',
    points: 6,
    text: 'The guest says they live nearby. Local reservations are more likely to be for parties.',
    recommendation: 'Ask why they need a place near home.',
    applies: (signals) => purposeIs(signals, 'local_stay'),
    without: (signals) => telling(signals, { purpose: 'leisure' }),
  },
  {
    code: 'visitors_over_capacity',
    points: 8,
    text: 'Counting the visitors the guest expects, there will be more people than the listing accommodates.',
    recommendation: 'Ask when the visitors will come and whether they will stay overnight.',
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
    text: "The guest has answered the host's questions about the long stay.",
    recommendation: null,
    applies: (signals) => isLong(signals) && signals.portal.acceptedScreens.includes('LongTerm'),
    without: (signals) => unaccepted(signals, 'LongTerm'),
  },
  {
    code: 'files_given',
    points: -2,
    text: 'The guest has uploaded the requested files.',
    recommendation: null,
    applies: ({ portal }) => portal.acceptedScreens.includes('FileUpload'),
    without: (signals) => unaccepted(signals, 'FileUpload'),
  },
  {
    code: 'contact_confirmed',
    points: -4,
    text: 'The guest has confirmed their email address or phone number with a code.',
    recommendation: null,
    applies: ({ confirmed }) => confirmed?.email === true || confirmed?.phone === true,
    without: ({ confirmed: _, ...signals }) => signals,
  },
];
