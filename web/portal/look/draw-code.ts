import { drawingSVG, qrcode } from 'bwip-js/generic';

/** A QR code of a text, as the address of a picture. */
export function drawCode(text: string): string {
  const svg = qrcode(
    { bcid: 'qrcode', text, scale: 4, paddingwidth: 4, paddingheight: 4, backgroundcolor: 'FFFFFF' },
    drawingSVG(),
  );
  return `data:image/svg+xml,${encodeURIComponent(svg)}`;
}
