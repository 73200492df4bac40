import { afterEach, beforeEach, expect, it, vi } from 'vitest';
import { stubModelWorker } from '../model-worker-test-kit.ts';
import { findLocalModels } from './find-local-models.ts';

const models = (...names: string[]) =>
  new Response(JSON.stringify({ object: 'list', data: names.map((id) => ({ id, object: 'model' })) }), {
    headers: { 'content-type': 'application/json' },
  });

/** What answers on this machine, by host and port; undefined refuses the connection. */
let answering: Record<string, () => Response | Promise<Response>>;
let requests: { url: string; headers: Headers }[];
let workers: string[];
let permission: PermissionState | undefined;

beforeEach(() => {
  answering = {};
  requests = [];
  workers = [];
  permission = undefined;
  vi.stubGlobal('location', { href: 'https://jobs.example.org/settings' });
  vi.stubGlobal('navigator', {
    onLine: true,
    permissions: {
      query: async () => {
        if (!permission) throw new TypeError('Unknown permission.');
        return { state: permission };
      },
    },
  });
  stubModelWorker();
  const Plain = Worker;
  vi.stubGlobal(
    'Worker',
    class extends Plain {
      constructor(url: string) {
        super(url);
        workers.push(new URL(url).searchParams.get('to') ?? '');
      }
    },
  );
  vi.stubGlobal('fetch', async (url: string, init: RequestInit) => {
    requests.push({ url, headers: new Headers(init.headers) });
    const answer = answering[new URL(url).host];
    if (!answer) throw new TypeError('Failed to fetch');
    return answer();
  });
});
afterEach(() => vi.unstubAllGlobals());

const { signal } = new AbortController();
const look = async () => (await findLocalModels(signal, 500)).programs;

it('asks each address by a worker that may reach it alone, for its list of models, without a key', async () => {
  await look();
  const origins = ['localhost', '127.0.0.1'].flatMap((host) =>
    [11434, 1234, 8080].map((port) => `http://${host}:${port}`),
  );
  expect(workers.toSorted()).toEqual(origins.toSorted());
  expect(requests.map(({ url }) => url).toSorted()).toEqual(
    origins.map((origin) => `${origin}/v1/models`).toSorted(),
  );
  expect(requests.every(({ headers }) => !headers.has('authorization'))).toBe(true);
});

it('finds the models of each program, at the address that answers, without those that only search', async () => {
  answering = {
    'localhost:11434': () => models('llama3.2:3b', 'nomic-embed-text'),
    '127.0.0.1:1234': () => models('qwen2.5-7b'),
  };
  expect(await look()).toEqual([
    {
      ...{ name: 'Ollama', port: 11434, url: 'http://localhost:11434/v1' },
      ...{ state: 'models', models: ['llama3.2:3b'] },
    },
    {
      ...{ name: 'LM Studio', port: 1234, url: 'http://127.0.0.1:1234/v1' },
      ...{ state: 'models', models: ['qwen2.5-7b'] },
    },
    expect.objectContaining({ name: 'llama.cpp', state: 'silent', models: [] }),
  ]);
});

it.each([
  ['a program without models', () => models(), 'no-models'],
  ['a web page', () => new Response('<h1>Hello</h1>', { headers: { 'content-type': 'text/html' } }), 'other'],
  ['another API', () => new Response('{"error":"Not found"}', { status: 404 }), 'other'],
  ['a program that never answers', () => new Promise<Response>(() => undefined), 'silent'],
])('%s is told from a model', async (_, answer, state) => {
  answering = { 'localhost:8080': answer };
  expect((await look())[2]).toMatchObject({ name: 'llama.cpp', state, models: [] });
});

it('does not ask the address of this site itself', async () => {
  vi.stubGlobal('location', { href: 'http://localhost:8080/settings' });
  await look();
  expect(workers).not.toContain('http://localhost:8080');
  expect(workers).toContain('http://127.0.0.1:8080');
});

it('says where the browser forbids it, and waits while the browser asks the person', async () => {
  permission = 'denied';
  expect(await findLocalModels(signal, 500)).toMatchObject({ isDenied: true });
  permission = 'prompt';
  vi.useFakeTimers();
  const timeouts = vi.spyOn(AbortSignal, 'timeout');
  await findLocalModels(signal);
  expect(timeouts).toHaveBeenCalledWith(60_000);
  vi.useRealTimers();
  timeouts.mockRestore();
});

it('ends with the stop', async () => {
  answering = { 'localhost:11434': () => new Promise<Response>(() => undefined) };
  const stop = new AbortController();
  const looking = findLocalModels(stop.signal, 60_000);
  stop.abort(new Error('Stopped.'));
  await expect(looking).rejects.toThrow('Stopped.');
});
