import { ResultName } from '#kit/graph/payload/mutation-payloads.js';
import { Arg, Ctx, Mutation, Resolver } from 'type-graphql';
import { CODE_CHANNELS } from '#event-words';
import { capitalEnumOf } from '#kit/graph/enum-of.js';
import { OpenToGuest } from '#kit/graph/sdk-fence.js';
import { RequiresRole } from '#kit/graph/requires-role.js';
import type { PortalContext } from '../context.js';
import { confirmPortalCode } from './confirm-portal-code.js';
import type { CodeVia } from './portal-code.entity.js';
import { sendPortalCode } from './send-portal-code.js';

const PortalCodeVia = capitalEnumOf('PortalCodeVia', 'Channel for one-time codes.', CODE_CHANNELS);

const VIA = { description: 'Channel.' };

@Resolver()
export class PortalCodeResolver {
  @OpenToGuest()
  @RequiresRole('owner')
  @ResultName('isSent')
  @Mutation(() => Boolean, {
    description: 'Send the guest a one-time code, valid for 15 minutes. Any earlier code becomes invalid.',
  })
  sendPortalCode(
    @Arg('via', () => PortalCodeVia, VIA) via: CodeVia,
    @Arg('to', () => String, { description: 'Email address or phone number.' }) to: string,
    @Ctx() context: PortalContext,
  ) {
    return sendPortalCode(context, via, to);
  }

  @OpenToGuest()
  @RequiresRole('owner')
  @ResultName('isConfirmed')
  @Mutation(() => Boolean, { description: 'Confirm a one-time code. Each code allows five attempts.' })
  confirmPortalCode(
    @Arg('via', () => PortalCodeVia, VIA) via: CodeVia,
    @Arg('code', () => String, { description: 'Six-digit code.' }) code: string,
    @Ctx() context: PortalContext,
  ) {
    return confirmPortalCode(context, via, code);
  }
}
