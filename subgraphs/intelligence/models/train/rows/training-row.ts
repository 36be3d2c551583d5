/**
 * A reservation to learn from: its features by name as of the moment when they would have been asked for (null: not
 * known then), and what came of it. Whoever computes the features sees to it that nothing later is in them.
 */
export interface TrainingRow {
  at: Date;
  label: 0 | 1;
  features: Readonly<Record<string, number | null>>;
}

/** What keeps rows from being learned from, for the person at the terminal. */
export class TrainingProblem extends Error {
  constructor(message: string) {
    super(message);
    this.name = 'TrainingProblem';
  }
}
