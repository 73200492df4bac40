import type { NotUsed } from '@foothold/core/resume-import/not-used.ts';
import { Plural, Trans, useLingui } from '@lingui/react/macro';
import Box from '@mui/material/Box';
import Button from '@mui/material/Button';
import { styled } from '@mui/material/styles';
import { useEffect, useRef, useState } from 'react';
import { Card, CardHead } from '../../../../ui/card.tsx';
import { opensLater } from '../../../../ui/dialogs/opens-later.tsx';
import { token } from '../../../../ui/tokens.ts';
import { ResumeNameField } from '../../resume-name-field.tsx';
import type { Preview } from '../preview/use-preview.ts';
import { useUnusedWords } from './use-unused-words.ts';

const UseDialog = opensLater(async () => (await import('./use-dialog.tsx')).UseDialog);
const TextDialog = opensLater(async () => (await import('./text-dialog.tsx')).TextDialog);

const Column = styled('div')({
  display: 'flex',
  flexDirection: 'column',
  gap: 16,
  minWidth: 0,
  minHeight: 0,
  '& > section': { flexShrink: 0 },
  '& > section:first-of-type': { flexShrink: 1, minHeight: 140, display: 'flex', flexDirection: 'column' },
  '@media (min-width: 900px)': { overflowY: 'auto', borderRadius: 20 },
  '@media (min-width: 900px) and (max-width: 1199.95px)': {
    flexDirection: 'row',
    '& > section': { flex: '1 1 0', minWidth: 0 },
    '& > section:first-of-type': { minHeight: 0, flexGrow: 2 },
  },
});

const Side = styled(Card)({ padding: '14px 16px', display: 'grid', gap: 8 });

const title = { margin: 0, fontSize: '0.9375rem', lineHeight: '22px', fontWeight: 620 };
const small = { margin: 0, fontSize: '0.8125rem', lineHeight: '18px', color: token('text-2') };

/** What went nowhere, that nothing left the device, and what it will become. */
export function UnusedPane({ off, preview }: { off: object; preview: Preview }) {
  const { t } = useLingui();
  const [using, setUsing] = useState<NotUsed | null>(null);
  const [isUsing, setIsUsing] = useState(false);
  const [isTextOpen, setTextOpen] = useState(false);
  const { unused, document } = preview;
  const isFile = preview.document.kind !== 'text' && preview.document.kind !== 'markdown';
  return (
    <Column {...off}>
      <Card as="section" aria-label={t`Not used`} sx={{ overflow: 'hidden' }}>
        <CardHead sx={{ justifyContent: 'flex-start', gap: '8px' }}>
          <Box component="h2" sx={title}>
            <Trans>Not used</Trans>
          </Box>
          <Box role="status" sx={{ ...small, color: token('text-2') }}>
            <Plural value={unused.length} _0="nothing" one="# piece" other="# pieces" />
          </Box>
        </CardHead>
        <Box
          component="ul"
          aria-label={t`Not used`}
          tabIndex={unused.length > 3 ? 0 : -1}
          sx={{ margin: 0, padding: 0, minHeight: 0, overflowY: { md: 'auto' } }}
        >
          {unused.map((piece) => (
            <UnusedRow
              key={piece.key}
              piece={piece}
              isSelected={preview.selectedUnused === piece.key}
              onSelect={() => preview.selectUnused(piece.key)}
              onUse={() => {
                setUsing(piece);
                setIsUsing(true);
              }}
            />
          ))}
        </Box>
      </Card>
      <Side as="section" aria-label={t`It will become`}>
        <Box component="h2" sx={title}>
          <Trans>It will become</Trans>
        </Box>
        <ResumeNameField value={preview.title} onChange={preview.setTitle} placeholder={preview.usualTitle} />
        <Box component="p" sx={small}>
          <Trans>A new resume; your others stay as they are. Fields still to check carry a mark there.</Trans>
        </Box>
      </Side>
      <Side as="section" aria-label={t`Read on this device`}>
        <Box component="h2" sx={title}>
          <Trans>Read on this device</Trans>
        </Box>
        <Box component="p" sx={small}>
          {isFile ? (
            <Trans>
              The file was not sent anywhere and is not saved. No word was added; only dates were rewritten,
              and each says from what.
            </Trans>
          ) : (
            <Trans>
              The text was not sent anywhere. No word was added; only dates were rewritten, and each says from
              what.
            </Trans>
          )}
        </Box>
        <Button
          variant="text"
          onClick={() => setTextOpen(true)}
          sx={{ justifySelf: 'start', marginInlineStart: '-12px' }}
        >
          <Trans>Show the text as read</Trans>
        </Button>
      </Side>
      <UseDialog open={isUsing} onClose={() => setIsUsing(false)} piece={using} preview={preview} />
      <TextDialog open={isTextOpen} onClose={() => setTextOpen(false)} lines={document.lines} />
    </Column>
  );
}

type RowProps = { piece: NotUsed; isSelected: boolean; onSelect: () => void; onUse: () => void };

function UnusedRow({ piece, isSelected, onSelect, onUse }: RowProps) {
  const { t } = useLingui();
  const words = useUnusedWords();
  const row = useRef<HTMLLIElement>(null);
  const name = words.nameOf(piece);
  const isHidden = piece.kind === 'hidden';
  useEffect(() => {
    if (isSelected) row.current?.scrollIntoView({ block: 'nearest' });
  }, [isSelected]);
  return (
    <Box
      component="li"
      ref={row}
      sx={{
        listStyle: 'none',
        display: 'flex',
        alignItems: 'start',
        gap: '8px',
        paddingBlock: '10px',
        paddingInline: '16px 8px',
        borderBlockStart: `1px solid ${token('line')}`,
        ...(isSelected && {
          backgroundColor: token('tint'),
          boxShadow: `inset 3px 0 0 ${token('accent')}`,
        }),
      }}
    >
      <Box
        component="button"
        type="button"
        disabled={piece.runs.length === 0}
        onClick={onSelect}
        sx={{
          all: 'unset',
          flexGrow: 1,
          minWidth: 0,
          cursor: piece.runs.length > 0 ? 'pointer' : 'default',
          overflowWrap: 'anywhere',
          '&:focus-visible': {
            outline: `2px solid ${token('accent')}`,
            outlineOffset: '2px',
            borderRadius: '4px',
          },
        }}
      >
        <Box
          component="span"
          sx={{ display: 'block', fontSize: '0.875rem', lineHeight: '20px', fontWeight: 520 }}
        >
          {name}
        </Box>
        <Box
          component="span"
          sx={{
            ...small,
            display: '-webkit-box',
            WebkitLineClamp: 4,
            WebkitBoxOrient: 'vertical',
            overflow: 'hidden',
          }}
        >
          “{piece.text}”
        </Box>
      </Box>
      {!isHidden && (
        <Button
          variant="text"
          aria-label={t`Use: ${piece.text.slice(0, 60)}`}
          onClick={onUse}
          sx={{
            minHeight: { xs: 44, md: 28 },
            paddingInline: '8px',
            paddingBlock: '2px',
            color: token('accent'),
          }}
        >
          <Trans>Use</Trans>
        </Button>
      )}
    </Box>
  );
}
