import { Arg, Ctx, Directive, FieldResolver, Query, Resolver, Root } from 'type-graphql';
import { readLinkToken, writeLinkToken } from '#kit/cipher/link-token.js';
import { audit } from '#kit/queue/outbox.js';
import type { ScreeningContext } from '../context.js';
import { Reservation } from '../../booking/reservation/reservation.entity.js';
import { ReportFile, ReportLinkType } from './report.type.js';

/** Lifetime of a report link, in minutes. */
const LINK_MINUTES = 15;
const PURPOSE = 'report-link';

@Resolver(() => Reservation)
export class ReportResolver {
  @FieldResolver(() => ReportLinkType, { description: 'Link to the report as a PDF, valid for 15 minutes.' })
  report(@Root() { accountId, id }: Reservation, @Ctx() { reportUrl, viewer }: ScreeningContext): ReportLinkType {
    const expiresAt = new Date(Date.now() + LINK_MINUTES * 60_000);
    return { url: reportUrl(writeLinkToken(PURPOSE, { accountId, id, expiresAt, by: viewer })), expiresAt };
  }

  @Directive('@inaccessible')
  @Query(() => ReportFile, {
    nullable: true,
    description: 'Download the report of a link; null if the link is invalid or expired.',
  })
  async reportFile(
    @Arg('token', () => String, { description: 'Token from the link.' }) token: string,
    @Arg('language', () => String, { nullable: true, description: 'Language of the reader.' }) language: string | null,
    @Ctx() { makeReport, emOfLink }: ScreeningContext,
  ) {
    const link = readLinkToken(PURPOSE, token, new Date());
    const file = link && (await makeReport(link, language));
    if (!file) return null;
    const payload = { reservationId: link.id };
    await audit(emOfLink(link), link.accountId, { type: 'report.opened', subjectId: link.id, payload });
    return file;
  }
}
