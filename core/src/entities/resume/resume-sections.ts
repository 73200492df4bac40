import { inDisplayOrder } from './display-order.ts';
import type { PlacedSection } from './resume.ts';
import type { WholeResume } from './resume-text.ts';

/** The usual sections whose items are ResumeSection records; the others have a field or a table of their own. */
export const listedSections = [
  'Projects',
  'Publications',
  'Certifications',
  'Awards',
  'Volunteering',
  'Languages',
  'Links',
] as const;
export type ListedSection = (typeof listedSections)[number];

/** The sections with a built-in name, in their default order; a person or a template may choose another. */
export const usualSections = ['Summary', 'Experience', 'Education', 'Skills', ...listedSections] as const;
export type UsualSection = (typeof usualSections)[number];

/** True for a section with a built-in name; others are named by the person. */
export function isUsualSection(name: string): name is UsualSection {
  return (usualSections as readonly string[]).includes(name);
}

/**
 * Every section of a resume once: first the person's arrangement, then the usual sections in `order` (a template may
 * have its own), then sections named by the person, in the order of their items.
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
