import { Directive, Field, ObjectType } from 'type-graphql';
import { DateTimeScalar } from '#kit/graph/scalars.js';
import { RequiresRole } from '#kit/graph/requires-role.js';

@ObjectType('ReportLink', { description: 'Temporary download link to the report of a reservation.' })
export class ReportLinkType {
  @RequiresRole('manager')
  @Field(() => String, { description: 'Signed URL of the PDF. Anyone with the URL can open it until it expires.' })
  url!: string;

  @Field(() => DateTimeScalar, { description: 'Expiry time.' })
  expiresAt!: Date;
}

@ObjectType({ description: 'Report file for download. Internal: gateway only.' })
@Directive('@inaccessible')
export class ReportFile {
  @Field(() => String, { description: 'File name.' })
  name!: string;

  @Field(() => String, { description: 'PDF content, in base64.' })
  content!: string;
}
