/** A file that can't be imported, in a sentence for the operator. It names places, never the values that stand there. */
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
