import { Field, GraphQLISODateTime, ID, Int, ObjectType } from 'type-graphql';
import { enumOf } from '#kit/graph/enum-of.js';
import { RequiresRole } from '#kit/graph/requires-role.js';
import type { ScreenName } from '#portal-screens';
import { PortalScreen } from '../../booking/screens/portal-screen.type.js';
import type { FileFormat } from './file-formats.js';

export const PortalFileFormat = enumOf('PortalFileFormat', 'What a file of a guest is, by its content.', {
  pdf: 'A document.',
  jpeg: 'A photo.',
  png: 'A picture.',
  webp: 'A picture.',
});

@ObjectType({ description: 'A file that a guest handed in.' })
export class PortalFile {
  @Field(() => ID, { description: 'Identifier of the file; another one when it is replaced.' })
  id!: string;

  @Field(() => PortalScreen, { description: 'The screen that asked for it.' })
  screen!: ScreenName;

  @Field(() => String, { description: 'The slot, or the question, that it answers.' })
  slot!: string;

  @Field(() => PortalFileFormat, { description: 'What it is, whatever it was called.' })
  format!: FileFormat;

  @Field(() => Int, { description: 'Its size in bytes, as it is kept.' })
  bytes!: number;

  @RequiresRole('manager')
  @Field(() => String, { nullable: true, description: "What the guest's device called it." })
  name!: string | null;

  @Field(() => GraphQLISODateTime, { description: 'When it came.' })
  uploadedAt!: Date;
}

@ObjectType({ description: 'A link by which a file is fetched for a short time.' })
export class PortalFileLink {
  @RequiresRole('manager')
  @Field(() => String, { description: 'Signed address; whoever has it can fetch the file. Each fetch is logged.' })
  url!: string;

  @Field(() => GraphQLISODateTime, { description: 'When the address stops working.' })
  expiresAt!: Date;
}

@ObjectType({ description: 'What a link to a file opens. Asked by the gateway only.' })
export class PortalFileContent {
  @Field(() => PortalFileFormat, { description: 'What it is.' })
  format!: FileFormat;

  @Field(() => String, { description: 'Name to save it under, without personal data.' })
  saveAs!: string;

  @Field(() => String, { description: 'Its bytes in base64.' })
  content!: string;
}
