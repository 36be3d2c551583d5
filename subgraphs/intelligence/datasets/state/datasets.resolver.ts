import { Ctx, Query, Resolver } from 'type-graphql';
import type { LookupContext } from '../../context.js';
import { DatasetType } from './dataset-state.type.js';

@Resolver(() => DatasetType)
export class DatasetsResolver {
  @Query(() => [DatasetType], { description: 'The data sets that lookups answer from, and what is loaded of them.' })
  async datasets(@Ctx() { reads }: LookupContext) {
    return (await reads.datasets()).map(({ dataset, parts, loading }) => ({ ...dataset, parts, loading }));
  }
}
