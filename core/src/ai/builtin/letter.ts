import type { Story } from '../../entities/conversation/practice.ts';
import type { LetterFacts } from '../../entities/letter/letter-facts.ts';
import { fillLetter } from '../../entities/letter/letter-fill.ts';
import { inDisplayOrder } from '../../entities/resume/display-order.ts';
import type { Fit, FitPerson } from '../../fit/fit.ts';
import { fitOf } from '../../fit/fit-of.ts';
import { prepareResume } from '../../fit/prepared-resume.ts';
import type { AskingPosting } from '../../fit/requirement.ts';
import { requirementsOf } from '../../fit/requirements-of.ts';
import { storiesThatFit } from '../../practice/stories-that-fit.ts';
import type { AiAnswer, AiClaim } from '../ai-answer.ts';
import type { letterLengths, letterTones } from '../ai-body.ts';
import { evidenceId } from './evidence-id.ts';
import { closings, openings, whyGap } from './letter-frames.data.ts';
import { lineSentences, linesOfWork } from './letter-lines.ts';

export type LetterTone = (typeof letterTones)[number];
export type LetterLength = (typeof letterLengths)[number];

/** What a letter is made of: all of it the person's own, and what the posting asks. */
export type LetterMaterial = {
  facts: LetterFacts;
  /** The posting as it is judged; null where its text is not here. */
  posting: AskingPosting | null;
  person: FitPerson;
  stories: readonly Story[];
};

/** Lines of work and stories by length. */
const amounts: Readonly<Record<LetterLength, { lines: number; stories: number }>> = {
  short: { lines: 2, stories: 0 },
  medium: { lines: 4, stories: 1 },
  long: { lines: 6, stories: 2 },
};

/** Why there is no letter. */
export type NoLetter = 'no-resume' | 'no-lines' | 'not-english';

/**
 * A letter by rule, out of what the person wrote: each sentence about them is one of theirs, with the ids of what it rests on in
 * `claims`; what only they can say is left as a place to fill in. The same material gives the same letter.
 */
export function letterAnswer(
  { tone, length }: { tone: LetterTone; length: LetterLength },
  { facts, posting, person, stories }: LetterMaterial,
): AiAnswer | NoLetter {
  const { resume, today } = facts;
  if (!resume) return 'no-resume';
  if (!/^en(?:-|$)/i.test(facts.language)) return 'not-english';
  const amount = amounts[length];
  const fit =
    posting && fitOf({ resume: prepareResume(resume, today), posting: requirementsOf(posting), person });
  const work = lineSentences(linesOfWork(resume, fit, amount.lines));
  const told = amount.stories > 0 ? storySentences(posting, facts, stories, amount.stories) : [];
  if (work.length === 0 && told.length === 0) return 'no-lines';
  const now = positionSentence(facts);
  const skills = skillsSentence(facts, fit);
  const claims = [now, ...work, skills, ...told].filter((claim) => claim !== null);
  const paragraphs = [
    fillLetter('{greeting}', facts),
    [fillLetter(openings[tone], facts), now?.text].filter(Boolean).join(' '),
    work.map(({ text }) => text).join(' '),
    ...told.map(({ text }) => text),
    skills?.text ?? '',
    length === 'short' ? '' : fillLetter(whyGap[tone], facts),
    fillLetter(closings[tone], facts),
  ];
  return {
    text: paragraphs.filter((text) => text !== '').join('\n\n'),
    claims,
    provider: 'builtin',
    model: '',
    usage: { inputTokens: 0, outputTokens: 0 },
    prompt: '',
    notes: [],
  };
}

/** “I have worked as a nurse at Lakeside since 2019.”, by the latest position; null without one. */
function positionSentence({ resume }: LetterFacts): AiClaim | null {
  if (!resume) return null;
  const [latest] = inDisplayOrder(resume.experience).filter(({ isHidden }) => !isHidden);
  const title = latest?.title.trim();
  if (!latest || !title) return null;
  const [from] = /\d{4}/.exec(latest.startDate) ?? [];
  const [to] = /\d{4}/.exec(latest.endDate) ?? [];
  const at = latest.companyName.trim() ? ` at ${latest.companyName.trim()}` : '';
  const text = to
    ? `My last position was ${title}${at}, ${from && from !== to ? `from ${from} to ${to}` : `until ${to}`}.`
    : `My present position is ${title}${at}${from ? `, since ${from}` : ''}.`;
  return { text, evidence: [evidenceId(resume, `experience/${latest.internalId}/title`)] };
}

const maxSkills = 5;

/** What the posting asks and the list of skills, certificates or schools names; never more than is there. */
function skillsSentence({ resume }: LetterFacts, fit: Fit | null): AiClaim | null {
  if (!resume || !fit) return null;
  const found = fit.requirements
    .filter(({ state }) => state === 'found')
    .flatMap(({ evidence }) => evidence)
    .filter(({ path }) => /^(?:skills|sections)\//.test(path));
  const named = new Map(found.map((one) => [evidenceId(resume, one.path, one.start), one.quote]));
  const some = [...named].filter(([, quote]) => quote.length <= 60).slice(0, maxSkills);
  if (some.length === 0) return null;
  const list = new Intl.ListFormat('en', { type: 'conjunction' }).format(some.map(([, quote]) => quote));
  return { text: `Of what your posting asks, I also bring ${list}.`, evidence: some.map(([id]) => id) };
}

const longestStory = 700;

/** Stories that fit what is asked, in the person's own words, one a paragraph. */
function storySentences(
  posting: AskingPosting | null,
  { job }: LetterFacts,
  stories: readonly Story[],
  most: number,
): AiClaim[] {
  const asked = [job.jobTitle, posting?.text ?? ''].join(' ').slice(0, 20_000);
  return storiesThatFit(asked, stories)
    .map(({ story }) => {
      const parts = (['situation', 'task', 'action', 'result'] as const).filter(
        (part) => story[part].trim() !== '',
      );
      return {
        text: parts.map((part) => stopped(story[part])).join(' '),
        evidence: parts.map((part) => `story:${story.internalId}/${part}`),
      };
    })
    .filter(({ text }) => text !== '' && text.length <= longestStory)
    .slice(0, most);
}

/** On one line, with a full stop. */
function stopped(text: string): string {
  const line = text.split(/\s/).filter(Boolean).join(' ');
  return /[.!?…]$/.test(line) ? line : `${line}.`;
}
