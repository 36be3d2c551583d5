/** How many milliseconds of processor time this process spends while something is done; a busy machine changes little. */
export async function cpuTime(done: () => unknown): Promise<number> {
  const before = process.cpuUsage();
  await done();
  const { user, system } = process.cpuUsage(before);
  return (user + system) / 1_000;
}
