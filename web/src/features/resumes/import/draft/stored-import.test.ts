import { importDraft, withTyped } from '@foothold/core/resume-import/import-draft.ts';
import { afterEach, beforeEach, expect, it, vi } from 'vitest';
import { readPlainText } from '../../../../document-reading/read-document.ts';
import { fakeCaches } from '../../../../platform/files/fake-caches-test-kit.ts';
import { forgetImport } from '../../../../platform/files/stored-import.ts';
import type { ImportSource, OpenImport } from '../import-source.ts';
import { keepDraft, keepDraftNow, keepSource, storedImport } from './stored-import.ts';

let browser: ReturnType<typeof fakeCaches>;
let tab = new Map<string, string>();
beforeEach(() => {
  browser = fakeCaches();
  tab = new Map();
  vi.stubGlobal('sessionStorage', {
    getItem: (name: string) => tab.get(name) ?? null,
    setItem: (name: string, value: string) => tab.set(name, value),
    removeItem: (name: string) => tab.delete(name),
  });
});
afterEach(() => vi.unstubAllGlobals());

function opened(source: ImportSource): OpenImport {
  const answer = readPlainText(
    'Rosa Ibarra\nrosa@example.com\n\nExperience\nNurse, Harbor Clinic Inc\n2019 – 2022',
  );
  if (!answer.ok) throw new Error(answer.problem);
  const { document } = answer;
  return { source, document, draft: importDraft(document.reading, document.resume), title: 'Nurse' };
}

it.each<[string, ImportSource]>([
  ['a file', { name: 'cv.pdf', bytes: Uint8Array.from([1, 2, 3]) }],
  ['pasted text', { name: '', text: 'Rosa Ibarra' }],
])('a reload finds %s and what was corrected, in its own tab and account alone', async (_, source) => {
  const open = opened(source);
  const draft = withTyped(open.draft, { item: 0, field: 'headline' }, 'Night nurse');
  await keepSource('ann', open);
  await keepDraft('ann', draft, 'Nights');
  expect(await storedImport('ann')).toEqual({ ...open, draft, title: 'Nights' });
  expect(await storedImport('ben')).toBe('gone');
  tab.clear();
  expect(await storedImport('ann')).toBeNull();
});

it('what was corrected as the page went counts before what was kept earlier', async () => {
  const open = opened({ name: '', text: 'Rosa Ibarra' });
  await keepSource('ann', open);
  await keepDraft('ann', open.draft, 'Nights');
  keepDraftNow(withTyped(open.draft, { item: 0, field: 'headline' }, 'Night nurse'), 'Late nights');
  expect(await storedImport('ann')).toMatchObject({ title: 'Late nights' });
});

it('what is corrected after a reload counts before what was kept as the page went', async () => {
  const open = opened({ name: '', text: 'Rosa Ibarra' });
  await keepSource('ann', open);
  keepDraftNow(open.draft, 'Late nights');
  await keepDraft('ann', open.draft, 'Days');
  expect(await storedImport('ann')).toMatchObject({ title: 'Days' });
});

it('two tabs that import do not mix: the one whose room was taken says that it is gone', async () => {
  const first = opened({ name: 'cv.pdf', bytes: Uint8Array.from([1]) });
  const second = opened({ name: 'cv.pdf', bytes: Uint8Array.from([2]) });
  const firstTab = tab;
  await keepSource('ann', first);
  keepDraftNow(first.draft, 'First');
  tab = new Map();
  await keepSource('ann', second);
  keepDraftNow(second.draft, 'Second');
  expect(await storedImport('ann')).toMatchObject({ source: second.source, title: 'Second' });
  tab = firstTab;
  expect(await storedImport('ann')).toBe('gone');
});

it('another file begins without the corrections of the one before', async () => {
  const open = opened({ name: 'cv.pdf', bytes: Uint8Array.from([1]) });
  await keepSource('ann', open);
  await keepDraft('ann', open.draft, 'Old');
  await keepSource('ann', opened({ name: 'other.pdf', bytes: Uint8Array.from([2]) }));
  expect(await storedImport('ann')).toBe('gone');
});

it('a reload says that it is gone where there was no room, and knows nothing of what was left', async () => {
  browser.full();
  await keepSource('ann', opened({ name: 'cv.pdf', bytes: Uint8Array.from([1]) }));
  expect(await storedImport('ann')).toBe('gone');
  await forgetImport('ann');
  expect(await storedImport('ann')).toBeNull();
});
