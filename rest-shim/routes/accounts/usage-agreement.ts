import { z } from 'zod';
import { type Route, route } from '../../route.js';
import { messages } from '../../messages.js';

const text = z.string().nullish();

const Text = z.object({ format: text, content: text });
const BySource = z.array(Text.extend({ name: z.string() })).nullish();
const ById = z.array(Text.extend({ id: z.string() })).nullish();
const UsageAgreement = z.object({ user: Text.nullish(), sources: BySource, reservations: ById, listings: ById });

const RECORD = /* GraphQL */ `
  fragment AgreementRecord on UsageAgreement {
    id: accountId
    user {
      ...TextRecord
    }
    sources {
      name
      ...TextRecord
    }
    reservations {
      id: name
      ...TextRecord
    }
    listings {
      id: name
      ...TextRecord
    }
  }
  fragment TextRecord on AgreementText {
    format
    content
    version
    sha256
    updated_at: updatedAt
  }
`;

/** Builds the settings; an account without its own text has an empty one. */
function record(found: unknown) {
  if (!found) return null;
  const { id, user, ...others } = found as { id: string; user: object | null };
  return { user: { id, ...(user ?? { format: 'html', content: '' }) }, ...others };
}

const unknown = { status: 404, code: 'account_not_found', text: messages.noSuchAccount };

const read = (path: string): Route =>
  route({
    method: 'get',
    path,
    summary: 'Get usage agreements by account, source, listing and reservation',
    operation: /* GraphQL */ `
      query UsageAgreement($accountId: ID) {
        usageAgreement(accountId: $accountId) {
          ...AgreementRecord
        }
      }
      ${RECORD}
    `,
    variables: ({ params }) => ({ accountId: params.id ?? null }),
    answer: ({ usageAgreement }) => record(usageAgreement),
    ...(path.includes(':id') && { unknown }),
  });

const write = (path: string): Route =>
  route({
    method: 'put',
    path,
    summary: 'Save usage agreements; HTML is sanitized before it is stored',
    body: UsageAgreement,
    operation: /* GraphQL */ `
      mutation SaveUsageAgreement($accountId: ID, $input: UsageAgreementInput!) {
        saveUsageAgreement(input: { accountId: $accountId, usageAgreement: $input }) {
          usageAgreement {
            ...AgreementRecord
          }
          userErrors {
            code
            message
            field
            rule
          }
        }
      }
      ${RECORD}
    `,
    variables: ({ params, body }) => ({ accountId: params.id ?? null, input: body }),
    answer: ({ saveUsageAgreement }) => record(saveUsageAgreement),
    ...(path.includes(':id') && { unknown }),
  });

export const usageAgreementRoutes = ['/accounts/settings', '/accounts//settings', '/accounts/:id/settings'].flatMap(
  (settings) => [read(`${settings}/usage-agreement`), write(`${settings}/usage-agreement`)],
);
