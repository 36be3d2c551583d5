import { z } from 'zod';
import { route } from '../../route.js';

/** A lookup's answer in the graph: its head beside what it found. */
interface Said {
  reason: string | null;
}

/** The graph answers a failed provider as a reason; `/v1` answers it as 500. */
const failed = (field: string) => (data: Record<string, unknown>) =>
  (data[field] as Said | undefined)?.reason === 'provider_failed';

const WHOIS = /* GraphQL */ `
  query Whois($domain: String!) {
    whois(domain: $domain) {
      reason
      records {
        server
        data {
          domainName
          registrar
          creationDate
          expirationDate
        }
      }
    }
  }
`;

interface Whois extends Said {
  records: object[];
}

interface Social extends Said {
  accounts: { by: 'email' | 'phone'; network: string; registered: boolean }[];
}

/** `{accountDetails: {<network>: {registered}}}`; an empty object where nobody was asked. */
function accountDetails({ accounts }: Social, by: 'email' | 'phone') {
  const found = accounts.filter((account) => account.by === by);
  if (found.length === 0) return {};
  return { accountDetails: Object.fromEntries(found.map(({ network, registered }) => [network, { registered }])) };
}

export const lookupRoutes = [
  route({
    method: 'get',
    path: '/lookup/whois/:domain',
    operation: WHOIS,
    variables: ({ params }) => ({ domain: params.domain }),
    answer: ({ whois }) => (whois as Whois).records,
    providerFailed: failed('whois'),
  }),
  route({
    method: 'post',
    path: '/lookup/whois',
    body: z.object({ domain: z.string() }),
    operation: WHOIS,
    variables: ({ body }) => ({ domain: body.domain }),
    answer: ({ whois }) => (whois as Whois).records,
    providerFailed: failed('whois'),
  }),
  route({
    method: 'post',
    path: '/lookup/social',
    body: z.object({ email: z.string().nullish(), phoneNumber: z.string().nullish() }),
    operation: /* GraphQL */ `
      query Social($email: String, $phoneNumber: String) {
        social(email: $email, phoneNumber: $phoneNumber) {
          reason
          accounts {
            by
            network
            registered
          }
        }
      }
    `,
    variables: ({ body }) => ({ email: body.email ?? null, phoneNumber: body.phoneNumber ?? null }),
    answer: ({ social }) => ({
      phoneNumber: accountDetails(social as Social, 'phone'),
      email: accountDetails(social as Social, 'email'),
    }),
    providerFailed: failed('social'),
  }),
];
