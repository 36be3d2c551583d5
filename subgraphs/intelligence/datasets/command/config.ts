import { commandConfig } from '#kit/settings/command/config.js';
import { readConfig, together } from '#kit/process/config.js';
import { INTELLIGENCE_SHAPE } from '../../settings.js';

const { NEWS_KEPT_DAYS } = INTELLIGENCE_SHAPE;

/** What an import needs: where the database and the key are, and how long news are kept. Throws with every problem. */
export const importConfig = (environment: NodeJS.ProcessEnv = process.env) =>
  together(
    () => commandConfig(environment),
    () => readConfig({ NEWS_KEPT_DAYS }, environment),
  );
