import { pathToFileURL } from 'node:url';
import { giveWay } from '../../process/priority.js';

const LOW = 10;

// Serving requests has priority over background work.
giveWay(LOW);

// The parent process is gone.
process.once('disconnect', () => process.exit());

process.on('message', (task) => {
  void done(task).then((said) => process.send!({ ...said, residentBytes: process.memoryUsage.rss() }));
});

async function done(task: unknown) {
  try {
    const module = (await import(pathToFileURL(process.argv[2]!).href)) as { default(task: unknown): Promise<unknown> };
    return { answer: await module.default(task) };
  } catch (error) {
    return { error };
  }
}
