import 'fake-indexeddb/auto';
import { type BridgeAnswer, bridgeVersion } from '@foothold/core/extension/bridge.ts';
import { bridgeName } from '@foothold/core/extension/bridge-name.ts';
import { beforeEach, describe, expect, test, vi } from 'vitest';
import { saveJob } from '../../data/jobs/jobs.ts';
import { addResume } from '../../data/resumes/resume-commands.ts';
import { openEmptyData, saved, testClock } from '../../data/testing/own-data-test-kit.ts';
import { allowsExtension, setExtensionConsent } from '../../platform/extension-consent.ts';
import { fakeBrowser } from '../../platform/fake-browser.ts';
import { signOut, startSession } from '../../platform/server/session.ts';
import { key, mayasServer, stored } from '../../platform/server/session-test-kit.ts';
import { holdUnsaved } from '../../ui/forms/unsaved.ts';
import { answerCall, type BridgeQuestion } from './answer-call.ts';

const pairing = '3f2c8a52-5d4e-4f0e-9f5c-0c8b6f1f1a11';
const clock = testClock();
const url = 'https://jobs.example.com/1';
const capture = { kind: 'capture', job: { fields: [{ field: 'jobTitle', value: 'Cook', from: 'text' }] } };
const look = (over: object = {}) => ({
  kind: 'status',
  look: { url, title: 'Cook', company: 'Blue Fern', ...over },
});

let asked: BridgeQuestion[];
let opened: string[];
let yes: boolean;

beforeEach(async () => {
  const browser = fakeBrowser(mayasServer());
  browser.local.setItem(key, stored());
  startSession();
  setExtensionConsent(null);
  await openEmptyData('u1');
  [asked, opened, yes] = [[], [], true];
});

async function call(ask: object, over: object = {}): Promise<BridgeAnswer[]> {
  const answers: BridgeAnswer[] = [];
  const given = { to: bridgeName, version: bridgeVersion, pairing, ask, ...over };
  await answerCall(
    { given, answer: (answer) => answers.push(answer as BridgeAnswer) },
    {
      siteName: 'Foothold',
      now: () => 1,
      newId: () => 'p1',
      ask: async (question) => {
        asked.push(question);
        return yes;
      },
      openForm: (id) => opened.push(id),
    },
  );
  return answers;
}

const allow = () => setExtensionConsent({ userId: 'u1', pairing, at: 1 });
const account = { userId: 'u1', email: 'maya@example.com', name: 'User' };
const refusal = (why: string) => [{ kind: 'refusal', why }];

describe('who is signed in', () => {
  test('is told to an extension that was allowed, and to no other', async () => {
    expect(await call(look())).toEqual([{ kind: 'status', state: 'not-allowed', site: 'Foothold' }]);
    allow();
    expect(await call(look())).toEqual([{ kind: 'status', state: 'ready', site: 'Foothold', account }]);
    const other = { pairing: pairing.replace('3', '4') };
    expect(await call(look(), other)).toEqual([{ kind: 'status', state: 'not-allowed', site: 'Foothold' }]);
    expect(asked).toEqual([]);
  });

  test('is not the account that postings are for: nothing of this one is told, nothing is taken', async () => {
    allow();
    const others = { account: 'u2' };
    expect(await call(look(), others)).toEqual([
      { kind: 'status', state: 'other-account', site: 'Foothold' },
    ]);
    expect(await call(capture, others)).toEqual(refusal('other-account'));
    expect(await call({ kind: 'contact' }, others)).toEqual(refusal('other-account'));
    expect(opened).toEqual([]);
  });

  test('nobody: signing out withdraws the permission as well', async () => {
    allow();
    await signOut();
    expect(await call(look())).toEqual([{ kind: 'status', state: 'signed-out', site: 'Foothold' }]);
    expect(await call(capture)).toEqual(refusal('signed-out'));
    expect(allowsExtension('u1', pairing)).toBe(false);
  });
});

describe('a posting', () => {
  test('opens in the form once the person has said yes, which is asked once', async () => {
    expect(await call(capture)).toEqual([{ kind: 'asking' }, { kind: 'opened', account }]);
    expect(asked.map(({ kind }) => kind)).toEqual(['allow']);
    expect(opened).toEqual(['p1']);
    expect(await call(capture)).toEqual([{ kind: 'opened', account }]);
    expect(asked).toHaveLength(1);
  });

  test('is refused after a no, and asked about again the next time', async () => {
    yes = false;
    expect(await call(capture)).toEqual([{ kind: 'asking' }, { kind: 'refusal', why: 'refused' }]);
    expect(opened).toEqual([]);
    await call(capture);
    expect(asked).toHaveLength(2);
  });

  test('waits while a form here holds something that is not saved', async () => {
    allow();
    const letGo = holdUnsaved();
    expect(await call(capture)).toEqual(refusal('busy'));
    letGo();
    expect(await call(capture)).toMatchObject([{ kind: 'opened' }]);
  });

  test('that is among the jobs is said to be, by its link or its title and company', async () => {
    allow();
    const job = { jobTitle: 'Cook', companyName: 'Blue Fern', url: `${url}?utm_source=x` };
    saved(await saveJob(job, clock));
    expect(await call(look())).toMatchObject([
      { found: { kind: 'added', since: expect.stringMatching(/^2026-11-19/) } },
    ]);
    expect(await call(look({ url: 'https://else.example/2' }))).toMatchObject([
      { found: { kind: 'similar' } },
    ]);
    expect(await call(look({ url: '', title: 'Baker' }))).toEqual([
      { kind: 'status', state: 'ready', site: 'Foothold', account },
    ]);
  });
});

describe('contact details', () => {
  const ask = { kind: 'contact' };

  test('are given after they were shown and yes was said, each time', async () => {
    allow();
    saved(await addResume({ title: 'Old', name: 'Old Name' }, clock));
    saved(
      await addResume(
        { title: 'Mine', name: 'Maya Lindqvist', email: 'maya@example.com', isDefault: true },
        clock,
      ),
    );
    const answers = await call(ask);
    expect(answers).toMatchObject([
      { kind: 'asking' },
      {
        kind: 'contact',
        account,
        contact: { firstName: 'Maya', lastName: 'Lindqvist', email: 'maya@example.com' },
      },
    ]);
    await call(ask);
    expect(asked.map(({ kind }) => kind)).toEqual(['contact', 'contact']);
    yes = false;
    expect((await call(ask)).at(-1)).toEqual({ kind: 'refusal', why: 'refused' });
  });

  test('are not there without a resume', async () => {
    allow();
    expect(await call(ask)).toEqual(refusal('no-resume'));
    expect(asked).toEqual([]);
  });
});

test('what does not fit is not understood', async () => {
  for (const given of [
    null,
    'hi',
    { to: bridgeName },
    { to: bridgeName, version: 9, pairing, ask: capture },
  ]) {
    const answer = vi.fn();
    await answerCall(
      { given, answer },
      { siteName: '', now: () => 1, newId: () => '', ask: async () => true, openForm: () => undefined },
    );
    expect(answer.mock.calls).toEqual([[{ kind: 'refusal', why: 'not-understood' }]]);
  }
});
