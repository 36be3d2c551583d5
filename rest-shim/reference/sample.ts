import {
  type FieldNode,
  type FragmentDefinitionNode,
  type GraphQLField,
  type GraphQLNamedType,
  type GraphQLObjectType,
  type GraphQLOutputType,
  type GraphQLSchema,
  type GraphQLUnionType,
  Kind,
  type SelectionSetNode,
  getNamedType,
  isEnumType,
  isListType,
  isNonNullType,
  isObjectType,
  isUnionType,
  parse,
} from 'graphql';
import { eventWord } from '../routes/event-record.js';
import type { JsonSchema } from './json-schema.js';
import { moneyTexts } from './money-texts.js';

/** Which of the possible values of a response a sample contains. */
export interface Variant {
  /** Whether optional values are present. */
  leaves: boolean;
  /** Maximum depth at which optional objects are present. */
  depth: number;
  flag: boolean;
  /** Index of the value of each enum; null for a marker. */
  word: number | null;
}

interface Asked {
  field: GraphQLField<unknown, unknown>;
  nodes: FieldNode[];
}

const SCALARS: Record<string, JsonSchema> = {
  ID: { type: 'string' },
  String: { type: 'string' },
  Int: { type: 'integer' },
  Float: { type: 'number' },
  Boolean: { type: 'boolean' },
  Date: { type: 'string', format: 'date' },
  DateTime: { type: 'string', format: 'date-time' },
};

/** Unlikely to collide with any number that a route uses. */
const FIRST_NUMBER = 700_000_001;

/** Sample data for an operation. Its values are markers, which identify the field they came from. */
export class Sample {
  readonly data: Record<string, unknown>;
  readonly marks = new Map<unknown, JsonSchema>();
  /** Finds the field behind a response member by name, if its marker was transformed. */
  readonly named = new Map<string, JsonSchema>();
  private readonly texts: ReturnType<typeof moneyTexts>;
  private readonly fragments = new Map<string, FragmentDefinitionNode>();

  constructor(
    private readonly schema: GraphQLSchema,
    operation: string,
    private readonly variant: Variant,
  ) {
    const { definitions } = parse(operation);
    for (const part of definitions)
      if (part.kind === Kind.FRAGMENT_DEFINITION) this.fragments.set(part.name.value, part);
    const [main] = definitions.filter((part) => part.kind === Kind.OPERATION_DEFINITION);
    this.texts = moneyTexts(schema);
    this.data = this.objectOf(schema.getRootType(main!.operation)!, [main!.selectionSet], 0);
  }

  /** Of a union: the members of all its types, each of them optional. */
  private objectOf(
    type: GraphQLObjectType | GraphQLUnionType,
    sets: SelectionSetNode[],
    depth: number,
    texts: Partial<Record<string, string>> = {},
  ): Record<string, unknown> {
    const value: Record<string, unknown> = {};
    if (isUnionType(type) && !this.variant.leaves) return value;
    for (const [name, { field, nodes }] of this.fieldsOf(type, sets)) {
      const described = { ...field, description: texts[field.name] ?? field.description };
      value[name] = this.valueOf(name, texts[field.name] ? described : field, field.type, nodes, depth);
    }
    return value;
  }

  private fieldsOf(type: GraphQLNamedType, sets: SelectionSetNode[], found = new Map<string, Asked>()) {
    for (const node of sets.flatMap(({ selections }) => selections)) {
      if (node.kind === Kind.FIELD) {
        const name = node.alias?.value ?? node.name.value;
        const field = (type as GraphQLObjectType).getFields()[node.name.value]!;
        found.set(name, { field, nodes: [...(found.get(name)?.nodes ?? []), node] });
      } else {
        const part = node.kind === Kind.FRAGMENT_SPREAD ? this.fragments.get(node.name.value)! : node;
        const on = part.typeCondition && this.schema.getType(part.typeCondition.name.value);
        this.fieldsOf(on ?? type, [part.selectionSet], found);
      }
    }
    return found;
  }

  private valueOf(
    name: string,
    field: GraphQLField<unknown, unknown>,
    type: GraphQLOutputType,
    nodes: FieldNode[],
    depth: number,
    isItem = false,
  ): unknown {
    const named = getNamedType(type);
    const inner = isNonNullType(type) ? type.ofType : type;
    const payload = isObjectType(named) && named.getFields().userErrors && this.resultOf(named, nodes);
    if (payload) {
      const described = { ...payload.field, description: field.description };
      return this.valueOf(name, described, payload.field.type, payload.nodes, depth);
    }
    const isObject = isObjectType(named) || isUnionType(named);
    const shown = isObject ? depth < this.variant.depth : this.variant.leaves;
    if (!isNonNullType(type) && depth > 0 && !isItem && !shown) return null;
    const description = field.description?.trim();
    if (isListType(inner)) {
      const list = [this.valueOf(name, field, inner.ofType as GraphQLOutputType, nodes, depth, true)];
      this.marks.set(list, { type: 'array', description });
      return list;
    }
    if (!isObject) return this.leafOf(name, named.name, description);
    const value = this.objectOf(
      named,
      nodes.flatMap(({ selectionSet }) => selectionSet ?? []),
      depth + 1,
      this.texts.get(field),
    );
    this.marks.set(value, { title: named.name, description });
    return value;
  }

  /** The result that a mutation's payload holds, which routes get in place of the payload. */
  private resultOf(payload: GraphQLObjectType, nodes: FieldNode[]): Asked | undefined {
    const sets = nodes.flatMap(({ selectionSet }) => selectionSet ?? []);
    return [...this.fieldsOf(payload, sets).values()].find(({ field }) => field.name !== 'userErrors');
  }

  private leafOf(name: string, typeName: string, description: string | undefined): unknown {
    const type = this.schema.getType(typeName);
    const words = isEnumType(type) ? type.getValues().map(({ name: word }) => eventWord(typeName, word)) : undefined;
    const told = words ? { type: 'string', enum: words } : SCALARS[typeName];
    const known = { ...(told ?? { type: 'object', additionalProperties: true }), description };
    this.named.set(name, known);
    if (typeName === 'Boolean') return this.variant.flag;
    if (words && this.variant.word !== null) return words[this.variant.word % words.length];
    const at = FIRST_NUMBER + this.marks.size;
    const text = `~${at}~`;
    const mark = !told ? { [text]: text } : told.type === 'string' ? text : at;
    if (!told) this.marks.set(text, {});
    this.marks.set(mark, known);
    return mark;
  }
}
