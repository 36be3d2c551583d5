import { FieldResolver, Resolver, Root } from 'type-graphql';
import { loyaltyOf } from './decision/packing/pack-result.js';
import { type Summary, detailsOf, shownPhrases } from './summarise.js';
import { VerificationSummary } from './summary.type.js';

/** The fields of a summary that are stored packed. */
@Resolver(() => VerificationSummary)
export class SummaryFieldsResolver {
  @FieldResolver()
  reasonPhrases(@Root() { shown }: Summary) {
    return shownPhrases(shown().phrases?.reason);
  }

  @FieldResolver()
  topRisks(@Root() { shown }: Summary) {
    return shown().topRisks;
  }

  @FieldResolver()
  topRiskPhrases(@Root() { shown }: Summary) {
    return shownPhrases(shown().phrases?.topRisks);
  }

  @FieldResolver()
  topRecommendations(@Root() { shown }: Summary) {
    return shown().topRecommendations;
  }

  @FieldResolver()
  topRecommendationPhrases(@Root() { shown }: Summary) {
    return shownPhrases(shown().phrases?.topRecommendations);
  }

  @FieldResolver()
  details(@Root() { shown }: Summary) {
    return detailsOf(shown());
  }

  @FieldResolver()
  loyalty(@Root() { row }: Summary) {
    return loyaltyOf(row);
  }
}
