import { Arg, Ctx, ID, Int, Mutation, Query, Resolver } from 'type-graphql';
import { RequiresRole } from '#kit/graph/requires-role.js';
import type { IdentityContext } from '../context.js';
import { FailedJob } from './failed-job.type.js';
import { findFailedJobs, retryFailedJobs } from './failed-jobs.js';

const OF = { nullable: true, description: "The account, or one below it; the key's own when absent." };

@Resolver()
export class FailedJobsResolver {
  @RequiresRole('manager')
  @Query(() => [FailedJob], { description: 'Background work that failed at every attempt, the latest first.' })
  failedJobs(
    @Arg('first', () => Int, { nullable: true, description: 'Number of entries, at most 100; 100 when absent.' })
    first: number | null,
    @Arg('accountId', () => ID, OF) accountId: string | null,
    @Ctx() context: IdentityContext,
  ) {
    return findFailedJobs(context, first ?? null, accountId ?? null);
  }

  @RequiresRole('manager')
  @Mutation(() => Int, { description: 'Queue failed work again; gives how many jobs were queued.' })
  retryFailedJobs(
    @Arg('ids', () => [ID], { description: 'Entries of `failedJobs`, at most 100.' }) ids: string[],
    @Arg('accountId', () => ID, OF) accountId: string | null,
    @Ctx() context: IdentityContext,
  ) {
    return retryFailedJobs(context, ids, accountId ?? null);
  }
}
