/** Position of a face, in pixels. */
export interface FaceBox {
  x: number;
  y: number;
  width: number;
  height: number;
}

/** A face with the confidence of the detector, 0 to 1. */
export interface DetectedFace extends FaceBox {
  confidence: number;
}

/** Raw output of an SSD detector for each anchor, as rows of a flat array. */
export interface DetectorSays {
  /** Four numbers per anchor, as shares of the image: top, left, bottom, right. */
  anchors: Float32Array;
  /** Four numbers per anchor: offset of the centre down and right from the anchor's, and relative height and width. */
  offsets: Float32Array;
  /** Three numbers per anchor, of which the second is the log-odds of a face. */
  classes: Float32Array;
}

const MIN_CONFIDENCE = 0.4;
const MAX_FACES = 20;
/** Boxes whose overlap (IoU) exceeds one half show the same face. */
const ONE_FACE = 0.5;

/**
 * Decodes the faces, most confident first, in pixels of a square image with the given side. Scales as in Liu et al.,
 * SSD (2016).
 */
export function decodeBoxes({ anchors, offsets, classes }: DetectorSays, side: number): DetectedFace[] {
  const scores = Float64Array.from(
    { length: anchors.length / 4 },
    (_, at) => 1 / (1 + Math.exp(-classes[at * 3 + 1]!)),
  );
  const likely = [...scores.keys()].filter((at) => scores[at]! > MIN_CONFIDENCE);
  const faces: DetectedFace[] = [];
  for (const at of likely.toSorted((a, b) => scores[b]! - scores[a]!)) {
    const box = boxAt(anchors.subarray(at * 4, at * 4 + 4), offsets.subarray(at * 4, at * 4 + 4), side);
    if (faces.length < MAX_FACES && faces.every((other) => sharedBy(box, other) <= ONE_FACE))
      faces.push({ ...box, confidence: scores[at]! });
  }
  return faces.map((face) => ({ ...within(face, side), confidence: face.confidence }));
}

function boxAt(anchor: Float32Array, offset: Float32Array, side: number): FaceBox {
  const [upper, left, lower, right] = anchor as unknown as [number, number, number, number];
  const [down, across, higher, wider] = offset as unknown as [number, number, number, number];
  const height = (lower - upper) * Math.exp(higher / 5);
  const width = (right - left) * Math.exp(wider / 5);
  const y = (upper + lower) / 2 + (down / 10) * (lower - upper) - height / 2;
  const x = (left + right) / 2 + (across / 10) * (right - left) - width / 2;
  return { x: x * side, y: y * side, width: width * side, height: height * side };
}

/** Intersection over union of two boxes. */
function sharedBy(one: FaceBox, other: FaceBox): number {
  const wide = Math.min(one.x + one.width, other.x + other.width) - Math.max(one.x, other.x);
  const high = Math.min(one.y + one.height, other.y + other.height) - Math.max(one.y, other.y);
  const shared = Math.max(0, wide) * Math.max(0, high);
  return shared / (one.width * one.height + other.width * other.height - shared);
}

function within({ x, y, width, height }: FaceBox, side: number): FaceBox {
  const [left, top] = [Math.max(0, x), Math.max(0, y)];
  return { x: left, y: top, width: Math.min(side, x + width) - left, height: Math.min(side, y + height) - top };
}
