/**
 * Views of a face for the bench of the movement check: a flat or bent photograph turned in front of a camera, and a
 * head. The head is synthetic: the photograph laid over an ellipsoid with a nose.
 */

/** Landmarks of the model: corners of the jaw's line, chin, bridge, tip and base of the nose, outer corners of the eyes. */
const [LEFT, RIGHT, CHIN, BRIDGE, TIP, BASE, EYE, OTHER_EYE] = [0, 16, 8, 27, 30, 33, 36, 45];

const middle = ([x, y], [u, v]) => [(x + u) / 2, (y + v) / 2];
const apart = ([x, y], [u, v]) => Math.hypot(x - u, y - v);

/** Axes of a face in the picture: origin between the eyes, unit vectors across and down, and its width. */
export function frameOf(points) {
  const origin = middle(points[EYE], points[OTHER_EYE]);
  const length = apart(points[EYE], points[OTHER_EYE]);
  const across = [(points[OTHER_EYE][0] - points[EYE][0]) / length, (points[OTHER_EYE][1] - points[EYE][1]) / length];
  return { origin, across, width: apart(points[LEFT], points[RIGHT]), eyes: length };
}

/**
 * Depth of a head, in face widths towards the camera, at a place in face coordinates (face widths across and down from
 * between the eyes). `nose` is the height of the nose; a human one stands out by about 0.15 face widths.
 */
export function headDepth(points, { nose = 0.15, depth = 0.75 } = {}) {
  const { origin, across, width } = frameOf(points);
  const inFace = ([x, y]) => {
    const [dx, dy] = [x - origin[0], y - origin[1]];
    return [(dx * across[0] + dy * across[1]) / width, (dy * across[0] - dx * across[1]) / width];
  };
  const [bridge, tip, base, chin] = [BRIDGE, TIP, BASE, CHIN].map((at) => inFace(points[at]));
  const centre = [(inFace(points[LEFT])[0] + inFace(points[RIGHT])[0]) / 2, chin[1] * 0.3];
  const [a, b] = [0.53, Math.abs(chin[1]) * 0.95 + 0.1];
  return ([u, v]) => {
    const r = ((u - centre[0]) / a) ** 2 + ((v - centre[1]) / b) ** 2;
    const round = r < 1 ? depth * Math.sqrt(1 - r) : -0.15 * Math.min(2, Math.sqrt(r) - 1);
    // The ridge of the nose: from its bridge to the tip it rises, to its base it falls.
    const along = v < tip[1] ? (v - bridge[1]) / (tip[1] - bridge[1]) : 1 - (v - tip[1]) / (1.6 * (base[1] - tip[1]));
    const line = bridge[0] + ((tip[0] - bridge[0]) * (v - bridge[1])) / (tip[1] - bridge[1]);
    const wide = 0.045 + 0.03 * Math.max(0, along);
    const ridge = along > 0 ? nose * along * Math.exp(-(((u - line) / wide) ** 2) / 2) : 0;
    return round + ridge;
  };
}

/** A sheet bent around an axis at `angle` radians (0: upright) with `bend` as the share of a face width at its edge. */
export const sheetDepth =
  (bend = 0, angle = 0) =>
  ([u, v]) =>
    -bend * 4 * (u * Math.cos(angle) + v * Math.sin(angle)) ** 2;

/**
 * Photographs the surface from in front after turning it: `yaw`, `pitch` and `roll` in radians, `shift` in face widths.
 * The camera is `away` face widths from the eyes. Triangles of `step` pixels with a depth buffer.
 */
export function viewOf(picture, points, depthAt, { yaw = 0, pitch = 0, roll = 0, shift = [0, 0], away = 3.5 }) {
  const { width, height, data } = picture;
  const { origin, across, width: wide } = frameOf(points);
  const out = Buffer.alloc(width * height * 3, 140);
  const near = new Float32Array(width * height).fill(-Infinity);
  const [cy, sy, cp, sp, cr, sr] = [Math.cos(yaw), Math.sin(yaw), Math.cos(pitch), Math.sin(pitch), Math.cos(roll), Math.sin(roll)];
  const pivot = depthAt([0, 0.2]) - 0.75;
  const place = (x, y) => {
    const [dx, dy] = [x - origin[0], y - origin[1]];
    const [u, v] = [(dx * across[0] + dy * across[1]) / wide, (dy * across[0] - dx * across[1]) / wide];
    const z = depthAt([u, v]) - pivot;
    const [x1, z1] = [u * cy + z * sy, z * cy - u * sy];
    const [y1, z2] = [v * cp + z1 * sp, z1 * cp - v * sp];
    const [x2, y2] = [x1 * cr - y1 * sr, x1 * sr + y1 * cr];
    const scale = (away * wide) / (away + 0.75 - z2);
    return [origin[0] + (x2 + shift[0]) * scale, origin[1] + (y2 + shift[1]) * scale, z2];
  };
  const step = 2;
  const [columns, rows] = [Math.floor((width - 1) / step), Math.floor((height - 1) / step)];
  const grid = [];
  for (let j = 0; j <= rows; j++) for (let i = 0; i <= columns; i++) grid.push(place(i * step, j * step));
  const colour = (x, y, c) => {
    const [px, py] = [Math.min(width - 1.001, x), Math.min(height - 1.001, y)];
    const [l, t] = [Math.floor(px), Math.floor(py)];
    const at = (r, q) => data[((t + r) * width + l + q) * 3 + c];
    const [fx, fy] = [px - l, py - t];
    return (at(0, 0) * (1 - fx) + at(0, 1) * fx) * (1 - fy) + (at(1, 0) * (1 - fx) + at(1, 1) * fx) * fy;
  };
  const triangle = (p, q, r, from) => {
    const area = (q[0] - p[0]) * (r[1] - p[1]) - (q[1] - p[1]) * (r[0] - p[0]);
    if (area <= 0) return;
    const [x0, x1] = [Math.max(0, Math.ceil(Math.min(p[0], q[0], r[0]))), Math.min(width - 1, Math.max(p[0], q[0], r[0]))];
    const [y0, y1] = [Math.max(0, Math.ceil(Math.min(p[1], q[1], r[1]))), Math.min(height - 1, Math.max(p[1], q[1], r[1]))];
    for (let y = y0; y <= y1; y++)
      for (let x = x0; x <= x1; x++) {
        const b = ((x - p[0]) * (r[1] - p[1]) - (y - p[1]) * (r[0] - p[0])) / area;
        const c = ((q[0] - p[0]) * (y - p[1]) - (q[1] - p[1]) * (x - p[0])) / area;
        if (b < -1e-6 || c < -1e-6 || b + c > 1 + 1e-6) continue;
        const z = p[2] + b * (q[2] - p[2]) + c * (r[2] - p[2]);
        if (z <= near[y * width + x]) continue;
        near[y * width + x] = z;
        const [sx, sy2] = from(b, c);
        for (let ch = 0; ch < 3; ch++) out[(y * width + x) * 3 + ch] = colour(sx, sy2, ch);
      }
  };
  const at = (i, j) => grid[j * (columns + 1) + i];
  for (let j = 0; j < rows; j++)
    for (let i = 0; i < columns; i++) {
      const [x, y] = [i * step, j * step];
      triangle(at(i, j), at(i + 1, j), at(i, j + 1), (b, c) => [x + b * step, y + c * step]);
      triangle(at(i + 1, j + 1), at(i, j + 1), at(i + 1, j), (b, c) => [x + step - b * step, y + step - c * step]);
    }
  return { width, height, channels: 3, data: out };
}
