import { GraphQLJSONObject } from 'graphql-scalars';
import { Arg, Ctx, Query, Resolver } from 'type-graphql';
import { RequiresRole } from '#kit/graph/requires-role.js';
import type { ModelsContext } from '../models-context.js';
import { GuestLoyaltyPrediction } from './guest-loyalty.type.js';
import { predictGuestLoyalty } from './predict-guest-loyalty.js';

@Resolver(() => GuestLoyaltyPrediction)
export class GuestLoyaltyResolver {
  @RequiresRole('manager')
  @Query(() => GuestLoyaltyPrediction, {
    description: 'How likely a guest comes back. `models { features { … } }` tells the members and their bounds.',
  })
  predictGuestLoyalty(
    @Arg('features', () => GraphQLJSONObject, {
      description: 'Numbers by the names of the features, all optional. Others are listed in `unknownFeatures`.',
    })
    features: Record<string, unknown>,
    @Ctx() context: ModelsContext,
  ) {
    return predictGuestLoyalty(context, features);
  }
}
