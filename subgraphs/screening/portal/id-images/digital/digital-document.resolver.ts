import { Arg, Ctx, ID, Mutation, Resolver } from 'type-graphql';
import { RequiresRole } from '#kit/graph/requires-role.js';
import type { PortalContext } from '../../context.js';
import { DigitalDocument } from './digital-document.type.js';
import { DocumentChipInput } from './document-chip.type.js';
import { MobileLicenceInput } from './mobile-licence.type.js';
import { submitDigitalDocument } from './submit-digital-document.js';

@Resolver(() => DigitalDocument)
export class DigitalDocumentResolver {
  @RequiresRole('manager')
  @Mutation(() => DigitalDocument, {
    description:
      "Submit data that an app read from the chip of the guest's document, or received from their mobile driving " +
      'licence. It is verified and counts like images of the document.',
  })
  submitDigitalDocument(
    @Arg('reservationId', () => ID, { description: 'Reservation ID; with `pms`, the confirmation code.' })
    reservationId: string,
    @Arg('chip', () => DocumentChipInput, {
      nullable: true,
      description: 'Data of a chip. Give either this or `mobileLicence`.',
    })
    chip: DocumentChipInput | null,
    @Arg('mobileLicence', () => MobileLicenceInput, { nullable: true, description: 'A mobile driving licence.' })
    mobileLicence: MobileLicenceInput | null,
    @Arg('pms', () => String, {
      nullable: true,
      description: 'Source system (PMS). If given, the ID is a confirmation code in this system.',
    })
    pms: string | null,
    @Ctx() context: PortalContext,
  ) {
    return submitDigitalDocument(context, {
      reservationId,
      pms: pms ?? null,
      chip: chip ?? null,
      mobileLicence: mobileLicence ?? null,
    });
  }
}
