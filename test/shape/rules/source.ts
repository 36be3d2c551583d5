import ts from 'typescript';

/** A file of the repository: its path from the root, with forward slashes, and its whole text. */
export interface Source {
  path: string;
  text: string;
}

const parsed = new WeakMap<Source, ts.SourceFile>();

/** The syntax tree of a source; parsed once, never fails (an incomplete file gives a partial tree). */
export function syntaxOf(source: Source): ts.SourceFile {
  let tree = parsed.get(source);
  if (!tree) {
    tree = ts.createSourceFile(source.path, source.text, ts.ScriptTarget.Latest, true);
    parsed.set(source, tree);
  }
  return tree;
}

/** Every node of a source, parents before children. */
export function* nodesOf(source: Source): Generator<ts.Node> {
  const stack: ts.Node[] = [syntaxOf(source)];
  for (let node = stack.pop(); node; node = stack.pop()) {
    yield node;
    const children: ts.Node[] = [];
    ts.forEachChild(node, (child) => void children.push(child));
    stack.push(...children.reverse());
  }
}

/** `path:line`, as editors and terminals link it; lines count from 1. */
export function placeOf(source: Source, node: ts.Node): string {
  const tree = syntaxOf(source);
  return `${source.path}:${tree.getLineAndCharacterOfPosition(node.getStart(tree)).line + 1}`;
}

/** Lines of a text; a trailing newline does not start another line. */
export function lineCount(text: string): number {
  return text === '' ? 0 : text.replace(/\n$/, '').split('\n').length;
}
