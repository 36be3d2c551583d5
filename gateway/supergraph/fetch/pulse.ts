import { Agent, request as send } from 'undici';
import { HANGS } from './ask-places.js';
import type { Places } from './places.js';

/** When an answer that has not come makes us look whether anyone is there at all, and when we look again. */
const FIRST_LOOK_MS = 200;
const NEXT_LOOK_MS = 1_000;
/** Together with the first look: what a request waits for a process that hangs. */
const LOOK_MS = 750;
/** A timer of ours that is later says that this machine is busy, not that the other hangs. */
const LATE_MS = 150;

export interface Watch {
  /** Aborts with the code HANGS when the process turns out to hang. */
  signal: AbortSignal;
  /** The process answers. */
  answered(): void;
  end(): void;
}

/** Whether one process is alive, told by its health alone: its answers may take as long as they do. */
export class Pulse {
  /** Requests may have taken all of theirs. */
  readonly #agent = new Agent({ connections: 2, keepAliveTimeout: 1_000, keepAliveMaxTimeout: 1_000 });
  #looking: Promise<boolean> | null = null;
  #answeredAt = 0;

  constructor(
    private readonly url: string,
    private readonly places: Places,
    /** The connections of requests. */
    private readonly shared: Agent,
  ) {}

  /** Watches the process while one request waits for its answer. */
  watch(): Watch {
    const controller = new AbortController();
    let timer: NodeJS.Timeout;
    const look = async () => {
      if (await this.#hangs())
        controller.abort(Object.assign(new Error('The process is not responding.'), { code: HANGS }));
      else if (!isOver) next(NEXT_LOOK_MS);
    };
    const next = (ms: number) => {
      timer = setTimeout(() => void look(), ms).unref();
    };
    let isOver = false;
    next(FIRST_LOOK_MS);
    const end = () => {
      isOver = true;
      clearTimeout(timer);
    };
    const answered = () => {
      this.#answeredAt = Date.now();
    };
    return { signal: controller.signal, answered, end };
  }

  /** Hears whether it is about to stop. */
  async follow(): Promise<void> {
    try {
      const { statusCode, body } = await this.#ask('/health/ready', this.shared);
      const { status } = (await body.json()) as { status?: string };
      if (statusCode === 503 && status === 'stopping') this.places.leaves(this.url);
    } catch {
      // Requests find out for themselves.
    }
  }

  close(): Promise<void> {
    return this.#agent.destroy();
  }

  /** Many requests look together. */
  #hangs(): Promise<boolean> {
    this.#looking ??= this.#look().finally(() => (this.#looking = null));
    return this.#looking;
  }

  async #look(): Promise<boolean> {
    const began = Date.now();
    try {
      await this.#live();
      return false;
    } catch (error) {
      const took = Date.now() - began;
      const isTimeout = (error as Error).name === 'TimeoutError';
      if (!isTimeout || took > LOOK_MS + LATE_MS || this.#answeredAt >= began) return false;
      this.places.hangs(this.url, () => this.#live());
      return true;
    }
  }

  async #live(): Promise<void> {
    const { body } = await this.#ask('/health/live', this.#agent);
    await body.dump();
  }

  #ask(path: string, dispatcher: Agent) {
    return send(new URL(path, this.url), { dispatcher, signal: AbortSignal.timeout(LOOK_MS) });
  }
}
