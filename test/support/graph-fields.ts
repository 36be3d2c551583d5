import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import {
  type ConstDirectiveNode,
  type FieldDefinitionNode,
  Kind,
  type StringValueNode,
  type TypeNode,
  parse,
  print,
} from 'graphql';
import { NODE_TYPES } from '#subgraphs/identity/node/node-types.js';
import { type Role, ROLES } from '#kit/viewer/viewer.js';
import { projectRoot } from '#kit/process/project-root.js';

/** A field of the public graph and one path to it, read from the supergraph's SDL. */
export interface GraphField {
  /** `Type.field`. */
  name: string;
  /** The minimum role that can read it: that of the field itself or of the path with the lowest role. */
  least: Role;
  /** The role that the SDL names for the field itself. */
  named: Role | null;
  isRoot: boolean;
  /** It has an object type, whose fields are checked separately. */
  isObject: boolean;
  /**
   * An operation that selects it through the path with the lowest role. Its variables are declared; no values are
   * given.
   */
  document: string;
}

interface Known {
  name: string;
  type: string;
  role: Role | null;
  hidden: boolean;
  given: { name: string; type: string }[];
}

interface Way {
  reach: number;
  /** From the root, which is the first step. */
  steps: { on: string; field: Known }[];
}

const ROOTS = ['Query', 'Mutation', 'Subscription'];

const nameOf = (type: TypeNode): string => (type.kind === Kind.NAMED_TYPE ? type.name.value : nameOf(type.type));

function directive(list: readonly ConstDirectiveNode[] | undefined, name: string): ConstDirectiveNode | undefined {
  return list?.find((one) => one.name.value === name);
}

function knownOf({ name, type, directives, arguments: given = [] }: FieldDefinitionNode): Known {
  const role = directive(directives, 'requiresRole')?.arguments?.[0]?.value as StringValueNode | undefined;
  return {
    name: name.value,
    type: nameOf(type),
    role: (role?.value as Role | undefined) ?? null,
    hidden: directive(directives, 'inaccessible') !== undefined,
    given: given.flatMap((one) =>
      one.type.kind === Kind.NON_NULL_TYPE && !one.defaultValue
        ? [{ name: one.name.value, type: print(one.type) }]
        : [],
    ),
  };
}

/** Every field of the public graph that some role can reach. */
export function graphFields(): GraphField[] {
  const { types, within } = typesOf();
  const ways = new Map<string, Way>(ROOTS.map((root) => [root, { reach: 0, steps: [] }]));
  // Queries first: over plain HTTP a subscription is refused before its fields are looked at.
  const todo = ROOTS.toReversed();
  for (let type = todo.pop(); type; type = todo.pop())
    for (const field of types.get(type) ?? []) {
      if (field.hidden) continue;
      const { reach, steps } = ways.get(type)!;
      const next = { reach: Math.max(reach, leastOf(type, field)), steps: [...steps, { on: type, field }] };
      for (const to of [field.type, ...(within.get(field.type) ?? [])]) {
        // `node` finds nothing beyond a role: see nodes-and-connections.test.ts.
        if (field.type === 'Node' && NODE_TYPES[to] && NODE_TYPES[to].role !== 'viewer') continue;
        const known = ways.get(to);
        if (known && known.reach <= next.reach) continue;
        ways.set(to, next);
        todo.push(to);
      }
    }
  return [...types].flatMap(([on, fields]) => {
    const way = ways.get(on);
    if (!way) return [];
    return fields
      .filter(({ hidden }) => !hidden)
      .map((field) => ({
        name: `${on}.${field.name}`,
        named: field.role,
        isRoot: ROOTS.includes(on),
        isObject: types.has(field.type) || within.has(field.type),
        least: ROLES[Math.max(way.reach, leastOf(on, field))]!,
        document: documentOf([...way.steps, { on, field }], types),
      }));
  });
}

/** A root field without a role is not open to signed-in users. */
const leastOf = (on: string, { role }: Known): number =>
  role ? ROLES.indexOf(role) : ROOTS.includes(on) ? ROLES.length : 0;

function typesOf() {
  const types = new Map<string, Known[]>();
  const within = new Map<string, string[]>();
  const put = (outer: string, inner: string) => within.set(outer, [...(within.get(outer) ?? []), inner]);
  const { definitions } = parse(readFileSync(join(projectRoot, 'schema/supergraph.graphql'), 'utf8'));
  for (const node of definitions) {
    if (node.kind === Kind.OBJECT_TYPE_DEFINITION || node.kind === Kind.INTERFACE_TYPE_DEFINITION) {
      types.set(node.name.value, (node.fields ?? []).map(knownOf));
      for (const outer of node.interfaces ?? []) put(outer.name.value, node.name.value);
    }
    if (node.kind !== Kind.UNION_TYPE_DEFINITION) continue;
    types.set(node.name.value, []);
    for (const inner of node.types ?? []) put(node.name.value, inner.name.value);
  }
  return { types, within };
}

function documentOf(steps: Way['steps'], types: ReadonlyMap<string, Known[]>): string {
  const given = steps.flatMap(({ field }, n) => field.given.map((one) => ({ ...one, variable: `v${n}_${one.name}` })));
  const inner = types.has(steps.at(-1)!.field.type) ? '{ __typename }' : '';
  const body = steps.reduceRight((below, { on, field }, n) => {
    const values = field.given.map(({ name }) => `${name}: $v${n}_${name}`).join(', ');
    const asked = `${field.name}${values && `(${values})`} ${below}`;
    return n === 0 ? `{ ${asked} }` : `{ ... on ${on} { ${asked} } }`;
  }, inner);
  const declared = given.map(({ variable, type }) => `$${variable}: ${type}`).join(', ');
  return `${steps[0]!.on.toLowerCase()} Asked${declared && `(${declared})`} ${body}`;
}
