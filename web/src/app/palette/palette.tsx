import { markedWords } from '@foothold/core/text/marked-words.ts';
import { Trans, useLingui } from '@lingui/react/macro';
import Box from '@mui/material/Box';
import Dialog from '@mui/material/Dialog';
import { styled } from '@mui/material/styles';
import { type KeyboardEvent, type ReactNode, useEffect, useEffectEvent, useId, useState } from 'react';
import { useNavigate } from 'react-router';
import { StatusMark } from '../../shared/jobs/status-mark.tsx';
import { bufferEarlyKeys } from '../../ui/early-keys.ts';
import { Icon } from '../../ui/icons/icon.tsx';
import { KeyCap } from '../../ui/key-cap.tsx';
import { token } from '../../ui/tokens.ts';
import { VisuallyHidden } from '../../ui/visually-hidden.tsx';
import type { NavigationItem } from '../navigation.ts';
import type { PaletteRow } from './palette-rows.ts';
import { type PaletteSection, usePaletteSections } from './use-palette-sections.ts';

type Props = { items: readonly NavigationItem[]; open: boolean; onClose: () => void };

/** Ctrl/⌘ K: jumps to a record or a screen, or makes something of the typed words (docs/spec/interface.md, Palette). */
export function Palette({ items, open, onClose }: Props) {
  const { t } = useLingui();
  return (
    <Dialog
      open={open}
      onClose={onClose}
      transitionDuration={160}
      sx={{ '& .MuiDialog-container': { alignItems: 'flex-start' } }}
      slotProps={{
        paper: {
          'aria-label': t`Jump to`,
          sx: {
            width: 560,
            maxWidth: 'calc(100vw - 16px)',
            margin: { xs: '8px', md: '72px 16px 16px' },
            maxHeight: { xs: 'calc(100dvh - 16px)', md: 'min(560px, calc(100dvh - 96px))' },
          },
        },
      }}
    >
      <Content items={items} onClose={onClose} />
    </Dialog>
  );
}

function Content({ items, onClose }: Omit<Props, 'open'>) {
  const { t } = useLingui();
  const id = useId();
  const navigate = useNavigate();
  const [typed, setTyped] = useState('');
  const [at, setAt] = useState(0);
  // Enter was pressed before the answer to what is typed had come.
  const [isEntered, setEntered] = useState(false);
  const { sections, isSearching } = usePaletteSections(items, typed);
  const rows = sections.flatMap((section) => section.rows);
  const marked = rows[Math.min(at, rows.length - 1)];

  useEffect(() => {
    if (marked) document.getElementById(`${id}-${marked.key}`)?.scrollIntoView({ block: 'nearest' });
  }, [id, marked]);

  const go = (row: PaletteRow) => {
    onClose();
    if (row.run) row.run();
    else void navigate(row.to);
  };
  useEffect(() => {
    const ahead = bufferEarlyKeys();
    if (ahead.text) setTyped(ahead.text);
    if (ahead.isEntered) setEntered(true);
  }, []);
  const goFirst = useEffectEvent(() => marked && go(marked));
  useEffect(() => {
    if (!isEntered || isSearching) return;
    setEntered(false);
    goFirst();
  }, [isEntered, isSearching]);
  const onKey = (event: KeyboardEvent) => {
    // An Enter that ends a composed word is not a choice.
    if (event.nativeEvent.isComposing) return;
    const step = { ArrowDown: 1, ArrowUp: -1 }[event.key];
    const count = Math.max(rows.length, 1);
    if (step) {
      setAt((before) => (Math.min(before, count - 1) + step + count) % count);
      setEntered(false);
    } else if (event.key === 'Enter' && isSearching && at === 0) setEntered(true);
    else if (event.key === 'Enter' && marked) go(marked);
    else return;
    event.preventDefault();
  };

  return (
    <>
      <Typing>
        <Icon name="search" size="sm" />
        <input
          // biome-ignore lint/a11y/noAutofocus: opened to type into, and nothing stands before it
          autoFocus
          role="combobox"
          aria-label={t`Jump to a job, a resume, a contact, a place or a screen`}
          aria-expanded={rows.length > 0}
          aria-controls={`${id}-list`}
          aria-activedescendant={marked && `${id}-${marked.key}`}
          aria-autocomplete="list"
          autoComplete="off"
          spellCheck={false}
          maxLength={200}
          placeholder={t`Job, company, resume, contact or screen`}
          value={typed}
          onChange={(event) => {
            setTyped(event.target.value);
            setAt(0);
            setEntered(false);
          }}
          onKeyDown={onKey}
        />
        <KeyCap aria-hidden>
          <Trans>esc</Trans>
        </KeyCap>
      </Typing>
      <Box
        id={`${id}-list`}
        role="listbox"
        aria-label={t`Places to go`}
        sx={{ padding: '6px', overflowY: 'auto' }}
      >
        {sections.map((section) => (
          // biome-ignore lint/a11y/useSemanticElements: a fieldset is no part of a list box
          <div key={section.kind} role="group" aria-label={section.label}>
            <Head aria-hidden>{section.label}</Head>
            {section.rows.map((row) => (
              <Row
                key={row.key}
                id={`${id}-${row.key}`}
                role="option"
                aria-selected={row === marked}
                {...(row === marked && { 'data-at': '' })}
                onPointerMove={() => setAt(rows.indexOf(row))}
                onClick={() => go(row)}
              >
                {'status' in row.sign ? (
                  <StatusMark status={row.sign.status} />
                ) : (
                  <Icon name={row.sign.icon} size="xs" />
                )}
                <Title>
                  <Marked
                    text={row.title}
                    typed={section.kind === 'actions' || section.kind === 'commands' ? '' : typed}
                  />
                </Title>
                <Second>{row.second && <Marked text={row.second} typed={typed} />}</Second>
                {row === marked && <KeyCap aria-hidden>↵</KeyCap>}
              </Row>
            ))}
          </div>
        ))}
      </Box>
      <VisuallyHidden role="status">
        {!isSearching && typed.trim() !== '' && <Found counts={sections} />}
      </VisuallyHidden>
    </>
  );
}

function Found({ counts }: { counts: readonly PaletteSection[] }): ReactNode {
  const countOf = (kind: PaletteSection['kind']) =>
    counts.find((section) => section.kind === kind)?.rows.length ?? 0;
  const [jobs, resumes] = [countOf('jobs'), countOf('resumes')];
  const [interviews, people, places] = [countOf('interviews'), countOf('people'), countOf('places')];
  if (jobs + resumes + interviews + people + places === 0)
    return <Trans>No job, resume, interview, contact or place found</Trans>;
  return (
    <>
      <Trans>Jobs found: {jobs}.</Trans> {resumes > 0 && <Trans>Resumes found: {resumes}.</Trans>}{' '}
      {interviews > 0 && <Trans>Interviews found: {interviews}.</Trans>}{' '}
      {people > 0 && <Trans>Contacts found: {people}.</Trans>}{' '}
      {places > 0 && <Trans>Places found: {places}.</Trans>}
    </>
  );
}

function Marked({ text, typed }: { text: string; typed: string }) {
  const parts = markedWords(text, typed);
  return parts.map((part, at) =>
    part.isMarked ? (
      <Box key={at} component="span" sx={{ color: token('accent') }}>
        {part.text}
      </Box>
    ) : (
      part.text
    ),
  );
}

const Typing = styled('div')({
  display: 'flex',
  alignItems: 'center',
  gap: 12,
  flexShrink: 0,
  height: 52,
  paddingInline: '18px 20px',
  borderBlockEnd: `1px solid ${token('line')}`,
  color: token('text-2'),
  '& input': {
    flexGrow: 1,
    minWidth: 0,
    border: 0,
    outline: 'none',
    background: 'none',
    font: 'inherit',
    fontSize: '1rem',
    color: token('text'),
    '&::placeholder': { color: token('text-3'), opacity: 1 },
  },
});

const Head = styled('div')({
  padding: '10px 10px 4px',
  fontSize: '0.8125rem',
  lineHeight: '18px',
  fontWeight: 520,
  color: token('text-3'),
});

const Row = styled('div')({
  display: 'flex',
  alignItems: 'center',
  gap: 12,
  minHeight: 40,
  paddingInline: 10,
  borderRadius: 14,
  fontSize: '0.875rem',
  cursor: 'pointer',
  '& > svg': { flexShrink: 0, color: token('text-2') },
  '&[data-at]': { backgroundColor: token('hover') },
  '@media (max-width: 899.95px)': { minHeight: 44, fontSize: '1rem' },
});

const cut = { overflow: 'hidden', textOverflow: 'ellipsis', whiteSpace: 'nowrap' } as const;
const Title = styled('span')({ ...cut, flexShrink: 0, maxWidth: '62%', fontWeight: 570 });
const Second = styled('span')({ ...cut, flexGrow: 1, minWidth: 0, color: token('text-2') });
