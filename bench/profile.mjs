import { readFileSync, readdirSync } from 'node:fs';
import { join } from 'node:path';

/** The µs of each sample between two times, both given in µs before the end of the profile. */
function samplesBetween(profile, fromMicros, toMicros) {
  const found = [];
  let at = profile.startTime;
  profile.samples.forEach((id, n) => {
    at += profile.timeDeltas[n];
    const left = profile.endTime - at;
    if (left <= fromMicros && left >= toMicros) found.push({ id, micros: profile.timeDeltas[n] });
  });
  return found;
}

function placeOf({ functionName, url, lineNumber }) {
  const file = url.replace(/^.*\/node_modules\//, '').replace(/^.*\/dist\//, 'dist/');
  return `${functionName || '(anonymous)'}${file ? `  ${file}:${lineNumber + 1}` : ''}`;
}

function roomOf({ functionName, url }) {
  if (!url) return functionName.startsWith('(') ? functionName : '(native)';
  const [, modules] = /^.*\/node_modules\/((?:@[^/]+\/)?[^/]+)/.exec(url) ?? [];
  const [, own] = /\/dist\/([^/]+)/.exec(url) ?? [];
  return modules ?? (own ? `dist/${own}` : 'node');
}

function add(sums, name, micros) {
  sums.set(name, (sums.get(name) ?? 0) + micros);
}

/** Time spent in functions, in whole packages, and below each of our functions, as shares of the non-idle time. */
function sumUp(profile, samples) {
  const nodes = new Map(profile.nodes.map((node) => [node.id, node]));
  const parents = new Map(profile.nodes.flatMap(({ id, children = [] }) => children.map((child) => [child, id])));
  const [functions, rooms, below] = [new Map(), new Map(), new Map()];
  let busy = 0;
  for (const { id, micros } of samples) {
    const { callFrame } = nodes.get(id);
    if (['(idle)', '(program)'].includes(callFrame.functionName)) continue;
    busy += micros;
    add(functions, placeOf(callFrame), micros);
    add(rooms, roomOf(callFrame), micros);
    const stack = new Set();
    for (let up = id; up !== undefined; up = parents.get(up)) stack.add(placeOf(nodes.get(up).callFrame));
    for (const place of stack) add(below, place, micros);
  }
  return { busy, functions, rooms, below };
}

function print(title, sums, busy, most) {
  console.log(`\n${title}`);
  const sorted = [...sums].sort(([, left], [, right]) => right - left).slice(0, most);
  for (const [name, micros] of sorted) console.log(`${((100 * micros) / busy).toFixed(1).padStart(6)} %  ${name}`);
}

/** Prints how the time between two times before the profile's end was spent. */
export function printProfile(folder, fromMicros, toMicros) {
  const name = readdirSync(folder).find((each) => each.endsWith('.cpuprofile'));
  const profile = JSON.parse(readFileSync(join(folder, name), 'utf8'));
  const { busy, functions, rooms, below } = sumUp(profile, samplesBetween(profile, fromMicros, toMicros));
  print('Self time by function', functions, busy, 25);
  print('Self time by package', rooms, busy, 20);
  print('Time in a function and what it calls', below, busy, 60);
}
