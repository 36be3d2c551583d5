import pg from 'pg';

type Done = (error: Error | null, result: unknown) => void;

/**
 * A connection that ends when a statement takes longer than its `query_timeout`, in milliseconds: what was asked fails
 * with "Query read timeout", and the pool opens another one.
 *
 * It also hands the driver a function for each answer. Where a promise is wanted or a time limit set, the driver
 * assigns a function literal to a property of the query; V8 puts such a function into the old generation, where it
 * holds whatever it was asked for until the next full collection. Each minor collection then copied all requests since
 * the one before: 9 ms instead of 1.
 */
export class Connection extends pg.Client {
  readonly #limitMs: number;

  constructor({ query_timeout: limitMs, ...config }: pg.ClientConfig = {}) {
    super(config);
    this.#limitMs = Number(limitMs ?? 0);
  }

  override query(...given: unknown[]): never {
    const [statement] = given;
    const own = typeof statement === 'object' && statement !== null;
    if (own && ('submit' in statement || 'query_timeout' in statement))
      return super.query(...(given as [string])) as never;
    const values = Array.isArray(given[1]) ? given[1] : undefined;
    const done = given.slice(1).find((one) => typeof one === 'function') as Done | undefined;
    if (done) return this.#ask(statement, values, done) as never;
    const answer = new Promise((resolve, reject) =>
      this.#ask(statement, values, (error, result) => (error ? reject(error) : resolve(result))),
    );
    return answer.catch((error: Error) => {
      // Where it was asked, not where the answer arrived.
      Error.captureStackTrace(error);
      throw error;
    }) as never;
  }

  #ask(statement: unknown, values: unknown[] | undefined, done: Done): void {
    const late = () => this.connection.stream.destroy(new Error('Query read timeout'));
    const timer = this.#limitMs > 0 ? setTimeout(late, this.#limitMs) : undefined;
    super.query(statement as string, values as [], (error: Error | null, result: unknown) => {
      clearTimeout(timer);
      done(error, result);
    });
  }
}
