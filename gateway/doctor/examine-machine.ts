import { accessSync, constants, existsSync, statSync, statfsSync } from 'node:fs';
import { dirname } from 'node:path';
import { keyFileIn } from '#kit/cipher/cipher-key.js';
import type { Config } from '../config.js';
import type { Finding } from './finding.js';

const OLDEST_NODE = 24;
const ROOM_BYTES = 2e9;

/** Looks at the interpreter, the data folder and the key of sealed columns. Starts nothing, writes nothing. */
export function examineMachine(config: Config): Finding[] {
  return [node(), ...dataFolder(config.DATA_DIR), ...dataKey(config)];
}

function node(): Finding {
  const isOld = Number(process.versions.node.split('.')[0]) < OLDEST_NODE;
  return {
    level: isOld ? 'problem' : 'good',
    what: `Node ${process.versions.node}`,
    ...(isOld && { advice: `Run it by npm, which brings Node ${OLDEST_NODE} along, or install that.` }),
  };
}

function dataFolder(path: string): Finding[] {
  const nearest = existsSync(path) ? path : dirname(path);
  try {
    accessSync(nearest, constants.R_OK | constants.W_OK);
  } catch {
    const advice = 'Give the user that runs the service that folder, or set DATA_DIR to one of its own.';
    return [{ level: 'problem', what: `The data folder ${path} can't be written to`, advice }];
  }
  const { bavail, bsize } = statfsSync(nearest);
  const gigabytes = ((bavail * bsize) / 1e9).toFixed(1);
  const isTight = bavail * bsize < ROOM_BYTES;
  return [
    { level: 'good', what: `Data folder ${path}${existsSync(path) ? '' : ' (made by the first start)'}` },
    {
      level: isTight ? 'note' : 'good',
      what: `${gigabytes} GB free there`,
      ...(isTight && { advice: 'PostgreSQL stops when the disk is full: free some room.' }),
    },
  ];
}

/** Whether a key that is missing is one that the first start makes, the database tells. */
function dataKey({ DATA_KEY, DATA_DIR }: Config): Finding[] {
  if (DATA_KEY) return [{ level: 'good', what: 'The key of sealed columns comes from DATA_KEY' }];
  const file = keyFileIn(DATA_DIR);
  if (!existsSync(file)) return [];
  const isOpen = (statSync(file).mode & 0o077) !== 0;
  return [
    {
      level: isOpen ? 'problem' : 'good',
      what: `The key of sealed columns is ${file}${isOpen ? ', and others can read it' : ''}`,
      advice: isOpen
        ? `chmod 600 ${file}`
        : 'Keep a copy of it apart from the backups: without it the sealed columns are lost.',
    },
  ];
}
