/** Why a process can't start: one sentence for the operator and what to do. `problem` names it in the log. */
export class StartProblem extends Error {
  readonly problem: string;

  constructor(problem: string, message: string, options?: ErrorOptions) {
    super(message, options);
    this.name = 'StartProblem';
    this.problem = problem;
  }
}
