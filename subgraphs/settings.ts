import type { z } from 'zod';
import { INTELLIGENCE_SHAPE, type IntelligenceSettings, intelligenceSettings } from './intelligence/settings.js';

/** The settings that subgraphs have of their own, beside those of every process. */
export const OWN_SHAPE = INTELLIGENCE_SHAPE;

/** What subgraphs read of their own settings, by subgraph. */
export interface OwnSettings {
  intelligence: IntelligenceSettings;
}

/** What belongs together of the settings that subgraphs have of their own. Throws one BadConfiguration with every problem. */
export const ownSettingsOf = (read: z.output<z.ZodObject<typeof OWN_SHAPE>>): OwnSettings => ({
  intelligence: intelligenceSettings(read),
});
