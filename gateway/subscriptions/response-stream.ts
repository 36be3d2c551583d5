import type { ServerResponse } from 'node:http';
import { type ExecutionResult, GraphQLError } from 'graphql';
import { SlowReader } from './event-stream.js';
import type { StreamFormat } from './stream-format.js';
import { messages } from '../messages.js';

/** How long a client that reads too slowly may take to read the last words. */
const LAST_WORD_MS = 30_000;

/** A response that is written result by result. */
export class ResponseStream {
  private heartbeat: NodeJS.Timeout;
  private isOver = false;
  private readonly ending: (() => void)[] = [];

  /** Sends the headers, so the time limit of ordinary requests no longer applies. */
  constructor(
    private readonly response: ServerResponse,
    private readonly format: StreamFormat,
    heartbeatSeconds: number,
  ) {
    response.writeHead(200, {
      'Content-Type': format.contentType,
      'Cache-Control': 'no-store',
      // Nginx would hold results back.
      'X-Accel-Buffering': 'no',
    });
    response.write(format.opening);
    // Notices of a vanished client arrive even if nothing is sent.
    response.socket?.setKeepAlive(true, heartbeatSeconds * 1_000);
    this.heartbeat = setInterval(() => {
      // A client that does not read what was sent needs nothing more.
      if (!response.writableNeedDrain) response.write(format.heartbeat);
    }, heartbeatSeconds * 1_000);
    response.once('close', () => this.over());
  }

  get isOpen(): boolean {
    return !this.isOver;
  }

  /** Calls back once the stream is over, for whatever reason. */
  onEnd(ended: () => void): void {
    if (this.isOver) ended();
    else this.ending.push(ended);
  }

  /** Writes a result. Resolves when the client can take another one, or is gone. */
  async send(result: ExecutionResult, id: string | null = null): Promise<void> {
    if (this.isOver || this.response.write(this.format.result(result, id))) return;
    await new Promise<void>((resolve) => {
      this.response.once('drain', resolve);
      this.onEnd(resolve);
    });
  }

  /** The subscription is over. */
  complete(): void {
    this.end(this.format.complete);
  }

  /** Ends with an error that would be the same if the client subscribed again at once. */
  refuse(message: string, code: string): void {
    const errors = [new GraphQLError(message, { extensions: { code } })];
    this.end(this.format.failure({ errors }) + this.format.complete);
  }

  /** Ends without completing: the client should subscribe again with its last position. */
  interrupt(message: string, code: string): void {
    const errors = [new GraphQLError(message, { extensions: { code } })];
    this.end(this.format.failure({ errors }));
  }

  /** Ends because of an error of the stream of events. */
  fail(error: unknown): void {
    if (!(error instanceof SlowReader)) return this.interrupt(messages.unavailable, 'UNAVAILABLE');
    this.interrupt(messages.goneSlow, error.extensions.code);
    const { response } = this;
    setTimeout(() => response.destroy(), LAST_WORD_MS).unref();
  }

  private end(text: string): void {
    if (this.isOver) return;
    this.response.end(text);
    this.over();
  }

  private over(): void {
    if (this.isOver) return;
    this.isOver = true;
    clearInterval(this.heartbeat);
    for (const ended of this.ending.splice(0)) ended();
  }
}
