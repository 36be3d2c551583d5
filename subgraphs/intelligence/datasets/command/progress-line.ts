/** Output for progress: a terminal, or lines of a log. */
export interface Output {
  write(text: string): void;
  isTerminal: boolean;
}

export interface Progress {
  part: string;
  rows: number;
  done: number;
  total: number;
}

const BAR = 24;
const REDRAW_MS = 100;
const LINE_MS = 5_000;

/** `1234567` → `1,234,567`. */
export const grouped = (count: number): string => count.toLocaleString('en-US');

function text({ part, rows, done, total }: Progress, seconds: number): string {
  const share = total > 0 ? Math.min(1, done / total) : 0;
  const filled = Math.round(share * BAR);
  const speed = seconds > 0 ? Math.round(rows / seconds) : 0;
  const name = part === 'all' ? '' : `${part}  `;
  return `${name}[${'#'.repeat(filled)}${' '.repeat(BAR - filled)}] ${Math.floor(share * 100)} %  ${grouped(rows)} rows  ${grouped(speed)}/s`;
}

/** Shows progress: a bar that is redrawn on a terminal, a line every five seconds elsewhere. */
export function progressLine(output: Output) {
  const startedAt = Date.now();
  let shownAt = output.isTerminal ? 0 : startedAt;
  let drawn = false;
  return {
    show(progress: Progress): void {
      const now = Date.now();
      if (now - shownAt < (output.isTerminal ? REDRAW_MS : LINE_MS)) return;
      shownAt = now;
      const line = text(progress, (now - startedAt) / 1000);
      drawn = output.isTerminal;
      output.write(output.isTerminal ? `\r\x1b[2K${line}` : `${line}\n`);
    },
    end(): void {
      if (drawn) output.write('\r\x1b[2K');
      drawn = false;
    },
  };
}
