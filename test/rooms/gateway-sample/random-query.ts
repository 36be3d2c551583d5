import {
  type GraphQLCompositeType,
  type GraphQLField,
  type GraphQLSchema,
  getNamedType,
  isAbstractType,
  isInterfaceType,
  isLeafType,
  isObjectType,
  isRequiredArgument,
  validate,
  parse,
} from 'graphql';

/** Numbers from 0 to 1, the same for the same seed (mulberry32). */
export function seeded(seed: number): () => number {
  let state = seed;
  return () => {
    state = (state + 0x6d2b79f5) | 0;
    let mixed = Math.imul(state ^ (state >>> 15), 1 | state);
    mixed = (mixed + Math.imul(mixed ^ (mixed >>> 7), 61 | mixed)) ^ mixed;
    return ((mixed ^ (mixed >>> 14)) >>> 0) / 2 ** 32;
  };
}

const DEPTH = 3;
const IDS = ['"1"', '"2"', '"3"', '"4"', '"9"'];
const VALUES: Record<string, string> = { Float: '1.5', Int: '2', Period: '{ to: "2026" }' };

/** A valid query of the sample with aliases, fragments on unions and interfaces, and conditions on `$y` and `$n`. */
export function randomQuery(schema: GraphQLSchema, random: () => number): string {
  for (;;) {
    const text = `query Q($y: Boolean!, $n: Boolean = false) ${queryOf(schema, random)}`;
    if (validate(schema, parse(text)).length === 0) return text;
  }
}

function queryOf(schema: GraphQLSchema, random: () => number): string {
  const pick = <Item>(items: readonly Item[]): Item => items[Math.floor(random() * items.length)] as Item;
  const condition = (): string => {
    if (random() > 0.25) return '';
    return ` @${pick(['skip', 'include'])}(if: ${pick(['$y', '$n', '$y', '$n', 'true', 'false'])})`;
  };
  const argumentsOf = ({ args }: GraphQLField<unknown, unknown>): string => {
    const given = args.filter((argument) => isRequiredArgument(argument) || random() < 0.3);
    const texts = given.map(({ name, type }) => {
      const named = getNamedType(type).name;
      return `${name}: ${name === 'ids' ? `[${pick(IDS)}, ${pick(IDS)}]` : (VALUES[named] ?? pick(IDS))}`;
    });
    return texts.length > 0 ? `(${texts.join(', ')})` : '';
  };
  const fieldOf = (field: GraphQLField<unknown, unknown>, depth: number): string => {
    const type = getNamedType(field.type);
    const alias = random() < 0.2 ? `${pick(['a', 'b', 'c'])}: ` : '';
    const head = `${alias}${field.name}${argumentsOf(field)}${condition()}`;
    return isLeafType(type) ? head : `${head} ${selectionOf(type as GraphQLCompositeType, depth + 1)}`;
  };
  const selectionOf = (type: GraphQLCompositeType, depth: number): string => {
    const parts: string[] = random() < 0.3 ? [`__typename${condition()}`] : [];
    if (isObjectType(type) || isInterfaceType(type)) {
      const fields = Object.values(type.getFields()).filter(
        (field) => depth < DEPTH || isLeafType(getNamedType(field.type)),
      );
      for (let n = 0; n < 1 + random() * 3; n += 1) parts.push(fieldOf(pick(fields), depth));
    }
    const inside = isAbstractType(type) ? schema.getPossibleTypes(type) : [type];
    for (const each of isAbstractType(type) ? inside : random() < 0.2 ? inside : [])
      parts.push(`... on ${each.name}${condition()} ${selectionOf(each, Math.max(depth, DEPTH - 1))}`);
    return `{ ${parts.join(' ')} }`;
  };
  return selectionOf(schema.getQueryType()!, 0);
}
