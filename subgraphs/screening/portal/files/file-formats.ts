/** File formats that guests can upload. */
export const FILE_FORMATS = ['pdf', 'jpeg', 'png', 'webp'] as const;

export type FileFormat = (typeof FILE_FORMATS)[number];

/** Maximum size that a slot can allow, in megabytes of 1,048,576 bytes. */
export const MAX_MEGABYTES = 10;

/** Media type by format, used for downloads. */
export const MEDIA_TYPES: Readonly<Record<FileFormat, string>> = {
  pdf: 'application/pdf',
  jpeg: 'image/jpeg',
  png: 'image/png',
  webp: 'image/webp',
};

/** Upload slot for one file, as required by a screen. */
export interface FileSlot {
  id: string;
  required: boolean;
  types: FileFormat[];
  maxMegabytes: number;
}
