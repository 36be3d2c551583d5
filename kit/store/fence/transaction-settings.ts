/** PostgreSQL settings for one transaction, by name; times in ms. */
export type TransactionSettings = Readonly<Record<string, number>>;

/** As statements, to be sent together with others. */
export function settingStatements(settings: TransactionSettings | undefined): string[] {
  return Object.entries(settings ?? {}).map(([name, value]) => `set local ${name} = ${value}`);
}

/** As select expressions. */
export function settingExpressions(settings: TransactionSettings | undefined): string[] {
  return Object.entries(settings ?? {}).map(([name, value]) => `set_config('${name}', '${value}', true)`);
}
