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

/** What lists say of the IP address. Addresses change hands, so that none of it is enough by itself. */
export const IP_RISKS: readonly RiskRule[] = [
  {
    code: 'ip_known_for_attacks',
    points: 15,
    text: 'The IP address of the guest is on lists of addresses that attack or send spam.',
    recommendation: 'Have the guest confirm the booking from another connection.',
    applies: (signals) => tagged(signals, ATTACKS),
    without: (signals) => untagged(signals, ATTACKS),
  },
  {
    code: 'ip_hides_origin',
    points: 12,
    text: 'The IP address of the guest belongs to a service that hides where somebody is.',
    recommendation: 'Ask the guest where they live.',
    applies: (signals) => tagged(signals, HIDING),
    without: (signals) => untagged(signals, [...HIDING, 'datacenter']),
  },
  {
    code: 'ip_of_data_center',
    points: 6,
    text: 'The IP address of the guest belongs to a data centre, not to a home or an office.',
    recommendation: null,
    applies: (signals) => tagged(signals, ['datacenter']) && !tagged(signals, HIDING),
    without: (signals) => untagged(signals, ['datacenter']),
  },
];
