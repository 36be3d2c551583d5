import { FieldResolver, Resolver, Root } from 'type-graphql';
import { PhraseType, shownPhrase } from '#kit/graph/phrase.type.js';
import { storedPhrase } from '#kit/phrase.js';
import { SegmentFactor } from './guest-segment.type.js';

@Resolver(() => SegmentFactor)
export class SegmentFactorResolver {
  @FieldResolver(() => PhraseType, { description: 'The explanation as a phrase.' })
  phrase(@Root() { said }: SegmentFactor): PhraseType {
    return shownPhrase(storedPhrase(said));
  }
}
