import type { X509Certificate } from 'node:crypto';
import { z } from 'zod';
import { flag, wholeNumber } from '#kit/process/config.js';
import { readTrustedCertificates } from './trusted-certificates.js';

/** Settings for images of identity documents. */
export const ID_IMAGES_SHAPE = {
  ID_IMAGE_RETENTION: z.union([z.literal('none'), wholeNumber(1, 36_500)]).default(30),
  ID_IMAGE_ATTEMPTS: wholeNumber(1, 1_000).default(10),
  ID_SELFIE: flag.default(true),
  ID_IMAGE_SECONDS: wholeNumber(2, 120).default(8),
  DOCUMENT_TRUST_DIR: z.string().optional(),
  MOBILE_LICENCE_TRUST_DIR: z.string().optional(),
};

export interface IdImageSettings {
  /** Number of days an image is stored after upload; null: it is deleted right after reading. */
  keptDays: number | null;
  /** Upload limit per step and reservation, per day. */
  attempts: number;
  /** Whether faces are compared at all; if not, no selfie is required and no face is measured. */
  asksSelfie: boolean;
  /** Timeout for reading one image, in milliseconds, not counting the wait for a free reader. */
  readMs: number;
  /** Certificates of countries whose chips are believed. */
  trusted: readonly X509Certificate[];
  /** Certificates of authorities whose mobile licences are believed: they vouch for no passport. */
  trustedForLicences: readonly X509Certificate[];
}

/** Throws BadConfiguration if the trusted certificates cannot be read. */
export function idImagesOf(read: z.output<z.ZodObject<typeof ID_IMAGES_SHAPE>>): { idImages: IdImageSettings } {
  const { ID_IMAGE_RETENTION: kept, ID_IMAGE_ATTEMPTS: attempts, ID_SELFIE: asksSelfie } = read;
  const readMs = read.ID_IMAGE_SECONDS * 1_000;
  const trusted = readTrustedCertificates('DOCUMENT_TRUST_DIR', read.DOCUMENT_TRUST_DIR);
  const trustedForLicences = readTrustedCertificates('MOBILE_LICENCE_TRUST_DIR', read.MOBILE_LICENCE_TRUST_DIR);
  const keptDays = kept === 'none' ? null : kept;
  return { idImages: { keptDays, attempts, asksSelfie, readMs, trusted, trustedForLicences } };
}
