import { Field, Float } from 'type-graphql';

interface NumberField {
  field: string;
  /** Whether it is a Boolean. */
  isFlag: boolean;
  description: string;
}

/** Builds a class with an optional field for each number or flag, for an object type or an input type. */
export function withNumberFields(fields: readonly NumberField[]): new () => object {
  class Numbers {}
  for (const { field, isFlag, description } of fields)
    Field(() => (isFlag ? Boolean : Float), { nullable: true, description })(Numbers.prototype, field);
  return Numbers;
}
