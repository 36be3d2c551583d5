import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { projectRoot } from '#kit/process/project-root.js';

/** Returns the fields of an object type of the supergraph, in order. Throws if there is no such type. */
function fieldsOf(type: string): string[] {
  const schema = readFileSync(join(projectRoot, 'schema/supergraph.graphql'), 'utf8');
  const members = new RegExp(`^type ${type}\\b[^{]*\\{(.*?)^\\}`, 'ms').exec(schema)?.[1];
  if (members === undefined) throw new Error(`The supergraph has no type ${type}.`);
  return [...members.matchAll(/^ {2}(\w+)[(:]/gm)].map(([, name]) => name!);
}

/** The checks of the summary, from the schema. */
const ENTRIES = fieldsOf('VerificationDetails');

/** `creditCheck` → `credit_check`, as `/v1` spells it. */
const snake = (name: string) => name.replace(/[A-Z]/g, (letter) => `_${letter.toLowerCase()}`);

/** The summary record. House rules only have a status. */
export const SUMMARY = /* GraphQL */ `
  fragment SummaryRecord on VerificationSummary {
    guest_portal_status: guestPortalStatus
    guest_portal_last_screen: guestPortalLastScreen
    verification_composite_status: compositeStatus
    verification_status: status
    verification_status_reason: reason
    risk_color: riskColor
    top_risks: topRisks
    top_recommendations: topRecommendations
    supervised_status: supervised
    loyalty_prediction: loyalty {
      rebooking_score: score
      rebooking_tier: tier
      predicted_glv: value
      glv_tier: valueTier
      reasons
      model
      model_origin: origin
      model_note: note
    }
    details {
      ${ENTRIES.map((name) => `${snake(name)}: ${name} { ${name === 'houseRules' ? 'status' : '...Entry'} }`).join('\n      ')}
    }
  }
  fragment Entry on VerificationEntry {
    status
    value
    help
    findings
  }
`;
