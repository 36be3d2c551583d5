/**
 * Puts the one member that a document selects of a `Money` in the place of the object, for members of these names.
 * Changes the record in place.
 */
export function plainMoney<T extends object>(record: T, names: readonly string[]): T {
  const members = record as Record<string, unknown>;
  for (const name of names) {
    const money = members[name];
    if (typeof money === 'object' && money !== null) [members[name]] = Object.values(money);
  }
  return record;
}
