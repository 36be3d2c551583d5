/** Models for tabular data: train, score, explain, calibrate and evaluate. */
export { MAX_BINS, binOf, cutsOf } from './bins.js';
export { type Additive, type PairShape, type Shape, explainAdditive, scoreAdditive } from './ebm/additive.js';
export { type Direction, directedTable, rising } from './ebm/monotone.js';
export { EBM_SETTINGS, type EbmSettings, type Start, trainEbm } from './ebm/train-ebm.js';
export { type ExplainedForest, explainForest, explainable } from './gbdt/explain-forest.js';
export { GBDT_SETTINGS, type GbdtSettings, trainGbdt } from './gbdt/train-gbdt.js';
export { type Forest, type Tree, type TreeNode, goesLeft, scoreForest } from './gbdt/tree.js';
export { type Logistic, scoreLogistic, trainLogistic } from './logistic/train-logistic.js';
export { type CalibrationBin, brierOf, calibrationBins, eceOf } from './quality/calibration-error.js';
export { type Staircase, fitIsotonic, stepAt } from './quality/isotonic.js';
export { type Measures, measure } from './quality/measure.js';
export { type Calibration, UNCHANGED, atBaseRate, fitPlatt, probabilityOf } from './quality/platt.js';
export { type RankPoint, aucOf, prAucOf, rankPoints, recallAt } from './quality/ranking.js';
export { type Baseline, PSI_ALARM, PSI_WARN, baselineOf, psiOf, sharesOf } from './quality/stability.js';
export { type Random, drawn, randomOf } from './random.js';
export { type Table, logit, rateOf, rowAt, rowsAt, rowsBetween, sigmoid } from './table.js';
