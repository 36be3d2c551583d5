import { setImmediate as breathe } from 'node:timers/promises';
import { lazily } from '../built-in/lazily.js';
import { packageJson } from '../built-in/package-file.js';

export interface DomainLists {
  /** Domains of disposable addresses, exact matches only. */
  disposable: ReadonlySet<string>;
  /** Domains of disposable addresses, including their subdomains. */
  disposableBelow: ReadonlySet<string>;
  /** Domains of free mailboxes, including disposable ones. */
  free: ReadonlySet<string>;
}

async function listOf(file: string): Promise<ReadonlySet<string>> {
  const domains = await packageJson<string[]>(file);
  await breathe();
  return new Set(domains);
}

/** The lists from the packages, loaded on first use (about 140,000 domains). */
export const domainLists = lazily(async (): Promise<DomainLists> => ({
  disposable: await listOf('disposable-email-domains/index.json'),
  disposableBelow: await listOf('disposable-email-domains/wildcard.json'),
  free: await listOf('free-email-domains/domains.json'),
}));

/** Whether the domain or one of its parent domains is in the list. */
export function coveredBy(list: ReadonlySet<string>, domain: string): boolean {
  for (let rest = domain; ; rest = rest.slice(rest.indexOf('.') + 1)) {
    if (list.has(rest)) return true;
    if (!rest.includes('.')) return false;
  }
}
