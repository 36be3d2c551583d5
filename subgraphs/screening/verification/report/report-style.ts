import type { Content, CustomTableLayout } from 'pdfmake/interfaces.js';

const INK = '#1c2733';
export const MUTED = '#5d6b7a';
const LINE = '#d9dfe5';

/** Background, ink and word of each status; the words carry the meaning, the colours only help. */
export const TONES: Record<string, { back: string; ink: string; word: string }> = {
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

export const STYLES = {
  title: { fontSize: 20, bold: true, color: INK },
  heading: { fontSize: 12.5, bold: true, color: INK, margin: [0, 18, 0, 6] as [number, number, number, number] },
  label: { fontSize: 8.5, color: MUTED },
  footer: { fontSize: 8.5, color: MUTED },
  small: { fontSize: 8.5, color: MUTED, lineHeight: 1.2 },
};

export const TEXT = { font: 'Roboto', fontSize: 10, lineHeight: 1.25, color: INK };

/** Thin lines between rows and none around them. */
export const RULED: CustomTableLayout = {
  hLineWidth: (row, { table }) => (row === 0 || row === table.body.length ? 0 : 0.6),
  vLineWidth: () => 0,
  hLineColor: () => LINE,
  paddingLeft: (column) => (column === 0 ? 0 : 8),
  paddingRight: () => 0,
  paddingTop: () => 6,
  paddingBottom: () => 5,
};

/** A status as a filled label. */
export function chip(status: string): Content {
  const { back, ink, word } = TONES[status] ?? TONES.pending!;
  const text = { text: word, color: ink, fontSize: 8.5, bold: true, alignment: 'center' as const, lineHeight: 1 };
  return {
    table: { widths: ['*'], body: [[{ ...text, fillColor: back, margin: [2, 2.5, 2, 1.5] }]] },
    layout: { hLineWidth: () => 0, vLineWidth: () => 0, paddingTop: () => 0, paddingBottom: () => 0 },
  };
}
