/** Ends the stream of a reader that does not keep up; a socket is closed with `closeCode`. */
export class SlowReader extends Error {
  readonly closeCode = 4409;
  readonly extensions = { code: 'SLOW_READER' };

  constructor() {
    super('slow_reader');
    this.name = 'SlowReader';
  }
}

interface Reader<Value> {
  resolve(result: IteratorResult<Value, undefined>): void;
  reject(error: unknown): void;
}

/**
 * Events on their way to one reader. It is no generator: a generator that waits for its next event hears of `return`
 * only after that event, while this one settles every waiting reader at once.
 */
export class EventStream<Value> implements AsyncIterableIterator<Value, undefined> {
  private queue: Value[] = [];
  private readers: Reader<Value>[] = [];
  private isEnded = false;
  private failure: { error: unknown } | null = null;

  private awaitingRoom: (() => void)[] = [];

  /**
   * `limit`: how many events wait for the reader at most. `onEnd` is called once, however the stream ends, with what ended
   * it or null: a reader that does not read hears of nothing else.
   */
  constructor(
    private readonly limit = 100,
    private readonly onEnd: (error: unknown) => void = () => {},
  ) {}

  /** Hands over an event, or ends the stream with SlowReader when too many wait. False when it has ended. */
  push(value: Value): boolean {
    if (this.isEnded) return false;
    const reader = this.readers.shift();
    if (reader) reader.resolve({ value, done: false });
    else if (this.queue.length < this.limit) this.queue.push(value);
    else this.fail(new SlowReader());
    return !this.isEnded;
  }

  /** Settles once half of the room for events is free, or the stream has ended. */
  async room(): Promise<void> {
    if (this.isEnded || this.queue.length <= this.limit / 2) return;
    await new Promise<void>((resolve) => this.awaitingRoom.push(resolve));
  }

  /** No further events: those that wait are still read. */
  end(): void {
    this.close();
  }

  /** Drops what waits; the reader gets the error, once. */
  fail(error: unknown): void {
    if (this.isEnded) return;
    this.queue = [];
    const reader = this.readers.shift();
    if (reader) reader.reject(error);
    else this.failure = { error };
    this.close(error);
  }

  next(): Promise<IteratorResult<Value, undefined>> {
    if (this.failure) {
      const { error } = this.failure;
      this.failure = null;
      return Promise.reject(error);
    }
    if (this.queue.length > 0) {
      const value = this.queue.shift() as Value;
      if (this.queue.length <= this.limit / 2) this.tellOfRoom();
      return Promise.resolve({ value, done: false });
    }
    if (this.isEnded) return Promise.resolve({ value: undefined, done: true });
    return new Promise((resolve, reject) => this.readers.push({ resolve, reject }));
  }

  /** The reader leaves. */
  return(): Promise<IteratorResult<Value, undefined>> {
    this.queue = [];
    this.failure = null;
    this.close();
    return Promise.resolve({ value: undefined, done: true });
  }

  throw(error: unknown): Promise<IteratorResult<Value, undefined>> {
    void this.return();
    return Promise.reject(error);
  }

  [Symbol.asyncIterator](): this {
    return this;
  }

  async [Symbol.asyncDispose](): Promise<void> {
    await this.return();
  }

  private tellOfRoom(): void {
    for (const tell of this.awaitingRoom.splice(0)) tell();
  }

  private close(error: unknown = null): void {
    if (this.isEnded) return;
    this.isEnded = true;
    for (const reader of this.readers.splice(0)) reader.resolve({ value: undefined, done: true });
    this.tellOfRoom();
    this.onEnd(error);
  }
}
