/** The built modules to measure. */
const from = '../dist/';

export const { pyramidOf } = await import(`${from}intake/gray-image.js`);
export const { cutLine, MARGIN, PITCH, STRIP_HEIGHT } = await import(`${from}mrz/line/cut-line.js`);
export const { ALPHABET, CLASSES, COLUMNS, FIRST, HIDDEN, ROWS, SECOND, WINDOW, recognise } = await import(
  `${from}mrz/line/network.js`
);
export const { findZones, USUAL_SIDES } = await import(`${from}mrz/zone/find-zones.js`);
export const { FACE_DISTANCES, compareFaces } = await import(`${from}face/compare-faces.js`);
export const { openFaceModels } = await import(`${from}face/open-face-models.js`);
export const { FINDER_SIDE } = await import(`${from}face/face-finder.js`);
export const { readFrame } = await import(`${from}face/movement/read-frame.js`);
export const { judgeMovement } = await import(`${from}face/movement/judge-movement.js`);
export const { poseSequences } = await import(`${from}face/movement/pose-sequences.js`);
export const { measureLargest, readFaces } = await import(`${from}face/read-faces.js`);
export const { isColourless, isOfScreen } = await import(`${from}quality/capture/measure-capture.js`);
export const { readBarcode } = await import(`${from}barcode/read-barcode.js`);
export const { decodePdf417 } = await import(`${from}barcode/decode-pdf417.js`);
export const { readPrint } = await import(`${from}print/read-print.js`);
/** Loads the weights, which training does not need. */
export const readImage = async (...all) => (await import(`${from}reading/read-image.js`)).readImage(...all);

/** The current weights of the recogniser. */
export async function presentWeights() {
  const [{ weightsOf }, { PACKED_WEIGHTS }] = [
    await import(`${from}mrz/line/weights-of.js`),
    await import(`${from}mrz/line/weights.js`),
  ];
  return weightsOf(PACKED_WEIGHTS);
}
