import { afterAll, beforeAll, beforeEach } from 'vitest';
import { openTestApp, type TestApp } from './test-app.ts';
import { type Member, member } from './test-member.ts';

/** A server with a clock that tests move, and a new person who has just signed in before each test, two hours after the last one. */
export type MemberEach = {
  server: TestApp;
  maya: Member;
  at: Date;
  /** Counts the tests, for addresses of other people. */
  count: number;
  /** Moves the clock by so many minutes. */
  minutes(count: number): void;
};

/** Opens them for the tests of a file; the values of the object are those of the test that runs. */
export function memberEach(): MemberEach {
  const here = { at: new Date('2026-11-21T10:00:00Z'), count: 0 } as MemberEach;
  here.minutes = (count) => {
    here.at = new Date(here.at.getTime() + count * 60_000);
  };
  beforeAll(async () => {
    here.server = await openTestApp({ now: () => here.at });
  });
  afterAll(() => here.server.close());
  beforeEach(async () => {
    here.minutes(120);
    here.count += 1;
    here.maya = await member(here.server, `maya.${here.count}@example.com`);
  });
  return here;
}
