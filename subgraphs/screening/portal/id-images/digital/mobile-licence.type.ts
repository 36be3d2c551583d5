import { Field, InputType, ObjectType } from 'type-graphql';
import { RequiresRole } from '#kit/graph/requires-role.js';
import { DateTimeScalar } from '#kit/graph/scalars.js';

@InputType({ description: 'Mobile driving licence that a reader app received (ISO/IEC 18013-5).' })
export class MobileLicenceInput {
  @Field(() => String, {
    description: 'The `DeviceResponse` in CBOR, decrypted, in base64. It must contain one mobile driving licence.',
  })
  deviceResponse!: string;

  @Field(() => String, {
    nullable: true,
    description:
      'The `SessionTranscript` of the same session in CBOR, in base64. With it the signature of the device is verified, ' +
      'which shows that the answer is no copy.',
  })
  sessionTranscript?: string | null;
}

@ObjectType({ description: 'Mobile driving licence, checked by the rules of ISO/IEC 18013-5, 9.3.' })
export class MobileLicence {
  @Field(() => Boolean, {
    description:
      'Whether every step of the check succeeded. Without `device_signature` among `proved`, the licence may still be ' +
      'a copy of an earlier answer.',
  })
  isGenuine!: boolean;

  @Field(() => [String], {
    description:
      'Steps that succeeded: `signature`, `signer`, `validity`, `device_signature`, and elements such as `birth_date`.',
  })
  proved!: string[];

  @Field(() => [String], {
    description: 'Steps that failed, as stable codes, such as `untrusted_signer` or `digest_birth_date`.',
  })
  faults!: string[];

  @Field(() => String, { nullable: true, description: 'Two-letter code of the country of the signer.' })
  signerCountry!: string | null;

  @Field(() => DateTimeScalar, { description: 'Time at which the licence was submitted.' })
  submittedAt!: Date;

  @RequiresRole('manager')
  @Field(() => String, {
    nullable: true,
    description:
      "Signed URL of the holder's portrait, valid for five minutes; every access is logged. Null if the licence had no " +
      'JPEG portrait that was signed, or it is no longer stored.',
  })
  url!: string | null;
}
