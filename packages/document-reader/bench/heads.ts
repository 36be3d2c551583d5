/**
 * Views of a face for the bench and the tests of the movement check: a flat or bent photograph that is turned in front of
 * a camera, and a head. The head is synthetic: the photograph laid over an ellipsoid with a nose.
 */

export type Place = readonly [x: number, y: number];
/** The 68 landmarks, or at least those used here, by index. */
export type Places = Readonly<Record<number, Place>>;

export interface Photograph {
  width: number;
  height: number;
  channels: number;
  data: Uint8Array;
}

/** Landmarks: ends of the jaw's line, chin, bridge, tip and base of the nose, outer corners of the eyes. */
const [LEFT, RIGHT, CHIN, BRIDGE, TIP, BASE, EYE, OTHER_EYE] = [0, 16, 8, 27, 30, 33, 36, 45];

const middle = ([x, y]: Place, [u, v]: Place): Place => [(x + u) / 2, (y + v) / 2];
const apart = ([x, y]: Place, [u, v]: Place) => Math.hypot(x - u, y - v);

/** Axes of a face in the picture: places in face widths, across and down from the middle between the eyes. */
function axesOf(points: Places) {
  const [eye, other] = [points[EYE]!, points[OTHER_EYE]!];
  const origin = middle(eye, other);
  const length = apart(eye, other);
  const [ax, ay] = [(other[0] - eye[0]) / length, (other[1] - eye[1]) / length];
  const width = apart(points[LEFT]!, points[RIGHT]!);
  const inFace = ([x, y]: Place): Place => {
    const [dx, dy] = [x - origin[0], y - origin[1]];
    return [(dx * ax + dy * ay) / width, (dy * ax - dx * ay) / width];
  };
  return { origin, width, inFace };
}

/** Depth of a surface towards the camera at a place of the face, in face widths. */
export type Surface = (place: Place) => number;

/** Depth of the head, and height of its nose, in face widths. */
const [DEPTH, NOSE] = [0.75, 0.15];

/** A head: an ellipsoid with a ridge from the bridge of the nose to its tip. */
export function headOf(points: Places): Surface {
  const { inFace } = axesOf(points);
  const [bridge, tip, base, chin] = [BRIDGE, TIP, BASE, CHIN].map((at) => inFace(points[at]!)) as [
    Place,
    Place,
    Place,
    Place,
  ];
  const centre = [(inFace(points[LEFT]!)[0] + inFace(points[RIGHT]!)[0]) / 2, chin[1] * 0.3] as const;
  const [a, b] = [0.53, Math.abs(chin[1]) * 0.95 + 0.1];
  return ([u, v]) => {
    const r = ((u - centre[0]) / a) ** 2 + ((v - centre[1]) / b) ** 2;
    const round = r < 1 ? DEPTH * Math.sqrt(1 - r) : -0.15 * Math.min(2, Math.sqrt(r) - 1);
    const rises = (v - bridge[1]) / (tip[1] - bridge[1]);
    const along = v < tip[1] ? rises : 1 - (v - tip[1]) / (1.6 * (base[1] - tip[1]));
    const middleOfNose = bridge[0] + (tip[0] - bridge[0]) * rises;
    const wide = 0.045 + 0.03 * Math.max(0, along);
    return round + (along > 0 ? NOSE * along * Math.exp(-(((u - middleOfNose) / wide) ** 2) / 2) : 0);
  };
}

/** An upright sheet whose sides bend back by `bend` face widths at the sides of the face; 0: flat. */
export const sheetOf =
  (bend = 0): Surface =>
  ([u]) =>
    -bend * 4 * u ** 2;

/** Turns in radians: `yaw` to the own left, `pitch` down, `roll`; `shift` in face widths. */
export interface View {
  yaw?: number;
  pitch?: number;
  roll?: number;
  shift?: Place;
}

/** Distance of the camera from the eyes, in face widths, and side of the triangles that are drawn, in pixels. */
const [AWAY, STEP] = [3.5, 2];

type Corner = readonly [x: number, y: number, depth: number];

/** Where a pixel of the photograph is seen after the turn. */
function placedBy(points: Places, depthAt: Surface, { yaw = 0, pitch = 0, roll = 0, shift = [0, 0] }: View) {
  const { origin, width, inFace } = axesOf(points);
  const pivot = depthAt([0, 0.2]) - DEPTH;
  return (x: number, y: number): Corner => {
    const place = inFace([x, y]);
    const [u, v, z] = [...place, depthAt(place) - pivot] as const;
    const [x1, z1] = [u * Math.cos(yaw) + z * Math.sin(yaw), z * Math.cos(yaw) - u * Math.sin(yaw)];
    const [y1, z2] = [v * Math.cos(pitch) + z1 * Math.sin(pitch), z1 * Math.cos(pitch) - v * Math.sin(pitch)];
    const [x2, y2] = [x1 * Math.cos(roll) - y1 * Math.sin(roll), x1 * Math.sin(roll) + y1 * Math.cos(roll)];
    const scale = (AWAY * width) / (AWAY + DEPTH - z2);
    return [origin[0] + (x2 + shift[0]) * scale, origin[1] + (y2 + shift[1]) * scale, z2];
  };
}

/** Bilinear interpolation of the three colours. */
function colourAt({ width, height, data }: Photograph, x: number, y: number): number[] {
  const [px, py] = [Math.min(width - 1.001, x), Math.min(height - 1.001, y)];
  const [left, top] = [Math.floor(px), Math.floor(py)];
  const [fx, fy] = [px - left, py - top];
  return [0, 1, 2].map((c) => {
    const at = (row: number, column: number) => data[((top + row) * width + left + column) * 3 + c]!;
    return (at(0, 0) * (1 - fx) + at(0, 1) * fx) * (1 - fy) + (at(1, 0) * (1 - fx) + at(1, 1) * fx) * fy;
  });
}

/** Draws a triangle whose corners show the photograph at `from`, in front of what is farther away. */
function drawTriangle(
  out: { photograph: Photograph; seen: Photograph; near: Float32Array },
  [p, q, r]: readonly [Corner, Corner, Corner],
  from: (b: number, c: number) => Place,
): void {
  const { width, height, data } = out.seen;
  const area = (q[0] - p[0]) * (r[1] - p[1]) - (q[1] - p[1]) * (r[0] - p[0]);
  if (area <= 0) return;
  const [left, right] = [Math.max(0, Math.ceil(Math.min(p[0], q[0], r[0]))), Math.max(p[0], q[0], r[0])];
  const [top, bottom] = [Math.max(0, Math.ceil(Math.min(p[1], q[1], r[1]))), Math.max(p[1], q[1], r[1])];
  for (let y = top; y <= Math.min(height - 1, bottom); y++)
    for (let x = left; x <= Math.min(width - 1, right); x++) {
      const b = ((x - p[0]) * (r[1] - p[1]) - (y - p[1]) * (r[0] - p[0])) / area;
      const c = ((q[0] - p[0]) * (y - p[1]) - (q[1] - p[1]) * (x - p[0])) / area;
      const depth = p[2] + b * (q[2] - p[2]) + c * (r[2] - p[2]);
      if (b < -1e-6 || c < -1e-6 || b + c > 1 + 1e-6 || depth <= out.near[y * width + x]!) continue;
      out.near[y * width + x] = depth;
      data.set(colourAt(out.photograph, ...from(b, c)).map(Math.round), (y * width + x) * 3);
    }
}

/** The photograph on a surface, seen from in front after the surface was turned. */
export function viewOf(photograph: Photograph, points: Places, depthAt: Surface, view: View): Photograph {
  const { width, height } = photograph;
  const seen = { width, height, channels: 3, data: new Uint8Array(width * height * 3).fill(140) };
  const out = { photograph, seen, near: new Float32Array(width * height).fill(-Infinity) };
  const place = placedBy(points, depthAt, view);
  const [columns, rows] = [Math.floor((width - 1) / STEP), Math.floor((height - 1) / STEP)];
  const grid = Array.from({ length: (rows + 1) * (columns + 1) }, (_, n) =>
    place((n % (columns + 1)) * STEP, Math.floor(n / (columns + 1)) * STEP),
  );
  const at = (i: number, j: number) => grid[j * (columns + 1) + i]!;
  for (let j = 0; j < rows; j++)
    for (let i = 0; i < columns; i++) {
      const [x, y] = [i * STEP, j * STEP];
      drawTriangle(out, [at(i, j), at(i + 1, j), at(i, j + 1)], (b, c) => [x + b * STEP, y + c * STEP]);
      drawTriangle(out, [at(i + 1, j + 1), at(i, j + 1), at(i + 1, j)], (b, c) => [
        x + STEP - b * STEP,
        y + STEP - c * STEP,
      ]);
    }
  return seen;
}
