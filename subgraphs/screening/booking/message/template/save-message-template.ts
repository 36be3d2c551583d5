import { z } from 'zod';
import { announce } from '#kit/queue/outbox.js';
import { eventOf } from '#events';
import { problems } from '../../../messages.js';
import type { BookingContext } from '../../context.js';
import { WORDS, checkKind, checked } from './check-words.js';
import { MessageTemplate } from './message-template.entity.js';
import type { MessageTemplateInput } from './message-template.type.js';

const TRIGGERS = [
  ...(['reservation_created', 'guest_portal_completed', 'verified', 'review'] as const),
  ...(['approved', 'declined', 'before_check_in', 'portal_incomplete', 'manual'] as const),
];

const YEAR_IN_HOURS = 8_760;
const MONTH_IN_HOURS = 720;
const BEFORE_CHECK_IN = 'the trigger before_check_in';
const PORTAL_INCOMPLETE = 'the trigger portal_incomplete';

/** The checks of a template. */
export const TEMPLATE_RULES = z
  .object({
    ...WORDS,
    tag: z.string().regex(/^[A-Za-z0-9._-]{1,64}$/, problems.tag),
    trigger: z.enum(TRIGGERS),
    delayMinutes: z
      .number()
      .int()
      .min(0)
      .max(YEAR_IN_HOURS * 60)
      .nullish(),
    hoursBeforeCheckIn: z.number().int().min(0).max(YEAR_IN_HOURS).nullish(),
    repeatHours: z.number().int().min(1).max(MONTH_IN_HOURS).nullish(),
    gated: z.boolean().nullish(),
    enabled: z.boolean().nullish(),
  })
  .superRefine(checkKind)
  .superRefine(({ trigger, hoursBeforeCheckIn: hours, delayMinutes, repeatHours }, issues) => {
    const problem = (path: string, message: string) => issues.addIssue({ code: 'custom', path: [path], message });
    if (trigger !== 'portal_incomplete' && typeof repeatHours === 'number')
      problem('repeatHours', problems.onlyWith(PORTAL_INCOMPLETE));
    const given = hours !== null && hours !== undefined;
    if (trigger !== 'before_check_in' && given) problem('hoursBeforeCheckIn', problems.onlyWith(BEFORE_CHECK_IN));
    if (trigger !== 'before_check_in') return;
    if (!given) problem('hoursBeforeCheckIn', problems.requiredWith(BEFORE_CHECK_IN));
    if (delayMinutes) problem('delayMinutes', problems.notWith(BEFORE_CHECK_IN));
  });

/**
 * Creates the account's template with that tag, or replaces the existing one. Pending messages use the new content.
 * Throws BAD_INPUT.
 */
export async function saveMessageTemplate(
  { em, viewer }: Pick<BookingContext, 'em' | 'viewer'>,
  input: MessageTemplateInput,
): Promise<MessageTemplate> {
  const { tag, via, trigger, subject, text, html, ...given } = checked(TEMPLATE_RULES, input);
  const { accountId } = viewer;
  return em.transactional(async (tx) => {
    await tx.execute('select pg_advisory_xact_lock(hashtextextended(?, 7305))', [`${accountId}:${tag}`]);
    const known = await tx.findOne(MessageTemplate, { accountId, tag });
    const row = Object.assign(known ?? new MessageTemplate(), {
      accountId,
      tag,
      via,
      trigger,
      subject: subject ?? null,
      text: text ?? null,
      html: html ?? null,
      delayMinutes: given.delayMinutes ?? 0,
      hoursBeforeCheckIn: given.hoursBeforeCheckIn ?? null,
      repeatHours: given.repeatHours ?? null,
      gated: given.gated ?? false,
      enabled: given.enabled ?? true,
    });
    tx.persist(row);
    await tx.flush();
    await announce(tx, accountId, eventOf('message_template.saved', { messageTemplateId: row.id }));
    return row;
  });
}
