import type { DocumentJudge } from '../../booking/id-document/judgement.js';
import type { IdImageSettings } from '../../booking/id-document/id-image-settings.js';
import { type IdCheckRows, judgeIdCheck } from './judge-id-check.js';
import { settleCheck } from './settle-check.js';

/** The document judge injected into other modules. `rows` loads in batches, for lists. */
export const documentJudge = (rows: IdCheckRows, settings: IdImageSettings): DocumentJudge => ({
  judge: (holder, screens) => judgeIdCheck(rows, holder, screens, settings),
  settle: (tx, check, judged) => settleCheck(tx, check, judged, settings),
});
