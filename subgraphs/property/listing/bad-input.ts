import { Failure, type InputProblem } from '#kit/failure.js';

/** The failure of these problems; its sentence is the first one. */
export function badInput(problems: InputProblem[]): Failure {
  const { loc, msg } = problems[0]!;
  return new Failure('BAD_INPUT', `${loc.join('.')} ${msg}`, problems);
}
