import { enumOf } from '#kit/graph/enum-of.js';

export const GuestIdentifier = enumOf('GuestIdentifier', 'Identifier that matched a guest.', {
  email: 'Email address.',
  phone: 'Phone number.',
});

export const SegmentFactorName = enumOf('SegmentFactorName', "Factor behind a guest's segment.", {
  recency: 'Time since the last stay.',
  frequency: 'Number of stays.',
  monetary: 'Revenue.',
});

export const SegmentImpact = enumOf('SegmentImpact', "Comparison with the account's median guest.", {
  positive: 'Better than the median guest.',
  negative: 'Worse than the median guest.',
});
