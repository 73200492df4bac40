import type { WholeResume } from '../../../entities/resume/resume-text.ts';
import { evidenceOfLetter, isJobNote, type LetterSources } from '../../../truth/evidence-of-letter.ts';
import { isStatement } from '../../../truth/own-statement.ts';
import type { PreparedEvidence } from '../../../truth/prepared-evidence.ts';
import type { EvidenceItem } from '../../../truth/verdict.ts';
import { verifySentence } from '../../../truth/verify-sentence.ts';
import { lineSentences, linesOfWork } from '../letter-lines.ts';

/** Kinds of what a letter can be written of. */
export const materialKinds = [
  'summary',
  'position',
  'education',
  'skills',
  'section',
  'story',
  'answer',
  'company',
  'note',
] as const;
export type MaterialKind = (typeof materialKinds)[number];

/** Something that the person may let be used for a letter: a position, a story, a note. */
export type MaterialPiece = {
  key: string;
  kind: MaterialKind;
  /** What it is called; '' where its kind alone says it. */
  title: string;
  /** What it says, a line each. */
  lines: { id: string; text: string }[];
};

const lastLine = /:\d+$/;

/** The piece that a piece of evidence belongs to; '' for the head of a resume and for the posting, which are no choice. */
export function materialKey(id: string): string {
  const [root = '', part = ''] = id.split('/');
  if (root.startsWith('story:')) return root;
  if (root.startsWith('answer:')) return root.replace(lastLine, '');
  if (root.startsWith('company:')) return `${root}/${part.replace(lastLine, '')}`;
  if (!root.startsWith('resume:') || part.startsWith('head:')) return '';
  const list = part.split(':')[0] ?? '';
  if (list === 'headline' || list === 'summary') return `${root}/summary`;
  return list === 'skills' ? `${root}/skills` : `${root}/${part}`;
}

/** All that a letter can be written of, in the order of the resume, then stories, answers, the employer and notes of the job. */
export function materialOf(sources: LetterSources): MaterialPiece[] {
  const pieces = new Map<string, MaterialPiece>();
  for (const item of evidenceOfLetter(sources)) {
    const key = materialKey(item.id);
    if (key === '') continue;
    const piece = pieces.get(key) ?? {
      key,
      kind: kindOf(key, item),
      title: titleOf(key, item, sources),
      lines: [],
    };
    pieces.set(key, { ...piece, lines: [...piece.lines, { id: item.id, text: item.text }] });
  }
  return [...pieces.values()].sort((a, b) => materialKinds.indexOf(a.kind) - materialKinds.indexOf(b.kind));
}

function kindOf(key: string, { id }: EvidenceItem): MaterialKind {
  if (isJobNote(id)) return 'note';
  if (key.startsWith('story:')) return 'story';
  if (key.startsWith('answer:')) return 'answer';
  if (key.startsWith('company:')) return 'company';
  const list = key.split('/')[1]?.split(':')[0];
  if (list === 'experience') return 'position';
  if (list === 'education') return 'education';
  if (list === 'skills') return 'skills';
  return list === 'sections' ? 'section' : 'summary';
}

function titleOf(key: string, item: EvidenceItem, { stories }: LetterSources): string {
  if (key.startsWith('story:')) return stories.find((one) => key === `story:${one.internalId}`)?.title ?? '';
  if (item.kind === 'position') return [item.title, item.employer].filter(Boolean).join(', ');
  if (item.kind === 'posting' && !isJobNote(item.id)) return item.title ?? '';
  return item.kind === 'education' || key.includes('/sections:') ? item.text : '';
}

/**
 * Sentences that a rule can put into a letter out of the chosen pieces, in the person's own words: lines of positions, stories,
 * answers and statements. One that the verifier does not support as it stands is none.
 */
export function ownSentences(
  resume: WholeResume | null,
  evidence: PreparedEvidence,
  chosen: ReadonlySet<string>,
): string[] {
  const positions = resume && {
    ...resume,
    experience: resume.experience.filter((one) =>
      chosen.has(`resume:${resume.resume.internalId}/experience:${one.internalId}`),
    ),
  };
  const work = positions
    ? linesOfWork(positions, null, mostLines).flatMap((line) => lineSentences([line]))
    : [];
  const told = evidence.person
    .map(({ item }) => item)
    .filter(({ id, kind }) => kind === 'story' || (kind === 'answer' && !isStatement(id)) || isStatement(id))
    .filter(({ id }) => chosen.has(materialKey(id)))
    .map(({ text }) => (/[.!?…]$/.test(text) ? text : `${text}.`));
  return [...work.map(({ text }) => text), ...told].filter(
    (text) => verifySentence(text, evidence).verdict === 'supported',
  );
}

const mostLines = 60;
