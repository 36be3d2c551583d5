import { Directive, Field, ObjectType } from 'type-graphql';

@ObjectType('BackgroundReportFile', {
  description: 'PDF report of a background check. Internal: read by the gateway only.',
})
@Directive('@inaccessible')
export class ReportFile {
  @Field(() => String, { description: 'File name.' })
  name!: string;

  @Field(() => String, { description: 'PDF content, Base64.' })
  content!: string;
}
