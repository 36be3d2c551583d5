import { Arg, Ctx, Query, Resolver } from 'type-graphql';
import { RequiresRole } from '#kit/graph/requires-role.js';
import type { IntelligenceContext } from '../context.js';
import { AddressAnswer } from './address-answer.type.js';
import { AddressInput } from './address-input.type.js';

@Resolver(() => AddressAnswer)
export class AddressResolver {
  @RequiresRole('manager')
  @Query(() => AddressAnswer, { description: 'Look up a postal address.' })
  addressFacts(
    @Arg('address', () => AddressInput, { description: 'Postal address, as separate parts or as one string.' })
    address: AddressInput,
    @Ctx() context: IntelligenceContext,
  ) {
    return context.lookUp.address(address);
  }
}
