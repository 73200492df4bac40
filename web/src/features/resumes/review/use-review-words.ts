import type { Finding, ReviewFix, SkipReason } from '@foothold/core/resume-review/review.ts';
import type { CheckGroup } from '@foothold/core/resume-review/review-checks.data.ts';
import type { MessageDescriptor } from '@lingui/core';
import { msg } from '@lingui/core/macro';
import { useLingui } from '@lingui/react/macro';
import { useNoteWords } from '../writing/use-note-words.ts';
import { reviewWords } from './review-words.data.ts';

/** The groups of checks as people name them. */
export const groupNames: Readonly<Record<CheckGroup, MessageDescriptor>> = {
  contact: msg`Contact`,
  dates: msg`Dates and gaps`,
  verbs: msg`Tense and verbs`,
  numbers: msg`Numbers`,
  length: msg`Length`,
  duplicates: msg`Duplicates`,
  structure: msg`Parts and order`,
  wording: msg`Wording`,
  spelling: msg`Spelling`,
  links: msg`Links`,
  readers: msg`Applicant tracking systems`,
  privacy: msg`Privacy`,
};

/** Why a check was not made. */
export const skipWords: Readonly<Record<SkipReason, MessageDescriptor>> = {
  language: msg`it is for English`,
  spelling: msg`the dictionary is not on this device yet`,
  pages: msg`the page is not shown yet`,
  country: msg`it depends on the country`,
  hidden: msg`not for you`,
};

/** Puts findings into words: those of the editor for its hints on lines. */
export function useReviewWords() {
  const { t, i18n } = useLingui();
  const noteWords = useNoteWords();
  const said = (descriptor: MessageDescriptor, { quote, count }: Finding) =>
    i18n._({ ...descriptor, values: { quote: shortened(quote), count } });
  const wordsOf = (finding: Finding): { title: string; reason: string } => {
    if (finding.note) {
      const { title, advice } = noteWords(finding.note);
      return { title, reason: advice };
    }
    const words = reviewWords[finding.check];
    return words
      ? { title: said(words.title, finding), reason: said(words.reason, finding) }
      : { title: finding.quote, reason: '' };
  };
  const pressOf = (finding: Finding, fix: ReviewFix): string => {
    if (finding.note) return noteWords(finding.note).press;
    const press = reviewWords[finding.check]?.press;
    if (press) return said(press, finding);
    const text = shortened(fix.text);
    if (fix.does === 'write') return t`Write “${text}”`;
    return t`Remove`;
  };
  const pressInBase = (finding: Finding, fix: ReviewFix): string => {
    const press = pressOf(finding, fix);
    return t`${press} in the base`;
  };
  return { wordsOf, pressOf, pressInBase };
}

const most = 60;

/** A quotation that fits into a title. */
function shortened(text: string): string {
  return text.length > most ? `${text.slice(0, most - 1).trimEnd()}…` : text;
}
