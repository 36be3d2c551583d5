/** Search parameters as the address spells them. */
type Raw = Record<string, unknown>;

/** Reads a parameter; undefined if its value is unknown. */
type Reader<Value> = (raw: string) => Value | undefined;

type ValuesOf<Readers> = {
  [Name in keyof Readers]?: Readers[Name] extends Reader<infer Value> ? Value | undefined : never;
};

/** Parameters of a page. An unknown value counts as not given, so no address can break a page. */
export const searchOf =
  <Readers extends Record<string, Reader<string>>>(readers: Readers) =>
  (raw: Raw): ValuesOf<Readers> =>
    Object.fromEntries(
      Object.entries(readers).map(([name, read]) => {
        const value = raw[name];
        return [name, typeof value === 'string' ? read(value) : undefined];
      }),
    ) as ValuesOf<Readers>;

export const anyText = (raw: string): string | undefined => raw || undefined;

export const oneOf =
  <const Value extends string>(known: readonly Value[]): Reader<Value> =>
  (raw) =>
    known.find((value) => value === raw);

const ID = /^[\da-f]{8}(?:-[\da-f]{4}){3}-[\da-f]{12}$/i;

/** The ID of a record. */
export const anyId = (raw: string): string | undefined => (ID.test(raw) ? raw : undefined);

/** A day as `2030-12-31`. */
export function anyDay(raw: string): string | undefined {
  const moment = /^\d{4}-\d\d-\d\d$/.test(raw) ? Date.parse(`${raw}T00:00:00Z`) : NaN;
  return Number.isNaN(moment) || !new Date(moment).toISOString().startsWith(raw) ? undefined : raw;
}

/** Every value is text in the address: the router would write numbers and quoted text otherwise. */
export const parseSearch = (text: string): Raw => Object.fromEntries(new URLSearchParams(text));

/** The text of search parameters; empty values are left out. */
export function stringifySearch(search: Raw): string {
  const given = Object.entries(search).filter((entry): entry is [string, string] => Boolean(entry[1]));
  const text = new URLSearchParams(given).toString();
  return text && `?${text}`;
}
