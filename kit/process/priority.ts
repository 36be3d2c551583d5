import { readdirSync } from 'node:fs';
import { platform, setPriority } from 'node:os';

/**
 * Gives way to processes of the usual priority by `nice` steps (1 to 19), with every thread there is: on Linux each has a
 * priority of its own, and those that they start take theirs.
 */
export function giveWay(nice: number): void {
  if (platform() === 'linux') for (const thread of readdirSync('/proc/self/task')) setPriority(Number(thread), nice);
  else setPriority(nice);
}
