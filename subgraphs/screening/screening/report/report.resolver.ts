import { Arg, Ctx, Directive, FieldResolver, Query, Resolver, Root } from 'type-graphql';
import { readLinkToken, writeLinkToken } from '#kit/cipher/link-token.js';
import { audit } from '#kit/queue/outbox.js';
import type { ScreeningContext } from '../context.js';
import { Reservation } from '../../booking/reservation/reservation.entity.js';
import { ReportFile, ReportLinkType } from './report.type.js';

/** How long a link to a report opens it. */
const LINK_MINUTES = 15;
const PURPOSE = 'report-link';

@Resolver(() => Reservation)
export class ReportResolver {
  @FieldResolver(() => ReportLinkType, { description: 'A link to the report as a PDF, good for 15 minutes.' })
  report(@Root() { accountId, id }: Reservation, @Ctx() { reportUrl, viewer }: ScreeningContext): ReportLinkType {
    const expiresAt = new Date(Date.now() + LINK_MINUTES * 60_000);
    return { url: reportUrl(writeLinkToken(PURPOSE, { accountId, id, expiresAt, by: viewer })), expiresAt };
  }

  @Directive('@inaccessible')
  @Query(() => ReportFile, { nullable: true, description: 'The report that a link opens.' })
  async reportFile(
    @Arg('token', () => String, { description: 'The token of the link.' }) token: string,
    @Ctx() { makeReport, emOfLink }: ScreeningContext,
  ) {
    const link = readLinkToken(PURPOSE, token, new Date());
    const file = link && (await makeReport(link));
    if (!file) return null;
    const payload = { reservationId: link.id };
    await audit(emOfLink(link), link.accountId, { type: 'report.opened', subjectId: link.id, payload });
    return file;
  }
}
