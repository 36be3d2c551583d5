import { connect } from 'node:net';
import { CircuitState, ConsecutiveBreaker, circuitBreaker, handleAll } from 'cockatiel';

const PROBE_MS = 250;
const CONNECT_MS = 1_000;

/** Checks whether a process is back; rejects if it is not. */
export type Probe = () => Promise<void>;

/**
 * A circuit breaker for one process. While it is open, no requests are sent to the process; separate probes find out when
 * it is back.
 */
export class Circuit {
  readonly #breaker = circuitBreaker(handleAll, { halfOpenAfter: PROBE_MS / 2, breaker: new ConsecutiveBreaker(1) });
  #probing: NodeJS.Timeout | undefined;

  get isOpen(): boolean {
    return this.#breaker.state !== CircuitState.Closed;
  }

  /** Opens it until `probe` succeeds. */
  open(probe: Probe): void {
    if (this.#probing) return;
    const fail = () => Promise.reject(new Error('The process is unreachable.'));
    void this.#breaker.execute(fail).catch(() => undefined);
    let isTrying = false;
    const tryOnce = async () => {
      if (isTrying) return;
      isTrying = true;
      try {
        await this.#breaker.execute(probe);
        this.close();
      } catch {
        isTrying = false;
      }
    };
    this.#probing = setInterval(() => void tryOnce(), PROBE_MS).unref();
  }

  /** Stops the probes. */
  close(): void {
    clearInterval(this.#probing);
    this.#probing = undefined;
  }
}

/** Resolves once a connection can be established. Nothing is sent. */
export function canConnect(url: string): Promise<void> {
  const { hostname, port, protocol } = new URL(url);
  const host = hostname.replace(/^\[|\]$/g, '');
  return new Promise((resolve, reject) => {
    const socket = connect({ host, port: Number(port) || (protocol === 'https:' ? 443 : 80), timeout: CONNECT_MS });
    socket.once('connect', () => (socket.destroy(), resolve()));
    socket.once('timeout', () => socket.destroy(new Error('The connection timed out.')));
    socket.once('error', reject);
  });
}
