import type { IntelligenceContext } from '../../context.js';
import type { GuestSignalsInput } from './guest-signals-input.type.js';
import type { GuestSignals } from './guest-signals.type.js';

/** Looks up everything a guest has given. A lookup that fails answers for itself and leaves the others alone. */
export async function findGuestSignals(
  { lookUp }: IntelligenceContext,
  { phone, email, ip, address }: GuestSignalsInput,
): Promise<GuestSignals> {
  const [onPhone, onEmail, onIp, onAddress] = await Promise.all([
    phone == null ? null : lookUp.phone({ number: phone.number, defaultCountry: phone.defaultCountry ?? null }),
    email == null ? null : lookUp.email(email),
    ip == null ? null : lookUp.ip({ ip }),
    address == null ? null : lookUp.address(address),
  ]);
  return { phone: onPhone, email: onEmail, ip: onIp, address: onAddress };
}
