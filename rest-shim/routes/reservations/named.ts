import { type RouteInput, isOn } from '../../route.js';

/** Which reservation a path means: by identifier, by code with `pms`, by the id in that system with `usepmsid` too. */
export function named({ params, query }: RouteInput) {
  return { id: params.id, pms: query.pms ?? null, usePmsId: isOn(query.usepmsid) };
}
