import { type BulletFix, fixed } from '@foothold/core/writing/bullet-note.ts';
import { Plural, Trans, useLingui } from '@lingui/react/macro';
import Box from '@mui/material/Box';
import Button from '@mui/material/Button';
import { styled } from '@mui/material/styles';
import { type MouseEvent, useId, useState } from 'react';
import type { WritingRule } from '../../../shared/writing/writing-rule-names.ts';
import { Icon } from '../../../ui/icons/icon.tsx';
import { token } from '../../../ui/tokens.ts';
import { fixOf, type LineNote } from './line-note.ts';
import { useNoteWords } from './use-note-words.ts';

type Props = {
  text: string;
  notes: readonly LineNote[];
  onReplace: (text: string) => void;
  onHide: (rule: WritingRule) => void;
  onAddWord: (word: string) => void;
};

// Its place is kept while there is nothing to say, so that nothing moves under the hands of whoever types.
const Place = styled('div')({
  minHeight: 28,
  paddingInline: 8,
  fontSize: '0.8125rem',
  lineHeight: '20px',
  '@media (max-width: 899.95px)': { minHeight: 44 },
});

const Small = styled(Button)({
  minHeight: 28,
  paddingBlock: '2px',
  paddingInline: '10px',
  fontSize: '0.8125rem',
  '@media (max-width: 899.95px)': { minHeight: 44 },
});

/** The caret stays in the line: a press is no reason to close the keyboard of a phone. */
const keepFocus = (event: MouseEvent) => event.preventDefault();

/**
 * Help with a line, in one quiet line under it: what the first note says and how many more there are. A press shows all of them, with
 * what can be written instead. Nothing opens, moves or is announced by itself.
 */
export function LineHelp({ text, notes, onReplace, onHide, onAddWord }: Props) {
  const { t } = useLingui();
  const id = useId();
  const [isOpen, setOpen] = useState(false);
  const titles = useTitles(notes);
  const more = notes.length - 1;
  const write = (fix: BulletFix) => onReplace(fixed(text, fix));
  return (
    <Place>
      {notes.length > 0 && (
        <>
          <Small
            variant="text"
            aria-expanded={isOpen}
            aria-controls={id}
            onMouseDown={keepFocus}
            onClick={() => setOpen(!isOpen)}
            sx={{
              maxWidth: '100%',
              marginInlineStart: '-10px',
              fontWeight: 400,
              color: token('text-2'),
              gap: '8px',
            }}
          >
            <Box
              component="span"
              aria-hidden
              sx={{ flexShrink: 0, width: 8, height: 8, borderRadius: '50%', backgroundColor: token('warn') }}
            />
            <Box component="span" sx={{ overflow: 'hidden', textOverflow: 'ellipsis', whiteSpace: 'nowrap' }}>
              {titles[0]}
              {more > 0 && (
                <>
                  {' '}
                  <Plural value={more} one="and # more" other="and # more" />
                </>
              )}
            </Box>
            <Icon name={isOpen ? 'chevron-up' : 'chevron-down'} size={16} />
          </Small>
          <Box
            component="ul"
            id={id}
            aria-label={t`Hints on this line`}
            hidden={!isOpen}
            sx={{ margin: 0, padding: 0, listStyle: 'none', color: token('text-2') }}
          >
            {notes.map((one, at) => (
              <Box component="li" key={`${one.rule} ${titles[at]}`} sx={{ paddingBlock: '4px' }}>
                <NoteText note={one} title={titles[at] ?? ''} />
                <Box sx={{ display: 'flex', flexWrap: 'wrap', gap: '4px', marginInlineStart: '-10px' }}>
                  <Presses note={one} write={write} onAddWord={onAddWord} />
                  <Small
                    variant="text"
                    aria-label={t`Not for me: ${titles[at] ?? ''}`}
                    onMouseDown={keepFocus}
                    onClick={() => onHide(one.rule)}
                    sx={{ color: token('text-3'), fontWeight: 400 }}
                  >
                    <Trans>Not for me</Trans>
                  </Small>
                </Box>
              </Box>
            ))}
          </Box>
        </>
      )}
    </Place>
  );
}

function useTitles(notes: readonly LineNote[]): string[] {
  const { t } = useLingui();
  const wordsOf = useNoteWords();
  return notes.map((one) => {
    if (one.by === 'rule') return wordsOf(one.note).title;
    if (one.by === 'truth') {
      const { said } = one.truth;
      return t`The base of this version does not say “${said}”`;
    }
    const { word } = one.misspelling;
    return t`“${word}” may be misspelled`;
  });
}

function NoteText({ note, title }: { note: LineNote; title: string }) {
  const { t } = useLingui();
  const wordsOf = useNoteWords();
  const says = note.by === 'truth' ? note.truth.says : '';
  const advice =
    note.by === 'rule'
      ? wordsOf(note.note).advice
      : note.by === 'dictionary'
        ? ''
        : says === ''
          ? t`These are your own words and they stay. If it is true, say it in the base too.`
          : t`It says “${says}”. These are your own words and they stay. If it is true, say it in the base too.`;
  return (
    <>
      <Box component="span" sx={{ color: token('text'), fontWeight: 520 }}>
        {title}.
      </Box>{' '}
      {advice}
    </>
  );
}

type PressProps = { note: LineNote; write: (fix: BulletFix) => void; onAddWord: (word: string) => void };

/** What one press can do about a note. */
function Presses({ note, write, onAddWord }: PressProps) {
  const { t } = useLingui();
  const wordsOf = useNoteWords();
  if (note.by === 'rule') {
    const { fix } = note.note;
    if (!fix) return null;
    return (
      <Small variant="text" onMouseDown={keepFocus} onClick={() => write(fix)}>
        {wordsOf(note.note).press}
      </Small>
    );
  }
  if (note.by === 'truth') return null;
  const { misspelling } = note;
  const { word } = misspelling;
  return (
    <>
      {misspelling.suggestions.map((suggestion) => (
        <Small
          key={suggestion}
          variant="text"
          aria-label={t`Write “${suggestion}” for “${word}”`}
          onMouseDown={keepFocus}
          onClick={() => write(fixOf(misspelling, suggestion))}
        >
          {suggestion}
        </Small>
      ))}
      <Small
        variant="text"
        onMouseDown={keepFocus}
        onClick={() => onAddWord(word)}
        sx={{ color: token('text-2') }}
      >
        <Trans>Add to my words</Trans>
      </Small>
    </>
  );
}
