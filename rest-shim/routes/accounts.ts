import { route } from '../route.js';

export const accountRoutes = [
  route({
    method: 'get',
    path: '/accounts/me',
    operation: /* GraphQL */ `
      query Me {
        me {
          id
          name
          email
          phone
          is_active: isActive
          is_suspended: isSuspended
          last_login: lastLoginAt
          created_at: createdAt
        }
      }
    `,
    answer: ({ me }) => me,
  }),
];
