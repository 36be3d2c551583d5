import { sep } from 'node:path';
import type { TDocumentDefinitions } from 'pdfmake/interfaces.js';
import { FONTS, FONT_FOLDERS } from './pdf-fonts.js';

async function loadPrinter() {
  const { default: pdfmake } = await import('pdfmake');
  pdfmake.setFonts(FONTS);
  pdfmake.setUrlAccessPolicy(() => false);
  pdfmake.setLocalAccessPolicy((path) => FONT_FOLDERS.some((folder) => path.startsWith(folder + sep)));
  return pdfmake;
}

/** Loaded on first use: the library takes 10 MB, and most processes never need it. */
let printer: ReturnType<typeof loadPrinter> | undefined;

/** Renders a document to PDF. Only reads the fonts, no other files or URLs. */
export async function renderPdf(document: TDocumentDefinitions): Promise<Buffer> {
  const pdfmake = await (printer ??= loadPrinter());
  return pdfmake.createPdf(document).getBuffer();
}
