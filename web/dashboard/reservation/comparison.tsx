import type { ReactNode } from 'react';
import { Badge, type Tone } from '../look/badges.js';

interface ComparisonProps {
  sides: [string, string];
  children: ReactNode;
}

/** Two sides, field by field. */
export const Comparison = ({ sides: [left, right], children }: ComparisonProps) => (
  <table className="compared">
    <thead>
      <tr>
        <td />
        <th scope="col">{left}</th>
        <th scope="col">{right}</th>
        <td />
      </tr>
    </thead>
    <tbody>{children}</tbody>
  </table>
);

interface ComparedFieldProps {
  name: string;
  left?: ReactNode;
  right: ReactNode;
  result?: { word: string; tone: Tone } | null | undefined;
}

export const ComparedField = ({ name, left, right, result }: ComparedFieldProps) => (
  <tr>
    <th scope="row">{name}</th>
    <td>{left}</td>
    <td>{right}</td>
    <td>{result && <Badge tone={result.tone}>{result.word}</Badge>}</td>
  </tr>
);
