import { Directive, Field, ID, ObjectType } from 'type-graphql';

@ObjectType({ description: "Whom a portal's credential stands for. Asked by the gateway only." })
@Directive('@inaccessible')
export class PortalHolder {
  @Field(() => ID, { description: 'The account of the reservation.' })
  accountId!: string;

  @Field(() => ID, { description: 'The reservation.' })
  reservationId!: string;

  @Field(() => ID, { nullable: true, description: 'The adult of its list; null: the guest who booked.' })
  adultId!: string | null;

  @Field(() => Boolean, { description: 'Whether the account is for tests.' })
  isTest!: boolean;

  @Field(() => ID, {
    nullable: true,
    description: 'Of a preview: the key or session that asked for it. null: the guest.',
  })
  previewBy!: string | null;
}
