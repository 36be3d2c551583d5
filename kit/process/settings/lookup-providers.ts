interface Outside {
  schemes: string[];
  /** Where it is unless another place is set; null: the operator has to say. */
  url: string | null;
  /** What its API wants beside the address. */
  needs: ('USER' | 'KEY')[];
}

const web = (url: string | null, ...needs: Outside['needs']): Outside => ({ schemes: ['http:', 'https:'], url, needs });

/** Every provider outside of the process. `dns:` names the system's own servers; `webfinger` has no place of its own. */
const OUTSIDE = {
  dns: { schemes: ['dns:'], url: 'dns:', needs: [] },
  rdap: { schemes: ['http:', 'https:', 'file:'], url: 'https://data.iana.org/rdap/dns.json', needs: [] },
  whois: { schemes: ['whois:'], url: 'whois://whois.iana.org', needs: [] },
  twilio: web('https://lookups.twilio.com', 'USER', 'KEY'),
  maxmind: web('https://geoip.maxmind.com', 'USER', 'KEY'),
  ipinfo: web('https://ipinfo.io', 'KEY'),
  abuseipdb: web('https://api.abuseipdb.com', 'KEY'),
  hibp: web('https://haveibeenpwned.com', 'KEY'),
  hibp_range: web('https://haveibeenpwned.com', 'KEY'),
  pdl: web('https://api.peopledatalabs.com', 'KEY'),
  nominatim: web(null),
  census: web('https://geocoding.geo.census.gov'),
  offenders: web(null, 'KEY'),
  nyc_evictions: web('https://data.cityofnewyork.us'),
  gravatar: web('https://gravatar.com'),
  libravatar: web('https://seccdn.libravatar.org'),
  webfinger: { schemes: ['https:'], url: 'https:', needs: [] },
  seon: web('https://api.seon.io', 'KEY'),
  gdelt: web('https://api.gdeltproject.org'),
  yente: web(null),
  watchman: web(null),
  bureau: web(null, 'KEY'),
} satisfies Record<string, Outside>;

export type OutsideProvider = keyof typeof OUTSIDE;

/** Every provider outside of the process, by name. */
export const OUTSIDE_PROVIDERS: Record<OutsideProvider, Outside> = OUTSIDE;

interface Kind {
  /** There is a provider in the process, which needs no network. */
  inside: boolean;
  outside: OutsideProvider[];
  /** How long an answer from outside is kept; 0: not at all. */
  cacheHours: number;
}

const kind = (inside: boolean, cacheHours: number, ...outside: OutsideProvider[]): Kind => ({
  inside,
  outside,
  cacheHours,
});

/** The capabilities whose providers an operator may choose, and who can be chosen. */
const KINDS = {
  phone: kind(true, 168, 'twilio'),
  mx: kind(false, 1, 'dns'),
  ip: kind(true, 24, 'maxmind', 'ipinfo'),
  ip_threats: kind(true, 1, 'abuseipdb'),
  whois: kind(true, 24, 'rdap', 'whois'),
  company: kind(true, 168, 'pdl'),
  address: kind(true, 720, 'nominatim', 'census'),
  breaches: kind(true, 24, 'hibp', 'hibp_range'),
  social: kind(true, 24, 'gravatar', 'libravatar', 'webfinger', 'seon'),
  sex_offenders: kind(true, 24, 'offenders'),
  evictions: kind(true, 24, 'nyc_evictions'),
  news: kind(true, 1, 'gdelt'),
  watchlist: kind(true, 1, 'yente', 'watchman'),
  credit: kind(false, 24, 'bureau'),
} satisfies Record<string, Kind>;

export type Capability = keyof typeof KINDS;

/** The capabilities whose providers an operator may choose, by name. */
export const CAPABILITIES: Record<Capability, Kind> = KINDS;

/** The provider in the process, as it is called in an order of providers. */
export const INSIDE = 'embedded';
