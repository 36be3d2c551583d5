import { parsePhoneNumberFromString } from 'libphonenumber-js/max';

/** The form that e-mail addresses are compared by: trimmed, composed, lower case. null for nothing. */
export function emailKey(email: string | null): string | null {
  return email?.trim().normalize('NFKC').toLowerCase() || null;
}

/** The form that phone numbers are compared by: E.164 where it can be parsed, else the digits. null for nothing. */
export function phoneKey(phone: string | null): string | null {
  if (!phone) return null;
  const digits = phone.replace(/\D/g, '');
  return (
    parsePhoneNumberFromString(phone)?.number ?? parsePhoneNumberFromString(`+${digits}`)?.number ?? (digits || null)
  );
}
