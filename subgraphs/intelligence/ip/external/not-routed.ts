import type { Answer } from '../../answer/answer.js';
import type { IpAddress } from '../ip-address.js';
import { type IpFacts, UNKNOWN_PLACE } from '../ip-facts.type.js';
import { saidNow } from '../../providers/http/side.js';

/** Result for an invalid or not publicly routed address, without calling a provider. */
export function notRouted(address: IpAddress | null): Answer<IpFacts> {
  const { version, reserved } = address ?? { version: null, reserved: false };
  return saidNow('IANA address registries', { ...UNKNOWN_PLACE, valid: address !== null, version, reserved });
}
