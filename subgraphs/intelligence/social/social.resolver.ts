import { Arg, Ctx, Query, Resolver } from 'type-graphql';
import { RequiresRole } from '#kit/graph/requires-role.js';
import type { IntelligenceContext } from '../context.js';
import { findSocial } from './find-social.js';
import { SocialAnswer } from './social-answer.type.js';

@Resolver(() => SocialAnswer)
export class SocialResolver {
  @RequiresRole('manager')
  @Query(() => SocialAnswer, { description: 'Which networks have an account for an e-mail address or a phone number.' })
  social(
    @Arg('email', () => String, { nullable: true, description: 'The address alone, without a display name.' })
    email: string | null,
    @Arg('phoneNumber', () => String, { nullable: true, description: 'A number in international form.' })
    phoneNumber: string | null,
    @Ctx() context: IntelligenceContext,
  ) {
    return findSocial(context, { email, phoneNumber });
  }
}
