/**
 * The merge fields of a template, `{company}` and so on, by the words in their braces, which are stored and therefore never
 * change.
 */
export const letterFieldNames = [
  'greeting',
  'job title',
  'company',
  'job location',
  'contact name',
  'contact role',
  'my name',
  'my headline',
  'my location',
  'my phone',
  'my email',
  'my latest title',
  'my latest company',
  'my skills',
  'today',
] as const;
export type LetterFieldName = (typeof letterFieldNames)[number];

/** True for the name of a merge field. */
export function isLetterField(name: string): name is LetterFieldName {
  return (letterFieldNames as readonly string[]).includes(name);
}
