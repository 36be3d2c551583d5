import { type PreparedName, tells } from './prepare-name.js';
import { soundKeys } from './skeleton.js';

/** What candidates are looked up by. Keys of one letter would find everybody and are left out. */
export interface IndexKeys {
  /** Skeletons of the telling tokens, sorted. */
  skeletons: string[];
  /** Double-metaphone keys of the same, marked with a leading `~`. */
  sounds: string[];
  /** The folded tokens in alphabetical order, for trigrams. */
  sorted: string;
}

/** Keys of a name, for the store's index and for a query alike. */
export function indexKeys({ tokens }: PreparedName): IndexKeys {
  const telling = tokens.filter(tells);
  // One telling word of several finds too many: the halves beside it help (Din Mohammad).
  const halves = telling.length < 2 ? tokens.filter(({ kind }) => kind === 'half' || kind === 'trade') : [];
  const kept = telling.length + halves.length > 0 ? [...telling, ...halves] : tokens;
  const skeletons = new Set(kept.map(({ shape }) => shape.skeleton));
  const sounds = new Set(kept.flatMap(({ shape }) => soundKeys(shape.raw).map((key) => `~${key}`)));
  return {
    skeletons: [...skeletons].filter((key) => key.length > 1).sort(),
    sounds: [...sounds].sort(),
    sorted: kept
      .map(({ shape }) => shape.folded)
      .sort()
      .join(' '),
  };
}
