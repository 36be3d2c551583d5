import { Arg, Ctx, ID, Mutation, Query, Resolver } from 'type-graphql';
import { RequiresRole } from '#kit/graph/requires-role.js';
import type { BackgroundContext } from '../background-context.js';
import { AdverseMediaReport } from './report/media-report.type.js';
import { AdverseMediaSearch } from './report/media-search.input.js';
import { findMediaReport } from './find-media-report.js';
import { startMediaSearch } from './start-media-search.js';

@Resolver(() => AdverseMediaReport)
export class MediaResolver {
  @RequiresRole('manager')
  @Mutation(() => AdverseMediaReport, {
    description: 'Search the news for a person. The same input within 24 hours returns the existing search.',
  })
  searchAdverseMedia(
    @Arg('search', () => AdverseMediaSearch, { description: 'Person to search for.' }) search: AdverseMediaSearch,
    @Ctx() context: BackgroundContext,
  ) {
    return startMediaSearch(context, search);
  }

  @RequiresRole('manager')
  @Query(() => AdverseMediaReport, { nullable: true, description: 'Get an adverse media search.' })
  adverseMediaReport(
    @Arg('id', () => ID, { description: 'ID of the search.' }) id: string,
    @Ctx() context: BackgroundContext,
  ) {
    return findMediaReport(context, id);
  }
}
