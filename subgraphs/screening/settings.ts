import type { z } from 'zod';
import { together, wholeNumber } from '#kit/process/config.js';
import { ID_IMAGES_SHAPE, type IdImageSettings, idImagesOf } from './booking/id-document/id-image-settings.js';
import { PORTAL_CODES_SHAPE, type PortalCodeLimits, portalCodesOf } from './portal/codes/portal-code-settings.js';
import { DEPOSITS_SHAPE, type DepositSettings, depositsOf } from './portal/deposit/providers/deposit-settings.js';

/** Settings of this subgraph. */
export const SCREENING_SHAPE = {
  ...DEPOSITS_SHAPE,
  ...PORTAL_CODES_SHAPE,
  ...ID_IMAGES_SHAPE,
  LOOKUP_RETRY_SECONDS: wholeNumber(1, 86_400).default(300),
};

export interface ScreeningSettings {
  idImages: IdImageSettings;
  /** null: no deposit processor is configured for live accounts. */
  deposits: DepositSettings | null;
  portalCodes: PortalCodeLimits;
  /** Seconds until work left unfinished by a provider is retried. */
  retrySeconds: number;
}

/** Combines the settings. Throws one BadConfiguration with every problem. */
export function screeningSettings(read: z.output<z.ZodObject<typeof SCREENING_SHAPE>>): ScreeningSettings {
  return {
    ...together(
      () => depositsOf(read),
      () => idImagesOf(read),
    ),
    portalCodes: portalCodesOf(read),
    retrySeconds: read.LOOKUP_RETRY_SECONDS,
  };
}
