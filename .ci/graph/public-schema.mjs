import { Kind, buildASTSchema, parse, printSchema, visit } from 'graphql';

/** Directives that clients see; all others are for gateways. */
const SHOWN = new Set(['deprecated', 'specifiedBy', 'oneOf']);
const isHidden = ({ directives = [] }) => directives.some(({ name }) => name.value === 'inaccessible');

/** The schema that clients see, as SDL, out of a composed supergraph: without hidden parts and gateways' directives. */
export function publicSchema(supergraph) {
  const kept = visit(parse(supergraph, { noLocation: true }), {
    enter(node) {
      if (node.kind === Kind.DIRECTIVE_DEFINITION) return null;
      if (isHidden(node)) return null;
      if (node.kind === Kind.DIRECTIVE) return SHOWN.has(node.name.value) ? undefined : null;
      const isOfGateways = node.kind.endsWith('Definition') && /^(join|link|core)__/.test(node.name?.value ?? '');
      return isOfGateways ? null : undefined;
    },
  });
  return `${printSchema(buildASTSchema(kept)).trim()}\n`;
}
