import type { Region } from '@foothold/core/resume-import/import-regions.ts';
import { Trans, useLingui } from '@lingui/react/macro';
import Box from '@mui/material/Box';
import IconButton from '@mui/material/IconButton';
import { styled } from '@mui/material/styles';
import { useEffect, useMemo, useRef, useState } from 'react';
import type { ReadDocument } from '../../../../document-reading/document-reading.ts';
import { Hint } from '../../../../ui/hint.tsx';
import { useSize } from '../../../../ui/hooks/use-size.ts';
import { Icon } from '../../../../ui/icons/icon.tsx';
import { token } from '../../../../ui/tokens.ts';
import type { ImportSource } from '../import-source.ts';
import { PdfSource } from './pdf-source.tsx';
import { PictureSource } from './picture-source.tsx';
import { TextSource } from './text-source.tsx';

const Ground = styled('section')({
  display: 'flex',
  flexDirection: 'column',
  minWidth: 0,
  minHeight: 0,
  border: `1px solid ${token('line')}`,
  borderRadius: 20,
  backgroundColor: token('sunken'),
});

const Scroller = styled('div')({
  position: 'relative',
  flexGrow: 1,
  minHeight: 0,
  overflow: 'auto',
  padding: '1px 12px 16px',
  display: 'flex',
  flexDirection: 'column',
  gap: 12,
  borderRadius: '0 0 20px 20px',
  '&:focus-visible': { outline: `2px solid ${token('accent')}`, outlineOffset: -2 },
  // Without a height it would have no width to measure either.
  '@media (max-width: 899.95px)': { overflowY: 'visible', paddingInline: 8, minHeight: '50dvh' },
});

const Swatch = styled('span')({
  width: 14,
  height: 12,
  borderRadius: 4,
  border: `1px solid ${token('control')}`,
  '&[data-of="check"]': { borderColor: token('warn') },
  '&[data-of="unused"]': { borderStyle: 'dashed' },
});

type Props = {
  off: object;
  source: ImportSource;
  document: ReadDocument;
  regions: readonly Region[];
  selected: Region | undefined;
  /** The field that a press on a line fills, in words; '' for none. */
  active: string;
  onRegion: (region: Region) => void;
  onLine: (line: number) => void;
};

/** The file as it looks: what was used in frames with numbers, what is in doubt, and what was not used. */
export function SourcePane({ off, source, document, regions, selected, active, onRegion, onLine }: Props) {
  const { t } = useLingui();
  const scroller = useRef<HTMLDivElement>(null);
  const room = useSize(scroller)?.width ?? 0;
  const [inSight, setInSight] = useState(1);
  const { layout } = document;
  const look = lookOf(source, document);
  const count = look === 'text' ? 1 : layout.pages.length;
  const text = useMemo(() => document.lines.map((line) => line.text).join('\n'), [document]);
  // The place of what is selected comes into sight.
  useEffect(() => {
    const box = scroller.current;
    const place = box?.querySelector<HTMLElement>('[data-region-selected]');
    if (!box || !place || box.scrollHeight <= box.clientHeight) return;
    const from = place.getBoundingClientRect().top - box.getBoundingClientRect().top + box.scrollTop;
    const to = from + place.getBoundingClientRect().height;
    if (from < box.scrollTop + 12) box.scrollTop = from - 60;
    else if (to > box.scrollTop + box.clientHeight - 12)
      box.scrollTop = Math.min(from - 60, to - box.clientHeight + 60);
  }, [selected?.id, room]);
  const pages = () => [...(scroller.current?.querySelectorAll<HTMLElement>('[data-page]') ?? [])];
  const onScroll = () => {
    const box = scroller.current;
    if (!box) return;
    const middle = box.scrollTop + box.clientHeight / 2;
    const above = pages().filter((page) => pageTop(page, box) <= middle).length;
    setInSight(Math.max(1, above));
  };
  const turn = (by: -1 | 1) => {
    const box = scroller.current;
    const page = pages()[inSight - 1 + by];
    if (box && page) box.scrollTop = pageTop(page, box) - 8;
  };
  const shared = { document, regions, selected, isTaking: active !== '', onRegion, onLine };
  return (
    <Ground {...off} aria-label={t`Page`}>
      <Box
        sx={{
          display: 'flex',
          flexWrap: 'wrap',
          alignItems: 'center',
          gap: '4px 10px',
          minHeight: 48,
          padding: '6px 16px',
          fontSize: '0.8125rem',
          lineHeight: '18px',
          color: token('text-2'),
        }}
      >
        <Box sx={{ display: 'flex', alignItems: 'center', marginInlineEnd: 'auto' }}>
          <span role="status">
            {active ? (
              <Trans>Press a line to use it for {active}</Trans>
            ) : look === 'text' ? (
              <Trans>The text as read</Trans>
            ) : (
              <Trans>
                Page {Math.min(inSight, count)} of {count}
              </Trans>
            )}
          </span>
          {count > 1 && !active && (
            <>
              <Turn
                label={t`Previous page`}
                icon="chevron-left"
                isOff={inSight <= 1}
                onClick={() => turn(-1)}
              />
              <Turn
                label={t`Next page`}
                icon="chevron-right"
                isOff={inSight >= count}
                onClick={() => turn(1)}
              />
            </>
          )}
        </Box>
        {(['used', 'check', 'unused'] as const).map((of) => (
          <Box key={of} component="span" sx={{ display: 'inline-flex', alignItems: 'center', gap: '6px' }}>
            <Swatch data-of={of} aria-hidden />
            {of === 'used' ? (
              <Trans>used</Trans>
            ) : of === 'check' ? (
              <Trans>check</Trans>
            ) : (
              <Trans>not used</Trans>
            )}
          </Box>
        ))}
      </Box>
      {/* What scrolls has the focus for its keys. */}
      <Scroller
        ref={scroller}
        role="group"
        aria-label={t`Pages of the file`}
        tabIndex={0}
        onScroll={onScroll}
      >
        {look === 'pdf' && 'bytes' in source && (
          <PdfSource {...shared} bytes={source.bytes} room={room} text={text} />
        )}
        {look === 'picture' && 'bytes' in source && (
          <PictureSource {...shared} bytes={source.bytes} room={room} text={text} />
        )}
        {look === 'text' && <TextSource {...shared} />}
      </Scroller>
    </Ground>
  );
}

const pageTop = (page: HTMLElement, box: HTMLElement) =>
  page.getBoundingClientRect().top - box.getBoundingClientRect().top + box.scrollTop;

function Turn(props: {
  label: string;
  icon: 'chevron-left' | 'chevron-right';
  isOff: boolean;
  onClick: () => void;
}) {
  const { label, icon, isOff, onClick } = props;
  return (
    <Hint text={label}>
      <IconButton
        aria-label={label}
        aria-disabled={isOff}
        onClick={() => !isOff && onClick()}
        sx={{ width: { xs: 44, md: 32 }, height: { xs: 44, md: 32 }, ...(isOff && { opacity: 0.5 }) }}
      >
        <Icon name={icon} size={16} />
      </IconButton>
    </Hint>
  );
}

/** How a file is shown: its pages where it has some, else its lines. */
function lookOf(source: ImportSource, { layout }: ReadDocument): 'pdf' | 'picture' | 'text' {
  if (layout.kind !== 'pages' || !('bytes' in source) || source.part) return 'text';
  const start = new TextDecoder('latin1').decode(source.bytes.subarray(0, 1024));
  return start.includes('%PDF-') ? 'pdf' : 'picture';
}
