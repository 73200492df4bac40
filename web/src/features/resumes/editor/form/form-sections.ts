import type { PlacedSection } from '@foothold/core/entities/resume/resume.ts';
import { arrangedSections, isUsualSection } from '@foothold/core/entities/resume/resume-sections.ts';
import type { WholeResume } from '@foothold/core/entities/resume/resume-text.ts';

/** Sections that are in every form, filled or not. */
const always: readonly string[] = ['Summary', 'Experience', 'Education', 'Skills'];

/** The items of a section, in their order of the person. */
export function sectionItems(whole: WholeResume, section: string): readonly SectionItem[] {
  if (section === 'Experience') return ordered(whole.experience);
  if (section === 'Education') return ordered(whole.education);
  if (section === 'Skills') return ordered(whole.skills);
  return ordered(whole.sections.filter((item) => (item.resumeSectionName || 'Other') === section));
}

/** An item of any section, its fields by name. */
export type SectionItem = Readonly<Record<string, unknown>> & {
  internalId: number;
  displayOrder: number;
  isHidden: boolean;
};

/** The sections the form shows, in the order of the page: those that are always there, filled ones, and added ones. */
export function formSections(whole: WholeResume, templateOrder?: readonly string[]): PlacedSection[] {
  const added = new Set(whole.resume.arrangement.map(({ section }) => section));
  return arrangedSections(whole, templateOrder).filter(
    ({ section }) =>
      section !== 'Links' &&
      (always.includes(section) || added.has(section) || sectionItems(whole, section).length > 0),
  );
}

/** Usual sections that can be added. */
export function otherSections(shown: readonly PlacedSection[], all: readonly string[]): string[] {
  return all.filter((name) => name !== 'Links' && !shown.some(({ section }) => section === name));
}

/** The stored arrangement for sections in this order; what it holds of sections that are not in the form stays. */
export function arrangementOf(whole: WholeResume, shown: readonly PlacedSection[]): PlacedSection[] {
  const rest = whole.resume.arrangement.filter(
    (one) => !shown.some(({ section }) => section === one.section),
  );
  return [...shown, ...rest];
}

/** The arrangement with a change to one section. */
export function withSection(
  whole: WholeResume,
  shown: readonly PlacedSection[],
  section: string,
  change: Partial<PlacedSection>,
): PlacedSection[] {
  const all = arrangementOf(whole, shown);
  if (!all.some((one) => one.section === section)) all.push({ section, title: '', isHidden: false });
  return all.map((one) => (one.section === section ? { ...one, ...change } : one));
}

/** The arrangement in the order of the template: titles, hidden sections and those of the person's own stay. */
export function templateArrangement(
  whole: WholeResume,
  shown: readonly PlacedSection[],
  templateOrder?: readonly string[],
): PlacedSection[] {
  const said = shown.filter(
    ({ section, title, isHidden }) => title !== '' || isHidden || !isUsualSection(section),
  );
  if (said.length === 0) return arrangementOf(whole, []).filter(({ section }) => section === 'Links');
  const order = arrangedSections(
    { ...whole, resume: { ...whole.resume, arrangement: [] } },
    templateOrder,
  ).map(({ section }) => section);
  const at = (section: string) => (order.includes(section) ? order.indexOf(section) : order.length);
  return arrangementOf(
    whole,
    [...shown].sort((a, b) => at(a.section) - at(b.section)),
  );
}

function ordered(items: readonly object[]): readonly SectionItem[] {
  return [...(items as readonly SectionItem[])].sort(
    (a, b) => a.displayOrder - b.displayOrder || a.internalId - b.internalId,
  );
}
