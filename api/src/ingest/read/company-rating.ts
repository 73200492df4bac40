/** What sites of reviews put behind a name: “3.8”, “4.2 ★”, “(3.8)”, “4.1 out of 5”. */
const behind = /\s\(?([0-5])[.,](\d)\)?(\s?(?:★|⭐|stars?|\/ ?5|out of 5))?$/;
/** Names that end in a version of their own: “Web 2.0”, “Industry 4.0”. */
const versioned =
  /(?:^|\s)(?:web|industry|industrie|society|health|healthcare|work|life|learning|education|version|release|gen|level|factor|studio|area|channel|chapter|v)$/i;

/**
 * A company name without the rating that a site of reviews writes behind it: “CyrusOne 3.8” → “CyrusOne”. A round number
 * may be part of the name and stays, unless the file writes ratings behind most names or says the same rating elsewhere.
 */
export function withoutRating(name: string, { isRated = false, rating = '' } = {}): string {
  const text = name.trim();
  const match = behind.exec(text);
  if (!match) return text;
  const [, whole = '', tenth = '', mark] = match;
  const before = text.slice(0, match.index).trimEnd();
  const value = Number(`${whole}.${tenth}`);
  if (before === '' || value > 5 || value < 1) return text;
  // A line of its own is never part of a name.
  const isApart = text.slice(before.length, match.index + 1).includes('\n');
  const isSaid = rating.trim() !== '' && Number(rating.replace(',', '.')) === value;
  if (isApart || mark !== undefined || isSaid) return before;
  if (versioned.test(before)) return text;
  return tenth !== '0' || isRated ? before : text;
}
