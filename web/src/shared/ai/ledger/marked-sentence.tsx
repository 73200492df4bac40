import type { TruthSpan } from '@foothold/core/truth/verdict.ts';
import { styled } from '@mui/material/styles';
import { token } from '../../../ui/tokens.ts';

const Mark = styled('mark')({
  color: 'inherit',
  backgroundColor: 'transparent',
  '&[data-mark="missing"]': {
    textDecoration: `underline dotted 2px ${token('bad')}`,
    textUnderlineOffset: 4,
  },
  '&[data-mark="noted"]': {
    textDecoration: `underline dotted 2px ${token('text-3')}`,
    textUnderlineOffset: 4,
  },
  '&[data-mark="changed"]': {
    backgroundColor: token('good-ground'),
    borderBlockEnd: `1px solid ${token('good')}`,
  },
});

/** A sentence with words marked: those that nothing supports (`noted` where they are the person’s own), or those that were changed. */
export function MarkedSentence({
  text,
  spans,
  mark,
}: {
  text: string;
  spans: readonly TruthSpan[];
  mark: 'missing' | 'noted' | 'changed';
}) {
  const sorted = [...spans].sort((one, other) => one.start - other.start);
  let from = 0;
  return (
    <>
      {sorted.map(({ start, end }) => {
        const before = text.slice(from, Math.max(from, start));
        const inside = text.slice(Math.max(from, start), end);
        from = Math.max(from, end);
        return (
          <span key={start}>
            {before}
            {inside !== '' && <Mark data-mark={mark}>{inside}</Mark>}
          </span>
        );
      })}
      {text.slice(from)}
    </>
  );
}
