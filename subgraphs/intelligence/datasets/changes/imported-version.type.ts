import { Directive, Field, ID, ObjectType } from 'type-graphql';

@Directive('@inaccessible')
@ObjectType({ description: 'A version of a data set that came into force.' })
export class ImportedVersion {
  @Field(() => ID, { description: 'Identifier of the version.' })
  id!: string;

  @Field(() => String, { description: 'Name of the data set.' })
  dataset!: string;
}
