import { inDisplayOrder } from './display-order.ts';
import type { PlacedSection } from './resume.ts';
import type { WholeResume } from './resume-text.ts';

/** The sections that have a name of ours, in the order in which they stand unless a person or a template says otherwise. */
export const usualSections = [
  'Summary',
  'Experience',
  'Education',
  'Skills',
  'Projects',
  'Publications',
  'Certifications',
  'Awards',
  'Volunteering',
  'Languages',
  'Links',
] as const;
export type UsualSection = (typeof usualSections)[number];

/** True for a section with a name of ours; others have the person's own. */
export function isUsualSection(name: string): name is UsualSection {
  return (usualSections as readonly string[]).includes(name);
}

/**
 * Every section of a resume once: in the person's arrangement, then the usual ones in `order` (a template may have its
 * own), then those of the person's own names as they came.
 */
export function arrangedSections(
  { resume, sections }: Pick<WholeResume, 'resume' | 'sections'>,
  order: readonly string[] = usualSections,
): PlacedSection[] {
  const own = inDisplayOrder(sections).map((item) => item.resumeSectionName || 'Other');
  const placed = new Map(resume.arrangement.map((one) => [one.section, one]));
  for (const section of [...order, ...usualSections, ...own])
    if (!placed.has(section)) placed.set(section, { section, title: '', isHidden: false });
  return [...placed.values()];
}
