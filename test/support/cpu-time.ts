/** CPU time in milliseconds that this process uses during the work; a busy machine changes it little. */
export async function cpuTime(done: () => unknown): Promise<number> {
  const before = process.cpuUsage();
  await done();
  const { user, system } = process.cpuUsage(before);
  return (user + system) / 1_000;
}

/** The longest CPU time in milliseconds between two turns of this thread's event loop during the work. */
export async function longestTurn(done: () => Promise<unknown>): Promise<number> {
  let longest = 0;
  let going = true;
  let last = process.threadCpuUsage();
  const look = (): void => {
    const now = process.threadCpuUsage();
    longest = Math.max(longest, (now.user + now.system - last.user - last.system) / 1_000);
    last = now;
    if (going) setImmediate(look);
  };
  setImmediate(look);
  await done();
  going = false;
  return longest;
}
