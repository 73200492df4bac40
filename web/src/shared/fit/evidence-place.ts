import type { WholeResume } from '@foothold/core/entities/resume/resume-text.ts';
import type { Evidence } from '@foothold/core/fit/fit.ts';

/** Where words of a resume stand: an item of a section, one of its lines, or a field of the resume itself. */
export type EvidencePlace = {
  /** The name of the section; '' for a field of the resume itself. */
  section: string;
  /** What the item is called; '' for none. */
  item: string;
  /** The line within it, from 1; 0 where it is no line. */
  line: number;
  /** The field as the editor knows it, null for what is in no resume. */
  field: string | null;
};

const sections: Readonly<Record<string, string>> = {
  experience: 'Experience',
  education: 'Education',
  skills: 'Skills',
};

/** The place of an evidence, by the names that a person gave it. */
export function evidencePlace({ path, start }: Evidence, whole: WholeResume): EvidencePlace {
  const [table = '', key = '', name = ''] = path.split('/');
  if (table === 'person') return { section: '', item: '', line: 0, field: null };
  if (table === 'resume')
    return { section: key === 'summary' ? 'Summary' : '', item: '', line: 0, field: path };
  const item = itemOf(whole, table, Number(key));
  if (!item) return { section: sections[table] ?? '', item: '', line: 0, field: null };
  const isLines = name === 'notes';
  const line = isLines
    ? String(item.record.notes ?? '')
        .slice(0, start)
        .split('\n').length
    : 0;
  return {
    section: sections[table] ?? String(item.record.resumeSectionName ?? ''),
    item: item.name,
    line,
    field: isLines ? `${table}/${key}/notes/${line - 1}` : path,
  };
}

type Named = { record: Readonly<Record<string, unknown>>; name: string };

function itemOf(whole: WholeResume, table: string, id: number): Named | undefined {
  const isIt = ({ internalId }: { internalId: number }) => internalId === id;
  if (table === 'experience') {
    const record = whole.experience.find(isIt);
    return record && { record, name: record.companyName || record.title };
  }
  if (table === 'education') {
    const record = whole.education.find(isIt);
    return record && { record, name: record.institutionName || record.degree };
  }
  if (table === 'skills') {
    const record = whole.skills.find(isIt);
    return record && { record, name: '' };
  }
  const record = whole.sections.find(isIt);
  return record && { record, name: record.title };
}
