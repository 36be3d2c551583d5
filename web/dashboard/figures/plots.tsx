import type { ReactNode } from 'react';
import { shortTime } from '../look/numbers.js';
import { LOCALE } from '../language/page-language.js';

export interface Bar {
  name: string;
  value: number;
  /** Part of the value to set apart. */
  part?: number;
  /** Text for screen readers and the tooltip. */
  text: string;
}

const WIDTH = 600;
const HEIGHT = 160;

/** Round numbers from 0 to at least `most`, for the axis. */
function ticksTo(most: number, isWhole: boolean): number[] {
  const rough = most / 4;
  const unit = 10 ** Math.floor(Math.log10(rough));
  const step = Math.max(isWhole ? 1 : 0, [1, 2, 5, 10].find((one) => one * unit >= rough)! * unit);
  const count = Math.max(1, Math.ceil(most / step));
  return Array.from({ length: count + 1 }, (_, n) => n * step);
}

interface AxesProps {
  label: string;
  ticks: number[];
  textOf(tick: number): string;
  first: string | undefined;
  last: string | undefined;
  children: ReactNode;
}

/** A plot with the scale on the left, and the first and last day below. */
const Axes = ({ label, ticks, textOf, first, last, children }: AxesProps) => (
  <figure className="plot">
    <div className="plot-scale" aria-hidden="true">
      {ticks.toReversed().map((tick) => (
        <span key={tick}>{textOf(tick)}</span>
      ))}
    </div>
    <svg viewBox={`0 0 ${WIDTH} ${HEIGHT}`} role="img" aria-label={label} preserveAspectRatio="none">
      {ticks.map((tick, n) => {
        const y = HEIGHT - (n / (ticks.length - 1)) * HEIGHT;
        return <line key={tick} className="plot-line" x1="0" x2={WIDTH} y1={y} y2={y} />;
      })}
      {children}
    </svg>
    <p className="plot-ends">
      <span>{first}</span>
      <span>{last}</span>
    </p>
  </figure>
);

interface ColumnsProps {
  label: string;
  bars: Bar[];
  /** What the bars and their parts count. */
  keys?: { whole: string; part: string };
}

/** A bar for each day or week. */
export function Columns({ label, bars, keys }: ColumnsProps) {
  const ticks = ticksTo(Math.max(1, ...bars.map(({ value }) => value)), true);
  const most = ticks.at(-1)!;
  const step = WIDTH / Math.max(1, bars.length);
  const rectOf = (n: number, value: number) => {
    const height = (value / most) * HEIGHT;
    return { x: n * step + step * 0.12, y: HEIGHT - height, width: step * 0.76, height };
  };
  const plot = (
    <Axes
      {...{ label, ticks }}
      textOf={(tick) => tick.toLocaleString(LOCALE)}
      first={bars[0]?.name}
      last={bars.at(-1)?.name}
    >
      {bars.map(({ name, value, part, text }, n) => (
        <g key={name}>
          <rect className={part === undefined ? 'plot-bar' : 'plot-bar whole'} {...rectOf(n, value)} />
          {part !== undefined && <rect className="plot-bar most" {...rectOf(n, part)} />}
          <title>{text}</title>
        </g>
      ))}
    </Axes>
  );
  if (!keys) return plot;
  return (
    <>
      <p className="plot-keys">
        <span className="plot-key whole">{keys.whole}</span>
        <span className="plot-key most">{keys.part}</span>
      </p>
      {plot}
    </>
  );
}

interface LinesProps {
  label: string;
  /** Names of the days. */
  names: string[];
  lines: { name: string; kind: string; values: (number | null)[] }[];
}

/** Lines over the same days. A day without a value is a gap. */
export function Lines({ label, names, lines }: LinesProps) {
  const ticks = ticksTo(Math.max(0.001, ...lines.flatMap(({ values }) => values.map((value) => value ?? 0))), false);
  const most = ticks.at(-1)!;
  return (
    <>
      <p className="plot-keys">
        {lines.map(({ name, kind }) => (
          <span key={name} className={`plot-key ${kind}`}>
            {name}
          </span>
        ))}
      </p>
      <Axes {...{ label, ticks }} textOf={shortTime} first={names[0]} last={names.at(-1)}>
        {lines.map(({ name, kind, values }) => (
          <path key={name} className={`plot-path ${kind}`} d={pathOf(values, most)} />
        ))}
      </Axes>
    </>
  );
}

function pathOf(values: (number | null)[], most: number): string {
  const count = Math.max(2, values.length);
  let isDown = false;
  return values
    .map((value, n) => {
      if (value === null) {
        isDown = false;
        return '';
      }
      const at = `${6 + (n / (count - 1)) * (WIDTH - 12)} ${HEIGHT - (value / most) * HEIGHT}`;
      const part = isDown ? `L${at}` : `M${at}h0.01`;
      isDown = true;
      return part;
    })
    .join('');
}
