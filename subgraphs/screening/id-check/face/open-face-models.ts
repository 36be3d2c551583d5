import { createRequire } from 'node:module';
import { dirname, join } from 'node:path';

interface Tensor {
  shape: number[];
  dispose(): void;
}

/** What is used of the optional packages; they bring types of their own, which are absent where they are. */
export interface FaceModels {
  tensorOf(rgb: Int32Array, height: number, width: number): Tensor;
  /** Where faces are, in pixels. */
  boxesOf(tensor: Tensor): Promise<FaceBox[]>;
  /** 128 numbers that tell people apart, of the face in the box. */
  descriptorOf(tensor: Tensor, box: FaceBox): Promise<Float32Array>;
}

export interface FaceBox {
  x: number;
  y: number;
  width: number;
  height: number;
}

interface Size {
  width: number;
  height: number;
}

interface Net {
  loadFromDisk(folder: string): Promise<void>;
}

interface FaceApi {
  nets: Record<'ssdMobilenetv1' | 'faceLandmark68Net' | 'faceRecognitionNet', Net>;
  SsdMobilenetv1Options: new (options: { minConfidence: number; maxResults: number }) => object;
  detectAllFaces(tensor: Tensor, options: object): PromiseLike<{ box: FaceBox }[]>;
  FaceDetection: new (score: number, relativeBox: FaceBox, size: Size) => object;
  extractFaceTensors(tensor: Tensor, of: object[]): Promise<Tensor[]>;
  detectFaceLandmarks(face: Tensor): Promise<object>;
  extendWithFaceLandmarks(of: { detection: object }, landmarks: object): { alignedRect: object };
  computeFaceDescriptor(face: Tensor): Promise<Float32Array>;
}

interface TensorFlow {
  tensor3d(values: Int32Array, shape: [number, number, number], type: 'int32'): Tensor;
  setBackend(name: string): Promise<boolean>;
  ready(): Promise<void>;
  env(): { set(flag: string, value: boolean): void };
}

const require = createRequire(import.meta.url);
const PACKAGES = ['@vladmandic/face-api', '@tensorflow/tfjs', '@tensorflow/tfjs-backend-wasm'];
const LEAST_CONFIDENCE = 0.4;

/** What to tell an operator whose installation has no face models; null where they are installed. */
export function missingFaceModels(): string | null {
  const missing = PACKAGES.filter((name) => !isInstalled(name));
  if (missing.length === 0) return null;
  return `Faces are not compared: the optional packages ${missing.join(', ')} are not installed.`;
}

function isInstalled(name: string): boolean {
  try {
    require.resolve(`${name}/package.json`);
    return true;
  } catch (error) {
    if ((error as NodeJS.ErrnoException).code === 'MODULE_NOT_FOUND') return false;
    throw error;
  }
}

let opened: Promise<FaceModels | null> | undefined;

/** The models, loaded on first use from the packages alone; null where they are not installed. */
export function openFaceModels(): Promise<FaceModels | null> {
  return (opened ??= missingFaceModels() === null ? load() : Promise.resolve(null));
}

async function load(): Promise<FaceModels> {
  const tf = require('@tensorflow/tfjs') as TensorFlow;
  const wasm = require('@tensorflow/tfjs-backend-wasm') as { setWasmPaths(folder: string): void };
  wasm.setWasmPaths(`${join(dirname(require.resolve('@tensorflow/tfjs-backend-wasm/package.json')), 'dist')}/`);
  tf.env().set('WASM_HAS_MULTITHREAD_SUPPORT', false);
  await tf.setBackend('wasm');
  await tf.ready();
  const home = dirname(require.resolve('@vladmandic/face-api/package.json'));
  const api = require(join(home, 'dist/face-api.node-wasm.js')) as FaceApi;
  for (const net of ['ssdMobilenetv1', 'faceLandmark68Net', 'faceRecognitionNet'] as const)
    await api.nets[net].loadFromDisk(join(home, 'model'));
  const options = new api.SsdMobilenetv1Options({ minConfidence: LEAST_CONFIDENCE, maxResults: 20 });
  return {
    tensorOf: (rgb, height, width) => tf.tensor3d(rgb, [height, width, 3], 'int32'),
    boxesOf: async (tensor) => (await api.detectAllFaces(tensor, options)).map(({ box }) => box),
    descriptorOf: (tensor, box) => descriptorOf(api, tensor, box),
  };
}

/** Turned and scaled by eyes, nose and mouth before it is measured. */
async function descriptorOf(api: FaceApi, tensor: Tensor, { x, y, width: wide, height: high }: FaceBox) {
  const [height, width] = tensor.shape as [number, number];
  const relative = { x: x / width, y: y / height, width: wide / width, height: high / height };
  const detection = new api.FaceDetection(1, relative, { width, height });
  const [face] = await api.extractFaceTensors(tensor, [detection]);
  const { alignedRect } = api.extendWithFaceLandmarks({ detection }, await api.detectFaceLandmarks(face!));
  const [aligned] = await api.extractFaceTensors(tensor, [alignedRect]);
  const descriptor = await api.computeFaceDescriptor(aligned!);
  for (const used of [face!, aligned!]) used.dispose();
  return descriptor;
}
