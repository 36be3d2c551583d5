const TYPES = { F32: Float32Array, I8: Int8Array } as const;

type Values = Float32Array | Int8Array;

/** A tensor, its values row by row. */
export interface Tensor {
  shape: readonly number[];
  values: Values;
}

interface Described {
  dtype: keyof typeof TYPES;
  shape: number[];
  data_offsets: [from: number, to: number];
}

const HEADER_LENGTH = 8;

/**
 * Reads a file in the safetensors format: the header's length, the header as JSON, then the values.
 * https://github.com/huggingface/safetensors#format
 */
export function readSafetensors(file: Buffer): { tensors: Map<string, Tensor>; metadata: Record<string, string> } {
  const begin = HEADER_LENGTH + Number(file.readBigUInt64LE(0));
  const header = JSON.parse(file.toString('utf8', HEADER_LENGTH, begin)) as Record<string, Described>;
  const { __metadata__: metadata = {}, ...described } = header;
  const tensors = Object.entries(described).map(
    ([
      name,
      {
        dtype,
        shape,
        data_offsets: [from, to],
      },
    ]) => {
      const bytes = Uint8Array.from(file.subarray(begin + from, begin + to));
      return [name, { shape, values: new TYPES[dtype](bytes.buffer) }] as const;
    },
  );
  return { tensors: new Map(tensors), metadata: metadata as Record<string, string> };
}
