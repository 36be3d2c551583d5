import type { Target } from '../address/target.js';
import type { Operations } from '../graph/answers.js';

/** What is set up already. */
export type SetUpAnswer = Operations['SetUp']['answer'];

/** What each step of the set-up gets. */
export interface StepProps {
  known: SetUpAnswer;
  /** The step before; null for the first. */
  back: Target | null;
  /** Goes to the next step. */
  onNext(): void;
}
