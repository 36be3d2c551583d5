import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { projectRoot } from '#kit/process/project-root.js';

/** What the pages read of a JSON Schema. */
export interface Shape {
  type?: string | string[];
  format?: string;
  description?: string;
  enum?: unknown[];
  const?: unknown;
  properties?: Record<string, Shape>;
  required?: string[];
  additionalProperties?: boolean | Shape;
  items?: Shape;
  anyOf?: Shape[];
}

export interface Parameter {
  name: string;
  in: 'path' | 'query' | 'header';
  required: boolean;
  description: string;
  schema: Shape;
}

interface Content {
  content?: Record<string, { schema: Shape; example?: unknown }>;
}

/** One operation, with what it refers to put in its place. */
export interface Operation {
  id: string;
  method: string;
  /** Below `/v1`, with names in braces. */
  path: string;
  tag: string;
  summary: string;
  deprecated: boolean;
  parameters: Parameter[];
  body: { schema: Shape; example: unknown } | null;
  answers: { status: string; description: string; schema: Shape; example: unknown }[];
}

interface Written {
  operationId: string;
  tags: string[];
  summary: string;
  deprecated?: boolean;
  parameters: (Parameter | { $ref: string })[];
  requestBody?: Content;
  responses: Record<string, (Content & { description: string }) | { $ref: string }>;
}

interface Document {
  paths: Record<string, Record<string, Written>>;
  components: Record<string, Record<string, unknown>>;
}

const JSON_TYPE = 'application/json';

/** The printed document of `/v1`: its text, and its operations in the order of the table of routes. */
export function readDocument(): { text: string; operations: Operation[] } {
  const text = readFileSync(join(projectRoot, 'schema/openapi.json'), 'utf8');
  const { paths, components } = JSON.parse(text) as Document;
  const found = <T extends object>(part: T | { $ref: string }): T => {
    if (!('$ref' in part)) return part;
    const [, , kind, name] = (part.$ref as string).split('/');
    return components[kind!]![name!] as T;
  };
  const operations = Object.entries(paths).flatMap(([path, methods]) =>
    Object.entries(methods).map(([method, written]): Operation => {
      const { operationId: id, tags, summary, deprecated = false, parameters, requestBody, responses } = written;
      const body = requestBody?.content?.[JSON_TYPE];
      return {
        id,
        method: method.toUpperCase(),
        path,
        tag: tags[0]!,
        summary,
        deprecated,
        parameters: parameters.map(found),
        body: body ? { schema: body.schema, example: body.example } : null,
        answers: Object.entries(responses).map(([status, part]) => {
          const { description, content } = found(part);
          const { schema, example } = content![JSON_TYPE]!;
          return { status, description, schema: found(schema), example };
        }),
      };
    }),
  );
  return { text, operations };
}
