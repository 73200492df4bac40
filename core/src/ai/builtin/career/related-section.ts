import type { Say } from '../../../text/messages.ts';
import type { AnswerSection } from '../answer-document.ts';
import { areaName, type CareerArea } from './career-area.ts';
import type { Overlap } from './career-overlap.ts';
import { relatedTexts } from './career-sections.messages.ts';
import { changeOf, dollars, listText, sentence, shortTitle, sourceTexts } from './career-sources.ts';
import type { Career, CareerTables } from './career-tables.ts';
import { careerFigureTexts, essentialTexts } from './career-terms.messages.ts';
import { shortZone } from './career-zones.ts';
import { wageIn } from './question/wage-in.ts';
import type { RelatedCareer } from './related-careers.ts';
import { wageText } from './wage-section.ts';

const most = { carries: 4, lacks: 4, asked: 5 };

/** Related occupations in a table: what carries over, what lacks, how much preparation, what it pays, how it grows. */
export function relatedSection(
  related: readonly RelatedCareer[],
  tables: CareerTables,
  {
    title,
    from,
    isWished = false,
    area = null,
    say,
  }: { title: string; from: Career | null; isWished?: boolean; area?: CareerArea | null; say: Say },
): AnswerSection {
  // Without a resume and an occupation to come from there is nothing to carry over.
  const carries = from !== null || related.some(({ overlap }) => overlap.own.length > 0);
  const rows = related.map(({ career, overlap, steps }) => {
    const { median, change } = tables.figures(career.soc);
    return {
      cells: [
        career.title,
        ...(carries ? [carriedText(overlap, say)] : []),
        lackingText(overlap, say),
        say(shortZone(career.zone, from ? steps : 0)),
        say(median === null ? careerFigureTexts('not-published') : dollars(median)),
        ...(area ? [wageText(wageIn(career, area, tables), say)] : []),
        say(change === null ? careerFigureTexts('not-published') : changeOf(change)),
      ],
      links: [{ to: 'counseling' as const, words: career.title, label: career.title }],
    };
  });
  return {
    id: 'related',
    title,
    lines: from
      ? [say(relatedTexts(isWished ? 'order-wished' : 'order', { title: shortTitle(from.title) }))]
      : [],
    table: {
      columns: [
        { label: say(relatedTexts('occupation')) },
        ...(carries ? [{ label: say(relatedTexts('carries-over')) }] : []),
        { label: say(relatedTexts(carries ? 'to-learn' : 'tasks-name')) },
        { label: say(relatedTexts('preparation')) },
        { label: say(relatedTexts('median')), isNumber: true },
        ...(area ? [{ label: areaName(area), isNumber: true }] : []),
        { label: say(relatedTexts('jobs')), isNumber: true },
      ],
      rows,
    },
    sources: sourceTexts(['occupations', 'wages', 'outlook'], say),
  };
}

/** “Patient care, Vital signs; tasks about patient, hospital” */
function carriedText({ own, shared, subjects }: Overlap, say: Say): string {
  const skills = [...own, ...shared].slice(0, most.carries);
  const about = subjects.slice(0, Math.max(2, most.carries - skills.length));
  const parts = [
    skills.join(', '),
    about.length > 0 ? say(relatedTexts('tasks-about', { subjects: about.join(', ') })) : '',
  ];
  return sentence(parts.filter(Boolean).join('; ')) || say(relatedTexts('little-carried'));
}

/** What an occupation asks that is not there, skills before programs. */
function lackingText({ lacking, software, higher }: Overlap, say: Say): string {
  const levels = higher
    .slice(0, 1)
    .map(({ skill }) => say(relatedTexts('more', { skill: essentialTexts(skill) })));
  const names = [...lacking.slice(0, 3), ...levels, ...software.slice(0, 1)].slice(0, most.lacks);
  return names.length > 0 ? sentence(names.join(', ')) : say(relatedTexts('nothing-lacks'));
}

/** What a person brings for an occupation and what it asks besides, as a section. */
export function bringSection(
  career: Career,
  overlap: Overlap,
  { from, hasResume, say }: { from: Career | null; hasResume: boolean; say: Say },
): AnswerSection {
  const { own, shared, subjects, lacking, software, higher } = overlap;
  const isSame = from === null || from.code === career.code;
  const isNothing = own.length === 0 && (isSame || shared.length + subjects.length === 0);
  const lines = [
    ...(own.length > 0 ? [say(relatedTexts('own', { skills: listText(own, say) }))] : []),
    ...(!isSame && shared.length > 0
      ? [say(relatedTexts('shared', { title: shortTitle(from.title), skills: listText(shared, say) }))]
      : []),
    ...(!isSame && subjects.length > 0
      ? [say(relatedTexts('subjects', { subjects: listText(subjects, say) }))]
      : []),
    ...(isSame && shared.length > 0
      ? [say(relatedTexts('also-names', { skills: listText(shared, say) }))]
      : []),
    ...(isNothing && hasResume ? [say(relatedTexts('none-in-resume'))] : []),
    ...(isNothing && !hasResume
      ? [
          say(
            lacking.length > 0
              ? relatedTexts('names-skills', { skills: listText(lacking, say) })
              : relatedTexts('names-none'),
          ),
        ]
      : []),
    ...(hasResume ? [] : [say(relatedTexts('no-resume'))]),
  ];
  const asks = hasResume || !isNothing ? lacking.slice(0, most.asked) : [];
  return {
    id: 'skills',
    title: say(relatedTexts('skills-title')),
    lines,
    items: [
      ...(asks.length > 0
        ? [
            {
              text: say(relatedTexts('asks', { skills: listText(asks, say) })),
              links: [{ to: 'resume' as const, words: '', label: say(relatedTexts('add-to-resume')) }],
            },
          ]
        : []),
      ...higher.slice(0, 3).map(({ skill, level, from: had }) => ({
        text: say(
          relatedTexts('higher', {
            skill: essentialTexts(skill),
            level,
            had,
            title: shortTitle(from?.title ?? ''),
          }),
        ),
      })),
      ...(software.length > 0
        ? [{ text: say(relatedTexts('programs', { programs: listText(software.slice(0, 6), say) })) }]
        : []),
    ],
    sources: sourceTexts(['occupations'], say),
  };
}
