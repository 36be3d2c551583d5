/** Numbers as bytes, with a separate scale for each row. */
function bytesOf(values, rows) {
  const size = values.length / rows;
  const scales = new Float32Array(rows);
  const bytes = new Int8Array(values.length);
  for (let row = 0; row < rows; row++) {
    const part = values.subarray(row * size, (row + 1) * size);
    scales[row] = part.reduce((top, value) => Math.max(top, Math.abs(value)), 1e-9) / 127;
    part.forEach((value, at) => (bytes[row * size + at] = Math.round(value / scales[row])));
  }
  return [Buffer.from(scales.buffer), Buffer.from(bytes.buffer)];
}

/** The weights as the source file that the service reads: scales and bytes of each layer, and its offsets. */
export function packed(weights) {
  const layers = ['first', 'second', 'hidden', 'out'].flatMap((name) => {
    const bias = weights[`${name}Bias`];
    return [Buffer.from(Float32Array.from(bias).buffer), ...bytesOf(weights[name], bias.length)];
  });
  const text = Buffer.concat(layers).toString('base64');
  return `/** What training left (bench/train.mjs): for each layer its offsets, scales and weights in bytes. */\nexport const PACKED_WEIGHTS =\n  '${text}';\n`;
}
