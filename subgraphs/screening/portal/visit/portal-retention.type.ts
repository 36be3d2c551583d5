import { Field, Int, ObjectType } from 'type-graphql';

@ObjectType({ description: 'Retention periods of portal data, in days.' })
export class PortalRetention {
  @Field(() => Int, { nullable: true, description: 'ID images, counted from the upload; null: deleted once read.' })
  pictureDays!: number | null;

  @Field(() => Int, { description: 'Data read from an ID document, counted from the end of the stay.' })
  identityDays!: number;

  @Field(() => Int, { description: 'Results of background checks, counted from the request.' })
  backgroundDays!: number;
}
