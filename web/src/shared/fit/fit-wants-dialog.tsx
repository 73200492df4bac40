import { minorDigits } from '@foothold/core/parsing/pay/minor-digits.ts';
import { parsePay } from '@foothold/core/parsing/pay/salary.ts';
import { numberFormat } from '@foothold/core/text/formats.ts';
import { Trans, useLingui } from '@lingui/react/macro';
import Box from '@mui/material/Box';
import { useMemo } from 'react';
import { useForm } from 'react-hook-form';
import * as z from 'zod/mini';
import { useFitPerson } from '../../data/fit/fit-person.ts';
import { saveSettings } from '../../data/settings/settings.ts';
import { Tick } from '../../ui/buttons/tick.tsx';
import { TitledDialog } from '../../ui/dialogs/titled-dialog.tsx';
import { TextField } from '../../ui/fields/form-field.tsx';
import { Labeled } from '../../ui/fields/labeled.tsx';
import { InPlaceForm } from '../../ui/forms/in-place-form.tsx';
import { useFormResolver } from '../../ui/forms/use-form-resolver.ts';
import { toastDone, toastFailure } from '../../ui/toasts/result-toast.tsx';

const workplaces = ['remote', 'hybrid', 'onsite'] as const;
type Workplace = (typeof workplaces)[number];

type Props = { open: boolean; onClose: () => void };

/** What a person wants of any job: pay a year, and where the work is done. No resume says it, so it is asked once. */
export function FitWantsDialog({ open, onClose }: Props) {
  const person = useFitPerson();
  return (
    <TitledDialog
      open={open}
      onClose={onClose}
      width={480}
      title={<Trans>What you want</Trans>}
      under={<Trans>Saved on this device, for every job. Nobody else sees it.</Trans>}
    >
      <Box sx={{ padding: '16px 20px 4px' }}>
        {person && open && <WantsForm person={person} onClose={onClose} />}
      </Box>
    </TitledDialog>
  );
}

type FormProps = { person: NonNullable<ReturnType<typeof useFitPerson>>; onClose: () => void };

function WantsForm({ person, onClose }: FormProps) {
  const { t, i18n } = useLingui();
  const names: Record<Workplace, string> = { remote: t`Remote`, hybrid: t`Hybrid`, onsite: t`On site` };
  const unread = t`Write it as in “$60,000” or “45.000 € a year”.`;
  const schema = useMemo(() => wantsSchema(unread), [unread]);
  const form = useForm<Wants>({
    resolver: useFormResolver(schema),
    mode: 'onTouched',
    defaultValues: { pay: payText(person.pay, i18n.locale), workplaces: [...person.workplaces] },
  });
  const chosen = form.watch('workplaces');
  const save = async ({ pay, workplaces: wanted }: Wants) => {
    const read = payOf(pay);
    const result = await saveSettings('fit', {
      payAmount: read ? String(read.amount) : '',
      payCurrency: read?.currency ?? '',
      workplaces: wanted.join(','),
    });
    if (!result.ok) return toastFailure(result);
    toastDone(<Trans>Saved for every job.</Trans>, result.journalId);
    onClose();
  };
  return (
    <InPlaceForm
      form={form}
      label={t`What you want`}
      saveLabel={<Trans>Save</Trans>}
      onSave={save}
      onCancel={onClose}
    >
      <TextField
        control={form.control}
        name="pay"
        label={<Trans>Minimum pay, a year</Trans>}
        help={<Trans>Compared with the most that a posting states, in the same currency.</Trans>}
        placeholder={t`$60,000`}
      />
      <Labeled id="fit-workplaces" label={<Trans>Where you would work</Trans>} isGroup>
        <Box
          role="group"
          aria-labelledby="fit-workplaces-label"
          sx={{ display: 'grid', '& > label': { minHeight: { xs: 44, md: 32 } } }}
        >
          {workplaces.map((one) => (
            <Tick
              key={one}
              checked={chosen.includes(one)}
              onChange={(on) =>
                form.setValue(
                  'workplaces',
                  workplaces.filter((each) => (each === one ? on : chosen.includes(each))),
                  { shouldDirty: true },
                )
              }
            >
              {names[one]}
            </Tick>
          ))}
        </Box>
      </Labeled>
    </InPlaceForm>
  );
}

type Wants = { pay: string; workplaces: Workplace[] };

const wantsSchema = (problem: string) =>
  z.object({
    pay: z.string().check(z.refine((text) => text.trim() === '' || payOf(text) !== null, problem)),
    workplaces: z.array(z.enum(workplaces)),
  });

/** What was typed as an amount a year in minor units; null for what is no pay. */
function payOf(text: string): { amount: number; currency: string } | null {
  const pay = parsePay(text, { countries: ['US'] });
  const amount = pay?.yearlyMin ?? pay?.yearlyMax ?? null;
  return pay?.currency && amount !== null && amount > 0 ? { amount, currency: pay.currency } : null;
}

function payText(pay: FormProps['person']['pay'], locale: string): string {
  if (!pay) return '';
  const amount = pay.amount / 10 ** minorDigits(pay.currency);
  return numberFormat(locale, { style: 'currency', currency: pay.currency, maximumFractionDigits: 0 }).format(
    amount,
  );
}
