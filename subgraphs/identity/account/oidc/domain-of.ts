/** Returns the domain of an email address in normalized form; null if it is not an address. */
export function domainOf(email: string): string | null {
  const [name, domain, ...more] = email.trim().normalize('NFKC').toLowerCase().split('@');
  return name && domain && more.length === 0 ? domain : null;
}
