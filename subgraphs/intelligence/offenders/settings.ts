import { type LookupKind, web } from '../providers/settings/lookup-kind.js';
import { statesOff } from '../providers/settings/states-off.js';

export const offendersSettings = {
  sex_offenders: { inside: true, cacheHours: 24, external: { offenders: web(null, 'KEY') } },
} satisfies Record<string, LookupKind>;

/**
 * States that restrict bulk or commercial use of their register, or its use for housing. Operators should confirm with
 * a lawyer.
 */
const STATES_OFF = 'AZ,CA,MS,NJ,NV,PA,VT,WA';

export const OFFENDERS_SHAPE = { OFFENDER_STATES_OFF: statesOff.prefault(STATES_OFF) };
