import type { Field } from '@foothold/core/entities/entity.ts';
import { useLingui } from '@lingui/react/macro';
import type { FieldValues } from 'react-hook-form';
import { sayChoice } from '../../platform/say.ts';
import { useSay } from '../../platform/use-say.ts';
import { partLater } from '../../ui/dialogs/part-later.tsx';
import { DateField } from '../../ui/fields/date-field.tsx';
import { type FieldProps, TextField } from '../../ui/fields/form-field.tsx';
import { LinkField } from '../../ui/fields/link-field.tsx';
import { SelectField, type SelectOption } from '../../ui/fields/select-field.tsx';

// Few forms have them, and they weigh more than a line of text. Their place is kept, so that nothing moves as they come.
type LaterProps = Omit<FieldProps<FieldValues>, 'label'> & { label: string };
const TagsField = partLater<LaterProps>(
  async () => (await import('../jobs/tags-field.tsx')).TagsField,
  <div style={{ height: 84 }} />,
);
const StarsField = partLater<LaterProps>(
  async () => (await import('../../ui/fields/stars-field.tsx')).StarsField,
  <div style={{ height: 62 }} />,
);

type Props<V extends FieldValues> = FieldProps<V> & {
  field: Field;
  /** Of a select whose options are records, or are elsewhere. */
  options?: readonly SelectOption[] | undefined;
  placeholder?: string | undefined;
  rows?: number;
  autoComplete?: string;
  autoFocus?: boolean;
};

/** A field of a form as its kind is entered. */
export function EntityField<V extends FieldValues>({ field, options, placeholder, ...props }: Props<V>) {
  const say = useSay();
  const { t } = useLingui();
  const hint = placeholder === undefined ? {} : { placeholder };
  const { rows, autoComplete, autoFocus, ...plain } = props;
  const later = { ...plain, label: String(plain.label) } as unknown as LaterProps;
  if (field.stars) return <StarsField {...later} />;
  switch (field.kind) {
    case 'choice':
    case 'status':
    case 'reference': {
      const choices = Object.entries(field.choices ?? {}).map(([value, label]) => ({
        value,
        label: field.choiceNames ? sayChoice(say, field.choiceNames, value) : label,
      }));
      const all = field.mayBeEmpty ? [{ value: '', label: t`Not stated` }, ...choices] : choices;
      return <SelectField {...plain} options={options ?? all} />;
    }
    case 'tags':
      return <TagsField {...later} />;
    case 'date':
      return <DateField {...plain} />;
    case 'link':
      return <LinkField {...plain} />;
    case 'text':
      return <TextField {...props} {...hint} multiline rows={rows ?? 4} />;
    default:
      return <TextField {...props} {...hint} />;
  }
}
