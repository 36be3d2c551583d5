/** Limits of a frame: bytes of the JPEG, and pixels of its shorter and longer side. */
export const FRAME_LIMITS = { bytes: 60_000, shortest: 240, longest: 1_280 } as const;
