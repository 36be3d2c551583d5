import { Directive, Field, ObjectType } from 'type-graphql';

@ObjectType('BackgroundReportFile', {
  description: 'PDF report of a background check. Internal: gateway only.',
})
@Directive('@inaccessible')
export class ReportFile {
  @Field(() => String, { description: 'File name.' })
  name!: string;

  @Field(() => String, { description: 'PDF content, in base64.' })
  content!: string;
}
