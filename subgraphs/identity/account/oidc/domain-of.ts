/** The domain of an e-mail address, as domains are compared; null for what is no address. */
export function domainOf(email: string): string | null {
  const [name, domain, ...more] = email.trim().normalize('NFKC').toLowerCase().split('@');
  return name && domain && more.length === 0 ? domain : null;
}
