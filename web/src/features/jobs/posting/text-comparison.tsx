import { type DiffPiece, diffCounts, foldedDiff } from '@foothold/core/entities/job/posting-diff.ts';
import { Plural, Trans } from '@lingui/react/macro';
import Box from '@mui/material/Box';
import { styled } from '@mui/material/styles';
import { useMemo } from 'react';
import { token } from '../../../ui/tokens.ts';
import { postingWordDiff } from './posting-word-diff.ts';

const Added = styled('ins')({
  color: token('good'),
  backgroundColor: token('good-ground'),
  textDecoration: 'underline',
  textDecorationThickness: 2,
  textUnderlineOffset: 3,
  borderRadius: 3,
});
const Removed = styled('del')({
  color: token('text-2'),
  backgroundColor: token('sunken'),
  textDecoration: 'line-through',
  borderRadius: 3,
});

/** Two texts word by word: what was added is underlined, what was taken out struck through, what stayed folded. */
export function TextComparison({ before, after }: { before: string; after: string }) {
  const { runs, by } = useMemo(() => postingWordDiff(before, after), [before, after]);
  const pieces = useMemo(() => foldedDiff(runs), [runs]);
  const { added, removed } = diffCounts(runs);
  return (
    <>
      <Box sx={{ color: token('text-2'), fontSize: '0.8125rem', marginBlockEnd: '12px' }}>
        <Plural value={added} one="# word added" other="# words added" />
        {', '}
        <Plural value={removed} one="# word taken out" other="# words taken out" />.{' '}
        {by === 'lines' && <Trans>Compared line by line, since the text is long.</Trans>}
        {by === 'whole' && (
          <Trans>The two texts have too little in common to be compared word by word.</Trans>
        )}
      </Box>
      <Box
        sx={{
          whiteSpace: 'pre-wrap',
          overflowWrap: 'anywhere',
          maxWidth: '66ch',
          fontSize: '0.9375rem',
          lineHeight: '24px',
        }}
      >
        {pieces.map((piece, at) => (
          <Piece key={at} piece={piece} />
        ))}
      </Box>
    </>
  );
}

function Piece({ piece }: { piece: DiffPiece }) {
  switch (piece.kind) {
    case 'added':
      return <Added>{piece.text}</Added>;
    case 'removed':
      return <Removed>{piece.text}</Removed>;
    case 'folded':
      return (
        <Box component="span" sx={{ display: 'block', color: token('text-3'), fontSize: '0.8125rem' }}>
          <Plural value={piece.words} one="… # word the same …" other="… # words the same …" />
        </Box>
      );
    default:
      return <span>{piece.text}</span>;
  }
}
