import type { z } from 'zod';
import { Failure, type InputProblem } from '#kit/failure.js';

/** Problems reported by a schema, with locations below `root`. */
export function problemsOf(error: z.ZodError, ...root: string[]): InputProblem[] {
  return error.issues.map(({ path, message, code }) => ({
    loc: [...root, ...path.map(String)],
    msg: message,
    type: code as string,
  }));
}

/** BAD_INPUT with every problem; the message is the first one. */
export function refuse(problems: InputProblem[]): Failure {
  const { loc, msg } = problems[0]!;
  return new Failure('BAD_INPUT', `${loc.join('.')} ${msg}`, problems);
}
