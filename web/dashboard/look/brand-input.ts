import { t } from '@lingui/core/macro';
/** The colour that a brand without one is offered. */
export const FIRST_COLOUR = '#1d5f55';

/** A picture that the user chose, as a data URL. */
export async function dataUrlOf(file: File): Promise<string> {
  const reader = new FileReader();
  return new Promise((resolve, reject) => {
    reader.onload = () => resolve(String(reader.result));
    reader.onerror = () => reject(new Error(t`The file could not be read.`));
    reader.readAsDataURL(file);
  });
}
