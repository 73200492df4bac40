import { docxOf, pdfOf } from '@foothold/core/files/made-files-test-kit.ts';
import { describe, expect, it } from 'vitest';
import { readInNode } from './read-in-node-test-kit.ts';

// Made-up texts that people keep beside their resumes: each has a name, an address and dates, as a resume does.
const texts = {
  invoice: `INVOICE

Acme Plumbing LLC
12 Main Street, Dayton, OH 45402
billing@acmeplumbing.example
(937) 555-0123

Bill to:
Maria Lopez
44 Oak Avenue
Dayton, OH 45403

Invoice number: 2024-0113
Date: March 3, 2024

Description  Qty  Price  Amount
Replace water heater  1  $950.00  $950.00

Subtotal  $950.00
Total  $1,018.88`,
  'cover-letter': `Maria Lopez
44 Oak Avenue, Dayton, OH 45403
maria.lopez@example.com
(937) 555-0166

March 3, 2024

Grandview Hospital
Dayton, OH

Dear Hiring Manager,

I am writing to apply for the position of Registered Nurse. I have six years of experience at Miami Valley Hospital.

I hold a Bachelor of Science in Nursing from Wright State University.

Sincerely,

Maria Lopez`,
  'job-posting': `Registered Nurse, Med-Surg
Grandview Hospital - Dayton, OH

About us
Grandview Hospital is a 344-bed teaching hospital.

Responsibilities
- Assess patients and plan care

Requirements
- RN license in Ohio
- 2 years of experience

Skills
- Epic
- Phlebotomy
- Triage

Benefits
- Health insurance

Salary: $34 - $46 an hour
Apply at jobs@grandview.example`,
  recipe: `Grandma's Lentil Soup

Serves 4

Ingredients
- 300 g lentils
- 1 onion

Method
1. Chop the onion.
2. Add lentils and cook for 40 minutes.

First published in 2019. Questions? soup@example.com`,
} as const;

const paragraph = (text: string) => `<w:p><w:r><w:t>${text.replaceAll('&', '&amp;')}</w:t></w:r></w:p>`;
const files = {
  txt: (text: string) => new TextEncoder().encode(text),
  docx: (text: string) => docxOf(text.split('\n').map(paragraph).join('')),
  pdf: (text: string) =>
    pdfOf([
      text.split('\n').flatMap((line, at) => (line === '' ? [] : [{ text: line, x: 50, y: 760 - at * 14 }])),
    ]),
};

describe.each(Object.entries(texts))('a file with a %s', (looksLike, text) => {
  it.each(Object.entries(files))('as %s is told from a resume, and what it is', async (ending, made) => {
    expect(await readInNode(`a.${ending}`, made(text))).toEqual({
      ok: false,
      problem: 'not-a-resume',
      looksLike,
    });
  });
});

describe('what is no resume and none of these', () => {
  it.each([
    ['terms of service', 'Terms of Service\n\nLast updated: January 2024\n\n1. Contact\nlegal@example.com'],
    [
      'minutes of a meeting',
      'Minutes of the board meeting\nMarch 3, 2024\n\nPresent: Anna Berg, John Cole\n\nEducation\nThe committee reports on the new school.\n\nProjects\n- Roof: finished in 2023\n\nContact: board@example.org',
    ],
    ['a name alone', 'John Smith'],
    ['filler', 'Lorem ipsum dolor sit amet.\n'.repeat(30)],
  ])('%s', async (_, text) => {
    expect(await readInNode('a.txt', files.txt(text))).toEqual({ ok: false, problem: 'not-a-resume' });
  });
});

describe('a resume', () => {
  it('of somebody who never had a job is one', async () => {
    const answer = await readInNode(
      'a.txt',
      files.txt(
        'Priya Nair\npriya@example.com\n\nSkills\nSpreadsheets, Customer service, Hindi\n\nInterests\nHockey',
      ),
    );
    expect(answer.ok && answer.document.reading.head.name?.value).toBe('Priya Nair');
  });

  it('with a cover letter before it is one', async () => {
    const answer = await readInNode(
      'a.txt',
      files.txt(
        `${texts['cover-letter']}\n\n\nEXPERIENCE\n\nRegistered Nurse, Miami Valley Hospital\n03/2018 - present\n- Cared for six patients`,
      ),
    );
    expect(answer.ok && answer.document.reading.experience[0]?.values.companyName?.value).toBe(
      'Miami Valley Hospital',
    );
  });
});
