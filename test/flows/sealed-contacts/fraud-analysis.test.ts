import { presetSettings } from '../../support/running.js';

presetSettings({ SEAL_CONTACTS: 'true' });
await import('../fraud-analysis.test.js');
