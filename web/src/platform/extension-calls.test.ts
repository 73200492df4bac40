import { beforeEach, expect, test, vi } from 'vitest';

type Heard = {
  data: unknown;
  source: unknown;
  origin: string;
  ports: { postMessage: (given: unknown) => void }[];
};
let page: EventTarget;
const origin = 'http://localhost:3000';

beforeEach(() => {
  vi.resetModules();
  page = new EventTarget();
  vi.stubGlobal('window', page);
  vi.stubGlobal('location', { origin });
});

const say = (over: Partial<Heard> = {}) => {
  const answered: unknown[] = [];
  const port = { postMessage: (given: unknown) => answered.push(given) };
  const said = { data: { to: 'foothold-extension' }, source: page, origin, ports: [port], ...over };
  page.dispatchEvent(Object.assign(new Event('message'), said));
  return answered;
};

test('a call waits for what answers it, and later ones go there at once', async () => {
  const { onFirstExtensionCall, listenToExtension, wasCalledByExtension } = await import(
    './extension-calls.ts'
  );
  const first = vi.fn();
  onFirstExtensionCall(first);
  const answered = say();
  expect(first).toHaveBeenCalledOnce();
  expect(wasCalledByExtension()).toBe(true);
  listenToExtension(({ answer }) => answer('heard'));
  expect(answered).toEqual(['heard']);
  expect(say()).toEqual(['heard']);
});

test.each([
  ['another window', { source: {} }],
  ['another origin', { origin: 'https://evil.example' }],
  ['nobody to answer', { ports: [] }],
  ['another address', { data: { to: 'react-devtools' } }],
  ['nothing', { data: null }],
])('a message of %s is no call', async (_, over) => {
  const { onFirstExtensionCall, listenToExtension } = await import('./extension-calls.ts');
  const first = vi.fn();
  const take = vi.fn();
  onFirstExtensionCall(first);
  listenToExtension(take);
  say(over);
  expect(first).not.toHaveBeenCalled();
  expect(take).not.toHaveBeenCalled();
});
