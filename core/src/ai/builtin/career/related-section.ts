import type { AnswerSection } from '../answer-document.ts';
import type { Overlap } from './career-overlap.ts';
import { careerSources, changeText, dollarsText, listText, sentence, shortTitle } from './career-sources.ts';
import type { Career, CareerTables } from './career-tables.ts';
import { zoneShort } from './career-words.data.ts';
import type { RelatedCareer } from './related-careers.ts';

const most = { carries: 4, lacks: 4, asked: 5 };

/** Related occupations in a table: what carries over, what lacks, how much preparation, what it pays, how it grows. */
export function relatedSection(
  related: readonly RelatedCareer[],
  tables: CareerTables,
  { title, from, isWished = false }: { title: string; from: Career | null; isWished?: boolean },
): AnswerSection {
  // Without a resume and an occupation to come from there is nothing to carry over.
  const carries = from !== null || related.some(({ overlap }) => overlap.own.length > 0);
  const rows = related.map(({ career, overlap, steps }) => {
    const { median, change } = tables.figures(career.soc);
    return {
      cells: [
        career.title,
        ...(carries ? [carriedText(overlap)] : []),
        lackingText(overlap),
        `${zoneShort[career.zone] ?? 'not rated'}${from && steps !== 0 ? (steps > 0 ? ' (more)' : ' (less)') : ''}`,
        median === null ? 'not published' : dollarsText(median),
        change === null ? 'not published' : changeText(change),
      ],
      links: [{ to: 'counseling' as const, words: career.title, label: career.title }],
    };
  });
  return {
    id: 'related',
    title,
    lines: from
      ? [
          isWished
            ? `Near to ${shortTitle(from.title)} by the judgment of O*NET’s experts, or a usual move from such work by our own, in the order of what you said and of what carries over. “More” and “less” are against its preparation.`
            : `The nearest to ${shortTitle(from.title)} by the judgment of O*NET’s experts, those first into which most carries over. “More” and “less” are against its preparation.`,
        ]
      : [],
    table: {
      columns: [
        { label: 'Occupation' },
        ...(carries ? [{ label: 'Carries over' }] : []),
        { label: carries ? 'To learn' : 'Its tasks name' },
        { label: 'Preparation' },
        { label: 'Median a year, U.S.', isNumber: true },
        { label: 'Jobs by 2034', isNumber: true },
      ],
      rows,
    },
    sources: [careerSources.occupations, careerSources.wages, careerSources.outlook],
  };
}

/** “Patient care, Vital signs; tasks about patient, hospital” */
export function carriedText({ own, shared, subjects }: Overlap): string {
  const skills = [...own, ...shared].slice(0, most.carries);
  const about = subjects.slice(0, Math.max(2, most.carries - skills.length));
  const parts = [skills.join(', '), about.length > 0 ? `tasks about ${about.join(', ')}` : ''];
  return sentence(parts.filter(Boolean).join('; ')) || 'Little that the tables name';
}

/** What an occupation asks that is not there, skills before programs. */
export function lackingText({ lacking, software, higher }: Overlap): string {
  const levels = higher.slice(0, 1).map(({ name }) => `more ${name}`);
  const names = [...lacking.slice(0, 3), ...levels, ...software.slice(0, 1)].slice(0, most.lacks);
  return names.length > 0 ? sentence(names.join(', ')) : 'Nothing that the tables name';
}

/** What a person brings for an occupation and what it asks besides, as a section. */
export function bringSection(
  career: Career,
  overlap: Overlap,
  from: Career | null,
  hasResume: boolean,
): AnswerSection {
  const { own, shared, subjects, lacking, software, higher } = overlap;
  const isSame = from === null || from.code === career.code;
  const isNothing = own.length === 0 && (isSame || shared.length + subjects.length === 0);
  const lines = [
    ...(own.length > 0 ? [`You name: ${listText(own)}.`] : []),
    ...(!isSame && shared.length > 0
      ? [`The tasks of ${shortTitle(from.title)} share with it: ${listText(shared)}.`]
      : []),
    ...(!isSame && subjects.length > 0 ? [`The tasks of both are about ${listText(subjects)}.`] : []),
    ...(isSame && shared.length > 0
      ? [`Its tasks also name ${listText(shared)}: say it where it is true of you.`]
      : []),
    ...(isNothing && hasResume ? ['Nothing your resume names is among the skills of its tasks.'] : []),
    ...(isNothing && !hasResume ? [`Its tasks name ${listText(lacking) || 'no skill of our table'}.`] : []),
    ...(hasResume ? [] : ['There is no resume here yet: with one, this part says what you bring.']),
  ];
  const asks = hasResume || !isNothing ? lacking.slice(0, most.asked) : [];
  return {
    id: 'skills',
    title: 'What you bring and what it asks',
    lines,
    items: [
      ...(asks.length > 0
        ? [
            {
              text: `Its tasks also name ${listText(asks)}, and nothing here shows that you have it. Write down what is true.`,
              links: [{ to: 'resume' as const, words: '', label: 'Add it to the resume' }],
            },
          ]
        : []),
      ...higher.slice(0, 3).map(({ name, level, from: had }) => ({
        text: `A higher level of ${name}: ${level} of 7, against ${had} in ${shortTitle(from?.title ?? '')}.`,
      })),
      ...(software.length > 0
        ? [{ text: `Programs that postings for it name: ${listText(software.slice(0, 6))}.` }]
        : []),
    ],
    sources: [careerSources.occupations],
  };
}
