import type { CompanyFormValues } from '@foothold/core/entities/company/company-form.ts';
import { Trans, useLingui } from '@lingui/react/macro';
import { useId } from 'react';
import { type Control, useController } from 'react-hook-form';
import { useCompanyCategories } from '../../../data/companies/company-categories.ts';
import { TagsInput } from '../../../shared/jobs/tags-input.tsx';
import { Labeled } from '../../../ui/fields/labeled.tsx';

type Props = { control: Control<CompanyFormValues>; label: string };

/** The categories of a company; those of the person's other companies are offered. */
export function CategoriesField({ control, label }: Props) {
  const { t } = useLingui();
  const id = useId();
  const { field, fieldState } = useController({ control, name: 'categories' });
  const known = useCompanyCategories();
  const error = fieldState.error?.message;
  return (
    <Labeled
      id={id}
      label={label}
      error={error}
      help={<Trans>Industries, lists, your own words. A comma or Enter ends one.</Trans>}
    >
      <TagsInput
        id={id}
        label={label}
        tags={field.value}
        onChange={field.onChange}
        onBlur={field.onBlur}
        hasError={error !== undefined}
        describedBy={`${id}-help`}
        inputRef={field.ref}
        suggested={known}
        placeholder={t`health, nonprofit`}
      />
    </Labeled>
  );
}
