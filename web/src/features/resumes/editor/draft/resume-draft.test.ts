import type { WholeResume } from '@foothold/core/entities/resume/resume-text.ts';
import { isSameField } from '@foothold/core/entities/resume/version-differences.ts';
import { describedResume } from '@foothold/core/typesetting/resume-test-kit.ts';
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import type { ResumeEdit } from '../../../../data/resumes/resume-edit.ts';
import { ResumeDraft } from './resume-draft.ts';
import { type Owner, ownedRecord, withFields } from './resume-owner.ts';

const inEnglish = (english: string) => ({ code: 'test', english });

const resume: Owner = { table: 'resumes' };
const job: Owner = { table: 'resumeExperience', id: 1 };
const start = () =>
  describedResume({
    resume: { name: 'Dana', summary: 'Nurse.' },
    experience: [{ title: 'RN', notes: 'One' }],
  });

/** A store with two tabs: it refuses stale fields as the data layer does, and answers when it is told to. */
function openTabs() {
  let whole: WholeResume = start();
  const written: ResumeEdit[] = [];
  let failure = '';
  const drafts: ResumeDraft[] = [];
  const tell = () => {
    for (const draft of drafts) draft.follow(structuredClone(whole));
  };
  const open = () => {
    const draft = new ResumeDraft(structuredClone(whole), async ([edit]) => {
      if (!edit) throw new Error('nothing to write');
      await Promise.resolve();
      if (failure) return { ok: false, reason: 'quota', message: inEnglish(failure) };
      if (edit.kind === 'add-item') {
        written.push(edit);
        const row = { ...whole.experience[0], ...edit.fields, internalId: 9 };
        whole = { ...whole, experience: [...whole.experience, row as (typeof whole.experience)[number]] };
        setTimeout(tell, 5);
        return { ok: true, itemId: 9, journalId: 50 };
      }
      if (edit.kind !== 'resume' && edit.kind !== 'item') throw new Error(edit.kind);
      const owner: Owner = edit.kind === 'resume' ? resume : { table: edit.table, id: edit.id };
      const now = ownedRecord(whole, owner);
      if (!now) return { ok: false, reason: 'missing', message: inEnglish('It was deleted.') };
      const was: Readonly<Record<string, unknown>> = edit.was;
      for (const [field, value] of Object.entries(edit.fields))
        if (!isSameField(now[field], was[field]) && !isSameField(now[field], value))
          return { ok: false, reason: 'changed-elsewhere', message: inEnglish('Stale.') };
      written.push(edit);
      whole = withFields(whole, owner, edit.fields);
      setTimeout(tell, 5);
      return { ok: true, itemId: 1, journalId: written.length };
    });
    drafts.push(draft);
    return draft;
  };
  return {
    open,
    written,
    tell,
    stored: () => whole,
    remove: () => {
      whole = { ...whole, experience: [] };
      tell();
    },
    fail: (message: string) => {
      failure = message;
    },
  };
}

beforeEach(() => void vi.useFakeTimers());
afterEach(() => void vi.useRealTimers());
const after = (ms: number) => vi.advanceTimersByTimeAsync(ms);

describe('a resume that is edited', () => {
  it('shows each letter at once and stores the field after a pause, with what it held before', async () => {
    const tabs = openTabs();
    const draft = tabs.open();
    draft.type(resume, { summary: 'Nurse. N' });
    draft.type(resume, { summary: 'Nurse. Nights.' });
    expect(draft.state()).toMatchObject({ isPending: true, savedAt: null });
    expect(draft.state().whole.resume.summary).toBe('Nurse. Nights.');
    expect(tabs.written).toEqual([]);
    await after(500);
    expect(tabs.written).toEqual([
      { kind: 'resume', fields: { summary: 'Nurse. Nights.' }, was: { summary: 'Nurse.' } },
    ]);
    expect(draft.state()).toMatchObject({ isPending: false, problem: null, canUndo: true });
    expect(draft.state().savedAt).not.toBeNull();
  });

  it('stores during long typing too', async () => {
    const tabs = openTabs();
    const draft = tabs.open();
    for (let at = 1; at <= 30; at += 1) {
      draft.type(resume, { summary: 'x'.repeat(at) });
      await after(100);
    }
    expect(tabs.written.length).toBeGreaterThanOrEqual(1);
    expect(draft.state().whole.resume.summary).toBe('x'.repeat(30));
  });

  it('stores what is put back while a write of something else is under way', async () => {
    const tabs = openTabs();
    const draft = tabs.open();
    draft.type(job, { isHidden: true });
    const stored = draft.flush();
    await Promise.resolve();
    draft.type(job, { isHidden: false });
    await stored;
    await after(3000);
    expect(tabs.written).toHaveLength(2);
    expect(tabs.stored().experience[0]?.isHidden).toBe(false);
    expect(draft.state()).toMatchObject({ isPending: false, clashes: [] });
    expect(draft.state().whole.experience[0]?.isHidden).toBe(false);
  });

  it('keeps what is typed while a write is under way, and answers that were read before it', async () => {
    const tabs = openTabs();
    const draft = tabs.open();
    const before = structuredClone(tabs.stored());
    draft.type(job, { notes: 'One\nTwo' });
    const stored = draft.flush();
    draft.type(job, { notes: 'One\nTwo!' });
    await stored;
    draft.follow(before);
    expect(draft.state().whole.experience[0]?.notes).toBe('One\nTwo!');
    await after(3000);
    expect(tabs.stored().experience[0]?.notes).toBe('One\nTwo!');
    expect(draft.state()).toMatchObject({ isPending: false, clashes: [] });
  });

  it('does not redraw records that did not change', () => {
    const tabs = openTabs();
    const draft = tabs.open();
    const [one] = draft.state().whole.experience;
    draft.type(resume, { name: 'Dana O.' });
    tabs.tell();
    expect(draft.state().whole.experience[0]).toBe(one);
  });

  it('takes changes of another tab to other fields, and keeps both versions of the same one', async () => {
    const tabs = openTabs();
    const [here, there] = [tabs.open(), tabs.open()];
    here.type(resume, { summary: 'Mine.' });
    there.type(resume, { name: 'Dana Okafor', summary: 'Theirs.' });
    await there.flush();
    await after(10);
    expect(here.state().whole.resume).toMatchObject({ name: 'Dana Okafor', summary: 'Mine.' });
    expect(here.state().clashes).toEqual([
      { owner: resume, field: 'summary', mine: 'Mine.', theirs: 'Theirs.' },
    ]);
    await after(3000);
    expect(tabs.stored().resume.summary).toBe('Theirs.');
    const [clash] = here.state().clashes;
    if (clash) await here.keepMine(clash);
    await after(10);
    expect(tabs.stored().resume.summary).toBe('Mine.');
    expect(here.state()).toMatchObject({ clashes: [], isPending: false });
  });

  it('can take the other version', async () => {
    const tabs = openTabs();
    const [here, there] = [tabs.open(), tabs.open()];
    here.type(resume, { summary: 'Mine.' });
    there.type(resume, { summary: 'Theirs.' });
    await there.flush();
    await after(10);
    const [clash] = here.state().clashes;
    if (clash) here.takeTheirs(clash);
    expect(here.state().whole.resume.summary).toBe('Theirs.');
    await after(3000);
    expect(tabs.stored().resume.summary).toBe('Theirs.');
  });

  it('is refused by the store itself where the other tab was a moment faster', async () => {
    const tabs = openTabs();
    const [here, there] = [tabs.open(), tabs.open()];
    here.type(resume, { summary: 'Mine.' });
    there.type(resume, { summary: 'Theirs.' });
    await Promise.all([there.flush(), here.flush()]);
    expect(here.state().problem).toBeNull();
    await after(10);
    expect(here.state().clashes).toMatchObject([{ mine: 'Mine.', theirs: 'Theirs.' }]);
  });

  it('keeps what was typed into a job that another tab deleted, and adds it again when asked', async () => {
    const tabs = openTabs();
    const draft = tabs.open();
    draft.type(job, { notes: 'One\nTwo', title: 'Charge nurse' });
    tabs.remove();
    expect(draft.state().clashes).toMatchObject([{ field: 'notes', mine: 'One\nTwo' }, { field: 'title' }]);
    const [clash] = draft.state().clashes;
    if (clash) void draft.keepMine(clash);
    await after(100);
    expect(tabs.stored().experience).toMatchObject([{ title: 'Charge nurse', notes: 'One\nTwo' }]);
    expect(draft.state().clashes).toEqual([]);
  });

  it('keeps what was typed into a deleted job when it cannot be added again', async () => {
    const tabs = openTabs();
    const draft = tabs.open();
    draft.type(job, { notes: 'One\nTwo' });
    tabs.remove();
    tabs.fail('The disk is full.');
    const [clash] = draft.state().clashes;
    if (clash) await draft.keepMine(clash);
    expect(draft.state()).toMatchObject({
      problem: inEnglish('The disk is full.'),
      clashes: [{ mine: 'One\nTwo' }],
    });
    tabs.fail('');
    if (clash) void draft.keepMine(clash);
    await after(100);
    expect(tabs.stored().experience).toMatchObject([{ title: 'RN', notes: 'One\nTwo' }]);
  });

  it('adds what a closed tab had typed into a job that was deleted since', async () => {
    const tabs = openTabs();
    const closed = tabs.open();
    closed.type(job, { notes: 'One\nTwo' });
    const kept = closed.kept();
    tabs.remove();
    const opened = tabs.open();
    opened.restore(kept);
    const [clash] = opened.state().clashes;
    if (clash) void opened.keepMine(clash);
    await after(100);
    expect(tabs.written).toMatchObject([{ kind: 'add-item', fields: { notes: 'One\nTwo' } }]);
  });

  it('says why nothing was stored, keeps it, and stores it when it is asked again', async () => {
    const tabs = openTabs();
    const draft = tabs.open();
    tabs.fail('The disk is full.');
    draft.type(resume, { name: 'Dana O.' });
    await after(500);
    expect(draft.state()).toMatchObject({ problem: inEnglish('The disk is full.'), isPending: true });
    expect(draft.state().whole.resume.name).toBe('Dana O.');
    tabs.fail('');
    await draft.flush();
    expect(draft.state()).toMatchObject({ problem: null, isPending: false });
    expect(tabs.stored().resume.name).toBe('Dana O.');
  });

  it('goes on with what a closed tab could not store', async () => {
    const tabs = openTabs();
    const closed = tabs.open();
    closed.type(job, { notes: 'One\nHalf a wo' });
    const kept = JSON.parse(JSON.stringify(closed.kept()));
    const opened = tabs.open();
    opened.restore(kept);
    expect(opened.state().whole.experience[0]?.notes).toBe('One\nHalf a wo');
    await after(10);
    expect(tabs.stored().experience[0]?.notes).toBe('One\nHalf a wo');
  });

  it('resolves an added item once the editor has it, and hands out entries to take back, newest first', async () => {
    const tabs = openTabs();
    const draft = tabs.open();
    draft.type(resume, { name: 'Dana O.' });
    const adding = draft.add('resumeExperience', { title: 'LPN' });
    await after(20);
    expect(await adding).toBe(9);
    expect(draft.state().whole.experience[1]?.title).toBe('LPN');
    expect(await draft.takeUndoable()).toBe(50);
    expect(await draft.takeUndoable()).toBe(1);
    expect(await draft.takeUndoable()).toBeNull();
    expect(draft.state().canUndo).toBe(false);
  });
});
