import type pg from 'pg';
import { Failure } from '#kit/failure.js';
import type { Topics } from '#kit/queue/topics.js';
import type { Viewer } from '#kit/viewer/viewer.js';
import { lookupMessages } from '../../messages.js';
import type { Dataset } from '../catalogue/dataset.js';
import { FETCH_REQUESTS, MAX_REQUESTS, requestFetch } from '../official/request-fetch.js';
import { findDatasetStates } from '../store/find-dataset-states.js';
import { fetchOf, shownDataset } from '../state/fetch-of.js';
import type { DatasetType } from '../state/dataset-state.type.js';
import type { IsTopAccount } from './top-account.js';

export interface Refreshing {
  pool: pg.Pool;
  datasets: Dataset[];
  /** Whether a process downloads datasets. */
  datasetsAuto: boolean;
  topics: Pick<Topics, 'publish'>;
  isTopAccount: IsTopAccount;
}

/** Whether the viewer may refresh datasets, which all accounts share: owners and keys of the account above all others. */
export async function mayRefresh({ isTopAccount }: Refreshing, { kind, role, accountId }: Viewer): Promise<boolean> {
  const isOwner = kind === 'api' || (kind === 'user' && role === 'owner');
  return isOwner && isTopAccount(accountId);
}

/**
 * Requests the download of a dataset now. While one is requested or running, returns its state and starts no other.
 * Throws FORBIDDEN, DATASET_NOT_FOUND, DATASET_NOT_DOWNLOADED, TOO_MANY_REQUESTS.
 */
export async function refreshDataset(refreshing: Refreshing, viewer: Viewer, name: string): Promise<DatasetType> {
  const { pool, datasets, datasetsAuto, topics } = refreshing;
  if (!(await mayRefresh(refreshing, viewer))) throw new Failure('FORBIDDEN', lookupMessages.refreshForbidden);
  const dataset = datasets.find((each) => each.name === name);
  if (!dataset) throw new Failure('DATASET_NOT_FOUND', lookupMessages.noSuchDataset);
  if (dataset.officialUrl === null)
    throw new Failure('DATASET_NOT_DOWNLOADED', lookupMessages.datasetWithoutUrl(dataset.name));
  if (!datasetsAuto) throw new Failure('DATASET_NOT_DOWNLOADED', lookupMessages.datasetsNotAutomatic(dataset.name));
  const requested = await requestFetch(pool, dataset.name);
  if (!requested) throw new Failure('TOO_MANY_REQUESTS', lookupMessages.tooManyRefreshes(MAX_REQUESTS));
  if (requested.isRequested) await topics.publish(FETCH_REQUESTS, [{ dataset: dataset.name }]);
  const [state] = await findDatasetStates(pool, [dataset]);
  return shownDataset(state!, fetchOf(requested));
}
