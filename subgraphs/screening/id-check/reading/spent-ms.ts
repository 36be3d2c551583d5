/**
 * Processor time of this process so far, in milliseconds. A worker reads one picture at a time, so that its budget is
 * spent by work alone and not by waiting for a busy machine; who waits for the answer has a clock of their own.
 */
export function spentMs(): number {
  const { user, system } = process.cpuUsage();
  return (user + system) / 1_000;
}
