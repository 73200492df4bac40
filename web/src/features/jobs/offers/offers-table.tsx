import { jobStatusName } from '@foothold/core/entities/job/job-status.messages.ts';
import { isOpenOffer } from '@foothold/core/entities/offer/offer.ts';
import { offerStatusName } from '@foothold/core/entities/offer/offer-words.messages.ts';
import { Trans, useLingui } from '@lingui/react/macro';
import Box from '@mui/material/Box';
import { Link } from 'react-router';
import type { OfferOfJob } from '../../../data/steps/offer-reads.ts';
import { useSay } from '../../../platform/use-say.ts';
import { ColumnName } from '../../../shared/comparison/column-name.tsx';
import type { ComparisonRow } from '../../../shared/comparison/comparison-row.ts';
import { ComparisonTable } from '../../../shared/comparison/comparison-table.tsx';
import { StatusMark } from '../../../shared/jobs/status-mark.tsx';
import { token } from '../../../ui/tokens.ts';
import { jobPaths } from '../shared/job-paths.ts';
import { AnswerBy } from './answer-by.tsx';

type Props = {
  columns: readonly OfferOfJob[];
  names: readonly string[];
  rows: readonly ComparisonRow[];
  today: string;
  /** The place of the offer that is chosen. */
  chosen: number;
  onChoose: (at: number) => void;
};

/** Offers side by side, a question a row; the tinted column is the chosen one, not a winner. */
export function OffersTable({ columns, names, rows, today, chosen, onChoose }: Props) {
  const { t } = useLingui();
  return (
    <ComparisonTable
      label={t`Offers`}
      corner={<Trans>As stated</Trans>}
      names={names}
      rows={rows}
      chosen={chosen}
      head={(at) => {
        const column = columns[at];
        return (
          column && (
            <Head
              column={column}
              name={names[at] ?? ''}
              today={today}
              isChosen={at === chosen}
              onChoose={() => onChoose(at)}
            />
          )
        );
      }}
    />
  );
}

type HeadProps = {
  column: OfferOfJob;
  name: string;
  today: string;
  isChosen: boolean;
  onChoose: () => void;
};

function Head({ column: { offer, job }, name, today, isChosen, onChoose }: HeadProps) {
  const say = useSay();
  const small = { fontSize: '0.8125rem', lineHeight: '18px', color: token('text-2') };
  const title = job?.jobTitle || offer.jobTitle;
  return (
    <>
      <ColumnName name={name} isChosen={isChosen} onChoose={onChoose} />
      {job ? (
        <Box sx={small}>
          <Link
            to={jobPaths.edit(job.internalId)}
            style={{ color: 'inherit', display: 'inline-block', lineHeight: '24px' }}
          >
            {title || <Trans>Open job</Trans>}
          </Link>
        </Box>
      ) : (
        <Box sx={small}>{[offer.companyName, title].filter(Boolean).join(' · ')}</Box>
      )}
      {job && isOpenOffer(offer) && offer.status === 'open' ? (
        <Box sx={{ ...small, display: 'flex', gap: '6px', alignItems: 'center' }}>
          <StatusMark status={job.status} />
          {say(jobStatusName(job.status))}
        </Box>
      ) : (
        !offer.isPresent && <Box sx={small}>{say(offerStatusName(offer.status))}</Box>
      )}
      {offer.answerBy && isOpenOffer(offer) && <AnswerBy date={offer.answerBy} today={today} />}
    </>
  );
}
