import { z } from 'zod';
import { flag, together, wholeNumber } from '#kit/process/config.js';
import { DEPOSITS_SHAPE, type DepositSettings, depositsOf } from './portal/deposit/providers/deposit-settings.js';

/** The settings of the pictures of identity documents. */
const ID_IMAGES_SHAPE = {
  ID_IMAGE_RETENTION: z.union([z.literal('none'), wholeNumber(1, 36_500)]).default(30),
  ID_IMAGE_ATTEMPTS: wholeNumber(1, 1_000).default(10),
  ID_SELFIE: flag.default(true),
  ID_IMAGE_SECONDS: wholeNumber(2, 120).default(8),
};

export interface IdImageSettings {
  /** Days that a picture is kept after its upload; null: it is read and forgotten at once. */
  keptDays: number | null;
  /** Uploads of one step of a reservation in a day. */
  attempts: number;
  /** Whether faces are compared at all; off: no selfie is asked for and no face is measured. */
  asksSelfie: boolean;
  /** Milliseconds for reading one picture; waiting for a reader comes on top. */
  readMs: number;
}

function idImagesOf(read: z.output<z.ZodObject<typeof ID_IMAGES_SHAPE>>): { idImages: IdImageSettings } {
  const { ID_IMAGE_RETENTION: kept, ID_IMAGE_ATTEMPTS: attempts, ID_SELFIE: asksSelfie } = read;
  const readMs = read.ID_IMAGE_SECONDS * 1_000;
  return { idImages: { keptDays: kept === 'none' ? null : kept, attempts, asksSelfie, readMs } };
}

const perDay = (usual: number) => wholeNumber(1, 1_000_000).default(usual);

const PORTAL_CODES_SHAPE = {
  PORTAL_CODES_SMS_PER_DAY: perDay(200),
  PORTAL_CODES_EMAIL_PER_DAY: perDay(1_000),
};

/** The most one-time codes that guests of an account are sent on a day, by how they are sent. */
export interface PortalCodeLimits {
  sms: number;
  email: number;
}

/** The settings of this subgraph. */
export const SCREENING_SHAPE = {
  ...DEPOSITS_SHAPE,
  ...PORTAL_CODES_SHAPE,
  ...ID_IMAGES_SHAPE,
  LOOKUP_RETRY_SECONDS: wholeNumber(1, 86_400).default(300),
};

export interface ScreeningSettings {
  idImages: IdImageSettings;
  /** null: no processor takes deposits on live accounts. */
  deposits: DepositSettings | null;
  portalCodes: PortalCodeLimits;
  /** Seconds until work that another party left unfinished asks again. */
  retrySeconds: number;
}

/** The settings as one whole. Throws one BadConfiguration with every problem. */
export function screeningSettings(read: z.output<z.ZodObject<typeof SCREENING_SHAPE>>): ScreeningSettings {
  return {
    ...together(
      () => depositsOf(read),
      () => idImagesOf(read),
    ),
    portalCodes: { sms: read.PORTAL_CODES_SMS_PER_DAY, email: read.PORTAL_CODES_EMAIL_PER_DAY },
    retrySeconds: read.LOOKUP_RETRY_SECONDS,
  };
}
