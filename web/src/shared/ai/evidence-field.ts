/**
 * The field that a piece of evidence is in, as the places of a resume are named: “resume:1/experience:2/notes:0” is
 * `experience/2/notes/0`. Null for what names no place, such as “whole”, or what a model made up.
 */
export function evidenceField(id: string): string | null {
  const [root = '', first = '', second] = id.split('/');
  const [table = '', key] = first.split(':');
  if (!root.startsWith('resume:') || table === '') return null;
  if (table === 'summary' || table === 'headline')
    return ['resume', table, key].filter((part) => part !== undefined).join('/');
  if (key === undefined) return null;
  // What was stated beside an item is at none of its fields.
  if (second?.startsWith('said:')) return table === 'summary' ? 'resume/summary' : `${table}/${key}/notes`;
  const [name = 'title', line] = (second ?? (table === 'skills' ? 'skillName' : 'title')).split(':');
  return [table, key, name, line].filter((part) => part !== undefined).join('/');
}
