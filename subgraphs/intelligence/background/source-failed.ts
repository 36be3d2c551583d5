/** A source failed temporarily: the job that throws this is retried. */
export class SourceFailed extends Error {
  constructor() {
    super('A source failed; the job will be retried.');
    this.name = 'SourceFailed';
  }
}
