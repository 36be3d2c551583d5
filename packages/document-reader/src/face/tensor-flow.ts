export interface Tensor {
  shape: number[];
  dispose(): void;
  data(): Promise<Float32Array>;
}

interface Convolution {
  x: Tensor;
  filter: Tensor;
  strides: [number, number];
  pad: 'same';
  bias: Tensor;
  activation: 'relu6' | 'linear';
}

/** Types of the used part of the optional package, whose own types are missing if it is not installed. */
export interface TensorFlow {
  Tensor: { prototype: object };
  setBackend(name: string): Promise<boolean>;
  ready(): Promise<void>;
  env(): { set(flag: string, value: boolean): void };
  /** Disposes all tensors created inside except the returned ones. */
  tidy<T>(make: () => T): T;
  tensor3d(values: Int32Array, shape: [number, number, number], type: 'int32'): Tensor;
  cast(x: Tensor, type: 'float32'): Tensor;
  reshape(x: Tensor, shape: number[]): Tensor;
  concat(all: Tensor[], axis: number): Tensor;
  add(x: Tensor, y: Tensor | number): Tensor;
  sub(x: Tensor, y: Tensor | number): Tensor;
  mul(x: Tensor, y: Tensor | number): Tensor;
  div(x: Tensor, y: Tensor | number): Tensor;
  sqrt(x: Tensor): Tensor;
  fused: { conv2d(of: Convolution): Tensor; depthwiseConv2d(of: Convolution): Tensor };
}
