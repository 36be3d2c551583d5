import { ask } from '../answer/ask.js';
import type { IntelligenceContext } from '../../context.js';
import { providers } from '../../providers.js';
import type { GuestSignalsInput } from './guest-signals-input.type.js';
import type { GuestSignals } from './guest-signals.type.js';

/** Looks up everything a guest has given. A lookup that fails answers for itself and leaves the others alone. */
export async function findGuestSignals(
  context: IntelligenceContext,
  { phone, email, ip, address }: GuestSignalsInput,
): Promise<GuestSignals> {
  const [onPhone, onEmail, onIp, onAddress] = await Promise.all([
    phone == null ? null : ask(context, 'phone', () => providers.phone.facts(phone.number, phone.defaultCountry)),
    email == null ? null : ask(context, 'email', () => providers.email.facts(email)),
    ip == null ? null : ask(context, 'ip', () => providers.ip.facts(ip)),
    address == null ? null : ask(context, 'address', () => providers.address.facts(address)),
  ]);
  return { phone: onPhone, email: onEmail, ip: onIp, address: onAddress };
}
