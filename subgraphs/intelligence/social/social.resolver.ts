import { Arg, Ctx, Query, Resolver } from 'type-graphql';
import { Failure } from '#kit/failure.js';
import { RequiresRole } from '#kit/graph/requires-role.js';
import type { IntelligenceContext } from '../context.js';
import { readEmailAddress } from '../email/email-address.js';
import { embeddedPhone } from '../phone/embedded-phone.js';
import { SocialAnswer } from './social-answer.type.js';
import { riskMessages } from '../messages.js';

interface Clues {
  email: string | null;
  phoneNumber: string | null;
}

/** Looks up accounts by the given identifiers. Throws BAD_INPUT if none is given or one is malformed. */
async function findSocial(context: IntelligenceContext, clues: Clues): Promise<SocialAnswer> {
  const question = { email: emailOf(clues.email), phone: await phoneOf(clues.phoneNumber) };
  if (!question.email && !question.phone) throw new Failure('BAD_INPUT', riskMessages.emailOrPhoneRequired);
  const { facts, ...head } = await context.lookUp.social(question);
  return { ...head, accounts: facts?.accounts ?? [] };
}

function emailOf(text: string | null): string | null {
  if (!text) return null;
  const address = readEmailAddress(text);
  if (!address) throw new Failure('BAD_INPUT', riskMessages.emailInvalid);
  return `${address.local}@${address.domain}`;
}

async function phoneOf(text: string | null): Promise<string | null> {
  if (!text) return null;
  const { facts } = await embeddedPhone.facts(text);
  if (!facts?.e164) throw new Failure('BAD_INPUT', riskMessages.phoneInvalid);
  return facts.e164;
}

@Resolver(() => SocialAnswer)
export class SocialResolver {
  @RequiresRole('manager')
  @Query(() => SocialAnswer, { description: 'Look up social accounts registered to an email address or phone number.' })
  social(
    @Arg('email', () => String, { nullable: true, description: 'Email address without a display name.' })
    email: string | null,
    @Arg('phoneNumber', () => String, { nullable: true, description: 'Phone number in international format.' })
    phoneNumber: string | null,
    @Ctx() context: IntelligenceContext,
  ) {
    return findSocial(context, { email, phoneNumber });
  }
}
