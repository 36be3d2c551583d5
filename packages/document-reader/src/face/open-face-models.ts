import { readFileSync } from 'node:fs';
import { createRequire } from 'node:module';
import { dirname, join } from 'node:path';
import { compileFunction } from 'node:vm';
import { missingPackages } from '../reading/missing-packages.js';
import type { Point } from './align-face.js';
import type { DetectedFace, FaceBox } from './decode-boxes.js';
import { faceFinder } from './face-finder.js';
import type { Tensor, TensorFlow } from './tensor-flow.js';

/** Types of the used parts of the optional packages, whose own types are missing if they are not installed. */
export interface FaceModels {
  tensorOf(rgb: Int32Array, height: number, width: number): Tensor;
  /** Detects faces in a square of `FINDER_SIDE`. */
  boxesOf(tensor: Tensor): Promise<DetectedFace[]>;
  /** Locates the 68 landmarks of the face in the box, in pixels. */
  pointsOf(tensor: Tensor, box: FaceBox): Promise<Point[]>;
  /** Computes the descriptor (128 numbers) of a square image with an aligned face. */
  numbersOf(tensor: Tensor): Promise<Float32Array>;
}

interface Size {
  width: number;
  height: number;
}

type XY = Record<'x' | 'y', number>;

interface Net {
  loadFromDisk(folder: string): Promise<void>;
  getParamFromPath(path: string): Tensor;
}

interface FaceApi {
  nets: Record<'ssdMobilenetv1' | 'faceLandmark68Net' | 'faceRecognitionNet', Net>;
  FaceDetection: new (score: number, relativeBox: FaceBox, size: Size) => object;
  extractFaceTensors(tensor: Tensor, of: object[]): Promise<Tensor[]>;
  detectFaceLandmarks(face: Tensor): Promise<object>;
  extendWithFaceLandmarks(of: { detection: object }, landmarks: object): { landmarks: { positions: XY[] } };
  computeFaceDescriptor(face: Tensor): Promise<Float32Array>;
}

const require = createRequire(import.meta.url);
const PACKAGES = ['@vladmandic/face-api', '@tensorflow/tfjs-core', '@tensorflow/tfjs-backend-wasm'];
/** Operations that face-api calls as methods of a tensor. */
const METHODS = ['add', 'div', 'mean', 'mul', 'reshape', 'sub'];

/** Returns a message for the operator if the face models are not installed, otherwise null. */
export function missingFaceModels(): string | null {
  const missing = missingPackages(PACKAGES);
  if (missing.length === 0) return null;
  return `Face comparison is disabled: the optional packages ${missing.join(', ')} are not installed.`;
}

let opened: Promise<FaceModels | null> | undefined;

/** Loads the models on first use, only from the packages; null if they are not installed. */
export function openFaceModels(): Promise<FaceModels | null> {
  return (opened ??= missingFaceModels() === null ? load() : Promise.resolve(null));
}

async function load(): Promise<FaceModels> {
  const tf = require('@tensorflow/tfjs-core') as TensorFlow;
  const wasm = require('@tensorflow/tfjs-backend-wasm') as { setWasmPaths(folder: string): void };
  wasm.setWasmPaths(`${join(dirname(require.resolve('@tensorflow/tfjs-backend-wasm/package.json')), 'dist')}/`);
  tf.env().set('WASM_HAS_MULTITHREAD_SUPPORT', false);
  await tf.setBackend('wasm');
  await tf.ready();
  const home = dirname(require.resolve('@vladmandic/face-api/package.json'));
  const api = openFaceApi(join(home, 'dist/face-api.node-wasm.js'), tf);
  for (const net of ['ssdMobilenetv1', 'faceLandmark68Net', 'faceRecognitionNet'] as const)
    await api.nets[net].loadFromDisk(join(home, 'model'));
  return {
    tensorOf: (rgb, height, width) => tf.tensor3d(rgb, [height, width, 3], 'int32'),
    boxesOf: faceFinder(tf, (path) => api.nets.ssdMobilenetv1.getParamFromPath(path)),
    pointsOf: (tensor, box) => pointsOf(api, tensor, box),
    numbersOf: (tensor) => api.computeFaceDescriptor(tensor),
  };
}

/**
 * Runs face-api on the core of TensorFlow.js. The package requires `@tensorflow/tfjs`: the core plus five packages (240
 * MB), of which it only needs the operations as methods of tensors.
 */
function openFaceApi(file: string, tf: TensorFlow): FaceApi {
  const methods = tf.Tensor.prototype as Record<string, unknown>;
  for (const name of METHODS)
    methods[name] = function (this: Tensor, ...rest: unknown[]) {
      return (tf as unknown as Record<string, (...given: unknown[]) => Tensor>)[name]!(this, ...rest);
    };
  for (const rank of [1, 2, 3, 4])
    methods[`as${rank}D`] = function (this: Tensor, ...shape: number[]) {
      return tf.reshape(this, rank === 1 ? [-1] : shape);
    };
  const module = { exports: {} };
  const requireCore = (name: string): unknown => (name === '@tensorflow/tfjs' ? tf : require(name));
  compileFunction(readFileSync(file, 'utf8'), ['module', 'exports', 'require'], { filename: file })(
    module,
    module.exports,
    requireCore,
  );
  return module.exports as FaceApi;
}

async function pointsOf(api: FaceApi, tensor: Tensor, { x, y, width: wide, height: high }: FaceBox): Promise<Point[]> {
  const [height, width] = tensor.shape as [number, number];
  const relative = { x: x / width, y: y / height, width: wide / width, height: high / height };
  const detection = new api.FaceDetection(1, relative, { width, height });
  const [face] = await api.extractFaceTensors(tensor, [detection]);
  const { landmarks } = api.extendWithFaceLandmarks({ detection }, await api.detectFaceLandmarks(face!));
  face!.dispose();
  return landmarks.positions.map(({ x: across, y: down }): Point => [across, down]);
}
