import { Failure, type InputProblem } from '#kit/failure.js';

/** BAD_INPUT with every problem; the message describes the first. */
export function badInput(problems: InputProblem[]): Failure {
  const { loc, msg } = problems[0]!;
  return new Failure('BAD_INPUT', `${loc.join('.')} ${msg}`, problems);
}
