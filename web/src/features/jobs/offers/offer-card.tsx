import type { Job } from '@foothold/core/entities/job/job.ts';
import { jobStatus } from '@foothold/core/entities/job/job-status.ts';
import { isOpenOffer, type Offer } from '@foothold/core/entities/offer/offer.ts';
import { offerStatusName } from '@foothold/core/entities/offer/offer-words.messages.ts';
import { offerPay } from '@foothold/core/tracking/offer-pay.ts';
import { Plural, Trans, useLingui } from '@lingui/react/macro';
import Box from '@mui/material/Box';
import Button from '@mui/material/Button';
import IconButton from '@mui/material/IconButton';
import { type ReactNode, useState } from 'react';
import { Link } from 'react-router';
import { useJobOffers } from '../../../data/steps/offer-reads.ts';
import { deleteOffer, setOfferStatus } from '../../../data/steps/offers.ts';
import { useSay } from '../../../platform/use-say.ts';
import { Icon } from '../../../ui/icons/icon.tsx';
import { RowMenu } from '../../../ui/lists/row-menu.tsx';
import { toastResult } from '../../../ui/toasts/result-toast.tsx';
import { token } from '../../../ui/tokens.ts';
import { jobPaths } from '../shared/job-paths.ts';
import { SideCard } from '../shared/side-card.tsx';
import { AnswerBy } from './answer-by.tsx';
import { moneyWords } from './money-words.ts';
import { OfferAnswers } from './offer-answers.tsx';
import { OfferForm } from './offer-form.tsx';
import { OfferRounds } from './offer-rounds.tsx';

type Props = {
  job: Job;
  today: string;
  /** Called before this card changes the job. */
  onChange: () => void;
};

/** The offers of a job: entered, negotiated, answered. Absent while nothing was applied for and there is none. */
export function OfferCard({ job, today, onChange }: Props) {
  const { t } = useLingui();
  const [editing, setEditing] = useState<number | 'new' | null>(null);
  const answer = useJobOffers(job.internalId);
  if (!answer) return null;
  const { offers, broken } = answer;
  const { impliesApplied, group } = jobStatus(job.status);
  if (offers.length + broken.length === 0 && (!impliesApplied || group === 'complete')) return null;
  const close = () => setEditing(null);
  return (
    <SideCard
      title={<Trans>Offer</Trans>}
      end={
        <IconButton
          aria-label={t`Add offer`}
          title={t`Add offer`}
          onClick={() => setEditing('new')}
          sx={{ marginBlock: '-8px', marginInlineEnd: '-8px' }}
        >
          <Icon name="add" size="xs" />
        </IconButton>
      }
    >
      {editing === 'new' && <OfferForm job={job} offer={null} today={today} onClose={close} />}
      {offers.length === 0 && editing !== 'new' && (
        <Quiet>
          <Trans>None yet. When you get one, its parts are shown here and next to other offers.</Trans>
        </Quiet>
      )}
      {offers.map((offer) =>
        editing === offer.internalId ? (
          <OfferForm key={offer.internalId} job={job} offer={offer} today={today} onClose={close} />
        ) : (
          <OneOffer
            key={offer.internalId}
            offer={offer}
            today={today}
            onEdit={() => setEditing(offer.internalId)}
            onChange={onChange}
          />
        ),
      )}
      {broken.length > 0 && (
        <Quiet>
          <Plural
            value={broken.length}
            one="# offer could not be read. It was not deleted."
            other="# offers could not be read. None was deleted."
          />
        </Quiet>
      )}
      {offers.length > 0 && (
        <Button
          variant="text"
          component={Link}
          to={jobPaths.offers}
          sx={{ marginInlineStart: '-12px', fontSize: '0.8125rem' }}
        >
          <Trans>Compare offers</Trans>
        </Button>
      )}
    </SideCard>
  );
}

type OneProps = { offer: Offer; today: string; onEdit: () => void; onChange: () => void };

function OneOffer({ offer, today, onEdit, onChange }: OneProps) {
  const say = useSay();
  const { t, i18n } = useLingui();
  const { base, baseYear } = offerPay(offer);
  const pay = offer.basePay || t`Pay not stated`;
  const isOpen = isOpenOffer(offer);
  const remove = async () => toastResult(await deleteOffer(offer.internalId), <Trans>Offer deleted.</Trans>);
  const expire = async () =>
    toastResult(await setOfferStatus(offer.internalId, 'expired'), <Trans>Marked as expired.</Trans>);
  const reopen = async () => {
    onChange();
    const result = await setOfferStatus(offer.internalId, 'open', { movesJob: true });
    toastResult(result, <Trans>Open again.</Trans>);
  };
  return (
    <Box component="article" aria-label={pay} sx={{ display: 'grid', gap: '8px', paddingBlockEnd: '12px' }}>
      <Box sx={{ display: 'flex', gap: '8px', alignItems: 'flex-start' }}>
        <Box sx={{ flexGrow: 1, minWidth: 0, overflowWrap: 'anywhere' }}>
          <Box sx={{ fontWeight: 570, lineHeight: '20px' }}>{pay}</Box>
          <Box sx={{ color: token('text-2'), fontSize: '0.8125rem', lineHeight: '18px' }}>
            {[
              baseYear && base?.interval !== 'year' && t`${moneyWords(baseYear, i18n.locale)} a year`,
              offer.bonus && t`bonus ${offer.bonus}`,
              say(offerStatusName(offer.status)),
            ]
              .filter(Boolean)
              .join(' · ')}
          </Box>
          {isOpen && offer.answerBy && <AnswerBy date={offer.answerBy} today={today} />}
        </Box>
        <RowMenu
          label={t`Change offer: ${pay}`}
          isAlwaysSeen
          actions={[
            { name: 'edit', label: <Trans>Edit offer</Trans>, onClick: onEdit },
            ...(isOpen
              ? [{ name: 'expire', label: <Trans>Mark as expired</Trans>, onClick: () => void expire() }]
              : [{ name: 'open', label: <Trans>Open again</Trans>, onClick: () => void reopen() }]),
            { name: 'delete', label: <Trans>Delete offer</Trans>, onClick: () => void remove() },
          ]}
        />
      </Box>
      {isOpen && <OfferAnswers offer={offer} onChange={onChange} />}
      <OfferRounds offer={offer} today={today} />
    </Box>
  );
}

function Quiet({ children }: { children: ReactNode }) {
  return (
    <Box sx={{ color: token('text-2'), fontSize: '0.8125rem', lineHeight: '18px', marginBlockEnd: '4px' }}>
      {children}
    </Box>
  );
}
