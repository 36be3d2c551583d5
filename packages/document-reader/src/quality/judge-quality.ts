import type { GrayImage } from '../intake/gray-image.js';
import { shrunk } from '../intake/shrunk.js';
import type { IdImageReading, QualityFinding } from '../reading/id-image-reading.js';
import { cutOffRows } from './cut-off-rows.js';
import { edgeWidth } from './edge-width.js';
import { lightOf } from './light.js';

/** Minimum shorter side, in pixels, for small print to be readable. */
const FEW_PIXELS = 700;
/** Edge widths in pixels, at a longer side of 1,600: blurred above the first, unreadable above the second. */
const SHARPNESS_SIDE = 1_600;
const BLURRED = 7;
const UNREADABLE = 15;
/** 95th percentile of brightness (0 to 255) below which an image is dark, or black. */
const DARK = 75;
const BLACK = 28;
/** Overexposed share of the image. */
const SHINING = 0.012;
const BLINDING = 0.3;
/** Minimum difference between a low percentile and the 95th percentile of brightness; below it the image is empty. */
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

/** A face may be in front of an overexposed wall; a document should not be overexposed. */
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

/** Returns the quality problems of an image of a document or a face, each with advice for the sender. */
export function judgeQuality(image: GrayImage, step: 'front' | 'back' | 'selfie'): QualityFinding[] {
  return [
    ...(Math.min(image.width, image.height) < FEW_PIXELS ? finding('resolution') : []),
    ...lightFindings(image, step === 'selfie'),
    ...sharpnessFindings(image),
    ...(step !== 'selfie' && cutOffRows(image) >= CUT_ROWS ? finding('cropping') : []),
  ];
}

/** Whether an image is usable: verified content was readable, whatever its quality. */
export const isUsable = ({ quality, zone, barcode }: Pick<IdImageReading, 'quality' | 'zone' | 'barcode'>): boolean =>
  Boolean(zone?.valid || barcode?.valid) || !quality.some(({ unusable }) => unusable);
