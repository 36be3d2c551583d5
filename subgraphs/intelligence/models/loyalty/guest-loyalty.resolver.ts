import { Arg, Ctx, Query, Resolver } from 'type-graphql';
import { RequiresRole } from '#kit/graph/requires-role.js';
import { LoyaltyFeaturesInput } from '../features/feature-types.js';
import type { ModelsContext } from '../models-context.js';
import { GuestLoyaltyPrediction } from './guest-loyalty.type.js';
import { predictGuestLoyalty } from './predict-guest-loyalty.js';

@Resolver(() => GuestLoyaltyPrediction)
export class GuestLoyaltyResolver {
  @RequiresRole('manager')
  @Query(() => GuestLoyaltyPrediction, {
    description: 'Predict the loyalty of a guest. `models { features { … } }` lists the ranges of the features.',
  })
  predictGuestLoyalty(
    @Arg('features', () => LoyaltyFeaturesInput, { description: 'Features, all optional.' }) features: object,
    @Ctx() context: ModelsContext,
  ) {
    return predictGuestLoyalty(context, features);
  }
}
