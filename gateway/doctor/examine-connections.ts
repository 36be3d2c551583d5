import { StartProblem } from '#kit/start/start-problem.js';
import { checkDatabase } from '#kit/start/check-databases.js';
import type { DatabasePlace } from '#kit/store/database-urls.js';
import type { Finding } from './finding.js';

/** What is wrong with each database that the settings name: it is away, too old, or a pooler where a server is needed. */
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
    const advice = `Check ${setting} and that the server takes connections from here.`;
    return { level: 'problem', what: `The database does not answer at ${setting} (${code ?? message})`, advice };
  };
}
