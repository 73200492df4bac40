import { fieldSheet } from '@foothold/core/resume-reading/field-sheet.ts';
import { resumeVerdict } from '@foothold/core/resume-reading/is-resume.ts';
import type { Layout } from '@foothold/core/resume-reading/layout.ts';
import { readLayout } from '@foothold/core/resume-reading/read-layout.ts';
import { readingOfResume, resumeOfReading } from '@foothold/core/resume-reading/read-resume.ts';
import type { ResumeReading } from '@foothold/core/resume-reading/reading.ts';
import { sourceLines } from '@foothold/core/resume-reading/source-lines.ts';
import { unreadTexts } from '@foothold/core/resume-reading/unread-texts.ts';
import type { ReadResume } from '@foothold/core/transfer/json-resume-extra.ts';
import type { DocumentAnswer, DocumentKind, DocumentNote, DocumentProblem } from './document-reading.ts';

/** The answer for a file that gave nothing. */
export const refused = (
  problem: DocumentProblem,
  more: Omit<Extract<DocumentAnswer, { ok: false }>, 'ok' | 'problem'> = {},
): DocumentAnswer => ({ ok: false, problem, ...more });

/** Letters of a text that is still read: a hundred full pages. More are a book, and no resume. */
export const maxLetters = 200_000;
/** Fewer letters are the number of a page, or a stamp on a scan. */
export const fewLetters = 25;

/** The answer for a file whose text was read. */
export function ofLayout(
  kind: DocumentKind,
  layout: Layout,
  notes: readonly DocumentNote[] = [],
): DocumentAnswer {
  const letters = layout.runs.reduce((sum, { text }) => sum + text.length, 0);
  if (letters > maxLetters) return refused('too-large');
  const reading = readLayout(layout);
  const { isResume, looksLike } = resumeVerdict(reading, layout);
  if (!isResume) return refused('not-a-resume', looksLike ? { looksLike } : {});
  return {
    ok: true,
    document: {
      kind,
      reading,
      resume: resumeOfReading(reading),
      layout,
      lines: sourceLines(layout),
      others: [],
      notes: [
        ...notes,
        ...(layout.hidden.length > 0 ? (['hidden-text'] as const) : []),
        ...(layout.isRecognized ? (['letters-recognized'] as const) : []),
      ],
      recognition: null,
    },
  };
}

/** The answer for a file that has its fields by name; what `content` says beyond them is listed as not used. */
export function ofFields(
  kind: DocumentKind,
  resume: ReadResume,
  { notes = [], content }: { notes?: readonly DocumentNote[]; content?: unknown } = {},
): DocumentAnswer {
  const plain = readingOfResume(resume);
  if (lettersIn(plain) > maxLetters) return refused('too-large');
  const { reading, layout } = fieldSheet(plain, unreadTexts(content, plain));
  return {
    ok: true,
    document: {
      kind,
      reading,
      resume,
      layout,
      lines: sourceLines(layout),
      notes: [...notes],
      others: [],
      recognition: null,
    },
  };
}

function lettersIn({ head, experience, education, skills, sections }: ResumeReading): number {
  return [{ values: head }, ...experience, ...education, ...skills, ...sections]
    .flatMap(({ values }) => Object.values(values))
    .reduce((sum, value) => sum + (value?.value.length ?? 0), 0);
}
