import { isOpenOffer } from '@foothold/core/entities/offer/offer.ts';
import { Trans, useLingui } from '@lingui/react/macro';
import Box from '@mui/material/Box';
import Button from '@mui/material/Button';
import type { OfferOfJob } from '../../../data/steps/offer-reads.ts';
import { copyText } from '../../../platform/clipboard.ts';
import type { ComparisonRow } from '../../../shared/comparison/comparison-row.ts';
import { Card, CardHead } from '../../../ui/card.tsx';
import { toastResult } from '../../../ui/toasts/result-toast.tsx';
import { showToast } from '../../../ui/toasts/toast.tsx';
import { token } from '../../../ui/tokens.ts';

/** Questions that are worth asking before an answer; the rest is the person's own. */
const asked: ReadonlySet<string> = new Set([
  'basePay',
  'bonus',
  'retirementMatch',
  'health',
  'daysOff',
  'onSiteDays',
  'moving',
  'startDate',
]);

type Props = {
  columns: readonly OfferOfJob[];
  names: readonly string[];
  rows: readonly ComparisonRow[];
  today: string;
};

/** What the open offers do not say, as questions: to copy, or to plan as a next step of the job. */
export function QuestionsCard({ columns, names, rows, today }: Props) {
  const { t } = useLingui();
  const lists = columns.flatMap(({ offer, job }, at) => {
    if (!job || !isOpenOffer(offer)) return [];
    const missing = rows.filter(({ key, cells }) => asked.has(key) && cells[at]?.isUnknown);
    return missing.length > 0
      ? [{ key: offer.internalId, job, name: names[at] ?? '', labels: missing.map(({ label }) => label) }]
      : [];
  });
  if (lists.length === 0) return null;
  const count = lists.reduce((sum, { labels }) => sum + labels.length, 0);
  const copy = async () => {
    const text = lists.map(({ name, labels }) => [name, ...labels.map((label) => `- ${label}`)].join('\n'));
    if (await copyText(`${text.join('\n\n')}\n`)) showToast({ text: <Trans>Questions copied.</Trans> });
    else showToast({ text: <Trans>The browser did not allow this to be copied.</Trans>, kind: 'error' });
  };
  return (
    <Card aria-labelledby="questions" sx={{ overflow: 'hidden' }}>
      <CardHead sx={{ minHeight: 48 }}>
        <Box component="h2" id="questions" sx={{ margin: 0, fontSize: '0.9375rem', fontWeight: 620 }}>
          <Trans>Ask before you answer</Trans>
        </Box>
        <Box component="span" sx={{ fontSize: '0.8125rem', color: token('text-2') }}>
          <Trans>{count} not stated</Trans>
        </Box>
      </CardHead>
      <Box component="ul" aria-labelledby="questions" sx={{ margin: 0, padding: 0, listStyle: 'none' }}>
        {lists.map(({ key, job, name, labels }) => (
          <Box
            component="li"
            key={key}
            sx={{
              display: 'flex',
              gap: '8px',
              padding: '10px 16px',
              borderBlockStart: `1px solid ${token('line')}`,
            }}
          >
            <Box sx={{ flexGrow: 1, minWidth: 0, overflowWrap: 'anywhere' }}>
              <Box sx={{ fontWeight: 520, lineHeight: '20px' }}>{name}</Box>
              <Box sx={{ fontSize: '0.8125rem', lineHeight: '18px', color: token('text-2') }}>
                {labels.join(', ')}
              </Box>
            </Box>
            <Button
              variant="text"
              size="small"
              aria-label={t`Plan to ask ${name}`}
              onClick={async () => {
                const { saveTask } = await import('../../../data/steps/tasks.ts');
                const title = t`Ask about: ${labels.join(', ')}`;
                const result = await saveTask({ jobId: job.internalId, title, dueDate: today });
                toastResult(result, <Trans>Planned for today: ask {name}.</Trans>);
              }}
              sx={{ color: token('accent'), alignSelf: 'flex-start' }}
            >
              <Trans context="button">Plan</Trans>
            </Button>
          </Box>
        ))}
      </Box>
      <Box sx={{ padding: '4px 16px 16px' }}>
        <Button variant="outlined" fullWidth onClick={() => void copy()}>
          <Trans>Copy the questions</Trans>
        </Button>
      </Box>
    </Card>
  );
}
