import { ResultName } from '#kit/graph/payload/mutation-payloads.js';
import { Arg, Args, Ctx, ID, Int, Mutation, Query, Resolver } from 'type-graphql';
import { PageArgs } from '#kit/graph/page-args.js';
import { RequiresRole } from '#kit/graph/requires-role.js';
import type { IdentityContext } from '../context.js';
import { FailedJobConnection } from './failed-job.type.js';
import { findFailedJobs, retryFailedJobs } from './failed-jobs.js';

const OF = { nullable: true, description: 'Account ID: your account or one below it. Defaults to your own account.' };

@Resolver()
export class FailedJobsResolver {
  @RequiresRole('manager')
  @Query(() => FailedJobConnection, {
    description: 'List background jobs whose attempts have all failed, latest first.',
  })
  failedJobs(
    @Args(() => PageArgs) page: PageArgs,
    @Arg('accountId', () => ID, OF) accountId: string | null,
    @Ctx() context: IdentityContext,
  ) {
    return findFailedJobs(context, page, accountId ?? null);
  }

  @RequiresRole('manager')
  @ResultName('queuedJobs')
  @Mutation(() => Int, { description: 'Retry failed jobs. Returns the number of jobs queued.' })
  retryFailedJobs(
    @Arg('ids', () => [ID], { description: 'IDs of failed jobs from `failedJobs`, up to 100.' }) ids: string[],
    @Arg('accountId', () => ID, OF) accountId: string | null,
    @Ctx() context: IdentityContext,
  ) {
    return retryFailedJobs(context, ids, accountId ?? null);
  }
}
