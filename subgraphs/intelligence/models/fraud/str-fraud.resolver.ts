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
      'How likely a reservation ends in fraud. `models { features { … } }` tells the members and their bounds.',
  })
  predictStrFraud(
    @Arg('features', () => GraphQLJSONObject, {
      description: 'Numbers by the names of the features, all optional. Others are listed in `unknownFeatures`.',
    })
    features: Record<string, unknown>,
    @Ctx() context: ModelsContext,
  ) {
    return predictStrFraud(context, features);
  }

  @RequiresRole('manager')
  @Query(() => StrFraudTable, { description: 'The same for up to 10,000 reservations at once.' })
  predictStrFraudTable(
    @Arg('table', () => String, {
      description: 'Comma-separated text: a first line with names of features, then a line for each reservation.',
    })
    table: string,
    @Ctx() context: ModelsContext,
  ) {
    return predictStrFraudTable(context, table);
  }
}
