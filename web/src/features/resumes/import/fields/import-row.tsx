import type { ImportRow as Row } from '@foothold/core/resume-import/import-rows.ts';
import { Trans, useLingui } from '@lingui/react/macro';
import Box from '@mui/material/Box';
import { styled } from '@mui/material/styles';
import { useEffect, useRef } from 'react';
import { Hint } from '../../../../ui/hint.tsx';
import { token } from '../../../../ui/tokens.ts';
import type { Preview } from '../preview/use-preview.ts';
import { draggedLine } from '../source/dragged-line.ts';
import { CertaintyMark } from './certainty-mark.tsx';
import { RowEditor } from './row-editor.tsx';
import { useImportWords } from './use-import-words.ts';

const Item = styled('li')({
  listStyle: 'none',
  position: 'relative',
  borderBlockEnd: `1px solid ${token('line')}`,
  '&:hover': { backgroundColor: token('hover') },
  '&[data-selected]': { backgroundColor: token('tint') },
  '&[data-selected]::before': {
    content: '""',
    position: 'absolute',
    insetBlock: 0,
    insetInlineStart: 0,
    width: 3,
    backgroundColor: token('accent'),
  },
});

const Lead = styled('button')({
  all: 'unset',
  boxSizing: 'border-box',
  display: 'grid',
  gridTemplateColumns: '22px auto minmax(0, 1fr) auto',
  alignItems: 'start',
  gap: '2px 10px',
  width: '100%',
  minHeight: 44,
  padding: '11px 16px',
  cursor: 'pointer',
  '&:focus-visible': { outline: `2px solid ${token('accent')}`, outlineOffset: -2 },
});

const Place = styled('span')({
  display: 'inline-grid',
  placeItems: 'center',
  width: 20,
  height: 20,
  borderRadius: 10,
  border: `1px solid ${token('line-strong')}`,
  fontSize: '0.75rem',
  lineHeight: '16px',
  color: token('text-2'),
  '[data-selected] > button > &': {
    backgroundColor: token('accent'),
    borderColor: token('accent'),
    color: token('on-accent'),
    fontWeight: 600,
  },
});

type Props = { row: Row; preview: Preview; onPage: () => void };

/** A field or an item: its place, what it says, how sure that is; open where it is in doubt or edited. */
export function ImportRow({ row, preview, onPage }: Props) {
  const { t } = useLingui();
  const words = useImportWords();
  const item = useRef<HTMLLIElement>(null);
  const { selected, editing } = preview;
  const isSelected = row.id === selected;
  const isEdited = isSelected && editing?.row === row.id;
  const isOpen = isSelected && (isEdited || row.certainty === 'check');
  const { lead, dates, more } = words.rowText(row);
  const under = [dates, more].filter(Boolean).join(' · ');
  const label = words.rowLabel(row);
  const number = preview.numberOf(row.id);
  // What was chosen on the page comes into sight here.
  const isFirst = useRef(true);
  useEffect(() => {
    if (isSelected && !isFirst.current) item.current?.scrollIntoView({ block: 'nearest' });
    isFirst.current = false;
  }, [isSelected, isOpen]);
  const open = () => {
    if (isSelected && !isEdited) preview.edit(row.id);
    else preview.select(row.id);
  };
  return (
    <Item
      ref={item}
      data-row={row.id}
      {...(isSelected && { 'data-selected': '' })}
      onDragOver={(event) => {
        if (draggedLine() === null) return;
        event.preventDefault();
        if (!isEdited) preview.edit(row.id);
      }}
    >
      <Lead
        type="button"
        data-lead=""
        aria-expanded={isOpen}
        {...(isSelected && { 'aria-current': true })}
        onClick={open}
      >
        {number > 0 ? (
          <Place>{number}</Place>
        ) : (
          <Hint text={t`Not from the file`}>
            <Place aria-label={t`Not from the file`}>–</Place>
          </Hint>
        )}
        {label ? (
          <Box
            component="span"
            sx={{
              width: 68,
              overflowWrap: 'anywhere',
              fontSize: '0.8125rem',
              lineHeight: '20px',
              color: token('text-2'),
            }}
          >
            {label}
          </Box>
        ) : (
          <span />
        )}
        <Box component="span" sx={{ minWidth: 0, fontSize: '0.875rem', lineHeight: '20px' }}>
          <Box
            component="span"
            sx={{
              overflowWrap: 'anywhere',
              ...(row.field !== null || row.group === 'Contact' || row.group === 'Skills'
                ? {
                    display: '-webkit-box',
                    WebkitLineClamp: isOpen ? 'none' : 3,
                    WebkitBoxOrient: 'vertical',
                    overflow: 'hidden',
                  }
                : { fontWeight: 600 }),
            }}
          >
            {lead || (
              <Box component="span" sx={{ fontWeight: 400, color: token('text-3') }}>
                <Trans>Nothing yet</Trans>
              </Box>
            )}
          </Box>
          {under && (
            <Box
              component="span"
              sx={{
                display: 'block',
                overflowWrap: 'anywhere',
                fontSize: '0.8125rem',
                lineHeight: '18px',
                color: token('text-2'),
              }}
            >
              {under}
            </Box>
          )}
        </Box>
        <CertaintyMark of={row.certainty} />
      </Lead>
      {isOpen && (
        <RowEditor
          row={row}
          preview={preview}
          hasAll={isEdited && editing?.hasAll === true}
          onPage={onPage}
        />
      )}
    </Item>
  );
}
