/** Which listings are meant; null and no words: no matter. */
export interface ListingIdsQuery {
  accountIds: string[];
  /** All of them stand in name or nickname. */
  words: string[];
  building: string | null;
  size: number;
}

/** The identifiers of listings. The index over all that is searched finds them; the names alone decide. */
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
