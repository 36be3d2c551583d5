/** The data of a GraphQL answer; throws with its errors, and with what a mutation refused. */
export function dataOf({ data, errors }) {
  const refused = Object.values(data ?? {}).flatMap((payload) => payload?.userErrors ?? []);
  if (errors?.length || refused.length) throw new Error(JSON.stringify(errors ?? refused));
  return data;
}
