import { Arg, Args, Ctx, Directive, ID, Int, Mutation, Query, Resolver } from 'type-graphql';
import { PageArgs } from '#kit/graph/page-args.js';
import { RequiresRole } from '#kit/graph/requires-role.js';
import type { BackgroundContext } from '../background-context.js';
import { forgetReports } from '../forget-reports.js';
import { renewReports } from '../renew/renew-reports.js';
import { BackgroundCheckInput } from './person/background-check.input.js';
import { BackgroundCheck, BackgroundCheckConnection, BackgroundCheckType } from './background-report.type.js';
import { ReportFile } from './pdf/report-file.type.js';
import { connectBackgroundChecks, findBackgroundCheck } from './find-background-check.js';
import { shownCheck } from './shown-check.js';
import { submitBackgroundCheck } from './submit-background-check.js';

@Resolver(() => BackgroundCheck)
export class BackgroundResolver {
  @RequiresRole('manager')
  @Mutation(() => BackgroundCheck, {
    description: 'Submit a background check. It runs asynchronously; read the result with `backgroundCheck`.',
  })
  async submitBackgroundCheck(
    @Arg('type', () => BackgroundCheckType, { description: 'Depth of the check.' }) _type: BackgroundCheckType,
    @Arg('input', () => BackgroundCheckInput, { description: 'Person to check.' }) input: BackgroundCheckInput,
    @Ctx() context: BackgroundContext,
  ) {
    const report = await submitBackgroundCheck(context, input);
    return shownCheck(context, report, report);
  }

  @RequiresRole('manager')
  @Query(() => BackgroundCheck, { nullable: true, description: 'Get a background check.' })
  backgroundCheck(
    @Arg('id', () => ID, { description: 'ID of the check.' }) id: string,
    @Ctx() context: BackgroundContext,
  ) {
    return findBackgroundCheck(context, id);
  }

  @RequiresRole('manager')
  @Query(() => BackgroundCheckConnection, {
    description: 'List background checks, including those of reservations, newest first.',
  })
  backgroundCheckConnection(@Args(() => PageArgs) page: PageArgs, @Ctx() context: BackgroundContext) {
    return connectBackgroundChecks(context, page);
  }

  @Directive('@inaccessible')
  @Mutation(() => Int, {
    description: 'Delete reports about an erased guest. Returns the number deleted. Internal: service only.',
  })
  forgetReports(
    @Arg('ids', () => [ID], { description: 'IDs of adverse media searches and background checks.' })
    ids: string[],
    @Ctx() context: BackgroundContext,
  ) {
    return forgetReports(context, ids);
  }

  @Directive('@inaccessible')
  @Mutation(() => Int, {
    description:
      'Rerun the reports that new imports may affect. Returns the number of reports queued. Internal: service ' +
      'only.',
  })
  renewReports(
    @Arg('ids', () => [ID], { description: 'IDs of adverse media searches and background checks.' })
    ids: string[],
    @Arg('versionIds', () => [ID], { description: 'IDs of the dataset versions that became active.' })
    versionIds: string[],
    @Ctx() context: BackgroundContext,
  ) {
    return renewReports(context, ids, versionIds);
  }

  @Directive('@inaccessible')
  @Query(() => ReportFile, {
    nullable: true,
    description: 'Get the PDF report of a check by download token. Internal: gateway only.',
  })
  backgroundReportFile(
    @Arg('token', () => String, { description: 'Token from the download link.' }) token: string,
    @Arg('language', () => String, {
      nullable: true,
      description: "Reader's language: `de`, `fr`, `es` or `it`; otherwise English.",
    })
    language: string | null,
    @Ctx() { makeBackgroundReport }: BackgroundContext,
  ) {
    return makeBackgroundReport(token, language);
  }
}
