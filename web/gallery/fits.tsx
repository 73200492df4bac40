import type { Resume } from '@foothold/core/entities/resume/resume.ts';
import type { WholeResume } from '@foothold/core/entities/resume/resume-text.ts';
import type { Fit, FitCount, RequirementFit } from '@foothold/core/fit/fit.ts';
import type { PostingRequirements, Requirement } from '@foothold/core/fit/requirement.ts';
import type { FitReport } from '../src/shared/fit/fit-messages.ts';
import { FitQuotes } from '../src/shared/fit/fit-quotes.tsx';
import { fitGroups } from '../src/shared/fit/fit-rows.ts';
import { FitVerdict } from '../src/shared/fit/fit-verdict.tsx';
import { Part } from './part.tsx';

const notes = 'Rebuilt the weekly report in SQL; 40 managers read it';

/** A resume of one position. */
export const fitResume = {
  resume: { internalId: 1, title: 'Analyst' } as Resume,
  experience: [{ internalId: 1, companyName: 'Harbor & Vale', title: 'Analyst', notes }],
  ...{ education: [], skills: [], sections: [] },
} as unknown as WholeResume;

const asks: [string, Partial<Requirement>, Partial<RequirementFit>][] = [
  ['advanced SQL', { kind: 'skill' }, { state: 'found', evidence: [evidence('SQL')] }],
  [
    'explain findings to nurses',
    { kind: 'skill' },
    {
      ...{ state: 'partly', evidence: [evidence('40 managers read it')] },
      lacks: { what: 'term', asked: 'nurses' },
    },
  ],
  ['SAS or R', { kind: 'skill' }, { state: 'missing' }],
  ['Tableau', { kind: 'skill', level: 'nice' }, { state: 'missing', isLeft: true }],
  ['authorized to work in the US', { kind: 'authorization' }, { state: 'unanswered', counts: false }],
  ['a sense of humor', { kind: 'manner' }, { state: 'missing', counts: false }],
  ['own car', { kind: 'condition' }, { state: 'dismissed', counts: false }],
];

function evidence(words: string) {
  const start = notes.indexOf(words);
  const mark = { start, end: start + words.length };
  return { path: 'experience/1/notes', quote: notes, start: 0, end: notes.length, mark };
}

const requirements = asks.map(([text, asked], at) => ({
  ...{ id: `r${at}`, level: 'must', label: text },
  quote: { from: 'text', text, start: 0, end: text.length, mark: { start: 0, end: text.length } },
  ...asked,
})) as Requirement[];

const count = (found: number, partly: number, missing: number): FitCount => ({
  ...{ found, partly, missing, unanswered: 0 },
  all: found + partly + missing,
});

const fit: Fit = {
  ...{ word: 'good', reason: null, cap: 'years', share: 0.6 },
  requirements: asks.map(([, , state], at) => ({
    ...{ id: `r${at}`, state: 'missing', evidence: [], lacks: null, isLeft: false, counts: true },
    ...state,
  })),
  counts: { must: count(1, 1, 1), nice: count(0, 0, 1) },
  next: { word: 'strong', ids: ['r2'] },
};

/** A fit of every state. */
export const fitReport: FitReport = {
  asked: {
    ...{ text: '', requirements, leftOut: [], words: 120, wordsLeftOut: 0, trades: [] },
  } satisfies PostingRequirements,
  ...{ fit, terms: [] },
};

/** How well a resume fits a posting: the word, none with its reason, and the quotes that it stands on. */
export function Fits() {
  return (
    <Part title="Fits">
      <div style={{ maxWidth: 320 }}>
        <FitVerdict report={fitReport} />
        <FitVerdict report={{ ...fitReport, fit: { ...fit, word: null, reason: 'too-few' } }} />
      </div>
      <div>
        <FitQuotes groups={fitGroups(fitReport)} resume={fitResume} selected="r0" />
      </div>
    </Part>
  );
}
