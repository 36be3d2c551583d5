import type { InputProblem } from '../failure.js';

/** `details`: the invalid members of the input, if the failure lists them. */
export interface GraphProblem {
  message: string;
  code: string | null;
  details?: InputProblem[];
}
