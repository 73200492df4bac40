import { Trans, useLingui } from '@lingui/react/macro';
import Box from '@mui/material/Box';
import { styled } from '@mui/material/styles';
import { type ReactNode, useCallback, useEffect, useMemo, useRef, useState } from 'react';
import { fieldAt } from '../../typesetting/field-at.ts';
import type { Typeset } from '../../typesetting/typesetting.ts';
import { useSize } from '../../ui/hooks/use-size.ts';
import { Note } from '../../ui/notes/note.tsx';
import { token } from '../../ui/tokens.ts';
import { VisuallyHidden } from '../../ui/visually-hidden.tsx';
import { type Band, fieldBands } from './field-band.ts';
import { PageProblem } from './page-problem.tsx';
import { PageProgress } from './page-progress.tsx';
import { PageTools } from './page-tools.tsx';
import { Sheet } from './sheet.tsx';
import { sheetSize } from './sheet-size.ts';
import { usePdf } from './use-pdf.ts';
import type { SetPage } from './use-set-page.ts';
import { type Zoom, zoomedWidth } from './zoom.ts';

const Ground = styled('div')({
  display: 'flex',
  flexDirection: 'column',
  minWidth: 0,
  minHeight: 0,
  height: '100%',
  border: `1px solid ${token('line')}`,
  borderRadius: 20,
  backgroundColor: token('sunken'),
});

const Scroller = styled('section')({
  position: 'relative',
  flexGrow: 1,
  minHeight: 0,
  overflow: 'auto',
  padding: '1px 11px 16px',
  display: 'flex',
  flexDirection: 'column',
  gap: 12,
  borderRadius: '0 0 20px 20px',
  '@media (max-width: 899.95px)': { overflowY: 'visible' },
});

const none: readonly Band[] = [];

type Props = {
  page: SetPage;
  /** All its texts, for who does not see it. */
  text: string;
  /** The field of the page whose input has the focus. */
  focused: string;
  /** Goes to the input of a field: a press on the page leads there. */
  onField: (field: string) => void;
  onPaper?: (paper: 'letter' | 'a4') => void;
  /** More buttons over the page. */
  tools?: ReactNode;
  /** One quiet fact about the document that shows. */
  fact?: (shown: Typeset) => ReactNode;
};

/** The page beside an editor: redrawn while something is typed. */
export function TypesetPage({ page, text, focused, onField, onPaper, tools, fact }: Props) {
  const { t } = useLingui();
  const scroller = useRef<HTMLElement>(null);
  const room = useSize(scroller)?.width ?? 0;
  const [zoom, setZoom] = useState<Zoom>('fit');
  const [inSight, setInSight] = useState(1);
  const { set, problem, progress, retry } = page;
  const { opened, hasFailed } = usePdf(set?.document);
  const shown = opened?.of ?? set?.document;
  const look = set?.request.look;
  const size = sheetSize(look ?? { paper: 'letter', margins: 'normal' });
  const { width, percent } = zoomedWidth(zoom, room, size.width);
  const isRightToLeft = set?.request.page.isRightToLeft ?? false;
  const bands = useMemo(
    () => (shown && focused ? fieldBands(shown.places, focused, { ...size, isRightToLeft }) : none),
    // The size is new with each drawing, its parts are not.
    [shown, focused, size.width, size.margin, isRightToLeft],
  );
  const told = shown && fact?.(shown);
  const places = useRef(shown?.places ?? []);
  places.current = shown?.places ?? [];
  const press = useCallback(
    (number: number, x: number, y: number) => {
      const field = fieldAt(places.current, number, x, y);
      if (field !== undefined) onField(field);
    },
    [onField],
  );
  // What is edited stays in sight on the page.
  const first = bands[0];
  useEffect(() => {
    const box = scroller.current;
    const sheet = first && box?.querySelector<HTMLElement>(`[data-page="${first.page}"]`);
    if (!box || !sheet || box.scrollHeight <= box.clientHeight) return;
    const at = sheet.offsetTop + (first.y * width) / size.width;
    const bottom = at + (first.height * width) / size.width;
    if (at < box.scrollTop + 8) box.scrollTop = at - 60;
    else if (bottom > box.scrollTop + box.clientHeight - 8) box.scrollTop = bottom - box.clientHeight + 60;
  }, [first?.page, first?.y, focused]);

  const count = shown?.pages ?? 0;
  const onScroll = () => {
    const box = scroller.current;
    if (!box) return;
    const middle = box.scrollTop + box.clientHeight / 2;
    const sheets = [...box.querySelectorAll<HTMLElement>('[data-page]')];
    const now = sheets.filter(({ offsetTop }) => offsetTop <= middle).length;
    setInSight(Math.max(1, now));
  };
  return (
    <Ground>
      <PageTools
        count={count}
        page={Math.min(inSight, Math.max(count, 1))}
        paper={look?.paper ?? 'letter'}
        percent={percent}
        onPaper={onPaper}
        onZoom={setZoom}
        more={tools}
      />
      {(problem || hasFailed || (shown && shown.missing.length > 0) || told) && (
        <Box sx={{ display: 'grid', gap: '8px', padding: '0 12px 8px' }}>
          {problem && <PageProblem problem={problem} hasPage={set !== null} onRetry={retry} />}
          {!problem && hasFailed && (
            <PageProblem problem="failed" hasPage={opened !== null} onRetry={retry} />
          )}
          {shown && shown.missing.length > 0 && (
            <Note
              kind="warn"
              icon="warning"
              role="status"
              title={<Trans>No font here has {shown.missing.slice(0, 20).join(' ')}.</Trans>}
            >
              <Trans>The page shows boxes in their place. Everything else is typeset correctly.</Trans>
            </Note>
          )}
          {told && (
            <Box
              sx={{ fontSize: '0.8125rem', lineHeight: '18px', color: token('text-2'), paddingInline: '4px' }}
            >
              {told}
            </Box>
          )}
        </Box>
      )}
      <Scroller ref={scroller} aria-label={t`Page`} tabIndex={0} onScroll={onScroll}>
        {!set && !problem && <PageProgress progress={progress} />}
        {room > 0 &&
          Array.from({ length: count }, (_, at) => {
            const number = at + 1;
            const mine = bands.filter((band) => band.page === number);
            return (
              <Sheet
                key={number}
                opened={opened}
                number={number}
                count={count}
                size={size}
                width={width}
                bands={mine.length > 0 ? mine : none}
                onPress={press}
              />
            );
          })}
        {set && (
          <VisuallyHidden
            as="div"
            lang={set.request.page.language}
            translate="no"
            style={{ insetBlockStart: 0 }}
          >
            {text}
          </VisuallyHidden>
        )}
      </Scroller>
    </Ground>
  );
}
