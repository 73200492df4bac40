import type { JsonSchema, OpenApi, Operation, Parameter } from './openapi.ts';
import { pageStyle } from './page-style.data.ts';

/** A piece of HTML that is safe to put into a page as it is. */
class Html {
  readonly text: string;
  constructor(text: string) {
    this.text = text;
  }
}

type Value = string | Html | readonly Html[] | false;

const entities: Record<string, string> = {
  '&': '&amp;',
  '<': '&lt;',
  '>': '&gt;',
  '"': '&quot;',
  "'": '&#39;',
};

function safe(value: Value): string {
  if (value === false) return '';
  if (value instanceof Html) return value.text;
  if (typeof value !== 'string') return value.map(safe).join('');
  return value.replace(/[&<>"']/g, (mark) => entities[mark] ?? mark);
}

/** Everything put in is escaped unless it is HTML of our own. */
function html(parts: TemplateStringsArray, ...values: Value[]): Html {
  return new Html(parts.map((part, at) => part + safe(values[at] ?? '')).join(''));
}

/** Marks `code` in a text of our own. */
function prose(text: string): Html[] {
  return text
    .split('\n\n')
    .map(
      (paragraph) =>
        html`<p>${paragraph.split('`').map((part, at) => (at % 2 ? html`<code>${part}</code>` : html`${part}`))}</p>`,
    );
}

function typeOf(schema: JsonSchema): string {
  if (schema.anyOf) return schema.anyOf.map(typeOf).join(' or ');
  if (schema.const !== undefined) return JSON.stringify(schema.const);
  if (schema.enum) return schema.enum.map((one) => JSON.stringify(one)).join(' | ');
  if (schema.type === 'array') return `list of ${schema.items ? typeOf(schema.items) : 'anything'}`;
  return [schema.type ?? 'anything'].flat().join(' or ');
}

const limitWords: Record<string, (value: string) => string> = {
  minimum: (value) => `from ${value}`,
  exclusiveMinimum: (value) => `above ${value}`,
  maximum: (value) => `to ${value}`,
  minLength: (value) => (value === '1' ? 'not empty' : `at least ${value} characters`),
  maxLength: (value) => `at most ${value} characters`,
  minItems: (value) => `at least ${value}`,
  maxItems: (value) => `at most ${value}`,
  pattern: (value) => `matches ${value}`,
  default: (value) => `otherwise ${value}`,
};

// Whole numbers carry the bounds of what a number can hold; that says nothing.
const isPlain = (value: unknown) => Math.abs(Number(value)) !== Number.MAX_SAFE_INTEGER;

function notesOf(schema: JsonSchema): string {
  return Object.entries(limitWords)
    .filter(([keyword]) => schema[keyword] !== undefined && isPlain(schema[keyword]))
    .map(([keyword, say]) =>
      say(keyword === 'pattern' ? String(schema[keyword]) : JSON.stringify(schema[keyword])),
    )
    .join(', ');
}

type Field = { name: string; schema: JsonSchema; isRequired: boolean };

/** The fields of an object and of the objects inside it, as `results[].title`. */
function fieldsOf(schema: JsonSchema, prefix = ''): Field[] {
  const inner = schema.anyOf?.find(({ type }) => type === 'object' || type === 'array') ?? schema;
  if (inner.type === 'array' && inner.items) return fieldsOf(inner.items, `${prefix}[]`);
  return Object.entries(inner.properties ?? {}).flatMap(([key, one]) => {
    const name = prefix ? `${prefix}.${key}` : key;
    return [
      { name, schema: one, isRequired: inner.required?.includes(key) ?? false },
      ...fieldsOf(one, name),
    ];
  });
}

function fieldTable(caption: string, fields: readonly Field[]): Html | false {
  if (fields.length === 0) return false;
  const rows = fields.map(
    ({
      name,
      schema,
      isRequired,
    }) => html`<tr><th scope="row"><code>${name}</code>${!isRequired && html` <small>optional</small>`}</th>
<td>${typeOf(schema)}</td><td>${notesOf(schema)}</td></tr>`,
  );
  return html`<div class="wide" role="region" aria-label="${caption}" tabindex="0"><table><caption>${caption}</caption>
<thead><tr><th scope="col">Name</th><th scope="col">Type</th><th scope="col">Notes</th></tr></thead>
<tbody>${rows}</tbody></table></div>`;
}

function parameterFields(parameters: readonly Parameter[] = []): Field[] {
  return parameters.map(({ name, in: place, required, schema }) => ({
    name: place === 'header' ? `${name} (header)` : name,
    schema,
    isRequired: required,
  }));
}

function dataOf({ responses }: Operation): JsonSchema {
  const done = responses[200];
  return (done && 'content' in done && done.content['application/json'].schema.properties?.data) || {};
}

function statusesOf({ responses }: Operation): string {
  return Object.keys(responses)
    .filter((status) => status !== 'default')
    .join(', ');
}

function callSection(method: string, path: string, call: Operation): Html {
  const data = dataOf(call);
  const body = call.requestBody?.content['application/json'].schema;
  const fields = fieldsOf(data, data.type === 'array' ? 'data' : '');
  return html`<section aria-labelledby="${call.operationId}"><h3 id="${call.operationId}"><b class="${method}">${method.toUpperCase()}</b> <code>/api${path}</code>${call.security.length > 0 && html` <span class="lock">needs a bearer token</span>`}</h3>
<p>${call.summary}</p>
${fieldTable('Parameters', parameterFields(call.parameters)) || ''}
${(body && fieldTable('Body', fieldsOf(body))) || ''}
${fieldTable('Data of the answer', fields) || html`<p>Data of the answer: ${typeOf(data)}.</p>`}
<p>Statuses: ${statusesOf(call)}.</p></section>`;
}

/** The API as a page for people: no script, no request of its own. */
export function docsPage(api: OpenApi): string {
  const calls = Object.entries(api.paths).flatMap(([path, methods]) =>
    Object.entries(methods).map(([method, call]) => ({ method, path, call })),
  );
  const areas = api.tags.map(({ name }) => ({
    name,
    calls: calls.filter(({ call }) => call.tags.includes(name)),
  }));
  const index = areas.map(
    (area) =>
      html`<li>${area.name}<ul>${area.calls.map(
        ({ method, path, call }) =>
          html`<li><a href="#${call.operationId}">${method.toUpperCase()} ${path}</a></li>`,
      )}</ul></li>`,
  );
  const sections = areas.map(
    (area) =>
      html`<h2>${area.name}</h2>${area.calls.map(({ method, path, call }) => callSection(method, path, call))}`,
  );
  return html`<!doctype html>
<html lang="en" dir="ltr"><head><meta charset="utf-8"><meta name="viewport" content="width=device-width, initial-scale=1">
<meta name="color-scheme" content="light dark"><title>${api.info.title}</title><style>${new Html(pageStyle)}</style></head>
<body><main><h1>${api.info.title}</h1>${prose(api.info.description)}
<p>Version ${api.info.version}. The same for machines: <a href="/api/openapi.json">/api/openapi.json</a> (OpenAPI ${api.openapi}).</p>
<nav aria-label="Calls"><ul>${index}</ul></nav>
${sections}</main></body></html>
`.text;
}
