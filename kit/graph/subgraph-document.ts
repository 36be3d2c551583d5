import {
  type DocumentNode,
  type ExecutionResult,
  type GraphQLError,
  type GraphQLSchema,
  Kind,
  execute,
  parse,
  validate,
} from 'graphql';
import { type CompiledQuery, type Variables, compiledQuery, memberVariables } from './compiled-query.js';

/** A fetch of the query planner: parsed and validated once, compiled after several runs. */
export class SubgraphDocument {
  private readonly document: DocumentNode;
  private readonly problems: readonly GraphQLError[];
  private readonly members: string[];
  /** The name of the only operation (undefined: it has none); null if there are several. */
  private readonly only: string | undefined | null;
  private compiled: CompiledQuery | null | undefined;
  private runs = 0;

  /** `compileAfter`: number of interpreted runs first, so that one-off fetches are never compiled. */
  constructor(
    private readonly schema: GraphQLSchema,
    text: string,
    parsed: DocumentNode | undefined,
    private readonly compileAfter: number,
  ) {
    this.document = parsed ?? parse(text);
    this.problems = validate(schema, this.document);
    this.members = memberVariables(this.document);
    const [first, second] = this.document.definitions.filter((part) => part.kind === Kind.OPERATION_DEFINITION);
    this.only = second ? null : first?.name?.value;
  }

  /** `operationName`: which operation; may be left out if there is only one. */
  run(context: unknown, variables: Variables, operationName?: string): Promise<ExecutionResult> | ExecutionResult {
    if (this.problems.length > 0) return { errors: this.problems };
    if (this.only === null || (operationName && operationName !== this.only))
      return this.interpret(context, variables, operationName);
    if (this.compiled === undefined && this.runs++ >= this.compileAfter) {
      this.compiled = compiledQuery(this.schema, this.document);
    }
    const isGiven = (name: string) => variables[name] !== undefined;
    return this.compiled && this.members.every(isGiven)
      ? this.runCompiled(this.compiled, context, variables)
      : this.interpret(context, variables);
  }

  private async runCompiled(run: CompiledQuery, context: unknown, variables: Variables): Promise<ExecutionResult> {
    const result = await run(context, variables);
    // Without data nothing was executed: the variables were invalid, and graphql-js words that error itself.
    return result.data === undefined ? this.interpret(context, variables) : result;
  }

  private interpret(
    context: unknown,
    variables: Variables,
    operationName?: string,
  ): Promise<ExecutionResult> | ExecutionResult {
    return execute({
      schema: this.schema,
      document: this.document,
      contextValue: context,
      variableValues: variables,
      operationName,
    }) as Promise<ExecutionResult> | ExecutionResult;
  }
}
