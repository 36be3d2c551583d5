import type { Content } from 'pdfmake/interfaces.js';
import { type Tone, chip as toned } from '#kit/pdf/pdf-style.js';

/** Background, ink and word of each status; the words carry the meaning, the colours only help. */
export const TONES: Record<string, Tone> = {
  verified: { back: '#e3f3e8', ink: '#1b6b3a', word: 'Verified' },
  review: { back: '#fff1d9', ink: '#8a5300', word: 'Review' },
  pending: { back: '#e8edf3', ink: '#3d4f63', word: 'Pending' },
  approve: { back: '#e3f3e8', ink: '#1b6b3a', word: 'Approved' },
  decline: { back: '#fbe3e1', ink: '#9b1c14', word: 'Declined' },
  PASS: { back: '#e3f3e8', ink: '#1b6b3a', word: 'Pass' },
  REVIEW: { back: '#fff1d9', ink: '#8a5300', word: 'Review' },
  DECLINE: { back: '#fbe3e1', ink: '#9b1c14', word: 'Decline' },
  INCOMPLETE: { back: '#e8edf3', ink: '#3d4f63', word: 'Incomplete' },
  DISABLED: { back: '#f2f4f6', ink: '#6b7682', word: 'Off' },
};

/** A status as a filled label. */
export function chip(status: string): Content {
  return toned(TONES[status] ?? TONES.pending!);
}
