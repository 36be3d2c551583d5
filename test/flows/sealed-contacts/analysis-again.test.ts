import { everyService } from '../../support/running.js';

everyService({ SEAL_CONTACTS: 'true' });
await import('../analysis-again.test.js');
