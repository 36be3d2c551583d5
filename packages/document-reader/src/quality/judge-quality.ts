import type { GrayImage } from '../intake/gray-image.js';
import { shrunk } from '../intake/shrunk.js';
import type { IdImageReading, QualityFinding } from '../reading/id-image-reading.js';
import { cutOffRows } from './cut-off-rows.js';
import { edgeWidth } from './edge-width.js';
import { lightOf } from './light.js';

/** Shorter side, in pixels, below which small print is hard to read. */
const FEW_PIXELS = 700;
/** Edges of this many pixels, where the longer side has 1,600, are blurred; above the second nothing can be read. */
const SHARPNESS_SIDE = 1_600;
const BLURRED = 7;
const UNREADABLE = 15;
/** Brightness (0 to 255) that 95 of 100 places stay below. */
const DARK = 75;
const BLACK = 28;
/** Share of the picture that shines white inside it. */
const SHINING = 0.012;
const BLINDING = 0.3;
/** Between nearly the darkest place and the 95th percentile there is less than this: an empty picture. */
const FLAT = 18;
const CUT_ROWS = 2;
const LIGHT_SIDE = 480;

const ADVICE: Record<QualityFinding['code'], string> = {
  resolution: 'Move closer or use a better camera, so that the document fills the photo.',
  blur: 'Hold the camera still, wait until it has focused, and take the photo again.',
  glare: 'Tilt the document or turn off the flash to avoid reflections.',
  cropping: 'Show the whole document with a little space around it.',
  darkness: 'Take the photo in a brighter place.',
  empty: 'The photo shows nothing. Take it again, in good light.',
};

const smaller = (image: GrayImage, side: number): GrayImage => {
  const factor = Math.max(1, Math.max(image.width, image.height) / side);
  return factor === 1 ? image : shrunk(image, Math.round(image.width / factor), Math.round(image.height / factor));
};

const finding = (code: QualityFinding['code'], unusable = false): QualityFinding[] => [
  { code, unusable, advice: ADVICE[code] },
];

/** A face may stand before a wall that shines; a document should not. */
function lightFindings(image: GrayImage, isSelfie: boolean): QualityFinding[] {
  const { dark, darkest, bright, blown } = lightOf(smaller(image, LIGHT_SIDE));
  if (bright < DARK) return finding('darkness', bright < BLACK || bright - dark < FLAT);
  if (bright - darkest < FLAT) return finding('empty', true);
  return !isSelfie && blown > SHINING ? finding('glare', blown > BLINDING) : [];
}

function sharpnessFindings(image: GrayImage): QualityFinding[] {
  const wide = edgeWidth(smaller(image, SHARPNESS_SIDE));
  return wide !== undefined && wide > BLURRED ? finding('blur', wide > UNREADABLE) : [];
}

/** What is wrong with a picture of a document or a face, each with what its sender should do. */
export function judgeQuality(image: GrayImage, step: 'front' | 'back' | 'selfie'): QualityFinding[] {
  return [
    ...(Math.min(image.width, image.height) < FEW_PIXELS ? finding('resolution') : []),
    ...lightFindings(image, step === 'selfie'),
    ...sharpnessFindings(image),
    ...(step !== 'selfie' && cutOffRows(image) >= CUT_ROWS ? finding('cropping') : []),
  ];
}

/** Whether anything can be done with a picture: what was read and proves itself was seen, whatever else is wrong. */
export const isUsable = ({ quality, zone, barcode }: Pick<IdImageReading, 'quality' | 'zone' | 'barcode'>): boolean =>
  Boolean(zone?.valid || barcode?.valid) || !quality.some(({ unusable }) => unusable);
