import { Link } from '@tanstack/react-router';
import type { ReactNode } from 'react';
import type { Target } from '../address/target.js';

export interface Tile {
  name: string;
  value: ReactNode;
  note?: ReactNode;
  /** Page with details. */
  target?: Target;
}

/** Key numbers side by side. */
export const Tiles = ({ tiles }: { tiles: readonly Tile[] }) => (
  <dl className="tiles">
    {tiles.map(({ name, value, note, target }) => (
      <div key={name} className="tile">
        <dt>{target ? <Link {...target}>{name}</Link> : name}</dt>
        <dd className="number">{value}</dd>
        {note && <dd className="quiet">{note}</dd>}
      </div>
    ))}
  </dl>
);
