import { Agent, request as send } from 'node:http';
import { cpuSeconds } from './processes.mjs';

export const CONNECTIONS = 32;

/** Sends one request over a keep-alive connection; returns the body as text, throws unless it succeeds. */
export function call({ agent, url, key }, { method = 'GET', path, body }) {
  const headers = { 'x-api-key': key };
  const payload = body === undefined ? undefined : JSON.stringify(body);
  if (payload)
    Object.assign(headers, { 'content-type': 'application/json', 'content-length': Buffer.byteLength(payload) });
  return new Promise((resolve, reject) => {
    const request = send(url + path, { agent, method, headers }, (response) => {
      let text = '';
      response.setEncoding('utf8');
      response.on('data', (piece) => (text += piece));
      response.on('end', () => {
        const good = response.statusCode === 200 && !text.startsWith('{"errors"');
        if (good) resolve(text);
        else reject(new Error(`${method} ${path} → ${response.statusCode} ${text.slice(0, 300)}`));
      });
      response.on('error', reject);
    });
    request.on('error', reject);
    request.end(payload);
  });
}

/** A target with its own keep-alive connections. `behind`: further processes that work for its requests. */
export function openTarget({ url, pid, key, behind = [] }) {
  const agent = new Agent({ keepAlive: true, maxSockets: CONNECTIONS });
  return { agent, url, pid, key, behind, close: () => agent.destroy() };
}

/**
 * Loads the target for so many seconds over all connections and waits for the last responses.
 * Returns requests per second, the server's CPU time per request in µs, the same with the processes behind it, and the
 * median and 99th percentile in ms.
 */
export async function measure(target, nextRequest, seconds) {
  const times = [];
  const startedAt = performance.now();
  const cpuBehind = () => target.behind.reduce((sum, pid) => sum + cpuSeconds(pid), 0);
  const [cpuBefore, behindBefore] = [cpuSeconds(target.pid), cpuBehind()];
  const until = startedAt + seconds * 1000;
  const oneConnection = async () => {
    while (performance.now() < until) {
      const sentAt = performance.now();
      await call(target, nextRequest());
      times.push(performance.now() - sentAt);
    }
  };
  await Promise.all(Array.from({ length: CONNECTIONS }, oneConnection));
  const took = (performance.now() - startedAt) / 1000;
  const cpu = cpuSeconds(target.pid) - cpuBefore;
  const all = cpu + cpuBehind() - behindBefore;
  times.sort((left, right) => left - right);
  const at = (share) => times[Math.floor(share * (times.length - 1))];
  const micros = (seconds) => (seconds / times.length) * 1e6;
  return { rps: times.length / took, cpuMicros: micros(cpu), allMicros: micros(all), p50: at(0.5), p99: at(0.99) };
}
