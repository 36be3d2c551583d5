import type { Operations } from '../graph/answers.js';

/** What is set up already. */
export type SetUpAnswer = Operations['SetUp']['answer'];

/** What each step of the set-up gets. */
export interface StepProps {
  known: SetUpAnswer;
  /** Address of the step before; null for the first. */
  back: string | null;
  /** Goes to the next step. */
  onNext(): void;
}
