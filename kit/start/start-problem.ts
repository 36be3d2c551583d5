/** Why a process can't start: one sentence for the operator and what to do. `problem` names it in the log. */
export class StartProblem extends Error {
  readonly problem: string;

  constructor(problem: string, message: string, options?: ErrorOptions) {
    super(message, options);
    this.name = 'StartProblem';
    this.problem = problem;
  }
}

/** Host and port of a database's URL, never its user or password. */
export function addressOf(databaseUrl: string): string {
  const url = URL.parse(databaseUrl);
  const host = url?.hostname || url?.searchParams.get('host') || 'localhost';
  return `${host}:${url?.port || '5432'}`;
}
