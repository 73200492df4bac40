import { textBlocks } from '@foothold/core/entities/resume/compared-blocks.ts';
import { type ResumeBlock, resumeBlocks } from '@foothold/core/entities/resume/resume-text.ts';
import { useOwnQuery } from '../db/own-query.ts';
import { holderOf } from '../entries/document-holder.ts';
import { wholeResume } from '../resumes/whole-resume.ts';
import { fromBase64 } from '../rows/base64.ts';
import type { OwnData } from '../rows/own-data.ts';
import { readRow } from '../rows/read-rows.ts';

/** One side of a comparison: a resume as it reads today, or the text of one as it was sent. */
export type ComparedSide = { resumeId: number } | { documentId: number };

/** What a side says, place by place; `dateSent` is '' for a resume of today. */
export type Comparable = { title: string; dateSent: string; blocks: ResumeBlock[] };

type Sides<T> = Record<'left' | 'right', T>;

/** Both sides of a comparison, live; undefined while they load, null for one that is gone or cannot be read. */
export function useComparables(sides: Sides<ComparedSide>): Sides<Comparable | null> | undefined {
  const { left, right } = sides;
  return useOwnQuery(`compared ${JSON.stringify([left, right])}`, (db) => queryComparables(db, sides));
}

/** Reads both sides. */
export async function queryComparables(
  db: OwnData,
  { left, right }: Sides<ComparedSide>,
): Promise<Sides<Comparable | null>> {
  const [one, other] = await Promise.all([comparable(db, left), comparable(db, right)]);
  return { left: one, right: other };
}

async function comparable(db: OwnData, side: ComparedSide): Promise<Comparable | null> {
  if ('resumeId' in side) {
    const whole = await wholeResume(db, side.resumeId);
    return whole && { title: whole.resume.title, dateSent: '', blocks: resumeBlocks(whole) };
  }
  const stored = await db.documents.get(side.documentId);
  const document = stored && readRow('documents', stored).record;
  if (!document?.mimeType.startsWith('text/')) return null;
  const text = textOf(document.content || ((await holderOf(db, document.hash))?.content ?? ''));
  if (text === null) return null;
  const rows = await db.resumeSections.orderBy('resumeId').toArray();
  const names = rows.map(({ resumeSectionName }) => String(resumeSectionName ?? ''));
  const blocks = textBlocks(text, [...new Set(names)].filter(Boolean));
  return { title: document.name, dateSent: document.dateSent, blocks };
}

function textOf(content: string): string | null {
  try {
    return new TextDecoder().decode(fromBase64(content));
  } catch {
    return null;
  }
}
