import type { WholeResume } from '@foothold/core/entities/resume/resume-text.ts';
import { sampleResume } from '@foothold/web/src/typesetting/sample-resume-test-kit.ts';

/** A resume of two pages: the sample with its positions three times. `typed` is what somebody writes at its first line. */
export function longResume(typed: string): WholeResume {
  const count = sampleResume.experience.length;
  const experience = [0, 1, 2].flatMap((round) =>
    sampleResume.experience.map((item) => ({
      ...item,
      internalId: item.internalId + round * count,
      displayOrder: item.displayOrder + round * count,
      notes: round === 0 && item.internalId === 1 ? `${typed}${item.notes}` : item.notes,
    })),
  );
  return { ...sampleResume, experience };
}
