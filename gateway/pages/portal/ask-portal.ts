import type { GraphQLDataSource } from '@apollo/gateway';
import type { AuthenticateParts, PortalHolder } from '../../http/authenticate.js';
import { askSubgraph } from '../../supergraph/ask-subgraph.js';

const HOLDER = /* GraphQL */ `
  query PortalHolder($credential: String!) {
    portalHolder(credential: $credential) {
      accountId
      reservationId
      adultId
      isTest
      previewBy
    }
  }
`;

const OPEN = /* GraphQL */ `
  query AccountOpen($id: ID!) {
    accountOpen(id: $id)
  }
`;

/** Whether an account's portal is open: neither it nor a parent account is suspended or disabled. */
export async function isAccountOpen(identity: GraphQLDataSource, id: string): Promise<boolean> {
  return (await askSubgraph<{ accountOpen: boolean }>(identity, OPEN, { id })).accountOpen;
}

/** Resolves a portal credential to its guest. */
export function portalAsker(identity: GraphQLDataSource, screening: GraphQLDataSource): AuthenticateParts['askPortal'] {
  return async (credential) => {
    type Said = { portalHolder: Omit<PortalHolder, 'open'> | null };
    const { portalHolder } = await askSubgraph<Said>(screening, HOLDER, { credential });
    if (!portalHolder) return null;
    return { ...portalHolder, open: await isAccountOpen(identity, portalHolder.accountId) };
  };
}
