import type { Account } from './account.entity.js';
import type { AccountInput } from './account.input.js';

type Given = string | null | undefined;

/** undefined keeps the stored value, null clears it. */
function merged(given: Given, kept: string | null): string | null {
  return given === undefined ? kept : given;
}

/** Copies the given fields to an account, except the password. Returns whether anything changed. */
export function fillAccount(account: Account, input: AccountInput): boolean {
  const before = shown(account);
  account.name = merged(input.name, account.name);
  account.email = merged(input.email, account.email);
  account.phone = merged(input.phone, account.phone);
  const company = input.company === null ? { name: null, email: null, phone: null } : (input.company ?? {});
  account.companyName = merged(company.name, account.companyName);
  account.companyEmail = merged(company.email, account.companyEmail);
  account.companyPhone = merged(company.phone, account.companyPhone);
  return before !== shown(account);
}

function shown({ name, email, phone, companyName, companyEmail, companyPhone }: Account): string {
  return JSON.stringify([name, email, phone, companyName, companyEmail, companyPhone]);
}
