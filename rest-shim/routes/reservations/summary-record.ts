const ENTRIES = [
  'general_risk',
  'background_check',
  'credit_check',
  'blacklist',
  'payment_verification',
  'identification_document',
  'fraud_detection',
  'adverse_media',
  'social_verification',
  'sanctions',
  'house_rules',
];

const camel = (name: string) => name.replace(/_(\w)/g, (_, letter: string) => letter.toUpperCase());

/** The summary record. House rules answer their status only. */
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
      ${ENTRIES.map((name) => `${name}: ${camel(name)} { ${name === 'house_rules' ? 'status' : '...Entry'} }`).join('\n      ')}
    }
  }
  fragment Entry on VerificationEntry {
    status
    value
    help
    findings
  }
`;
