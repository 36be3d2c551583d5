import { SCREEN_TITLES, type ScreenName } from '#portal-screens';
import { type ShapesByScreen, inputByScreen, shownOf, unionByScreen } from '../graph-types/by-screen.js';
import { objectShape } from '../graph-types/shape.js';
import { ADDED, CONTENT } from './content-shapes.js';

/** Content of each screen that has any: the host's configuration and the service's additions. */
export const CONTENTS: ShapesByScreen = Object.fromEntries(
  Object.entries(CONTENT).map(([screen, schema]) => {
    const named = {
      name: `${screen}Content`,
      description: `Content of the screen "${SCREEN_TITLES[screen as ScreenName]}".`,
    };
    const { members, ...shape } = objectShape(schema, false, named);
    const added = ADDED[screen as ScreenName];
    return [screen, { ...shape, members: [...members, ...(added ? objectShape(added, false, named).members : [])] }];
  }),
);

export const PortalScreenContent = unionByScreen(
  { name: 'PortalScreenContent', description: 'Content of a guest portal screen.' },
  CONTENTS,
);

export const PortalScreenContentInput = inputByScreen(
  {
    name: 'PortalScreenContentInput',
    description: 'Content of one guest portal screen. Set only the field of that screen.',
  },
  CONTENTS,
);

/** Content of a screen in the graph; null if the screen has none. */
export const shownContent = (screen: ScreenName, content: object) => shownOf(CONTENTS, screen, content);
