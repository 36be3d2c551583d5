import { Directive, Field, ID, ObjectType } from 'type-graphql';
import { Node } from '#kit/graph/node.js';
import { open } from '#kit/cipher/cipher.js';
import type { Viewer } from '#kit/viewer/viewer.js';
import { connectionOf } from '#kit/graph/connection.js';
import { ReservationFilter, ReservationSort } from '../list/reservation-filter.input.js';
import type { SavedView } from './saved-view.entity.js';

@ObjectType({ description: 'A saved reservation filter. Conditions that are not set are null.' })
export class SavedFilter extends ReservationFilter {}

@Directive('@key(fields: "id")')
@ObjectType('SavedView', {
  description: 'A saved set of filters for the review queue: personal, or shared with all users of the account.',
  implements: Node,
})
export class SavedViewType {
  @Field(() => ID, { description: 'View ID.' })
  id!: string;

  @Field(() => String, { description: 'Name, unique among your own views and among shared views.' })
  name!: string;

  @Field(() => Boolean, { description: 'Whether the view is shared with all users of the account.' })
  shared!: boolean;

  @Field(() => SavedFilter, { description: 'Filters.' })
  filter!: SavedFilter;

  @Field(() => ReservationSort, { nullable: true, description: 'Sort order; null if none was saved.' })
  sort!: ReservationSort | null;
}

/** `SavedViewEdge` and `SavedViewConnection`. */
export const SavedViewConnection = connectionOf('SavedView', () => SavedViewType);

/** What a row's text holds. */
export interface StoredFilter extends ReservationFilter {
  sort?: ReservationSort | null;
}

/** Filters as the dashboard named them before they had types. */
interface OlderFilter extends StoredFilter {
  verification?: ReservationFilter['verificationStatus'];
  color?: ReservationFilter['riskColor'];
  portal?: ReservationFilter['guestPortalStatus'];
}

/** Whether the viewer can use a view of their account: it is shared, or their own. */
export function isShownTo({ personId }: Viewer, view: SavedView): boolean {
  return view.personId === null || view.personId === (personId ?? null);
}

/** Decrypts a view that was read without the ORM. */
export function openedView(row: SavedView): SavedView {
  return { ...row, filter: open(row.filter, 'screening.saved_view.filter', row) };
}

export function shownView({ id, name, personId, filter: text }: SavedView): SavedViewType {
  const { sort = null, verification, color, portal, ...rest } = JSON.parse(text) as OlderFilter;
  const filter = {
    ...rest,
    verificationStatus: rest.verificationStatus ?? verification,
    riskColor: rest.riskColor ?? color,
    guestPortalStatus: rest.guestPortalStatus ?? portal,
  };
  return { id, name, shared: personId === null, filter, sort };
}
