/** A header may be an API key: GraphiQL would store those of its history. */
const withoutHeaders = (name: string, value: unknown) => (name === 'headers' ? null : value);

/**
 * Keeps the tabs and the history of this browser tab until it is closed, without headers. Variables may be personal
 * data, so nothing goes to a storage that outlives the tab.
 */
export class TabStorage {
  get length(): number {
    return sessionStorage.length;
  }

  getItem(name: string): string | null {
    return sessionStorage.getItem(name);
  }

  setItem(name: string, value: string): void {
    if (name.endsWith(':headers')) return;
    sessionStorage.setItem(name, value.startsWith('{') && value.includes('"headers"') ? stripped(value) : value);
  }

  removeItem(name: string): void {
    sessionStorage.removeItem(name);
  }

  clear(): void {
    sessionStorage.clear();
  }
}

/** Documents are stored as they are; lists of tabs and of the history are JSON. */
function stripped(value: string): string {
  try {
    return JSON.stringify(JSON.parse(value, withoutHeaders));
  } catch {
    return value;
  }
}
