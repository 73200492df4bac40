import type { Db } from '../db/db.ts';
import { TestBrowser } from './auth-test-kit.ts';
import { openTestApp, type TestApp } from './test-app.ts';

/** The account that tests of copies look for. */
export const email = 'maya@example.com';

/** What somebody sees of a server's data: her account, her sign-in of before, and how many postings there are. */
export type Seen = { userId: string; isStillSignedIn: boolean; postings: number };

/** Opens a server on the data, and a browser in front of it with the cookies of another one. */
export async function openOn(db: Db, secret: string, earlier?: TestBrowser) {
  const server: TestApp = await openTestApp({ db, secret });
  const browser = new TestBrowser(server);
  for (const [name, cookie] of earlier?.cookies ?? []) browser.cookies.set(name, cookie);
  return { server, browser };
}

/** Looks at a server's data as a person does: with the cookies of before, then by signing in again. */
export async function look(db: Db, secret: string, earlier: TestBrowser): Promise<Seen> {
  const { server, browser } = await openOn(db, secret, earlier);
  try {
    const isStillSignedIn = (await browser.get('/api/auth/token')).statusCode === 200;
    const userId = await new TestBrowser(server).signIn(email);
    const found = await server.app.inject({ method: 'POST', url: '/api/jobs/search', payload: {} });
    return { userId, isStillSignedIn, postings: found.json().data.totalResults };
  } finally {
    await server.app.close();
  }
}
