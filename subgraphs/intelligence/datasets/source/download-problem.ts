import { ImportProblem } from './import-problem.js';

/** A URL that could not be downloaded. */
export class DownloadProblem extends ImportProblem {
  constructor(
    problem: string,
    /** The URL without its query. */
    address: string,
    /** HTTP status of an error response; null if there was none. */
    readonly status: number | null,
    /** Whether no server could be reached at all, as without a network. */
    readonly isUnreachable: boolean,
  ) {
    super(problem, address);
    this.name = 'DownloadProblem';
  }
}
