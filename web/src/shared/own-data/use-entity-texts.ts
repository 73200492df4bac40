import type { TableName } from '@foothold/core/own-data/entities.ts';
import { type EntityText, headText, labelText } from '@foothold/core/own-data/entity-texts.ts';
import type { I18n } from '@lingui/core';
import { useLingui } from '@lingui/react';
import { useMemo } from 'react';

/** The labels of some fields of an entity, in the language of the person. */
export function useLabels<F extends string>(table: TableName, fields: readonly F[]): Record<F, string> {
  return useTexts(fields, (field) => labelText(table, field));
}

/** What the columns of these fields are called. */
export function useHeads<F extends string>(table: TableName, fields: readonly F[]): Record<F, string> {
  return useTexts(fields, (field) => headText(table, field));
}

/** A text as it is in the catalog, English where it does not; `compiled` has the form that Lingui shows without a compiler. */
export function entityText(
  i18n: I18n,
  { id }: EntityText,
  compiled: unknown,
  values?: Record<string, unknown>,
): string {
  // The types ask for text; what the build makes of every other message is this form too.
  // What it is called with is extracted by web/entity-extractor.ts.
  const shown = { id, message: compiled as string, ...(values && { values }) };
  return /* lingui-extract-ignore */ i18n._(shown);
}

function useTexts<F extends string>(
  fields: readonly F[],
  textOf: (field: F) => EntityText,
): Record<F, string> {
  const { i18n } = useLingui();
  const { locale } = i18n;
  // The fields of an entity do not change, its language does.
  return useMemo(() => {
    const texts = fields.map((field) => [field, entityText(i18n, textOf(field), [textOf(field).message])]);
    return Object.fromEntries(texts) as Record<F, string>;
  }, [i18n, locale]);
}
