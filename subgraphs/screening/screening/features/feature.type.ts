import { Field, Float, ObjectType } from 'type-graphql';

@ObjectType({ description: 'Value of a model feature.' })
export class Feature {
  @Field(() => String, { description: 'Name of the feature, as in the prediction operations.' })
  name!: string;

  @Field(() => Float, { description: 'Value.' })
  value!: number;
}

/** Features as a list in the order of their names. */
export function featureList(values: Readonly<Record<string, number>>): Feature[] {
  return Object.keys(values)
    .sort()
    .map((name) => ({ name, value: values[name]! }));
}
