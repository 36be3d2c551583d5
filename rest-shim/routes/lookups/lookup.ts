import { type Answered, type Origin, badInput, originOf, providerFailure } from './answered.js';
import { membersOf, twins } from './twins.js';
import { messages } from '../../messages.js';

interface PhoneFacts {
  valid: boolean;
  countryCode: string | null;
  phoneNumber: string | null;
  nationalFormat: string | null;
  carrier: { name: string; type: string | null } | null;
}

interface Place {
  valid: boolean;
}

interface AddressFacts {
  matched: boolean;
  street: string | null;
  city: string | null;
  state: string | null;
  zipcode: string | null;
  country: string | null;
  country_code: string | null;
  timezone: string | null;
  lat: number | null;
  lon: number | null;
  precision: string;
}

/** Formats the found address in one line; if none was found, returns the requested one. */
function addressOf(facts: AddressFacts | null, asked: string): string {
  if (!facts?.matched) return asked;
  const { street, city, state, zipcode, country } = facts;
  const region = [state, zipcode].filter(Boolean).join(' ');
  return [street, city, region, country].filter(Boolean).join(', ');
}

const UNREADABLE = new Set(['address_empty', 'address_too_long']);

export const lookupRoutes = [
  ...twins({
    path: '/lookup/phone/:number',
    forPages: true,
    summary: 'Look up the country, formats and carrier of a phone number',
    operation: /* GraphQL */ `
      query LookupPhone($number: String!) {
        phoneFacts(number: $number) {
          known
          reason
          gaps {
            source
            reason
            message
          }
          facts {
            valid
            countryCode
            phoneNumber: e164
            nationalFormat
            carrier {
              name
              type
            }
          }
        }
      }
    `,
    coverage: 'phoneFacts',
    failure: ({ phoneFacts }) => {
      const answer = phoneFacts as Answered<PhoneFacts>;
      const failed = providerFailure(answer);
      return failed ?? (answer.facts?.valid ? null : badInput(messages.phone));
    },
    answer: ({ phoneFacts }) => {
      const { countryCode, phoneNumber, nationalFormat, carrier } = (phoneFacts as Answered<PhoneFacts>).facts!;
      return { countryCode, phoneNumber, nationalFormat, carrier };
    },
  }),
  ...twins({
    path: '/lookup/breaches/:email',
    summary: 'List the data breaches that include an email address',
    operation: /* GraphQL */ `
      query LookupBreaches($email: String!) {
        emailBreaches(email: $email) {
          known
          reason
          gaps {
            source
            reason
            message
          }
          facts {
            breaches {
              Name: name
              Domain: domain
              BreachDate: breachDate
            }
          }
        }
      }
    `,
    coverage: 'emailBreaches',
    failure: ({ emailBreaches }) => providerFailure(emailBreaches as Answered<object>),
    answer: ({ emailBreaches }) => (emailBreaches as Answered<{ breaches: object[] }>).facts?.breaches ?? [],
  }),
  ...twins({
    path: '/lookup/ip-threats/:ip',
    summary: 'List the threat lists that include an IP address',
    operation: /* GraphQL */ `
      query LookupIpThreats($ip: String!) {
        ipThreats(ip: $ip) {
          known
          reason
          gaps {
            source
            reason
            message
          }
          facts {
            threats {
              ip
              title
              link
              timestamp
              source
              tags
              reasons
            }
          }
        }
      }
    `,
    coverage: 'ipThreats',
    failure: ({ ipThreats }) => providerFailure(ipThreats as Answered<object>),
    answer: ({ ipThreats }) => (ipThreats as Answered<{ threats: object[] }>).facts?.threats ?? [],
  }),
  ...twins({
    path: '/lookup/domain/:domain',
    summary: 'Look up the companies behind a domain',
    operation: /* GraphQL */ `
      query LookupDomain($domain: String!) {
        domainCompanies(domain: $domain) {
          known
          reason
          gaps {
            source
            reason
            message
          }
          facts {
            companies {
              name
              country
              industry
              size
              profile_url: profileUrl
              founded
            }
          }
        }
      }
    `,
    coverage: 'domainCompanies',
    failure: ({ domainCompanies }) => providerFailure(domainCompanies as Answered<object>),
    answer: ({ domainCompanies }) => (domainCompanies as Answered<{ companies: object[] }>).facts?.companies ?? [],
  }),
  ...twins({
    path: '/lookup/geoip/:ip',
    summary: 'Look up the location of an IP address',
    operation: /* GraphQL */ `
      query LookupGeoIp($ip: String!) {
        ipFacts(ip: $ip) {
          known
          reason
          gaps {
            source
            reason
            message
          }
          source
          as_of: asOf
          facts {
            valid
            reserved
            country_code: countryCode
            country_name: countryName
            city
            postal_code: postalCode
            time_zone_name: timeZone
            latitude
            longitude
          }
        }
      }
    `,
    coverage: 'ipFacts',
    failure: ({ ipFacts }) => {
      const answer = ipFacts as Answered<Place>;
      return providerFailure(answer) ?? (answer.facts?.valid === false ? badInput(NO_IP) : null);
    },
    answer: ({ ipFacts }) => {
      const answer = ipFacts as Answered<Place> & Origin;
      const { valid: _valid, ...place } = answer.facts ?? { valid: true };
      return { ...place, ...originOf(answer) };
    },
  }),
  ...twins({
    path: '/lookup/geocode/:address',
    summary: 'Parse and geocode a postal address',
    operation: /* GraphQL */ `
      query LookupGeocode($address: String!) {
        addressFacts(address: { text: $address }) {
          known
          reason
          gaps {
            source
            reason
            message
          }
          source
          as_of: asOf
          facts {
            matched
            street
            city
            state
            zipcode
            country: countryName
            country_code: countryCode
            timezone: timeZone
            lat
            lon
            precision
          }
        }
      }
    `,
    coverage: 'addressFacts',
    failure: ({ addressFacts }, input) => {
      const answer = addressFacts as Answered<AddressFacts>;
      const beside = { address: membersOf(input).address };
      if (UNREADABLE.has(answer.reason ?? '')) return badInput(messages.address);
      return providerFailure(answer, beside);
    },
    answer: ({ addressFacts }, input) => {
      const answer = addressFacts as Answered<AddressFacts> & Origin;
      const { facts } = answer;
      const asked = membersOf(input).address!;
      const { matched: _matched, lat, lon, ...place } = facts ?? { precision: 'none', lat: null, lon: null };
      const geo = lat === null || lon === null ? null : { lat, lon };
      return { address: addressOf(facts, asked), ...place, geo, ...originOf(answer) };
    },
  }),
];

const NO_IP = messages.ip;
