import { Directive, Field, InputType } from 'type-graphql';

@Directive('@inaccessible')
@InputType({ description: 'A name, and the watchlist changes that share two search keys with it.' })
export class ChangedNameInput {
  @Field(() => String, { description: 'Full name of a person.' })
  name!: string;

  @Field(() => [String], { description: '`WatchlistChange.sequence` of the changes.' })
  sequences!: string[];
}
