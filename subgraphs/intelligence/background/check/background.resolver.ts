import { Arg, Ctx, Directive, ID, Int, Mutation, Query, Resolver } from 'type-graphql';
import { open } from '#kit/cipher/cipher.js';
import { isId } from '#kit/id.js';
import { RequiresRole } from '#kit/graph/requires-role.js';
import type { BackgroundContext } from '../background-context.js';
import { forgetReports } from '../forget-reports.js';
import { renewReports } from '../renew/renew-reports.js';
import { BackgroundCheckInput } from './person/background-check.input.js';
import { BackgroundCheck, BackgroundCheckType } from './background-report.type.js';
import { ReportFile } from './pdf/report-file.type.js';
import { shownCheck } from './shown-check.js';
import { submitBackgroundCheck } from './submit-background-check.js';

@Resolver(() => BackgroundCheck)
export class BackgroundResolver {
  @RequiresRole('manager')
  @Mutation(() => BackgroundCheck, { description: 'Submits a background check; its result is read later.' })
  async submitBackgroundCheck(
    @Arg('type', () => BackgroundCheckType, { description: 'How to check.' }) _type: BackgroundCheckType,
    @Arg('input', () => BackgroundCheckInput, { description: 'Whom to check.' }) input: BackgroundCheckInput,
    @Ctx() context: BackgroundContext,
  ) {
    const report = await submitBackgroundCheck(context, input);
    return shownCheck(context, report, report.items);
  }

  @RequiresRole('manager')
  @Query(() => BackgroundCheck, { nullable: true, description: 'A background check by its identifier.' })
  async backgroundCheck(
    @Arg('id', () => ID, { description: 'Identifier of the check.' }) id: string,
    @Ctx() context: BackgroundContext,
  ) {
    const { load, viewer } = context;
    const row = isId(id) ? await load.backgroundReport.load(viewer.accountIds, id) : null;
    return row && shownCheck(context, row, open(row.items, 'intelligence.background_report.items', row));
  }

  @Directive('@inaccessible')
  @Mutation(() => Int, {
    description: 'Removes reports on an erased guest, for the service itself; gives how many there were.',
  })
  forgetReports(
    @Arg('ids', () => [ID], { description: 'Identifiers of searches of adverse media and background checks.' })
    ids: string[],
    @Ctx() context: BackgroundContext,
  ) {
    return forgetReports(context, ids);
  }

  @Directive('@inaccessible')
  @Mutation(() => Int, {
    description:
      'Has reports searched again whose person imports may concern, for the service itself; gives how many there are.',
  })
  renewReports(
    @Arg('ids', () => [ID], { description: 'Identifiers of searches of adverse media and background checks.' })
    ids: string[],
    @Arg('versionIds', () => [ID], { description: 'Versions of data sets that have come into force.' })
    versionIds: string[],
    @Ctx() context: BackgroundContext,
  ) {
    return renewReports(context, ids, versionIds);
  }

  @Directive('@inaccessible')
  @Query(() => ReportFile, { nullable: true, description: 'The PDF of a check that a link opens.' })
  backgroundReportFile(
    @Arg('token', () => String, { description: 'The token of the link.' }) token: string,
    @Ctx() { makeBackgroundReport }: BackgroundContext,
  ) {
    return makeBackgroundReport(token);
  }
}
