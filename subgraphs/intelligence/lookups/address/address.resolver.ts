import { Arg, Ctx, Query, Resolver } from 'type-graphql';
import { ask } from '../answer/ask.js';
import type { LookupContext } from '../../context.js';
import { AddressAnswer } from './address-answer.type.js';
import { AddressInput } from './address-input.type.js';

@Resolver(() => AddressAnswer)
export class AddressResolver {
  @Query(() => AddressAnswer, { description: 'What is known of a postal address.' })
  addressFacts(
    @Arg('address', () => AddressInput, { description: 'The address, in parts or as one text.' }) address: AddressInput,
    @Ctx() context: LookupContext,
  ) {
    return ask(context, 'address', () => context.reads.address(address));
  }
}
