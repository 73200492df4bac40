import { placedText, withLine, withLineOrder } from '@foothold/core/ai/optimize/placed-text.ts';
import type { Proposal } from '@foothold/core/ai/optimize/proposal.ts';
import { inDisplayOrder } from '@foothold/core/entities/resume/display-order.ts';
import type { WholeResume } from '@foothold/core/entities/resume/resume-text.ts';
import { itemTables } from '@foothold/core/entities/resume/version-differences.ts';
import type { LineHome } from '../../../data/resumes/accept-line.ts';
import type { ResumeEdit } from '../../../data/resumes/resume-edit.ts';

/** What a decision writes, and which text it is in; null where the line is there no more. */
export type LineEdits = { edits: ResumeEdit[]; home: LineHome };

/** The edits that put `words` in the place of a proposal's line, or lines in its order. */
export function lineEdits(
  whole: WholeResume,
  { kind, place, before, after }: Pick<Proposal, 'kind' | 'place' | 'before' | 'after'>,
  words = after,
): LineEdits | null {
  if (kind === 'order' && place.endsWith('/skills')) return skillMoves(whole, after.split('\n'));
  const found = placedText(whole, place);
  if (!found) return null;
  const text =
    kind === 'order' ? withLineOrder(found.text, words.split('\n')) : withLine(found, before, words);
  if (text === null) return null;
  const { list, id, name } = found;
  const [fields, was] = [{ [name]: text }, { [name]: found.text }];
  const edit: ResumeEdit =
    list === 'resume'
      ? { kind: 'resume', fields, was }
      : { kind: 'item', table: itemTables[list], id, fields, was };
  return { edits: [edit], home: { list, id, name } };
}

/** Skills in the order of these names, each moved once where it is not in place already; hidden ones come last. */
function skillMoves({ skills }: WholeResume, names: readonly string[]): LineEdits | null {
  const rest = inDisplayOrder(skills).map(({ internalId, skillName }) => ({
    internalId,
    name: skillName.trim(),
  }));
  const edits: ResumeEdit[] = [];
  for (const [at, name] of names.entries()) {
    const from = rest.findIndex((one, place) => place >= at && one.name === name);
    const [skill] = from < 0 ? [] : rest.splice(from, 1);
    if (!skill) return null;
    rest.splice(at, 0, skill);
    if (from !== at)
      edits.push({ kind: 'move-item', table: 'resumeSkills', id: skill.internalId, to: at + 1 });
  }
  return edits.length > 0 ? { edits, home: { list: 'resume', id: 0, name: 'skills' } } : null;
}
