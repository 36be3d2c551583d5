import { SCREEN_TITLES, type ScreenName } from '#portal-screens';
import { type ShapesByScreen, inputByScreen, shownOf, unionByScreen } from '../graph-types/by-screen.js';
import { objectShape } from '../graph-types/shape.js';
import type { FilesBySlot } from './form-answers.js';
import { ANSWER_SCHEMAS, ANY_VISITOR } from './read-answers.js';

/** Answers of each screen. All members are optional: drafts are saved as the guest types. */
export const ANSWERS: ShapesByScreen = Object.fromEntries(
  Object.entries(ANSWER_SCHEMAS).map(([screen, schemaFor]) => {
    const description = `Answers of the screen "${SCREEN_TITLES[screen as ScreenName]}".`;
    return [screen, objectShape(schemaFor(ANY_VISITOR), true, { name: `${screen}Answers`, description })];
  }),
);

export const PortalScreenAnswers = unionByScreen(
  {
    name: 'PortalScreenAnswers',
    description: 'Answers of a guest portal screen. Fields without an answer are null.',
  },
  ANSWERS,
);

export const PortalAnswersInput = inputByScreen(
  {
    name: 'PortalAnswersInput',
    description: 'Answers of one guest portal screen. Set only the field of that screen.',
  },
  ANSWERS,
);

/** Stored answers of a screen in the graph. `files`: uploaded files of the reservation. */
export function shownAnswers(
  screen: ScreenName,
  stored: string,
  files: readonly { screen: ScreenName; slot: string; id: string }[],
) {
  const ids: FilesBySlot = Object.fromEntries(
    files.flatMap((file) => (file.screen === screen ? [[file.slot, file.id]] : [])),
  );
  return shownOf(ANSWERS, screen, JSON.parse(stored) as object, ids);
}
