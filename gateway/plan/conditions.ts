import {
  type FragmentDefinitionNode,
  GraphQLError,
  Kind,
  type OperationDefinitionNode,
  type SelectionNode,
  type VariableNode,
  visit,
} from 'graphql';

/** The values of the variables of an operation, with defaults. */
export type Values = Record<string, unknown>;

const isCondition = (name: string): boolean => name === 'skip' || name === 'include';

/** The variables that `@skip` and `@include` use in an operation and its fragments, each once. */
export function conditionVariables(parts: (OperationDefinitionNode | FragmentDefinitionNode)[]): VariableNode[] {
  const found = new Map<string, VariableNode>();
  for (const part of parts) {
    visit(part, {
      Directive({ name, arguments: [given] = [] }) {
        const value = given?.value;
        if (isCondition(name.value) && value?.kind === Kind.VARIABLE) found.set(value.name.value, value);
      },
    });
  }
  return [...found.values()];
}

/** Throws a GraphQLError if a condition is null, which a nullable variable with a default can be. */
export function checkConditions(variables: readonly VariableNode[], values: Values): void {
  const nodes = variables.find(({ name }) => values[name.value] === null);
  if (nodes) throw new GraphQLError('Argument "if" of non-null type "Boolean!" must not be null.', { nodes });
}

/** Whether `@skip` and `@include` let a selection take part. */
export function isIncluded({ directives = [] }: SelectionNode, values: Values): boolean {
  return directives.every(({ name, arguments: [given] = [] }) => {
    if (!given || !isCondition(name.value)) return true;
    const { value } = given;
    const isTrue = value.kind === Kind.VARIABLE ? values[value.name.value] : value.kind === Kind.BOOLEAN && value.value;
    return isTrue === (name.value === 'include');
  });
}
