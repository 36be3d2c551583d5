/**
 * A training row: features by name as of the time of the decision (null: unknown then), and the outcome. The producer
 * must not include later information.
 */
export interface TrainingRow {
  at: Date;
  label: 0 | 1;
  features: Readonly<Record<string, number | null>>;
}

/** Why training is not possible, as shown in the terminal. */
export class TrainingProblem extends Error {
  constructor(message: string) {
    super(message);
    this.name = 'TrainingProblem';
  }
}
