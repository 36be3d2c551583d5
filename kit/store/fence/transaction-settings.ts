/** Settings of PostgreSQL that are set for one transaction, by name; times in milliseconds. */
export type TransactionSettings = Readonly<Record<string, number>>;

/** As statements, to be sent in one text with others. */
export function settingStatements(settings: TransactionSettings | undefined): string[] {
  return Object.entries(settings ?? {}).map(([name, value]) => `set local ${name} = ${value}`);
}

/** As expressions of a select. */
export function settingExpressions(settings: TransactionSettings | undefined): string[] {
  return Object.entries(settings ?? {}).map(([name, value]) => `set_config('${name}', '${value}', true)`);
}
