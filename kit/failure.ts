/** An invalid member of the input: `loc` is its path, `type` a stable name of the rule that failed. */
export interface InputProblem {
  loc: string[];
  msg: string;
  type: string;
}

/**
 * An error caused by the caller, with a human-readable message. Any other error is ours and is shown as INTERNAL. `code`
 * comes from the closed list in `#failure-codes`.
 */
export class Failure<Code extends string = string> extends Error {
  /** `phrase`: what is wrong with the first invalid value, for pages in other languages. */
  readonly extensions: { code: Code; details?: InputProblem[]; phrase?: object };

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

/** BAD_INPUT for one member; `msg` continues the sentence that begins with its name. */
export function badInput(member: string, msg: string, type = 'value_error'): Failure {
  return new Failure('BAD_INPUT', `${member} ${msg}`, [{ loc: [member], msg, type }]);
}
