/** Placeholders that hosts can write as `{{…}}` in messages and in texts of the guest portal. */
export const PLACEHOLDERS = [
  'guest.first_name',
  'guest.last_name',
  'guest.full_name',
  'listing.name',
  'listing.address',
  'check_in_date',
  'check_in_time',
  'check_out_date',
  'check_out_time',
  'nights',
  'number_of_guests',
  'confirmation_code',
  'guest_portal_url',
] as const;

export type Placeholder = (typeof PLACEHOLDERS)[number];
export type Values = Record<Placeholder, string>;

/** Placeholders of texts in the guest portal. The guest is there already, and its URL is a credential. */
export const PORTAL_PLACEHOLDERS: readonly Placeholder[] = PLACEHOLDERS.filter((name) => name !== 'guest_portal_url');

const MARK = /\{\{([^{}]*)\}\}/g;

/** Names in `{{…}}`, in order. */
export const placeholdersIn = (text: string): string[] => [...text.matchAll(MARK)].map(([, name = '']) => name.trim());

/** Replaces each `{{…}}` in a single pass, so values are never parsed as templates. */
export const replacePlaceholders = (text: string, valueOf: (name: string) => string): string =>
  text.replace(MARK, (_, name: string) => valueOf(name.trim()));

/** What is wrong with the placeholders of a text, in words for its author. */
export function placeholderProblems(text: string, allowed: readonly string[] = PLACEHOLDERS): string[] {
  const unknown = placeholdersIn(text).filter((name) => !allowed.includes(name));
  const problems = unknown.map((name) => `has an unknown placeholder: ${name.slice(0, 60)}`);
  return text.replace(MARK, '').includes('{{') ? [...problems, 'has an unclosed placeholder'] : problems;
}

/** Where a written link has its address: `[text](address)`. */
const ADDRESS = /\]\(([^\s)]*)/g;

/** Addresses that the portal links. */
const LINKED = /^(?:https:\/\/|mailto:|tel:)/i;

/**
 * What is wrong with a rich text of the guest portal, in words for its author. A value has no place in an address, because
 * it would reach another host.
 */
export function richTextProblems(text: string): string[] {
  const addresses = [...text.matchAll(ADDRESS)].map(([, address = '']) => address);
  return [
    ...placeholderProblems(text, PORTAL_PLACEHOLDERS),
    ...(addresses.some((one) => one.includes('{{')) ? ['has a placeholder in the address of a link'] : []),
    ...(addresses.every((one) => LINKED.test(one)) ? [] : ['has a link that does not start with https, mailto or tel']),
  ];
}
