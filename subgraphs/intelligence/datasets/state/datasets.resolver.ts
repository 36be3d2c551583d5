import { Ctx, Query, Resolver } from 'type-graphql';
import { RequiresRole } from '#kit/graph/requires-role.js';
import type { LookupContext } from '../../context.js';
import type { FetchState } from '../official/fetch-state.js';
import { fetchPhrase } from '../source/fetch-phrases.js';
import { type DatasetFetch, DatasetFetchState, DatasetType } from './dataset-state.type.js';

const UNTRIED: DatasetFetch = {
  state: DatasetFetchState.WAITING,
  problem: null,
  problemPhrase: null,
  httpStatus: null,
  fetchedAt: null,
  nextAt: null,
};

function stateOf({ isFetching, heldBy, problem }: FetchState): DatasetFetchState {
  if (isFetching) return DatasetFetchState.FETCHING;
  if (heldBy !== null) return DatasetFetchState.IMPORTED_BY_HAND;
  return problem === null ? DatasetFetchState.UP_TO_DATE : DatasetFetchState.FAILED;
}

function fetchOf(found: FetchState): DatasetFetch {
  const { problem, status, fetchedAt, nextAt, isFetching } = found;
  // If the process was killed in its first attempt, there is neither a success nor a failure.
  const isUntried = !isFetching && problem === null && fetchedAt === null;
  const state = isUntried ? DatasetFetchState.WAITING : stateOf(found);
  const problemPhrase = problem === null ? null : fetchPhrase(problem);
  return { state, problem, problemPhrase, httpStatus: status, fetchedAt, nextAt };
}

@Resolver(() => DatasetType)
export class DatasetsResolver {
  @RequiresRole('viewer')
  @Query(() => [DatasetType], { description: 'List the datasets used by lookups, with their imported data.' })
  async datasets(@Ctx() { reads }: LookupContext) {
    const [states, fetches] = await Promise.all([reads.datasets(), reads.datasetFetches()]);
    return states.map(({ dataset, parts, loading }) => {
      const found = fetches?.get(dataset.name);
      const fetch = fetches && dataset.officialUrl !== null ? (found ? fetchOf(found) : UNTRIED) : null;
      return { ...dataset, parts, loading, fetch };
    });
  }
}
