import type { Signals } from '../../checks/signals.js';
import { type RiskRule, corrected, valueOf } from '../risks/risk-rule.js';

const ATTACKS = ['attacks', 'spam'];
const HIDING = ['vpn', 'tor', 'proxy'];

const tagged = (signals: Signals, tags: string[]): boolean =>
  valueOf(signals.ipThreats ?? null)?.tags.some((tag) => tags.includes(tag)) === true;

const untagged = (signals: Signals, tags: string[]): Signals => {
  const left = valueOf(signals.ipThreats ?? null)?.tags.filter((tag) => !tags.includes(tag)) ?? [];
  return { ...signals, ipThreats: corrected(signals.ipThreats ?? null, { tags: left }) };
};

/** Risks from lists of IP addresses. Addresses change hands, so none of them is enough for a review by itself. */
export const IP_RISKS: readonly RiskRule[] = [
  {
    code: 'ip_known_for_attacks',
    points: 15,
    text: "The guest's IP address is on lists of addresses used for attacks or spam.",
    change: 'Confirm the reservation from another internet connection.',
    recommendation: 'Have the guest confirm the reservation from another connection.',
    applies: (signals) => tagged(signals, ATTACKS),
    without: (signals) => untagged(signals, ATTACKS),
  },
  {
    code: 'ip_hides_origin',
    points: 12,
    text: "The guest's IP address belongs to a VPN, Tor or proxy service that hides the guest's real location.",
    change: 'Confirm the reservation without using a VPN, Tor or proxy.',
    recommendation: 'Ask the guest where they live.',
    applies: (signals) => tagged(signals, HIDING),
    without: (signals) => untagged(signals, [...HIDING, 'datacenter']),
  },
  {
    code: 'ip_of_data_center',
    points: 6,
    text: "The guest's IP address belongs to a data center, not to a home or office.",
    recommendation: null,
    applies: (signals) => tagged(signals, ['datacenter']) && !tagged(signals, HIDING),
    without: (signals) => untagged(signals, ['datacenter']),
  },
];
