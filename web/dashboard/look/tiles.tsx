import type { ReactNode } from 'react';

export interface Tile {
  name: string;
  value: ReactNode;
  note?: ReactNode;
  /** Page with details. */
  address?: string;
}

/** Key numbers side by side. */
export const Tiles = ({ tiles }: { tiles: readonly Tile[] }) => (
  <dl className="tiles">
    {tiles.map(({ name, value, note, address }) => (
      <div key={name} className="tile">
        <dt>{address ? <a href={address}>{name}</a> : name}</dt>
        <dd className="number">{value}</dd>
        {note && <dd className="quiet">{note}</dd>}
      </div>
    ))}
  </dl>
);
