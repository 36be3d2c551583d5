import { Circuit, type Probe, canConnect } from './circuit.js';

/** How long a place that did not let us in is asked last. */
const REST_MS = 1_000;
/** How long a process that has gone without a word is waited for. */
const SUDDEN_MS = 800;
/** How long a process that says that it is about to stop is still there, at most. */
const DRAIN_MS = 4_000;

interface Place {
  circuit: Circuit;
  restingUntil: number;
  /** It is away or about to go, and is waited for until then; 0: it is there. */
  awaitedUntil: number;
}

/** Where a subgraph is reached: by one address, or by several processes that are alike. */
export class Places {
  private readonly places: ReadonlyMap<string, Place>;
  private turn = 0;

  /** `patienceMs`: how long a process is waited for that said that it restarts. */
  constructor(
    urls: readonly string[],
    private readonly patienceMs = 0,
  ) {
    this.places = new Map(urls.map((url) => [url, { circuit: new Circuit(), restingUntil: 0, awaitedUntil: 0 }]));
  }

  /** The places that may be asked, in the order that they are to be tried: in turn, those that rest at the end. */
  inOrder(now: number = Date.now()): string[] {
    const urls = [...this.places.keys()];
    const first = this.turn++ % urls.length;
    const rotated = [...urls.slice(first), ...urls.slice(0, first)].filter((url) => !this.of(url).circuit.isOpen);
    const isResting = (url: string): boolean => this.of(url).restingUntil > now;
    return [...rotated.filter((url) => !isResting(url)), ...rotated.filter(isResting)];
  }

  /** Until when somebody who came at `since` waits for one of them. */
  awaitedUntil(since: number): number {
    const awaited = [...this.places.values()].map((place) => (place.circuit.isOpen ? 0 : place.awaitedUntil));
    return Math.min(since + this.patienceMs, Math.max(...awaited));
  }

  /** Others are asked first for a moment. */
  rest(url: string, now: number = Date.now()): void {
    this.of(url).restingUntil = now + REST_MS;
  }

  /** It said that it is about to go: it is expected back. */
  leaves(url: string, now: number = Date.now()): void {
    this.rest(url, now);
    this.of(url).awaitedUntil = now + DRAIN_MS + this.patienceMs;
  }

  answered(url: string): void {
    this.of(url).awaitedUntil = 0;
  }

  /** Nobody is there. Whoever went without a word is waited for a moment, once. */
  refused(url: string, now: number = Date.now()): void {
    const place = this.of(url);
    this.rest(url, now);
    if (place.awaitedUntil === 0) place.awaitedUntil = now + Math.min(this.patienceMs, SUDDEN_MS);
    if (place.awaitedUntil > now) return;
    place.awaitedUntil = 0;
    place.circuit.open(() => canConnect(url));
  }

  /** It takes connections and does not answer. */
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
