import { Trans as LinguiTrans, type TransProps } from '@lingui/react';

/**
 * What every `<Trans>` and `<Plural>` of the macros becomes (lingui.config.ts): Lingui's own, except that a value keeps
 * its characters. Lingui looks for its own marks in the finished sentence, so that a search for `<b>nurse</b>`, a company
 * called `A<1/>` or any other text a person typed would lose its brackets there.
 */
export function Trans({ values, ...rest }: TransProps) {
  return <LinguiTrans {...rest} {...(values && { values: storedWhole(values) })} />;
}

// Lingui puts an element into the sentence as it is; only texts are read for marks.
function storedWhole(values: Record<string, unknown>): Record<string, unknown> {
  return Object.fromEntries(
    Object.entries(values).map(([name, value]) => [
      name,
      typeof value === 'string' && value.includes('<') ? <>{value}</> : value,
    ]),
  );
}
