import { vi } from 'vitest';

/** Caches as a browser has them, for tests in Node: `full` makes every further write fail as on a full disk. */
export function fakeCaches(): {
  names: () => string[];
  keysOf: (name: string) => string[];
  full: () => void;
} {
  const stores = new Map<string, Map<string, Response>>();
  let isFull = false;
  const addressOf = (request: string | { url: string }) =>
    new URL(typeof request === 'string' ? request : request.url, 'https://own.example').pathname;
  const open = (name: string) => {
    const store = stores.get(name) ?? new Map<string, Response>();
    stores.set(name, store);
    return Promise.resolve({
      match: async (request: string) => store.get(addressOf(request))?.clone(),
      put: async (request: string, response: Response) => {
        if (isFull) throw new DOMException('full', 'QuotaExceededError');
        store.set(addressOf(request), response);
      },
      keys: async () => [...store.keys()].map((path) => ({ url: `https://own.example${path}` })),
      delete: async (request: string | { url: string }) => store.delete(addressOf(request)),
    });
  };
  vi.stubGlobal('caches', {
    open,
    has: async (name: string) => stores.has(name),
    delete: async (name: string) => stores.delete(name),
  });
  vi.stubGlobal('location', { href: 'https://own.example/resumes' });
  return {
    names: () => [...stores.keys()],
    keysOf: (name) => [...(stores.get(name)?.keys() ?? [])],
    full: () => {
      isFull = true;
    },
  };
}
