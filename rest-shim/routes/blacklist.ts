import { z } from 'zod';
import { camelKeys } from '../camel-keys.js';
import { pageOf, pageQuery } from '../page-query.js';
import { route } from '../route.js';
import { messages } from '../messages.js';

const text = z.string().nullish();

/** The members of an entry and their types. The screening subgraph validates them further. */
const EntryBody = z.object({
  email: text,
  phone: text,
  name: text,
  birth_date: text,
  document_number: text,
  field: text,
  value: text,
  reason: text,
});

const ENTRY = /* GraphQL */ `
  fragment Entry on BlacklistEntry {
    id
    user_id: accountId
    field
    value
    birth_date: birthDate
    reason
    created_at: createdAt
  }
`;

interface Page {
  items: object[];
}

export const blacklistRoutes = [
  route({
    method: 'get',
    path: '/blacklist',
    summary: 'List blacklist entries',
    operation: /* GraphQL */ `
      query Blacklist($from: Int!, $size: Int!, $accountId: ID) {
        blacklist(from: $from, size: $size, accountId: $accountId) {
          total
          from
          size
          items {
            ...Entry
          }
        }
      }
      ${ENTRY}
    `,
    query: z.looseObject(pageQuery),
    variables: (input) => ({ ...pageOf(input), accountId: input.query.user_id ?? null }),
    answer: ({ blacklist }) => {
      const { items, ...page } = blacklist as Page;
      return { ...page, count: items.length, items };
    },
  }),
  route({
    method: 'post',
    path: '/blacklist',
    summary: 'Add a block list entry by email, phone, document number, or name and birth date',
    body: EntryBody,
    operation: /* GraphQL */ `
      mutation AddBlacklistEntry(
        $field: BlacklistField
        $value: String
        $email: String
        $phone: String
        $name: String
        $birthDate: String
        $documentNumber: String
        $reason: String
      ) {
        addBlacklistEntry(
          input: {
            field: $field
            value: $value
            email: $email
            phone: $phone
            name: $name
            birthDate: $birthDate
            documentNumber: $documentNumber
            reason: $reason
          }
        ) {
          blacklistEntry {
            ...Entry
          }
          userErrors {
            code
            message
            field
            rule
          }
        }
      }
      ${ENTRY}
    `,
    variables: ({ body }) => ({
      ...(camelKeys(body) as object),
      field: (body.field as string | null | undefined)?.trim() ? body.field : null,
    }),
    answer: ({ addBlacklistEntry }) => addBlacklistEntry,
  }),
  route({
    method: 'delete',
    path: '/blacklist/:id',
    summary: 'Delete a block list entry',
    operation: /* GraphQL */ `
      mutation RemoveBlacklistEntry($id: ID!) {
        removeBlacklistEntry(input: { id: $id }) {
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
    variables: ({ params }) => ({ id: params.id }),
    answer: () => ({ message: messages.unblocked }),
  }),
];
