/** The account record. */
export const ACCOUNT = /* GraphQL */ `
  fragment AccountRecord on Account {
    id
    name
    email
    phone
    is_active: isActive
    is_suspended: isSuspended
    last_login: lastLoginAt
    created_at: createdAt
    mode
    company {
      name
      email
      phone
    }
    billing {
      parent_account: parentAccount
    }
  }
`;
