import { calendarDate } from '@foothold/core/dates/calendar-date.ts';
import type { DraftItem } from '@foothold/core/resume-import/import-draft.ts';
import { needsCheck } from '@foothold/core/resume-import/import-rows.ts';
import { Trans, useLingui } from '@lingui/react/macro';
import Box from '@mui/material/Box';
import OutlinedInput from '@mui/material/OutlinedInput';
import { useId, useState } from 'react';
import { systemClock } from '../../../../data/rows/clock.ts';
import { Labeled } from '../../../../ui/fields/labeled.tsx';
import { token } from '../../../../ui/tokens.ts';
import { typedMonth } from '../../editor/fields/typed-month.ts';
import type { Preview } from '../preview/use-preview.ts';
import { draggedLine } from '../source/dragged-line.ts';
import { type ImportField, useImportWords } from './use-import-words.ts';

type Props = { item: DraftItem; field: ImportField; preview: Preview; onRight: () => void };

/** A value of the draft to correct: typed, or taken from a line that is dropped on it or pressed while it is active. */
export function ValueField({ item, field: { name, label, kind }, preview, onRight }: Props) {
  const { i18n } = useLingui();
  const words = useImportWords();
  const id = useId();
  const [typed, setTyped] = useState<string | null>(null);
  const [isOver, setOver] = useState(false);
  const value = item.values[name];
  const place = { item: item.key, field: name };
  const isActive = preview.active?.item === item.key && preview.active.field === name;
  const isCheck = value !== undefined && needsCheck(value) && value.value !== '';
  const text = value?.value ?? '';
  const year = Number(calendarDate(systemClock.now()).slice(0, 4));
  const isLong = kind === 'long';
  const says = value?.says ?? '';
  const isRewritten = kind === 'month' && says !== '' && says !== text;
  return (
    <Box
      sx={{ minWidth: 0, ...(kind !== 'month' && { gridColumn: '1 / -1' }) }}
      onDragOver={(event) => {
        if (draggedLine() === null) return;
        event.preventDefault();
        setOver(true);
      }}
      onDragLeave={() => setOver(false)}
      onDrop={(event) => {
        const line = draggedLine();
        setOver(false);
        if (line === null) return;
        event.preventDefault();
        setTyped(null);
        preview.takeLine(line, place);
      }}
    >
      <Labeled id={id} label={label} help={isRewritten && <Trans>From “{says.slice(0, 60)}”</Trans>}>
        <OutlinedInput
          id={id}
          fullWidth
          value={typed ?? (kind === 'month' ? words.dateText(text) : text)}
          autoComplete="off"
          {...(isLong && { multiline: true, minRows: 2, maxRows: 12 })}
          onFocus={() => preview.setActive(place)}
          onChange={({ target }) => {
            if (kind !== 'month') {
              preview.type(place, target.value);
              return;
            }
            setTyped(target.value);
            preview.type(place, typedMonth(target.value, { locale: i18n.locale, year }));
          }}
          onBlur={() => setTyped(null)}
          onKeyDown={(event) => {
            if (event.key !== 'Enter' || isLong || event.nativeEvent.isComposing) return;
            event.preventDefault();
            onRight();
          }}
          slotProps={{
            input: { ...(isRewritten && { 'aria-describedby': `${id}-help` }) } as Record<string, string>,
          }}
          sx={{
            ...(isLong && { padding: '9px 15px', '& textarea': { padding: 0 } }),
            ...((isCheck || isActive || isOver) && {
              '& .MuiOutlinedInput-notchedOutline': {
                borderColor: isOver || isActive ? token('accent') : token('warn'),
                ...(isOver && { borderStyle: 'dashed', borderWidth: 2 }),
              },
            }),
          }}
        />
      </Labeled>
    </Box>
  );
}
