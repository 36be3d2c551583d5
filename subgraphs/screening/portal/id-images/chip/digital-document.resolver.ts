import { Arg, Ctx, ID, Mutation, Resolver } from 'type-graphql';
import { RequiresRole } from '#kit/graph/requires-role.js';
import type { PortalContext } from '../../context.js';
import { DigitalDocument } from './digital-document.type.js';
import { DocumentChipInput } from './document-chip.type.js';
import { submitDigitalDocument } from './submit-digital-document.js';

@Resolver(() => DigitalDocument)
export class DigitalDocumentResolver {
  @RequiresRole('manager')
  @Mutation(() => DigitalDocument, {
    description:
      "Submit data that a companion app read from the chip of the guest's document. It is verified by passive " +
      'authentication and counts like images of the document.',
  })
  submitDigitalDocument(
    @Arg('reservationId', () => ID, { description: 'Reservation ID; with `pms`, the confirmation code.' })
    reservationId: string,
    @Arg('chip', () => DocumentChipInput, { description: 'Data of the chip.' }) chip: DocumentChipInput,
    @Arg('pms', () => String, {
      nullable: true,
      description: 'Source system (PMS). If given, the ID is a confirmation code in this system.',
    })
    pms: string | null,
    @Ctx() context: PortalContext,
  ) {
    return submitDigitalDocument(context, { reservationId, pms: pms ?? null, chip });
  }
}
