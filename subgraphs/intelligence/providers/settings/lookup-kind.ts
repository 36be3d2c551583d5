/** Where an external provider is unless the operator sets another place, and what its API requires. */
export interface External {
  schemes: readonly string[];
  /** null: the operator has to set it. */
  url: string | null;
  /** What the API requires beside the address. */
  needs: readonly ('USER' | 'KEY')[];
}

/** Who can answer a lookup. The settings `LOOKUP_…` follow from it. */
export interface LookupKind {
  /** There is a built-in provider, which needs no network. */
  inside: boolean;
  /** How many hours an answer of an external provider is kept unless the operator sets another number; 0: not at all. */
  cacheHours: number;
  /** The external providers, by the names that settings use. */
  external: Record<string, External>;
}

/** The built-in provider, as it is called in an order of providers. */
export const INSIDE = 'embedded';

/** A provider over HTTP; `url` null: it has no place of its own. */
export const web = (url: string | null, ...needs: External['needs']): External => ({
  schemes: ['http:', 'https:'],
  url,
  needs,
});
