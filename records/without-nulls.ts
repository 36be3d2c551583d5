/** Members with free-form values of the caller. */
const OPAQUE = ['metadata'];

/** Removes members without a value at every depth, except those in `kept`; arrays stay. Changes `value` in place. */
export function withoutNulls<T>(value: T, kept: readonly string[] = []): T {
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
