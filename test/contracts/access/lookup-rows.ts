import { OPEN_TO_SDK, PUBLIC_TO_KEYS } from './profiles.js';
import { graph, rest } from './row.js';

export const lookupRows = [
  graph('Query.phoneFacts', OPEN_TO_SDK, () => '{ phoneFacts(number: "+442079460018") { known } }'),
  graph('Query.emailFacts', OPEN_TO_SDK, () => '{ emailFacts(email: "lee@example.com") { known } }'),
  graph('Query.ipFacts', PUBLIC_TO_KEYS, () => '{ ipFacts(ip: "8.8.8.8") { known } }'),
  graph('Query.addressFacts', PUBLIC_TO_KEYS, () => '{ addressFacts(address: { text: "1 Main St" }) { known } }'),
  graph('Query.timeZoneAt', PUBLIC_TO_KEYS, () => '{ timeZoneAt(lat: 39.7, lon: -104.9) }'),
  graph('Query.guestSignals', PUBLIC_TO_KEYS, () => '{ guestSignals(input: { ip: "8.8.8.8" }) { ip { known } } }'),
  graph('Query.whois', PUBLIC_TO_KEYS, () => '{ whois(domain: "example.com") { known } }'),
  graph('Query.social', PUBLIC_TO_KEYS, () => '{ social(email: "lee@example.com") { known } }'),
  rest('GET /lookup/whois/:domain', PUBLIC_TO_KEYS, () => ({ params: { domain: 'example.com' } })),
  rest('POST /lookup/whois', PUBLIC_TO_KEYS, () => ({ body: { domain: 'example.com' } })),
  rest('POST /lookup/social', PUBLIC_TO_KEYS, () => ({ body: { email: 'lee@example.com' } })),
  graph(
    'Query.compareNames',
    PUBLIC_TO_KEYS,
    () => '{ compareNames(pairs: [{ left: "Lee", right: "Li" }]) { score } }',
  ),
];
