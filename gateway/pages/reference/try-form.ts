import { type Html, html } from '#web/pages/html.js';
import type { Operation, Parameter } from './document.js';
import { sampleAddress } from './sample-request.js';

/** A form that sends the request from the page; hidden until its script runs. */
export function tryForm(operation: Operation): Html {
  const { method, path, parameters, body } = operation;
  const sample = sampleAddress(operation);
  const values = sample.path.split('/');
  const query = new Map(sample.query);
  const valueOf = ({ name, in: place }: Parameter) =>
    place === 'path' ? decodeURIComponent(values[path.split('/').indexOf(`{${name}}`)] ?? '') : (query.get(name) ?? '');
  return html`<h2>Try it</h2>
    <form hidden autocomplete="off" data-method="${method}" data-path="/v1${path}">
      <div class="field">
        <label for="try-key">API key</label>
        <p class="hint" id="try-key-hint">Stays in this page. Leave empty to use your session.</p>
        <input id="try-key" type="password" autocomplete="off" aria-describedby="try-key-hint" />
      </div>
      ${parameters.map(
        (one) =>
          html`<div class="field">
            <label for="try-${one.in}-${one.name}"
              >${one.name} <span class="quiet">${one.in}${one.required && ', required'}</span></label
            >
            <input
              id="try-${one.in}-${one.name}"
              name="${one.name}"
              data-in="${one.in}"
              value="${valueOf(one)}"
              spellcheck="false"
            />
          </div>`,
      )}
      ${
        body &&
        html`<div class="field">
          <label for="try-body">Body <span class="quiet">JSON</span></label>
          <textarea id="try-body" rows="12" spellcheck="false">${JSON.stringify(body.example, null, 2)}</textarea>
        </div>`
      }
      <button type="submit">Send request</button>
      <p role="status" class="quiet"></p>
      <pre hidden tabindex="0" role="region" aria-label="Response"></pre>
    </form>
    <noscript><p>The form needs JavaScript.</p></noscript>`;
}
