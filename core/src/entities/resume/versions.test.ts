import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { contentOf } from '../record.ts';
import { baseNotes, placeOfPath } from './base-notes.ts';
import { inDisplayOrder, moveItem, nextDisplayOrder } from './display-order.ts';
import { effectiveResume } from './effective-resume.ts';
import { Resume, ResumeExperience } from './resume.ts';
import { inFamilies } from './resume-families.ts';
import { resumeText, type WholeResume } from './resume-text.ts';
import { placeOf, withDifference, withUidsRenamed } from './version-differences.ts';
import { withItemFields, withOrder, withResumeFields } from './version-edits.ts';
import { versionPlaces } from './version-places.ts';

const job = (internalId: number, resumeId: number, title: string, displayOrder: number) =>
  ResumeExperience.parse({
    internalId,
    resumeId,
    title,
    displayOrder,
    uid: `u${internalId}`,
  }) as ResumeExperience;
const whole = (resume: object, experience: ResumeExperience[] = []): WholeResume => ({
  resume: Resume.parse({ internalId: 1, uid: 'r', ...resume }) as Resume,
  ...{ experience, education: [], skills: [], sections: [] },
});
const versionOf = (differences: Resume['differences'] = {}, own: ResumeExperience[] = []) =>
  whole({ internalId: 2, title: 'For Oak', baseId: 1, differences }, own);
const titles = (resume: WholeResume) => inDisplayOrder(resume.experience).map(({ title }) => title);

describe('a version', () => {
  const base = whole({ title: 'Analyst', summary: 'Old', isDefault: true, template: 'atlas', ward: 'kept' }, [
    job(1, 1, 'A', 1),
    job(2, 1, 'B', 2),
  ]);

  it('that differs in nothing reads as its base, under its own title and key', () => {
    const read = effectiveResume(base, versionOf());
    expect(read.resume).toMatchObject({ title: 'For Oak', internalId: 2, isDefault: false, summary: 'Old' });
    expect(read.resume).toMatchObject({ template: 'atlas', ward: 'kept', baseId: null, differences: {} });
    expect(read.experience.map(contentOf)).toMatchObject([
      { title: 'A', resumeId: 2 },
      { title: 'B', resumeId: 2 },
    ]);
    expect(read.experience.map(({ internalId }) => internalId)).toEqual([1, 2]);
    expect(resumeText(read)).toBe(resumeText(base));
  });

  it('without its base reads as what it says itself', () => {
    const read = effectiveResume(
      null,
      versionOf({ 'resume/summary': { value: 'Mine', base: 'Old' } }, [job(9, 2, 'C', 1)]),
    );
    expect([read.resume.summary, titles(read)]).toEqual(['Mine', ['C']]);
  });

  it.each<[string, Resume['differences']]>([
    ['a summary that is a number', { 'resume/summary': { value: 5, base: '' } }],
    ['a title that is a list', { 'experience/u1/title': { value: ['A'], base: 'A' } }],
    ['a flag that is a text', { 'experience/u1/isHidden': { value: 'yes', base: false } }],
    ['an arrangement that is a text', { 'resume/arrangement': { value: 'Skills', base: [] } }],
    ['an order that is a text', { 'experience/order': { value: 'u2', base: [] } }],
    ['names of a prototype', { 'resume/__proto__': { value: { summary: 5 }, base: null } }],
    ['a method of a prototype', { 'resume/constructor': { value: '', base: '' } }],
    ['a method of an item', { 'experience/u1/toString': { value: 'A', base: '' } }],
  ])('of another program with %s reads as its base there', (_, differences) => {
    const read = effectiveResume(base, versionOf(differences));
    const plain = effectiveResume(base, versionOf());
    expect(read).toEqual(plain);
    expect(Object.getPrototypeOf(read.resume)).toBe(Object.prototype);
    expect(resumeText(read)).toBe(resumeText(base));
    expect(baseNotes(base, versionOf(differences))).toEqual([]);
    expect(versionPlaces(base, versionOf(differences))).toEqual([]);
  });

  it('cannot take over what every resume says for itself, whatever its differences hold', () => {
    const odd = { value: 99, base: 0 };
    const differences = Object.fromEntries(
      [
        'resume/internalId',
        'resume/title',
        'experience/u1/resumeId',
        'experience/u1/uid',
        'odd',
        'more/odd',
        'experience/x',
      ].map((place) => [place, odd]),
    );
    expect(effectiveResume(base, versionOf(differences))).toEqual(effectiveResume(base, versionOf()));
    expect(baseNotes(base, versionOf({ odd, 'experience/gone/title': odd }))).toEqual([]);
  });

  it('puts what its base got later behind its neighbor there', () => {
    const ordered = versionOf({ 'experience/order': { value: ['u9', 'u2', 'u1'], base: [] } }, [
      job(9, 2, 'Mine', 1),
    ]);
    const grown = {
      ...base,
      experience: [job(3, 1, 'New', 1), job(1, 1, 'A', 2), job(4, 1, 'Newer', 3), job(2, 1, 'B', 4)],
    };
    expect(titles(effectiveResume(grown, ordered))).toEqual(['New', 'Mine', 'B', 'A', 'Newer']);
  });

  it('has no note where both came to say the same, and one where the base moved on', () => {
    const version = versionOf({
      'resume/summary': { value: 'New', base: 'Old' },
      'experience/u1/title': { value: 'Mine', base: 'A' },
    });
    const changed = {
      ...base,
      resume: { ...base.resume, summary: 'New' },
      experience: [job(1, 1, 'Its', 1), job(2, 1, 'B', 2)],
    };
    const [note, ...more] = baseNotes(changed, version);
    expect(more).toEqual([]);
    expect(note).toMatchObject({ path: 'experience/1/title', mine: 'Mine', before: 'A', now: 'Its' });
    expect(placeOfPath(changed, version, note?.path ?? '')).toBe('experience/u1/title');
  });

  it('keeps what a difference was first written against, and drops it where both say the same', () => {
    const once = withDifference({}, 'resume/summary', { value: 'Mine', base: 'Old' });
    const twice = withDifference(once, 'resume/summary', { value: 'Mine too', base: 'New' });
    expect(twice).toEqual({ 'resume/summary': { value: 'Mine too', base: 'Old' } });
    expect(withDifference(twice, 'resume/summary', { value: 'New', base: 'New' })).toEqual({});
  });

  it('stands behind its base in a list, and by itself where that is not in it', () => {
    const rows = [
      { internalId: 1, baseId: null, title: 'B' },
      { internalId: 2, baseId: 1, title: 'A v10' },
      { internalId: 3, baseId: 1, title: 'A v9' },
      { internalId: 4, baseId: 77, title: 'A' },
    ];
    expect(inFamilies(rows).map(({ title }) => title)).toEqual(['A', 'B', 'A v9', 'A v10']);
  });

  it('names its items otherwise in places and orders', () => {
    const differences = {
      'experience/a/gone': { value: 'x', base: null },
      'experience/b/title': { value: 'y', base: '' },
      'experience/order': { value: ['b', 'a'], base: [] },
    };
    const renamed = withUidsRenamed(differences, (uid) => (uid === 'a' ? 'c' : uid));
    expect(Object.keys(renamed)).toEqual(['experience/c/gone', 'experience/b/title', 'experience/order']);
    expect(renamed['experience/order']?.value).toEqual(['b', 'c']);
  });

  it('reads places with any sign in a uid', () => {
    expect(placeOf('skills/a/b/c/level')).toEqual({
      kind: 'item',
      list: 'skills',
      uid: 'a/b/c',
      field: 'level',
    });
    expect(['', 'resume', 'skills/x', 'other/a/b'].map(placeOf)).toEqual([null, null, null, null]);
  });
});

describe('base and version, edited at random in any order', () => {
  type State = { base: WholeResume; version: WholeResume };
  type Model = { base: Record<string, string>; mine: Record<string, string> };
  const fields = ['summary', 'headline', 'phone'];
  const step = fc.record({
    side: fc.constantFrom('base', 'version'),
    kind: fc.constantFrom('field', 'field', 'item', 'move', 'add'),
    at: fc.nat(),
    to: fc.nat(),
    text: fc.constantFrom('a', 'b', 'c', ''),
  });

  it('read as what was written in the version where it differs, else as the base, in the order last given', () => {
    fc.assert(
      fc.property(fc.array(step, { maxLength: 60 }), (steps) => {
        let { base, version }: State = {
          base: whole({}, [job(1, 1, '', 1), job(2, 1, '', 2), job(3, 1, '', 3)]),
          version: versionOf(),
        };
        const model: Model = { base: {}, mine: {} };
        let last = 3;
        for (const { side, kind, at, to, text } of steps) {
          const shown = effectiveResume(base, version);
          const item = (side === 'base' ? base : shown).experience[at % 3] as ResumeExperience;
          const field = fields[at % fields.length] ?? '';
          const name = kind === 'item' ? `item ${item.uid}` : field;
          const isBaseItem = base.experience.some(({ uid }) => uid === item.uid);
          if (kind === 'field' || (kind === 'item' && isBaseItem)) {
            if (side === 'base') model.base[name] = text;
            else if (text === (model.base[name] ?? '')) delete model.mine[name];
            else model.mine[name] = text;
          } else if (kind === 'item') model.mine[name] = text;
          if (kind === 'field' && side === 'base')
            base = { ...base, resume: { ...base.resume, [field]: text } };
          else if (kind === 'field')
            version = {
              ...version,
              resume: { ...version.resume, differences: withResumeFields(base, version, { [field]: text }) },
            };
          else if (kind === 'item') [base, version] = written({ base, version }, side, item, text);
          else if (kind === 'add') {
            last += 1;
            const own = side === 'base' ? base : version;
            const added = job(last, own.resume.internalId, '', nextDisplayOrder(own.experience));
            const grown = { ...own, experience: [...own.experience, added] };
            if (side === 'base') base = grown;
            else version = withOrderKept(base, version, grown);
          } else [base, version] = moved({ base, version }, side, item.internalId, (to % 5) + 1);
          const read = effectiveResume(base, version);
          for (const one of fields)
            expect((read.resume as Record<string, unknown>)[one]).toBe(
              model.mine[one] ?? model.base[one] ?? '',
            );
          for (const one of read.experience)
            expect(one.title).toBe(model.mine[`item ${one.uid}`] ?? model.base[`item ${one.uid}`] ?? '');
          expect(read.experience.map(({ displayOrder }) => displayOrder)).toEqual(
            read.experience.map((_, n) => n + 1),
          );
          expect(read.experience.length).toBe(base.experience.length + version.experience.length);
          expect(new Set(read.experience.map(({ uid }) => uid)).size).toBe(read.experience.length);
        }
      }),
      { numRuns: 200, seed: 33 },
    );
  });

  it('move as a list moved by hand, and being moved back is no difference', () => {
    const moves = fc.array(fc.record({ at: fc.nat(), to: fc.nat() }), { maxLength: 40 });
    fc.assert(
      fc.property(moves, (steps) => {
        const base = whole(
          {},
          [1, 2, 3].map((n) => job(n, 1, `b${n}`, n)),
        );
        let version = versionOf(
          {},
          [1, 2].map((n) => job(10 + n, 2, `o${n}`, n)),
        );
        let byHand = ['u1', 'u2', 'u3', 'u11', 'u12'];
        for (const { at, to } of steps) {
          const uid = byHand[at % 5] ?? '';
          byHand = byHand.filter((one) => one !== uid);
          byHand.splice(to % 5, 0, uid);
          [, version] = moved({ base, version }, 'version', Number(uid.slice(1)), (to % 5) + 1);
          expect(effectiveResume(base, version).experience.map((one) => one.uid)).toEqual(byHand);
        }
        version = reordered(base, version, ['u1', 'u2', 'u3', 'u12', 'u11']);
        expect(version.resume.differences).toEqual({});
      }),
      { numRuns: 100, seed: 34 },
    );
  });

  function written(
    { base, version }: State,
    side: string,
    item: ResumeExperience,
    title: string,
  ): [WholeResume, WholeResume] {
    const put = (one: WholeResume) => ({
      ...one,
      experience: one.experience.map((row) => (row.uid === item.uid ? { ...row, title } : row)),
    });
    if (side === 'base') return [put(base), version];
    const mine = base.experience.find(({ uid }) => uid === item.uid);
    if (!mine) return [base, put(version)];
    const differences = withItemFields(version.resume.differences, 'experience', mine, { title });
    return [base, { ...version, resume: { ...version.resume, differences } }];
  }

  function moved({ base, version }: State, side: string, id: number, to: number): [WholeResume, WholeResume] {
    const shown = side === 'base' ? base : effectiveResume(base, version);
    const changes = moveItem(shown.experience, id, to);
    const experience = shown.experience.map((row) => ({
      ...row,
      ...changes.find(({ internalId }) => internalId === row.internalId),
    }));
    if (side === 'base') return [{ ...base, experience }, version];
    return [
      base,
      reordered(
        base,
        version,
        inDisplayOrder(experience).map(({ uid }) => uid),
      ),
    ];
  }

  function reordered(base: WholeResume, version: WholeResume, uids: readonly string[]): WholeResume {
    const { differences, own } = withOrder(base, version, { list: 'experience', uids });
    const experience = version.experience.map((row) => ({
      ...row,
      ...own.find(({ internalId }) => internalId === row.internalId),
    }));
    return { ...version, experience, resume: { ...version.resume, differences } };
  }

  function withOrderKept(base: WholeResume, before: WholeResume, grown: WholeResume): WholeResume {
    if (!before.resume.differences['experience/order']) return grown;
    const uids = effectiveResume(base, before).experience.map(({ uid }) => uid);
    return reordered(base, grown, [...uids, grown.experience.at(-1)?.uid ?? '']);
  }
});
