/** The same value with its members' names in camelCase, at every depth. */
export function camelKeys(value: unknown): unknown {
  if (Array.isArray(value)) return value.map(camelKeys);
  if (typeof value !== 'object' || value === null) return value;
  return Object.fromEntries(
    Object.entries(value).map(([key, inner]) => [
      key.replace(/_(\w)/g, (_, letter: string) => letter.toUpperCase()),
      camelKeys(inner),
    ]),
  );
}

/** `checkInDate` → `check_in_date`. */
export function snakeCase(name: string): string {
  return name.replace(/[A-Z]/g, (letter) => `_${letter.toLowerCase()}`);
}

/** Members whose value is the caller's own. */
const OPAQUE = ['metadata'];

/** The same value without members that have no value, but for those named; arrays stay. Works in place. */
export function withoutNulls<T>(value: T, kept: readonly string[]): T {
  if (Array.isArray(value)) for (const inner of value) withoutNulls(inner, kept);
  else if (typeof value === 'object' && value !== null) {
    const members = value as Record<string, unknown>;
    for (const key of Object.keys(members)) {
      const inner = members[key];
      if (inner === null || inner === undefined) {
        if (!kept.includes(key)) delete members[key];
      } else if (typeof inner === 'object' && !OPAQUE.includes(key)) withoutNulls(inner, kept);
    }
  }
  return value;
}
