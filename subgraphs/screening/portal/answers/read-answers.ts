import type { z } from 'zod';
import type { ScreenName } from '#portal-screens';
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

const filesOf = ({ files }: PortalVisitor, screen: ScreenName) =>
  Object.fromEntries(files.filter((file) => file.screen === screen).map(({ slot, id }) => [slot, id]));

/** Answer schema of each page, given the visitor's requirements. */
const SHAPES = {
  AboutYou: () => aboutYou,
  PurposeOfStay: () => purposeOfStay,
  TimeInfoEdit: () => timeInfo,
  GuestList: ({ row }: PortalVisitor) => guestList(Math.max(1, row.numberOfGuests - 1)),
  IDVerification: () => idVerification,
  IDCollection: () => idCollection,
  SecurityDeposit: ({ contents }: PortalVisitor) => securityDeposit(contents.SecurityDeposit.waiverFee !== null),
  UsageAgreement: ({ agreement }: PortalVisitor) => usageAgreement(agreement),
  HouseRules: ({ contents }: PortalVisitor) => houseRules(contents.HouseRules.rules),
  BackgroundCheck: () => consent,
  CreditCheck: () => consent,
  LongTerm: (visitor: PortalVisitor) => formAnswers(visitor.contents.LongTerm.fields, filesOf(visitor, 'LongTerm')),
  AuthorityReporting: () => authorityReporting,
  BuildingScreen: ({ contents }: PortalVisitor) => building(contents.BuildingScreen.rules),
  FileUpload: (visitor: PortalVisitor) =>
    slotAnswers(visitor.contents.FileUpload.slots, filesOf(visitor, 'FileUpload')),
  CustomScreen: (visitor: PortalVisitor) =>
    formAnswers(visitor.contents.CustomScreen.fields, filesOf(visitor, 'CustomScreen')),
  Coronavirus: () => healthDeclaration,
};

type Filled = keyof typeof SHAPES;

/** Validated answers of each page. */
export type AnswersOf<Screen extends Filled> = z.output<ReturnType<(typeof SHAPES)[Screen]>>;

/** Whether the screen has a page with answers. */
export const isFilled = (screen: ScreenName): screen is Filled => screen in SHAPES;

/** Validates and normalises a guest's answers. Throws BAD_INPUT with every problem, located below `answers`. */
export function readAnswers(visitor: PortalVisitor, screen: Filled, answers: unknown): Record<string, unknown> {
  const shape: z.ZodType = SHAPES[screen](visitor);
  const read = shape.safeParse(answers);
  if (!read.success) throw refuse(problemsOf(read.error, 'answers'));
  return read.data as Record<string, unknown>;
}
