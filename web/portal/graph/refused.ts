/** A problem with one answer: its path below `answers`. */
export interface Place {
  loc: string[];
  msg: string;
  type?: string;
}

/** A request that the service refused; `code` is stable. */
export class Refused extends Error {
  constructor(
    readonly code: string,
    message: string,
    readonly places: Place[] = [],
  ) {
    super(message);
  }
}
