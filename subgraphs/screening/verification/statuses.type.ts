import { registerEnumType } from 'type-graphql';

/** Each key is the word that is stored and answered. */
export enum VerificationStatus {
  pending = 'pending',
  review = 'review',
  verified = 'verified',
}

registerEnumType(VerificationStatus, {
  name: 'VerificationStatus',
  description: "The machine's verdict on a guest.",
  valuesConfig: {
    pending: { description: 'Something is still waited for: the guest, or work of the service.' },
    review: { description: 'Something was found that a person should look at.' },
    verified: { description: 'Everything that is switched on was looked at, and nothing speaks against the guest.' },
  },
});

export enum SupervisedDecision {
  approve = 'approve',
  decline = 'decline',
}

registerEnumType(SupervisedDecision, {
  name: 'SupervisedDecision',
  description: "An operator's decision; it stands beside the machine's.",
  valuesConfig: {
    approve: { description: 'The guest is welcome.' },
    decline: { description: 'The guest is turned away.' },
  },
});

export enum CompositeStatus {
  pending = 'pending',
  review = 'review',
  verified = 'verified',
  approve = 'approve',
  decline = 'decline',
}

registerEnumType(CompositeStatus, {
  name: 'CompositeStatus',
  description: "The operator's decision if there is one, else the machine's verdict.",
  valuesConfig: {
    pending: { description: 'The machine still waits for something.' },
    review: { description: 'The machine asks a person to look.' },
    verified: { description: 'The machine found nothing against the guest.' },
    approve: { description: 'An operator welcomes the guest.' },
    decline: { description: 'An operator turns the guest away.' },
  },
});

export enum DetailStatus {
  PASS = 'PASS',
  REVIEW = 'REVIEW',
  INCOMPLETE = 'INCOMPLETE',
  DISABLED = 'DISABLED',
  DECLINE = 'DECLINE',
}

registerEnumType(DetailStatus, {
  name: 'DetailStatus',
  description: 'What one entry of the verification found.',
  valuesConfig: {
    PASS: { description: 'Looked at, and nothing speaks against the guest.' },
    REVIEW: { description: 'Something was found that a person should look at.' },
    INCOMPLETE: { description: 'Not everything that the entry needs is known yet.' },
    DISABLED: { description: 'The screen or add-on that the entry belongs to is off.' },
    DECLINE: { description: 'A confirmed fraud; only the entry of the fraud detection says so.' },
  },
});

export enum RiskColor {
  green = 'green',
  yellow = 'yellow',
  orange = 'orange',
  red = 'red',
  black = 'black',
}

registerEnumType(RiskColor, {
  name: 'RiskColor',
  description: 'How risky a stay is, in a colour.',
  valuesConfig: {
    green: { description: 'Low, and everything that is on was looked at.' },
    yellow: { description: 'Low to medium, or not everything was looked at.' },
    orange: { description: 'Medium to high.' },
    red: { description: 'High.' },
    black: { description: 'A confirmed fact that no good history outweighs.' },
  },
});

export enum PortalStatus {
  COMPLETED = 'COMPLETED',
  INCOMPLETE = 'INCOMPLETE',
}

registerEnumType(PortalStatus, {
  name: 'PortalStatus',
  description: 'How far the guest got in the portal.',
  valuesConfig: {
    COMPLETED: { description: 'Every required screen was accepted.' },
    INCOMPLETE: { description: 'A required screen is still open.' },
  },
});
