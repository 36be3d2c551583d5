import type { z } from 'zod';
import { BadConfiguration, together } from '#kit/process/config.js';
import { IDENTITY_SHAPE, type IdentitySettings, identitySettings } from './identity/settings.js';
import { INTELLIGENCE_SHAPE, type IntelligenceSettings, intelligenceSettings } from './intelligence/settings.js';
import { PMS_SHAPE, type PmsSystems, pmsSystemsOf } from '#pms-systems';
import { PROPERTY_SHAPE, type PropertySettings, propertySettings } from './property/settings.js';
import { RETENTION_SHAPE, type Retention, retentionOf } from '#retention';
import { SCREENING_SHAPE, type ScreeningSettings, screeningSettings } from './screening/settings.js';

/** Settings of the subgraphs, in addition to those of every process. */
export const OWN_SHAPE = {
  ...PMS_SHAPE,
  ...RETENTION_SHAPE,
  ...IDENTITY_SHAPE,
  ...PROPERTY_SHAPE,
  ...SCREENING_SHAPE,
  ...INTELLIGENCE_SHAPE,
};

type Read = z.output<z.ZodObject<typeof OWN_SHAPE>>;

/** Settings used by several subgraphs. */
export interface SharedSettings {
  /** Retention period of each class of data, in days. */
  retention: Retention;
  /** Supported property management systems. */
  pmsIds: string[];
}

/** All settings of the subgraphs together. */
export type SettingsOfSubgraphs = SharedSettings &
  IdentitySettings &
  PropertySettings &
  ScreeningSettings &
  IntelligenceSettings;

export interface OwnSettings {
  ofSubgraphs: SettingsOfSubgraphs;
  pmsSystems: PmsSystems;
}

/** Groups the settings of the subgraphs. Throws one BadConfiguration listing every problem. */
export function ownSettingsOf(read: Read): OwnSettings {
  const { pmsSystems, ...ofSubgraphs } = together(
    () => systemsOf(read),
    () => retentionOf(read),
    () => identitySettings(read),
    () => propertySettings(read),
    () => screeningSettings(read),
    () => intelligenceSettings(read),
  );
  return { ofSubgraphs, pmsSystems };
}

/** Reads the property management systems. Throws BadConfiguration. */
function systemsOf(read: Read): { pmsIds: string[]; pmsSystems: PmsSystems } {
  const { pmsSystems, problems } = pmsSystemsOf(read);
  if (problems.length > 0) throw new BadConfiguration(problems);
  return { pmsIds: read.PMS_IDS, pmsSystems };
}
