import { commandConfig } from '#kit/settings/command/config.js';
import { readConfig, together } from '#kit/process/config.js';
import { INTELLIGENCE_SHAPE } from '../../settings.js';

const { NEWS_KEPT_DAYS } = INTELLIGENCE_SHAPE;

/** Settings of an import: database, data key, and the retention of news. Throws with all problems. */
export const importConfig = (environment: NodeJS.ProcessEnv = process.env) =>
  together(
    () => commandConfig(environment),
    () => readConfig({ NEWS_KEPT_DAYS }, environment),
  );
