import { type FieldWords, fieldWords, schemaWords } from '../../api/src/testing/schema-words.ts';
import { contractRoutes } from '../../api/src/testing/test-contract.ts';
import { errorStatus } from '../../core/src/contract/envelope.ts';
import type { Route } from '../../core/src/contract/route.ts';
import {
  callsOutsideEnvelope,
  ownCalls,
  specifiedCalls,
} from '../../core/src/contract/specified-calls.data.ts';
import { markdownTable } from './made-parts.ts';

const areas = [...new Set([...Object.keys(specifiedCalls), ...Object.keys(ownCalls)])];
const who = { public: 'anybody', user: 'signed in', either: 'anybody; a token gives more' } as const;
const keyOf = (call: string) => call.replace(/:\w+/g, ':');

/** Every call by area: method and path, who may make it, what it takes and what it answers. */
export async function callPart(): Promise<string[]> {
  const routes = new Map(
    (await contractRoutes()).map(([, route]) => [keyOf(`${route.method} ${route.path}`), route]),
  );
  return areas.flatMap((area) => {
    const groups = [specifiedCalls, ownCalls].map(
      (calls: Readonly<Record<string, readonly string[]>>) => calls[area] ?? [],
    );
    const rows = groups.flatMap((calls, at) =>
      calls.flatMap((call) => {
        const route = routes.get(keyOf(call));
        return route ? [callCells(call, route, at === 1)] : [];
      }),
    );
    const head = ['call', 'who', 'takes', 'answers `data`', 'what it does'];
    return [`### ${area}`, '', ...markdownTable(head, rows), ''];
  });
}

function callCells(call: string, route: Route, isOwn: boolean): string[] {
  const { auth, fresh, retry, cost, events, body, query, data, summary } = route;
  const notes = [
    fresh && 'asks for a fresh sign-in',
    retry && 'takes an `Idempotency-Key`',
    cost && 'takes turns',
    events && 'also as events',
  ].filter((note) => note !== undefined);
  return [
    `\`${call}\`${isOwn ? ' (added)' : ''}`,
    who[auth],
    [body, query].flatMap((schema) => (schema ? fieldWords(schema).map(fieldName) : [])).join(', '),
    answerOf(data),
    `${summary}${notes.length > 0 ? ` Also: ${notes.join(', ')}.` : ''}`,
  ];
}

const fieldName = ({ name, isOptional }: FieldWords) => `\`${name}\`${isOptional ? '?' : ''}`;

function answerOf(schema: Route['data']): string {
  const fields = fieldWords(schema).map(({ name }) => `\`${name}\``);
  if (fields.length === 0) return schemaWords(schema);
  return `${schemaWords(schema).startsWith('list') ? 'list of ' : ''}${fields.join(', ')}`;
}

/** Every code of a refusal with its status. */
export function refusalPart(): string[] {
  const byStatus = Map.groupBy(Object.entries(errorStatus), ([, status]) => status);
  const rows = [...byStatus].map(([status, codes]) => [
    String(status),
    codes
      .map(([code]) => `\`${code}\``)
      .concat(status === 404 ? ['`<entity>-not-found`'] : [])
      .join(', '),
  ]);
  return markdownTable(['status', 'codes'], rows);
}

/** The addresses below `/api` that do not answer in the envelope. */
export function outsidePart(): string[] {
  return markdownTable(
    ['address', 'answers'],
    Object.entries(callsOutsideEnvelope).map(([path, words]) => [`\`${path}\``, words]),
  );
}
