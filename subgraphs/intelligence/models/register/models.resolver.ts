import { Ctx, Query, Resolver } from 'type-graphql';
import { RequiresRole } from '#kit/graph/requires-role.js';
import type { ModelsContext } from '../models-context.js';
import { findModels } from './find-models.js';
import { PredictionModel } from './model.type.js';

@Resolver(() => PredictionModel)
export class ModelsResolver {
  @RequiresRole('viewer')
  @Query(() => [PredictionModel], {
    description: 'List the models in use, with their training data, quality metrics and limitations.',
  })
  models(@Ctx() context: ModelsContext) {
    return findModels(context);
  }
}
