import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { TestBrowser } from '../testing/auth-test-kit.ts';
import { openTestApp, type TestApp } from '../testing/test-app.ts';
import { type Member, member } from '../testing/test-member.ts';

let server: TestApp;
beforeAll(async () => {
  server = await openTestApp();
});
afterAll(() => server.close());

let people = 0;
async function someone(): Promise<Member> {
  people += 1;
  // Every cookie that a server of before may have left in the browser is in use.
  const one = await member(server, `copied.${people}@example.com`);
  await one.browser.get('/api/auth/get-session');
  return one;
}

/** Another browser with a copy of every cookie, taken while they were good. */
function copyOf({ browser }: Member): TestBrowser {
  const copy = new TestBrowser(server);
  for (const [name, cookie] of browser.cookies) copy.cookies.set(name, { ...cookie });
  return copy;
}

async function answersOf(copy: TestBrowser, bearer: string): Promise<Record<string, unknown>> {
  const call = (path: string) =>
    server.app.inject({ url: path, headers: { authorization: `Bearer ${bearer}` } });
  return {
    'get-session': (await copy.get('/api/auth/get-session')).json(),
    token: (await copy.get('/api/auth/token')).statusCode,
    'guarded call': (await call('/api/user/sessions')).statusCode,
  };
}

const dead = { 'get-session': null, token: 401, 'guarded call': 401 };

/** What ends the sign-in of `one`; each by its own road. */
const ends: Readonly<Record<string, (one: Member) => Promise<unknown>>> = {
  'its sign-out': ({ browser }) => browser.post('/api/auth/sign-out', {}),
  'being ended from another browser': async ({ email }) => {
    const other = await member(server, email);
    const sessions = (await other.call('GET', '/user/sessions')).json().data as {
      id: string;
      isThis: boolean;
    }[];
    const here = sessions.find(({ isThis }) => !isThis);
    return other.call('DELETE', `/user/sessions/${here?.id}`);
  },
  'the end of all others': async ({ email }) =>
    (await member(server, email)).call('DELETE', '/user/sessions/others'),
  'a new sign-in of its browser': async ({ browser, email }) => browser.signIn(email),
  'the deletion of the account': ({ call, id }) => call('DELETE', `/user/${id}`),
};

describe('a copy of all cookies and of the bearer token', () => {
  test('is answered while the sign-in lives', async () => {
    const one = await someone();
    const answers = await answersOf(copyOf(one), await one.browser.bearer());
    expect(answers).toMatchObject({ token: 200, 'guarded call': 200 });
    expect(answers['get-session']).toMatchObject({ user: { email: one.email } });
  });

  test.each(Object.entries(ends))('is dead at once after %s', async (_what, end) => {
    const one = await someone();
    const bearer = await one.browser.bearer();
    const copy = copyOf(one);
    await end(one);
    expect(await answersOf(copy, bearer)).toEqual(dead);
  });
});
