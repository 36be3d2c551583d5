import { z } from 'zod';
import { ACCOUNT } from '#records/account.js';
import { pageOf, pageQuery } from '../../page-query.js';
import { isOn, route } from '../../route.js';
import { messages } from '../../messages.js';

const text = z.string().nullish();
const contact = { name: text, email: text, phone: text };

/** The members of an account and their types. The identity subgraph validates them further. */
const AccountBody = z.object({ ...contact, password: text, company: z.object(contact).nullish() });

/** The mode is fixed at creation, so only registration accepts it. */
const RegisterBody = AccountBody.extend({ mode: z.enum(['live', 'test']).nullish() });

const SwitchQuery = z.object({
  suspended: z.enum(['true', 'false'], messages.trueOrFalse).optional(),
  status: z.enum(['active', 'disabled'], messages.activeOrDisabled).optional(),
});

const SignupQuery = z.object({
  pms: z.string(messages.requiredOnce),
  redirect: z.string(messages.givenTwice).optional(),
  hidepw: z.string(messages.givenTwice).optional(),
});

export const accountRoutes = [
  route({
    method: 'get',
    path: '/accounts/me',
    summary: 'Get your own account',
    operation: /* GraphQL */ `
      query Me {
        me {
          ...AccountRecord
        }
      }
      ${ACCOUNT}
    `,
    answer: ({ me }) => me,
  }),
  route({
    method: 'get',
    path: '/accounts/children',
    summary: 'List direct sub-accounts',
    query: z.object(pageQuery),
    operation: /* GraphQL */ `
      query Children($from: Int!, $size: Int!) {
        accounts(from: $from, size: $size) {
          from
          size
          total
          items {
            id
            name
            email
            phone
            mode
          }
        }
      }
    `,
    variables: pageOf,
    answer: ({ accounts }) => accounts,
  }),
  route({
    method: 'post',
    path: '/accounts/register',
    summary: 'Create a sub-account in live or test mode',
    body: RegisterBody,
    operation: /* GraphQL */ `
      mutation Register($input: AccountInput!, $mode: AccountMode) {
        registerAccount(input: { account: $input, mode: $mode }) {
          account {
            ...AccountRecord
          }
          userErrors {
            code
            message
            field
            rule
          }
        }
      }
      ${ACCOUNT}
    `,
    variables: ({ body: { mode, ...input } }) => ({ input, mode: mode ?? null }),
    answer: ({ registerAccount }) => registerAccount,
  }),
  route({
    method: 'post',
    path: '/accounts/signup',
    summary: 'Create a signup link for a new sub-account',
    query: SignupQuery,
    operation: /* GraphQL */ `
      mutation Signup($input: SignupLinkInput!) {
        createSignupLink(input: $input) {
          signupLink {
            url
            expiry: expiresAt
          }
          userErrors {
            code
            message
            field
            rule
          }
        }
      }
    `,
    variables: ({ query }) => ({
      input: { pms: query.pms, redirect: query.redirect, hidePassword: isOn(query.hidepw) },
    }),
    answer: ({ createSignupLink }) => createSignupLink,
  }),
  route({
    method: 'put',
    path: '/accounts/:id',
    summary: 'Update, suspend or disable an account',
    query: SwitchQuery,
    body: AccountBody,
    operation: /* GraphQL */ `
      mutation UpdateAccount($id: ID!, $input: AccountInput!, $isActive: Boolean, $isSuspended: Boolean) {
        updateAccount(input: { id: $id, account: $input, isActive: $isActive, isSuspended: $isSuspended }) {
          account {
            ...AccountRecord
          }
          userErrors {
            code
            message
            field
            rule
          }
        }
      }
      ${ACCOUNT}
    `,
    variables: ({ params, query, body }) => ({
      id: params.id,
      input: body,
      isActive: query.status && query.status === 'active',
      isSuspended: query.suspended && query.suspended === 'true',
    }),
    answer: ({ updateAccount }) => updateAccount,
    unknown: { status: 400, code: 'account_not_found', text: messages.noSuchAccount },
  }),
];
