/** One place of what was sent that is wrong: its path below `answers`. */
export interface Place {
  loc: string[];
  msg: string;
  type?: string;
}

/** Why the service did not do what was asked; `code` is stable. */
export class Refused extends Error {
  constructor(
    readonly code: string,
    message: string,
    readonly places: Place[] = [],
  ) {
    super(message);
  }
}
