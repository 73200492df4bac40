import { arrangedSections } from '../entities/resume/resume-sections.ts';
import { headingKind, headingKindByWord } from '../resume-reading/section-heading.ts';
import { cleanLine } from '../typesetting/clean-text.ts';
import { wordsIn } from '../writing/words.ts';
import { garbled } from './garbled.data.ts';
import { type Raised, raisedAt } from './raised.ts';
import type { ReviewEdit } from './review.ts';
import { fieldEdit, type ReviewText, removes, writes, writesAll } from './review-text.ts';
import type { ReviewedResume } from './reviewed-resume.ts';

/** What programs that read resumes stumble over: in the template, and in texts that came out of a file. */
export function readerChecks(reviewed: ReviewedResume): Raised[] {
  return [
    ...template(reviewed),
    ...headings(reviewed),
    ...skills(reviewed),
    ...reviewed.texts.flatMap((text) => [...symbols(text), ...leftovers(text)]),
  ];
}

/** Where dates in a column and a photo are what everybody sends. */
const europe: ReadonlySet<string> = new Set(
  'AT BE BG CH CY CZ DE DK EE ES FI FR GR HR HU IS IT LI LT LU LV MT NL NO PL PT RO RS SE SI SK TR UA'.split(
    ' ',
  ),
);

function template({ template: facts, country, whole }: ReviewedResume): Raised[] {
  if (facts.isPlainToRead || (!facts.hasSidebar && europe.has(country))) return [];
  const was = { template: whole.resume.template };
  const edits = [fieldEdit('resume', 0, { template: 'plain' }, was)];
  return [{ check: 'template-columns', field: '', fixes: [{ does: 'other', text: '', edits }] }];
}

const known: ReadonlySet<string> = new Set(['Experience', 'Education', 'Skills']);

function headings({ whole, template: facts }: ReviewedResume): Raised[] {
  const { arrangement } = whole.resume;
  const items: Record<string, number> = {
    Experience: whole.experience.length,
    Education: whole.education.length,
    Skills: whole.skills.length,
  };
  return arrangedSections(whole, facts.sectionOrder).flatMap(({ section, title, isHidden }): Raised[] => {
    const text = cleanLine(title);
    if (isHidden || text === '' || !known.has(section) || items[section] === 0) return [];
    if (headingKind(text) ?? headingKindByWord(text)) return [];
    const next = arrangement.map((one) => (one.section === section ? { ...one, title: '' } : one));
    const edits = [fieldEdit('resume', 0, { arrangement: next }, { arrangement })];
    return [
      {
        check: 'heading-names',
        field: `arrangement/${section}/title`,
        quote: text,
        fixes: [{ does: 'other', text: '', edits }],
      },
    ];
  });
}

/** “85%”, “4/5”, “8 out of 10”; years and grades of languages are no scores. */
const score = /^(?:\d{1,3}\s?%|\d{1,2}\s?\/\s?(?:5|10)|\d{1,2} out of \d{1,2})$/i;

function skills({ skills: items, isEnglish }: ReviewedResume): Raised[] {
  return items.flatMap((item): Raised[] => {
    const field = `skills/${item.internalId}/skillName`;
    const found: Raised[] = [];
    if (score.test(item.level.trim())) {
      const edits = [fieldEdit('skills', item.internalId, { level: '' }, { level: item.level })];
      found.push({
        check: 'skill-scores',
        field,
        quote: item.level.trim(),
        fixes: [{ does: 'remove', text: '', edits }],
      });
    }
    const parts = item.skillName
      .split(/[,;、，]/u)
      .map((part) => part.trim())
      .filter(Boolean);
    if (
      parts.length < 3 ||
      // “Office (Word, Excel, Outlook)” is one with its parts.
      item.skillName.includes('(') ||
      parts.some((part) => part.split(' ').length > 4) ||
      (isEnglish && /\band\b/i.test(parts.at(-1) ?? ''))
    )
      return found;
    const [first = '', ...more] = parts;
    const edits: ReviewEdit[] = [
      fieldEdit('skills', item.internalId, { skillName: first }, { skillName: item.skillName }),
      ...more.map(
        (skillName): ReviewEdit => ({
          kind: 'add-item',
          table: 'resumeSkills',
          fields: { skillName, skillGroup: item.skillGroup },
        }),
      ),
    ];
    found.push({
      check: 'skills-joined',
      field,
      quote: item.skillName,
      count: parts.length,
      fixes: [{ does: 'other', text: '', edits }],
    });
    return found;
  });
}

/** Bullets of other programs at the beginning, and signs that stand for words: stars, checks, pictures. */
const leading = /^(?:[➤➢➔►▶■□●○◆◇✓✔✦✧★☆❖»›⇒→\u{f0b7}\u{f0a7}\u{f0d8}]|o(?= [A-Z]))\s{0,10}/u;
const picture =
  /[★☆●○◐■□▰▱]{2}[★☆●○◐■□▰▱]{0,10}|\p{Extended_Pictographic}[\uFE0F\p{Emoji_Modifier}]{0,2}(?:\u200D\p{Extended_Pictographic}[\uFE0F\p{Emoji_Modifier}]{0,2}){0,6}/gu;
/** Signs of texts, which Unicode counts among the pictures. */
const ofTexts: ReadonlySet<string> = new Set('©®™↔↕↖↗↘↙✓✔★☆▶◀■□'.split(''));

function symbols(text: ReviewText): Raised[] {
  const lead = leading.exec(text.text);
  if (lead && text.text.length > lead[0].length)
    return [raisedAt('symbols', text, [0, lead[0].length], [writes(text, [0, lead[0].length], '')])];
  const match = [...text.text.matchAll(picture)].find(([sign]) => !ofTexts.has(sign));
  if (!match) return [];
  const [start, end] = [match.index, match.index + match[0].length];
  const rest = text.text
    .replace(picture, (sign) => (ofTexts.has(sign) ? sign : ''))
    .replaceAll('  ', ' ')
    .trim();
  return [
    raisedAt(
      'symbols',
      text,
      [start, end],
      [rest === '' ? removes(text) : { ...writesAll(text, rest), does: 'remove', text: '' }],
    ),
  ];
}

const footer =
  /^(?:page|seite|página|pagina) \d{1,2}(?: (?:of|von|de|di|\/) \d{1,2})?$|^\d{1,2} ?\/ ?\d{1,2}$/iu;
const spaced = /(?<!\p{L})\p{Lu}(?: \p{Lu}){4,40}(?!\p{L})/u;
/** Words after the hyphen of “pre- and postnatal”. */
const joining: ReadonlySet<string> = new Set('and or to und oder bzw y o et ou e en of'.split(' '));

/** “manage- ment”: a word in two with a hyphen and a space between. */
function brokenWord({ text }: ReviewText): [start: number, end: number] | undefined {
  const words = wordsIn(text);
  const at = words.findIndex((word, index) => {
    const next = words[index + 1];
    return (
      next !== undefined &&
      text.slice(word.end, next.start) === '- ' &&
      /\p{Ll}{2}$/u.test(word.text) &&
      /^\p{Ll}{2}/u.test(next.text) &&
      !joining.has(next.text)
    );
  });
  const [first, second] = [words[at], words[at + 1]];
  return at >= 0 && first && second ? [first.start, second.end] : undefined;
}

function leftovers(text: ReviewText): Raised[] {
  const found: Raised[] = [];
  const line = text.text.trim();
  if (text.field.includes('/notes/') || text.field.includes('summary/'))
    if (footer.test(line)) return [raisedAt('page-footer', text, [0, text.text.length], [removes(text)])];
  const wrong = garbled.find(([bad]) => text.text.includes(bad));
  if (wrong) {
    const at = text.text.indexOf(wrong[0]);
    const mended = garbled.reduce((said, [bad, good]) => said.replaceAll(bad, good), text.text);
    const isSure = !mended.includes('\ufffd');
    found.push(
      raisedAt('mojibake', text, [at, at + wrong[0].length], [isSure ? writesAll(text, mended) : undefined]),
    );
  }
  const wide = spaced.exec(text.text);
  if (wide) {
    const at = [wide.index, wide.index + wide[0].length] as const;
    found.push(raisedAt('letter-spaced', text, at, [writes(text, at, wide[0].replaceAll(' ', ''))]));
  }
  const split = brokenWord(text);
  if (split) {
    const words = text.text.slice(...split);
    found.push(
      raisedAt('broken-word', text, split, [
        writes(text, split, words.replace('- ', '')),
        writes(text, split, words.replace('- ', '-')),
      ]),
    );
  }
  return found;
}
