import { Field, Int, ObjectType, registerEnumType } from 'type-graphql';
import { DateScalar } from '#kit/graph/scalars.js';

export enum LookupSourceKind {
  BUILT_IN = 'built_in',
  IMPORTED = 'imported',
  PROVIDER = 'provider',
}

registerEnumType(LookupSourceKind, {
  name: 'LookupSourceKind',
  description: 'Kind of lookup source.',
  valuesConfig: {
    BUILT_IN: { description: 'Data included in a package of the service.' },
    IMPORTED: { description: 'An imported dataset.' },
    PROVIDER: { description: 'An external provider called over the network.' },
  },
});

@ObjectType({ description: 'A lookup source and its coverage. A null field means no restriction.' })
export class LookupSource {
  @Field(() => String, { description: 'Lookup, as named in the settings, such as `watchlist` or `sex_offenders`.' })
  capability!: string;

  @Field(() => LookupSourceKind, { description: 'Kind of source.' })
  kind!: LookupSourceKind;

  @Field(() => String, { description: 'Name of the imported file, package or provider.' })
  name!: string;

  @Field(() => String, { description: 'Record types.' })
  holds!: string;

  @Field(() => [String], { nullable: true, description: 'Countries covered (ISO 3166-1 alpha-2).' })
  countries!: string[] | null;

  @Field(() => [String], { nullable: true, description: 'US states covered (postal abbreviations).' })
  states!: string[] | null;

  @Field(() => [String], { nullable: true, description: 'Names of the watchlists covered.' })
  lists!: string[] | null;

  @Field(() => [String], { nullable: true, description: 'Languages covered (ISO 639-1).' })
  languages!: string[] | null;

  @Field(() => DateScalar, { nullable: true, description: 'Date (ISO 8601) of the oldest records.' })
  from!: string | null;

  @Field(() => DateScalar, { nullable: true, description: 'Date (ISO 8601) of the latest records.' })
  to!: string | null;

  @Field(() => DateScalar, {
    nullable: true,
    description: 'Date (ISO 8601) of the data, or when it was last confirmed to be current; null for live providers.',
  })
  refreshedOn!: string | null;

  @Field(() => Int, { nullable: true, description: 'Maximum age in days. Checks do not rely on older data.' })
  maxAgeDays!: number | null;

  @Field(() => Boolean, { description: 'Whether the data exceeds its maximum age.' })
  isTooOld!: boolean;
}
