import { plural } from '@lingui/core/macro';
import { Trans, useLingui } from '@lingui/react/macro';
import Box from '@mui/material/Box';
import Button from '@mui/material/Button';
import { useState } from 'react';
import type { HistoryEntry } from '../../data/journal/history.ts';
import { undo } from '../../data/journal/undo.ts';
import { useSay } from '../../platform/use-say.ts';
import { useTableWords } from '../../shared/own-data/use-table-words.ts';
import { momentText } from '../../ui/moment-text.ts';
import { showToast } from '../../ui/toasts/toast.tsx';
import { token } from '../../ui/tokens.ts';

/** Kinds of records, or fields of one, that a change names. */
const maxNamed = 3;

/** One change: what it did to which records, when, and the way back; says in place what is in that way. */
export function HistoryChange({ entry }: { entry: HistoryEntry }) {
  const { t } = useLingui();
  const say = useSay();
  const [refusal, setRefusal] = useState('');
  const { internalId, at, names, more, isUndone } = entry;
  const label = say(entry.label);
  const takeBack = async () => {
    const answer = await undo(internalId);
    setRefusal(answer.ok ? '' : say(answer.message));
    if (answer.ok) showToast({ text: <Trans>Undone: {say(answer.label)}.</Trans> });
  };
  return (
    <Box
      component="li"
      sx={{
        display: 'flex',
        alignItems: 'center',
        gap: '12px',
        minHeight: 56,
        paddingBlock: '6px',
        '&:not(:last-of-type)': { borderBlockEnd: `1px solid ${token('line')}` },
      }}
    >
      <Box sx={{ flexGrow: 1, minWidth: 0, overflowWrap: 'anywhere' }}>
        <Box sx={{ color: isUndone ? token('text-2') : token('text') }}>
          <Box component="span" sx={{ fontWeight: 520 }}>
            {label}
          </Box>
          {names.length > 0 && <> {names.join(', ')}</>}
          {more > 0 && <> {t`${plural(more, { one: 'and # more', other: 'and # more' })}`}</>}
        </Box>
        <Box sx={{ fontSize: '0.8125rem', lineHeight: '18px', color: token('text-2') }}>
          <time dateTime={at}>{momentText(at)}</time>
          {' · '}
          <What entry={entry} />
        </Box>
        {refusal && (
          <Box role="status" sx={{ fontSize: '0.8125rem', lineHeight: '18px', color: token('warn') }}>
            {refusal}
          </Box>
        )}
      </Box>
      {isUndone ? (
        <Box component="span" sx={{ color: token('text-2'), flexShrink: 0 }}>
          <Trans>Undone</Trans>
        </Box>
      ) : (
        <Button
          variant="text"
          aria-label={t`Undo: ${[label, ...names].join(' ')}, ${momentText(at)}`}
          onClick={() => void takeBack()}
          sx={{ flexShrink: 0 }}
        >
          <Trans>Undo</Trans>
        </Button>
      )}
    </Box>
  );
}

/** The fields of an edit, else how many records of which kinds. */
function What({ entry: { fields, rows } }: { entry: HistoryEntry }) {
  const words = useTableWords();
  const say = useSay();
  const parts = fields.length > 0 ? fields.map(say) : rows.map(({ table, count }) => words(table, count));
  return (
    <>
      {parts.slice(0, maxNamed).join(', ')}
      {parts.length > maxNamed && (
        <>
          {' '}
          <Trans>and more</Trans>
        </>
      )}
    </>
  );
}
