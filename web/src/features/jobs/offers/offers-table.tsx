import { jobStatus } from '@foothold/core/entities/job/job-status.ts';
import { isOpenOffer, offerStatuses } from '@foothold/core/entities/offer/offer.ts';
import { Trans, useLingui } from '@lingui/react/macro';
import Box from '@mui/material/Box';
import ButtonBase from '@mui/material/ButtonBase';
import { styled } from '@mui/material/styles';
import { Link } from 'react-router';
import type { OfferOfJob } from '../../../data/steps/offer-reads.ts';
import { StatusMark } from '../../../shared/jobs/status-mark.tsx';
import { token } from '../../../ui/tokens.ts';
import { jobPaths } from '../shared/job-paths.ts';
import { AnswerBy } from './answer-by.tsx';
import type { OfferRow } from './use-offer-rows.ts';

const Table = styled('table')({
  width: '100%',
  borderCollapse: 'collapse',
  tableLayout: 'fixed',
  '& th, & td': {
    padding: '8px 12px',
    textAlign: 'start',
    verticalAlign: 'middle',
    borderBlockEnd: `1px solid ${token('line')}`,
    overflowWrap: 'anywhere',
    fontWeight: 400,
    lineHeight: '20px',
  },
  '& thead th': { verticalAlign: 'top', paddingBlock: 12 },
  '& thead th:first-of-type, & tbody th': { paddingInlineStart: 20, width: 188 },
  '& tbody th': { color: token('text-2') },
  '& tbody tr': { height: 51 },
  '& tbody tr:last-of-type > *': { borderBlockEnd: 0 },
  '& [data-on]': { backgroundColor: token('tint') },
  // On a phone each question is a block with the offers below one another.
  '@media (max-width: 899.95px)': {
    '&, & tbody, & tr, & th, & td': { display: 'block', width: 'auto' },
    '& thead': { display: 'block', borderBlockEnd: `1px solid ${token('line')}` },
    '& thead th:first-of-type': { display: 'none' },
    '& tbody tr': { height: 'auto', paddingBlock: '12px', borderBlockEnd: `1px solid ${token('line')}` },
    '& tbody tr:last-of-type': { borderBlockEnd: 0 },
    '& th, & td, & tbody th': { padding: 0, border: 0, width: 'auto' },
    '& thead th': { padding: '8px 12px', marginInline: -12, borderRadius: 14 },
    '& tbody th': { fontWeight: 570, color: token('text'), marginBlockEnd: 4 },
    '& td': { display: 'grid', gridTemplateColumns: '2fr 3fr', gap: '0 12px', paddingBlock: '4px' },
    '& td::before': { content: 'attr(data-name)', color: token('text-2'), gridRow: 'span 2' },
    '& td[data-on]': { backgroundColor: 'transparent' },
  },
});

/** What is laid out as blocks is a table to assistive technology only where it says so. */
const as = (role: string) => ({ role });

type Props = {
  columns: readonly OfferOfJob[];
  names: readonly string[];
  rows: readonly OfferRow[];
  today: string;
  /** The place of the offer that is chosen. */
  chosen: number;
  onChoose: (at: number) => void;
};

/** Offers side by side, a question a row; the tinted column is the chosen one, not a winner. */
export function OffersTable({ columns, names, rows, today, chosen, onChoose }: Props) {
  const { t } = useLingui();
  return (
    <Table {...as('table')} aria-label={t`Offers`} style={{ minWidth: 0 }}>
      <thead {...as('rowgroup')}>
        <tr {...as('row')}>
          <th {...as('columnheader')} scope="col">
            <Box component="span" sx={{ fontSize: '0.75rem', color: token('text-2') }}>
              <Trans>As stated</Trans>
            </Box>
          </th>
          {columns.map((column, at) => (
            <th
              key={column.offer.internalId}
              {...as('columnheader')}
              scope="col"
              {...(at === chosen && { 'data-on': '' })}
            >
              <Head
                column={column}
                name={names[at] ?? ''}
                today={today}
                isChosen={at === chosen}
                onChoose={() => onChoose(at)}
              />
            </th>
          ))}
        </tr>
      </thead>
      <tbody {...as('rowgroup')}>
        {rows.map(({ key, label, note, cells }) => (
          <tr key={key} {...as('row')}>
            <th {...as('rowheader')} scope="row">
              {label} {note && <sup style={{ fontSize: '0.75rem' }}>{note}</sup>}
            </th>
            {cells.map(({ lead, second, isUnknown }, at) => (
              <td
                key={columns[at]?.offer.internalId}
                {...as('cell')}
                data-name={names[at]}
                {...(at === chosen && { 'data-on': '' })}
              >
                <Box
                  sx={{
                    fontWeight: isUnknown ? 400 : 520,
                    color: isUnknown ? token('text-2') : token('text'),
                    whiteSpace: 'pre-line',
                  }}
                >
                  {lead}
                </Box>
                {second && (
                  <Box
                    sx={{
                      gridColumn: 2,
                      fontSize: '0.75rem',
                      lineHeight: '16px',
                      color: token('text-2'),
                    }}
                  >
                    {second}
                  </Box>
                )}
              </td>
            ))}
          </tr>
        ))}
      </tbody>
    </Table>
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
  const small = { fontSize: '0.8125rem', lineHeight: '18px', color: token('text-2') };
  const title = job?.jobTitle || offer.jobTitle;
  return (
    <>
      <ButtonBase
        aria-pressed={isChosen}
        onClick={onChoose}
        sx={{
          typography: 'body1',
          fontSize: '0.9375rem',
          fontWeight: 600,
          lineHeight: '20px',
          minHeight: 24,
          textAlign: 'start',
          borderRadius: '6px',
          overflowWrap: 'anywhere',
        }}
      >
        {name}
      </ButtonBase>
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
          {jobStatus(job.status).label}
        </Box>
      ) : (
        !offer.isPresent && <Box sx={small}>{offerStatuses[offer.status]}</Box>
      )}
      {offer.answerBy && isOpenOffer(offer) && <AnswerBy date={offer.answerBy} today={today} />}
    </>
  );
}
