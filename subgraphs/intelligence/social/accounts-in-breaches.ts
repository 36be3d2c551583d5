import type pg from 'pg';
import { type Answer, known, unknown } from '../answer/answer.js';
import type { SocialQuestion } from './question.js';
import type { SocialFacts } from './social-answer.type.js';
import { findBreaches } from '../breaches/find-breaches.js';

/** Social networks, by their domain in breach catalogues. */
const NETWORKS: Readonly<Record<string, string>> = {
  '500px.com': '500px',
  'badoo.com': 'badoo',
  'dailymotion.com': 'dailymotion',
  'deezer.com': 'deezer',
  'disqus.com': 'disqus',
  'dubsmash.com': 'dubsmash',
  'duolingo.com': 'duolingo',
  'facebook.com': 'facebook',
  'gravatar.com': 'gravatar',
  'imgur.com': 'imgur',
  'kickstarter.com': 'kickstarter',
  'last.fm': 'lastfm',
  'linkedin.com': 'linkedin',
  'livejournal.com': 'livejournal',
  'myspace.com': 'myspace',
  'patreon.com': 'patreon',
  'trello.com': 'trello',
  'tumblr.com': 'tumblr',
  'twitter.com': 'twitter',
  'vk.com': 'vk',
  'wattpad.com': 'wattpad',
};

/**
 * Accounts known from breaches of networks: an address in such a breach had an account there at the time. Finding none
 * proves nothing, so it is unknown: `no_account_in_records`.
 */
export async function accountsInBreaches(pool: pg.Pool, { email }: SocialQuestion): Promise<Answer<SocialFacts>> {
  if (!email) return unknown('no_records_by_phone');
  const { facts, ...head } = await findBreaches(pool, email);
  if (!head.known) return { ...head, facts: null };
  const networks = (facts?.breaches ?? []).flatMap(({ domain }) => NETWORKS[domain?.toLowerCase() ?? ''] ?? []);
  if (networks.length === 0) return unknown('no_account_in_records');
  const accounts = [...new Set(networks)].map((network) => ({ by: 'email' as const, network, registered: true }));
  return known({ source: head.source, asOf: head.asOf }, { accounts });
}
