import { itemLists, itemTables } from '@foothold/core/entities/resume/version-differences.ts';
import { ownData } from '../db/db.ts';
import { type AcceptedLine, acceptLine, putLineBack } from '../resumes/accept-line.ts';
import { importResume } from '../resumes/import-resume.ts';
import { mendResume } from '../resumes/repair-resume.ts';
import {
  addResume,
  copyResume,
  deleteResume,
  saveResumeAsNew,
  setDefaultResume,
} from '../resumes/resume-commands.ts';
import type { ResumeEdit } from '../resumes/resume-edit.ts';
import { stateBeside } from '../resumes/state-beside.ts';
import { keepMine, makeStandAlone, makeVersion, takeFromBase } from '../resumes/versions.ts';
import { wholeResume } from '../resumes/whole-resume.ts';
import { writeResume } from '../resumes/write-resume.ts';
import type { Command, Dice } from './dice-test-kit.ts';

/** The commands about resumes; `every-command-test-kit.ts` lists all. */
export const resumeCommands: Readonly<Record<string, Command>> = {
  addResume: (d, c) => addResume({ title: d.text(), isDefault: d.below(2) === 0 }, c),
  importResume: (d, c) =>
    importResume(
      {
        resume: { fields: { name: d.text() }, toCheck: [] },
        experience: [
          {
            fields: { title: d.text(), endDate: '2022', displayOrder: 1 },
            toCheck: d.below(2) ? [{ field: 'endDate', says: d.text() }] : [],
          },
        ],
        education: [],
        skills: [{ fields: { skillName: d.text(), displayOrder: 1 }, toCheck: [] }],
        sections: [],
      },
      d.text(),
      c,
    ),
  makeVersion: async (d, c) => {
    const keys = (await ownData()?.resumes.toCollection().primaryKeys()) ?? [];
    const id = keys.length > 0 ? d.pick(keys) : 999_999;
    return makeVersion(id, d.below(2) ? { jobId: await d.key('jobs') } : {}, c);
  },
  writeResume: async (d, c) => {
    const versions = await allVersions();
    const alike = versions.filter(({ differences }) => Object.keys(differences).length === 0);
    const same = alike[0];
    // What differs nowhere comes to differ, so that there is something to take and to keep.
    if (same && (alike.length === versions.length || d.below(3) > 0))
      return writeResume(
        same.internalId,
        { kind: 'resume', fields: { phone: `${d.below(1e6)}` }, was: {} },
        c,
      );
    const id = versions.length > 0 && d.below(2) ? d.pick(versions).internalId : await d.key('resumes');
    return writeResume(id, await resumeEdit(d, id), c);
  },
  acceptLine: async (d, c) => {
    const versions = await allVersions();
    const id = versions.length > 0 && d.below(2) ? d.pick(versions).internalId : await d.key('resumes');
    const isVersion = versions.some(({ internalId }) => internalId === id);
    return acceptLine(id, acceptedLine(d, isVersion ? undefined : await d.key('jobs')), c);
  },
  stateBeside: async (d, c) => {
    const item = d.below(2) ? `resume/experience:${await d.key('resumeExperience')}` : 'resume/summary:0';
    const text = `I kept the count of drawer ${d.below(1000)}.`;
    return stateBeside(await d.key('resumes'), { beside: item, text, by: 'Maya Lind' }, c);
  },
  putLineBack: async (d, c) => {
    const versions = await allVersions();
    const written = versions.filter((one) => (one.written ?? []).length > 0);
    const [version] = written.length > 0 ? [d.pick(written)] : versions;
    const [line] = version?.written ?? [];
    const back = { text: line?.text ?? '', place: line?.place ?? '' };
    return putLineBack(version?.internalId ?? 999_999, { ...back, edits: headlineEdit(d) }, c);
  },
  mendResume: async (d, c) =>
    mendResume(
      await d.key('resumes'),
      [{ kind: 'resume', fields: { headline: `${d.below(99)}` }, was: {} }],
      c,
    ),
  keepMine: async (d, c) => keepMine(...(await differingPlace(d)), c),
  takeFromBase: async (d, c) => takeFromBase(...(await differingPlace(d)), c),
  setDefaultResume: async (d, c) => setDefaultResume(await d.key('resumes'), c),
  copyResume: async (d, c) => copyResume(await d.key('resumes'), c),
  saveResumeAsNew: async (d, c) => {
    const db = ownData();
    const whole = db && (await wholeResume(db, await d.key('resumes')));
    return whole ? saveResumeAsNew(whole, c) : { ok: false };
  },
  makeStandAlone: async (d, c) => makeStandAlone(await d.key('resumes'), c),
  deleteResume: async (d, c) =>
    deleteResume(await d.key('resumes'), { versions: d.pick(['stand-alone', 'delete'] as const) }, c),
};

const headlineEdit = (d: Dice): ResumeEdit[] => [
  { kind: 'resume', fields: { headline: `${d.below(1e6)}` }, was: {} },
];

function acceptedLine(d: Dice, versionFor: number | undefined): AcceptedLine {
  const line: AcceptedLine['line'] = {
    home: { list: 'resume', id: 0, name: 'headline' },
    entry: {
      ...{ text: `${d.below(1e6)}`, proposed: '', was: '', evidence: [], acceptedBy: '' },
      verdict: 'supported',
      how: 'as-proposed',
      writer: { kind: 'rule', name: 'shorter', prompt: '' },
      acceptedAt: '2026-11-26T09:41:00.000Z',
    },
  };
  return { edits: headlineEdit(d), line, versionFor };
}

/** An edit of a resume or of an item that it shows. */
async function resumeEdit(d: Dice, id: number): Promise<ResumeEdit> {
  const db = ownData();
  const whole = db && (await wholeResume(db, id));
  const list = d.pick(itemLists);
  const table = itemTables[list];
  const keys = (whole?.[list] ?? []).map(({ internalId }) => internalId);
  const item = keys.length > 0 ? d.pick(keys) : 999_999;
  const field = { experience: 'title', education: 'major', skills: 'skillName', sections: 'title' }[list];
  const fields = d.below(4) === 0 ? { isHidden: d.below(2) === 0 } : { [field]: d.text() };
  return d.pick<ResumeEdit>([
    { kind: 'resume', fields: { summary: d.text(), isDefault: d.below(2) === 0 }, was: {} },
    { kind: 'item', table, id: item, fields, was: {} },
    { kind: 'add-item', table, fields },
    { kind: 'remove-item', table, id: item },
    { kind: 'move-item', table, id: item, to: 1 + d.below(5) },
  ]);
}

const allVersions = async () => ((await ownData()?.resumes.toArray()) ?? []).filter(({ baseId }) => baseId);

/** A version and a place where it differs, as the page names it. */
async function differingPlace(d: Dice): Promise<[id: number, path: string]> {
  const found: [id: number, path: string][] = [];
  for (const { internalId, differences } of await allVersions())
    for (const place of Object.keys(differences)) {
      const [head = '', uid = '', field = ''] = place.split('/');
      const list = itemLists.find((one) => one === head);
      const item = list && (await ownData()?.table(itemTables[list]).where({ uid }).first());
      if (item || !list) found.push([internalId, item ? `${head}/${item.internalId}/${field}` : place]);
    }
  return found.length > 0 ? d.pick(found) : [999_999, 'resume/summary'];
}
