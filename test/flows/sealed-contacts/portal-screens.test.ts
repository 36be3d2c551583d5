import { presetSettings } from '../../support/running.js';

presetSettings({ SEAL_CONTACTS: 'true' });
await import('../portal-screens.test.js');
