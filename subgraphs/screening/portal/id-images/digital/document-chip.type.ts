import { Field, InputType, Int, ObjectType } from 'type-graphql';
import { RequiresRole } from '#kit/graph/requires-role.js';
import { DateTimeScalar } from '#kit/graph/scalars.js';

@InputType({ description: 'Data group of the chip of a travel document.' })
export class ChipDataGroup {
  @Field(() => Int, { description: 'Number of the group, 1 to 16.' })
  number!: number;

  @Field(() => String, { description: 'Content of the file in base64, including its tag.' })
  content!: string;
}

@InputType({ description: 'Data read from the chip of a travel document.' })
export class DocumentChipInput {
  @Field(() => String, { description: 'Document security object (EF.SOD) in base64, including its tag.' })
  sod!: string;

  @Field(() => [ChipDataGroup], {
    description:
      'Data groups. Group 1 (machine-readable zone) is required; group 2 (face) is needed to compare a selfie.',
  })
  dataGroups!: ChipDataGroup[];
}

@ObjectType({ description: 'Chip of a travel document, checked by passive authentication (ICAO Doc 9303, part 11).' })
export class DocumentChip {
  @Field(() => Boolean, { description: 'Whether every step of the check succeeded.' })
  isGenuine!: boolean;

  @Field(() => [String], { description: 'Steps that succeeded: `signature`, `signer`, `dg1` and other data groups.' })
  proved!: string[];

  @Field(() => [String], {
    description: 'Steps that failed, as stable codes, such as `untrusted_signer` or `hash_dg2`.',
  })
  faults!: string[];

  @Field(() => String, { nullable: true, description: 'Two-letter code of the country whose signer is in the chip.' })
  signerCountry!: string | null;

  @Field(() => DateTimeScalar, { description: 'Time at which the chip data was submitted.' })
  submittedAt!: Date;

  @RequiresRole('manager')
  @Field(() => String, {
    nullable: true,
    description:
      "Signed URL of the holder's picture, valid for five minutes; every access is logged. Null if the chip data had " +
      'no JPEG picture that is genuine, or it is no longer stored.',
  })
  url!: string | null;
}
