import { errorStatus, Failure } from '@foothold/core/contract/envelope.ts';
import {
  type Route,
  replayedHeader,
  retryKeyHeader,
  retryKeyPattern,
} from '@foothold/core/contract/route.ts';
import { callsOutsideEnvelope } from '@foothold/core/contract/specified-calls.data.ts';
import { areaOf } from '@foothold/core/contract/specified-calls.ts';
import * as z from 'zod';

/** A JSON Schema of draft 2020-12, as far as our schemas use it. */
export type JsonSchema = {
  $ref?: string;
  type?: string | string[];
  const?: unknown;
  enum?: unknown[];
  properties?: Record<string, JsonSchema>;
  required?: string[];
  items?: JsonSchema;
  anyOf?: JsonSchema[];
  [keyword: string]: unknown;
};

type Content = { 'application/json': { schema: JsonSchema }; 'text/event-stream'?: { schema: JsonSchema } };
export type Parameter = {
  name: string;
  in: 'path' | 'query' | 'header';
  required: boolean;
  description?: string;
  schema: JsonSchema;
};
export type Operation = {
  operationId: string;
  tags: string[];
  summary: string;
  security: Record<string, string[]>[];
  parameters?: Parameter[];
  requestBody?: { required: boolean; content: Content };
  responses: Record<string, { $ref: string } | { description: string; content: Content }>;
};

/** An OpenAPI 3.1 document. */
export type OpenApi = {
  openapi: '3.1.0';
  info: { title: string; version: string; description: string };
  servers: { url: string }[];
  tags: { name: string }[];
  paths: Record<string, Record<string, Operation>>;
  components: {
    schemas: Record<string, JsonSchema>;
    responses: Record<string, { description: string; content: Content }>;
    securitySchemes: Record<string, Record<string, string>>;
  };
};

type Schema = NonNullable<Route['body']>;

/** What a caller may send (`input`) or will get (`output`). What JSON Schema cannot say is left open, not wrong. */
function jsonSchema(schema: Schema, io: 'input' | 'output'): JsonSchema {
  const { $schema: _draft, ...rest } = z.toJSONSchema(schema, {
    target: 'draft-2020-12',
    io,
    unrepresentable: 'any',
    override: ({ jsonSchema: made }) => {
      // An answer may hold more one day; a request never.
      if (io === 'output' && made.additionalProperties === false) delete made.additionalProperties;
    },
  });
  return rest as JsonSchema;
}

const json = (schema: JsonSchema): Content => ({ 'application/json': { schema } });

const refusals: Record<number, string> = {
  400: 'The request is not valid',
  401: 'Nobody is signed in, or not any more',
  404: 'There is no such record',
  408: 'The request took too long to arrive',
  409: 'The call stands against what is there already',
  413: 'The body is larger than its limit, which the message names',
  415: 'The body is not JSON',
  429: 'Too many calls; Retry-After says when to come back',
};

function codesOf(status: number): string {
  const codes = Object.entries(errorStatus).flatMap(([code, of]) => (of === status ? [code] : []));
  return (status === 404 ? ['<entity>-not-found', ...codes] : codes).join(', ');
}

const failure = json({ $ref: '#/components/schemas/Failure' });
const refusalComponents = {
  ...Object.fromEntries(
    Object.entries(refusals).map(([status, text]) => [
      `Refused${status}`,
      { description: `${text}. Codes: ${codesOf(Number(status))}.`, content: failure },
    ]),
  ),
  Refused: {
    description: 'Any other refusal; the code says which, the status follows the table of codes.',
    content: failure,
  },
};

const retryKey: Parameter = {
  name: retryKeyHeader,
  in: 'header',
  required: false,
  description: `A fresh value for each call, the same one when it is tried again: for a day only the first call with it runs, and the others get its answer with ${replayedHeader}: true.`,
  schema: { type: 'string', pattern: retryKeyPattern.source },
};

function parametersOf({ params, query, retry, headers }: Route): Parameter[] {
  const parsed = (
    [
      ['path', params],
      ['query', query],
    ] as const
  ).flatMap(([place, schema]) => {
    if (!schema) return [];
    const { properties = {}, required = [] } = jsonSchema(schema, 'input');
    return Object.entries(properties).map(([name, one]) => ({
      name,
      in: place,
      required: place === 'path' || required.includes(name),
      schema: one,
    }));
  });
  const told = Object.entries(headers ?? {}).map(([name, told]) => ({
    ...{ name, in: 'header' as const, required: false, description: told },
    schema: { type: 'string' },
  }));
  return [...parsed, ...told, ...(retry === 'key' ? [retryKey] : [])];
}

function statusesOf({ auth, params, query, body, retry }: Route): number[] {
  return [
    ...(params || query || body || retry ? [400] : []),
    ...(auth === 'public' ? [] : [401]),
    ...(params ? [404] : []),
    ...(retry ? [409] : []),
    ...(body ? [413, 415] : []),
    429,
  ];
}

/** `POST /jobs/search/:id` → `postJobsSearchId`. */
function operationId({ method, path }: Route): string {
  const words = path.split(/\W+/).filter(Boolean);
  return method.toLowerCase() + words.map((word) => word.charAt(0).toUpperCase() + word.slice(1)).join('');
}

function operationOf(route: Route): Operation {
  const parameters = parametersOf(route);
  const body = route.body && jsonSchema(route.body, 'input');
  const data = jsonSchema(route.data, 'output');
  return {
    operationId: operationId(route),
    tags: [areaOf(route) ?? 'Other'],
    summary: route.summary,
    security: { user: [{ bearer: [] }], either: [{}, { bearer: [] }], public: [] }[route.auth],
    ...(parameters.length > 0 && { parameters }),
    ...(body && { requestBody: { required: (body.required ?? []).length > 0, content: json(body) } }),
    responses: {
      200: {
        description: 'Done.',
        content: {
          ...json({
            type: 'object',
            required: ['success', 'data'],
            properties: { success: { type: 'boolean', const: true }, data },
          }),
          ...(route.events && {
            'text/event-stream': {
              schema: {
                ...jsonSchema(route.events, 'output'),
                description: 'One `data:` line each; the last one is the answer or the failure.',
              },
            },
          }),
        },
      },
      ...Object.fromEntries(
        statusesOf(route).map((status) => [status, { $ref: `#/components/responses/Refused${status}` }]),
      ),
      default: { $ref: '#/components/responses/Refused' },
    },
  };
}

const description = `Every answer is JSON: \`{"success": true, "data": …}\`, or \`{"success": false, "code", "message", "text", "requestId"}\` and \`field\` where one part of the request was refused. \`message\` is English; \`text\` is the same for who speaks another language: the code of the sentence, which stays, and the values in it, which may be such sentences themselves. Fields that are not described are refused. Calls that need a bearer token say so; one of five minutes comes from \`GET /api/auth/token\`.

Not in this form, and not described here: ${Object.entries(callsOutsideEnvelope)
  .map(([path, what]) => `\`/api${path}\` (${what})`)
  .join('; ')}.`;

/** The API as OpenAPI 3.1, from the very values that bind it. */
export function openApi(
  routes: readonly Route[],
  { siteName, version }: { siteName: string; version: string },
): OpenApi {
  const paths: OpenApi['paths'] = {};
  for (const route of routes) {
    const path = route.path.replace(/:(\w+)/g, '{$1}');
    paths[path] = { ...paths[path], [route.method.toLowerCase()]: operationOf(route) };
  }
  const areas = new Set(
    Object.values(paths).flatMap((one) => Object.values(one).flatMap(({ tags }) => tags)),
  );
  return {
    openapi: '3.1.0',
    info: { title: `${siteName} API`, version, description },
    servers: [{ url: '/api' }],
    tags: [...areas].sort().map((name) => ({ name })),
    paths,
    components: {
      schemas: { Failure: jsonSchema(Failure, 'output') },
      responses: refusalComponents,
      securitySchemes: { bearer: { type: 'http', scheme: 'bearer', bearerFormat: 'JWT' } },
    },
  };
}
