/** One place in the input that is wrong: `loc` is the path to it, `type` a stable name of the rule that it breaks. */
export interface InputProblem {
  loc: string[];
  msg: string;
  type: string;
}

/**
 * What a caller did wrong or may not do, in a sentence for a person. Everything else that is thrown is a fault of
 * ours and is shown as INTERNAL. `code` comes from the closed list in `#failure-codes`.
 */
export class Failure<Code extends string = string> extends Error {
  readonly extensions: { code: Code; details?: InputProblem[] };

  constructor(
    readonly code: Code,
    message: string,
    readonly details?: InputProblem[],
  ) {
    super(message);
    this.name = 'Failure';
    this.extensions = details ? { code, details } : { code };
  }
}

/** BAD_INPUT for one member; `msg` goes on from its name. */
export function badInput(member: string, msg: string, type = 'value_error'): Failure {
  return new Failure('BAD_INPUT', `${member} ${msg}`, [{ loc: [member], msg, type }]);
}
