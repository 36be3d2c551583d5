import { StartProblem } from '#kit/start/start-problem.js';
import { checkDatabase } from '#kit/start/check-databases.js';
import type { DatabasePlace } from '#kit/store/database-urls.js';
import type { Finding } from './finding.js';

/** Finds databases in the settings that are unreachable, too old, or a pooler where a server is needed. */
export async function examineConnections(places: DatabasePlace[]): Promise<Finding[]> {
  const found = await Promise.all(places.map((place) => checkDatabase(place).then(() => null, problemOf(place))));
  return found.filter((one) => one !== null);
}

function problemOf({ setting }: DatabasePlace): (error: unknown) => Finding {
  return (error) => {
    if (error instanceof StartProblem) {
      const [what, ...advice] = error.message.split(/(?<=\.) /);
      return { level: 'problem', what: what!.replace(/\.$/, ''), advice: advice.join(' ') };
    }
    const { code, message } = error as Error & { code?: string };
    const advice = `Check ${setting}, and that the server accepts connections from this machine.`;
    return { level: 'problem', what: `Cannot reach the database at ${setting} (${code ?? message})`, advice };
  };
}
