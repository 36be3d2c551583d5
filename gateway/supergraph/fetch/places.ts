import { Circuit, type Probe, canConnect } from './circuit.js';

/** How long a process that rejected a connection is tried last. */
const REST_MS = 1_000;
/** How long to wait for a process that disappeared without notice. */
const SUDDEN_MS = 800;
/** Maximum time for which a process that has announced its stop keeps serving. */
const DRAIN_MS = 4_000;

interface Place {
  circuit: Circuit;
  restingUntil: number;
  /** Down or about to stop: expected back by then; 0: it is up. */
  awaitedUntil: number;
}

/** The URLs of a subgraph: one, or several equivalent processes. */
export class Places {
  private readonly places: ReadonlyMap<string, Place>;
  private turn = 0;

  /** `patienceMs`: how long to wait for a process that has announced a restart. */
  constructor(
    urls: readonly string[],
    private readonly patienceMs = 0,
  ) {
    this.places = new Map(urls.map((url) => [url, { circuit: new Circuit(), restingUntil: 0, awaitedUntil: 0 }]));
  }

  /** The processes to try, in order: round robin, with recently failed ones last. */
  inOrder(now: number = Date.now()): string[] {
    const urls = [...this.places.keys()];
    const first = this.turn++ % urls.length;
    const rotated = [...urls.slice(first), ...urls.slice(0, first)].filter((url) => !this.of(url).circuit.isOpen);
    const isResting = (url: string): boolean => this.of(url).restingUntil > now;
    return [...rotated.filter((url) => !isResting(url)), ...rotated.filter(isResting)];
  }

  /** Until when a request from `since` waits for one of them. */
  awaitedUntil(since: number): number {
    const awaited = [...this.places.values()].map((place) => (place.circuit.isOpen ? 0 : place.awaitedUntil));
    return Math.min(since + this.patienceMs, Math.max(...awaited));
  }

  /** Tries others first for a while. */
  rest(url: string, now: number = Date.now()): void {
    this.of(url).restingUntil = now + REST_MS;
  }

  /** The process announced its stop: it is expected back. */
  leaves(url: string, now: number = Date.now()): void {
    this.rest(url, now);
    this.of(url).awaitedUntil = now + DRAIN_MS + this.patienceMs;
  }

  answered(url: string): void {
    this.of(url).awaitedUntil = 0;
  }

  /** The process is down. If it disappeared without notice, requests wait for it briefly, once. */
  refused(url: string, now: number = Date.now()): void {
    const place = this.of(url);
    this.rest(url, now);
    if (place.awaitedUntil === 0) place.awaitedUntil = now + Math.min(this.patienceMs, SUDDEN_MS);
    if (place.awaitedUntil > now) return;
    place.awaitedUntil = 0;
    place.circuit.open(() => canConnect(url));
  }

  /** The process accepts connections but does not respond. */
  hangs(url: string, probe: Probe): void {
    this.of(url).circuit.open(probe);
  }

  close(): void {
    for (const { circuit } of this.places.values()) circuit.close();
  }

  private of(url: string): Place {
    return this.places.get(url)!;
  }
}
