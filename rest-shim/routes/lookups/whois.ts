import { providerFailure } from './answered.js';
import { twins } from './twins.js';

interface Whois {
  reason: string | null;
  records: object[];
}

export const whoisRoutes = twins({
  path: '/lookup/whois/:domain',
  summary: 'Look up the registration of a domain (WHOIS)',
  operation: /* GraphQL */ `
    query LookupWhois($domain: String!) {
      whois(domain: $domain) {
        known
        reason
        gaps {
          source
          reason
          message
        }
        records {
          server
          data {
            domainName
            registrar
            creationDate
            updatedDate
            expirationDate
            status
            nameServers
            country
          }
        }
      }
    }
  `,
  coverage: 'whois',
  answer: ({ whois }) => (whois as Whois).records,
  failure: ({ whois }) => providerFailure(whois as Whois),
});
