import ts from 'typescript';
import type { Source } from './source.js';

/** Attributes that people read. */
const READ =
  /^(label|title|placeholder|description|alt|note|text|hint|error|action|empty|aria-(label|description|roledescription))$/;
/** Members of word tables. */
const MEMBERS = /^(label|word|name|title|text|note|description|asks|holds|may)$/;
/** Elements of Lingui: what is inside them is in the catalogues. */
const ELEMENTS = /^(Trans|Plural|Select)$/;
const MACROS = /^(t|msg|plural|select)$/;
const COMPARES = new Set([ts.SyntaxKind.EqualsEqualsEqualsToken, ts.SyntaxKind.ExclamationEqualsEqualsToken]);
const WORD = /\p{L}{2,}/u;
/** Words with spaces that begin like a sentence. */
const SENTENCE = /^\p{Lu}\p{Ll}+ (?:\p{L}|\d)/u;

/** Texts that no language changes: names, examples of data, and what only developers see. */
const EXCEPTIONS = new Set([
  'Guest Screening',
  'WebP',
  'First program',
  'example.com',
  'https://',
  'Maria Silva',
  'Lake Chalet',
]);

const tagOf = (node: ts.JsxElement) => node.openingElement.tagName.getText();

const isMacro = (node: ts.Node): boolean =>
  (ts.isTaggedTemplateExpression(node) && MACROS.test(node.tag.getText())) ||
  (ts.isCallExpression(node) && MACROS.test(node.expression.getText())) ||
  (ts.isJsxElement(node) && ELEMENTS.test(tagOf(node))) ||
  (ts.isJsxSelfClosingElement(node) && ELEMENTS.test(node.tagName.getText()));

/** Whether a literal is shown: text of an element, a readable attribute, a branch inside braces, or a sentence anywhere. */
function isShown(node: ts.StringLiteralLike): boolean {
  let inner: ts.Node = node;
  let outer = node.parent;
  if (/^[A-Z_]+$/.test(node.text) || (ts.isPropertyAssignment(outer) && outer.name === node)) return false;
  while (ts.isConditionalExpression(outer) || ts.isParenthesizedExpression(outer) || ts.isBinaryExpression(outer)) {
    if (ts.isConditionalExpression(outer) && outer.condition === inner) return false;
    if (ts.isBinaryExpression(outer) && COMPARES.has(outer.operatorToken.kind)) return false;
    [inner, outer] = [outer, outer.parent];
  }
  if (ts.isJsxExpression(outer)) outer = ts.isJsxAttribute(outer.parent) ? outer.parent : outer;
  if (ts.isJsxAttribute(outer)) return READ.test(outer.name.getText());
  if (ts.isPropertyAssignment(outer) && MEMBERS.test(outer.name.getText())) return /^\p{Lu}\p{Ll}/u.test(node.text);
  return ts.isJsxExpression(outer) || SENTENCE.test(node.text);
}

function literalsOf({ path, text }: Source): string[] {
  const file = ts.createSourceFile(path, text, ts.ScriptTarget.Latest, true);
  const found: string[] = [];
  const add = (node: ts.Node, words: string) => {
    const plain = words.replace(/\s+/g, ' ').trim();
    const line = file.getLineAndCharacterOfPosition(node.getStart()).line + 1;
    if (WORD.test(plain) && !EXCEPTIONS.has(plain)) found.push(`${path}:${line} shows “${plain}” in English only`);
  };
  const visit = (node: ts.Node): void => {
    if (isMacro(node) || ts.isImportDeclaration(node) || ts.isTypeNode(node)) return;
    if (ts.isJsxText(node)) add(node, node.text);
    else if (ts.isStringLiteralLike(node) && isShown(node)) add(node, node.text);
    else if (ts.isTemplateExpression(node) && SENTENCE.test(node.head.text)) add(node, node.head.text);
    ts.forEachChild(node, visit);
  };
  visit(file);
  return found;
}

/** Texts of the dashboard that are outside of the catalogues of messages. */
export const textsOutside = (sources: readonly Source[]): string[] =>
  sources
    .filter(
      ({ path }) => /^web\/dashboard\/.*\.tsx?$/.test(path) && !/\.d\.ts$|\/graph\/[\w-]*documents\.ts$/.test(path),
    )
    .flatMap(literalsOf);
