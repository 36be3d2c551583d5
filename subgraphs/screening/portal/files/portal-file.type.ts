import { Directive, Field, ID, Int, ObjectType } from 'type-graphql';
import { Node } from '#kit/graph/node.js';
import { DateTimeScalar } from '#kit/graph/scalars.js';
import { capitalEnumOf } from '#kit/graph/enum-of.js';
import { RequiresRole } from '#kit/graph/requires-role.js';
import type { ScreenName } from '#portal-screens';
import { PortalScreen } from '../../booking/screens/portal-screen.type.js';
import type { FileFormat } from './file-formats.js';

export const PortalFileFormat = capitalEnumOf<FileFormat>(
  'PortalFileFormat',
  "Format of a guest's file, detected from its content.",
  {
    pdf: 'PDF document.',
    jpeg: 'JPEG image.',
    png: 'PNG image.',
    webp: 'WebP image.',
  },
);

@Directive('@key(fields: "id")')
@ObjectType({ description: 'File uploaded by a guest.', implements: Node })
export class PortalFile {
  @Field(() => ID, { description: 'File ID. Changes when the file is replaced.' })
  id!: string;

  @Field(() => PortalScreen, { description: 'Screen that the file was uploaded for.' })
  screen!: ScreenName;

  @Field(() => String, { description: 'Slot or question that the file belongs to.' })
  slot!: string;

  @Field(() => PortalFileFormat, { description: 'Format, detected from the content.' })
  format!: FileFormat;

  @Field(() => Int, { description: 'Stored size in bytes.' })
  bytes!: number;

  @RequiresRole('manager')
  @Field(() => String, { nullable: true, description: "Original file name on the guest's device." })
  name!: string | null;

  @Field(() => DateTimeScalar, { description: 'Time at which the file was uploaded.' })
  uploadedAt!: Date;
}

@ObjectType({ description: 'Short-lived link to a file.' })
export class PortalFileLink {
  @RequiresRole('manager')
  @Field(() => String, {
    description: 'Signed URL. Anyone with the URL can download the file. Every download is logged.',
  })
  url!: string;

  @Field(() => DateTimeScalar, { description: 'Expiry time.' })
  expiresAt!: Date;
}

@Directive('@inaccessible')
@ObjectType({ description: 'File for a signed link. Internal: gateway only.' })
export class PortalFileContent {
  @Field(() => PortalFileFormat, { description: 'Format of the file.' })
  format!: FileFormat;

  @Field(() => String, { description: 'Download file name, without personal data.' })
  saveAs!: string;

  @Field(() => String, { description: 'File content in base64.' })
  content!: string;
}
