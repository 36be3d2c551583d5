/** What a guest may hand in. */
export const FILE_FORMATS = ['pdf', 'jpeg', 'png', 'webp'] as const;

export type FileFormat = (typeof FILE_FORMATS)[number];

/** The largest that a slot may ask for, in megabytes of 1,048,576 bytes. */
export const MAX_MEGABYTES = 10;

/** What a file is answered as when it is fetched. */
export const MEDIA_TYPES: Readonly<Record<FileFormat, string>> = {
  pdf: 'application/pdf',
  jpeg: 'image/jpeg',
  png: 'image/png',
  webp: 'image/webp',
};

/** A place for one file, as a screen asks for it. */
export interface FileSlot {
  id: string;
  required: boolean;
  types: FileFormat[];
  maxMegabytes: number;
}
