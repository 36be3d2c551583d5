import { type ASTVisitor, GraphQLError, Kind, type ValidationContext } from 'graphql';

const MOST_ALIASES = 30;
const MOST_DIRECTIVES = 50;
const DEEPEST = 12;
const MOST_ROOT_FIELDS = 20;

/** Refuses documents that are too deep, too wide or repeat themselves; introspection is asked for without a depth limit. */
export function shapeLimits(context: ValidationContext): ASTVisitor {
  let aliases = 0;
  let directives = 0;
  const refuse = (text: string) =>
    context.reportError(new GraphQLError(text, { extensions: { code: 'OPERATION_TOO_LARGE' } }));
  return {
    Directive() {
      directives += 1;
      if (directives === MOST_DIRECTIVES + 1) refuse(`An operation may have at most ${MOST_DIRECTIVES} directives.`);
    },
    Field(field) {
      if (field.alias) aliases += 1;
      if (field.alias && aliases === MOST_ALIASES + 1) refuse(`An operation may have at most ${MOST_ALIASES} aliases.`);
    },
    OperationDefinition(operation) {
      if (operation.selectionSet.selections.length > MOST_ROOT_FIELDS)
        refuse(`An operation may ask for at most ${MOST_ROOT_FIELDS} root fields.`);
      if (depthOf(context, operation.selectionSet, []) > DEEPEST)
        refuse(`An operation may be at most ${DEEPEST} levels deep.`);
    },
  };
}

type SelectionSet = { selections: readonly import('graphql').SelectionNode[] };

function depthOf(context: ValidationContext, set: SelectionSet, inside: string[]): number {
  if (inside.length > DEEPEST * 2) return DEEPEST + 1;
  let deepest = 0;
  for (const selection of set.selections) {
    if (selection.kind === Kind.FIELD) {
      if (selection.name.value.startsWith('__') || !selection.selectionSet) deepest = Math.max(deepest, 1);
      else deepest = Math.max(deepest, 1 + depthOf(context, selection.selectionSet, [...inside, '.']));
    } else if (selection.kind === Kind.INLINE_FRAGMENT) {
      deepest = Math.max(deepest, depthOf(context, selection.selectionSet, inside));
    } else {
      const name = selection.name.value;
      const fragment = inside.includes(name) ? null : context.getFragment(name);
      if (fragment) deepest = Math.max(deepest, depthOf(context, fragment.selectionSet, [...inside, name]));
    }
  }
  return deepest;
}

export const graphqlRules = [shapeLimits];
