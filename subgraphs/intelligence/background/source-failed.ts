/** A source failed that may be back soon: the job that throws it is tried again. */
export class SourceFailed extends Error {
  constructor() {
    super('A source failed; the job will be retried.');
    this.name = 'SourceFailed';
  }
}
