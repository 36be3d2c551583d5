import type { z } from 'zod';
import { PARTNER_SHAPE, type PartnerSettings, partnerOf } from './partner/settings.js';

/** The settings of this subgraph. */
export const PROPERTY_SHAPE = PARTNER_SHAPE;

export interface PropertySettings {
  /** null: listings can't be connected to a screening partner. */
  partner: PartnerSettings | null;
}

/** The settings as one whole. Throws BadConfiguration. */
export const propertySettings = (read: z.output<z.ZodObject<typeof PROPERTY_SHAPE>>): PropertySettings =>
  partnerOf(read);
