import type { FetchedPicture } from './fetch-picture.js';

interface Kept {
  picture: Promise<FetchedPicture | null>;
  bytes: number;
  until: number;
}

const KEPT_MS = 3_600_000;
/** A host that does not answer is asked again sooner. */
const MISSING_MS = 60_000;
const MAX_BYTES = 32 * 2 ** 20;
/** Pictures without content also take a place. */
const LEAST_BYTES = 1_024;

/**
 * Pictures that were fetched within the last hour, in memory. Requests for the same address share one fetch; the least
 * recently used pictures leave first.
 */
export class KeptPictures {
  readonly #kept = new Map<string, Kept>();
  #bytes = 0;

  constructor(
    private readonly fetchPicture: (url: string) => Promise<FetchedPicture | null>,
    private readonly now: () => number = Date.now,
  ) {}

  /** Null if the address has no picture, or its host cannot be reached. */
  async get(url: string): Promise<FetchedPicture | null> {
    const known = this.#kept.get(url);
    if (known && known.until > this.now()) {
      this.#kept.delete(url);
      this.#kept.set(url, known);
      return known.picture;
    }
    this.#forget(url);
    // An address that is refused or away is an absent picture, not an error of the page.
    const kept = { picture: this.fetchPicture(url).catch(() => null), bytes: LEAST_BYTES, until: this.now() + KEPT_MS };
    this.#kept.set(url, kept);
    this.#bytes += kept.bytes;
    const picture = await kept.picture;
    if (this.#kept.get(url) === kept) this.#settle(kept, picture);
    return picture;
  }

  #settle(kept: Kept, picture: FetchedPicture | null): void {
    if (picture) {
      kept.bytes += picture.content.length;
      this.#bytes += picture.content.length;
    } else kept.until = this.now() + MISSING_MS;
    for (const url of this.#kept.keys()) {
      if (this.#bytes <= MAX_BYTES) return;
      this.#forget(url);
    }
  }

  #forget(url: string): void {
    this.#bytes -= this.#kept.get(url)?.bytes ?? 0;
    this.#kept.delete(url);
  }
}
