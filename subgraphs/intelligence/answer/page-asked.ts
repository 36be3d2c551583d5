import { Failure, type InputProblem } from '#kit/failure.js';
import { lookupMessages } from '../messages.js';

/** Describes an invalid argument for the client. */
export function problem(member: string, msg: string, type: string): InputProblem {
  return { loc: [member], msg, type };
}

/** Creates the BAD_INPUT failure for an argument that cannot be looked up. */
export function notValid(member: string, msg: string): Failure {
  return new Failure('BAD_INPUT', `${member} ${msg}`, [problem(member, msg, 'value_error')]);
}

/** Throws BAD_INPUT with all problems, if any. */
export function refuseBad(problems: InputProblem[]): void {
  const [first] = problems;
  if (first) throw new Failure('BAD_INPUT', `${first.loc.join('.')} ${first.msg}`, problems);
}

const LONGEST = 200;
const MAX_FROM = 100_000;

/** Checks search texts: too long, or containing a NUL character. */
export function textProblems(members: Record<string, string | null | undefined>): InputProblem[] {
  return Object.entries(members).flatMap(([name, text]) => {
    if (text == null) return [];
    if (text.length > LONGEST) return [problem(name, lookupMessages.textTooLong(LONGEST), 'too_long')];
    return text.includes('\u0000') ? [problem(name, lookupMessages.nulCharacter, 'nul')] : [];
  });
}

/** Checks `from` and `size`. Values of `size` above 100 are allowed and capped at 100. */
export function pageProblems(from: number, size: number): InputProblem[] {
  return [
    ...(from < 0 || from > MAX_FROM ? [problem('from', lookupMessages.fromOutOfRange(MAX_FROM), 'range')] : []),
    ...(size < 1 ? [problem('size', lookupMessages.sizeTooSmall, 'greater_than_equal')] : []),
  ];
}
