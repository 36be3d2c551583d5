import type { ScreenName } from './screens.js';

/** Portal answers that affect the decision; null: the screen was not submitted. */
export interface PortalToldSignal {
  purpose: 'leisure' | 'business' | 'event' | 'relocation' | 'local_stay' | 'other' | null;
  /** Visitors in addition to the guests who stay. */
  visitors: number;
}

/** Contact details that the guest confirmed with a one-time code. */
export interface ConfirmedSignal {
  email: boolean;
  phone: boolean;
}

/** Document checks of the adults on the guest list, if the host checks each adult: number by status. */
export interface AdultsSignal {
  waiting: number;
  passed: number;
  /** Manual review recommended. */
  doubtful: number;
}

/** As entered with the consent, or from the booking if the portal is skipped. */
export interface CreditPerson {
  name: string | null;
  otherNames: string | null;
  birthDate: string | null;
  address: string | null;
  country: string | null;
  /** ISO 8601; null: the party that skipped the portal is responsible for the consent. */
  consentedAt: string | null;
  /** The disclosure that the guest agreed to. */
  disclosure: string | null;
}

/** Measurements of one submitted screen. */
export interface FilledIn {
  screen: ScreenName;
  /** Seconds in which the screen was visible and in use; null if not measured from the start. */
  seconds: number | null;
  /** Name, contact, address and document fields that were pasted into. */
  pastedFields: number;
}

/** Hints from how the guest filled in the portal, with their consent. Holds no measurement. */
export interface BehaviorSignal {
  /** Personal details were submitted faster than a person reads the screen. */
  filledInFast: boolean;
  /** Several name, contact, address or document fields were pasted into. */
  detailsPasted: boolean;
  /** The browser's clock is far from the guest's country and from the listing's; null if one of them is unknown. */
  timeZoneFar: boolean | null;
  /** Other bookings of the account came from the same device in other people's names in the last 90 days. */
  deviceShared: boolean;
}

/** How the guest filled in the portal, as stored. */
export interface ToldBehavior {
  screens: FilledIn[];
  timeZone: string | null;
  /** Other reservations of the account from the same device, in the last 90 days. */
  sameDevice: string[];
}

/** Portal progress and answers that decisions use. */
export interface PortalTold {
  /** Accepted screens, and submitted ones whose pending check has completed. */
  accepted: ScreenName[];
  /** Checks that the guest skipped. */
  skipped: ScreenName[];
  portalTold: PortalToldSignal | null;
  /** null: no consent to a credit check. */
  agreed: CreditPerson | null;
  /** null: neither email nor phone is confirmed. */
  confirmed: ConfirmedSignal | null;
  /** null: the guest did not agree to share it, or has submitted nothing. */
  behavior: ToldBehavior | null;
}
