import { posix } from 'node:path';
import ts from 'typescript';
import { nodesOf, placeOf, type Source } from './source.js';

const isTestOrBench = (path: string) => /^(packages\/[^/]+\/)?(test|bench)\//.test(path);
const mayBuildLoaders = (path: string) => path.startsWith('kit/') || posix.basename(path) === 'context.ts';
const mayReadEnvironment = (path: string) => posix.basename(path) === 'config.ts';

const isNamed = (node: ts.Node, name: string) => ts.isIdentifier(node) && node.text === name;

function isProcessEnv(node: ts.Node): boolean {
  if (ts.isPropertyAccessExpression(node)) return isNamed(node.expression, 'process') && node.name.text === 'env';
  if (ts.isElementAccessExpression(node))
    return isNamed(node.expression, 'process') && /^['"`]env['"`]$/.test(node.argumentExpression.getText());
  if (ts.isImportDeclaration(node))
    return /^['"](node:)?process['"]$/.test(node.moduleSpecifier.getText()) && /\benv\b/.test(node.getText());
  return (
    ts.isVariableDeclaration(node) &&
    node.initializer !== undefined &&
    isNamed(node.initializer, 'process') &&
    ts.isObjectBindingPattern(node.name) &&
    node.name.elements.some((element) => (element.propertyName ?? element.name).getText() === 'env')
  );
}

const SCHEMAS = ['identity', 'property', 'screening', 'intelligence'];
const TABLE = new RegExp(`\\b(${SCHEMAS.join('|')})\\.[a-z_]+\\b(?![./-])`, 'g');

/** Tables of other subgraphs named in a subgraph's text. */
function foreignTables(path: string, node: ts.Node): string[] {
  const own = SCHEMAS.find((schema) => path.startsWith(`subgraphs/${schema}/`));
  const isText =
    ts.isStringLiteral(node) ||
    ts.isNoSubstitutionTemplateLiteral(node) ||
    ts.isTemplateHead(node) ||
    ts.isTemplateMiddle(node) ||
    ts.isTemplateTail(node);
  if (!own || !isText || ts.isImportDeclaration(node.parent)) return [];
  return [...node.text.matchAll(TABLE)].flatMap(([table, schema]) => (schema === own ? [] : [table]));
}

/** Commands that connect as the owner of the tables: audit log verification, and distribution of tables. */
const CONNECTS_AS_OWNER = ['subgraphs/identity/log/audit/run-verification.ts', 'subgraphs/distribution/main.ts'];

/** A connection opened outside `kit`, whose connections apply row security to every statement. */
const opensConnection = (path: string, node: ts.Node) =>
  ts.isNewExpression(node) &&
  /^pg\.(Client|Pool)$/.test(node.expression.getText()) &&
  !path.startsWith('kit/') &&
  !CONNECTS_AS_OWNER.includes(path);

/**
 * Loaders built outside `kit/` and a subgraph's `context.ts`; the environment read outside a `config.ts`; tables
 * of another subgraph, which may have a database of its own; connections not opened by `kit`.
 */
export function placeViolations(sources: Source[]): string[] {
  return sources
    .filter(({ path }) => !isTestOrBench(path))
    .flatMap((source) =>
      [...nodesOf(source)].flatMap((node) => {
        if (ts.isNewExpression(node) && isNamed(node.expression, 'DataLoader') && !mayBuildLoaders(source.path))
          return [`${placeOf(source, node)} builds a DataLoader; loaders stand in context.ts`];
        if (isProcessEnv(node) && !mayReadEnvironment(source.path))
          return [`${placeOf(source, node)} reads the environment; only config.ts does`];
        if (opensConnection(source.path, node))
          return [`${placeOf(source, node)} opens a connection; kit does, below row security`];
        return foreignTables(source.path, node).map(
          (table) => `${placeOf(source, node)} names ${table}, which another subgraph owns`,
        );
      }),
    );
}
