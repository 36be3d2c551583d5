import type { SupergraphFacts, TypeFact } from './supergraph-facts.js';

/**
 * Shapes for which the query planner is known to make plans that return wrong data without an error. Returns one
 * sentence per shape; empty if the supergraph has none. Cases: `@requires` with an argument, since the planner mixes up
 * values of one field for different arguments; resolvable and non-resolvable keys of one type in one subgraph, since it
 * may use the wrong one; an interface without implementations in a subgraph, since it plans nothing.
 */
export function planningRisks(facts: SupergraphFacts): string[] {
  return [...facts.types.values()].flatMap((type) => [
    ...requiredArguments(type),
    ...mixedKeys(type),
    ...emptyInterfaces(type, facts),
  ]);
}

function requiredArguments({ name, fields }: TypeFact): string[] {
  return [...fields].flatMap(([field, { requires }]) =>
    [...requires]
      .filter(([, set]) => set.includes('('))
      .map(([graph]) => `${name}.${field} requires a field with an argument in subgraph ${graph}.`),
  );
}

function mixedKeys({ name, keys }: TypeFact): string[] {
  const graphs = new Set(keys.map(({ graph }) => graph));
  return [...graphs]
    .filter((graph) => {
      const own = keys.filter((key) => key.graph === graph);
      return own.some(({ resolvable }) => resolvable) && own.some(({ resolvable }) => !resolvable);
    })
    .map((graph) => `${name} has resolvable and non-resolvable keys in subgraph ${graph}.`);
}

function emptyInterfaces({ name, kind, graphs }: TypeFact, { types, possible }: SupergraphFacts): string[] {
  const isObjectSomewhere = [...graphs.values()].some(({ isInterfaceObject }) => isInterfaceObject);
  if (kind !== 'interface' || !isObjectSomewhere) return [];
  return [...graphs]
    .filter(
      ([graph, { isInterfaceObject }]) =>
        !isInterfaceObject &&
        ![...possible(name)].some((object) => types.get(object)?.implementedIn.has(`${graph} ${name}`)),
    )
    .map(([graph]) => `Interface ${name} has no implementation in subgraph ${graph}.`);
}
