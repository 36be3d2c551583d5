import { enumOf } from '#kit/graph/enum-of.js';

/** Each key is the word that is stored and answered. */
export const VerificationStatus = enumOf('VerificationStatus', "The machine's verdict on a guest.", {
  pending: 'Something is still waited for: the guest, or work of the service.',
  review: 'Something was found that a person should look at.',
  verified: 'Everything that is switched on was looked at, and nothing speaks against the guest.',
});

export type VerificationStatus = keyof typeof VerificationStatus;

export const SupervisedDecision = enumOf(
  'SupervisedDecision',
  "An operator's decision; it stands beside the machine's.",
  {
    approve: 'The guest is welcome.',
    decline: 'The guest is turned away.',
  },
);

export type SupervisedDecision = keyof typeof SupervisedDecision;

export const CompositeStatus = enumOf(
  'CompositeStatus',
  "The operator's decision if there is one, else the machine's verdict.",
  {
    pending: 'The machine still waits for something.',
    review: 'The machine asks a person to look.',
    verified: 'The machine found nothing against the guest.',
    approve: 'An operator welcomes the guest.',
    decline: 'An operator turns the guest away.',
  },
);

export type CompositeStatus = keyof typeof CompositeStatus;

export const DetailStatus = enumOf('DetailStatus', 'What one entry of the verification found.', {
  PASS: 'Looked at, and nothing speaks against the guest.',
  REVIEW: 'Something was found that a person should look at.',
  INCOMPLETE: 'Not everything that the entry needs is known yet.',
  DISABLED: 'The screen or add-on that the entry belongs to is off.',
  DECLINE: 'A confirmed fraud; only the entry of the fraud detection says so.',
});

export type DetailStatus = keyof typeof DetailStatus;

export const RiskColor = enumOf('RiskColor', 'How risky a stay is, in a colour.', {
  green: 'Low, and everything that is on was looked at.',
  yellow: 'Low to medium, or not everything was looked at.',
  orange: 'Medium to high.',
  red: 'High.',
  black: 'A confirmed fact that no good history outweighs.',
});

export type RiskColor = keyof typeof RiskColor;

export const PortalStatus = enumOf('PortalStatus', 'How far the guest got in the portal.', {
  COMPLETED: 'Every required screen was accepted.',
  INCOMPLETE: 'A required screen is still open.',
});

export type PortalStatus = keyof typeof PortalStatus;
