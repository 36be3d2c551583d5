import { escapeRichText } from '../portal/rich-text/parse-rich-text.js';

interface Example {
  guest: { firstName: string; lastName: string };
  placeName: string;
  checkInDate: string;
  checkOutDate: string;
}

/** Values of the placeholders, as the service gives them to the page. The address of a stay is not released yet. */
export const exampleValues = ({ guest, placeName, checkInDate, checkOutDate }: Example): Record<string, string> => ({
  'guest.first_name': guest.firstName,
  'guest.last_name': guest.lastName,
  'guest.full_name': `${guest.firstName} ${guest.lastName}`,
  'listing.name': escapeRichText(placeName),
  'listing.address': '{{listing.address}}',
  check_in_date: `{{${checkInDate}}}`,
  check_in_time: '{{15:00}}',
  check_out_date: `{{${checkOutDate}}}`,
  check_out_time: '{{11:00}}',
  nights: '{{3}}',
  number_of_guests: '{{2}}',
  confirmation_code: 'HM3O5J',
});

/** The content with example values in all its texts. Unknown placeholders stay. */
export function fillExamples(content: Record<string, unknown>, example: Example): Record<string, unknown> {
  const values = exampleValues(example);
  const fill = (value: unknown): unknown => {
    if (typeof value === 'string')
      return value.replace(/\{\{([^{}]*)\}\}/g, (mark, name: string) => values[name.trim()] ?? mark);
    if (Array.isArray(value)) return value.map(fill);
    if (typeof value !== 'object' || value === null) return value;
    return Object.fromEntries(Object.entries(value).map(([name, member]) => [name, fill(member)]));
  };
  return fill(content) as Record<string, unknown>;
}
