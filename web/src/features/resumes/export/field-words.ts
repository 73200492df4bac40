import type { WholeResume } from '@foothold/core/entities/resume/resume-text.ts';
import { useLingui } from '@lingui/react/macro';
import { useSectionNames } from '../../../shared/resumes/section-words.ts';
import { usePlaceWords } from '../versions/place-words.ts';

/** Fields that are an item's own name: its title says where they are. */
const titleFields: ReadonlySet<string> = new Set([
  'title',
  'companyName',
  'major',
  'institutionName',
  'skillName',
]);

/** Names the place of a field such as `experience/12/notes/3`: “Experience · Analyst, Acme · line 4”. */
export function useFieldWords(whole: WholeResume): (field: string) => string {
  const { t } = useLingui();
  const { placeOf, listOf } = usePlaceWords();
  const { nameOf } = useSectionNames();
  const lineOf = (number: string | undefined) => {
    const shown = Number(number) + 1;
    return number === undefined ? '' : t`line ${shown}`;
  };
  const told = (...parts: (string | undefined)[]) => parts.filter(Boolean).join(' · ');
  return (field) => {
    const [table = '', key = '', name = '', line] = field.split('/');
    if (table === '') return t`At the beginning`;
    if (table === 'arrangement') {
      const section = nameOf(key);
      return t`Heading of ${section}`;
    }
    if (table === 'resume') return told(placeOf('', key), lineOf(name || undefined));
    const item = itemIn(whole, table, key);
    const list = item?.section ? nameOf(item.section) : listOf(table);
    const isNamed = titleFields.has(name) || line !== undefined;
    return told(list, item?.title, isNamed ? '' : placeOf('', name), lineOf(line));
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
