import { Field, Float, ID, Int, ObjectType } from 'type-graphql';
import { AnswerHead } from '../../answer/answer-head.type.js';
import { WatchlistDismissalType } from '../triage/watchlist-dismissal.type.js';
import { NameTokenMatch } from './name-comparison.type.js';
import { DateScalar } from '#kit/graph/scalars.js';
import { NameQualifier, NameRule } from './name-enums.js';

@ObjectType({ description: 'Explanation of a watchlist match.' })
export class WatchlistMatch {
  @Field(() => String, { description: 'Best matching listed name.' })
  name!: string;

  @Field(() => Float, { description: 'Name score, 0 to 1.' })
  nameScore!: number;

  @Field(() => [NameTokenMatch], {
    description: 'Word pairs: `left` from the searched name, `right` from the listed name; unmatched words last.',
  })
  tokens!: NameTokenMatch[];

  @Field(() => [NameQualifier], { description: 'Results of the birth date and country comparison.' })
  qualifiers!: string[];

  @Field(() => [NameRule], { description: 'Rules that limited the score.' })
  rules!: string[];
}

@ObjectType({ description: 'Potential match on a watchlist.' })
export class WatchlistItem {
  @Field(() => ID, { description: 'List code and entry number, stable across versions of the list.' })
  id!: string;

  @Field(() => String, { description: 'List code.' })
  source!: string;

  @Field(() => String, {
    description:
      'Kind of subject: `person`, `entity`, `vessel` or `aircraft`; external providers may return other values.',
  })
  kind!: string;

  @Field(() => Float, { description: 'Match score, 0 to 1, from names, birth dates and countries.' })
  score!: number;

  @Field(() => WatchlistMatch, {
    nullable: true,
    description: 'Explanation of the match; null if the external provider does not supply one.',
  })
  matched!: WatchlistMatch | null;

  @Field(() => String, { nullable: true, description: 'Reason for the listing: programs and listing date.' })
  info!: string | null;

  @Field(() => String, { description: 'Primary name, as listed.' })
  fullName!: string;

  @Field(() => String, { nullable: true, description: 'First name, if listed separately.' })
  firstName!: string | null;

  @Field(() => String, { nullable: true, description: 'Last name, if listed separately.' })
  lastName!: string | null;

  @Field(() => String, { nullable: true, description: 'Middle names, if listed separately.' })
  middleName!: string | null;

  @Field(() => String, { nullable: true, description: 'Remarks from the list.' })
  description!: string | null;

  @Field(() => [Int], { description: 'Listed years of birth.' })
  yob!: number[];

  @Field(() => [DateScalar], { description: 'Listed full birth dates (ISO 8601).' })
  dob!: string[];

  @Field(() => [String], { description: 'Aliases.' })
  aliases!: string[];

  @Field(() => [String], { description: 'Listed countries (ISO 3166-1 alpha-2).' })
  countries!: string[];

  @Field(() => String, { description: 'Fingerprint of the entry; changes with its names, birth dates or countries.' })
  fingerprint!: string;

  @Field(() => WatchlistDismissalType, {
    nullable: true,
    description: 'Dismissal of this match by your account; null if not dismissed.',
  })
  dismissal!: WatchlistDismissalType | null;
}

@ObjectType({ description: 'A page of potential watchlist matches.' })
export class WatchlistPage {
  @Field(() => Int, { description: 'Number of matches at or above the threshold, counted up to 100.' })
  total!: number;

  @Field(() => Int, { description: 'Offset: number of items skipped.' })
  from!: number;

  @Field(() => Int, { description: 'Page size applied.' })
  size!: number;

  @Field(() => [WatchlistItem], { description: 'Matches, best first.' })
  items!: WatchlistItem[];

  @Field(() => Boolean, {
    description: 'Whether an image was compared. Always false: supported lists contain no faces.',
  })
  imageCompared!: boolean;
}

@ObjectType({ description: 'Result of a watchlist search.' })
export class WatchlistAnswer extends AnswerHead {
  @Field(() => WatchlistPage, { nullable: true, description: 'Details; null only if `known` is false.' })
  facts!: WatchlistPage | null;
}
