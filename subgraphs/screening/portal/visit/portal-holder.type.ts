import { Directive, Field, ID, ObjectType } from 'type-graphql';

@ObjectType({ description: 'Holder of a portal credential. Internal: gateway only.' })
@Directive('@inaccessible')
export class PortalHolder {
  @Field(() => ID, { description: 'ID of the account that owns the reservation.' })
  accountId!: string;

  @Field(() => ID, { description: 'Reservation ID.' })
  reservationId!: string;

  @Field(() => ID, { nullable: true, description: 'ID of an adult on the guest list; null for the primary guest.' })
  adultId!: string | null;

  @Field(() => Boolean, { description: 'Whether the account is in test mode.' })
  isTest!: boolean;

  @Field(() => ID, {
    nullable: true,
    description: 'API key or session that requested the preview; null for the guest.',
  })
  previewBy!: string | null;
}
