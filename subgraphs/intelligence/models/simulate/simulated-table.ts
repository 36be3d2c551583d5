import type { Random, Table } from '@guest-screening/tabular-models';
import { drawReservation } from './draw-reservation.js';
import type { World } from './world.js';

/** Reservations of some worlds, so many of each, world after world; `fraudShare` null takes each world's own rate. */
export function simulatedTable(
  worlds: readonly World[],
  perWorld: number,
  names: readonly string[],
  fraudShare: number | null,
  random: Random,
): Table {
  const rows = worlds.length * perWorld;
  const columns = names.map(() => new Float64Array(rows).fill(NaN));
  const labels = new Uint8Array(rows);
  worlds.forEach((world, n) => {
    for (let row = n * perWorld; row < (n + 1) * perWorld; row += 1) {
      labels[row] = random.next() < (fraudShare ?? world.baseRate) ? 1 : 0;
      const values = drawReservation(world, labels[row] === 1, random);
      names.forEach((name, feature) => (columns[feature]![row] = values.get(name) ?? NaN));
    }
  });
  return { names: [...names], columns, labels };
}
