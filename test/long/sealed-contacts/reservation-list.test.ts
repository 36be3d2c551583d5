import { presetSettings } from '../../support/running.js';

presetSettings({ SEAL_CONTACTS: 'true' });
await import('../../flows/reservation-list.test.js');
