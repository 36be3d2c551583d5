import { GraphQLJSONObject } from 'graphql-scalars';
import { Arg, Ctx, Query, Resolver } from 'type-graphql';
import { RequiresRole } from '#kit/graph/requires-role.js';
import type { ModelsContext } from '../models-context.js';
import { predictStrFraud, predictStrFraudTable } from './predict-str-fraud.js';
import { StrFraudPrediction, StrFraudTable } from './str-fraud.type.js';

@Resolver(() => StrFraudPrediction)
export class StrFraudResolver {
  @RequiresRole('manager')
  @Query(() => StrFraudPrediction, {
    description:
      'Predict the fraud probability of a reservation. See `models { features { … } }` for the accepted ' +
      'features and their ranges.',
  })
  predictStrFraud(
    @Arg('features', () => GraphQLJSONObject, {
      description:
        'Feature values (numbers) by feature name, all optional. Unknown names are listed in `unknownFeatures`.',
    })
    features: Record<string, unknown>,
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
