import { Directive, Arg, Ctx, GraphQLISODateTime, ID, Int, Query, Resolver } from 'type-graphql';
import { Failure } from '#kit/failure.js';
import type { ScreeningContext } from '../context.js';
import { ReservationFeatures, ReservationFeaturesPage } from './features.type.js';
import { findFeaturePage } from './find-feature-page.js';

const AS_OF = { nullable: true, description: 'The moment; without it each as of its first decision.' };
const AFTER = { nullable: true, description: 'What the page before said to go on with.' };

@Resolver(() => ReservationFeatures)
export class FeaturesResolver {
  @Directive('@inaccessible')
  @Query(() => ReservationFeaturesPage, { description: 'Features of stored reservations, for training.' })
  async reservationFeatures(
    @Arg('asOf', () => GraphQLISODateTime, AS_OF) asOf: Date | null,
    @Arg('after', () => ID, AFTER) after: string | null,
    @Arg('first', () => Int, { defaultValue: 100, description: 'At most so many; 500 is the most.' }) first: number,
    @Ctx() { viewer, em }: ScreeningContext,
  ): Promise<ReservationFeaturesPage> {
    if (viewer.kind !== 'service') throw new Failure('FORBIDDEN', 'Features are for the training of models.');
    return findFeaturePage(em, viewer.accountId, { asOf: asOf ?? null, after: after ?? null, first });
  }
}
