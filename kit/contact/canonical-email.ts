interface MailboxRule {
  /** Dots in the local part make no difference. */
  dots: boolean;
  /** The domain that all of these lead to, where they are one. */
  domain?: string;
}

const tagged: MailboxRule = { dots: false };
const gmail: MailboxRule = { dots: true, domain: 'gmail.com' };

/** Providers that publish that everything from a plus sign on reaches the same mailbox. */
const RULES: Record<string, MailboxRule> = {
  'gmail.com': gmail,
  'googlemail.com': gmail,
  'outlook.com': tagged,
  'hotmail.com': tagged,
  'live.com': tagged,
  'proton.me': tagged,
  'protonmail.com': tagged,
  'pm.me': tagged,
  'fastmail.com': tagged,
};

/**
 * One spelling for all addresses of one mailbox, where the provider's rule is known; else the address as it is. Both
 * parts are in lower case, the domain in ASCII form.
 */
export function canonicalEmail({ local, domain }: { local: string; domain: string }): string {
  const rule = Object.hasOwn(RULES, domain) ? RULES[domain] : undefined;
  if (!rule || local.startsWith('"')) return `${local}@${domain}`;
  const untagged = local.replace(/\+.*$/, '') || local;
  return `${rule.dots ? untagged.replaceAll('.', '') : untagged}@${rule.domain ?? domain}`;
}
