import { ResultName } from '#kit/graph/payload/mutation-payloads.js';
import { Arg, Args, Ctx, FieldResolver, ID, Mutation, Query, Resolver, Root } from 'type-graphql';
import { PageArgs } from '#kit/graph/page-args.js';
import { RequiresRole } from '#kit/graph/requires-role.js';
import type { BookingContext } from '../context.js';
import { Reservation } from '../reservation/reservation.entity.js';
import { cancelMessage } from './cancel-message.js';
import { MessageConnection, MessageType, MessageInput } from './message.type.js';
import { sendMessage } from './send-message.js';
import { showMessage, showMessages } from './reads/show-messages.js';
import { deleteMessageTemplate } from './template/delete-message-template.js';
import {
  MessageTemplateConnection,
  MessageTemplateInput,
  MessageTemplateType,
} from './template/message-template.type.js';
import { saveMessageTemplate } from './template/save-message-template.js';

const TAG = { description: 'Template tag.' };

@Resolver(() => MessageType)
export class MessageReservationResolver {
  @FieldResolver(() => Reservation, { description: 'Reservation that the message belongs to.' })
  reservation(@Root() { reservationId }: MessageType, @Ctx() { load }: BookingContext) {
    return load.reservation(reservationId);
  }
}

@Resolver(() => Reservation)
export class MessageResolver {
  @RequiresRole('viewer')
  @Query(() => [MessageTemplateType], { description: 'List the message templates of the account, sorted by tag.' })
  messageTemplates(@Ctx() { load }: BookingContext) {
    return load.messageTemplates();
  }

  @RequiresRole('viewer')
  @Query(() => MessageTemplateConnection, {
    description: 'List the message templates of the account, sorted by tag, with cursor paging.',
  })
  messageTemplateConnection(@Args(() => PageArgs) page: PageArgs, @Ctx() { load }: BookingContext) {
    return load.messageTemplateConnection(page);
  }

  @RequiresRole('owner')
  @Mutation(() => MessageTemplateType, {
    description: 'Create a message template, or replace the one with the same tag.',
  })
  saveMessageTemplate(
    @Arg('input', () => MessageTemplateInput, { description: 'Template.' }) input: MessageTemplateInput,
    @Ctx() context: BookingContext,
  ) {
    return saveMessageTemplate(context, input);
  }

  @RequiresRole('owner')
  @ResultName('deletedTag')
  @Mutation(() => String, {
    description: 'Delete a message template and cancel its pending messages. Returns the tag.',
  })
  deleteMessageTemplate(@Arg('tag', () => String, TAG) tag: string, @Ctx() context: BookingContext) {
    return deleteMessageTemplate(context, tag);
  }

  @RequiresRole('manager')
  @Mutation(() => MessageType, { description: 'Queue a message to the guest of a reservation.' })
  async sendMessage(
    @Arg('reservationId', () => ID, { description: 'Reservation ID.' }) reservationId: string,
    @Arg('input', () => MessageInput, { description: 'Message.' }) input: MessageInput,
    @Ctx() context: BookingContext,
  ) {
    const message = await sendMessage(context, reservationId, input);
    return showMessage(context, (await context.load.reservation(message.reservationId))!, message);
  }

  @RequiresRole('manager')
  @Mutation(() => MessageType, { description: 'Cancel a pending message.' })
  async cancelMessage(@Arg('id', () => ID, { description: 'Message ID.' }) id: string, @Ctx() context: BookingContext) {
    const message = await cancelMessage(context, id);
    return showMessage(context, (await context.load.reservation(message.reservationId))!, message);
  }

  @FieldResolver(() => [MessageType], { description: 'Messages to the guest, oldest first.' })
  messages(@Root() row: Reservation, @Ctx() context: BookingContext) {
    return showMessages(context, row);
  }

  @FieldResolver(() => MessageConnection, {
    description: 'Messages to the guest, oldest first, with cursor paging.',
  })
  messageConnection(@Root() row: Reservation, @Args(() => PageArgs) page: PageArgs, @Ctx() context: BookingContext) {
    return context.load.messageConnection(row, page, (message) => showMessage(context, row, message));
  }
}
