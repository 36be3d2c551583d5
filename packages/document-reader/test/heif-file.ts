import { readFileSync } from 'node:fs';

/** Written by Debian's `heif-enc`: 480 by 320 pixels, its upper left quarter red and its lower right one blue. */
export const QUARTERS = readFileSync(new URL('quarters.heic', import.meta.url));

const u8 = (...values: number[]) => Buffer.from(values);
const u16 = (...values: number[]) => Buffer.concat(values.map((value) => u8(value >> 8, value & 255)));
const u32 = (...values: number[]) =>
  Buffer.concat(values.map((value) => u16(Math.floor(value / 65_536), value & 65_535)));

function box(type: string, ...parts: Buffer[]): Buffer {
  const body = Buffer.concat(parts);
  return Buffer.concat([u32(body.length + 8), Buffer.from(type, 'latin1'), body]);
}

const fullBox = (type: string, version: number, ...parts: Buffer[]) => box(type, u8(version, 0, 0, 0), ...parts);

/** The content of the first box of this type, wherever it is. */
function contentOf(file: Buffer, type: string): Buffer {
  const at = file.indexOf(type, 0, 'latin1');
  return file.subarray(at + 4, at - 4 + file.readUInt32BE(at - 4));
}

interface Layout {
  /** Declared size of the whole image. */
  width: number;
  height: number;
  /** Rotation to the left, in quarter turns. */
  turns?: number;
  /** Number of tiles; without them the coded image itself is the main one. */
  grid?: { columns: number; rows: number };
  /** File with the coded image, and its declared size. */
  coded?: Buffer;
  tile?: { width: number; height: number };
}

/** A HEIF file around the coded image of another one; every tile of a grid has the same data. */
export function heifFile({
  width,
  height,
  turns = 0,
  grid,
  coded = QUARTERS,
  tile = { width: 480, height: 320 },
}: Layout) {
  const image = contentOf(coded, 'mdat');
  const tiles = Array.from({ length: grid ? grid.columns * grid.rows : 0 }, (_, at) => at + 2);
  const layout = grid
    ? Buffer.concat([u8(0, 1, grid.rows - 1, grid.columns - 1), u32(width, height)])
    : Buffer.alloc(0);
  const info = (id: number, type: string) => fullBox('infe', 2, u16(id, 0), Buffer.from(`${type}\0`));
  const properties = [
    box('hvcC', contentOf(coded, 'hvcC')),
    fullBox('ispe', 0, u32(tile.width, tile.height)),
    fullBox('ispe', 0, u32(width, height)),
    ...(turns > 0 ? [box('irot', u8(turns))] : []),
  ];
  const use = (id: number, ...of: number[]) => Buffer.concat([u16(id), u8(of.length, ...of)]);
  const uses = [
    use(1, ...(grid ? [] : [0x81]), 3, ...(turns > 0 ? [0x84] : [])),
    ...tiles.map((id) => use(id, 0x81, 2)),
  ];
  const refers = grid ? [fullBox('iref', 0, box('dimg', u16(1, tiles.length, ...tiles)))] : [];
  const place = (id: number, at: number, length: number) => Buffer.concat([u16(id, 0, 1), u32(at, length)]);
  const meta = (start: number) =>
    fullBox(
      'meta',
      0,
      fullBox('hdlr', 0, u32(0), Buffer.from('pict'), u32(0, 0, 0), u8(0)),
      fullBox('pitm', 0, u16(1)),
      fullBox(
        'iloc',
        0,
        u8(0x44, 0),
        u16(tiles.length + 1),
        place(1, start, grid ? layout.length : image.length),
        ...tiles.map((id) => place(id, start + layout.length, image.length)),
      ),
      fullBox('iinf', 0, u16(uses.length), info(1, grid ? 'grid' : 'hvc1'), ...tiles.map((id) => info(id, 'hvc1'))),
      ...refers,
      box('iprp', box('ipco', ...properties), fullBox('ipma', 0, u32(uses.length), ...uses)),
    );
  const head = box('ftyp', Buffer.from('heic\0\0\0\0mif1heic', 'latin1'));
  const start = head.length + meta(0).length + 8;
  return Buffer.concat([head, meta(start), box('mdat', layout, image)]);
}
