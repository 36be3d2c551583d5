import { accessSync, constants, existsSync, statSync, statfsSync } from 'node:fs';
import { dirname } from 'node:path';
import { keyFileIn } from '#kit/cipher/cipher-key.js';
import type { Config } from '../config.js';
import type { Finding } from './finding.js';

const OLDEST_NODE = 24;
const ROOM_BYTES = 2e9;

/** Checks Node, the data folder and the encryption key. Starts nothing, writes nothing. */
export function examineMachine(config: Config): Finding[] {
  return [node(), ...dataFolder(config.DATA_DIR), ...dataKey(config)];
}

function node(): Finding {
  const isOld = Number(process.versions.node.split('.')[0]) < OLDEST_NODE;
  return {
    level: isOld ? 'problem' : 'good',
    what: `Node ${process.versions.node}${isOld ? ' is too old' : ''}`,
    ...(isOld && {
      advice: `Run it with npm, which installs Node ${OLDEST_NODE}, or install Node ${OLDEST_NODE} yourself.`,
    }),
  };
}

function dataFolder(path: string): Finding[] {
  const nearest = existsSync(path) ? path : dirname(path);
  try {
    accessSync(nearest, constants.R_OK | constants.W_OK);
  } catch {
    const advice = 'Give the user that runs the service write access to it, or set DATA_DIR to another folder.';
    return [{ level: 'problem', what: `The data folder ${path} is not writable`, advice }];
  }
  const { bavail, bsize } = statfsSync(nearest);
  const gigabytes = ((bavail * bsize) / 1e9).toFixed(1);
  const isTight = bavail * bsize < ROOM_BYTES;
  return [
    { level: 'good', what: `Data folder ${path}${existsSync(path) ? '' : ' (will be created at the first start)'}` },
    {
      level: isTight ? 'note' : 'good',
      what: `${gigabytes} GB of free disk space`,
      ...(isTight && { advice: 'Free up space: PostgreSQL stops when the disk is full.' }),
    },
  ];
}

/** Reports where the key is. Whether a missing key is a problem depends on the database: see `examineKeys`. */
function dataKey({ DATA_KEY, DATA_DIR }: Config): Finding[] {
  if (DATA_KEY) return [{ level: 'good', what: 'The encryption key is set by DATA_KEY' }];
  const file = keyFileIn(DATA_DIR);
  if (!existsSync(file)) return [];
  const isOpen = (statSync(file).mode & 0o077) !== 0;
  return [
    {
      level: isOpen ? 'problem' : 'good',
      what: `The encryption key is in ${file}${isOpen ? ', which other users can read' : ''}`,
      advice: isOpen
        ? `Run chmod 600 ${file}`
        : 'Keep a copy of it separate from the backups: without it, encrypted data is lost.',
    },
  ];
}
