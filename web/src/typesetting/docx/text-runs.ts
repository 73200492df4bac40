/** A stretch of letters that run one way. */
export type TextRun = { text: string; isRightToLeft: boolean };

const rightToLeft = /[\p{Script=Arabic}\p{Script=Hebrew}\p{Script=Syriac}\p{Script=Thaana}]/u;
const letter = /\p{L}/u;

/**
 * A text cut where its direction changes, as word processors want it: spaces, marks and numbers go with what is on both
 * their sides, else with the direction of the page.
 */
export function textRuns(text: string, isPageRightToLeft: boolean): TextRun[] {
  if (!isPageRightToLeft && !rightToLeft.test(text)) return [{ text, isRightToLeft: false }];
  const runs: { text: string; isRightToLeft: boolean | undefined }[] = [];
  for (const sign of text) {
    const own = rightToLeft.test(sign) ? true : letter.test(sign) ? false : undefined;
    const last = runs.at(-1);
    if (last && last.isRightToLeft === own) last.text += sign;
    else runs.push({ text: sign, isRightToLeft: own });
  }
  return runs.reduce<TextRun[]>((made, run, at) => {
    const before = runs[at - 1]?.isRightToLeft ?? isPageRightToLeft;
    const after = runs[at + 1]?.isRightToLeft ?? isPageRightToLeft;
    const isRightToLeft = run.isRightToLeft ?? (before === after ? after : isPageRightToLeft);
    const last = made.at(-1);
    if (last?.isRightToLeft === isRightToLeft) last.text += run.text;
    else made.push({ text: run.text, isRightToLeft });
    return made;
  }, []);
}
