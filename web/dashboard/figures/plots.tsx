import { useNavigate } from '@tanstack/react-router';
import type { ReactNode } from 'react';
import {
  Bar,
  BarChart,
  CartesianGrid,
  Line,
  LineChart,
  ResponsiveContainer,
  Tooltip,
  type TooltipContentProps,
  XAxis,
  YAxis,
} from 'recharts';
import type { Target } from '../address/target.js';
import { LOCALE } from '../language/page-language.js';
import { shortTime } from '../look/numbers.js';

/** What a colour of a plot stands for. */
export interface Part {
  key: string;
  name: string;
  /** A CSS colour. */
  color: string;
}

/** The values of one day or week, by part. Null is a gap. */
export interface Point {
  name: string;
  /** Its name below the axis, if shorter. */
  tick?: string;
  values: Record<string, number | null>;
  /** The list behind the point. */
  target?: Target;
}

interface PlotProps {
  /** Names the plot for a screen reader. */
  label: string;
  parts: readonly Part[];
  points: readonly Point[];
}

const HEIGHT = 208;
const NO_MARGIN = { top: 8, right: 4, bottom: 0, left: 0 };
const TICK = { fill: 'var(--quiet)', fontSize: 12 };

const countOf = (value: number) => value.toLocaleString(LOCALE);

const rowsOf = (points: readonly Point[]) => points.map(({ name, values }) => ({ name, ...values }));

/** A stacked bar for each day or week. A click opens the list behind the bar. */
export function Columns({ label, parts, points }: PlotProps) {
  const navigate = useNavigate();
  const open = (index: number) => {
    const target = points[index]?.target;
    if (target) void navigate(target);
  };
  return (
    <Frame label={label} parts={parts}>
      <BarChart data={rowsOf(points)} margin={NO_MARGIN} title={label}>
        {axes(points, { textOf: countOf })}
        <Tooltip content={tipWith(countOf)} cursor={{ fill: 'var(--hover)' }} isAnimationActive={false} />
        {parts.map(({ key, name, color }) => (
          <Bar
            key={key}
            dataKey={key}
            name={name}
            fill={color}
            stackId="all"
            className={points.some(({ target }) => target) ? 'plot-opens' : undefined}
            onClick={(_, index) => open(index)}
            isAnimationActive={false}
          />
        ))}
      </BarChart>
    </Frame>
  );
}

/** Lines of times in seconds over the same days. */
export const Lines = ({ label, parts, points }: PlotProps) => (
  <Frame label={label} parts={parts}>
    <LineChart data={rowsOf(points)} margin={NO_MARGIN} title={label}>
      {axes(points, { textOf: shortTime, ticks: timeTicks(points) })}
      <Tooltip content={tipWith(shortTime)} cursor={{ stroke: 'var(--line)' }} isAnimationActive={false} />
      {parts.map(({ key, name, color }, n) => (
        <Line
          key={key}
          dataKey={key}
          name={name}
          stroke={color}
          strokeWidth={2}
          strokeDasharray={n === 0 ? undefined : '5 4'}
          dot={{ r: 2, fill: color, strokeDasharray: '' }}
          isAnimationActive={false}
        />
      ))}
    </LineChart>
  </Frame>
);

interface Scale {
  textOf(value: number): string;
  /** Chosen by Recharts if not given. */
  ticks?: number[];
}

/** Whole numbers of milliseconds, seconds, minutes, hours or days that an axis can be divided by. */
const TIME_STEPS = [
  { seconds: 0.001, times: [1, 2, 5, 10, 20, 50, 100, 200, 500] },
  { seconds: 1, times: [1, 2, 5, 10, 15, 20] },
  { seconds: 60, times: [1, 2, 5, 10, 15, 20] },
  { seconds: 3_600, times: [1, 2, 3, 6, 12] },
  { seconds: 86_400, times: [1, 2, 5, 10, 20, 50, 100] },
].flatMap(({ seconds, times }) => times.map((count) => count * seconds));
const MOST_STEPS = 5;

/** Ticks in seconds from 0 to at least the longest time, at round times. */
function timeTicks(points: readonly Point[]): number[] {
  const most = Math.max(0.001, ...points.flatMap(({ values }) => Object.values(values).map((value) => value ?? 0)));
  const step = TIME_STEPS.find((one) => one * MOST_STEPS >= most) ?? TIME_STEPS.at(-1)!;
  return Array.from({ length: Math.ceil(most / step) + 1 }, (_, n) => n * step);
}

/** Recharts finds its axes among the direct children of a chart, so this is not a component. */
const axes = (points: readonly Point[], { textOf, ticks }: Scale) => [
  <CartesianGrid key="grid" vertical={false} stroke="var(--line)" />,
  <XAxis
    key="x"
    dataKey="name"
    interval="preserveStartEnd"
    minTickGap={48}
    tickFormatter={(name: string) => points.find((point) => point.name === name)?.tick ?? name}
    tick={TICK}
    tickLine={false}
    axisLine={{ stroke: 'var(--line)' }}
  />,
  <YAxis
    key="y"
    width="auto"
    allowDecimals={false}
    interval={0}
    ticks={ticks}
    domain={ticks && [0, ticks.at(-1)!]}
    tick={TICK}
    tickLine={false}
    axisLine={false}
    tickFormatter={textOf}
  />,
];

interface FrameProps {
  label: string;
  parts: readonly Part[];
  children: ReactNode;
}

/** The plot below the names of its colours. */
const Frame = ({ label, parts, children }: FrameProps) => (
  <figure className="plot" aria-label={label}>
    {parts.length > 1 && (
      <figcaption className="plot-keys">
        {parts.map(({ key, name, color }) => (
          <span key={key} className="plot-key">
            <svg viewBox="0 0 10 10" aria-hidden="true">
              <rect width="10" height="10" rx="2" fill={color} />
            </svg>
            {name}
          </span>
        ))}
      </figcaption>
    )}
    <ResponsiveContainer width="100%" height={HEIGHT}>
      {children}
    </ResponsiveContainer>
  </figure>
);

/** The values at the pointer. */
const tipWith = (textOf: (value: number) => string) =>
  function Tip({ active, payload, label }: TooltipContentProps) {
    if (!active || !payload?.length) return null;
    return (
      <div className="plot-tip">
        <strong>{label}</strong>
        {payload.map(({ dataKey, name, value, color }) => (
          <span key={String(dataKey)}>
            <svg viewBox="0 0 10 10" aria-hidden="true">
              <rect width="10" height="10" rx="2" fill={color} />
            </svg>
            {name}
            <b>{typeof value === 'number' ? textOf(value) : '–'}</b>
          </span>
        ))}
      </div>
    );
  };
