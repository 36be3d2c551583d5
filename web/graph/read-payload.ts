/** What a mutation says that the user can correct. */
export interface UserError {
  code: string;
  message: string;
  field?: string[] | null;
  rule?: string | null;
}

type Data = Record<string, unknown>;

const isPayload = (value: unknown): value is { userErrors: UserError[] } =>
  typeof value === 'object' && value !== null && 'userErrors' in value;

/** The results of an operation's mutations in place of their payloads, and the first user errors. */
export function readPayloads(data: Data): { results: Data; userErrors: UserError[] } {
  const results: Data = { ...data };
  let userErrors: UserError[] = [];
  for (const [root, value] of Object.entries(data)) {
    if (!isPayload(value)) continue;
    const { userErrors: errors, ...result } = value;
    results[root] = Object.values(result)[0];
    if (userErrors.length === 0) userErrors = errors;
  }
  return { results, userErrors };
}
