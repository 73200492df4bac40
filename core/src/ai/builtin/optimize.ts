import { inDisplayOrder } from '../../entities/resume/display-order.ts';
import type { WholeResume } from '../../entities/resume/resume-text.ts';
import { postingTerms } from '../../fit/posting-terms.ts';
import { prepareResume } from '../../fit/prepared-resume.ts';
import type { AskingPosting } from '../../fit/requirement.ts';
import { requirementsOf } from '../../fit/requirements-of.ts';
import { evidenceOfResume } from '../../truth/evidence-of.ts';
import { type PreparedEvidence, prepareEvidence } from '../../truth/prepared-evidence.ts';
import { verifySentence } from '../../truth/verify-sentence.ts';
import { type BulletContext, isStillHeld, languageOfLines } from '../../writing/bullet-context.ts';
import { type BulletNoteKind, fixed } from '../../writing/bullet-note.ts';
import { bulletNotes } from '../../writing/bullet-notes.ts';
import { numberFirst } from './number-first.ts';

/** Why a rule proposes another wording. */
export const optimizeReasons = ['stronger-verb', 'shorter', 'tense', 'number-first', 'order'] as const;
export type OptimizeReason = (typeof optimizeReasons)[number];

/**
 * Other words for a line, or another order of the lines of an item or of the skills, one a line; `place` is the id of the
 * evidence, of an order that of the whole (“resume:1/experience:2/notes”, “resume:1/skills”).
 */
export type RuleProposal = { place: string; before: string; after: string; reason: OptimizeReason };

/** What the rules propose, and what the posting wants that the resume does not say: to be added only if it is true. */
export type RuleOptimization = { proposals: readonly RuleProposal[]; onlyIfTrue: readonly string[] };

const reasons: Partial<Record<BulletNoteKind, OptimizeReason>> = {
  'weak-start': 'stronger-verb',
  filler: 'shorter',
  'first-person': 'shorter',
  'tense-past': 'tense',
  'tense-present': 'tense',
};

const maxAsked = 12;

type Wanted = { term: string; weight: number };

/**
 * Better wordings by rule, for a posting or without one: a verb of the same scope at the start, fewer empty words, the number
 * in front, the lines that the posting asks for first. Each is verified: what would claim more is not proposed.
 */
export function optimizeByRule(
  whole: WholeResume,
  { today, posting }: { today: string; posting?: AskingPosting },
): RuleOptimization {
  const evidence = prepareEvidence(evidenceOfResume(whole), today);
  const terms = posting
    ? postingTerms(posting.title, requirementsOf(posting), prepareResume(whole, today))
    : [];
  const wanted = terms
    .filter((one) => one.evidence.length > 0)
    .map(({ term, weight }) => ({ term: term.toLowerCase(), weight }));
  const root = `resume:${whole.resume.internalId}`;
  const shown = <T extends { isHidden: boolean }>(items: readonly T[]) =>
    items.filter((one) => !one.isHidden);
  const proposals = [
    ...inDisplayOrder(shown(whole.experience)).map((item) => ({ list: 'experience', item })),
    ...inDisplayOrder(shown(whole.sections)).map((item) => ({ list: 'sections', item })),
  ].flatMap(({ list, item }) =>
    ofNotes(item, {
      place: `${root}/${list}:${item.internalId}/notes`,
      evidence,
      wanted: list === 'experience' ? wanted : [],
      contextOf: (lines) => ({
        language: languageOfLines(whole.resume.language, lines),
        isHeld: isStillHeld(item, today),
        lines,
      }),
    }),
  );
  const skills = inDisplayOrder(shown(whole.skills)).map(({ skillName }) => skillName.trim());
  const ordered = byFit(skills, wanted);
  if (ordered.some((name, at) => name !== skills[at]))
    proposals.push({
      place: `${root}/skills`,
      before: skills.join('\n'),
      after: ordered.join('\n'),
      reason: 'order',
    });
  const onlyIfTrue = terms
    .filter((one) => one.isRequired && one.evidence.length === 0)
    .map(({ term }) => term);
  return { proposals, onlyIfTrue: onlyIfTrue.slice(0, maxAsked) };
}

type Noting = {
  place: string;
  evidence: PreparedEvidence;
  wanted: readonly Wanted[];
  contextOf: (lines: readonly string[]) => Omit<BulletContext, 'at'>;
};

/** Other words for the lines of an item, and another order of them. */
function ofNotes(
  { notes }: { notes: string },
  { place, evidence, wanted, contextOf }: Noting,
): RuleProposal[] {
  const all = notes.split('\n').map((line) => line.trim().replace(bullet, ''));
  const lines = all.filter((line) => line !== '');
  const context = contextOf(lines);
  const proposals = all.flatMap((line, at): RuleProposal[] => {
    if (line === '') return [];
    const said = all.slice(0, at).filter((one) => one !== '').length;
    const better = betterLine(line, { ...context, at: said }, evidence);
    return better ? [{ place: `${place}:${at}`, before: line, ...better }] : [];
  });
  const ordered = byFit(lines, wanted);
  if (ordered.some((line, at) => line !== lines[at]))
    proposals.push({ place, before: lines.join('\n'), after: ordered.join('\n'), reason: 'order' });
  return proposals;
}

/** As the evidence has a line: without the sign in front of it. */
const bullet = /^[•*–-]\s*/;

function betterLine(
  line: string,
  context: BulletContext,
  evidence: PreparedEvidence,
): { after: string; reason: OptimizeReason } | null {
  let after = line;
  let reason: OptimizeReason | null = null;
  // A fix moves the places of the others, so the line is looked at again after each.
  for (let round = 0; round < 4; round += 1) {
    const lines = context.lines.map((one, at) => (at === context.at ? after : one));
    const note = bulletNotes(after, { ...context, lines }).find(({ kind, fix }) => fix && kind in reasons);
    const next = note?.fix && tidy(fixed(after, note.fix));
    if (!note || !next || next === after || !isTrue(next, evidence)) break;
    reason ??= reasons[note.kind] ?? null;
    after = next;
  }
  const front = numberFirst(after);
  if (front && isTrue(front, evidence)) {
    reason ??= 'number-first';
    after = front;
  }
  return reason && after !== line ? { after, reason } : null;
}

const isTrue = (text: string, evidence: PreparedEvidence) =>
  verifySentence(text, evidence).verdict === 'supported';

const tidy = (text: string) => {
  const line = text.replace(/ {2,}/g, ' ').trim();
  return `${line.charAt(0).toUpperCase()}${line.slice(1)}`;
};

/** Lines by how much of what the posting asks for they show; equal ones keep their order. */
function byFit(lines: readonly string[], wanted: readonly Wanted[]): string[] {
  const points = (line: string) => {
    const lower = line.toLowerCase();
    return wanted.reduce((sum, { term, weight }) => sum + (lower.includes(term) ? weight : 0), 0);
  };
  return lines
    .map((line, at) => ({ line, at, points: points(line) }))
    .sort((one, other) => other.points - one.points || one.at - other.at)
    .map(({ line }) => line);
}
