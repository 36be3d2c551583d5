/** Types of the used part of the optional package, whose own types are missing if it is not installed. */
export interface OnnxTensor {
  data: Float32Array;
  dims: readonly number[];
}

export interface OnnxSession {
  inputNames: readonly string[];
  outputNames: readonly string[];
  run(feeds: Record<string, OnnxTensor>): Promise<Record<string, OnnxTensor>>;
}

export interface OnnxRuntime {
  env: { wasm: { numThreads: number; wasmBinary?: Uint8Array }; logLevel: string };
  InferenceSession: { create(model: Uint8Array, options: object): Promise<OnnxSession> };
  Tensor: new (type: 'float32', data: Float32Array, dims: readonly number[]) => OnnxTensor;
}

/** A network with one input and one output. */
export type Network = (data: Float32Array, dims: readonly number[]) => Promise<OnnxTensor>;

/** Loads a model as a network. */
export async function networkOf({ InferenceSession, Tensor }: OnnxRuntime, model: Uint8Array): Promise<Network> {
  const session = await InferenceSession.create(model, { executionProviders: ['wasm'], enableCpuMemArena: false });
  const [input, output] = [session.inputNames[0]!, session.outputNames[0]!];
  return async (data, dims) => (await session.run({ [input]: new Tensor('float32', data, dims) }))[output]!;
}
