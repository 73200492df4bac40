import type { LightMyRequestResponse } from 'fastify';
import { TestBrowser } from './auth-test-kit.ts';
import type { TestApp } from './test-app.ts';

/** A signed-in browser that makes guarded calls. */
export type Member = {
  id: string;
  email: string;
  browser: TestBrowser;
  call(method: 'GET' | 'POST' | 'DELETE', path: string, payload?: object): Promise<LightMyRequestResponse>;
};

/** Signs an address in by its mailed link. */
export async function member(
  server: TestApp,
  email: string,
  { remember = true }: { remember?: boolean } = {},
): Promise<Member> {
  const browser = new TestBrowser(server);
  const id = await browser.signIn(email, { rememberMe: remember });
  return {
    id,
    email,
    browser,
    call: async (method, path, payload) =>
      server.app.inject({
        method,
        url: `/api${path}`,
        ...(payload && { payload }),
        headers: {
          host: 'localhost:3000',
          origin: 'http://localhost:3000',
          'sec-fetch-site': 'same-origin',
          authorization: `Bearer ${await browser.heldBearer(server.deps.now())}`,
        },
      }),
  };
}
