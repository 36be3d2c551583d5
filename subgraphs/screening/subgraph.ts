import { emFor } from '#kit/store/database.js';
import type { Job } from '#kit/queue/jobs.js';
import type { Subgraph } from '#kit/graph/subgraph.js';
import { ANALYSIS, analysisJob } from './analysis/analyse-reservation.job.js';
import { analyseReservation } from './analysis/analyse-reservation.js';
import { BlacklistEntry } from './blacklist/blacklist-entry.entity.js';
import { BlacklistResolver } from './blacklist/blacklist.resolver.js';
import { Callback } from './analysis/callback.entity.js';
import { callbackJob } from './analysis/deliver-callback.job.js';
import { type ScreeningContext, saveListingByGraph, screeningReads } from './context.js';
import { StoredDecision } from './decision/decision.entity.js';
import { deliveryJob } from './message/delivery/deliver-message.job.js';
import { sweepMessages } from './message/delivery/sweep-messages.js';
import { Message } from './message/message.entity.js';
import { MessageResolver } from './message/message.resolver.js';
import { openSenders } from './message/providers/open-senders.js';
import { MessageTemplate } from './message/template/message-template.entity.js';
import { M001Reservations } from './migrations/m001-reservations.js';
import { M005Messages } from './migrations/m005-messages.js';
import { GuestSecret } from './guest/guest-secret.entity.js';
import { Note } from './reservation/note.entity.js';
import { Reservation } from './reservation/reservation.entity.js';
import { ReservationResolver } from './reservation/reservation.resolver.js';

const SYNC_WAIT_MS = 25_000;

/** Reservations, their analysis and what it shows. */
export const screening: Subgraph = {
  name: 'screening',
  store: {
    schema: 'screening',
    entities: [Reservation, GuestSecret, Note, BlacklistEntry, StoredDecision, Callback, Message, MessageTemplate],
    migrations: [
      { name: 'm001-reservations', class: M001Reservations },
      { name: 'm005-messages', class: M005Messages },
    ],
  },
  resolvers: [ReservationResolver, BlacklistResolver, MessageResolver],
  types: [],
  references: { Reservation: ({ id }, { load }: ScreeningContext) => load.reservation(id) },
  open({ pool, graph, jobs, log, publicUrl, allowPrivateCallbacks, mail, sms }, orm) {
    const reads = screeningReads(pool, orm!, graph);
    const messages = { jobs, senders: openSenders({ mail, sms }) };
    const analysis = { orm: orm!, graph, jobs, messages };
    const portalUrl = (id: string) => `${publicUrl}/portal/${id}`;
    const delivery = { ...messages, orm: orm!, pool, graph, log, portalUrl };
    const analyseNow = async (accountId: string, reservationId: string) => {
      const wait = new Promise<void>((resolve) => setTimeout(resolve, SYNC_WAIT_MS).unref());
      const work = analyseReservation(analysis, accountId, reservationId).then(
        () => undefined,
        (err: unknown) => log.warn({ err }, 'analysis.left_to_the_queue'),
      );
      await Promise.race([work, wait]);
    };
    return {
      contextOf: (viewer): ScreeningContext => ({
        viewer,
        get em() {
          return emFor(orm!, viewer.accountIds);
        },
        pool,
        jobs,
        analysis: ANALYSIS,
        analyseNow,
        saveListing: (input) => saveListingByGraph(graph, viewer, input),
        allowPrivateCallbacks,
        messages,
        portalUrl,
        load: reads(viewer),
      }),
      jobs: [
        analysisJob(analysis),
        callbackJob({ orm: orm!, allowPrivate: allowPrivateCallbacks }),
        deliveryJob(delivery),
      ] as Job<never>[],
      keepRunning: () => sweepMessages(delivery),
    };
  },
};
