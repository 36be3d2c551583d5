import type { z } from 'zod';
import { PARTNER_SHAPE, type PartnerSettings, partnerOf } from './partner/settings.js';

/** Settings of this subgraph. */
export const PROPERTY_SHAPE = PARTNER_SHAPE;

export interface PropertySettings {
  /** null: listings cannot be connected to a screening partner. */
  partner: PartnerSettings | null;
}

/** Reads the settings of this subgraph. Throws BadConfiguration. */
export const propertySettings = (read: z.output<z.ZodObject<typeof PROPERTY_SHAPE>>): PropertySettings =>
  partnerOf(read);
