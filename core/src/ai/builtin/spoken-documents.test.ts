import { expect, test } from 'vitest';
import { describedResume } from '../../typesetting/resume-test-kit.ts';
import { documentTexts } from './answer-document.messages.ts';
import { documentText } from './answer-document.ts';
import { bareLanguage, latinWords } from './bare-language-test-kit.ts';
import { fitTexts } from './fit-answer.messages.ts';
import { fitAnswer } from './fit-answer.ts';
import { optimizeTexts } from './optimize-answer.messages.ts';
import { optimizeAnswer } from './optimize-answer.ts';
import { preparationTexts } from './preparation-answer.messages.ts';
import { preparationAnswer } from './preparation-answer.ts';
import { reviewTexts } from './review-answer.messages.ts';
import { reviewAnswer } from './review-answer.ts';

const { say, said } = bareLanguage();
const today = '2026-11-26';
const now = Date.UTC(2026, 10, 26);
const resumes = [
  'Was responsible for training 4 new nurses\nI successfully administer IV therapy to 12 patients a day\nIntroduced hourly rounding, cutting falls by 18%\nWrote reports in SQL',
  'Trained 12 new nurses in charting with Epic',
  'Manage a ward of 12 patients\nUse Excel, Tableau and Python daily',
  '',
].map((notes) =>
  describedResume({
    experience: [{ title: 'Nurse', companyName: 'Mercy', startDate: '2015-01', endDate: '2020-01', notes }],
    skills: ['Word', 'SQL', 'IV therapy', 'RN license'],
  }),
);
const nothing = describedResume({});
const asks =
  'Requirements:\n- RN license\n- IV therapy\n- SQL\n- 2 years of experience in acute care\n- Master’s degree\nPreferred:\n- Tableau\n- Epic\nSend a cover letter, a portfolio, your salary expectations, a transcript, work samples and two references. Apply by December 10, 2026.';
const postings = [
  { title: 'Registered Nurse', text: asks, company: 'Blue' },
  { title: '', text: '', company: '' },
  { title: 'X', text: 'We are nice.', company: '' },
  ...[
    'SQL\n- Tableau\n- Python\n- Excel',
    'SQL\n- Tableau\n- Python\n- Excel\n- Rust',
    'SQL\n- Tableau\n- Python\n- Excel\n- Rust\n- Kubernetes',
    'SQL\n- Tableau\n- Rust\n- Kubernetes\n- Python',
    'SQL\n- 8 years of experience as a nurse\n- Excel',
    'SQL\n- Tableau\n- Python\n- R',
    'IV therapy\n- SQL',
    'Tableau\n- Kubernetes\n- Rust\n- Go',
  ].map((list) => ({ title: 'Analyst', text: `Requirements:\n- ${list}`, company: '' })),
];

const answers = [...resumes, nothing].flatMap((whole) => [
  reviewAnswer(whole, today, say),
  ...postings.flatMap((posting) => [
    fitAnswer(whole, posting, { today, say }),
    optimizeAnswer(whole, { today, posting, say }),
    preparationAnswer({ posting, resume: whole, today, now, say }),
    preparationAnswer({ posting, resume: null, today, now, say }),
  ]),
]);

type Section = { title: string; lines?: string[]; items?: { lead?: string }[] };

test('in another language the words of a document are its own, beside what the texts say that it is about', () => {
  for (const { structured } of answers) {
    const { title, sections } = structured as { title: string; sections: Section[] };
    for (const section of sections)
      for (const text of [section.title, ...(section.lines ?? []), ...(section.items ?? []).flatMap(leadOf)])
        expect(text).toMatch(/^⟦[^\p{Script=Latin}]*⟧$/u);
    expect(title).toMatch(/^⟦.*⟧$/);
  }
});
const leadOf = ({ lead }: { lead?: string }) => lead ?? [];

test('so is what Markdown adds', () => {
  const section = { id: 'a', title: '1', items: [{ text: '2', lead: '3', quote: '4' }], sources: ['5'] };
  expect(latinWords(documentText({ title: '0', sections: [section] }, say))).toEqual([]);
  expect([...documentTexts.texts.keys()].filter((code) => !said.has(code))).toEqual([]);
});

test('each text of the documents is said by some answer', () => {
  const tables = [reviewTexts, fitTexts, optimizeTexts, preparationTexts];
  const all = tables.flatMap((table) => [...table.texts.keys()]);
  expect(all.filter((code) => !said.has(code))).toEqual([]);
});
