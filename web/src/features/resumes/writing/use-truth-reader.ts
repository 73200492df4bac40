import type { WholeResume } from '@foothold/core/entities/resume/resume-text.ts';
import { useEffect, useState } from 'react';
import { useResumeSources } from '../../../data/resumes/resume-sources.ts';
import type { TruthNote } from './truth-notes.ts';

type Reader = (line: string) => readonly TruthNote[];

/**
 * What reads the lines of an item of a version against its base; null for a resume that is no version, for an item that the version
 * alone has, and until the rules are there.
 */
export function useTruthReader(resumeId: number, uid: string, today: string): Reader | null {
  const sources = useResumeSources(resumeId);
  const [made, setMade] = useState<{ of: object; reader: Reader } | null>(null);
  const base = sources?.base ?? null;
  const isOfBase = base !== null && hasItem(base, uid);
  const stories = sources?.stories;
  useEffect(() => {
    if (!base || !isOfBase || !stories) return;
    let isWanted = true;
    // Seldom needed, and the hints of the rules do not wait for it.
    void import('./truth-notes.ts').then(
      ({ truthReader }) => isWanted && setMade({ of: base, reader: truthReader(base, stories, today) }),
      () => undefined,
    );
    return () => {
      isWanted = false;
    };
  }, [base, isOfBase, stories, today]);
  return isOfBase && made?.of === base ? made.reader : null;
}

function hasItem({ experience, education, sections }: WholeResume, uid: string): boolean {
  return uid !== '' && [...experience, ...education, ...sections].some((item) => item.uid === uid);
}
