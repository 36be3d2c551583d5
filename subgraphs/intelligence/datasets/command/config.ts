import { commandConfig } from '#kit/settings/command/config.js';
import { readConfig, together } from '#kit/process/config.js';
import { INTELLIGENCE_SHAPE } from '../../settings.js';

const { NEWS_KEPT_DAYS, DATASETS_URLS, DATASETS_ALLOW_PRIVATE } = INTELLIGENCE_SHAPE;

/** Settings of an import: database, data key, download URLs and the retention of news. Throws with all problems. */
export const importConfig = (environment: NodeJS.ProcessEnv = process.env) =>
  together(
    () => commandConfig(environment),
    () => readConfig({ NEWS_KEPT_DAYS, DATASETS_URLS, DATASETS_ALLOW_PRIVATE }, environment),
  );
