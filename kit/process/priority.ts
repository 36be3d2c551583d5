import { readdirSync } from 'node:fs';
import { platform, setPriority } from 'node:os';

/**
 * Lowers the priority of all threads of this process by `nice` steps (1 to 19). On Linux each thread has its own
 * priority, which the threads it starts inherit.
 */
export function giveWay(nice: number): void {
  if (platform() === 'linux') for (const thread of readdirSync('/proc/self/task')) setPriority(Number(thread), nice);
  else setPriority(nice);
}
