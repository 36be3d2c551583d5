/** What a model was trained on: simulated bookings, open data, or the history of this installation. */
export type ModelOrigin = 'simulated' | 'open' | 'own';

/** What the loyalty model says of the guest who booked, caps by incidents included. */
export interface LoyaltySignal {
  /** Which model it was, to the letter. */
  model: string;
  /** Absent in what was kept before. */
  origin?: ModelOrigin;
  /** What to know before relying on the numbers; null for a model trained on the own history, absent before it was kept. */
  note?: string | null;
  /** Standing among guests, 0 to 100. */
  score: number;
  tier: 'high_loyalty' | 'medium_loyalty' | 'low_loyalty';
  /** US dollars: what has been spent, this stay, and what the next three years are expected to bring. */
  value: number;
  valueTier: 'high_value' | 'medium_value' | 'low_value';
  /** What holds the standing down, and what moved it most, in sentences. */
  reasons: string[];
}
