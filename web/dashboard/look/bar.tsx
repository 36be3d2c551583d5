interface BarProps {
  /** 0 to 1. */
  part: number;
  /** A lighter bar behind it, 0 to 1. */
  behind?: number;
  tone?: string;
}

/** A decorative bar: the text next to it has the same content. */
export const Bar = ({ part, behind, tone = '' }: BarProps) => (
  <svg className={`bar ${tone}`} viewBox="0 0 100 8" preserveAspectRatio="none" aria-hidden="true">
    <rect className="bar-ground" width="100" height="8" />
    {behind !== undefined && <rect className="bar-behind" width={behind * 100} height="8" />}
    <rect className="bar-value" width={part * 100} height="8" />
  </svg>
);
