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

/** Loaders that are built outside `kit/` and a subgraph's `context.ts`; the environment read outside a `config.ts`. */
export function placeViolations(sources: Source[]): string[] {
  return sources
    .filter(({ path }) => !isTestOrBench(path))
    .flatMap((source) =>
      [...nodesOf(source)].flatMap((node) => {
        if (ts.isNewExpression(node) && isNamed(node.expression, 'DataLoader') && !mayBuildLoaders(source.path))
          return [`${placeOf(source, node)} builds a DataLoader; loaders stand in context.ts`];
        if (isProcessEnv(node) && !mayReadEnvironment(source.path))
          return [`${placeOf(source, node)} reads the environment; only config.ts does`];
        return [];
      }),
    );
}
