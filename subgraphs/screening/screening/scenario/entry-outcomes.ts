import { ENTRY_KEYS, type EntryKey } from '../checks/catalog.js';
import type { EntryStatus } from '../details/check-result.js';
import { answered } from './good-guest.js';
import { PASS, all, found, given, off, on, open, paid, says, waits } from './plays.js';
import type { Play } from './scenario.js';

/** An address from a disposable email provider. */
const throwAwayMail: Play = (signals) => ({
  ...signals,
  email: answered({ valid: true, disposable: true, free: true, masked: false }, signals),
});

/** A namesake on the list of blocked guests. */
const namesake = given({
  blacklist: {
    hits: [
      {
        entryId: '00000000-0000-7000-8000-000000000000',
        matchedOn: 'name_and_birth_date',
        inherited: false,
        reason: 'Scenario',
      },
    ],
  },
});

/** A payment declined by the processor, not by the bank. */
export const refusedPayment = paid({ status: 'failure', networkStatus: 'not_sent_to_network', threeDSecure: null });

/** A card that its bank reports as stolen. */
export const stolenCard = paid({
  status: 'failure',
  networkStatus: 'not_sent_to_network',
  threeDSecure: null,
  declineReason: 'stolen',
});

/** The guest has not completed "About you", and the portal is not skipped. */
const aboutYouOpen: Play = (signals) => {
  const acceptedScreens = signals.portal.acceptedScreens.filter((name) => name !== 'AboutYou');
  return { ...signals, portal: { ...signals.portal, skipped: false, acceptedScreens } };
};

/** Outcomes of an entry that rests on a search: nothing found, something found, still running, or off. */
const searched = (entry: EntryKey, waiting: Play = all(on(entry), says(entry, waits))) => ({
  PASS: all(on(entry), says(entry, PASS)),
  REVIEW: all(on(entry), says(entry, found(entry))),
  INCOMPLETE: waiting,
  DISABLED: off(entry),
});

const ID = 'identification_document';

type Outcomes = Partial<Record<EntryStatus, Play>>;

/** Entries whose statuses result from signals or from waiting for the guest. */
const OWN: Readonly<Partial<Record<EntryKey, Outcomes>>> = {
  general_risk: {
    PASS: all(),
    REVIEW: given({ stays: { completed: 0, canceled: 0, declined: 2, lastCheckOutAt: null } }),
    INCOMPLETE: aboutYouOpen,
  },
  blacklist: {
    PASS: all(),
    REVIEW: namesake,
    INCOMPLETE: given({ phone: null, email: null, guest: { hasName: true, age: null } }),
  },
  payment_verification: {
    PASS: all(on('payment_verification'), paid({})),
    REVIEW: all(on('payment_verification'), refusedPayment),
    INCOMPLETE: open('payment_verification'),
    DISABLED: off('payment_verification'),
  },
  identification_document: searched(ID, all(open(ID), says(ID, { ...waits, waitsFor: 'guest' }))),
  fraud_detection: {
    PASS: all(),
    REVIEW: throwAwayMail,
    DECLINE: all(stolenCard, paid({})),
    INCOMPLETE: given({ phone: null, email: null, ip: null, address: null }),
    DISABLED: off('fraud_detection'),
  },
  house_rules: {
    PASS: on('house_rules'),
    INCOMPLETE: open('house_rules'),
    DISABLED: off('house_rules'),
  },
};

/** For each entry, the play that leads to each of its statuses. */
export const ENTRY_OUTCOMES = Object.fromEntries(ENTRY_KEYS.map((key) => [key, OWN[key] ?? searched(key)])) as Record<
  EntryKey,
  Outcomes
>;
