import { markdownPieces } from '@foothold/core/ai/markdown/markdown-pieces.ts';
import { readBlocks } from '@foothold/core/ai/markdown/read-blocks.ts';
import { styled } from '@mui/material/styles';
import { memo, useMemo, useRef, useState } from 'react';
import { token } from '../../ui/tokens.ts';
import { AnswerBlocks } from './answer-blocks.tsx';
import type { CitationProps } from './answer-line.tsx';

type Props = CitationProps & {
  /** Markdown, foreign text. */
  text: string;
  /** More of it is on its way: a still block is at its end. */
  isWriting?: boolean;
};

/**
 * What a model wrote. It is read into blocks and drawn as nodes: no text of it ever becomes markup, so that nothing in it
 * loads or runs. Links say where they lead, images are links. Pieces that stand are not drawn again while the rest comes.
 */
export function AnswerText({ text, isWriting = false, cited, onCite }: Props) {
  const latest = useRef(onCite);
  latest.current = onCite;
  const [cite] = useState(() => (number: number) => latest.current?.(number));
  const citation = { cited: cited ?? 0, onCite: onCite && cite };
  const pieces = useMemo(() => markdownPieces(text), [text]);
  return (
    <Words dir="auto" {...(isWriting && { 'data-writing': '' })}>
      {pieces.map((piece, at) => (
        // Pieces are only added at the end: their places name them.
        <Piece key={`${at}`} text={piece} isWriting={isWriting && at === pieces.length - 1} {...citation} />
      ))}
      {isWriting && pieces.length === 0 && <p />}
    </Words>
  );
}

const Piece = memo(function Piece({ text, isWriting = false, ...citation }: Props) {
  const blocks = useMemo(() => readBlocks(text), [text]);
  return <AnswerBlocks blocks={blocks} isWriting={isWriting} {...citation} />;
});

const line = `1px solid ${token('line')}`;

const Words = styled('div')({
  minWidth: 0,
  fontSize: '0.9375rem',
  lineHeight: '24px',
  overflowWrap: 'anywhere',
  color: token('text'),
  '@media (max-width: 899.95px)': { fontSize: '1rem' },
  '& > :last-child, & li > :last-child, & blockquote > :last-child': { marginBlockEnd: 0 },
  '& h3': { fontSize: '0.9375rem', lineHeight: '24px', fontWeight: 620, margin: '16px 0 6px' },
  '& > h3:first-of-type': { marginBlockStart: 0 },
  '& p': { margin: '0 0 10px' },
  '& ul, & ol': { margin: '0 0 10px', paddingInlineStart: 24 },
  '& li': { marginBlockEnd: 4 },
  '& li > p': { marginBlockEnd: 4 },
  '& blockquote': {
    margin: '0 0 10px',
    paddingInlineStart: 14,
    borderInlineStart: `3px solid ${token('line-strong')}`,
    color: token('text-2'),
  },
  '& hr': { border: 0, borderBlockStart: line, margin: '16px 0' },
  '& strong': { fontWeight: 620 },
  '& code': {
    fontFamily: 'ui-monospace, SFMono-Regular, Menlo, Consolas, monospace',
    fontSize: '0.8125rem',
    padding: '1px 5px',
    borderRadius: 6,
    backgroundColor: token('sunken'),
    border: line,
  },
  '& a': { color: token('accent'), textUnderlineOffset: 2 },
  // A still block where the text continues; it never blinks.
  '&[data-writing] > :last-child::after': {
    content: '""',
    display: 'inline-block',
    width: 8,
    height: 17,
    marginInlineStart: 4,
    verticalAlign: '-3px',
    borderRadius: 2,
    backgroundColor: token('text-2'),
  },
});
