import type { Interview } from '@foothold/core/entities/interview/interview.ts';
import type { ReadyItem } from '@foothold/core/interviews/get-ready.ts';
import { Plural, Trans, useLingui } from '@lingui/react/macro';
import Box from '@mui/material/Box';
import ButtonBase from '@mui/material/ButtonBase';
import IconButton from '@mui/material/IconButton';
import { useId, useState } from 'react';
import { changeSheet } from '../../../data/interviews/change-sheet.ts';
import type { SheetSources } from '../../../data/interviews/sheet-sources.ts';
import { Tick } from '../../../ui/buttons/tick.tsx';
import { Icon } from '../../../ui/icons/icon.tsx';
import { toastFailure, toastResult } from '../../../ui/toasts/result-toast.tsx';
import { token } from '../../../ui/tokens.ts';
import { InterviewPart, partRow, plainList, Second } from '../shared/interview-part.tsx';
import { useReadyWords } from '../shared/use-ready-words.ts';
import { LineAdder } from './line-adder.tsx';
import { sheetItems } from './ready-items.ts';

type Props = { interview: Interview; sources: SheetSources };

/** What is still open before an interview, and what is ready, folded to one row. Open lines can be ticked by hand. */
export function SheetReady({ interview, sources }: Props) {
  const { t } = useLingui();
  const words = useReadyWords(interview);
  const listId = useId();
  const [isUnfolded, setUnfolded] = useState(false);
  const { internalId } = interview;
  const items = sheetItems(interview, sources);
  const ready = items.filter(({ isReady }) => isReady);
  const line = (item: ReadyItem) => (
    <ReadyLine key={item.key} interviewId={internalId} item={item} words={words(item)} />
  );
  const add = async (text: string) => {
    const result = await changeSheet(internalId, { kind: 'add', text });
    return toastResult(result, <Trans>Added to the checklist.</Trans>);
  };
  return (
    <InterviewPart
      title={<Trans>Get ready</Trans>}
      end={
        <span role="status">
          <Trans>
            {ready.length} of {items.length}
          </Trans>
        </span>
      }
    >
      <Box component="ul" aria-label={t`Still open`} sx={plainList}>
        {items.filter(({ isReady }) => !isReady).map(line)}
      </Box>
      {ready.length > 0 && (
        <>
          <ButtonBase
            aria-expanded={isUnfolded}
            aria-controls={listId}
            onClick={() => setUnfolded(!isUnfolded)}
            sx={{
              ...{ display: 'flex', gap: '12px', width: '100%', textAlign: 'start', font: 'inherit' },
              ...{
                minHeight: { xs: 48, md: 40 },
                color: token('text-2'),
                fontSize: { xs: '1rem', md: '0.875rem' },
              },
              borderBlockStart: ready.length < items.length ? `1px solid ${token('line')}` : 0,
            }}
          >
            <Icon name="check" size="sm" color={token('good')} />
            <Box component="span" sx={{ flexGrow: 1 }}>
              <Plural value={ready.length} one="# ready" other="# ready" />
            </Box>
            <Icon name={isUnfolded ? 'chevron-up' : 'chevron-down'} size="xs" />
          </ButtonBase>
          <Box
            component="ul"
            id={listId}
            aria-label={t`Ready`}
            sx={{ ...plainList, display: isUnfolded ? 'block' : 'none' }}
          >
            {ready.map(line)}
          </Box>
        </>
      )}
      <LineAdder
        label={t`Something else to get ready`}
        placeholder={t`Something else to get ready`}
        onAdd={add}
      />
    </InterviewPart>
  );
}

type LineProps = { interviewId: number; item: ReadyItem; words: { title: string; second: string } };

function ReadyLine({ interviewId, item, words: { title, second } }: LineProps) {
  const { t } = useLingui();
  const isOwn = item.kind === 'own';
  const tick = async (isReady: boolean) => {
    const result = await changeSheet(
      interviewId,
      isOwn ? { kind: 'done', text: item.text, isDone: isReady } : { kind: 'tick', item: item.key, isReady },
    );
    // The tick says it itself; only a refusal needs words.
    if (!result.ok) toastFailure(result);
  };
  const remove = async () =>
    void toastResult(
      await changeSheet(interviewId, { kind: 'remove', text: item.text }),
      <Trans>Taken off the checklist.</Trans>,
    );
  return (
    <Box component="li" sx={partRow}>
      <Box sx={{ flexGrow: 1, minWidth: 0, overflowWrap: 'anywhere' }}>
        <Tick checked={item.isReady} disabled={item.isFound} onChange={(is) => void tick(is)}>
          <Box component="span" sx={{ color: item.isReady ? token('text-2') : token('text') }}>
            {title}
          </Box>
        </Tick>
        {second && !item.isReady && (
          <Box sx={{ paddingInlineStart: '26px', marginBlockStart: { xs: '-8px', md: '-4px' } }}>
            <Second>{second}</Second>
          </Box>
        )}
      </Box>
      {isOwn && (
        <IconButton aria-label={t`Delete ${title}`} title={t`Delete`} onClick={() => void remove()}>
          <Icon name="delete" size="xs" />
        </IconButton>
      )}
    </Box>
  );
}
