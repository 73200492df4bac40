import type { Job } from '@foothold/core/entities/job/job.ts';
import { jobStatusName } from '@foothold/core/entities/job/job-status.messages.ts';
import { jobStatus } from '@foothold/core/entities/job/job-status.ts';
import { keysOf } from '@foothold/core/entities/keys-of.ts';
import { equityKinds, type Offer } from '@foothold/core/entities/offer/offer.ts';
import {
  newOfferValues,
  OfferForm as OfferFormSchema,
  type OfferFormValues,
  offerFormValues,
} from '@foothold/core/entities/offer/offer-form.ts';
import { equityKindName } from '@foothold/core/entities/offer/offer-words.messages.ts';
import { Trans, useLingui } from '@lingui/react/macro';
import Button from '@mui/material/Button';
import { type ReactNode, useState } from 'react';
import { useForm } from 'react-hook-form';
import { saveOffer } from '../../../data/steps/offers.ts';
import { useSay } from '../../../platform/use-say.ts';
import { useLabels } from '../../../shared/own-data/use-entity-texts.ts';
import { Tick } from '../../../ui/buttons/tick.tsx';
import { DateField } from '../../../ui/fields/date-field.tsx';
import { FieldPair } from '../../../ui/fields/field-pair.tsx';
import { TextField } from '../../../ui/fields/form-field.tsx';
import { SelectField } from '../../../ui/fields/select-field.tsx';
import { InPlaceForm } from '../../../ui/forms/in-place-form.tsx';
import { useFormResolver } from '../../../ui/forms/use-form-resolver.ts';
import { toastResult } from '../../../ui/toasts/result-toast.tsx';
import { OfferReadLine } from './offer-read-line.tsx';

type Props = {
  /** The job it is for; null for the job the person has now. */
  job: Job | null;
  /** The offer to change; null for a new one. */
  offer: Offer | null;
  today: string;
  /** Two columns, where there is room for them. */
  isWide?: boolean;
  onClose: () => void;
};

/** What an offer holds. Its pay and days come first, the rest on demand; money is said back as it was read. */
export function OfferForm({ job, offer, today, isWide = false, onClose }: Props) {
  const labels = useLabels('offers', keysOf(newOfferValues));
  const say = useSay();
  const { t } = useLingui();
  const form = useForm<OfferFormValues>({
    defaultValues: offer
      ? offerFormValues(offer)
      : { ...newOfferValues, ...(job && { receivedOn: today, place: job.location }) },
    mode: 'onTouched',
    resolver: useFormResolver(OfferFormSchema),
  });
  const movable = job !== null && offer === null && jobStatus(job.status).phase !== 'offer';
  const [isMoving, setMoving] = useState(movable);
  const [hasMore, setMore] = useState(offer !== null || isWide);
  const isPresent = job === null;
  const field = (name: keyof OfferFormValues) => ({
    control: form.control,
    name,
    label: labels[name],
  });
  const save = async (values: OfferFormValues) => {
    const jobId = job?.internalId ?? null;
    const result = offer
      ? await saveOffer({ ...values, jobId, internalId: offer.internalId }, { basedOn: offer.updatedAt })
      : await saveOffer({ ...values, jobId, ...(isMoving && movable && { moveTo: 'offer-pending' }) });
    const said =
      offer !== null ? (
        <Trans>Offer changed.</Trans>
      ) : isPresent ? (
        <Trans>Your present job is added.</Trans>
      ) : isMoving && movable ? (
        <Trans>Offer added. Moved to {say(jobStatusName('offer-pending'))}.</Trans>
      ) : (
        <Trans>Offer added.</Trans>
      );
    if (toastResult(result, said)) onClose();
  };
  const Pair = isWide ? FieldPair : Alone;
  return (
    <InPlaceForm
      form={form}
      label={offer ? t`Change offer` : isPresent ? t`Add your present job` : t`Add offer`}
      saveLabel={isPresent ? <Trans>Save present job</Trans> : <Trans>Save offer</Trans>}
      onSave={save}
      onCancel={onClose}
    >
      {isPresent && (
        <Pair>
          <TextField {...field('companyName')} autoFocus />
          <TextField {...field('jobTitle')} />
        </Pair>
      )}
      <TextField
        {...field('basePay')}
        autoFocus={!isPresent}
        placeholder={t`$86,000 a year, $41 an hour …`}
        help={<OfferReadLine control={form.control} />}
      />
      {!isPresent && (
        <FieldPair>
          <DateField {...field('answerBy')} />
          <DateField {...field('receivedOn')} />
        </FieldPair>
      )}
      {hasMore ? (
        <>
          <Pair>
            <TextField {...field('hoursPerWeek')} inputMode="decimal" placeholder={t`40`} />
            <TextField {...field('bonus')} placeholder={t`5%, or $4,000`} />
          </Pair>
          <Pair>
            {!isPresent && <TextField {...field('signOn')} placeholder={t`$5,000`} />}
            <SelectField
              {...field('equityKind')}
              options={[
                { value: '', label: t`Not stated` },
                ...keysOf(equityKinds).map((value) => ({ value, label: say(equityKindName(value)) })),
              ]}
            />
          </Pair>
          <Pair>
            <TextField {...field('equityValue')} placeholder={t`$40,000`} />
            <TextField {...field('vestingYears')} inputMode="decimal" placeholder={t`4`} />
          </Pair>
          <Pair>
            <TextField {...field('health')} placeholder={t`$164 a month`} />
            <TextField {...field('retirementMatch')} placeholder={t`4%, yours after 2 years`} />
          </Pair>
          <Pair>
            <TextField {...field('daysOff')} placeholder={t`20 + 10 holidays`} />
            <TextField {...field('onSiteDays')} inputMode="decimal" placeholder={t`2`} />
          </Pair>
          <Pair>
            <TextField {...field('place')} />
            {!isPresent && <TextField {...field('moving')} placeholder={t`$5,000 paid`} />}
          </Pair>
          {!isPresent && <DateField {...field('startDate')} />}
          <TextField {...field('benefits')} multiline rows={2} />
          <TextField {...field('notes')} multiline rows={2} />
        </>
      ) : (
        <Button variant="text" onClick={() => setMore(true)} sx={{ justifySelf: 'start' }}>
          <Trans>More: bonus, equity, benefits, place</Trans>
        </Button>
      )}
      {movable && (
        <Tick checked={isMoving} onChange={setMoving}>
          <Trans>Move the job to {say(jobStatusName('offer-pending'))}</Trans>
        </Tick>
      )}
    </InPlaceForm>
  );
}

/** Fields below one another, where two beside each other have no room. */
function Alone({ children }: { children: ReactNode }) {
  return <>{children}</>;
}
