import type { LedgerEntry } from '../entities/ledger/ledger-entry.ts';
import { ledgerEntriesOfWriters, writtenPlace } from '../entities/ledger/written-line.ts';
import { inDisplayOrder } from '../entities/resume/display-order.ts';
import type { WholeResume } from '../entities/resume/resume-text.ts';
import { evidenceOfResume } from './evidence-of.ts';
import { evidenceOfEntries } from './evidence-place.ts';
import { type LedgerLine, ledgerLines, sentLedger, type Taking } from './ledger.ts';
import { originsOf, readEntries } from './origin.ts';
import { isStatement } from './own-statement.ts';
import type { PreparedEvidence } from './prepared-evidence.ts';
import type { EvidenceItem } from './verdict.ts';

/** A text of a resume that a model or a rule may reword; `field` as the editor names it, `place` as entries do. */
export type ResumeText = { field: string; place: string; text: string; isHidden: boolean };

/** The texts of a resume that may be reworded, in their order. */
export function resumeTexts(whole: WholeResume): ResumeText[] {
  const { resume } = whole;
  const off = new Set(resume.arrangement.filter((one) => one.isHidden).map((one) => one.section));
  const head = (['headline', 'summary'] as const).map((name) => ({
    field: `resume/${name}`,
    place: name,
    text: resume[name],
    isHidden: name === 'summary' && off.has('Summary'),
  }));
  const items = (['experience', 'education', 'sections'] as const).flatMap((list) =>
    inDisplayOrder(whole[list] as WholeResume['sections']).map((item) => ({
      field: `${list}/${item.internalId}/notes`,
      place: writtenPlace(list, item),
      text: item.notes,
      isHidden: item.isHidden || off.has(item.resumeSectionName),
    })),
  );
  return [...head, ...items].filter(({ text }) => text.trim() !== '');
}

/**
 * Entries for any text of a resume: a line that is moved to another position, or copied there, was written by whom it was
 * written before.
 */
const anywhere = (entries: readonly LedgerEntry[]) => entries.map((entry) => ({ ...entry, place: '' }));

/**
 * What a person wrote, for judging lines of a resume: the base with what a version says of its own, without the lines that a model
 * or a rule wrote or that were made of them, which are no evidence for themselves; and what those came in place of.
 */
export function ownEvidence({
  whole,
  base,
  more = [],
}: {
  whole: WholeResume;
  /** Of a version. */
  base: WholeResume | null;
  /** Stories and answers. */
  more?: readonly EvidenceItem[];
}): EvidenceItem[] {
  const { written } = whole.resume;
  // What the base says by now is the person's word, though a version was proposed the same once.
  const said = base ? evidenceOfResume(base).filter(isOwnIn(base)) : [];
  const isOwn = isOwnIn(whole);
  const known = new Set(said.map(({ kind, text }) => `${kind} ${text}`));
  const own = evidenceOfResume(whole).filter(
    (item) => isOwn(item) && !known.has(`${item.kind} ${item.text}`),
  );
  const before = evidenceOfEntries(written).filter(({ text }) => !said.some((one) => one.text === text));
  return [...said, ...own, ...before, ...more];
}

function isOwnIn({ resume }: WholeResume): (item: EvidenceItem) => boolean {
  const read = readEntries(anywhere(resume.written));
  return ({ id, text, kind }) =>
    read.length === 0 || kind === 'position' || isStatement(id) || originsOf(text, read).length === 0;
}

/** A sentence of a resume with its place. */
export type ResumeLine = LedgerLine & ResumeText;

/** Every sentence of the texts of a resume, with who wrote it and whether it keeps the resume from leaving; hidden ones do not. */
export function resumeLedger(whole: WholeResume, evidence: PreparedEvidence): ResumeLine[] {
  const entries = anywhere(whole.resume.written);
  return resumeTexts(whole)
    .filter(({ isHidden }) => !isHidden)
    .flatMap((text) => ledgerLines(text.text, evidence, entries).map((line) => ({ ...line, ...text })));
}

/** The lines that a resume waits for on its way out, whichever way that is. */
export function heldLines(whole: WholeResume, evidence: PreparedEvidence): ResumeLine[] {
  if (ledgerEntriesOfWriters(whole.resume.written).length === 0) return [];
  return resumeLedger(whole, evidence).filter(({ state }) => state === 'held');
}

/** The ledger that is kept with a resume that was sent; none where nobody but the person wrote in it. */
export function sentResumeLedger(
  whole: WholeResume,
  evidence: PreparedEvidence,
  taking: Taking,
): LedgerEntry[] {
  if (ledgerEntriesOfWriters(whole.resume.written).length === 0) return [];
  const entries = anywhere(whole.resume.written);
  return resumeTexts(whole)
    .filter(({ isHidden }) => !isHidden)
    .flatMap(({ text, place }) =>
      sentLedger(text, evidence, entries, taking).map((entry) => ({ ...entry, place })),
    );
}
