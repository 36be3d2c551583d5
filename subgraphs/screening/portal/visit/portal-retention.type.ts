import { Field, Int, ObjectType } from 'type-graphql';

@ObjectType({ description: 'How long data entered in the portal is kept, in days.' })
export class PortalRetention {
  @Field(() => Int, { nullable: true, description: 'ID images, from upload; null: they are deleted once read.' })
  pictureDays!: number | null;

  @Field(() => Int, { description: 'Data read from an ID document, from the end of the stay.' })
  identityDays!: number;

  @Field(() => Int, { description: 'Contact details, from the end of the stay.' })
  contactDays!: number;

  @Field(() => Int, { description: 'Results of background checks, from the request.' })
  backgroundDays!: number;
}
