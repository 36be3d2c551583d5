/** SQL that writes a timestamptz as UTC text down to the microsecond, which a Date would lose. */
export function timeText(sql: string): string {
  return `to_char(${sql} at time zone 'utc', 'YYYY-MM-DD"T"HH24:MI:SS.US"Z"')`;
}

/** Whether a value that came from outside is a time as `timeText` writes it. */
export function isTimeText(value: unknown): boolean {
  return (
    typeof value === 'string' &&
    /^[12]\d{3}-\d\d-\d\dT\d\d:\d\d:\d\d\.\d{6}Z$/.test(value) &&
    new Date(value).toJSON()?.slice(0, 19) === value.slice(0, 19)
  );
}
