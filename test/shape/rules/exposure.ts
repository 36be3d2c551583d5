import ts from 'typescript';
import { nodesOf, placeOf, type Source } from './source.js';

const EXPOSING = new Set(['ObjectType', 'InterfaceType', 'InputType']);
const COLUMN = new Set(['Property', 'PrimaryKey', 'Embedded', 'Enum']);
const SECRET_TYPE = /\bEncrypted[A-Z]\w*/;
const SECRET_NAME = /(^|[a-z0-9_])(Hash|Secret|Cipher)$|^(hash|secret|cipher)$|_(hash|secret|cipher)$/;

interface Class {
  name: string;
  at: string;
  parent: string | undefined;
  exposed: boolean;
  secrets: string[];
}

function decoratorCalls(node: ts.HasDecorators): { name: string; text: string; call: ts.CallExpression }[] {
  return (ts.getDecorators(node) ?? []).flatMap(({ expression: call }) =>
    ts.isCallExpression(call) && ts.isIdentifier(call.expression)
      ? [{ name: call.expression.text, text: call.getText(), call }]
      : [],
  );
}

/** The column's own name in the database, if the decorator gives one. */
const columnName = (text: string) => /\b(?:fieldName|name):\s*['"`](\w+)['"`]/.exec(text)?.[1] ?? '';

function secretsOf(node: ts.ClassLikeDeclaration): string[] {
  return node.members.filter(ts.isPropertyDeclaration).flatMap((member) => {
    const column = decoratorCalls(member).find(({ name }) => COLUMN.has(name));
    if (!column) return [];
    const name = member.name.getText();
    const secret = SECRET_TYPE.test(column.text) || SECRET_NAME.test(name) || SECRET_NAME.test(columnName(column.text));
    return secret ? [name] : [];
  });
}

function classesOf(source: Source): Class[] {
  return [...nodesOf(source)].filter(ts.isClassLike).map((node) => {
    const parent = node.heritageClauses?.find((clause) => clause.token === ts.SyntaxKind.ExtendsKeyword)?.types[0];
    return {
      name: node.name?.text ?? '',
      at: placeOf(source, node),
      parent: parent?.expression.getText(),
      exposed: ts.isClassDeclaration(node) && decoratorCalls(node).some(({ name }) => EXPOSING.has(name)),
      secrets: secretsOf(node),
    };
  });
}

/** Classes that hold an encrypted or hashed column, declared or inherited, and are also a GraphQL type. */
export function exposureViolations(sources: Source[]): string[] {
  const classes = sources.flatMap(classesOf);
  const byName = new Map(classes.map((each) => [each.name, each]));
  const allSecrets = ({ secrets, parent, name }: Class): string[] => {
    const base = parent === undefined || parent === name ? undefined : byName.get(parent);
    return base ? [...secrets, ...allSecrets(base)] : secrets;
  };
  return classes
    .filter((each) => each.exposed && allSecrets(each).length > 0)
    .map((each) => `${each.at} ${each.name} is a GraphQL type and holds ${allSecrets(each).join(', ')}`);
}
