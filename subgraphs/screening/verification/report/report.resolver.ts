import { Arg, Ctx, Directive, FieldResolver, Query, Resolver, Root } from 'type-graphql';
import type { ScreeningContext } from '../../context.js';
import { Reservation } from '../../reservation/reservation.entity.js';
import { LINK_MINUTES, writeToken } from './report-link.js';
import { ReportFile, ReportLinkType } from './report.type.js';

@Resolver(() => Reservation)
export class ReportResolver {
  @FieldResolver(() => ReportLinkType, { description: 'A link to the report as a PDF, good for 15 minutes.' })
  report(@Root() { accountId, id }: Reservation, @Ctx() { reportUrl }: ScreeningContext): ReportLinkType {
    const expiresAt = new Date(Date.now() + LINK_MINUTES * 60_000);
    return { url: reportUrl(writeToken({ accountId, reservationId: id, expiresAt })), expiresAt };
  }

  @Directive('@inaccessible')
  @Query(() => ReportFile, { nullable: true, description: 'The report that a link opens.' })
  reportFile(
    @Arg('token', () => String, { description: 'The token of the link.' }) token: string,
    @Ctx() { makeReport }: ScreeningContext,
  ) {
    return makeReport(token);
  }
}
