import { Directive, Field, ID, ObjectType } from 'type-graphql';

@ObjectType({ description: 'The guest who booked.' })
export class Guest {
  @Directive('@external')
  @Field(() => String, { nullable: true, description: 'E-mail address.' })
  email!: string | null;

  @Directive('@external')
  @Field(() => String, { nullable: true, description: 'Phone number.' })
  phone!: string | null;
}

@ObjectType({ description: 'A reservation, kept by the screening subgraph.' })
@Directive('@key(fields: "id")')
export class Reservation {
  @Field(() => ID, { description: 'Identifier of the reservation.' })
  id!: string;

  @Directive('@external')
  @Field(() => ID, { description: 'The account that the reservation belongs to.' })
  accountId!: string;

  @Directive('@external')
  @Field(() => Guest, { description: 'The guest who booked.' })
  guest!: Guest;
}
