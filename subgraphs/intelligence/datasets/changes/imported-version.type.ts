import { Directive, Field, ID, ObjectType } from 'type-graphql';

@Directive('@inaccessible')
@ObjectType({ description: 'An active version of a dataset.' })
export class ImportedVersion {
  @Field(() => ID, { description: 'ID of the version.' })
  id!: string;

  @Field(() => String, { description: 'Name of the dataset.' })
  dataset!: string;
}
