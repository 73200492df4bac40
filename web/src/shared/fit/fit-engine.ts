import type { WholeResume } from '@foothold/core/entities/resume/resume-text.ts';
import { bestVersion } from '@foothold/core/fit/best-version.ts';
import { fitOf } from '@foothold/core/fit/fit-of.ts';
import { postingTerms } from '@foothold/core/fit/posting-terms.ts';
import { type PreparedResume, prepareResume } from '@foothold/core/fit/prepared-resume.ts';
import type { AskingPosting, PostingRequirements } from '@foothold/core/fit/requirement.ts';
import { requirementsOf } from '@foothold/core/fit/requirements-of.ts';
import type { FitAnswer, FitAsk } from './fit-messages.ts';

/** As many postings and resumes are remembered as were read: one posting is held against several, one resume against a list. */
const maxStored = 40;

/** Answers what a worker is asked; postings and resumes are read once while they are asked about again. */
export class FitEngine {
  readonly #postings = new Map<string, PostingRequirements>();
  readonly #resumes = new Map<string, PreparedResume>();

  /** The answer without its number. A pair that cannot be judged is null and never holds up the others. */
  answer(ask: FitAsk): Omit<FitAnswer, 'id'> {
    if (ask.kind === 'asked') return { asked: this.#asked(ask.posting) };
    const { person, today } = ask;
    const prepared = (resume: WholeResume) => this.#prepared(resume, today);
    switch (ask.kind) {
      case 'report': {
        const asked = this.#asked(ask.posting);
        const resume = prepared(ask.resume);
        const fit = fitOf({ resume, posting: asked, person, answers: ask.answers });
        return { report: { asked, fit, terms: postingTerms(ask.posting.title, asked, resume) } };
      }
      case 'fits':
        return {
          fits: ask.pairs.map(({ posting, resume, answers }) => {
            try {
              return fitOf({ resume: prepared(resume), posting: this.#asked(posting), person, answers });
            } catch {
              return null;
            }
          }),
        };
      default:
        return {
          best: bestVersion({
            resumes: ask.resumes.map(prepared),
            posting: this.#asked(ask.posting),
            person,
            answers: ask.answers,
          }),
        };
    }
  }

  #asked(posting: AskingPosting): PostingRequirements {
    return remembered(this.#postings, JSON.stringify(posting), () => requirementsOf(posting));
  }

  #prepared(resume: WholeResume, today: string): PreparedResume {
    return remembered(this.#resumes, `${today} ${JSON.stringify(resume)}`, () =>
      prepareResume(resume, today),
    );
  }
}

function remembered<T>(kept: Map<string, T>, key: string, make: () => T): T {
  const before = kept.get(key);
  if (before !== undefined) return before;
  const made = make();
  const [oldest] = kept.keys();
  if (kept.size >= maxStored && oldest !== undefined) kept.delete(oldest);
  kept.set(key, made);
  return made;
}
