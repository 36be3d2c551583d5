import { Arg, Ctx, Mutation, Resolver } from 'type-graphql';
import { enumOf } from '#kit/graph/enum-of.js';
import { OpenToGuest } from '#kit/graph/sdk-fence.js';
import { RequiresRole } from '#kit/graph/requires-role.js';
import type { PortalContext } from '../context.js';
import { confirmPortalCode } from './confirm-portal-code.js';
import type { CodeVia } from './portal-code.entity.js';
import { sendPortalCode } from './send-portal-code.js';

const PortalCodeVia = enumOf('PortalCodeVia', 'How a one-time code reaches the guest.', {
  email: 'By e-mail.',
  sms: 'By text message.',
});

const VIA = { description: 'By which way.' };

@Resolver()
export class PortalCodeResolver {
  @OpenToGuest()
  @RequiresRole('owner')
  @Mutation(() => Boolean, { description: 'Sends the guest a code that works for 15 minutes; the one before ends.' })
  sendPortalCode(
    @Arg('via', () => PortalCodeVia, VIA) via: CodeVia,
    @Arg('to', () => String, { description: 'The e-mail address or phone number.' }) to: string,
    @Ctx() context: PortalContext,
  ) {
    return sendPortalCode(context, via, to);
  }

  @OpenToGuest()
  @RequiresRole('owner')
  @Mutation(() => Boolean, { description: 'Takes a code that the guest received; it may be tried five times.' })
  confirmPortalCode(
    @Arg('via', () => PortalCodeVia, VIA) via: CodeVia,
    @Arg('code', () => String, { description: 'The six digits.' }) code: string,
    @Ctx() context: PortalContext,
  ) {
    return confirmPortalCode(context, via, code);
  }
}
