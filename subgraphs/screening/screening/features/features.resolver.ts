import { Directive, Arg, Ctx, ID, Int, Query, Resolver } from 'type-graphql';
import { DateTimeScalar } from '#kit/graph/scalars.js';
import { Failure } from '#kit/failure.js';
import { screeningMessages } from '../../messages.js';
import type { ScreeningContext } from '../context.js';
import { modelFeaturesOf } from './feature.type.js';
import { ReservationFeatures, ReservationFeaturesPage } from './features.type.js';
import { findFeaturePage } from './find-feature-page.js';

const AS_OF = {
  nullable: true,
  description: "Time for which to calculate the features. Defaults to the time of each reservation's first decision.",
};
const AFTER = { nullable: true, description: 'Cursor from the previous page.' };

@Resolver(() => ReservationFeatures)
export class FeaturesResolver {
  @Directive('@inaccessible')
  @Query(() => ReservationFeaturesPage, { description: 'List features of stored reservations for model training.' })
  async reservationFeatures(
    @Arg('asOf', () => DateTimeScalar, AS_OF) asOf: Date | null,
    @Arg('after', () => ID, AFTER) after: string | null,
    @Arg('first', () => Int, { defaultValue: 100, description: 'Page size, up to 500.' }) first: number,
    @Ctx() { viewer, em }: ScreeningContext,
  ): Promise<ReservationFeaturesPage> {
    if (viewer.kind !== 'service') throw new Failure('FORBIDDEN', screeningMessages.featuresForbidden);
    const { rows, next } = await findFeaturePage(em, viewer.accountId, {
      asOf: asOf ?? null,
      after: after ?? null,
      first,
    });
    return { rows: rows.map((row) => ({ ...row, features: modelFeaturesOf(row.features) })), next };
  }
}
