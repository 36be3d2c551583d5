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
    description:
      'Predict the loyalty of a guest. See `models { features { … } }` for the accepted features and their ' +
      'ranges.',
  })
  predictGuestLoyalty(
    @Arg('features', () => GraphQLJSONObject, {
      description:
        'Feature values (numbers) by feature name, all optional. Unknown names are listed in `unknownFeatures`.',
    })
    features: Record<string, unknown>,
    @Ctx() context: ModelsContext,
  ) {
    return predictGuestLoyalty(context, features);
  }
}
