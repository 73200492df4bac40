import { vi } from 'vitest';

/** One request as the fake server sees it. */
export type Asked = { method: string; path: string; body: unknown; token: string; retryKey?: string };
type Answer =
  | { status?: number; data: unknown; headers?: Record<string, string> }
  | 'offline'
  | 'never'
  | 'html';

function fakeStorage(): Storage {
  const items = new Map<string, string>();
  return {
    getItem: (key: string) => items.get(key) ?? null,
    setItem: (key: string, value: string) => void items.set(key, value),
    removeItem: (key: string) => void items.delete(key),
    clear: () => items.clear(),
    key: (n: number) => [...items.keys()][n] ?? null,
    get length() {
      return items.size;
    },
  };
}

/** Stands in for the browser in tests of platform code: storage, cookies without an end, events, and a server. */
export function fakeBrowser(server: (asked: Asked) => Answer | Promise<Answer>) {
  const asked: Asked[] = [];
  const local = fakeStorage();
  const cookies = new Map<string, string>();
  const page = new EventTarget();
  const connection = { onLine: true };
  vi.stubGlobal('localStorage', local);
  vi.stubGlobal('navigator', connection);
  vi.stubGlobal('window', page);
  vi.stubGlobal('document', {
    get cookie() {
      return [...cookies].map(([name, value]) => `${name}=${value}`).join('; ');
    },
    set cookie(line: string) {
      const [, name = '', value = ''] = /^([^=]+)=([^;]*)/.exec(line) ?? [];
      cookies.set(name, value);
    },
  });
  vi.stubGlobal('fetch', async (path: string, init: RequestInit) => {
    const headers = init.headers as Record<string, string>;
    const body = init.body ? JSON.parse(String(init.body)) : undefined;
    const request = {
      method: init.method ?? 'GET',
      path,
      body,
      token: (headers.authorization ?? '').replace('Bearer ', ''),
      ...(headers['Idempotency-Key'] && { retryKey: headers['Idempotency-Key'] }),
    };
    asked.push(request);
    init.signal?.throwIfAborted();
    const answer = connection.onLine ? await server(request) : 'offline';
    if (answer === 'offline') throw new TypeError('Failed to fetch');
    if (answer === 'never')
      return new Promise((_, reject) => {
        const giveUp = () => reject(init.signal?.reason);
        if (init.signal?.aborted) giveUp();
        init.signal?.addEventListener('abort', giveUp);
      });
    if (answer === 'html') return new Response('<h1>Bad gateway</h1>', { status: 502 });
    return new Response(JSON.stringify(answer.data), {
      status: answer.status ?? 200,
      headers: answer.headers ?? {},
    });
  });
  return {
    asked,
    local,
    connection,
    paths: () => asked.map(({ method, path }) => `${method} ${path.split('?')[0]}`),
    closeBrowser: () => cookies.clear(),
    comeOnline() {
      connection.onLine = true;
      page.dispatchEvent(new Event('online'));
    },
    /** What another tab of the same browser wrote. */
    otherTabWrote(key: string, value: string | null) {
      if (value === null) local.removeItem(key);
      else local.setItem(key, value);
      page.dispatchEvent(Object.assign(new Event('storage'), { key, newValue: value }));
    },
  };
}

let signed = 0;

/** A token shaped like the server's; each differs from the last. */
export function fakeToken(userId: string, seconds = 300): string {
  signed += 1;
  const part = (value: object) =>
    btoa(JSON.stringify(value)).replaceAll('+', '-').replaceAll('/', '_').replaceAll('=', '');
  return `${part({ alg: 'EdDSA' })}.${part({ sub: userId, iat: 1000, exp: 1000 + seconds, signed })}.x`;
}

/** A refusal in the envelope. */
export function refusal(status: number, code: string, more: object = {}) {
  return { status, data: { success: false, code, message: `Refused: ${code}.`, requestId: 'r-1', ...more } };
}
