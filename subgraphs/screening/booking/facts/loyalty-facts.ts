/** Training data of a model: simulated bookings, open data, or this installation's own history. */
export type ModelOrigin = 'simulated' | 'open' | 'own';

/** Loyalty model output for the guest who booked, including caps due to incidents. */
export interface LoyaltySignal {
  /** Exact model version. */
  model: string;
  /** Missing in older rows. */
  origin?: ModelOrigin;
  /** Caveat about the figures; null for a model trained on this installation's history, missing in older rows. */
  note?: string | null;
  /** Loyalty score, 0 to 100. */
  score: number;
  tier: 'high_loyalty' | 'medium_loyalty' | 'low_loyalty';
  /** US dollars: spend to date, this stay, and expected spend in the next three years. */
  value: number;
  valueTier: 'high_value' | 'medium_value' | 'low_value';
  /** Sentences: what limits the score, and what influenced it most. */
  reasons: string[];
}
