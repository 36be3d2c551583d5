import { type Html, html } from '#web/pages/html.js';
import type { Page } from '#web/pages/page.js';
import type { Operation, Parameter, Shape } from './document.js';
import { REST, codeBlock, referencePage, sentence } from './reference-page.js';
import { curlOf, fetchOf, pythonOf } from './sample-request.js';
import { tryForm } from './try-form.js';

/** The type in a few words: `string or null`, `list of integer`. */
function typeText({ type, format, items, anyOf, properties, enum: words }: Shape): string {
  if (anyOf && !properties) return anyOf.map(typeText).join(' or ');
  const known = [type].flat().filter(Boolean);
  const names = known.map((name) => (name === 'array' && items ? `list of ${typeText(items)}` : name));
  const told = names.join(' or ') || (words ? 'string' : 'anything');
  return format ? `${told} (${format})` : told;
}

/** The members of an object or of a list's objects, each with its type and meaning, what is inside them below. */
function memberList(shape: Shape): Html | null {
  const { properties, required = [], items, anyOf, additionalProperties: rest } = shape;
  if (anyOf && !properties) return html`${anyOf.map(memberList)}`;
  if (items) return memberList(items);
  const free = typeof rest === 'object' ? rest : null;
  if (!properties && !free) return null;
  return html`<ul class="members">
    ${Object.entries(properties ?? {}).map(([name, inner]) => memberRow(name, inner, required.includes(name)))}
    ${free && memberRow('(any name)', free, false)}
  </ul>`;
}

function memberRow(name: string, shape: Shape, isNeeded: boolean): Html {
  return html`<li>
    <code>${name}</code> <span class="quiet">${typeText(shape)}${isNeeded && ', always there'}</span>
    ${shape.description && html`<p>${sentence(shape.description)}</p>`} ${wordsOf(shape)} ${memberList(shape)}
  </li>`;
}

/** The words that a value may be. */
function wordsOf({ enum: words, items }: Shape): Html | null {
  const shown = (words ?? items?.enum)?.filter((word) => word !== null);
  if (!shown) return null;
  return html`<p class="words">${shown.map((word) => html`<code>${String(word)}</code> `)}</p>`;
}

/** Where an operation is read about. */
const addressOf = ({ id }: Operation) => `/docs/operations/${id}`;

const methodMark = ({ method }: Operation) => html`<span class="method">${method}</span>`;

const nameOf = (operation: Operation) =>
  html`${methodMark(operation)} <code>${operation.path}</code>${operation.deprecated && html` <em>deprecated</em>`}`;

/** All operations by kind, and what holds of every one. */
export function indexPage(operations: Operation[], url: string): Page {
  const tags = [...new Set(operations.map(({ tag }) => tag))];
  const body = html`<p>
      REST at <code>${url}/v1</code>, with a key in the header <code>x-api-key</code>. Every success is 200 with JSON;
      fields without a value are omitted. An error has a sentence, a <code>code</code> for programs and the request ID;
      <code>details</code> names the fields at fault.
    </p>
    <nav class="tags" aria-label="Kinds of operations">${tags.map((tag) => html`<a href="#${tag}">${tag}</a> `)}</nav>
    ${tags.map(
      (tag) =>
        html`<section aria-labelledby="${tag}">
          <h2 id="${tag}">${tag}</h2>
          <ul class="operations">
            ${operations.filter((one) => one.tag === tag).map(indexRow)}
          </ul>
        </section>`,
    )}`;
  return referencePage('REST operations', REST, body);
}

function indexRow(operation: Operation): Html {
  return html`<li>
    <a href="${addressOf(operation)}">${nameOf(operation)}</a>
    <p>${sentence(operation.summary)}</p>
  </li>`;
}

/**
 * The page of an operation: parameters, body, samples in three languages, a try-it form and responses. `beside`: other
 * operations with the same tag. `script`: path of the form's script; without it the form is omitted.
 */
export function operationPage(operation: Operation, beside: Operation[], script: string | null): Page {
  const { parameters, body, answers, method, path, summary } = operation;
  const content = html`<p class="lead">${sentence(summary)}</p>
    ${operation.deprecated && html`<p>Deprecated: answers carry <code>Deprecation</code> and <code>Sunset</code>.</p>`}
    ${
      parameters.length > 0 &&
      html`<h2>Parameters</h2>
        <ul class="members">
          ${parameters.map(parameterRow)}
        </ul>`
    }
    ${
      body &&
      html`<h2>Body</h2>
        ${memberList(body.schema) ?? html`<p>Any members.</p>`}`
    }
    <h2>Request</h2>
    <h3>curl</h3>
    ${codeBlock(curlOf(operation), 'Request with curl')}
    <h3>JavaScript</h3>
    ${codeBlock(fetchOf(operation), 'Request in JavaScript')}
    <h3>Python</h3>
    ${codeBlock(pythonOf(operation), 'Request in Python')} ${script && tryForm(operation)}
    <h2>Answers</h2>
    ${answers.map(answerPart)}
    <h2>Of the same kind</h2>
    <ul class="operations">
      ${beside.map((one) => html`<li><a href="${addressOf(one)}">${nameOf(one)}</a></li>`)}
    </ul>`;
  return referencePage(`${method} ${path}`, '', content, script);
}

function parameterRow({ name, in: place, required, description, schema }: Parameter): Html {
  return html`<li>
    <code>${name}</code>
    <span class="quiet">${place}, ${typeText(schema)}${required && ', needed'}</span>
    <p>${sentence(description)}</p>
    ${wordsOf(schema)}
  </li>`;
}

function answerPart({ status, description, schema, example }: Operation['answers'][number]): Html {
  if (status !== '200') return html`<p><strong>${status}</strong> ${sentence(description)}</p>`;
  return html`<p><strong>200</strong> ${typeText(schema)}</p>
    ${memberList(schema)} ${codeBlock(JSON.stringify(example, null, 2), 'Example of an answer')}
    <p class="quiet">Values of the example are made up.</p>`;
}
