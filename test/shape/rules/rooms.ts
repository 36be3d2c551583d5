import { posix } from 'node:path';
import ts from 'typescript';
import { nodesOf, placeOf, type Source } from './source.js';

/** One import, export-from, `import()` or `require` of a file. `at` is `path:line`. */
export interface Import {
  specifier: string;
  at: string;
  typeOnly: boolean;
}

/** The target of a specifier: a file of the repository (by path), an npm package (by name) or a module of Node. */
export type Target =
  | { kind: 'file'; path: string; bySubpath: boolean }
  | { kind: 'package'; name: string }
  | { kind: 'node'; name: string };

function specifierOf(node: ts.Node): ts.Node | undefined {
  if (ts.isImportDeclaration(node) || ts.isExportDeclaration(node)) return node.moduleSpecifier;
  if (ts.isExternalModuleReference(node)) return node.expression;
  if (ts.isImportTypeNode(node)) return ts.isLiteralTypeNode(node.argument) ? node.argument.literal : undefined;
  if (!ts.isCallExpression(node)) return undefined;
  const called = node.expression;
  const imports = called.kind === ts.SyntaxKind.ImportKeyword || (ts.isIdentifier(called) && called.text === 'require');
  return imports ? node.arguments[0] : undefined;
}

function isTypeOnly(node: ts.Node): boolean {
  if (ts.isImportTypeNode(node)) return true;
  if (ts.isExportDeclaration(node)) return node.isTypeOnly;
  // `import { type X }` still loads the module under verbatimModuleSyntax, so only `import type` counts.
  return ts.isImportDeclaration(node) && node.importClause?.phaseModifier === ts.SyntaxKind.TypeKeyword;
}

/** All imports of a file, in order. */
export function importsOf(source: Source): Import[] {
  return [...nodesOf(source)].flatMap((node) => {
    const specifier = specifierOf(node);
    if (!specifier || !ts.isStringLiteralLike(specifier)) return [];
    return [{ specifier: specifier.text, at: placeOf(source, node), typeOnly: isTypeOnly(node) }];
  });
}

/**
 * Shared words of the subgraphs, as files or folders: events, failure codes, gaps of lookups, problems with values, names
 * of portal screens and of booking systems, placeholders, retention, and what a news search covers.
 */
const SHARED_WORDS = [
  'event-words',
  'events',
  'failure-codes',
  'gap-words',
  'news-scope',
  'problem-phrases',
  'pms-systems',
  'placeholders',
  'portal-screens',
  'retention',
];

/** Resolves a specifier as Node and `imports` of package.json do; the file need not exist. */
export function targetOf(specifier: string, from: string): Target {
  if (specifier.startsWith('node:')) return { kind: 'node', name: specifier };
  const bySubpath = specifier.startsWith('#');
  if (!bySubpath && !specifier.startsWith('.')) {
    const [scope = '', name = ''] = specifier.split('/');
    return { kind: 'package', name: scope.startsWith('@') ? `${scope}/${name}` : scope };
  }
  const word = SHARED_WORDS.find((name) => specifier === `#${name}` || specifier.startsWith(`#${name}/`));
  const plain = word ? `subgraphs/${specifier.slice(1).replace(/\.js$/, '')}.js` : specifier.slice(1);
  const path = bySubpath ? plain : posix.join(posix.dirname(from), specifier);
  return { kind: 'file', path: path.replace(/\.js$/, '.ts'), bySubpath };
}

/** The room of a path: `packages/<name>`, `kit`, `words`, `subgraphs` (its root files), `subgraphs/<name>`, … or `root`. */
export function roomOf(path: string): string {
  const [first = '', second, third] = path.split('/');
  if (second === undefined) return 'root';
  if (first === 'packages') return `packages/${second}`;
  if (first !== 'subgraphs') return first;
  if (SHARED_WORDS.some((name) => path === `subgraphs/${name}.ts` || second === name)) return 'words';
  return third === undefined ? 'subgraphs' : `subgraphs/${second}`;
}
