import { ArgsType, Field, Float, Int } from 'type-graphql';
import type { SubjectKind } from '@guest-screening/name-matching';
import { NameSubjectKind } from './subject-kind.js';

const text = (description: string) => Field(() => String, { nullable: true, description });

/** Watchlist search arguments. */
@ArgsType()
export class WatchlistSearchInput {
  @Field(() => String, { description: 'Full name or alias in any script, up to 400 characters.' })
  name!: string;

  @text('Date of birth, `YYYY-MM-DD`.')
  dob?: string | null;

  @Field(() => Int, { nullable: true, description: 'Year of birth. Must match `dob` if both are given.' })
  yob?: number | null;

  @text('Country linked to the person (ISO 3166-1 alpha-2). Affects the score but does not filter matches.')
  countryCode?: string | null;

  @Field(() => [String], { nullable: true, description: 'Codes of the lists to search. Defaults to all.' })
  sources?: string[] | null;

  @text('Search only lists issued by this country: ISO 3166-1 alpha-2, `EU` or `UN`.')
  sourceCountryCode?: string | null;

  @Field(() => NameSubjectKind, { nullable: true, description: 'Kind of subject; null if unknown.' })
  kind?: SubjectKind | null;

  @Field(() => Float, { defaultValue: 0.7, description: 'Minimum match score, 0 to 1.' })
  threshold!: number;

  @text(
    'Image of the person, in base64 or as a data URL. Validated, but neither compared nor stored, because ' +
      'the lists contain no faces.',
  )
  image?: string | null;

  @Field(() => Int, { defaultValue: 0, description: 'Offset: number of items to skip.' })
  from!: number;

  @Field(() => Int, { defaultValue: 25, description: 'Page size, up to 100.' })
  size!: number;
}
