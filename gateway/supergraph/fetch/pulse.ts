import { Agent, request as send } from 'undici';
import { HANGS } from './ask-places.js';
import type { Places } from './places.js';

/** How long to wait for a response before checking the health of the process, and between checks. */
const FIRST_LOOK_MS = 200;
const NEXT_LOOK_MS = 1_000;
/** Together with the first check, the time a request waits for a hanging process. */
const LOOK_MS = 750;
/** If our own timer is delayed by more than this, this machine is busy; the other process is not hanging. */
const LATE_MS = 150;

export interface Watch {
  /** Aborted when the request ends early, with the code HANGS if the process hangs. */
  signal: AbortSignal;
  /** The process has responded. */
  answered(): void;
  end(): void;
}

/** Monitors whether a process is alive, by its health endpoint only: responses may take any time. */
export class Pulse {
  /** Separate connections, because requests may have used up their own pool. */
  readonly #agent = new Agent({ connections: 2, keepAliveTimeout: 1_000, keepAliveMaxTimeout: 1_000 });
  #looking: Promise<boolean> | null = null;
  #answeredAt = 0;

  constructor(
    private readonly url: string,
    private readonly places: Places,
    /** The connections for requests. */
    private readonly shared: Agent,
  ) {}

  /**
   * Watches the process while a request is waiting for its response, which takes `waitMs` at most. The request ends early
   * when `stop` is aborted.
   */
  watch(waitMs: number, stop?: AbortSignal): Watch {
    // One signal for all reasons: combining several takes more time than writing the request.
    const controller = new AbortController();
    const abort = () => controller.abort(stop?.reason);
    if (stop?.aborted) abort();
    else stop?.addEventListener('abort', abort);
    const late = setTimeout(() => controller.abort(new Error('The response took too long.')), waitMs).unref();
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
      clearTimeout(late);
      stop?.removeEventListener('abort', abort);
    };
    const answered = () => {
      this.#answeredAt = Date.now();
    };
    return { signal: controller.signal, answered, end };
  }

  /** Checks whether the process is about to stop. */
  async follow(): Promise<void> {
    try {
      const { statusCode, body } = await this.#ask('/health/ready', this.shared);
      const { status } = (await body.json()) as { status?: string };
      if (statusCode === 503 && status === 'stopping') this.places.leaves(this.url);
    } catch {
      // Requests will detect this themselves.
    }
  }

  close(): Promise<void> {
    return this.#agent.destroy();
  }

  /** Concurrent requests share one check. */
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
