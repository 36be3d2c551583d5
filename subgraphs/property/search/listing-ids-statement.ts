/** Filter for listing IDs; null or no words match everything. */
export interface ListingIdsQuery {
  accountIds: string[];
  /** Words that must all occur in name or nickname. */
  words: string[];
  building: string | null;
  size: number;
}

/** Statement for listing IDs. The full search index narrows down candidates; the names alone decide. */
export function listingIdsStatement({ accountIds, words, building, size }: ListingIdsQuery) {
  const values: unknown[] = [accountIds, size];
  const place = (value: unknown) => `$${values.push(value)}`;
  const names = `property.folded(concat_ws(E'\\n', t.name, t.nickname))`;
  const where = [
    't.account_id = any($1::uuid[])',
    ...(building === null ? [] : [`t.location ->> 'building' = ${place(building)}`]),
    ...words.flatMap((word) => {
      const pattern = `property.search_pattern(${place(word)})`;
      return [`t.search_text like ${pattern}`, `${names} like ${pattern}`];
    }),
  ];
  return { text: `select t.id from property.listing t where ${where.join(' and ')} limit $2`, values };
}
