import { Field, ID, Int, ObjectType } from 'type-graphql';
import { enumOf } from '#kit/graph/enum-of.js';
import type { ScreenName } from '#portal-screens';
import { PortalScreen } from '../../../booking/screens/portal-screen.type.js';
import { RiskColor, VerificationStatus } from '../../../booking/reservation/statuses.type.js';
import { CATALOG, ENTRY_KEYS, type EntryKey } from '../../checks/catalog.js';
import { RuleActionType, RuleStateName } from '../../rules/business-rule.type.js';
import { VerificationDetails } from '../../summary.type.js';

/** The checks, spelled as in the REST summary. */
export const CheckName = enumOf(
  'CheckName',
  'A check, spelled as in the REST summary.',
  Object.fromEntries(ENTRY_KEYS.map((key) => [key, CATALOG[key].description])) as Record<EntryKey, string>,
);

export const CounterfactualKind = enumOf('CounterfactualKind', 'Kind of change that would help the guest.', {
  ACCEPT_SCREEN: 'The guest completes a screen of the portal.',
  REMOVE_RISK: 'A risk is resolved or ruled out.',
  GIVE_CONTACT: 'The guest provides valid contact details.',
  PAY: 'The guest pays.',
  ANSWER: 'Failed lookups succeed.',
  CHECK_DOCUMENT: 'An ID document is uploaded and verified.',
  FINISH_SEARCH: 'A running search finishes without findings.',
  IMPORT_DATA: 'Missing or outdated data of a check is loaded; `missing` names it.',
  SET_UP_PROVIDER: 'A data provider for a check is set up.',
  AWAIT_RETRY: 'A data provider responds to the automatic retry. Otherwise decide manually.',
  GIVE_DETAILS: 'The guest details that a check needs are added; `missing` names them.',
  DECIDE_MANUALLY: 'A person decides, because a check cannot be completed automatically.',
  SWITCH_OFF: 'A check that could not be completed is turned off. Only in decisions of policies before 12.',
  CHANGE_RULE: 'A business rule that flags the reservation is changed or turned off.',
});

export type CounterfactualKind = keyof typeof CounterfactualKind;

@ObjectType({ description: 'A factor that raised or lowered the risk score.' })
export class DecisionContribution {
  @Field(() => CheckName, { description: 'Check that found the factor.' })
  entry!: EntryKey;

  @Field(() => String, { description: 'Stable code in snake_case, such as `disposable_email`.' })
  code!: string;

  @Field(() => Int, { description: 'Points added to the risk score; negative points lower it.' })
  points!: number;

  @Field(() => String, { description: 'The factor as a sentence.' })
  text!: string;
}

@ObjectType({ description: 'A change that would help the guest to be verified. All of them together are enough.' })
export class Counterfactual {
  @Field(() => CounterfactualKind, { description: 'Kind of change.' })
  kind!: CounterfactualKind;

  @Field(() => String, { description: 'The change as a sentence for the operator.' })
  text!: string;

  @Field(() => CheckName, { nullable: true, description: 'Check that the change concerns.' })
  entry!: EntryKey | null;

  @Field(() => String, { nullable: true, description: 'Code of the risk to remove, as in `contributions`.' })
  code!: string | null;

  @Field(() => PortalScreen, { nullable: true, description: 'Portal screen to complete.' })
  screen!: ScreenName | null;

  @Field(() => String, { nullable: true, description: 'Name of the business rule to change.' })
  rule!: string | null;

  @Field(() => [String], {
    description: 'Sources to load (`UN`, `news`) or guest details to add (`birth_date`) for `entry`; otherwise empty.',
  })
  missing!: string[];
}

@ObjectType({ description: 'Result of a decision.' })
export class DecisionOutcome {
  @Field(() => VerificationStatus, { description: 'Automatic status.' })
  verificationStatus!: VerificationStatus;

  @Field(() => String, { description: 'Explanation of the status.' })
  reason!: string;

  @Field(() => Int, { description: 'Risk score, 0 to 100.' })
  riskScore!: number;

  @Field(() => RiskColor, { description: 'Risk as a color.' })
  riskColor!: RiskColor;

  @Field(() => [String], { description: 'Top risks, most severe first; up to 5.' })
  topRisks!: string[];

  @Field(() => [String], { description: 'Recommended actions for the top risks; up to 5.' })
  topRecommendations!: string[];

  @Field(() => VerificationDetails, { description: 'Results of each check.' })
  entries!: VerificationDetails;

  @Field(() => [DecisionContribution], { description: 'Contributing factors of the risk score, heaviest first.' })
  contributions!: DecisionContribution[];

  @Field(() => [Counterfactual], {
    description: 'Changes that together would make the guest verified; empty if they already are.',
  })
  counterfactuals!: Counterfactual[];

  @Field(() => String, { description: 'Version of the rules and weights that decided.' })
  policyVersion!: string;
}

@ObjectType('FiredRule', { description: 'A business rule that fired on a decision, as it was at that time.' })
export class FiredRuleType {
  @Field(() => ID, { description: 'Rule ID.' })
  ruleId!: string;

  @Field(() => String, { description: 'Name of the rule.' })
  name!: string;

  @Field(() => Int, { description: 'Version of the rule.' })
  version!: number;

  @Field(() => RuleStateName, { description: 'State of the rule: shadow rules fire without effect.' })
  state!: RuleStateName;

  @Field(() => [RuleActionType], { description: 'Actions of the rule.' })
  actions!: RuleActionType[];
}
