import { Field, Float, ID, Int, ObjectType } from 'type-graphql';
import { AnswerHead } from '../../answer/answer-head.type.js';
import { WatchlistDismissalType } from '../triage/watchlist-dismissal.type.js';
import { NameTokenMatch } from './name-comparison.type.js';

@ObjectType({ description: 'Why an entry of a watchlist was found.' })
export class WatchlistMatch {
  @Field(() => String, { description: 'The listed name that is likest.' })
  name!: string;

  @Field(() => Float, { description: '0 to 1, of the names alone.' })
  nameScore!: number;

  @Field(() => [NameTokenMatch], {
    description: 'Word by word: `left` is the name asked for, `right` the listed one; words alone at the end.',
  })
  tokens!: NameTokenMatch[];

  @Field(() => [String], { description: 'What birth dates and countries said, in the words of `NameComparison`.' })
  qualifiers!: string[];

  @Field(() => [String], { description: 'Rules that held the score down, in the words of `NameComparison`.' })
  rules!: string[];
}

@ObjectType({ description: 'An entry of a watchlist that may be who was asked for.' })
export class WatchlistItem {
  @Field(() => ID, { description: 'The list and its own number of the entry; the same in every version of the list.' })
  id!: string;

  @Field(() => String, { description: 'Name of the list.' })
  source!: string;

  @Field(() => String, { description: '`person`, `entity`, `vessel`, `aircraft`; other words from providers outside.' })
  kind!: string;

  @Field(() => Float, { description: '0 to 1: names, birth dates and countries together.' })
  score!: number;

  @Field(() => WatchlistMatch, { nullable: true, description: 'Why; null where a provider outside does not tell.' })
  matched!: WatchlistMatch | null;

  @Field(() => String, { nullable: true, description: 'Why the entry is listed: programs and the day of listing.' })
  info!: string | null;

  @Field(() => String, { description: 'The main name as the list writes it.' })
  fullName!: string;

  @Field(() => String, { nullable: true, description: 'First name, where the list parts names.' })
  firstName!: string | null;

  @Field(() => String, { nullable: true, description: 'Last name, where the list parts names.' })
  lastName!: string | null;

  @Field(() => String, { nullable: true, description: 'Names between, where the list parts names.' })
  middleName!: string | null;

  @Field(() => String, { nullable: true, description: 'Remarks of the list.' })
  description!: string | null;

  @Field(() => [Int], { description: 'Years of birth that the list gives.' })
  yob!: number[];

  @Field(() => [String], { description: 'Birth dates of a whole day (ISO 8601) that the list gives.' })
  dob!: string[];

  @Field(() => [String], { description: 'Other names.' })
  aliases!: string[];

  @Field(() => [String], { description: 'Countries (ISO 3166-1 alpha-2) that the list gives.' })
  countries!: string[];

  @Field(() => String, { description: 'Changes when names, dates or countries of the entry do.' })
  fingerprint!: string;

  @Field(() => WatchlistDismissalType, {
    nullable: true,
    description: 'How the own account has dismissed this hit; null while it counts.',
  })
  dismissal!: WatchlistDismissalType | null;
}

@ObjectType({ description: 'A page of entries of watchlists.' })
export class WatchlistPage {
  @Field(() => Int, { description: 'How many entries score the threshold or more; no more than 100 are counted.' })
  total!: number;

  @Field(() => Int, { description: 'How many were passed over.' })
  from!: number;

  @Field(() => Int, { description: 'The size in force, at most 100.' })
  size!: number;

  @Field(() => [WatchlistItem], { description: 'The entries, the likest first.' })
  items!: WatchlistItem[];

  @Field(() => Boolean, {
    description: 'Whether a picture was compared. It never is: no list that can be loaded holds faces.',
  })
  imageCompared!: boolean;
}

@ObjectType({ description: 'The answer to who stands on watchlists under a name.' })
export class WatchlistAnswer extends AnswerHead {
  @Field(() => WatchlistPage, { nullable: true, description: 'The facts; null exactly when `known` is false.' })
  facts!: WatchlistPage | null;
}
