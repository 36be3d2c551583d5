import { Arg, Ctx, Query, Resolver } from 'type-graphql';
import { OpenToSdk } from '#kit/graph/sdk-fence.js';
import { RequiresRole } from '#kit/graph/requires-role.js';
import type { IntelligenceContext } from '../context.js';
import { PhoneAnswer } from './phone-answer.type.js';

@Resolver(() => PhoneAnswer)
export class PhoneResolver {
  @OpenToSdk()
  @RequiresRole('manager')
  @Query(() => PhoneAnswer, { description: 'What is known of a phone number.' })
  phoneFacts(
    @Arg('number', () => String, { description: 'The number as the guest wrote it.' }) number: string,
    @Arg('defaultCountry', () => String, {
      nullable: true,
      description: 'ISO 3166-1 alpha-2 code of the country that a number in national form is read in.',
    })
    defaultCountry: string | null,
    @Ctx() context: IntelligenceContext,
  ) {
    return context.lookUp.phone({ number, defaultCountry });
  }
}
