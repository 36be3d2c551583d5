import type { PortalContext } from '../../context.js';
import type { PortalVisitor } from '../../visit/open-visit.js';
import type { PortalAdultLink } from './portal-adult.type.js';
import { adultUrl } from '../send-adult-link.js';

/** Adults as the primary guest sees them: progress, and the links to forward. */
export async function findAdultLinks(
  context: PortalContext,
  { row, contents }: PortalVisitor,
): Promise<PortalAdultLink[]> {
  const { eachAdult } = contents.GuestList;
  const adults = eachAdult.length === 0 ? [] : await context.load.portalAdultsOf(row.id);
  const steps = await Promise.all(adults.map(({ id }) => context.load.portalStepsOf(id)));
  return adults.flatMap((adult, n) => {
    if (adult.erasedAt) return [];
    const isDone = eachAdult.every((screen) =>
      steps[n]!.some((one) => one.screen === screen && one.state === 'accepted'),
    );
    return [{ name: adult.name, isDone, url: isDone ? null : adultUrl(context, adult) }];
  });
}
