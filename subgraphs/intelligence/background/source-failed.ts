/** A source failed that may be back soon: the job that throws it is tried again. */
export class SourceFailed extends Error {
  constructor() {
    super('A source failed; it is asked again later.');
    this.name = 'SourceFailed';
  }
}
