/**
 * A file that cannot be imported, with a message for the operator. Names the position, never the values found there.
 */
export class ImportProblem extends Error {
  constructor(
    readonly problem: string,
    readonly file: string | null = null,
    readonly line: number | null = null,
  ) {
    super([file, line === null ? null : `line ${line}`, problem].filter((part) => part !== null).join(': '));
    this.name = 'ImportProblem';
  }
}
