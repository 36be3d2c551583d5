import type { EntityManager } from '@mikro-orm/postgresql';
import { createHash } from 'node:crypto';
import type { ScreenName } from '#portal-screens';
import { SignedAgreement } from '../step/signed/signed-agreement.entity.js';
import type { PortalVisitor } from '../visit/open-visit.js';

/** Version name of the portal's default disclosure; change it whenever the wording changes. */
const USUAL_DISCLOSURE = 'usual-1';

/** Version name of the portal's text on measuring faces in frames of a movement; change it whenever the wording changes. */
const MOVEMENT_TEXT = 'movement-1';

/** What a signature or consent refers to. Contains no guest data: it is kept after an erasure. */
export function evidenceOf(
  screen: ScreenName,
  { agreement, contents }: PortalVisitor,
): Record<string, string | number> {
  if (screen === 'UsageAgreement' && agreement) return { version: agreement.version, sha256: agreement.sha256 };
  if (screen === 'HouseRules' || screen === 'BuildingScreen')
    return { sha256: sha256Of(JSON.stringify(contents[screen].rules)) };
  if (screen === 'IDVerification' && contents.IDVerification.askMovement) return { faceText: MOVEMENT_TEXT };
  if (screen === 'BackgroundCheck' || screen === 'CreditCheck') {
    const { disclosure } = contents[screen];
    return disclosure === null ? { disclosure: USUAL_DISCLOSURE } : { sha256: sha256Of(disclosure) };
  }
  return {};
}

/** Stores a signed text once, however many guests sign it. */
export async function keepSigned(tx: EntityManager, screen: ScreenName, { row, agreement }: PortalVisitor) {
  if (screen !== 'UsageAgreement' || !agreement) return;
  const copy = Object.assign(new SignedAgreement(), { accountId: row.accountId, ...agreement });
  await tx
    .createQueryBuilder(SignedAgreement)
    .insert(copy)
    .onConflict(['accountId', 'sha256', 'version'])
    .ignore()
    .execute();
}

function sha256Of(text: string): string {
  return createHash('sha256').update(text).digest('hex');
}
