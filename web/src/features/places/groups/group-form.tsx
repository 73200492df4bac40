import type { PlaceGroup } from '@foothold/core/entities/place/place.ts';
import {
  PlaceGroupForm,
  type PlaceGroupFormValues,
  placeGroupValues,
} from '@foothold/core/entities/place/place-group-form.ts';
import { placePurposes } from '@foothold/core/entities/place/place-type-name.ts';
import { placeGroupLabel } from '@foothold/core/entities/place/place-words.messages.ts';
import { Trans, useLingui } from '@lingui/react/macro';
import Box from '@mui/material/Box';
import { useForm } from 'react-hook-form';
import { savePlaceGroup } from '../../../data/places/place-groups.ts';
import { useSay } from '../../../platform/use-say.ts';
import { shownPlaceType } from '../../../shared/geography/shown-place-type.ts';
import { TextField } from '../../../ui/fields/form-field.tsx';
import { SelectField } from '../../../ui/fields/select-field.tsx';
import { InPlaceForm } from '../../../ui/forms/in-place-form.tsx';
import { useFormResolver } from '../../../ui/forms/use-form-resolver.ts';
import { toastResult } from '../../../ui/toasts/result-toast.tsx';

type Props = {
  /** The group to change; null for a new one. */
  group: PlaceGroup | null;
  /** The key of what was saved; null where it was given up. */
  onClose: (id: number | null) => void;
};

/** A group of places: its name, one of the four destination types, a description and notes. */
export function GroupForm({ group, onClose }: Props) {
  const say = useSay();
  const { t } = useLingui();
  const form = useForm<PlaceGroupFormValues>({
    defaultValues: placeGroupValues(group ?? {}),
    mode: 'onTouched',
    resolver: useFormResolver(PlaceGroupForm),
  });
  const field = (name: keyof PlaceGroupFormValues) => ({
    control: form.control,
    name,
    label: say(placeGroupLabel(name)),
  });
  const save = async (values: PlaceGroupFormValues) => {
    const result = await savePlaceGroup({
      ...values,
      ...(group && { internalId: group.internalId, updatedAt: group.updatedAt }),
    });
    const said = group ? <Trans>Group changed.</Trans> : <Trans>Group added.</Trans>;
    if (toastResult(result, said) && result.ok) onClose(result.id);
  };
  return (
    <Box sx={{ padding: { xs: '16px 0', md: '20px' } }}>
      <InPlaceForm
        form={form}
        label={group ? t`Change group` : t`Add group`}
        saveLabel={<Trans>Save group</Trans>}
        onSave={save}
        onCancel={() => onClose(null)}
      >
        <TextField {...field('name')} autoFocus />
        <SelectField
          {...field('destinationType')}
          options={[
            { value: '', label: t`Not stated` },
            ...Object.values(placePurposes).map((type) => ({ value: type, label: shownPlaceType(type) })),
          ]}
        />
        <TextField {...field('description')} multiline rows={2} />
        <TextField {...field('notes')} multiline rows={3} />
      </InPlaceForm>
    </Box>
  );
}
