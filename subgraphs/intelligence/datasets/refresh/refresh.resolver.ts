import { Arg, Ctx, FieldResolver, Mutation, Resolver } from 'type-graphql';
import { RequiresRole } from '#kit/graph/requires-role.js';
import type { LookupContext } from '../../context.js';
import { DatasetFetch, DatasetType } from '../state/dataset-state.type.js';
import { mayRefresh, refreshDataset } from './refresh-dataset.js';

@Resolver(() => DatasetFetch)
export class RefreshResolver {
  @RequiresRole('owner')
  @Mutation(() => DatasetType, {
    description:
      'Download a dataset from its publisher now. While a download is requested or running, returns its state. ' +
      'For owners and API keys of the account above all others.',
  })
  refreshDataset(
    @Arg('name', () => String, { description: 'Name of the dataset.' }) name: string,
    @Ctx() { refreshing, viewer }: LookupContext,
  ) {
    return refreshDataset(refreshing, viewer, name);
  }

  @FieldResolver(() => Boolean, { description: 'Whether you can refresh the dataset with `refreshDataset`.' })
  canRefresh(@Ctx() { refreshing, viewer }: LookupContext) {
    return mayRefresh(refreshing, viewer);
  }
}
