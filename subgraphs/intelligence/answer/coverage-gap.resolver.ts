import { FieldResolver, Resolver, Root } from 'type-graphql';
import { PhraseType, shownPhrase } from '#kit/graph/phrase.type.js';
import { CoverageGap } from './answer-head.type.js';
import type { Gap } from './gap.js';

@Resolver(() => CoverageGap)
export class CoverageGapResolver {
  @FieldResolver(() => PhraseType, { nullable: true, description: 'The message as a phrase; null in older reports.' })
  phrase(@Root() { phrase }: Gap): PhraseType | null {
    return phrase ? shownPhrase(phrase) : null;
  }
}
