interface MailboxRule {
  /** Dots in the local part are ignored. */
  dots: boolean;
  /** The common domain, if several domains share mailboxes. */
  domain?: string;
}

const tagged: MailboxRule = { dots: false };
const gmail: MailboxRule = { dots: true, domain: 'gmail.com' };

/** Providers that document plus addressing: `name+tag` reaches the mailbox of `name`. */
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
 * Returns one spelling for all addresses of a mailbox, if the provider's rules are known; else the address unchanged.
 * Both parts are in lower case, the domain in ASCII form.
 */
export function canonicalEmail({ local, domain }: { local: string; domain: string }): string {
  const rule = Object.hasOwn(RULES, domain) ? RULES[domain] : undefined;
  if (!rule || local.startsWith('"')) return `${local}@${domain}`;
  const untagged = local.replace(/\+.*$/, '') || local;
  return `${rule.dots ? untagged.replaceAll('.', '') : untagged}@${rule.domain ?? domain}`;
}
