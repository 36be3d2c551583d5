import { presetSettings } from '../../support/running.js';

presetSettings({ SEAL_CONTACTS: 'true' });
await import('../analysis-again.test.js');
