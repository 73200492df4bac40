import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import type { LetterEdit, LetterFields } from '../../../data/letters/letters.ts';
import { readStoredEdits, storedEditsText } from '../../../shared/documents/draft/stored-edits.ts';
import { LetterDraft, storedLetterEdit } from './letter-draft.ts';

const inEnglish = (english: string) => ({ code: 'test', english });

type Fields = LetterFields;

/** A store with several tabs: it refuses stale fields as the data layer does. */
function tabs() {
  let stored: Fields = { coverLetter: 'Dear', contactUid: '', recipient: '', language: '', written: [] };
  let writes = 0;
  const edits: LetterEdit[] = [];
  let failure = '';
  const drafts: LetterDraft[] = [];
  const tell = () => {
    for (const draft of drafts) draft.follow({ ...stored });
  };
  const open = () => {
    const draft = new LetterDraft({ ...stored }, async (edit) => {
      const { fields, was } = edit;
      await Promise.resolve();
      if (failure) return { ok: false, reason: 'quota', message: inEnglish(failure) };
      for (const [field, value] of Object.entries(fields) as [keyof Fields, string][])
        if (stored[field] !== was[field] && stored[field] !== value)
          return { ok: false, reason: 'changed-elsewhere', message: inEnglish('Stale.') };
      stored = { ...stored, ...fields };
      writes += 1;
      edits.push(edit);
      setTimeout(tell, 5);
      return { ok: true, id: 1, journalId: writes };
    });
    drafts.push(draft);
    return draft;
  };
  return {
    open,
    stored: () => stored,
    writes: () => writes,
    edits: () => edits,
    fail: (words: string) => {
      failure = words;
    },
  };
}

beforeEach(() => void vi.useFakeTimers());
afterEach(() => void vi.useRealTimers());

describe('a letter that is typed', () => {
  it('is stored after a pause, once, and shows what is typed all the while', async () => {
    const store = tabs();
    const draft = store.open();
    for (const coverLetter of ['Dear A', 'Dear An', 'Dear Ann']) draft.typeFields({ coverLetter });
    expect([draft.state().whole.coverLetter, draft.state().isPending, store.writes()]).toEqual([
      'Dear Ann',
      true,
      0,
    ]);
    await vi.advanceTimersByTimeAsync(500);
    expect([store.stored().coverLetter, store.writes(), draft.state().isPending]).toEqual([
      'Dear Ann',
      1,
      false,
    ]);
    expect(draft.state().savedAt).not.toBeNull();
  });

  it('is stored every two seconds while keys keep coming', async () => {
    const store = tabs();
    const draft = store.open();
    for (let at = 0; at < 15; at += 1) {
      draft.typeFields({ coverLetter: `Dear ${at}` });
      await vi.advanceTimersByTimeAsync(200);
    }
    expect(store.writes()).toBe(1);
  });

  it('stores what is put back while a write of something else is under way', async () => {
    const store = tabs();
    const draft = store.open();
    draft.typeFields({ coverLetter: 'Dear Ann' });
    const stored = draft.flush();
    await Promise.resolve();
    draft.typeFields({ coverLetter: 'Dear' });
    draft.follow({ coverLetter: 'Dear', contactUid: '', recipient: '', language: '', written: [] });
    await stored;
    await vi.advanceTimersByTimeAsync(3000);
    expect([store.stored().coverLetter, draft.state().whole.coverLetter]).toEqual(['Dear', 'Dear']);
    expect(draft.state().isPending).toBe(false);
  });

  it('keeps what is typed while a write is under way', async () => {
    const store = tabs();
    const draft = store.open();
    draft.typeFields({ coverLetter: 'One' });
    const done = draft.flush();
    draft.typeFields({ coverLetter: 'One and two' });
    await done;
    await vi.advanceTimersByTimeAsync(3000);
    expect([store.stored().coverLetter, draft.state().whole.coverLetter]).toEqual([
      'One and two',
      'One and two',
    ]);
  });

  it('says why it was not stored and keeps it; trying again stores it', async () => {
    const store = tabs();
    const draft = store.open();
    store.fail('The disk is full.');
    draft.typeFields({ coverLetter: 'Mine' });
    await vi.advanceTimersByTimeAsync(500);
    expect(draft.state()).toMatchObject({ problem: inEnglish('The disk is full.'), isPending: true });
    store.fail('');
    await draft.flush();
    expect([store.stored().coverLetter, draft.state().problem]).toEqual(['Mine', null]);
  });

  it('is replaced as a step of its own, after what was typed is stored', async () => {
    const store = tabs();
    const draft = store.open();
    draft.typeFields({ coverLetter: 'Typed' });
    const replaced = draft.replace('Template');
    await vi.advanceTimersByTimeAsync(100);
    expect(await replaced).toBe(2);
    expect(store.edits()).toMatchObject([
      { fields: { coverLetter: 'Typed' } },
      { fields: { coverLetter: 'Template' }, was: { coverLetter: 'Typed' }, isReplaced: true },
    ]);
    expect(draft.state().whole.coverLetter).toBe('Template');
  });

  it('is not replaced while what was typed cannot be stored', async () => {
    const store = tabs();
    const draft = store.open();
    store.fail('The disk is full.');
    draft.typeFields({ coverLetter: 'Typed' });
    expect(await draft.replace('Template')).toBe(false);
    expect(draft.state()).toMatchObject({
      problem: inEnglish('The disk is full.'),
      whole: { coverLetter: 'Typed' },
    });
  });

  it('offers what it stored to Undo, the last first', async () => {
    const store = tabs();
    const draft = store.open();
    draft.typeFields({ coverLetter: 'One' });
    await draft.flush();
    draft.typeFields({ recipient: 'Two' });
    expect([await draft.takeUndoable(), await draft.takeUndoable(), await draft.takeUndoable()]).toEqual([
      2,
      1,
      null,
    ]);
  });
});

describe('two tabs', () => {
  it('write different fields beside each other', async () => {
    const store = tabs();
    const [one, two] = [store.open(), store.open()];
    one.typeFields({ coverLetter: 'Mine' });
    two.typeFields({ recipient: 'Priya' });
    await vi.advanceTimersByTimeAsync(3000);
    expect(store.stored()).toMatchObject({ coverLetter: 'Mine', recipient: 'Priya' });
    expect([one.state().clashes, two.state().clashes]).toEqual([[], []]);
    expect(one.state().whole).toEqual(two.state().whole);
  });

  it.each([
    ['mine', 'Mine'],
    ['theirs', 'Theirs'],
  ])('that write the same field lose nothing: the second decides, for %s', async (whose, expected) => {
    const store = tabs();
    const [one, two] = [store.open(), store.open()];
    two.typeFields({ coverLetter: 'Mine' });
    one.typeFields({ coverLetter: 'Theirs' });
    await one.flush();
    await vi.advanceTimersByTimeAsync(3000);
    expect(store.stored().coverLetter).toBe('Theirs');
    const [clash] = two.state().clashes;
    expect(clash).toEqual({ owner: 'letter', field: 'coverLetter', mine: 'Mine', theirs: 'Theirs' });
    if (!clash) return;
    if (whose === 'mine') await two.keepMine(clash);
    else two.takeTheirs(clash);
    await vi.advanceTimersByTimeAsync(3000);
    expect([store.stored().coverLetter, two.state().whole.coverLetter, two.state().clashes]).toEqual([
      expected,
      expected,
      [],
    ]);
  });
});

describe('a tab that closes', () => {
  it('leaves what it could not store to the next one', async () => {
    const store = tabs();
    const closed = store.open();
    closed.typeFields({ coverLetter: 'Unsaved' });
    const next = store.open();
    next.restore(readStoredEdits(storedEditsText(closed.kept()), storedLetterEdit));
    await vi.advanceTimersByTimeAsync(1000);
    expect(store.stored().coverLetter).toBe('Unsaved');
    expect(storedEditsText(next.kept())).toBe('');
  });

  it.each([
    '',
    'no JSON',
    '{}',
    '[1,null,{"owner":"letter","field":"jobTitle","value":"x","was":""}]',
    '[{"owner":"letter","field":"recipient"}]',
    '[{"owner":"job","field":"recipient","value":"x","was":""}]',
  ])('leaves nothing in %j', (text) => {
    const draft = tabs().open();
    draft.restore(readStoredEdits(text, storedLetterEdit));
    expect(draft.state().isPending).toBe(false);
  });
});
