import type { z } from 'zod';
import type { ScreenName } from '#portal-screens';
import { USUAL_CONTENT } from '../content/content-shapes.js';
import { graphNameOf } from '../graph-types/shape.js';
import type { PortalVisitor } from '../visit/open-visit.js';
import { formAnswers, slotAnswers } from './form-answers.js';
import { aboutYou, authorityReporting, consent, guestList, idCollection, idVerification } from './person-screens.js';
import { problemsOf, refuse } from './problems.js';
import {
  building,
  healthDeclaration,
  houseRules,
  purposeOfStay,
  securityDeposit,
  timeInfo,
  usageAgreement,
} from './stay-screens.js';

/** Facts about a visitor that determine their answer schemas. */
interface Visitor extends Pick<PortalVisitor, 'agreement' | 'contents' | 'files'> {
  row: Pick<PortalVisitor['row'], 'numberOfGuests'>;
}

/** Stands for any visitor: their schemas differ in limits, not in members or types. */
export const ANY_VISITOR: Visitor = {
  row: { numberOfGuests: 1 },
  contents: USUAL_CONTENT,
  agreement: null,
  files: [],
};

const filesOf = ({ files }: Visitor, screen: ScreenName) =>
  Object.fromEntries(files.filter((file) => file.screen === screen).map(({ slot, id }) => [slot, id]));

/** Answer schema of each page, given the visitor's requirements. The types of the graph are derived from it. */
export const ANSWER_SCHEMAS = {
  AboutYou: () => aboutYou,
  PurposeOfStay: () => purposeOfStay,
  TimeInfoEdit: () => timeInfo,
  GuestList: ({ row }: Visitor) => guestList(Math.max(1, row.numberOfGuests - 1)),
  IDVerification: () => idVerification,
  IDCollection: () => idCollection,
  SecurityDeposit: ({ contents }: Visitor) => securityDeposit(contents.SecurityDeposit.waiverFee !== null),
  UsageAgreement: ({ agreement }: Visitor) => usageAgreement(agreement),
  HouseRules: ({ contents }: Visitor) => houseRules(contents.HouseRules.rules),
  BackgroundCheck: () => consent,
  CreditCheck: () => consent,
  LongTerm: (visitor: Visitor) => formAnswers(visitor.contents.LongTerm.fields, filesOf(visitor, 'LongTerm')),
  AuthorityReporting: () => authorityReporting,
  BuildingScreen: ({ contents }: Visitor) => building(contents.BuildingScreen.rules),
  FileUpload: (visitor: Visitor) => slotAnswers(visitor.contents.FileUpload.slots, filesOf(visitor, 'FileUpload')),
  CustomScreen: (visitor: Visitor) =>
    formAnswers(visitor.contents.CustomScreen.fields, filesOf(visitor, 'CustomScreen')),
  Coronavirus: () => healthDeclaration,
};

type Filled = keyof typeof ANSWER_SCHEMAS;

/** Validated answers of each page. */
export type AnswersOf<Screen extends Filled> = z.output<ReturnType<(typeof ANSWER_SCHEMAS)[Screen]>>;

/** Whether the screen has a page with answers. */
export const isFilled = (screen: ScreenName): screen is Filled => screen in ANSWER_SCHEMAS;

/** Validates and normalises a guest's answers. Throws BAD_INPUT with every problem, located below `answers`. */
export function readAnswers(visitor: Visitor, screen: Filled, answers: unknown): Record<string, unknown> {
  const schema: z.ZodType = ANSWER_SCHEMAS[screen](visitor);
  const read = schema.safeParse(answers);
  if (read.success) return read.data as Record<string, unknown>;
  throw refuse(
    problemsOf(read.error, 'answers').map(({ loc: [root, member, ...path], ...problem }) => ({
      ...problem,
      loc: member === undefined ? [root!] : [root!, graphNameOf(schema, member), ...path],
    })),
  );
}
