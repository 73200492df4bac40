import { isLanguageName } from './language-names.ts';
import type { Line } from './line.ts';
import { type ReadSectionItem, readValue } from './reading.ts';
import { cut, joined, runsOf, splitAt, type Traced, traced, trimmed } from './traced-text.ts';

const parting = /\s*[,;|•●·/،、，]\s*(?![^()]*\))|\s+(?:and|und|et|y|e|и|و|&)\s+(?![^()]*\))/gu;
const levelWords =
  /\b(?:native|bilingual|fluent|fluency|proficien\w*|advanced|intermediate|basic|beginner|conversational|elementary|working|professional|mother tongue|muttersprach\w*|flie(?:ß|ss)end|verhandlungssicher|grundkenntnisse|gute|sehr gute|konversation\w*|courant|bilingue|natif|native|maternelle|maternel|notions|intermédiaire|avancé|débutant|scolaire|nativo|nativa|fluido|avanzado|intermedio|básico|alto|medio|bajo|materna|madrelingua|fluente|avançado|intermediário|moedertaal|vloeiend|goed|ojczysty|biegle|biegły|[abc][12])\b|\b[ABC][12][+-]?\b|^[●○★☆•◦]+$|родной|свободн|средн|базов|начальн|אם|שפת אם|أم|ممتاز|جيد|متوسط|مبتدئ|母语|流利|熟练|ネイティブ|ビジネス|日常会話|원어민|유창/iu;

/** True for a text that says how well somebody speaks a language. */
export function isLevel(text: string): boolean {
  return text.length < 60 && levelWords.test(text);
}

/** The languages of a section, with their levels. */
export function languagesOf(lines: readonly Line[]): ReadSectionItem[] {
  const items: ReadSectionItem[] = [];
  for (const line of lines) {
    const label = line.rail ?? null;
    if (label && isLanguageName(label.text)) {
      items.push(languageItem(label, line.cells[0] && line.cells.length === 1 ? line.cells[0] : null));
      continue;
    }
    for (const cell of line.cells) {
      const found = languagesIn(cell);
      const last = items.at(-1);
      if (found.length > 0) items.push(...found);
      else if (last && !last.values.subtitle && isLevel(cell.text)) {
        last.values.subtitle = readValue(cell, 'likely');
        last.runs.push(...runsOf(cell));
      } else if (line.cells.length === 1 && isPlainItem(line)) items.push(languageItem(cell, null, 'unsure'));
    }
  }
  return items;
}

const isPlainItem = ({ text }: Line) => /^\p{Lu}[\p{L} -]{2,24}$/u.test(text) && !isLevel(text);

/** “English (native), French: B1, fluent in Spanish”. */
export function languagesIn(text: Traced): ReadSectionItem[] {
  return splitAt(text, parting).flatMap((piece) => {
    const one = languageIn(piece);
    return one ? [one] : [];
  });
}

function languageIn(piece: Traced): ReadSectionItem | null {
  if (isLanguageName(piece.text)) return languageItem(piece, null);
  const bracket = /^([^()]{2,40}?)\s*[(（]([^()]{1,80})[)）]\.?$/.exec(piece.text);
  if (bracket?.[1] && isLanguageName(bracket[1]))
    return languageItem(cut(piece, 0, bracket[1].length), levelOf(piece, bracket[1].length));
  const sign = /\s*[:：–—]\s*|\s-\s?|-\s/.exec(piece.text);
  if (sign && isLanguageName(piece.text.slice(0, sign.index)))
    return languageItem(cut(piece, 0, sign.index), levelOf(piece, sign.index + sign[0].length));
  const fluent =
    /^(fluent|native|proficient|conversational|basic|advanced|intermediate|fließend|courant)\s(?:in\s|speaker of\s|en\s)?(?=\p{Lu})/iu.exec(
      piece.text,
    );
  if (fluent?.[1] && isLanguageName(piece.text.slice(fluent[0].length)))
    return languageItem(cut(piece, fluent[0].length), cut(piece, 0, fluent[1].length));
  for (const { index } of piece.text.matchAll(/\s/g)) {
    const [name, level] = [piece.text.slice(0, index), piece.text.slice(index + 1)];
    if (isLanguageName(name) && isLevel(level))
      return languageItem(cut(piece, 0, index), cut(piece, index + 1));
  }
  return null;
}

const levelOf = (piece: Traced, from: number) => trimmed(cut(piece, from), /[\s()（）.]/);

function languageItem(name: Traced, level: Traced | null, sure: 'sure' | 'unsure' = 'sure'): ReadSectionItem {
  const whole = level ? joined([name, traced(' ', -1), level]) : name;
  return {
    section: 'Languages',
    values: {
      title: readValue(name, sure),
      ...(level && level.text.trim() !== '' && { subtitle: readValue(level, 'sure') }),
    },
    runs: runsOf(whole).filter((run) => run >= 0),
  };
}
