/** Why a process can't start, with what to do about it. `problem` is its name in the log. */
export class StartProblem extends Error {
  readonly problem: string;

  constructor(problem: string, message: string, options?: ErrorOptions) {
    super(message, options);
    this.name = 'StartProblem';
    this.problem = problem;
  }
}

/** Host and port of a database URL, without user and password. */
export function addressOf(databaseUrl: string): string {
  const url = URL.parse(databaseUrl);
  const host = url?.hostname || url?.searchParams.get('host') || 'localhost';
  return `${host}:${url?.port || '5432'}`;
}
