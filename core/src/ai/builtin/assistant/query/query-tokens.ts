import { foldText } from '../../../../text/company-name.ts';
import { written } from '../question-words.data.ts';

/** A word, number, date or hour of a question. */
export type Token = {
  /** As rules compare it: folded, abbreviations written out. */
  word: string;
  /** Place in the text as typed, from `start` up to `end`. */
  start: number;
  end: number;
  /** A number as typed (`75k` is 75,000), else null. */
  amount: number | null;
  isMoney: boolean;
  /** Typed with a capital or in capitals alone. */
  isCapital: boolean;
  isCode: boolean;
  /** A sign that ends a part of the sentence stands before it. */
  isAfterComma: boolean;
};

const maxLetters = 500;
const maxTokens = 80;

// Dates and hours first, then amounts, then words; each part is bounded.
const pieces =
  /\d{4}-\d{1,2}-\d{1,2}|\d{1,2}\/\d{1,2}(?:\/\d{2,4})?|\d{1,2}:\d{2}|[$€£]?\d{1,9}(?:,\d{3}){0,3}(?:\.\d{1,4})?(?:\p{L}{1,12})?|[\p{L}][\p{L}\p{N}+#'’.&]{0,60}|[–-]|[+,;:“”"]/gu;

/** The tokens of a question, at most 80 of its first 500 letters. */
export function queryTokens(question: string): Token[] {
  const tokens: Token[] = [];
  let isAfterComma = false;
  for (const { 0: piece, index } of question.slice(0, maxLetters).matchAll(pieces)) {
    if (/^[,;:“”"]$/.test(piece)) {
      isAfterComma = true;
      continue;
    }
    if (isHyphen(question, piece, index)) continue;
    for (const token of tokensOf(piece, index)) tokens.push({ ...token, isAfterComma });
    isAfterComma = false;
  }
  return tokens.slice(0, maxTokens);
}

/** “Part-time” is two words; “60-70k” is a span. */
const isHyphen = (text: string, piece: string, index: number) =>
  /^[–-]$/.test(piece) && /\p{L}/u.test(text[index - 1] ?? '') && /\p{L}/u.test(text[index + 1] ?? '');

type Bare = Omit<Token, 'isAfterComma'>;

function tokensOf(piece: string, start: number): Bare[] {
  const base: Bare = {
    word: piece,
    start,
    end: start + piece.length,
    amount: null,
    isMoney: false,
    isCapital: /^\p{Lu}/u.test(piece),
    isCode: /^\p{Lu}{2}$/u.test(piece.replaceAll('.', '')),
  };
  if (/^[–+-]$/.test(piece)) return [{ ...base, word: piece === '+' ? '+' : '-' }];
  if (/^\d{1,2}[:/]|^\d{4}-/.test(piece)) return [{ ...base, word: piece }];
  const number = /^([$€£]?)(\d[\d,]*(?:\.\d+)?)(\p{L}*)$/u.exec(piece);
  if (number) return numberTokens(base, number);
  const joined = piece.includes('.') && /^(?:\p{L}\.){2,}$/u.test(piece) ? piece.replaceAll('.', '') : piece;
  return foldText(joined)
    .split(' ')
    .filter(Boolean)
    .flatMap((word) => (Object.hasOwn(written, word) ? (written[word] ?? word).split(' ') : [word]))
    .map((word) => ({ ...base, word }));
}

function numberTokens(base: Bare, [, sign = '', digits = '', letters = '']: RegExpExecArray): Bare[] {
  const amount = Number(digits.replaceAll(',', ''));
  const tail = letters.toLowerCase();
  const isMoney = sign !== '';
  // A plan for retirement, and no pay.
  if (tail === 'k' && amount === 401) return [base];
  if (tail === 'k') return [{ ...base, word: String(amount * 1000), amount: amount * 1000, isMoney: true }];
  if (tail === '') return [{ ...base, word: String(amount), amount, isMoney }];
  if (/^(?:st|nd|rd|th)$/.test(tail)) return [{ ...base, word: `${amount}${tail}`, amount: null }];
  if (tail === 'am' || tail === 'pm') return [{ ...base, word: `${amount}${tail}` }];
  // “4th” is above; “30d”, “2wks”: a number and its unit.
  const unit = Object.hasOwn(written, tail) ? (written[tail] ?? tail) : tail;
  return [
    { ...base, word: String(amount), amount, isMoney },
    { ...base, word: unit === 'd' ? 'days' : unit },
  ];
}
