import { Directive, Field, GraphQLISODateTime, ObjectType } from 'type-graphql';
import { RequiresRole } from '#kit/graph/requires-role.js';

@ObjectType('ReportLink', { description: 'Where the report of a reservation can be downloaded for a short time.' })
export class ReportLinkType {
  @RequiresRole('manager')
  @Field(() => String, { description: 'Signed address of the PDF; whoever has it can open it until it expires.' })
  url!: string;

  @Field(() => GraphQLISODateTime, { description: 'When the address stops working.' })
  expiresAt!: Date;
}

@ObjectType({ description: 'A report as it is downloaded. Asked by the gateway only.' })
@Directive('@inaccessible')
export class ReportFile {
  @Field(() => String, { description: 'Name for the file.' })
  name!: string;

  @Field(() => String, { description: 'The PDF in base64.' })
  content!: string;
}
