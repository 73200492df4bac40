import { foldText } from '@foothold/core/text/company-name.ts';

/** The option of a list that one of the values names, by its text or its value; -1 for none. */
export function optionFor(
  options: readonly { text: string; value: string }[],
  values: readonly string[],
): number {
  const wanted = new Set(values.map(foldText).filter((one) => one !== ''));
  return options.findIndex(({ text, value }) => wanted.has(foldText(text)) || wanted.has(foldText(value)));
}
