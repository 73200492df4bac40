import { asOne } from './body-text.ts';
import { dateSpansIn } from './date-spans.ts';
import { isLanguageName } from './language-names.ts';
import type { Line } from './line.ts';
import { type ReadItem, type ReadSectionItem, readValue, type SkillField } from './reading.ts';
import { headingKind } from './section-heading.ts';
import { isLevel, languagesIn } from './spoken-languages.ts';
import { cut, runsOf, splitAt, type Traced, trimmed } from './traced-text.ts';

type Skill = ReadItem<SkillField>;
/** What a section of skills says: spoken languages and certificates in it are told apart. */
export type ReadSkills = {
  skills: Skill[];
  languages: ReadSectionItem[];
  certificates: Traced[];
};

const parting = /\s*[,;|•●◆■▪‣·،、，；]\s*(?![^()]{0,80}\))|\s+[–—]\s+|\t/gu;
const label = /^([^:：,;|•]{2,48}?)\s*[:：]\s*(?!\/\/)/u;
const levelLabel =
  /^(?:(?:over |more than )?\d[\d,.]*\+? (?:lines?|years?|hours?)|familiar|proficient|advanced|intermediate|basic|expert|beginner|experienced|fluent|fortgeschritten|grundlagen|experte|avanzado|intermedio|básico|avancé|intermédiaire|débutant|notions)(?: (?:with|in))?$/i;
const longestSkill = 70;
/** A list of skills over several lines is put together up to this: letters. */
const longestList = 2000;

/** The skills of a section. */
export function skillsOf(lines: readonly Line[]): ReadSkills {
  const read: ReadSkills = { skills: [], languages: [], certificates: [] };
  let group: Traced | null = null;
  for (const row of rowsOf(lines)) {
    if (row.label) group = row.label;
    const kind = group ? headingKind(group.text) : null;
    if (row.items.length === 0) continue;
    const own = row.label ?? (row.isUnderLabel ? group : null);
    if (kind === 'interests' || kind === 'references') continue;
    if (kind === 'languages' && addLanguages(row.items, read)) continue;
    else if (kind === 'certifications')
      read.certificates.push(...row.items.flatMap((item) => splitAt(item, parting)));
    else for (const item of row.items) addSkills(item, own, read);
  }
  return read;
}

function addLanguages(items: readonly Traced[], read: ReadSkills): boolean {
  const found = items.flatMap((item) => languagesIn(item));
  const pieces = items.flatMap((item) => splitAt(item, parting)).length;
  if (found.length * 2 < pieces) return false;
  read.languages.push(...found);
  return true;
}

type Row = { label: Traced | null; items: Traced[]; isUnderLabel: boolean };

/** Lines as labels and what is behind or under them; a line that fills its column continues. */
function rowsOf(lines: readonly Line[]): Row[] {
  const rows: Row[] = [];
  const column = Math.max(0, ...lines.map(({ end }) => end));
  let isUnderLabel = false;
  for (const [at, line] of lines.entries()) {
    const above = lines[at - 1];
    const last = rows.at(-1);
    const [first, second] = line.cells;
    if (!first) continue;
    if (line.rail) {
      rows.push({ label: trimmed(line.rail, /[\s:：]/), items: line.cells, isUnderLabel: true });
      isUnderLabel = true;
      continue;
    }
    const labelled = label.exec(first.text);
    if (labelled?.[1] && !/^https?$/i.test(labelled[1])) {
      const rest = trimmed(cut(first, labelled[0].length));
      const items = [...(rest.text === '' ? [] : [rest]), ...line.cells.slice(1)];
      rows.push({ label: trimmed(cut(first, 0, labelled[1].length)), items, isUnderLabel: true });
      isUnderLabel = true;
      continue;
    }
    // “语言 英语 | 法语”: a heading word before a list, in one cell.
    const lead = /^(\S{2,16}) (?=\S[^|,、]{0,40}[|,、])/u.exec(first.text);
    if (lead?.[1] && headingKind(lead[1]) !== null) {
      rows.push({
        label: cut(first, 0, lead[1].length),
        items: [cut(first, lead[0].length), ...line.cells.slice(1)],
        isUnderLabel: true,
      });
      isUnderLabel = true;
      continue;
    }
    const isLabelCell = second !== undefined && line.cells.length === 2 && first.isBold && !second.isBold;
    if (isLabelCell) {
      rows.push({ label: first, items: [second], isUnderLabel: true });
      isUnderLabel = true;
      continue;
    }
    const next = lines[at + 1];
    const isOver =
      isGroupOver(line, next, above) ||
      (line.cells.length === 1 && isLevelOver(next, lines[at + 2]) && parts(line.text) === 1);
    if (isOver) {
      rows.push({ label: first, items: [], isUnderLabel: true });
      isUnderLabel = true;
      continue;
    }
    const before = last?.items.at(-1);
    const isListed =
      before !== undefined &&
      (/[,،、·•|]\s*$/.test(before.text) ||
        (above && above.end > column - 60 && above.end - above.x > 200 && parts(before.text) > 1));
    if (
      last &&
      before &&
      isListed &&
      before.text.length < longestList &&
      line.cells.length === 1 &&
      !line.isBullet &&
      line.gap < 2.2
    )
      last.items[last.items.length - 1] = asOne([before, first]);
    else rows.push({ label: null, items: [...line.cells], isUnderLabel });
  }
  return rows;
}

/** A level and a list are under the name of a group. */
const isLevelOver = (next: Line | undefined, list: Line | undefined) =>
  next !== undefined &&
  list !== undefined &&
  next.cells.length === 1 &&
  isLevel(next.text) &&
  parts(next.text) === 1 &&
  parts(list.text) > 1;

const parts = (text: string) => text.split(/[,،、·•|]/).length;

/** A bold or larger line, or one that is over a list, names the group of what follows. */
function isGroupOver(line: Line, next: Line | undefined, above: Line | undefined): boolean {
  if (!next || line.cells.length > 1 || line.isBullet || parts(line.text) > 1) return false;
  if (line.isBold && !next.isBold) return true;
  const isOther = line.look !== next.look || Math.abs(line.size - next.size) > 0.4;
  // A name of a group stands a little apart from the items under it.
  if (isOther && line.gap > next.gap + 0.15 && !isLevel(next.text)) return true;
  const isList = parts(next.text) > 1 || isLevel(next.text) || next.isBullet;
  return (
    isOther &&
    isList &&
    !isLevel(line.text) &&
    (above === undefined || above.look === next.look || above.look !== line.look || line.gap > next.gap)
  );
}

function addSkills(item: Traced, group: Traced | null, read: ReadSkills): void {
  const told = trimmed(item, /[\s.]/);
  const pieces = splitAt(told, parting).flatMap(splitAnd).flatMap(namedIn);
  for (const given of pieces) {
    const piece = trimmed(given, /[\s.•·]/);
    const isLevelAlone = isLevel(piece.text) && piece.text.split(' ').length <= 2 && !/[()]/.test(piece.text);
    if (piece.text === '' || !/[\p{L}\p{N}]/u.test(piece.text)) continue;
    const isProse = piece.text.length > longestSkill && pieces.length === 1;
    if (isLevelAlone || isProse || isDate(piece.text)) continue;
    const language = languagesIn(piece);
    if (language[0] && (isLanguageName(piece.text) || language[0].values.subtitle)) {
      read.languages.push(...language);
      continue;
    }
    const isGroup = group !== null && !levelLabel.test(group.text) && group.text.length < 48;
    read.skills.push({
      values: {
        skillName: readValue(piece, 'sure'),
        ...(isGroup && group && { skillGroup: readValue(group, 'sure') }),
      },
      runs: runsOf(piece),
    });
  }
}

const isDate = (text: string) => dateSpansIn(text).some(({ from, to }) => to - from >= text.length - 2);

/** “Word, PowerPoint, and Excel”. */
function splitAnd(piece: Traced): Traced[] {
  const lead = /^(?:and|und|et|y|e|и)\s+/iu.exec(piece.text);
  return [lead ? cut(piece, lead[0].length) : piece];
}

/** “Proficient in Windows and Mac OS” names skills; the rest says how well. */
function withoutLead(piece: Traced): Traced {
  const lead =
    /^(?:proficient|experienced|skilled|fluent|advanced|expert|familiar|knowledge|competent) (?:in|with|of)(?: the)?\s+/i.exec(
      piece.text,
    );
  return lead ? cut(piece, lead[0].length) : piece;
}

/** “Windows and Mac OS” behind such words is two. */
function namedIn(piece: Traced): Traced[] {
  const rest = withoutLead(piece);
  return rest === piece ? [piece] : splitAt(rest, /\s(?:and|&|und|et|y|e)\s/g);
}
