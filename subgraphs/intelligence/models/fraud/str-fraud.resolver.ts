import { Arg, Ctx, Query, Resolver } from 'type-graphql';
import { RequiresRole } from '#kit/graph/requires-role.js';
import { FraudFeaturesInput } from '../features/feature-types.js';
import type { ModelsContext } from '../models-context.js';
import { predictStrFraud, predictStrFraudTable } from './predict-str-fraud.js';
import { StrFraudPrediction, StrFraudTable } from './str-fraud.type.js';

@Resolver(() => StrFraudPrediction)
export class StrFraudResolver {
  @RequiresRole('manager')
  @Query(() => StrFraudPrediction, {
    description:
      'Predict the fraud probability of a reservation. `models { features { … } }` lists the ranges of the features.',
  })
  predictStrFraud(
    @Arg('features', () => FraudFeaturesInput, { description: 'Features, all optional.' }) features: object,
    @Ctx() context: ModelsContext,
  ) {
    return predictStrFraud(context, features);
  }

  @RequiresRole('manager')
  @Query(() => StrFraudTable, { description: 'Predict the fraud probabilities of up to 10,000 reservations.' })
  predictStrFraudTable(
    @Arg('table', () => String, {
      description: 'CSV: a header line of feature names, then one line per reservation.',
    })
    table: string,
    @Ctx() context: ModelsContext,
  ) {
    return predictStrFraudTable(context, table);
  }
}
