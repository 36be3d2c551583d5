import sharp from 'sharp';
import { portraitItself } from './licence-back.js';
import { type Places, type Surface, headOf, sheetOf, viewOf } from './heads.js';

/** Landmarks of the person `one` in their portrait, 360 pixels wide with 60 around it. */
const POINTS: Places = {
  0: [144, 272],
  8: [217, 419],
  16: [317, 271],
  27: [201, 289],
  30: [190, 346],
  33: [199, 354],
  36: [159, 275],
  45: [266, 283],
};

const YAW = { straight: 0, left: 0.42, right: -0.42 } as const;

/** What moves in front of the camera: a synthetic head, or the same photograph on flat paper. */
const SURFACES: Record<'head' | 'photograph', Surface> = { head: headOf(POINTS), photograph: sheetOf() };

/** A frame of the sample person `one`, who looks where they are asked; each `variant` differs a little. */
export async function frameOf(surface: keyof typeof SURFACES, pose: keyof typeof YAW, variant = 0): Promise<Buffer> {
  const room = { top: 60, bottom: 60, left: 60, right: 60, extendWith: 'copy' } as const;
  const portrait = sharp(await portraitItself('one')).resize({ width: 360 });
  const wide = await portrait.extend(room).removeAlpha().raw().toBuffer({ resolveWithObject: true });
  const { width, height } = wide.info;
  const turn = { yaw: YAW[pose] + 0.015 * variant, pitch: 0.01 * variant, roll: 0.01 * variant };
  const { data } = viewOf({ width, height, channels: 3, data: wide.data }, POINTS, SURFACES[surface], turn);
  return sharp(data, { raw: { width, height, channels: 3 } })
    .jpeg({ quality: 80 })
    .toBuffer();
}
