import { presetSettings } from '../../support/running.js';

presetSettings({ SEAL_CONTACTS: 'true' });
await import('../../flows/erasure-views.test.js');
