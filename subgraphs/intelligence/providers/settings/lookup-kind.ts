/** Default address of an external provider, and the credentials that its API requires. */
export interface External {
  schemes: readonly string[];
  /** null: the operator must set it. */
  url: string | null;
  /** Credentials that the API requires besides the URL. */
  needs: readonly ('USER' | 'KEY')[];
}

/** The sources of a lookup. The `LOOKUP_…` settings are derived from it. */
export interface LookupKind {
  /** Whether there is a built-in provider, which needs no network. */
  inside: boolean;
  /** Default cache time in hours for answers of external providers; 0: no caching. */
  cacheHours: number;
  /** External providers by their name in the settings. */
  external: Record<string, External>;
}

/** Name of the built-in provider in an order of providers. */
export const INSIDE = 'embedded';

/** Describes a provider over HTTP; `url` null: no default address. */
export const web = (url: string | null, ...needs: External['needs']): External => ({
  schemes: ['http:', 'https:'],
  url,
  needs,
});
