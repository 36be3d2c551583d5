export interface ServerSentEvent {
  event: string;
  /** Its position in the stream; null if it has none. */
  id: string | null;
  data: string;
}

/**
 * Reads a stream of server-sent events (https://html.spec.whatwg.org/multipage/server-sent-events.html). It ends with the
 * stream, or if nothing arrives for `idleMs`; the time between reads does not count.
 */
export async function* serverSentEvents(
  body: ReadableStream<Uint8Array>,
  idleMs: number,
): AsyncGenerator<ServerSentEvent, void, undefined> {
  const reader = body.getReader();
  const decoder = new TextDecoder();
  const cancel = (): void => void reader.cancel().catch(() => undefined);
  let [rest, isAfterReturn] = ['', false];
  try {
    for (;;) {
      const timer = setTimeout(cancel, idleMs);
      const { value, done } = await reader.read().finally(() => clearTimeout(timer));
      if (done) return;
      const text = decoder.decode(value, { stream: true });
      if (text === '') continue;
      // A line ends with \r\n, \n or \r, and the network may cut between the first two.
      rest += (isAfterReturn ? text.replace(/^\n/, '') : text).replaceAll(/\r\n?/g, '\n');
      isAfterReturn = text.endsWith('\r');
      const blocks = rest.split('\n\n');
      rest = blocks.pop()!;
      for (const block of blocks) {
        const event = eventIn(block);
        if (event) yield event;
      }
    }
  } finally {
    cancel();
  }
}

/** The event that a block of lines describes; null if it is a comment only. */
function eventIn(block: string): ServerSentEvent | null {
  let [event, id]: [string, string | null] = ['message', null];
  const data: string[] = [];
  for (const line of block.split('\n')) {
    const [, name, value = ''] = /^([^:]+)(?:: ?(.*))?$/.exec(line) ?? [];
    if (name === 'event') event = value;
    else if (name === 'id') id = value;
    else if (name === 'data') data.push(value);
  }
  return data.length > 0 || event !== 'message' ? { event, id, data: data.join('\n') } : null;
}
