import type { PlacedSection } from '@foothold/core/entities/resume/resume.ts';
import type { MessageDescriptor } from '@lingui/core';
import { msg } from '@lingui/core/macro';
import { useLingui } from '@lingui/react';

const names: Readonly<Record<string, () => MessageDescriptor>> = {
  Summary: () => msg`Summary`,
  Experience: () => msg`Experience`,
  Education: () => msg`Education`,
  Skills: () => msg`Skills`,
  Projects: () => msg`Projects`,
  Publications: () => msg`Publications`,
  Certifications: () => msg`Certifications`,
  Awards: () => msg`Awards`,
  Volunteering: () => msg`Volunteering`,
  Languages: () => msg`Languages`,
  Links: () => msg`Links`,
  Other: () => msg`Other`,
};

/** What sections are called in the interface: their title, else their usual name, else the name the person gave. */
export function useSectionNames() {
  const { i18n } = useLingui();
  const nameOf = (section: string): string => {
    const usual = Object.hasOwn(names, section) ? names[section] : undefined;
    return usual ? i18n._(usual()) : section;
  };
  return {
    nameOf,
    titleOf: ({ section, title }: Pick<PlacedSection, 'section' | 'title'>): string =>
      title.trim() || nameOf(section),
  };
}
