/** SQL that formats a timestamptz as UTC text with microseconds, which a Date would lose. */
export function timeText(sql: string): string {
  return `to_char(${sql} at time zone 'utc', 'YYYY-MM-DD"T"HH24:MI:SS.US"Z"')`;
}

/** Whether an untrusted value is a time in the format of `timeText`. */
export function isTimeText(value: unknown): boolean {
  return (
    typeof value === 'string' &&
    /^[12]\d{3}-\d\d-\d\dT\d\d:\d\d:\d\d\.\d{6}Z$/.test(value) &&
    new Date(value).toJSON()?.slice(0, 19) === value.slice(0, 19)
  );
}
