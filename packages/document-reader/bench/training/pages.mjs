import { changed, blurred, drawn, laidOn, led, pixelsOf, smeared, squareTo, throughJpeg } from '../pixels.mjs';
import { mono, ocrB, textPath } from '../outlines.mjs';
import { ALPHABET } from '../modules.mjs';
import { gaps, rosettes } from '../printing.mjs';

const LINES = 16;
const CHARACTERS = 30;
const DRAWN_PITCH = 22;
const LINE_HEIGHT = 2.3;
const MARGIN = 3;

function characters(random) {
  const fillers = random.chance(0.2) ? 0.3 : 0.06;
  return Array.from({ length: CHARACTERS }, () => (random.chance(fillers) ? '<' : random.of(ALPHABET))).join('');
}

/** Waves like those printed under a text against copying. */
function waves(random, width, height, paper) {
  if (random.chance(0.45)) return '';
  const tone = Math.round(paper - random.between(8, 45));
  const gap = random.between(0.25, 1.6) * DRAWN_PITCH;
  const [swing, length, lean] = [random.between(1, 20), random.between(20, 160), random.between(-1, 1)];
  let lines = '';
  for (let y = -width; y < height + width; y += gap) {
    lines += `<path d="M0 ${y}`;
    for (let x = 0; x <= width; x += 12)
      lines += `L${x} ${(y + lean * x + swing * Math.sin(x / length + y)).toFixed(1)}`;
    lines += '"/>';
  }
  const thick = random.between(0.6, 3).toFixed(1);
  return `<g fill="none" stroke="rgb(${tone},${tone},${tone})" stroke-width="${thick}">${lines}</g>`;
}

function strikes(random, width, height) {
  if (random.chance(0.7)) return '';
  return Array.from({ length: random.below(14) }, () => {
    const [x, y, tone] = [random.between(0, width), random.between(0, height), random.below(256)];
    const to = `${x + random.between(-200, 200)} ${y + random.between(-200, 200)}`;
    const look = `stroke="rgb(${tone},${tone},${tone})" stroke-width="${random.between(0.5, 3)}" opacity="${random.between(0.2, 0.7)}"`;
    return `<path d="M${x} ${y}L${to}" ${look}/>`;
  }).join('');
}

/** Rosettes as printed behind MRZs, one to three. */
function figures(random, page, paper) {
  if (random.chance(0.65)) return '';
  const tone = Math.round(paper - random.between(15, 75));
  return Array.from({ length: 1 + random.below(3) }, () =>
    rosettes(random, { ...page, height: page.height * random.between(0.2, 0.6) }, `rgb(${tone},${tone},${tone})`),
  ).join('');
}

/** A page of printed lines: picture, texts and where each line begins and ends. */
async function printed(random) {
  const width = (CHARACTERS + 2 * MARGIN) * DRAWN_PITCH;
  const height = (LINES * LINE_HEIGHT + 2) * DRAWN_PITCH;
  const paper = random.between(130, 250);
  const ink = Math.round(random.between(5, Math.max(20, paper - random.between(60, 160))));
  const tone = Math.round(paper);
  const tint = `rgb(${tone},${tone},${tone})`;
  const page = { x: 0, y: 0, width, height };
  let drawing = waves(random, width, height, paper) + figures(random, page, paper);
  const lines = Array.from({ length: LINES }, (_, index) => {
    const text = characters(random);
    const font = random.chance(0.06) ? mono : ocrB;
    const natural = font === mono ? 0.602 : 0.7226;
    const size = (DRAWN_PITCH / natural) * random.between(0.84, 1.08);
    const baseline = (index + 1.6) * LINE_HEIGHT * DRAWN_PITCH;
    const colour = `rgb(${ink},${ink},${ink})`;
    const thin = random.chance(0.35);
    const weight = random.chance(0.75) ? random.between(0, 0.055) : 0;
    const look = {
      colour,
      weight,
      edge: thin ? tint : colour,
      wide: random.between(0.88, 1.12),
      lean: 0.05 * random.normal(),
    };
    drawing += textPath(font, text, { x: MARGIN * DRAWN_PITCH, y: baseline, size, pitch: DRAWN_PITCH, ...look });
    const middle = baseline - 0.36 * size;
    return { text, start: [MARGIN * DRAWN_PITCH, middle], end: [width - MARGIN * DRAWN_PITCH, middle] };
  });
  drawing += strikes(random, width, height);
  if (random.chance(0.3)) drawing += gaps(random, page, tint, DRAWN_PITCH, { lines: 30, specks: 700 });
  const svg = `<svg xmlns="http://www.w3.org/2000/svg" width="${Math.round(width)}" height="${Math.round(height)}"><rect width="100%" height="100%" fill="${tint}"/>${drawing}</svg>`;
  return { picture: await drawn(svg, 1), lines };
}

/** Blur, light, noise and compression of a camera, all in proportion to the pitch in pixels. */
async function photographed(random, picture, pitch) {
  const severity = random.next();
  let seen = await blurred(picture, pitch * random.between(0, 0.2) * severity);
  if (random.chance(0.25)) seen = smeared(seen, pitch * random.between(0, 0.4) * severity, random.between(0, Math.PI));
  const { width, height } = seen;
  const [lean, tilt, gain] = [
    random.normal() * 0.25 * severity,
    random.normal() * 0.25 * severity,
    random.between(0.45, 1.1),
  ];
  const spot = random.chance(0.2) ? random.between(40, 160) : 0;
  const [cx, cy, wide] = [random.between(0, width), random.between(0, height), pitch * random.between(2, 9)];
  const noise = random.between(0, 26) * severity;
  seen = changed(seen, (value, x, y) => {
    const light = gain * (1 + lean * (x / width - 0.5) + tilt * (y / height - 0.5));
    const shine = spot ? spot * Math.exp(-((x - cx) ** 2 + (y - cy) ** 2) / (2 * wide * wide)) : 0;
    return value * light + shine + (noise ? random.normal() * noise : 0);
  });
  return throughJpeg(seen, Math.round(95 - 70 * severity * random.next()));
}

/** One page with the positions of its lines in the photo. */
export async function pageOf(random) {
  const { picture, lines } = await printed(random);
  const pitch = Math.exp(random.between(Math.log(6.5), Math.log(26)));
  const scale = pitch / DRAWN_PITCH;
  const [width, height] = [Math.ceil(picture.width * scale), Math.ceil(picture.height * scale)];
  const wobble = () => random.normal() * 0.02 * width;
  const corners = [
    [wobble(), wobble()],
    [width + wobble(), wobble()],
    [width + wobble(), height + wobble()],
    [wobble(), height + wobble()],
  ];
  const soft = await blurred(picture, scale < 1 ? 0.42 / scale : 0);
  const ground = pixelsOf(width, height, 1, Buffer.alloc(width * height, 150));
  const seen = await photographed(random, laidOn(ground, soft, corners), pitch);
  const matrix = squareTo(corners);
  const place = ([x, y]) => led(matrix, x / picture.width, y / picture.height);
  const found = lines.map(({ text, start, end }) => {
    const [[x0, y0], [x1, y1]] = [place(start), place(end)];
    return { text, line: { start: { x: x0, y: y0 }, end: { x: x1, y: y1 }, sag: 0 } };
  });
  return { image: { width, height, data: seen.data }, lines: found };
}
