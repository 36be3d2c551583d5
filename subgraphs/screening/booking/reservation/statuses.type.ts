import { enumOf } from '#kit/graph/enum-of.js';

/** Keys are the stored and returned values. */
export const VerificationStatus = enumOf('VerificationStatus', 'Automated verdict on a guest.', {
  pending: 'In progress: the guest or the service has not finished yet.',
  review: 'Manual review recommended.',
  verified: 'All enabled checks are complete and found no problem.',
});

export type VerificationStatus = keyof typeof VerificationStatus;

export const SupervisedDecision = enumOf(
  'SupervisedDecision',
  'Supervised decision. It does not replace the automated verdict.',
  {
    approve: 'The guest is approved.',
    decline: 'The guest is declined.',
  },
);

export type SupervisedDecision = keyof typeof SupervisedDecision;

export const CompositeStatus = enumOf(
  'CompositeStatus',
  'Supervised decision if there is one, otherwise the automated verdict.',
  {
    pending: 'The automated verdict is pending.',
    review: 'The automated verdict recommends manual review.',
    verified: 'The automated verdict is verified: no problem found.',
    approve: 'A team member approved the guest.',
    decline: 'A team member declined the guest.',
  },
);

export type CompositeStatus = keyof typeof CompositeStatus;

export const DetailStatus = enumOf('DetailStatus', 'Status of a check.', {
  PASS: 'Complete; no problem found.',
  REVIEW: 'Manual review recommended.',
  INCOMPLETE: 'Information required by the check is still missing.',
  DISABLED: 'The screen or add-on of the check is disabled.',
  DECLINE: 'Confirmed fraud. Used by fraud detection only.',
});

export type DetailStatus = keyof typeof DetailStatus;

export const RiskColor = enumOf('RiskColor', 'Risk of a stay, as a color.', {
  green: 'Low risk; all enabled checks are complete.',
  yellow: 'Low to medium risk, or some checks are incomplete.',
  orange: 'Medium to high risk.',
  red: 'High risk.',
  black: 'Confirmed adverse finding that a good history cannot outweigh.',
});

export type RiskColor = keyof typeof RiskColor;

export const PortalStatus = enumOf('PortalStatus', "Guest's progress in the guest portal.", {
  COMPLETED: 'All required screens are accepted.',
  INCOMPLETE: 'A required screen is still open.',
});

export type PortalStatus = keyof typeof PortalStatus;
