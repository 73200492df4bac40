import { createHash } from 'node:crypto';
import type { Route } from '@foothold/core/contract/route.ts';
import { Validator } from '@seriousme/openapi-schema-validator';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import * as z from 'zod/mini';
import { openTestApp, type TestApp } from '../../testing/test-app.ts';
import { type OpenApi, openApi } from './openapi.ts';
import { docsPage } from './page.ts';

let server: TestApp;
let api: OpenApi;
beforeAll(async () => {
  server = await openTestApp({ variables: { SITE_NAME: 'Steps & <co>' } });
  api = (await server.app.inject('/api/openapi.json')).json();
});
afterAll(() => server.close());

const validate = (document: unknown) => new Validator().validate(document as Record<string, unknown>);

/** A call with everything a route value can hold. */
const everything: Route = {
  method: 'POST',
  path: '/company/:id',
  auth: 'user',
  summary: 'Changes <one> company.',
  params: z.object({ id: z.string().check(z.regex(/^\d+$/)) }),
  query: z.strictObject({ dry: z.optional(z.enum(['yes', 'no'])) }),
  body: z.strictObject({
    name: z.string().check(z.minLength(1), z.maxLength(80)),
    size: z._default(z.int(), 1),
    tags: z.optional(z.array(z.string()).check(z.maxLength(3))),
  }),
  data: z.object({ at: z.nullable(z.string()), list: z.array(z.object({ n: z.number() })) }),
};
const site = { siteName: 'Steps', version: '1.2.3' };

describe('GET /api/openapi.json', () => {
  test('is OpenAPI 3.1 by an independent validator, which refuses a broken one', async () => {
    expect(await validate(api)).toEqual({ valid: true });
    expect(await validate(openApi([everything], site))).toEqual({ valid: true });
    const broken = structuredClone(api);
    Object.assign(broken.paths['/jobs/search']?.post ?? {}, { responses: 'none' });
    expect((await validate(broken)).valid).toBe(false);
  });

  test('describes every contract route that is mounted, and nothing else', () => {
    const described = Object.entries(api.paths).flatMap(([path, methods]) =>
      Object.keys(methods).map((method) => `${method.toUpperCase()} ${path}`),
    );
    const mounted = server.app.mounted.flatMap(({ contract }) =>
      contract ? [`${contract.method} ${contract.path.replace(/:(\w+)/g, '{$1}')}`] : [],
    );
    expect(mounted.length).toBeGreaterThanOrEqual(6);
    expect(described.sort()).toEqual(mounted.sort());
    const ids = Object.values(api.paths).flatMap((one) => Object.values(one).map((call) => call.operationId));
    expect(new Set(ids).size).toBe(ids.length);
  });

  test('says which calls take an Idempotency-Key, on the page too', async () => {
    const keyed = openApi([{ ...everything, retry: 'key' }], site);
    const call = keyed.paths['/company/{id}']?.post;
    expect(call?.parameters?.at(-1)).toMatchObject({
      name: 'Idempotency-Key',
      in: 'header',
      required: false,
      schema: { pattern: '^[\\w-]{8,64}$' },
    });
    expect(call?.responses).toHaveProperty('409');
    expect(await validate(keyed)).toEqual({ valid: true });
    expect(docsPage(keyed)).toContain('Idempotency-Key (header)');
    expect(docsPage(openApi([everything], site))).not.toContain('Idempotency-Key');
  });

  test('states the form of addresses, the bounds of degrees and that texts hold no NUL', () => {
    const fieldsOf = (path: string) =>
      api.paths[path]?.post?.requestBody?.content['application/json'].schema.properties ?? {};
    const { emailFrom } = fieldsOf('/email/support');
    expect('maya@example.com').toMatch(new RegExp(String(emailFrom?.pattern)));
    expect('maya').not.toMatch(new RegExp(String(emailFrom?.pattern)));
    expect(fieldsOf('/geosearch/reverse/geocode')).toMatchObject({
      lat: { minimum: -90, maximum: 90 },
      lng: { minimum: -180, maximum: 180 },
    });
    const { hiringFor } = fieldsOf('/company/groups');
    expect('Nurse').toMatch(new RegExp(String(hiringFor?.pattern)));
    expect('Nur\0se').not.toMatch(new RegExp(String(hiringFor?.pattern)));
  });

  test('says who may call, with what, and what comes back', () => {
    const call = openApi([everything], site).paths['/company/{id}']?.post;
    expect(call).toMatchObject({
      operationId: 'postCompanyId',
      tags: ['Companies'],
      security: [{ bearer: [] }],
      parameters: [
        { name: 'id', in: 'path', required: true, schema: { pattern: '^\\d+$' } },
        { name: 'dry', in: 'query', required: false, schema: { enum: ['yes', 'no'] } },
      ],
      requestBody: { required: true },
    });
    const body = call?.requestBody?.content['application/json'].schema;
    expect(body).toMatchObject({ required: ['name'], additionalProperties: false });
    expect(Object.keys(call?.responses ?? {})).toEqual([
      '200',
      '400',
      '401',
      '404',
      '413',
      '415',
      '429',
      'default',
    ]);
    const done = call?.responses[200];
    const answer = done && 'content' in done ? done.content['application/json'].schema : {};
    expect(answer.required).toEqual(['success', 'data']);
    expect(answer.properties?.data).not.toHaveProperty('additionalProperties');
    expect(api.paths['/config']?.get?.security).toEqual([]);
  });

  test('every reference leads somewhere, and the refusals name their codes', () => {
    for (const [, name] of JSON.stringify(api).matchAll(/#\/components\/responses\/(\w+)/g))
      expect(Object.keys(api.components.responses)).toContain(name);
    expect(api.components.responses.Refused404?.description).toContain('<entity>-not-found');
    expect(api.components.schemas.Failure?.required).toEqual(['success', 'code', 'message', 'requestId']);
    for (const outside of ['/api/auth/*', '/api/commands/import', '/api/docs'])
      expect(api.info.description).toContain(outside);
  });
});

describe('GET /api/docs', () => {
  test('shows every call as a page without a script, under our own policy', async () => {
    const answer = await server.app.inject('/api/docs');
    expect([answer.statusCode, answer.headers['content-type']]).toEqual([200, 'text/html; charset=utf-8']);
    const css = /<style>([^<]*)<\/style>/.exec(answer.body)?.[1] ?? '';
    const hash = createHash('sha256').update(css).digest('base64');
    expect(answer.headers['content-security-policy']).toContain("script-src 'self'");
    expect(answer.headers['content-security-policy']).toContain(`;style-src 'self' 'sha256-${hash}';`);
    for (const [path, methods] of Object.entries(api.paths))
      for (const [method, call] of Object.entries(methods)) {
        expect(answer.body).toContain(
          `<b class="${method}">${method.toUpperCase()}</b> <code>/api${path}</code>`,
        );
        expect(answer.body).toContain(`href="#${call.operationId}"`);
        expect(answer.body).toContain(`id="${call.operationId}"`);
      }
    expect(answer.body).toContain('<code>results[].jobTitle</code>');
    expect(answer.body).not.toMatch(/<script|src=|\sstyle=|undefined|\[object/);
  });

  test('nothing that was put in becomes HTML of its own', async () => {
    expect((await server.app.inject('/api/docs')).body).toContain('<h1>Steps &amp; &lt;co&gt; API</h1>');
    const page = docsPage(openApi([everything], site));
    expect(page).toContain('Changes &lt;one&gt; company.');
    expect(page).toContain('needs a bearer token');
    for (const words of [
      'not empty, at most 80 characters',
      'at most 80 characters',
      'otherwise 1',
      'string or null',
      'list[].n',
    ])
      expect(page).toContain(words);
  });
});
