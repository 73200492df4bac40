import type { Interview } from '@foothold/core/entities/interview/interview.ts';
import type { ReadyItem } from '@foothold/core/interviews/get-ready.ts';
import { Plural, Trans, useLingui } from '@lingui/react/macro';
import Box from '@mui/material/Box';
import ButtonBase from '@mui/material/ButtonBase';
import IconButton from '@mui/material/IconButton';
import { useEffect, useId, useState } from 'react';
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
  // What is ticked stays where it stood until the screen is opened again: nothing jumps away from under a finger.
  const [ticked, setTicked] = useState<readonly string[]>([]);
  const { internalId } = interview;
  const items = sheetItems(interview, sources);
  const ready = items.filter(({ isReady }) => isReady);
  const folded = ready.filter(({ key }) => !ticked.includes(key));
  const line = (item: ReadyItem) => (
    <ReadyLine
      key={item.key}
      interviewId={internalId}
      item={item}
      words={words(item)}
      onTick={() => setTicked([...ticked, item.key])}
    />
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
        {items.filter((item) => !folded.includes(item)).map(line)}
      </Box>
      {folded.length > 0 && (
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
              borderBlockStart: folded.length < items.length ? `1px solid ${token('line')}` : 0,
            }}
          >
            <Icon name="check" size="sm" color={token('good')} />
            <Box component="span" sx={{ flexGrow: 1 }}>
              <Plural value={folded.length} one="# ready" other="# ready" />
            </Box>
            <Icon name={isUnfolded ? 'chevron-up' : 'chevron-down'} size="xs" />
          </ButtonBase>
          <Box
            component="ul"
            id={listId}
            aria-label={t`Ready`}
            sx={{ ...plainList, display: isUnfolded ? 'block' : 'none' }}
          >
            {folded.map(line)}
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

type LineProps = {
  interviewId: number;
  item: ReadyItem;
  words: { title: string; second: string };
  onTick: () => void;
};

function ReadyLine({ interviewId, item, words: { title, second }, onTick }: LineProps) {
  const { t } = useLingui();
  const isOwn = item.kind === 'own';
  // The tick shows at once; what is stored follows.
  const [shown, setShown] = useState<boolean | null>(null);
  useEffect(() => setShown(null), [item.isReady]);
  const isReady = shown ?? item.isReady;
  const tick = async (is: boolean) => {
    onTick();
    setShown(is);
    const result = await changeSheet(
      interviewId,
      isOwn ? { kind: 'done', text: item.text, isDone: is } : { kind: 'tick', item: item.key, isReady: is },
    );
    // The tick says it itself; only a refusal needs words.
    if (result.ok) return;
    setShown(null);
    toastFailure(result);
  };
  const remove = async () =>
    void toastResult(
      await changeSheet(interviewId, { kind: 'remove', text: item.text }),
      <Trans>Removed from the checklist.</Trans>,
    );
  return (
    <Box component="li" sx={partRow}>
      <Box sx={{ flexGrow: 1, minWidth: 0, overflowWrap: 'anywhere' }}>
        <Tick checked={isReady} disabled={item.isFound} onChange={(is) => void tick(is)}>
          <Box component="span" sx={{ color: isReady ? token('text-2') : token('text') }}>
            {title}
          </Box>
        </Tick>
        {second && !isReady && (
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
