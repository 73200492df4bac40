import { expect, test } from 'vitest';
import { AiAnswer } from '../ai-answer.ts';
import { type AnswerDocument, builtinAnswer, documentText } from './answer-document.ts';

const document: AnswerDocument = {
  title: 'A | B',
  sections: [
    {
      id: 'one',
      title: 'One',
      lines: ['A line with *stars* and <b>.'],
      table: {
        columns: [{ label: 'Where' }, { label: 'Pay', isNumber: true }],
        rows: [{ cells: ['Here | there', '$1'] }, { cells: ['', '$2'] }],
      },
      items: [{ text: 'Do it.', lead: 'Week 1', quote: 'my\n words' }],
      choices: ['Nurse'],
      sources: ['BLS, 2025', 'O*NET'],
    },
  ],
};

test('a document is Markdown in which nothing of what it says is markup', () => {
  expect(documentText(document)).toBe(`# A \\| B

## One

A line with \\*stars\\* and \\<b\\>.

| Where | Pay |
| --- | ---: |
| Here \\| there | $1 |
|   | $2 |

- **Week 1:** Do it. (“my words”)

- Nurse

Source: BLS, 2025; O\\*NET
`);
});

test('it goes out as every AI answer does, with its data', () => {
  const answer = builtinAnswer(document);
  expect(AiAnswer.parse(answer)).toEqual(answer);
  expect(answer.structured).toBe(document);
});
