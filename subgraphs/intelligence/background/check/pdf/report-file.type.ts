import { Directive, Field, ObjectType } from 'type-graphql';

@ObjectType('BackgroundReportFile', {
  description: 'The report of a check as it is downloaded. Asked by the gateway only.',
})
@Directive('@inaccessible')
export class ReportFile {
  @Field(() => String, { description: 'Name for the file.' })
  name!: string;

  @Field(() => String, { description: 'The PDF in base64.' })
  content!: string;
}
