import { type DetectedFace, decodeBoxes } from './decode-boxes.js';
import type { Tensor, TensorFlow } from './tensor-flow.js';

/** Side of the detector's square input, in pixels. */
export const FINDER_SIDE = 512;
const EPSILON = 0.001;
const PAIRS = Array.from({ length: 13 }, (_, at) => at + 1);
const HALVING_PAIRS = [2, 4, 6, 12];
/** The smallest faces are detected after this layer pair, larger ones after the last and every second further layer. */
const FIRST_SEEN = 11;
const FURTHER = [0, 1, 2, 3, 4, 5, 6, 7];

type Layer = (x: Tensor) => Tensor;
/** Whether the output of a layer is used for detection, or only passed on. */
type Step = { layer: Layer; looks: { offsets: Layer; classes: Layer } | undefined };

/**
 * Detects faces with the weights of face-api (SSD on MobileNet v1) in a square image of `FINDER_SIDE`. The package's
 * own code keeps the outputs of all layers until the end (120 MB); here each is released after its last use.
 */
export function faceFinder(
  tf: TensorFlow,
  weightOf: (path: string) => Tensor,
): (rgb: Tensor) => Promise<DetectedFace[]> {
  const steps = stepsOf(tf, weightOf);
  const anchors = weightOf('output_layer/extra_dim').data();
  return async (rgb) => {
    const { offsets, classes } = tf.tidy(() => lookedAt(tf, steps, rgb));
    const said = { anchors: await anchors, offsets: await offsets.data(), classes: await classes.data() };
    for (const used of [offsets, classes]) used.dispose();
    return decodeBoxes(said, FINDER_SIDE);
  };
}

function lookedAt(tf: TensorFlow, steps: readonly Step[], rgb: Tensor) {
  const seen: { offsets: Tensor; classes: Tensor }[] = [];
  let now = tf.tidy(() => tf.reshape(tf.sub(tf.div(tf.cast(rgb, 'float32'), 127.5), 1), [1, ...rgb.shape]));
  for (const { layer, looks } of steps) {
    const next = layer(now);
    now.dispose();
    now = next;
    if (looks) seen.push({ offsets: looks.offsets(now), classes: looks.classes(now) });
  }
  const all = (key: 'offsets' | 'classes') =>
    tf.concat(
      seen.map((part) => tf.reshape(part[key], [-1])),
      0,
    );
  return { offsets: all('offsets'), classes: all('classes') };
}

function stepsOf(tf: TensorFlow, weightOf: (path: string) => Tensor): Step[] {
  const { layerAt, depthwiseAt, looksAt } = layersOf(tf, weightOf);
  return [
    { layer: layerAt('mobilenetv1/conv_0', 2), looks: undefined },
    ...PAIRS.flatMap((pair) => [
      {
        layer: depthwiseAt(`mobilenetv1/conv_${pair}/depthwise_conv`, HALVING_PAIRS.includes(pair) ? 2 : 1),
        looks: undefined,
      },
      {
        layer: layerAt(`mobilenetv1/conv_${pair}/pointwise_conv`, 1),
        looks: pair === FIRST_SEEN ? looksAt(0) : pair === PAIRS.length ? looksAt(1) : undefined,
      },
    ]),
    ...FURTHER.map((at) => ({
      layer: layerAt(`prediction_layer/conv_${at}`, at % 2 === 1 ? 2 : 1),
      looks: at % 2 === 1 ? looksAt((at + 3) / 2) : undefined,
    })),
  ];
}

function layersOf(tf: TensorFlow, weightOf: (path: string) => Tensor) {
  const conv =
    (filter: Tensor, bias: Tensor, stride: number, activation: 'relu6' | 'linear'): Layer =>
    (x) =>
      tf.fused.conv2d({ x, filter, strides: [stride, stride], pad: 'same', bias, activation });
  const lookAt = (path: string) => conv(weightOf(`${path}/filters`), weightOf(`${path}/bias`), 1, 'linear');
  return {
    layerAt: (path: string, stride: number) =>
      conv(weightOf(`${path}/filters`), weightOf(`${path}/batch_norm_offset`), stride, 'relu6'),
    /** Folds batch normalization into the filters, once. */
    depthwiseAt(path: string, stride: number): Layer {
      const [offset, scale, mean, variance] = ['offset', 'scale', 'mean', 'variance'].map((name) =>
        weightOf(`${path}/batch_norm_${name}`),
      ) as [Tensor, Tensor, Tensor, Tensor];
      const filters = weightOf(`${path}/filters`);
      const by = tf.div(scale, tf.sqrt(tf.add(variance, EPSILON)));
      const filter = tf.mul(filters, tf.reshape(by, [filters.shape[2]!, 1]));
      const bias = tf.sub(offset, tf.mul(mean, by));
      return (x) =>
        tf.fused.depthwiseConv2d({ x, filter, strides: [stride, stride], pad: 'same', bias, activation: 'relu6' });
    },
    looksAt: (at: number) => ({
      offsets: lookAt(`prediction_layer/box_predictor_${at}/box_encoding_predictor`),
      classes: lookAt(`prediction_layer/box_predictor_${at}/class_predictor`),
    }),
  };
}
