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

/** Portal progress and answers that decisions use. */
export interface PortalTold {
  /** Accepted screens, and submitted ones whose pending check has completed. */
  accepted: ScreenName[];
  portalTold: PortalToldSignal | null;
  /** null: no consent to a credit check. */
  agreed: CreditPerson | null;
  /** null: neither email nor phone is confirmed. */
  confirmed: ConfirmedSignal | null;
}
