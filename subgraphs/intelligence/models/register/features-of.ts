import type { Feature } from '#records/features/feature.js';
import { FRAUD_FEATURES } from '#records/features/fraud-features.js';
import { LOYALTY_FEATURES } from '#records/features/loyalty-features.js';
import type { ModelName } from '../artefact/artefact.js';

/** Input features of each model. */
export const FEATURES_OF: Record<ModelName, readonly Feature[]> = {
  'str-fraud': FRAUD_FEATURES,
  'guest-loyalty': LOYALTY_FEATURES,
};
