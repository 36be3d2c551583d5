import { everyService } from '../../support/running.js';

everyService({ SEAL_CONTACTS: 'true' });
await import('../fraud-analysis.test.js');
