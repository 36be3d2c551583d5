import { randomUUID } from 'node:crypto';
import type { Fixture } from './fixture.js';
import { ownRow, parentsRow, profile } from './profiles.js';
import { graph } from './row.js';

const NODE = `{ __typename id
  ... on Account { name } ... on Listing { listingName: name } ... on AuditEntry { recordId action }
  ... on Reservation { confirmationCode guest { fullName } }
}`;

const KINDS = ['account', 'listing', 'reservation', 'auditEntry'] as const;

/** An unknown `node` is null for its owner too. */
const noNode = profile({ owner: 'null', parent: 'null', sibling: 'null', stranger: 'null', sdk: 'forbidden' });

const idsOf = (own: Fixture) => KINDS.map((kind) => `"${own[kind]}"`).join(' ');

export const nodeRows = [
  ...KINDS.map((kind) => graph('Query.node', ownRow('null'), (own) => `{ node(id: "${own[kind]}") ${NODE} }`)),
  graph('Query.node', parentsRow('null'), ({ parent }) => `{ node(id: "${parent}") ${NODE} }`),
  graph('Query.node', ownRow('null'), ({ key }) => `{ node(id: "${key}") ${NODE} }`),
  graph('Query.node', noNode, () => `{ node(id: "${randomUUID()}") ${NODE} }`),
  graph('Query.nodes', ownRow('null'), (own) => `{ nodes(ids: [${idsOf(own)}]) ${NODE} }`),
];
