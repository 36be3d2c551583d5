import type { Content, CustomTableLayout } from 'pdfmake/interfaces.js';

const INK = '#1c2733';
export const MUTED = '#5d6b7a';
const LINE = '#d9dfe5';

/** Background, text color and label of a status; the label carries the meaning, colors only help. */
export interface Tone {
  back: string;
  ink: string;
  word: string;
}

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
export function chip({ back, ink, word }: Tone): Content {
  const text = { text: word, color: ink, fontSize: 8.5, bold: true, alignment: 'center' as const, lineHeight: 1 };
  return {
    table: { widths: ['*'], body: [[{ ...text, fillColor: back, margin: [2, 2.5, 2, 1.5] }]] },
    layout: { hLineWidth: () => 0, vLineWidth: () => 0, paddingTop: () => 0, paddingBottom: () => 0 },
  };
}

/** Formats a time to the minute, in UTC. */
export function timeOf(at: Date): string {
  return `${at.toISOString().slice(0, 16).replace('T', ' ')} UTC`;
}
