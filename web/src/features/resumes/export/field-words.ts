import type { WholeResume } from '@foothold/core/entities/resume/resume-text.ts';
import { useLingui } from '@lingui/react/macro';

/** Names the place of a field such as `experience/12/notes/3`: “Experience · Analyst, Acme · line 4”. */
export function useFieldWords(whole: WholeResume): (field: string) => string {
  const { t } = useLingui();
  const names: Readonly<Record<string, string>> = {
    name: t`Name`,
    headline: t`Headline`,
    phone: t`Phone`,
    email: t`E-mail`,
    location: t`Location`,
    summary: t`Summary`,
    notes: t`text`,
    url: t`link`,
    startDate: t`dates`,
    city: t`place`,
    gpa: t`grade`,
    skillGroup: t`group`,
  };
  const lists: Readonly<Record<string, string>> = {
    experience: t`Experience`,
    education: t`Education`,
    skills: t`Skills`,
    sections: t`Section`,
  };
  return (field) => {
    const [table = '', key = '', name = '', line] = field.split('/');
    const at = (number: string | undefined) => {
      const shown = Number(number) + 1;
      return number === undefined ? '' : t`line ${shown}`;
    };
    if (table === '') return t`At the beginning`;
    if (table === 'arrangement') return t`Heading of ${key}`;
    if (table === 'resume') return [names[key] ?? key, at(name || undefined)].filter(Boolean).join(' · ');
    const item = itemIn(whole, table, key);
    const list = item?.section || (lists[table] ?? table);
    const isTitle = names[name] === undefined;
    return [list, item?.title, !isTitle && line === undefined && names[name], at(line)]
      .filter(Boolean)
      .join(' · ');
  };
}

function itemIn(
  whole: WholeResume,
  table: string,
  key: string,
): { title: string; section: string } | undefined {
  const isIt = ({ internalId }: { internalId: number }) => String(internalId) === key;
  const joined = (...parts: string[]) => parts.filter(Boolean).join(', ');
  switch (table) {
    case 'experience': {
      const item = whole.experience.find(isIt);
      return item && { section: '', title: joined(item.title, item.companyName) };
    }
    case 'education': {
      const item = whole.education.find(isIt);
      return item && { section: '', title: joined(item.degree, item.major, item.institutionName) };
    }
    case 'skills': {
      const item = whole.skills.find(isIt);
      return item && { section: '', title: item.skillName };
    }
    default: {
      const item = whole.sections.find(isIt);
      return item && { section: item.resumeSectionName, title: item.title };
    }
  }
}
