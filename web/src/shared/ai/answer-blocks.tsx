import type { Block } from '@foothold/core/ai/markdown/read-blocks.ts';
import Box from '@mui/material/Box';
import { token } from '../../ui/tokens.ts';
import { AnswerCode } from './answer-code.tsx';
import { AnswerLine, type CitationProps } from './answer-line.tsx';

type Props = CitationProps & { blocks: readonly Block[]; isWriting: boolean };

/** Blocks of an answer as nodes. */
export function AnswerBlocks({ blocks, isWriting, ...citation }: Props) {
  return blocks.map((block, at) => (
    <OneBlock key={`${at}`} block={block} isWriting={isWriting && at === blocks.length - 1} {...citation} />
  ));
}

function OneBlock({ block, ...rest }: CitationProps & { block: Block; isWriting: boolean }) {
  switch (block.kind) {
    case 'heading':
      return (
        // The screen has its h1 and h2.
        <h3>
          <AnswerLine text={block.text} {...rest} />
        </h3>
      );
    case 'code':
      return <AnswerCode {...block} />;
    case 'quote':
      return (
        <blockquote>
          <AnswerBlocks blocks={block.blocks} {...rest} />
        </blockquote>
      );
    case 'list':
      return <OneList block={block} {...rest} />;
    case 'table':
      return <OneTable block={block} {...rest} />;
    case 'rule':
      return <hr />;
    default:
      return (
        <p>
          <AnswerLine text={block.text} {...rest} />
        </p>
      );
  }
}

type Of<K extends Block['kind']> = CitationProps & { block: Extract<Block, { kind: K }>; isWriting: boolean };

function OneList({ block: { start, items }, ...rest }: Of<'list'>) {
  const rows = items.map((blocks, at) => (
    <li key={`${at}`}>
      <ItemBlocks blocks={blocks} {...rest} />
    </li>
  ));
  return start === null ? <ul>{rows}</ul> : <ol start={start}>{rows}</ol>;
}

/** An item of one paragraph stands without the room around it. */
function ItemBlocks({ blocks, ...rest }: Props) {
  const [first, ...more] = blocks;
  if (first?.kind !== 'paragraph') return <AnswerBlocks blocks={blocks} {...rest} />;
  return (
    <>
      <AnswerLine text={first.text} {...rest} />
      {more.length > 0 && <AnswerBlocks blocks={more} {...rest} />}
    </>
  );
}

function OneTable({ block: { align, head, rows }, ...rest }: Of<'table'>) {
  return (
    <Box
      // What is wider than the answer scrolls by itself, also by keyboard.
      tabIndex={0}
      sx={{
        overflowX: 'auto',
        marginBlockEnd: '10px',
        border: `1px solid ${token('line')}`,
        borderRadius: '14px',
      }}
    >
      <Box
        component="table"
        sx={{
          ...{ width: '100%', borderCollapse: 'collapse', fontSize: '0.875rem', lineHeight: '20px' },
          '& th, & td': { padding: '8px 12px', verticalAlign: 'top', overflowWrap: 'normal' },
          '& th': { fontWeight: 520, fontSize: '0.75rem', color: token('text-2') },
          '& tbody td': { borderBlockStart: `1px solid ${token('line')}` },
        }}
      >
        <thead>
          <tr>
            {head.map((cell, at) => (
              <Box component="th" scope="col" key={`${at}`} sx={{ textAlign: align[at] }}>
                <AnswerLine text={cell} {...rest} />
              </Box>
            ))}
          </tr>
        </thead>
        <tbody>
          {rows.map((row, place) => (
            <tr key={`${place}`}>
              {row.map((cell, at) => (
                <Box component="td" key={`${at}`} sx={{ textAlign: align[at] }}>
                  <AnswerLine text={cell} {...rest} />
                </Box>
              ))}
            </tr>
          ))}
        </tbody>
      </Box>
    </Box>
  );
}
