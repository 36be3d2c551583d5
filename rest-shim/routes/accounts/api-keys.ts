import { z } from 'zod';
import { pageQuery } from '../../page-query.js';
import { route } from '../../route.js';
import { messages } from '../../messages.js';

/** Maximum number of keys that `/accounts/keys` returns: the list has no paging, so it should not omit a key. */
const WHOLE_LIST = 1_000;

const CreateBody = z.object({
  description: z.string().nullish(),
  sdk: z.boolean().nullish(),
  user_id: z.string().nullish(),
});
const UpdateBody = z.object({ description: z.string(), enabled: z.boolean().nullish() });

const RECORD = /* GraphQL */ `
  fragment KeyRecord on ApiKey {
    id
    user_id: accountId
    account {
      user_name: name
    }
    name
    description
    value: maskedValue
    sdk
    enabled
    created_at: createdAt
    updated_at: updatedAt
    last_used_at: lastUsedAt
  }
`;

const UPDATE = /* GraphQL */ `
  mutation UpdateKey($id: ID!, $description: String!, $enabled: Boolean) {
    updateApiKey(input: { id: $id, description: $description, enabled: $enabled }) {
      apiKey {
        ...KeyRecord
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
`;

interface Shown {
  account: object | null;
}

const record = ({ account, ...members }: Shown) => ({ ...members, ...account });

function issued(answer: unknown) {
  const { key, secret } = answer as { key: Shown; secret: string };
  return { ...record(key), value: secret };
}

/** PUT and PATCH do the same. */
const update = (method: 'put' | 'patch') =>
  route({
    method,
    path: '/accounts/keys/:key',
    summary: 'Update the description of an API key, or enable or disable it',
    body: UpdateBody,
    operation: UPDATE,
    variables: ({ params, body }) => ({ id: params.key, description: body.description, enabled: body.enabled ?? null }),
    answer: ({ updateApiKey }) => record(updateApiKey as Shown),
  });

export const apiKeyRoutes = [
  route({
    method: 'get',
    path: '/accounts/keys',
    summary: 'List API keys of the account and its sub-accounts',
    query: z.object(pageQuery),
    operation: /* GraphQL */ `
      query Keys($from: Int!, $size: Int!, $accountId: ID) {
        apiKeys(from: $from, size: $size, accountId: $accountId) {
          items {
            ...KeyRecord
          }
        }
      }
      ${RECORD}
    `,
    variables: ({ query }) => ({
      from: Number(query.from ?? 0),
      size: Number(query.size ?? query.limit ?? WHOLE_LIST),
      accountId: query.user_id ?? null,
    }),
    answer: ({ apiKeys }) => (apiKeys as { items: Shown[] }).items.map(record),
  }),
  route({
    method: 'post',
    path: '/accounts/keys',
    summary: 'Create an API key; the secret is returned only in this response',
    body: CreateBody,
    operation: /* GraphQL */ `
      mutation CreateKey($description: String, $sdk: Boolean!, $accountId: ID) {
        createApiKey(input: { description: $description, sdk: $sdk, accountId: $accountId }) {
          issuedApiKey {
            key {
              ...KeyRecord
            }
            secret
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
    variables: ({ body }) => ({
      description: body.description ?? null,
      sdk: body.sdk ?? false,
      accountId: body.user_id ?? null,
    }),
    answer: ({ createApiKey }) => issued(createApiKey),
  }),
  update('put'),
  update('patch'),
  route({
    method: 'post',
    path: '/accounts/keys/:key/rotate',
    summary: 'Rotate an API key: issue a new secret and revoke the old one',
    operation: /* GraphQL */ `
      mutation RotateKey($id: ID!) {
        rotateApiKey(input: { id: $id }) {
          issuedApiKey {
            key {
              ...KeyRecord
            }
            secret
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
    variables: ({ params }) => ({ id: params.key }),
    answer: ({ rotateApiKey }) => issued(rotateApiKey),
  }),
  route({
    method: 'delete',
    path: '/accounts/keys/:key',
    summary: 'Delete an API key',
    operation: /* GraphQL */ `
      mutation DeleteKey($id: ID!) {
        deleteApiKey(input: { id: $id }) {
          deletedId
          userErrors {
            code
            message
            field
            rule
          }
        }
      }
    `,
    variables: ({ params }) => ({ id: params.key }),
    answer: () => ({ message: messages.keyDeleted }),
    // The contract specifies 403 here, for unknown keys as well as other accounts' keys.
    unknown: { status: 403, code: 'api_key_not_found', text: messages.noSuchApiKey },
  }),
];
