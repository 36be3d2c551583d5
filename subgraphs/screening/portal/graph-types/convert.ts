import type { ObjectShape, Shape } from './shape.js';

type Values = Record<string, unknown>;

const isObject = (value: unknown): value is Values =>
  typeof value === 'object' && value !== null && !Array.isArray(value);

const isWhole = (value: unknown) => Number.isInteger(value) && Math.abs(value as number) < 2 ** 31;

/** A stored value as the graph shows it. Values of the wrong type are omitted, since drafts are not validated. */
export function shownValue(shape: Shape, stored: unknown, fileIds: Readonly<Record<string, string>> = {}): unknown {
  switch (shape.kind) {
    case 'list':
      return Array.isArray(stored)
        ? stored.map((one) => shownValue(shape.of, one, fileIds)).filter((one) => one !== null)
        : null;
    case 'object':
      return isObject(stored) ? shownMembers(shape, stored, fileIds) : null;
    case 'choice':
      return shape.words.includes(stored as string) ? stored : null;
    case 'whole':
      return isWhole(stored) ? stored : null;
    case 'number':
      return Number.isFinite(stored) ? stored : null;
    case 'truth':
      return typeof stored === 'boolean' ? stored : null;
    default:
      return typeof stored === 'string' ? stored : null;
  }
}

function shownMembers({ members, form }: ObjectShape, stored: Values, fileIds: Readonly<Record<string, string>>) {
  const values = form ? (form.show(stored, fileIds) as Values) : stored;
  return Object.fromEntries(
    members.map(({ name, graphName, shape }) => [graphName, shownValue(shape, values[name], fileIds)]),
  );
}

/** A graph input, ready to validate and store. Null members are omitted. */
export function takenValue(shape: Shape, given: unknown): unknown {
  if (given === null || given === undefined) return undefined;
  if (shape.kind === 'list') return (given as unknown[]).map((one) => takenValue(shape.of, one));
  if (shape.kind !== 'object') return given;
  const members = shape.members.map(
    ({ name, graphName, shape: of }) => [name, takenValue(of, (given as Values)[graphName])] as const,
  );
  const values = Object.fromEntries(members.filter(([, value]) => value !== undefined));
  return shape.form ? shape.form.take(values as never) : values;
}
