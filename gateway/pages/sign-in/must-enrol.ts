import type { GraphQLDataSource } from '@apollo/gateway';
import type { Request } from 'express';
import { type Cookies, hashToken } from '../../sessions/session-cookie.js';
import { askSubgraph } from '../../supergraph/ask-subgraph.js';

const MUST_ENROL = /* GraphQL */ `
  query MustEnrol($tokenHash: String!) {
    ownFactors(tokenHash: $tokenHash) {
      mustEnrol
    }
  }
`;

/** Whether whoever is signed in has to set up a second factor before anything else. */
export async function mustEnrol(
  { cookies, identity }: { cookies: Cookies; identity: GraphQLDataSource },
  request: Request,
): Promise<boolean> {
  const session = cookies.session.read(request);
  if (!session) return false;
  const variables = { tokenHash: hashToken(session) };
  const { ownFactors } = await askSubgraph<{ ownFactors: { mustEnrol: boolean } | null }>(
    identity,
    MUST_ENROL,
    variables,
  );
  return ownFactors?.mustEnrol ?? false;
}
