import type { z } from 'zod';
import { Failure, type InputProblem } from '#kit/failure.js';

/** What a schema found wrong, each place below `root`. */
export function problemsOf(error: z.ZodError, root: string): InputProblem[] {
  return error.issues.map(({ path, message, code }) => ({
    loc: [root, ...path.map(String)],
    msg: message,
    type: code as string,
  }));
}

/** BAD_INPUT with every problem; the first one is told. */
export function refuse(problems: InputProblem[]): Failure {
  const { loc, msg } = problems[0]!;
  return new Failure('BAD_INPUT', `${loc.join('.')} ${msg}`, problems);
}
