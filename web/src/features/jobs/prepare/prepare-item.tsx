import type { PreparationItem } from '@foothold/core/tracking/preparation.ts';
import { Trans, useLingui } from '@lingui/react/macro';
import Box from '@mui/material/Box';
import Button from '@mui/material/Button';
import IconButton from '@mui/material/IconButton';
import { styled } from '@mui/material/styles';
import { type ReactNode, useEffect, useState } from 'react';
import { planStep, setStepDone } from '../../../data/steps/preparation.ts';
import { deleteTask } from '../../../data/steps/tasks.ts';
import { Tick } from '../../../ui/buttons/tick.tsx';
import { partLater } from '../../../ui/dialogs/part-later.tsx';
import { Icon } from '../../../ui/icons/icon.tsx';
import { toastResult } from '../../../ui/toasts/result-toast.tsx';
import { token } from '../../../ui/tokens.ts';
import { shortDate } from '../shared/job-cells.ts';

const PreparePlan = partLater(async () => (await import('./prepare-plan.tsx')).PreparePlan);

type Props = {
  jobId: number;
  item: PreparationItem;
  words: { title: string; help: string };
  today: string;
  /** What leads on from here, such as to the resume. */
  action?: ReactNode;
};

const Quote = styled('li')({
  paddingInlineStart: 10,
  borderInlineStart: `2px solid ${token('line-strong')}`,
  overflowWrap: 'anywhere',
});

/** One step of a preparation: ticked off, planned for a day, with the lines of the posting that it is about. */
export function PrepareItem({ jobId, item, words, today, action }: Props) {
  const { t } = useLingui();
  const [isPlanning, setPlanning] = useState(false);
  // The tick shows at once; what is stored follows.
  const [ticked, setTicked] = useState<boolean | null>(null);
  useEffect(() => setTicked(null), [item.done]);
  const { title, help } = words;
  const task = { jobId, step: item.step, title, taskId: item.taskId };
  const tick = async (done: boolean) => {
    setTicked(done);
    const text = done ? <Trans>Done: {title}.</Trans> : <Trans>Open again: {title}.</Trans>;
    if (!toastResult(await setStepDone(task, done), text)) setTicked(null);
  };
  const remove = async () => {
    if (item.taskId !== null) toastResult(await deleteTask(item.taskId), <Trans>Step deleted.</Trans>);
  };
  return (
    <Box
      component="li"
      sx={{
        display: 'grid',
        gap: '4px',
        paddingBlock: '10px 12px',
        borderBlockEnd: `1px solid ${token('line')}`,
      }}
    >
      <Box sx={{ display: 'flex', alignItems: 'start', gap: '0 12px', flexWrap: 'wrap' }}>
        <Box sx={{ flex: '1 1 220px', minWidth: 0, fontWeight: 570 }}>
          <Tick checked={ticked ?? item.done} onChange={(done) => void tick(done)}>
            <Box component="span" sx={{ color: item.done ? token('text-3') : token('text') }}>
              {title}
            </Box>
          </Tick>
        </Box>
        <Box sx={{ display: 'flex', alignItems: 'center', minHeight: 32, gap: '4px' }}>
          {action}
          {!item.done && (
            <Button variant="text" onClick={() => setPlanning(!isPlanning)} aria-expanded={isPlanning}>
              <Due due={item.due} today={today} />
            </Button>
          )}
          {item.step === 'own' && (
            <IconButton aria-label={t`Delete ${title}`} title={t`Delete`} onClick={() => void remove()}>
              <Icon name="delete" size="xs" />
            </IconButton>
          )}
        </Box>
      </Box>
      {isPlanning && !item.done && (
        <PreparePlan
          start={item.due}
          onCancel={() => setPlanning(false)}
          onPlan={async (date) => {
            const day = shortDate(date, { today });
            const text = date ? <Trans>Planned for {day}.</Trans> : <Trans>Planned, without a day.</Trans>;
            if (toastResult(await planStep(task, date), text)) setPlanning(false);
          }}
        />
      )}
      <Box sx={{ paddingInlineStart: '26px', display: 'grid', gap: '8px', maxWidth: '66ch', ...quiet }}>
        {help && <span>{help}</span>}
        {item.quotes.length > 0 && <Quotes label={t`Lines of the posting`} lines={item.quotes} />}
        {item.wishes.length > 0 && (
          <>
            <span>
              <Trans>Nice to have:</Trans>
            </span>
            <Quotes label={t`Nice to have`} lines={item.wishes} />
          </>
        )}
      </Box>
    </Box>
  );
}

const quiet = { color: token('text-2'), fontSize: '0.8125rem', lineHeight: '18px' };

function Quotes({ label, lines }: { label: string; lines: readonly string[] }) {
  return (
    <Box
      component="ul"
      aria-label={label}
      sx={{ listStyle: 'none', margin: 0, padding: 0, display: 'grid', gap: '6px', maxWidth: '66ch' }}
    >
      {lines.map((line) => (
        <Quote key={line}>{line}</Quote>
      ))}
    </Box>
  );
}

function Due({ due, today }: { due: string; today: string }) {
  if (!due) return <Trans context="button">Plan</Trans>;
  const day = shortDate(due, { today });
  return (
    <Box component="span" sx={{ color: due <= today ? token('warn') : 'inherit' }}>
      <Trans>By {day}</Trans>
    </Box>
  );
}
