import { posix } from 'node:path';
import ts from 'typescript';
import { nodesOf, placeOf, type Source } from './source.js';

// `ExtraServices` is a domain word (a payment's extra services); a folder `services/` is not.
const FORBIDDEN_FOLDER = /^(manager|service|helper|util|impl|base)s?$/;
const FORBIDDEN_FILE = /(^|-)(managers?|service|helpers?|utils?|impl|base)$|^services$/;
const FORBIDDEN_NAME =
  /(^|[a-z0-9])(Managers?|Service|Helpers?|Utils?|Impl|Base)$|^(managers?|service|helpers?|utils?|impl|base)$/;
const KEBAB_FILE = /^[a-z0-9]+(-[a-z0-9]+)*(\.(entity|type|input|resolver|job|test|d))?\.(m?ts|m?js|tsx)$/;
const KEBAB_FOLDER = /^\.?[a-z0-9]+(-[a-z0-9]+)*$/;

function pathViolations(path: string): string[] {
  const folders = posix.dirname(path).split('/');
  const file = posix.basename(path);
  const forbidden =
    folders.find((folder) => FORBIDDEN_FOLDER.test(folder)) ?? FORBIDDEN_FILE.exec(file.split('.')[0] ?? '')?.[0];
  return [
    ...(KEBAB_FILE.test(file) ? [] : [`${path} is not named in kebab-case with a known suffix`]),
    ...folders
      .filter((folder) => !KEBAB_FOLDER.test(folder))
      .map((folder) => `${path} lies in ${folder}/, not kebab-case`),
    ...(forbidden ? [`${path} is named "${forbidden}"`] : []),
  ];
}

function namesIn(binding: ts.BindingName): string[] {
  if (ts.isIdentifier(binding)) return [binding.text];
  return binding.elements.flatMap((element) => (ts.isBindingElement(element) ? namesIn(element.name) : []));
}

function exportedNames(node: ts.Node): string[] {
  if (ts.isExportSpecifier(node)) return [node.name.text];
  if (!ts.isSourceFile(node.parent) || !ts.canHaveModifiers(node)) return [];
  if (!ts.getModifiers(node)?.some(({ kind }) => kind === ts.SyntaxKind.ExportKeyword)) return [];
  if (ts.isVariableStatement(node)) return node.declarationList.declarations.flatMap(({ name }) => namesIn(name));
  const named = node as ts.Node & { name?: ts.Node };
  return named.name && ts.isIdentifier(named.name) ? [named.name.text] : [];
}

/** Files and exports with a meaningless name (Manager, Service, …), and files that are not in kebab-case. */
export function nameViolations(sources: Source[]): string[] {
  return sources.flatMap((source) => [
    ...pathViolations(source.path),
    ...[...nodesOf(source)].flatMap((node) =>
      node.parent === undefined
        ? []
        : exportedNames(node)
            .filter((name) => FORBIDDEN_NAME.test(name))
            .map((name) => `${placeOf(source, node)} exports ${name}`),
    ),
  ]);
}
