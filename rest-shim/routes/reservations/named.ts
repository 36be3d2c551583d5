import { type RouteInput, isOn } from '../../route.js';

/** Variables for the reservation of a path: by ID, by code with `pms`, or by booking system ID with `usepmsid` too. */
export function named({ params, query }: RouteInput) {
  return { id: params.id, pms: query.pms ?? null, usePmsId: isOn(query.usepmsid) };
}
