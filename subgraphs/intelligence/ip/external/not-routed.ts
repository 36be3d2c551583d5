import type { Answer } from '../../answer/answer.js';
import type { IpAddress } from '../ip-address.js';
import { type IpFacts, UNKNOWN_PLACE } from '../ip-facts.type.js';
import { saidNow } from '../../providers/http/side.js';

/** The answer on what is no address, or one that is not routed on the public network; it needs nobody outside. */
export function notRouted(address: IpAddress | null): Answer<IpFacts> {
  const { version, reserved } = address ?? { version: null, reserved: false };
  return saidNow('IANA address registries', { ...UNKNOWN_PLACE, valid: address !== null, version, reserved });
}
