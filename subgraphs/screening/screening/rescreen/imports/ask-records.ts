import { type Graph, serviceViewer } from '#kit/graph/graph.js';
import { NOBODY } from './ask-changes.js';

/** A version of a data set that came into force. */
export interface Version {
  id: string;
  dataset: string;
}

const VERSIONS = /* GraphQL */ `
  query ImportedVersions {
    importedVersions {
      id
      dataset
    }
  }
`;

/** What was imported within 30 days, asked of the graph. Throws when it does not answer. */
export async function askVersions(graph: Graph): Promise<Version[]> {
  const { data, errors } = await graph(VERSIONS, {}, serviceViewer(NOBODY));
  if (errors.length > 0 || !data) throw new Error('It could not be asked what was imported.');
  return data.importedVersions as Version[];
}

const KEYS = /* GraphQL */ `
  query RecordChanges($versionIds: [ID!]!, $after: String!, $size: Int!) {
    recordChanges(versionIds: $versionIds, after: $after, size: $size)
  }
`;

const PAGE = 1_000;

/** Keys of records that these versions changed, a page after the other. Throws when the graph does not answer. */
export async function* askKeys(graph: Graph, versionIds: string[]): AsyncGenerator<string[]> {
  for (let after = ''; ;) {
    const { data, errors } = await graph(KEYS, { versionIds, after, size: PAGE }, serviceViewer(NOBODY));
    if (errors.length > 0 || !data) throw new Error('Changes of records could not be asked for.');
    const keys = data.recordChanges as string[];
    if (keys.length > 0) yield keys;
    if (keys.length < PAGE) return;
    after = keys.at(-1)!;
  }
}

const RENEW = /* GraphQL */ `
  mutation RenewReports($ids: [ID!]!, $versionIds: [ID!]!) {
    renewReports(ids: $ids, versionIds: $versionIds)
  }
`;

/**
 * Has those of an account's reports searched again whom these versions may concern. Throws when the graph does not
 * answer.
 */
export async function askToRenew(graph: Graph, accountId: string, ids: string[], versionIds: string[]): Promise<void> {
  const { errors } = await graph(RENEW, { ids, versionIds }, serviceViewer(accountId));
  if (errors.length > 0) throw new Error('Reports about guests could not be renewed.');
}
