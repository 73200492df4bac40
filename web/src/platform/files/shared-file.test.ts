import { afterEach, beforeEach, expect, it, vi } from 'vitest';
import { fakeCaches } from './fake-caches-test-kit.ts';
import { answerShare, takeSharedFile } from './shared-file.ts';

const now = new Date('2026-11-25T08:00:00Z');
const later = (minutes: number) => new Date(now.getTime() + minutes * 60_000);
const request = (fields: Record<string, string | File>) => {
  const body = new FormData();
  for (const [name, value] of Object.entries(fields)) body.set(name, value);
  return new Request('https://foothold.example/share', { method: 'POST', body });
};
const invite = () => new File(['BEGIN:VCALENDAR'], 'Entretien – 1.ics', { type: 'text/calendar' });
const leadsTo = ({ status, headers }: Response) => [status, headers.get('location')];

beforeEach(() => {
  fakeCaches();
  // Addresses are those of the page in a browser; Node knows whole ones alone.
  vi.spyOn(Response, 'redirect').mockImplementation(
    (url, status) => new Response(null, { status: status ?? 302, headers: { location: String(url) } }),
  );
});
afterEach(() => {
  vi.restoreAllMocks();
  vi.unstubAllGlobals();
});

it('a file that is shared waits for the interviews, and is taken once', async () => {
  expect(leadsTo(await answerShare(request({ file: invite(), text: 'x' }), now))).toEqual([
    ...[303, '/interviews?shared=file'],
  ]);
  const file = await takeSharedFile(later(5));
  expect([file?.name, file?.type, await file?.text()]).toEqual([
    ...['Entretien – 1.ics', 'text/calendar', 'BEGIN:VCALENDAR'],
  ]);
  expect(await takeSharedFile(later(5))).toBeNull();
});

it('a file that nobody took within the hour is forgotten', async () => {
  await answerShare(request({ file: invite() }), now);
  expect(await takeSharedFile(later(61))).toBeNull();
  expect(await takeSharedFile(later(5))).toBeNull();
});

it('a link or a text goes to the form of a new job, and nothing is kept', async () => {
  const shared = request({ title: 'Cook', text: 'a & b', file: new File([], '') });
  expect(leadsTo(await answerShare(shared, now))).toEqual([303, '/job/add?title=Cook&text=a+%26+b']);
  expect(await takeSharedFile(now)).toBeNull();
  const broken = new Request('https://foothold.example/share', { method: 'POST', body: 'nothing' });
  expect(leadsTo(await answerShare(broken, now))).toEqual([303, '/job/add']);
});

it('a browser that keeps nothing says so', async () => {
  vi.stubGlobal('caches', { open: () => Promise.reject(new Error('full')), has: () => Promise.reject() });
  expect(leadsTo(await answerShare(request({ file: invite() }), now))).toEqual([
    ...[303, '/interviews?shared=lost'],
  ]);
  expect(await takeSharedFile(now)).toBeNull();
});
