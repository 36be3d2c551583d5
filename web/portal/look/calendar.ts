import type { PortalParts } from '../graph/answers.js';

type Stay = Pick<PortalParts, 'reservationId' | 'placeAddress' | 'checkInDate' | 'checkOutDate'>;

const dayOf = (date: string) => date.slice(0, 10).replaceAll('-', '');

/** Escapes the special characters of RFC 5545 text. */
const escaped = (text: string) => text.replace(/[\\;,]/g, (sign) => `\\${sign}`).replace(/\r?\n/g, '\\n');

/** Folds a line to 75 octets; continuation lines start with a space. */
function folded(line: string): string {
  const [encoder, parts] = [new TextEncoder(), ['']];
  let length = 0;
  for (const sign of line) {
    const size = encoder.encode(sign).length;
    if (length + size > 74) length = parts.push(' ') && 1;
    parts[parts.length - 1] += sign;
    length += size;
  }
  return parts.join('\r\n');
}

/** The stay as an all-day event (RFC 5545); null without dates. */
export function calendarOf({ reservationId, placeAddress, checkInDate, checkOutDate }: Stay, title: string) {
  if (!checkInDate || !checkOutDate) return null;
  const lines = [
    'BEGIN:VCALENDAR',
    'VERSION:2.0',
    'PRODID:-//guest-screening//portal//EN',
    'BEGIN:VEVENT',
    `UID:${reservationId}`,
    `DTSTAMP:${new Date().toISOString().replace(/[-:]|\.\d+/g, '')}`,
    `DTSTART;VALUE=DATE:${dayOf(checkInDate)}`,
    `DTEND;VALUE=DATE:${dayOf(checkOutDate)}`,
    `SUMMARY:${escaped(title)}`,
    ...(placeAddress ? [`LOCATION:${escaped(placeAddress)}`] : []),
    'END:VEVENT',
    'END:VCALENDAR',
  ];
  return lines.map((line) => `${folded(line)}\r\n`).join('');
}
