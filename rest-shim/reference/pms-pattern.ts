import { PMS_SHAPE } from '#pms-systems';

/** The IDs of booking systems. Not an enum: an operator can add names of their own. */
export const PMS_PATTERN = `^(${PMS_SHAPE.PMS_IDS.parse(undefined).join('|')})$`;
