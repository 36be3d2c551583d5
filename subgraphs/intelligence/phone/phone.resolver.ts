import { Arg, Ctx, Query, Resolver } from 'type-graphql';
import { OpenToSdk } from '#kit/graph/sdk-fence.js';
import { RequiresRole } from '#kit/graph/requires-role.js';
import type { IntelligenceContext } from '../context.js';
import { PhoneAnswer } from './phone-answer.type.js';

@Resolver(() => PhoneAnswer)
export class PhoneResolver {
  @OpenToSdk()
  @RequiresRole('manager')
  @Query(() => PhoneAnswer, { description: 'Look up a phone number.' })
  phoneFacts(
    @Arg('number', () => String, { description: 'The number as entered by the guest.' }) number: string,
    @Arg('defaultCountry', () => String, {
      nullable: true,
      description: 'ISO 3166-1 alpha-2 country code, used to parse a number in national format.',
    })
    defaultCountry: string | null,
    @Ctx() context: IntelligenceContext,
  ) {
    return context.lookUp.phone({ number, defaultCountry });
  }
}
