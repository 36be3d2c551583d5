import type { FetchState } from '../official/fetch-state.js';
import { labelOf } from '../source/open-source.js';
import { fetchPhrase } from '../source/fetch-phrases.js';
import type { DatasetState } from '../store/find-dataset-states.js';
import { type DatasetFetch, DatasetFetchState, type DatasetType } from './dataset-state.type.js';

/** The download of a dataset that was never tried. */
export const UNTRIED: DatasetFetch = {
  state: DatasetFetchState.WAITING,
  problem: null,
  problemPhrase: null,
  httpStatus: null,
  downloadedBytes: null,
  fetchedAt: null,
  finishedAt: null,
  nextAt: null,
};

function stateOf({ isFetching, isRequested, heldBy, problem, fetchedAt }: FetchState): DatasetFetchState {
  if (isFetching) return DatasetFetchState.FETCHING;
  if (isRequested) return DatasetFetchState.QUEUED;
  if (heldBy !== null) return DatasetFetchState.IMPORTED_BY_HAND;
  if (problem !== null) return DatasetFetchState.FAILED;
  // If the process was killed in its first attempt, there is neither a success nor a failure.
  return fetchedAt === null ? DatasetFetchState.WAITING : DatasetFetchState.UP_TO_DATE;
}

/** The state of a download as the graph shows it. */
export function fetchOf(found: FetchState): DatasetFetch {
  const { problem, status, fetchedAt, endedAt, nextAt, receivedBytes } = found;
  return {
    state: stateOf(found),
    problem,
    problemPhrase: problem === null ? null : fetchPhrase(problem),
    httpStatus: status,
    downloadedBytes: receivedBytes,
    fetchedAt,
    finishedAt: endedAt,
    nextAt,
  };
}

/** A dataset as the graph shows it. The query of an operator's own URL can contain a token. */
export function shownDataset({ dataset, parts, loading }: DatasetState, fetch: DatasetFetch | null): DatasetType {
  const { name, title, publisher, licence, officialUrl, hasOwnUrl } = dataset;
  const shownUrl = officialUrl !== null && hasOwnUrl ? labelOf(officialUrl) : officialUrl;
  return { name, title, publisher, licence, officialUrl: shownUrl, parts, loading, fetch };
}
