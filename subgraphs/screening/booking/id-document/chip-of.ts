interface Step {
  step: string;
  kind: string;
}

/** Whether the chip of a document of this kind was read. */
export const hasChipOf = (kind: string | null, images: readonly Step[]): boolean =>
  images.some((image) => image.step === 'chip' && image.kind === kind);
