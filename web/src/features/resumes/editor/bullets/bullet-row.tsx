import { useLingui } from '@lingui/react/macro';
import { styled } from '@mui/material/styles';
import { type ClipboardEvent, type ComponentProps, type KeyboardEvent, memo, type ReactNode } from 'react';
import { Grip } from '../../../../ui/order/grip.tsx';
import { token } from '../../../../ui/tokens.ts';
import { LineMarks } from '../../writing/line-marks.tsx';
import type { LineNote } from '../../writing/line-note.ts';
import type { BulletLine } from './bullet-lines.ts';

const Row = styled('li')({
  display: 'grid',
  gridTemplateColumns: 'auto minmax(0, 1fr)',
  columnGap: 2,
  alignItems: 'start',
  listStyle: 'none',
  borderRadius: 10,
  '&[data-level="1"]': { paddingInlineStart: 20 },
  '&[data-dragged]': { position: 'relative', zIndex: 2, backgroundColor: token('hover') },
});

const Start = styled('div')({
  paddingBlockStart: 2,
  '@media (max-width: 899.95px)': { paddingBlockStart: 10 },
});

// The text stands twice in one place: the hidden one gives the field its height, whatever the browser knows.
const Grows = styled('div')({
  display: 'grid',
  minWidth: 0,
  fontSize: '0.9375rem',
  lineHeight: '20px',
  '& > textarea, &::after': {
    gridArea: '1 / 1 / 2 / 2',
    minWidth: 0,
    margin: 0,
    padding: '4px 8px',
    border: 0,
    font: 'inherit',
    lineHeight: 'inherit',
    whiteSpace: 'pre-wrap',
    overflowWrap: 'anywhere',
  },
  '&::after': { content: 'attr(data-text) " "', visibility: 'hidden', pointerEvents: 'none' },
  '& > textarea': {
    width: '100%',
    minHeight: 28,
    resize: 'none',
    overflow: 'hidden',
    borderRadius: 10,
    color: token('text'),
    backgroundColor: 'transparent',
    outline: 'none',
    '&:hover': { backgroundColor: token('hover') },
    '&:focus': { backgroundColor: token('surface'), boxShadow: `inset 0 0 0 2px ${token('accent')}` },
    '&::placeholder': { color: token('text-3'), opacity: 1 },
  },
  '@media (max-width: 899.95px)': {
    fontSize: '1rem',
    lineHeight: '24px',
    '& > textarea': { minHeight: 44, paddingBlock: 10 },
    '&::after': { paddingBlock: 10 },
  },
});

/** What a row does with keys and pastes; the same object for all rows and times, so that only the typed one is drawn. */
export type RowActions = {
  onType: (key: number, text: string) => void;
  onKey: (key: number, event: KeyboardEvent<HTMLTextAreaElement>) => void;
  onPaste: (key: number, event: ClipboardEvent<HTMLTextAreaElement>) => void;
  onFocus: (key: number) => void;
};

type Props = {
  line: BulletLine;
  at: number;
  count: number;
  control: string;
  /** Id of the words that say what the keys do. */
  helpId: string;
  actions: RowActions;
  handle: ComponentProps<typeof Grip>['handle'];
  /** What is said of the line; undefined before it was read. */
  notes: readonly LineNote[] | undefined;
  /** A dictionary of ours read it, so that the browser's own would say it twice. */
  isSpelled: boolean;
  help: ReactNode;
};

function BulletRowPlain({
  line,
  at,
  count,
  control,
  helpId,
  actions,
  handle,
  notes,
  isSpelled,
  help,
}: Props) {
  const { t } = useLingui();
  const place = at + 1;
  const name = line.level === 1 ? t`Line ${place} of ${count}, second level` : t`Line ${place} of ${count}`;
  return (
    <Row data-level={line.level}>
      <Start>
        <Grip label={t`Move line ${place}`} handle={handle} isPassedOver />
      </Start>
      <div style={{ minWidth: 0 }}>
        <Grows data-text={line.text}>
          <textarea
            rows={1}
            spellCheck={!isSpelled}
            data-field={control}
            data-line={line.key}
            aria-label={name}
            aria-describedby={helpId}
            aria-keyshortcuts="Alt+ArrowUp Alt+ArrowDown"
            placeholder={count === 1 ? t`What did you do, and what came of it?` : ''}
            value={line.text}
            onChange={({ target }) => actions.onType(line.key, target.value)}
            onKeyDown={(event) => actions.onKey(line.key, event)}
            onPaste={(event) => actions.onPaste(line.key, event)}
            onFocus={() => actions.onFocus(line.key)}
          />
          {notes && notes.length > 0 && <LineMarks text={line.text} notes={notes} />}
        </Grows>
        {help}
      </div>
    </Row>
  );
}

/** One line: its dots, its text, and help with it. */
export const BulletRow = memo(
  BulletRowPlain,
  (a, b) =>
    a.line === b.line &&
    a.at === b.at &&
    a.count === b.count &&
    a.control === b.control &&
    a.help === b.help &&
    a.notes === b.notes &&
    a.isSpelled === b.isSpelled &&
    a.actions === b.actions,
);
