import { calendarDate } from '@foothold/core/dates/calendar-date.ts';
import { letterLanguage } from '@foothold/core/typesetting/letter-language.ts';
import type { LetterContent } from '@foothold/core/typesetting/letter-page.ts';
import { type Paper, papers } from '@foothold/core/typesetting/resume-look.ts';
import { describedResume, times } from '@foothold/core/typesetting/resume-test-kit.ts';
import { scriptResumes } from '@foothold/core/typesetting/script-resumes-test-kit.ts';
import { describe, expect, it } from 'vitest';
import { letterRequest } from './letter-request.ts';
import { nodeEngine } from './node-engine-test-kit.ts';
import { type TemplateName, templateNames } from './resume-templates.data.ts';
import { faultsOf } from './round-trip-test-kit.ts';

/** `npm run prove -- resumes`: every script and every hard letter in every template; else each of them once, in turn. */
const isWhole = process.env.EVERY_RESUME === '1';
const engine = nodeEngine();
const today = calendarDate(new Date('2026-11-25T12:00:00Z'));

function letter(content: Partial<LetterContent>, template: TemplateName = 'plain', paper: Paper = 'letter') {
  const resume = content.resume && {
    ...content.resume,
    resume: { ...content.resume.resume, template },
  };
  const language = letterLanguage(content.text ?? '', '', resume?.resume.language ?? '', paper);
  const usual = { text: '', recipient: '', date: today, subject: 'Analyst', language, resume: null };
  return letterRequest({ ...usual, ...content, resume: resume ?? null }, paper);
}

async function faultsOfLetter(...told: Parameters<typeof letter>): Promise<string> {
  const request = letter(...told);
  return (await faultsOf(request.page, await engine.typeset(request))).join('\n');
}

/** A letter in the words of a resume. */
function inWordsOf(script: (typeof scriptResumes)[string]) {
  const resume = describedResume(script);
  const [job] = resume.experience;
  const summary = resume.resume.summary;
  const body = times(5, () => `${summary} ${job?.notes.replaceAll('\n', ' ') ?? ''} ${summary}`);
  const bullets = `- ${resume.skills.map(({ skillName }) => skillName).join('\n- ')}`;
  return {
    resume,
    recipient: [resume.resume.name, job?.title, job?.companyName, resume.resume.location].join('\n'),
    text: [job?.companyName ?? '', ...body, bullets, `${job?.title}\n${resume.resume.name}`].join('\n\n'),
  };
}

describe('a set letter is read back as it was written', () => {
  const scripts = Object.entries(scriptResumes);
  const all = templateNames.flatMap((template, at) =>
    scripts.map(([what, script], place) => ({
      ...{ what, script, template },
      paper: papers[(at + place) % papers.length] ?? 'a4',
    })),
  );
  const inTurn = scripts.map(([what, script], turn) => ({
    ...{ what, script },
    template: templateNames[turn % templateNames.length] ?? 'plain',
    paper: papers[Math.floor(turn / 2) % papers.length] ?? 'a4',
  }));
  it.each(isWhole ? all : inTurn)('$what in $template on $paper', async ({ script, template, paper }) => {
    expect(await faultsOfLetter(inWordsOf(script), template, paper)).toBe('');
  });
});

// One test each: the hardest take long on a busy machine.
const hardTemplates = ['plain', 'sidebar', 'europe'] as const;
describe.each(hardTemplates.map((template, at) => ({ template, at })))(
  'a letter that is hard to set, in $template',
  ({ template, at }) => {
    const resume = describedResume({ resume: { name: 'Ann Łopez', email: 'ann@example.com' } });
    const hard: [string, Partial<LetterContent>][] = [
      ['without a resume', { text: 'Dear hiring team,\n\nHello.' }],
      ['of markup', { resume, text: '#import "x"; *a* $b$ <c> `d` \\e [f](g) @h // i /* j */ = k' }],
      ['with control characters', { resume, text: 'One\u0000two\u202ethree\ue000 four\u2028five' }],
      ['of 20,000 letters', { resume, text: times(40, (at) => `${at} ${'word '.repeat(99)}`).join('\n\n') }],
      ['in one paragraph of 20,000 letters', { resume, text: 'A sentence of it. '.repeat(1100) }],
      ['in one word of 20,000 letters', { resume, text: 'x'.repeat(20_000) }],
      ['of 600 lines', { resume, text: times(600, (at) => `Line ${at}`).join('\n') }],
      [
        'of 50 bullets under two levels',
        { resume, text: times(50, (at) => `${at % 3 ? '  ' : ''}- B ${at}`).join('\n') },
      ],
      [
        'to a recipient of 30 lines',
        { resume, text: 'Hello.', recipient: times(30, (at) => `Line ${at}`).join('\n') },
      ],
      ['with gaps', { resume, text: 'Dear {contact name},\n\nI saw {? what, and where} at {company}.' }],
    ];
    it.each(hard.filter((_, turn) => isWhole || turn % hardTemplates.length === at))(
      '%s',
      async (_what, content) => {
        expect(await faultsOfLetter(content, template)).toBe('');
      },
    );
  },
);

describe('a letter', () => {
  it('without any words is still a page, with its date', async () => {
    const request = letter({});
    const { pages, places } = await engine.typeset(request);
    expect([pages, places.map(({ field }) => field)]).toEqual([1, ['letter/date']]);
  });
});
