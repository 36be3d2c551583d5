import {
  DEFAULT_DEPRECATION_REASON,
  type GraphQLNamedType,
  type GraphQLSchema,
  isEnumType,
  isInputObjectType,
  isInterfaceType,
  isIntrospectionType,
  isObjectType,
  isSpecifiedScalarType,
} from 'graphql';

interface Described {
  name: string;
  description?: string | null;
  deprecationReason?: string | null;
}

/** Everything below a type that a client can read about: its full name and its node. */
function partsOf(type: GraphQLNamedType): Described[] {
  const below = (name: string, parts: readonly Described[]) =>
    parts.map((part) => ({ ...part, name: `${name}.${part.name}` }));
  if (isEnumType(type)) return below(type.name, type.getValues());
  if (isInputObjectType(type)) return below(type.name, Object.values(type.getFields()));
  if (!isObjectType(type) && !isInterfaceType(type)) return [];
  return Object.values(type.getFields()).flatMap((field) => {
    const name = `${type.name}.${field.name}`;
    return [{ ...field, name }, ...below(name, field.args)];
  });
}

/** Parts of a schema without a description, and deprecations without a reason. The root types need none. */
export function descriptionViolations(schema: GraphQLSchema): string[] {
  const roots = [schema.getQueryType(), schema.getMutationType(), schema.getSubscriptionType()];
  const types = Object.values(schema.getTypeMap()).filter(
    (type) => !isIntrospectionType(type) && !isSpecifiedScalarType(type),
  );
  const described: Described[] = types.filter((type) => !roots.includes(type as never));
  return [...described, ...types.flatMap(partsOf)].flatMap(({ name, description, deprecationReason }) => [
    ...(description?.trim() ? [] : [`${name} has no description`]),
    ...(deprecationReason === '' || deprecationReason === DEFAULT_DEPRECATION_REASON
      ? [`${name} is deprecated without a reason`]
      : []),
  ]);
}
