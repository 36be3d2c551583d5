import { existsSync, readFileSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import type { Cluster } from './cluster.js';

/**
 * Identifies a process by pid and start time (field 22 of proc_pid_stat(5), in clock ticks since boot), since pids are
 * reused. Undefined if it has ended, including zombies: the first process of a container may never reap those.
 */
function identify(pid: number): string | undefined {
  if (!existsSync(`/proc/${pid}/stat`)) return undefined;
  const stat = readFileSync(`/proc/${pid}/stat`, 'utf8');
  const fields = stat.slice(stat.lastIndexOf(')') + 2).split(' ');
  return fields[0] === 'Z' ? undefined : `${pid} ${fields[19]}`;
}

const ownerFile = ({ folder }: Cluster) => join(folder, 'owner');

/** Whether another live process is responsible for the server. */
export function ownedByAnother(cluster: Cluster): boolean {
  if (!existsSync(ownerFile(cluster))) return false;
  const owner = readFileSync(ownerFile(cluster), 'utf8');
  const pid = Number(owner.split(' ')[0]);
  return pid !== process.pid && identify(pid) === owner;
}

/** Makes this process responsible for stopping the server. */
export function own(cluster: Cluster): void {
  writeFileSync(ownerFile(cluster), identify(process.pid) ?? '', { mode: 0o600 });
}
