/** Pixels of the longer side that are sent: enough for every sign of a document, and far below what is taken. */
const LONGEST = 2_000;
const QUALITY = 0.9;

export interface Taken {
  picture: Blob;
  /** An address that shows it on this page; null where this browser cannot. Whoever keeps it revokes it. */
  shown: string | null;
}

/** A frame of a camera or a decoded file as a JPEG without metadata, made smaller where it is large. */
async function jpegOf(source: CanvasImageSource, width: number, height: number): Promise<Taken> {
  const scale = Math.min(1, LONGEST / Math.max(width, height));
  const canvas = document.createElement('canvas');
  canvas.width = Math.max(1, Math.round(width * scale));
  canvas.height = Math.max(1, Math.round(height * scale));
  canvas.getContext('2d')!.drawImage(source, 0, 0, canvas.width, canvas.height);
  const picture = await new Promise<Blob | null>((resolve) => canvas.toBlob(resolve, 'image/jpeg', QUALITY));
  if (!picture) throw new Error('The picture could not be written.');
  return { picture, shown: URL.createObjectURL(picture) };
}

/** What a camera shows now. */
export const takeFrame = (video: HTMLVideoElement): Promise<Taken> =>
  jpegOf(video, video.videoWidth, video.videoHeight);

/** A file of the guest's; one that this browser cannot decode goes as it is, and the service says whether it can. */
export async function takeFile(file: File): Promise<Taken> {
  const decoded = await createImageBitmap(file, { imageOrientation: 'from-image' }).catch(() => null);
  if (!decoded) return { picture: file, shown: null };
  try {
    return await jpegOf(decoded, decoded.width, decoded.height);
  } finally {
    decoded.close();
  }
}
