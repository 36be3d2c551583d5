import { ImportProblem } from './import-problem.js';

/** An address that could not be downloaded. */
export class DownloadProblem extends ImportProblem {
  constructor(
    problem: string,
    /** The address without its query. */
    address: string,
    /** The HTTP status of a refusal; null: there was none. */
    readonly status: number | null,
    /** Whether no server was reached at all, as without a network. */
    readonly isUnreachable: boolean,
  ) {
    super(problem, address);
    this.name = 'DownloadProblem';
  }
}
