import type { ScreenName } from './screens.js';

/** What the guest told in the portal that weighs; null: the screen was not handed in. */
export interface PortalToldSignal {
  purpose: 'leisure' | 'business' | 'event' | 'relocation' | 'local_stay' | 'other' | null;
  /** Who comes to visit beside those who stay. */
  visitors: number;
}

/** What the guest has shown to be theirs by a code that was sent there. */
export interface ConfirmedSignal {
  email: boolean;
  phone: boolean;
}

/** Documents of the adults of the guest list, where the host asks each for one: how many are how far. */
export interface AdultsSignal {
  waiting: number;
  passed: number;
  /** Something was found that a person should look at. */
  doubtful: number;
}

/** As the guest wrote it with the consent, or as the booking has it where the portal is skipped. */
export interface CreditPerson {
  name: string | null;
  otherNames: string | null;
  birthDate: string | null;
  address: string | null;
  country: string | null;
  /** ISO 8601; null: whoever skipped the portal answers for the consent. */
  consentedAt: string | null;
  /** The text that was agreed to. */
  disclosure: string | null;
}

/** What the guest has done in the portal, as far as a decision rests on it. */
export interface PortalTold {
  /** Screens that are done, and those submitted for which what they waited for is there. */
  accepted: ScreenName[];
  portalTold: PortalToldSignal | null;
  /** null: the guest has not agreed to a credit check. */
  agreed: CreditPerson | null;
  /** null: the guest has shown neither address nor number to be theirs. */
  confirmed: ConfirmedSignal | null;
}
