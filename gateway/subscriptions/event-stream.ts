/** Ends the stream of a client that reads too slowly; its socket is closed with `closeCode`. */
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
 * A queue of events for one reader. Not a generator: a generator waiting for its next event only handles `return` after
 * that event, while this one settles every pending read immediately.
 */
export class EventStream<Value> implements AsyncIterableIterator<Value, undefined> {
  private queue: Value[] = [];
  private readers: Reader<Value>[] = [];
  private isEnded = false;
  private failure: { error: unknown } | null = null;

  private awaitingRoom: (() => void)[] = [];

  /**
   * `limit`: maximum number of queued events. `onEnd` is called once when the stream ends, with the error or null: a
   * reader that has stopped reading notices nothing else.
   */
  constructor(
    private readonly limit = 100,
    private readonly onEnd: (error: unknown) => void = () => {},
  ) {}

  /** Queues an event, or ends the stream with SlowReader if the queue is full. Returns false if it has ended. */
  push(value: Value): boolean {
    if (this.isEnded) return false;
    const reader = this.readers.shift();
    if (reader) reader.resolve({ value, done: false });
    else if (this.queue.length < this.limit) this.queue.push(value);
    else this.fail(new SlowReader());
    return !this.isEnded;
  }

  /** Resolves once half of the queue is free, or the stream has ended. */
  async room(): Promise<void> {
    if (this.isEnded || this.queue.length <= this.limit / 2) return;
    await new Promise<void>((resolve) => this.awaitingRoom.push(resolve));
  }

  /** Ends the stream after the queued events. */
  end(): void {
    this.close();
  }

  /** Drops queued events; the reader gets the error once. */
  fail(error: unknown): void {
    if (this.isEnded) return;
    this.queue = [];
    const reader = this.readers.shift();
    if (reader) reader.reject(error);
    else this.failure = { error };
    this.close(error);
  }

  /** The next queued events, at most this many, without waiting. */
  take(most: number): Value[] {
    const taken = this.queue.splice(0, most);
    if (taken.length > 0 && this.queue.length <= this.limit / 2) this.tellOfRoom();
    return taken;
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

  /** The reader is done. */
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
