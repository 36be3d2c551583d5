interface PagerProps {
  total: number;
  from: number;
  size: number;
  onFrom(from: number): void;
}

/** Which rows of how many, and the ways to the others. */
export function Pager({ total, from, size, onFrom }: PagerProps) {
  return (
    <nav className="pager" aria-label="Pages">
      <button type="button" className="second" disabled={from === 0} onClick={() => onFrom(Math.max(0, from - size))}>
        Previous
      </button>
      <span>{total === 0 ? 'None' : `${from + 1}–${Math.min(total, from + size)} of ${total}`}</span>
      <button type="button" className="second" disabled={from + size >= total} onClick={() => onFrom(from + size)}>
        Next
      </button>
    </nav>
  );
}
