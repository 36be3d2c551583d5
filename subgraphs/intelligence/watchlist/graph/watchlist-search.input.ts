import { ArgsType, Field, Float, Int } from 'type-graphql';
import type { SubjectKind } from '@guest-screening/name-matching';
import { NameSubjectKind } from './subject-kind.js';

const text = (description: string) => Field(() => String, { nullable: true, description });

/** Whom to look for, and where. */
@ArgsType()
export class WatchlistSearchInput {
  @Field(() => String, { description: 'Full name or alias in any script, at most 400 characters.' })
  name!: string;

  @text('Birth date, YYYY-MM-DD.')
  dob?: string | null;

  @Field(() => Int, { nullable: true, description: 'Year of birth; goes with `dob` where it is the same.' })
  yob?: number | null;

  @text('ISO 3166-1 alpha-2 code of a country that the person has to do with. It changes scores and hides nobody.')
  countryCode?: string | null;

  @Field(() => [String], { nullable: true, description: 'Names of lists to search; all of them unless given.' })
  sources?: string[] | null;

  @text('Search the lists of this country only: ISO 3166-1 alpha-2, `EU` or `UN`.')
  sourceCountryCode?: string | null;

  @Field(() => NameSubjectKind, { nullable: true, description: 'What bears the name; null when that is not known.' })
  kind?: SubjectKind | null;

  @Field(() => Float, { defaultValue: 0.7, description: 'The least score that is answered, 0 to 1.' })
  threshold!: number;

  @text(
    'A picture of the person, Base64, with or without a data URL. It is checked and forgotten: lists have no faces.',
  )
  image?: string | null;

  @Field(() => Int, { defaultValue: 0, description: 'How many to pass over.' })
  from!: number;

  @Field(() => Int, { defaultValue: 25, description: 'How many to answer, at most 100.' })
  size!: number;
}
