import { Field, Float, ID, InputType, Int, ObjectType } from 'type-graphql';
import { RequiresRole } from '#kit/graph/requires-role.js';
import type { Member, ObjectShape, Shape } from './shape.js';

type Class = new () => object;

const outputs = new Map<string, Class>();
const inputs = new Map<string, Class>();

/** The GraphQL object type of a shape. Shapes with one name have one type. */
export function outputType(shape: ObjectShape): Class {
  return build(outputs, shape, (type) => {
    for (const { graphName, description, isNullable: nullable, role, shape: of } of shape.members) {
      const made = typeOf(of, outputType) as Class;
      Field(() => made, { description, nullable })(type.prototype as object, graphName);
      if (role) RequiresRole(role)(type.prototype as object, graphName);
    }
    ObjectType(shape.name, { description: shape.description })(type);
  });
}

/** Members of inputs. */
export const givenMembers = ({ members }: ObjectShape): Member[] => members.filter(({ isResult }) => !isResult);

/** The GraphQL input type of a shape: its name ends in `Input`. */
export function inputType(shape: ObjectShape): Class {
  return build(inputs, shape, (type) => {
    for (const { graphName, description, isOptional: nullable, shape: of } of givenMembers(shape)) {
      const made = typeOf(of, inputType) as Class;
      Field(() => made, { description, nullable })(type.prototype as object, graphName);
    }
    InputType(`${shape.name}Input`, { description: shape.description })(type);
  });
}

function build(known: Map<string, Class>, { name }: ObjectShape, describe: (type: Class) => void): Class {
  const found = known.get(name);
  if (found) return found;
  const type = class {};
  known.set(name, type);
  describe(type);
  return type;
}

const LEAVES = { text: String, id: ID, number: Float, whole: Int, truth: Boolean } as const;

function typeOf(shape: Shape, typeOfObject: (shape: ObjectShape) => Class): unknown {
  switch (shape.kind) {
    case 'list':
      return [typeOf(shape.of, typeOfObject)];
    case 'object':
      return typeOfObject(shape);
    case 'choice':
      return shape.shownAs;
    default:
      return LEAVES[shape.kind];
  }
}
