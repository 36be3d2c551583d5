/** Reads images of identity documents (MRZ, barcodes, printed text, faces, image quality), chips and mobile licences. */
export { readFaces, readFrame, readImage, readPrint, verifyChip, verifyMobileLicence } from './engines.js';
export { type LicenceFields, parseAamva } from './barcode/aamva/parse-aamva.js';
export type { ChipData, ChipFault, ChipPicture, ChipProof, ChipReading, ChipSigner } from './chip/chip-reading.js';
export type { VerifyChip } from './chip/verify-chip.js';
export { isClearFace, isSureFace } from './face/clear-face.js';
export { FACE_DISTANCES, compareFaces } from './face/compare-faces.js';
export {
  type FrameReading,
  HEAD_POSES,
  type HeadPose,
  MOVEMENT_FAULTS,
  type MovementAsk,
  type MovementFault,
  type MovementFrame,
  type MovementJudgement,
  judgeMovement,
} from './face/movement/judge-movement.js';
export { FRAME_LIMITS } from './face/movement/frame-limits.js';
export { poseSequences } from './face/movement/pose-sequences.js';
export { missingFaceModels } from './face/open-face-models.js';
export { MAX_BYTES, MAX_CHARACTERS } from './intake/image-bytes.js';
export { COPY_BITS, type Hashes, differentBits, isCopy } from './intake/perceptual-hash.js';
export { refusalOf } from './intake/refused.js';
export type {
  MobileLicenceFault,
  MobileLicenceProof,
  MobileLicenceReading,
  MobileLicenceRefusal,
} from './licence/licence-reading.js';
export type { VerifyMobileLicence } from './licence/verify-mobile-licence.js';
export { checkDigitOf } from './mrz/fields/check-digits.js';
export { isKnownState, isSpecimenState } from './mrz/fields/zone-fields.js';
export { parseZone } from './mrz/parse-zone.js';
export { missingTextModel } from './print/open-text-model.js';
export { printedDates } from './print/printed-dates.js';
export { isColourless, isOfScreen } from './quality/capture/measure-capture.js';
export { isUsable } from './quality/judge-quality.js';
export { longRows, mayBeDocument } from './quality/long-rows.js';
export { showsPortraitPage } from './quality/portrait-page.js';
export type {
  BarcodeReading,
  CaptureReading,
  FaceReading,
  IdDocumentKind,
  IdFields,
  IdImageReading,
  IdStep,
  ImageRefusal,
  PrintReading,
  QualityFinding,
  ZoneReading,
} from './reading/id-image-reading.js';
export type { ReadAsk } from './reading/image-reader.js';
