import { Ctx, Query, Resolver } from 'type-graphql';
import { RequiresRole } from '#kit/graph/requires-role.js';
import type { LookupContext } from '../../context.js';
import { DatasetType } from './dataset-state.type.js';
import { UNTRIED, fetchOf, shownDataset } from './fetch-of.js';

@Resolver(() => DatasetType)
export class DatasetsResolver {
  @RequiresRole('viewer')
  @Query(() => [DatasetType], { description: 'List the datasets used by lookups, with their imported data.' })
  async datasets(@Ctx() { reads }: LookupContext) {
    const [states, fetches] = await Promise.all([reads.datasets(), reads.datasetFetches()]);
    return states.map((state) => {
      const found = fetches?.get(state.dataset.name);
      const isFetched = fetches && state.dataset.officialUrl !== null;
      return shownDataset(state, isFetched ? (found ? fetchOf(found) : UNTRIED) : null);
    });
  }
}
