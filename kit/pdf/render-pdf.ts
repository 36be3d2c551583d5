import { sep } from 'node:path';
import type { TDocumentDefinitions } from 'pdfmake/interfaces.js';
import { FONTS, FONT_FOLDERS } from './pdf-fonts.js';

/** The library is loaded with the first document, not at the start of every process. */
async function openPdfmake() {
  const { default: pdfmake } = await import('pdfmake');
  pdfmake.setFonts(FONTS);
  pdfmake.setUrlAccessPolicy(() => false);
  pdfmake.setLocalAccessPolicy((path) => FONT_FOLDERS.some((folder) => path.startsWith(folder + sep)));
  return pdfmake;
}

let opened: ReturnType<typeof openPdfmake> | undefined;

/** The document as the bytes of a PDF. Reads the fonts and nothing else, neither files nor addresses. */
export async function renderPdf(document: TDocumentDefinitions): Promise<Buffer> {
  const pdfmake = await (opened ??= openPdfmake());
  return pdfmake.createPdf(document).getBuffer();
}
