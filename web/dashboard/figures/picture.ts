const SCALE = 2;
/** Set by stylesheets and variables of the page, which a picture does not have. */
const STYLES = ['fill', 'stroke', 'stroke-width', 'stroke-dasharray', 'opacity', 'font-family', 'font-size'];

function withStyles(svg: SVGSVGElement): SVGSVGElement {
  const copy = svg.cloneNode(true) as SVGSVGElement;
  const copies = [copy, ...copy.querySelectorAll<SVGElement>('*')];
  for (const [n, element] of [svg, ...svg.querySelectorAll<SVGElement>('*')].entries()) {
    const shown = getComputedStyle(element);
    for (const name of STYLES) copies[n]!.style.setProperty(name, shown.getPropertyValue(name));
  }
  copy.setAttribute('xmlns', 'http://www.w3.org/2000/svg');
  return copy;
}

/** A drawing of the page as a PNG, on the page's ground, at twice its size. */
export async function pictureOf(svg: SVGSVGElement): Promise<Blob> {
  const { width, height } = svg.getBoundingClientRect();
  const text = new XMLSerializer().serializeToString(withStyles(svg));
  const address = URL.createObjectURL(new Blob([text], { type: 'image/svg+xml' }));
  try {
    const image = new Image();
    image.src = address;
    await image.decode();
    const canvas = new OffscreenCanvas(width * SCALE, height * SCALE);
    const brush = canvas.getContext('2d')!;
    brush.fillStyle = getComputedStyle(document.documentElement).getPropertyValue('--surface');
    brush.fillRect(0, 0, canvas.width, canvas.height);
    brush.drawImage(image, 0, 0, canvas.width, canvas.height);
    return await canvas.convertToBlob({ type: 'image/png' });
  } finally {
    URL.revokeObjectURL(address);
  }
}
