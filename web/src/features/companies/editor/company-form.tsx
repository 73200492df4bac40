import type { Company } from '@foothold/core/entities/company/company.ts';
import { companyEntity } from '@foothold/core/entities/company/company.ts';
import {
  CompanyForm as CompanyFormSchema,
  type CompanyFormValues,
  companyFields,
  companyValues,
} from '@foothold/core/entities/company/company-form.ts';
import { Trans, useLingui } from '@lingui/react/macro';
import Box from '@mui/material/Box';
import Typography from '@mui/material/Typography';
import { type ReactNode, useId, useState } from 'react';
import { useForm } from 'react-hook-form';
import { saveCompany } from '../../../data/companies/companies.ts';
import { useSay } from '../../../platform/use-say.ts';
import { EntityField } from '../../../shared/own-data/entity-field.tsx';
import { useLabels } from '../../../shared/own-data/use-entity-texts.ts';
import { partLater } from '../../../ui/dialogs/part-later.tsx';
import { FieldPair } from '../../../ui/fields/field-pair.tsx';
import { FormFrame } from '../../../ui/forms/form-frame.tsx';
import { useFollowStored } from '../../../ui/forms/restart-form.ts';
import { useConflictWarning } from '../../../ui/forms/use-conflict-warning.ts';
import { useFormResolver } from '../../../ui/forms/use-form-resolver.ts';
import { Note } from '../../../ui/notes/note.tsx';
import { toastDone } from '../../../ui/toasts/result-toast.tsx';
import { KnownCompany } from './known-company.tsx';
import { savePlacedCompany } from './save-placed-company.ts';

// It weighs more than the other fields; its place is kept, so that nothing moves as it comes.
const CategoriesField = partLater(
  async () => (await import('./categories-field.tsx')).CategoriesField,
  <div style={{ height: 84 }} />,
);

const fieldNames = Object.keys(CompanyFormSchema.shape) as (keyof CompanyFormValues)[];
const placeFields = ['address', 'city', 'state', 'country'] as const;

type Props = {
  /** The stored company; null for a new one. */
  company: Company | null;
  start: CompanyFormValues;
  onSaved: (id: number) => Promise<void> | void;
  onDiscard: () => void;
};

/**
 * The form of an own company: all its fields (docs/spec/entities.md, Company). A town without coordinates is looked up
 * as it is saved.
 */
export function CompanyForm({ company, start, onSaved, onDiscard }: Props) {
  const { t } = useLingui();
  const labels = useLabels('companies', fieldNames);
  const form = useForm<CompanyFormValues>({
    resolver: useFormResolver(CompanyFormSchema),
    mode: 'onTouched',
    defaultValues: start,
  });
  const stored = company ? companyValues(company) : start;
  const followed = useFollowStored(form, stored);
  const clashes = useConflictWarning(form, stored);
  const say = useSay();
  const [problem, setProblem] = useState('');
  const { control } = form;
  const field = (name: Exclude<keyof CompanyFormValues, 'categories'>, more: object = {}) => (
    <EntityField
      control={control}
      name={name}
      label={labels[name]}
      field={companyEntity.fields[name]}
      {...more}
    />
  );

  const save = async (parsed: CompanyFormValues) => {
    const clash = company ? clashes.tell(parsed, labels) : '';
    if (clash) {
      setProblem(clash);
      return false;
    }
    const fields = companyFields(parsed);
    const hasMoved = placeFields.some((name) => parsed[name].trim() !== (company?.[name] ?? '').trim());
    const isPlaced = parsed.latitude !== '' && (parsed.latitude !== stored.latitude || !hasMoved);
    const write = (point: object) =>
      saveCompany(
        { ...fields, ...point, ...(company && { internalId: company.internalId }) },
        company ? { basedOn: company.updatedAt } : {},
      );
    const result = hasMoved && !isPlaced ? await savePlacedCompany(parsed, write) : await write({});
    if (!result.ok) {
      setProblem(say(result.message));
      return false;
    }
    setProblem('');
    followed(parsed, parsed);
    clashes.saved(parsed);
    toastDone(company ? <Trans>Company saved.</Trans> : <Trans>Company added.</Trans>, result.journalId);
    await onSaved(result.id);
    return true;
  };
  return (
    <FormFrame
      form={form}
      labels={labels}
      onSave={save}
      saveLabel={<Trans>Save company</Trans>}
      isNew={company === null}
      onDiscard={onDiscard}
      notice={problem && <Note kind="bad" icon="alert" role="alert" title={problem} />}
    >
      <Box
        sx={{
          display: 'grid',
          gap: { xs: '12px', lg: '32px' },
          gridTemplateColumns: { xs: 'minmax(0, 1fr)', lg: 'repeat(2, minmax(0, 1fr))' },
          alignItems: 'start',
        }}
      >
        <Part title={<Trans>Who they are</Trans>}>
          {field('companyName', { autoFocus: company === null, autoComplete: 'organization' })}
          <KnownCompany control={control} except={company?.internalId ?? null} />
          {field('url')}
          {field('jobPostingsUrl')}
          {field('summary', { placeholder: t`Hospital group with nine sites` })}
          {field('description')}
          <CategoriesField control={control} label={labels.categories} />
        </Part>
        <Part title={<Trans>Where they are, and your notes</Trans>}>
          {field('address', { autoComplete: 'off' })}
          <FieldPair>
            {field('city')}
            {field('state')}
          </FieldPair>
          {field('country')}
          <FieldPair>
            {field('latitude')}
            {field('longitude')}
          </FieldPair>
          {field('notes', { rows: 6 })}
        </Part>
      </Box>
    </FormFrame>
  );
}

function Part({ title, children }: { title: ReactNode; children: ReactNode }) {
  const id = useId();
  return (
    <Box role="group" aria-labelledby={id} sx={{ display: 'grid', gap: '12px', minWidth: 0 }}>
      <Typography id={id} variant="h3" component="h2">
        {title}
      </Typography>
      {children}
    </Box>
  );
}
