import { Field, Int, ObjectType, registerEnumType } from 'type-graphql';

export enum LookupSourceKind {
  built_in = 'built_in',
  imported = 'imported',
  provider = 'provider',
}

registerEnumType(LookupSourceKind, {
  name: 'LookupSourceKind',
  description: 'Where a source of lookups is.',
  valuesConfig: {
    built_in: { description: 'Data inside a package of the service.' },
    imported: { description: 'A data set that was imported.' },
    provider: { description: 'An external provider that is asked over the network.' },
  },
});

@ObjectType({ description: 'A source that lookups ask, and what it covers. A member that is null does not limit it.' })
export class LookupSource {
  @Field(() => String, { description: 'The lookup, as settings call it: `watchlist`, `sex_offenders` …' })
  capability!: string;

  @Field(() => LookupSourceKind, { description: 'Where it is.' })
  kind!: LookupSourceKind;

  @Field(() => String, { description: 'The imported file, package or provider.' })
  name!: string;

  @Field(() => String, { description: 'Kinds of record.' })
  holds!: string;

  @Field(() => [String], { nullable: true, description: 'Countries, ISO 3166-1 alpha-2.' })
  countries!: string[] | null;

  @Field(() => [String], { nullable: true, description: 'States of the United States, postal abbreviations.' })
  states!: string[] | null;

  @Field(() => [String], { nullable: true, description: 'Watchlists, by their names.' })
  lists!: string[] | null;

  @Field(() => [String], { nullable: true, description: 'Languages, ISO 639-1.' })
  languages!: string[] | null;

  @Field(() => String, { nullable: true, description: 'Day (ISO 8601) of its oldest records.' })
  from!: string | null;

  @Field(() => String, { nullable: true, description: 'Day (ISO 8601) of its latest records.' })
  to!: string | null;

  @Field(() => String, {
    nullable: true,
    description: 'Day (ISO 8601) that the data is from or was last confirmed; null: it is asked live.',
  })
  refreshedOn!: string | null;

  @Field(() => Int, { nullable: true, description: 'How many days old it may be before no check relies on it.' })
  maxAgeDays!: number | null;

  @Field(() => Boolean, { description: 'Whether it is older than that.' })
  isTooOld!: boolean;
}
