import type { InterviewFormValues } from '@foothold/core/entities/interview/interview-form.ts';
import { type Control, useController } from 'react-hook-form';
import { ZonePicker } from '../shared/zone-picker.tsx';

type Props = {
  control: Control<InterviewFormValues>;
  /** The zone that the place of the interview names, null for none. */
  proposed: string | null;
};

/** The zone of the interview's clock in its form. */
export function ZoneField({ control, proposed }: Props) {
  const { field } = useController({ control, name: 'timeZone' });
  return <ZonePicker value={field.value} onChange={field.onChange} proposed={proposed} />;
}
