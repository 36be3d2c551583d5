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
export function readPayloads<Told extends UserError>(data: Data): { results: Data; userErrors: Told[] } {
  const results: Data = { ...data };
  let userErrors: Told[] = [];
  for (const [root, value] of Object.entries(data)) {
    if (!isPayload(value)) continue;
    const { userErrors: errors, ...result } = value;
    results[root] = Object.values(result)[0];
    if (userErrors.length === 0) userErrors = errors as Told[];
  }
  return { results, userErrors };
}
