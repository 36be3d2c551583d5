import {
  type GraphQLArgument,
  type GraphQLNamedType,
  type GraphQLSchema,
  type GraphQLType,
  getNamedType,
  isEnumType,
  isInputObjectType,
  isInterfaceType,
  isIntrospectionType,
  isObjectType,
  isSpecifiedScalarType,
} from 'graphql';
import { type Html, html } from '#web/pages/html.js';
import type { Page } from '#web/pages/page.js';
import { referencePage, sentence } from './reference-page.js';

interface Part {
  name: string;
  type?: GraphQLType;
  description?: string | null;
  deprecationReason?: string | null;
  args?: readonly GraphQLArgument[];
}

const KINDS: [title: string, holds: (type: GraphQLNamedType) => boolean][] = [
  ['Asking and changing', (type) => ['Query', 'Mutation', 'Subscription'].includes(type.name)],
  ['Types', (type) => isObjectType(type) || isInterfaceType(type)],
  ['Inputs', isInputObjectType],
  ['Enums', isEnumType],
  ['Scalars', () => true],
];

/** Every type of the graph with its fields on one page, so that the browser's own search finds all of it. */
export function graphPage(schema: GraphQLSchema, url: string): Page {
  const types = Object.values(schema.getTypeMap()).filter(
    (type) => !isIntrospectionType(type) && !isSpecifiedScalarType(type),
  );
  const kinds = KINDS.map(([title, holds], n) => ({
    title,
    types: types
      .filter((type) => KINDS.findIndex(([, first]) => first(type)) === n && holds(type))
      .sort((one, other) => (n === 0 ? 0 : one.name.localeCompare(other.name))),
  }));
  const body = html`<p>
      POST to <code>${url}/graphql</code> with the header <code>x-api-key</code>; live views by graphql-ws on the same
      path. Everything stands on this page: search it with your browser. Write and run documents in the
      <a href="/docs/explorer">explorer</a>.
    </p>
    ${kinds.map(
      (kind) =>
        html`<nav class="tags" aria-label="${kind.title}">
          <strong>${kind.title}</strong> ${kind.types.map(({ name }) => html`<a href="#${name}">${name}</a> `)}
        </nav>`,
    )}
    ${kinds.map(({ types: shown }) => shown.map(typePart))}`;
  return referencePage('The graph', '/docs/graphql', body);
}

function typePart(type: GraphQLNamedType): Html {
  return html`<section aria-labelledby="${type.name}">
    <h2 id="${type.name}">${type.name}</h2>
    ${type.description && html`<p>${sentence(type.description)}</p>`}
    <ul class="members">
      ${partsOf(type).map(partRow)}
    </ul>
  </section>`;
}

function partsOf(type: GraphQLNamedType): readonly Part[] {
  if (isEnumType(type)) return type.getValues();
  if (isObjectType(type) || isInterfaceType(type) || isInputObjectType(type)) return Object.values(type.getFields());
  return [];
}

function partRow({ name, type, description, deprecationReason, args = [] }: Part): Html {
  return html`<li>
    <code>${name}</code> ${type && typeLink(type)} ${description && html`<p>${sentence(description)}</p>`}
    ${deprecationReason && html`<p><em>Deprecated:</em> ${sentence(deprecationReason)}</p>`}
    ${
      args.length > 0 &&
      html`<ul class="members">
        ${args.map(partRow)}
      </ul>`
    }
  </li>`;
}

function typeLink(type: GraphQLType): Html {
  const named = getNamedType(type);
  const text = String(type);
  if (isSpecifiedScalarType(named)) return html`<span class="quiet">${text}</span>`;
  return html`<a href="#${named.name}">${text}</a>`;
}
