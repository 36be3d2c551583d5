/** Values of the fields for one part of the request, without empty ones. */
function valuesOf(form: HTMLFormElement, place: string): [name: string, value: string][] {
  return [...form.querySelectorAll<HTMLInputElement>(`[data-in="${place}"]`)]
    .map(({ name, value }): [string, string] => [name, value.trim()])
    .filter(([, value]) => value !== '');
}

/** The address of the request: values in the path, and the query. */
function addressOf(form: HTMLFormElement): string {
  const values = new Map(valuesOf(form, 'path'));
  const path = form.dataset.path!.replace(/\{(\w+)\}/g, (_, name: string) =>
    encodeURIComponent(values.get(name) ?? ''),
  );
  const query = new URLSearchParams(valuesOf(form, 'query')).toString();
  return query ? `${path}?${query}` : path;
}

/** Response bodies that are JSON are indented; others are shown as they are. */
function readable(text: string): string {
  try {
    return JSON.stringify(JSON.parse(text), null, 2);
  } catch {
    return text;
  }
}

async function send(form: HTMLFormElement): Promise<{ status: string; text: string }> {
  const key = form.querySelector<HTMLInputElement>('#try-key')!.value.trim();
  const body = form.querySelector<HTMLTextAreaElement>('#try-body')?.value;
  try {
    if (body) JSON.parse(body);
  } catch {
    return { status: 'The body is not valid JSON.', text: '' };
  }
  const began = performance.now();
  try {
    const answer = await fetch(addressOf(form), {
      method: form.dataset.method!,
      cache: 'no-store',
      credentials: key ? 'omit' : 'same-origin',
      headers: {
        ...Object.fromEntries(valuesOf(form, 'header')),
        ...(key ? { 'x-api-key': key } : { 'apollo-require-preflight': '1' }),
        ...(body && { 'content-type': 'application/json' }),
      },
      ...(body && { body }),
    });
    const text = readable(await answer.text());
    return { status: `Status ${answer.status}, ${Math.round(performance.now() - began)} ms`, text };
  } catch {
    return { status: 'Cannot reach the service.', text: '' };
  }
}

/** Shows the form of an operation's page and sends its request; nothing is kept. */
export function openForm(form: HTMLFormElement): void {
  const status = form.querySelector<HTMLElement>('[role="status"]')!;
  const output = form.querySelector<HTMLElement>('pre')!;
  form.hidden = false;
  form.addEventListener('submit', (event) => {
    event.preventDefault();
    status.textContent = 'Sending…';
    void send(form).then((answer) => {
      status.textContent = answer.status;
      output.hidden = answer.text === '';
      output.textContent = answer.text;
    });
  });
}
