import type { Signals } from '../../checks/signals.js';
import { guestCountries, upper } from './countries.js';
import { corrected, valueOf, type RiskRule } from './risk-rule.js';

const ASK = 'Ask the guest where they live and why the details differ.';

const placelessPhone = (signals: Signals): Signals => ({
  ...signals,
  phone: corrected(signals.phone, { countryCode: null }),
});
const placelessCards = (signals: Signals): Signals => ({
  ...signals,
  payments: signals.payments.map((payment) => ({ ...payment, cardCountry: null })),
});

/** A guest online in the listing's country has already arrived; that is not a contradiction. */
function ipIsElsewhere(signals: Signals): boolean {
  const { ip, phone, address, cards } = guestCountries(signals);
  const homes = [phone, address, ...cards].filter((country) => country !== null);
  return ip !== null && homes.length > 0 && !homes.includes(ip) && ip !== upper(signals.booking.listingCountryCode);
}

/** Risks from locations that contradict each other; each needs both locations to be known. */
export const PLACE_RISKS: readonly RiskRule[] = [
  {
    code: 'phone_country_differs_from_address',
    points: 8,
    text: 'The phone number and the address are from different countries.',
    recommendation: ASK,
    applies: (signals) => {
      const { phone, address } = guestCountries(signals);
      return phone !== null && address !== null && phone !== address;
    },
    without: placelessPhone,
  },
  {
    code: 'phone_country_differs_from_card',
    points: 10,
    text: 'The phone number and the card are from different countries.',
    recommendation: ASK,
    applies: (signals) => {
      const { phone, cards } = guestCountries(signals);
      return phone !== null && cards.length > 0 && !cards.includes(phone);
    },
    without: placelessPhone,
  },
  {
    code: 'card_country_differs_from_address',
    points: 10,
    text: 'The card and the address are from different countries.',
    recommendation: 'Ask for a payment with 3-D Secure.',
    applies: (signals) => {
      const { address, cards } = guestCountries(signals);
      return address !== null && cards.length > 0 && !cards.includes(address);
    },
    without: placelessCards,
  },
  {
    code: 'ip_country_differs',
    points: 12,
    text: "The guest's IP address is in a country that matches none of the other details: phone, address, card and listing.",
    recommendation: ASK,
    applies: ipIsElsewhere,
    without: (signals) => ({ ...signals, ip: corrected(signals.ip, { countryCode: null }) }),
  },
  {
    code: 'ip_reserved',
    points: 5,
    text: 'The IP address sent for the guest is private or reserved.',
    change: "Send the guest's public IP address.",
    recommendation: "Send the guest's IP address, not that of your own server.",
    applies: ({ ip }) => valueOf(ip)?.reserved === true,
    without: (signals) => ({ ...signals, ip: corrected(signals.ip, { reserved: false, countryCode: null }) }),
  },
  {
    code: 'address_not_found',
    points: 6,
    text: "The guest's address could not be found.",
    change: "Correct the guest's address.",
    recommendation: 'Ask the guest to correct the address.',
    applies: ({ address }) => valueOf(address)?.matched === false,
    without: (signals) => ({ ...signals, address: corrected(signals.address, { matched: true, countryCode: null }) }),
  },
];
