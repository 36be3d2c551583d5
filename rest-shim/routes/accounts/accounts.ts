import { z } from 'zod';
import { ACCOUNT } from '#records/account.js';
import { pageOf, pageQuery } from '../../page-query.js';
import { isOn, route } from '../../route.js';

const text = z.string().nullish();
const contact = { name: text, email: text, phone: text };

/** The members of an account and their types; their rules are the identity subgraph's. */
const AccountBody = z.object({ ...contact, password: text, company: z.object(contact).nullish() });

/** The mode is fixed at creation: only the registration reads it. */
const RegisterBody = AccountBody.extend({ mode: z.enum(['live', 'test']).nullish() });

const SwitchQuery = z.object({
  suspended: z.enum(['true', 'false'], 'takes true or false').optional(),
  status: z.enum(['active', 'disabled'], 'takes active or disabled').optional(),
});

const SignupQuery = z.object({
  pms: z.string('is needed, once'),
  redirect: z.string('is given more than once').optional(),
  hidepw: z.string('is given more than once').optional(),
});

export const accountRoutes = [
  route({
    method: 'get',
    path: '/accounts/me',
    summary: 'The account that the key belongs to.',
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
    summary: 'The accounts right below this one, page by page.',
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
    summary: 'Makes an account below this one, in live or test mode.',
    body: RegisterBody,
    operation: /* GraphQL */ `
      mutation Register($input: AccountInput!, $mode: AccountMode) {
        registerAccount(input: $input, mode: $mode) {
          ...AccountRecord
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
    summary: 'Makes a link by which somebody signs up for an account below this one.',
    query: SignupQuery,
    operation: /* GraphQL */ `
      mutation Signup($input: SignupLinkInput!) {
        createSignupLink(input: $input) {
          url
          expiry: expiresAt
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
    summary: 'Changes an account, suspends it or switches it off.',
    query: SwitchQuery,
    body: AccountBody,
    operation: /* GraphQL */ `
      mutation UpdateAccount($id: ID!, $input: AccountInput!, $isActive: Boolean, $isSuspended: Boolean) {
        updateAccount(id: $id, input: $input, isActive: $isActive, isSuspended: $isSuspended) {
          ...AccountRecord
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
    unknown: { status: 400, code: 'account_not_found', text: 'There is no such account.' },
  }),
];
