import { type JobFieldName, jobField } from '@foothold/core/entities/job/job-entity.ts';
import { useMemo } from 'react';
import { useOwnFieldNames } from '../../data/settings/own-field-names.ts';
import { useHeads, useLabels } from '../own-data/use-entity-texts.ts';

/** The labels of fields of a job; those the person named have that name. */
export function useJobLabels<F extends JobFieldName>(fields: readonly F[]): Record<F, string> {
  return useNamed(useLabels('jobs', fields), fields);
}

/** What the columns of these fields are called. */
export function useJobHeads<F extends JobFieldName>(fields: readonly F[]): Record<F, string> {
  return useNamed(useHeads('jobs', fields), fields);
}

/** Tells of a field whether it is shown: one that the person may name is, once it has a name. */
export function useShownFields(): (field: JobFieldName) => boolean {
  const names = useOwnFieldNames();
  return useMemo(
    () => (field) => !jobField(field).isNamed || Boolean(names?.[field as keyof typeof names]),
    [names],
  );
}

function useNamed<F extends JobFieldName>(
  labels: Record<F, string>,
  fields: readonly F[],
): Record<F, string> {
  const names = useOwnFieldNames() as Readonly<Record<string, string>> | undefined;
  return useMemo(() => {
    const named = fields.flatMap((field) => (names?.[field] ? [[field, names[field]]] : []));
    return { ...labels, ...Object.fromEntries(named) };
    // The fields of an entity do not change.
  }, [labels, names]);
}
