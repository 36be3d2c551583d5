import { Directive, Field, ID, ObjectType } from 'type-graphql';
import { Node } from '#kit/graph/node.js';

@ObjectType({ description: 'Adverse media search for a person, with its results.', implements: Node })
@Directive('@key(fields: "id", resolvable: false)')
export class AdverseMediaReport {
  @Field(() => ID, { description: 'ID of the search.' })
  id!: string;
}

@ObjectType({ description: 'Background check of a person.', implements: Node })
@Directive('@key(fields: "id", resolvable: false)')
export class BackgroundCheck {
  @Field(() => ID, { description: 'ID of the check.' })
  id!: string;
}
