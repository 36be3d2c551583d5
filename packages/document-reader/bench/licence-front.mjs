import { bold, sans, textPath } from './outlines.mjs';
import { drawn } from './pixels.mjs';
import { DENSITY, portrait, rgb, waves } from './specimen.mjs';

const [WIDE, HIGH] = [Math.round(85.6 * DENSITY), Math.round(54 * DENSITY)];

const dotted = (iso, mark) => iso.split('-').reverse().join(mark);
const american = (iso) => `${iso.slice(5, 7)}/${iso.slice(8, 10)}/${iso.slice(0, 4)}`;
const before = (iso, years) => `${Number(iso.slice(0, 4)) - years}${iso.slice(4)}`;

/** Numbered fields as on the European model licence: the text beside them differs from state to state. */
function europeanRows(random, { lastName, firstName, birth, expiry, number }) {
  const mark = random.of(['.', '.', '.', '-']);
  const place = random.of(['UTOPIA HAVEN', 'NORTHPORT', 'LAKEBRIDGE', 'HARBOUR TOWN']);
  const issued = before(expiry.iso, random.of([10, 15]));
  return [
    [['1.', lastName]],
    [['2.', firstName]],
    [['3.', `${dotted(birth.iso, mark)} ${place}`]],
    [['4a.', dotted(issued, mark)], ['4c.', random.of(['HARBOUR OFFICE', 'DVA UTOPIA', 'PREFECT 12'])]],
    [['4b.', dotted(expiry.iso, mark)]],
    [['5.', number]],
  ]; // prettier-ignore
}

/** Rows of a North American card (AAMVA's card design): the number of a field, its short name, its value. */
function americanRows(random, { lastName, firstName, birth, expiry, number }) {
  const issued = before(expiry.iso, 8);
  return [
    [['4d', `DL ${number}`]],
    [['3 DOB', american(birth.iso)], ['4b EXP', american(expiry.iso)]],
    [['1', lastName]],
    [['2', firstName]],
    [['8', '2570 24TH STREET ANYTOWN']],
    [['4a ISS', american(issued)], ['15 SEX', 'F']],
  ]; // prettier-ignore
}

/** Draws the front of a licence: `european` or `american`. */
export async function licenceFrontOf(random, person, model = 'european') {
  const european = model === 'european';
  const ink = random.of(['#111', '#1a1a1a', '#222', '#2b2b30']);
  const [face, size] = [random.chance(0.5) ? bold : sans, HIGH * random.between(0.05, 0.058)];
  const rows = (european ? europeanRows : americanRows)(random, person).map((cells, row) => {
    const y = HIGH * (0.25 + row * 0.092);
    return cells
      .map(([label, value], cell) => {
        const x = WIDE * (0.36 + cell * 0.31);
        const small = textPath(sans, label, { x, y, size: size * (european ? 0.8 : 0.7), colour: '#335' });
        const after = x + size * (european ? 1.5 : 0.55 + 0.5 * label.length);
        return small + textPath(face, value, { x: after, y, size, colour: ink });
      })
      .join('');
  });
  const title = european ? 'DRIVING LICENCE   UTOPIA' : 'UTOPIA   DRIVER LICENSE';
  const head = textPath(bold, title, { x: WIDE * 0.2, y: HIGH * 0.12, size: HIGH * 0.066, colour: '#335' });
  const foot = textPath(sans, '9.  AM/B1/B', { x: WIDE * 0.36, y: HIGH * 0.92, size, colour: ink });
  const svg = `<svg xmlns="http://www.w3.org/2000/svg" width="${WIDE}" height="${HIGH}"><rect width="${WIDE}" height="${HIGH}" fill="${rgb(random, 205, 245)}"/>${waves(random, WIDE, HIGH)}${head}${portrait(random, WIDE * 0.04, HIGH * 0.2, WIDE * 0.27, HIGH * 0.62)}${rows.join('')}${european ? foot : ''}</svg>`;
  return drawn(svg);
}
