import type { Decision } from '../decision/decide.js';
import type { ShownResult } from '../decision/packing/pack-result.js';

/** Data of a report. Times are in UTC. */
export interface ReportFacts {
  reservation: {
    id: string;
    confirmationCode: string;
    status: string;
    source: string;
    checkInDate: string | null;
    checkOutDate: string | null;
    nights: number | null;
    numberOfGuests: number;
    totalPrice: number;
    currency: string | null;
    supervised: string | null;
    /** `user` or `rule`: who made the `supervised` decision. */
    supervisedBy: string | null;
    /** Names of the live rules that fired on the last decision. */
    businessRules: string[];
    verificationStatus: string;
    verificationReason: string;
  };
  guest: { fullName: string | null; email: string | null; phone: string | null; location: string | null };
  listing: { name: string; location: { street: string; city: string; country: string } } | null;
  accountName: string | null;
  /** The account is in test mode: nothing in the report is about a real person. */
  isTest: boolean;
  /** Current decision; null during the first analysis. */
  decision: {
    id: string;
    madeAt: Date;
    outcome: Decision;
    sources: { what: 'phone' | 'email' | 'ip' | 'address'; source: string; asOf: string }[];
  } | null;
  /** What the reservation shows of its decision, with the phrases of its texts; null during the first analysis. */
  shown: ShownResult | null;
  /** `authorName` null: unknown. */
  notes: { text: string; authorName: string | null; createdAt: Date }[];
  madeAt: Date;
}
