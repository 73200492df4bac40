import type { ResumeLook } from '@foothold/core/typesetting/resume-look.ts';

/** Points. */
const papers = { letter: { width: 612, height: 792 }, a4: { width: 595.28, height: 841.89 } } as const;
const margins = { narrow: 36, normal: 50, wide: 66 } as const;

/** A sheet of a look in points, as templates/common.typ sets it. */
export function sheetSize({ paper, margins: margin }: Pick<ResumeLook, 'paper' | 'margins'>) {
  return { ...papers[paper], margin: margins[margin] };
}
