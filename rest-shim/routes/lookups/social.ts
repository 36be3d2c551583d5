import { z } from 'zod';
import { route } from '../../route.js';
import { providerFailure } from './answered.js';

interface Social {
  reason: string | null;
  accounts: { by: 'email' | 'phone'; network: string; registered: boolean }[];
}

/** `{<network>: {registered}}`; an empty object if no provider was called. */
function accountDetails({ accounts }: Social, by: 'email' | 'phone') {
  const found = accounts.filter((account) => account.by === by);
  return { accountDetails: Object.fromEntries(found.map(({ network, registered }) => [network, { registered }])) };
}

export const socialRoutes = [
  route({
    method: 'post',
    path: '/lookup/social',
    summary: 'List the social networks where an email address or phone number has an account',
    body: z.object({ email: z.string().nullish(), phoneNumber: z.string().nullish() }),
    operation: /* GraphQL */ `
      query LookupSocial($email: String, $phoneNumber: String) {
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
    failure: ({ social }) =>
      providerFailure(social as Social, { phoneNumber: { accountDetails: {} }, email: { accountDetails: {} } }),
  }),
];
