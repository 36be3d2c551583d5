import { type Graph, serviceViewer } from '#kit/graph/graph.js';
import { NOBODY } from './ask-changes.js';

/** An imported version of a dataset. */
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

/** Fetches the versions imported in the last 30 days. Throws if the graph fails. */
export async function askVersions(graph: Graph): Promise<Version[]> {
  const { data, errors } = await graph(VERSIONS, {}, serviceViewer(NOBODY));
  if (errors.length > 0 || !data) throw new Error('Could not fetch the imported versions.');
  return data.importedVersions as Version[];
}

const KEYS = /* GraphQL */ `
  query RecordChanges($versionIds: [ID!]!, $after: String!, $size: Int!) {
    recordChanges(versionIds: $versionIds, after: $after, size: $size)
  }
`;

const PAGE = 1_000;

/** Fetches the keys of records changed by these versions, page by page. Throws if the graph fails. */
export async function* askKeys(graph: Graph, versionIds: string[]): AsyncGenerator<string[]> {
  for (let after = ''; ;) {
    const { data, errors } = await graph(KEYS, { versionIds, after, size: PAGE }, serviceViewer(NOBODY));
    if (errors.length > 0 || !data) throw new Error('Could not fetch the record changes.');
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

/** Requests a new search for an account's reports that these versions may affect. Throws if the graph fails. */
export async function askToRenew(graph: Graph, accountId: string, ids: string[], versionIds: string[]): Promise<void> {
  const { errors } = await graph(RENEW, { ids, versionIds }, serviceViewer(accountId));
  if (errors.length > 0) throw new Error('Could not renew the reports on guests.');
}
