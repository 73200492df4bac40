import { dateWords } from '@foothold/core/dates/calendar-date.ts';
import type { Competence } from '@foothold/core/practice/competence.ts';
import { isCompetence } from '@foothold/core/practice/competence.ts';
import type {
  CareerStep,
  DrawnBecause,
  OccupationGroup,
  QuestionKind,
} from '@foothold/core/practice/practice-question.ts';
import { dateFormat } from '@foothold/core/text/formats.ts';
import { useLingui } from '@lingui/react/macro';

/** What kinds of questions, competences, groups and ratings are called. */
export function usePracticeWords() {
  const { t, i18n } = useLingui();
  const kinds: Record<QuestionKind, string> = {
    behavioural: t`What you did`,
    situational: t`What you would do`,
    technical: t`What you know`,
  };
  const competences: Record<Competence, string> = {
    introduction: t`Introduction`,
    motivation: t`Motivation`,
    teamwork: t`Teamwork`,
    conflict: t`Conflict`,
    communication: t`Communication`,
    customer: t`Customers`,
    care: t`Care for people`,
    leadership: t`Leadership`,
    persuasion: t`Persuasion`,
    diversity: t`Working with differences`,
    initiative: t`Initiative`,
    'problem-solving': t`Problem solving`,
    decision: t`Decisions`,
    planning: t`Planning`,
    pressure: t`Pressure`,
    change: t`Leading change`,
    adaptability: t`Adaptability`,
    learning: t`Learning`,
    mistakes: t`Mistakes`,
    integrity: t`Integrity`,
    safety: t`Safety`,
    quality: t`Quality`,
    accuracy: t`Accuracy`,
    technology: t`Tools and technology`,
    results: t`Results`,
    closing: t`Closing`,
  };
  const groups: Record<OccupationGroup, string> = {
    nursing: t`nursing and health`,
    care: t`care and social work`,
    teaching: t`teaching`,
    driving: t`driving`,
    warehouse: t`warehouses`,
    trades: t`building, repair and making`,
    retail: t`retail and services`,
    food: t`kitchens, restaurants and hotels`,
    office: t`offices`,
    software: t`software and data`,
    engineering: t`engineering and laboratories`,
    management: t`leading people`,
  };
  const steps: Record<CareerStep, string> = {
    '': t`Nothing in particular`,
    'first-job': t`My first job`,
    changing: t`A change of trade`,
    leading: t`Leading people`,
  };
  const ratings: Record<'' | 'well' | 'partly' | 'badly', string> = {
    '': t`Not specified`,
    well: t`Well`,
    partly: t`In part`,
    badly: t`Not well`,
  };
  const because = (reason: DrawnBecause): string => {
    switch (reason.what) {
      case 'asks':
        return reason.level === 'must'
          ? t`Because the posting asks for ${reason.label}.`
          : t`Because the posting would like ${reason.label}.`;
      case 'occupation': {
        const group = groups[reason.group];
        return t`Because it is asked in ${group}.`;
      }
      case 'asked':
        return reason.at
          ? t`Because you were asked this on ${day(reason.at)}.`
          : t`Because you were asked this in an interview.`;
      case 'step': {
        const step = steps[reason.step].toLowerCase();
        return t`Because you said: ${step}.`;
      }
      case 'again':
        return t`Because it did not go well the last time.`;
      default:
        return t`Because it is asked in most interviews.`;
    }
  };
  const day = (date: string) =>
    dateWords(date, i18n.locale, { month: 'short', day: 'numeric', year: 'numeric' });
  return {
    kinds,
    competences,
    steps,
    ratings,
    because,
    tag: (name: string) => (isCompetence(name) ? competences[name] : name),
    kind: (name: string) => (Object.hasOwn(kinds, name) ? kinds[name as QuestionKind] : name),
    rating: (name: string) => (Object.hasOwn(ratings, name) ? ratings[name as 'well'] : name),
    /** “2:05” */
    clock: (seconds: number) =>
      `${Math.floor(seconds / 60)}:${String(Math.floor(seconds) % 60).padStart(2, '0')}`,
    instant: (iso: string) =>
      dateFormat(i18n.locale, { month: 'short', day: 'numeric', hour: 'numeric', minute: '2-digit' }).format(
        new Date(iso),
      ),
  };
}
