export interface Bar {
  name: string;
  value: number;
  /** What it says to whoever reads instead of looking. */
  text: string;
  kind?: string;
}

const WIDTH = 600;
const HEIGHT = 140;

/** Bars from left to right, over one scale from nought; the table behind it says the same in words. */
export function Columns({ label, bars }: { label: string; bars: Bar[] }) {
  const most = Math.max(1, ...bars.map(({ value }) => value));
  const step = WIDTH / Math.max(1, bars.length);
  return (
    <figure>
      <figcaption>
        {label} <span className="quiet">at most {most.toLocaleString('en-GB')}</span>
      </figcaption>
      <svg viewBox={`0 0 ${WIDTH} ${HEIGHT}`} role="img" aria-label={label} preserveAspectRatio="none">
        {bars.map(({ name, value, text, kind }, n) => {
          const height = (value / most) * (HEIGHT - 4);
          return (
            <rect
              key={name}
              className={`bar ${kind ?? ''}`}
              {...{ x: n * step + step * 0.1, y: HEIGHT - height, width: step * 0.8, height }}
            >
              <title>{text}</title>
            </rect>
          );
        })}
        <line className="axis" x1="0" x2={WIDTH} y1={HEIGHT - 0.5} y2={HEIGHT - 0.5} />
      </svg>
      <p className="ends quiet">
        <span>{bars[0]?.name}</span>
        <span>{bars.at(-1)?.name}</span>
      </p>
    </figure>
  );
}

/** Lines over the same days; where nothing is known the line has a gap. */
export function Lines({
  label,
  lines,
}: {
  label: string;
  lines: { name: string; kind: string; values: (number | null)[] }[];
}) {
  const most = Math.max(1, ...lines.flatMap(({ values }) => values.map((value) => value ?? 0)));
  const count = Math.max(2, lines[0]?.values.length ?? 0);
  const pathOf = (values: (number | null)[]) => {
    let isDown = false;
    return values
      .map((value, n) => {
        if (value === null) return ((isDown = false), '');
        const at = `${6 + (n / (count - 1)) * (WIDTH - 12)} ${HEIGHT - 2 - (value / most) * (HEIGHT - 6)}`;
        const part = isDown ? `L${at}` : `M${at}h0.01`;
        isDown = true;
        return part;
      })
      .join('');
  };
  return (
    <figure>
      <figcaption>
        {label}{' '}
        {lines.map(({ name, kind }) => (
          <span key={name} className={`key ${kind}`}>
            {name}
          </span>
        ))}{' '}
        <span className="quiet">at most {shortTime(most)}</span>
      </figcaption>
      <svg viewBox={`0 0 ${WIDTH} ${HEIGHT}`} role="img" aria-label={label} preserveAspectRatio="none">
        {lines.map(({ name, kind, values }) => (
          <path key={name} className={`line-${kind}`} d={pathOf(values)} />
        ))}
        <line className="axis" x1="0" x2={WIDTH} y1={HEIGHT - 0.5} y2={HEIGHT - 0.5} />
      </svg>
    </figure>
  );
}

/** Seconds as people say them. */
export function shortTime(seconds: number | null): string {
  if (seconds === null) return '–';
  if (seconds < 1) return `${Math.round(seconds * 1000)} ms`;
  if (seconds < 90) return `${seconds.toFixed(1)} s`;
  if (seconds < 5400) return `${Math.round(seconds / 60)} min`;
  return seconds < 172_800 ? `${Math.round(seconds / 3600)} h` : `${Math.round(seconds / 86_400)} days`;
}
