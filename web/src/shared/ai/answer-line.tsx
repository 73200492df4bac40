import { hostOf } from '@foothold/core/ai/markdown/markdown-address.ts';
import { type Inline, readInline } from '@foothold/core/ai/markdown/read-inline.ts';
import { Trans, useLingui } from '@lingui/react/macro';
import Box from '@mui/material/Box';
import { styled } from '@mui/material/styles';
import { Fragment } from 'react';
import { token } from '../../ui/tokens.ts';

/** What numbers in brackets mean. */
export type CitationProps = {
  /** How many things were read; a higher number is text. */
  cited?: number;
  /** A number was chosen. */
  onCite?: ((number: number) => void) | undefined;
};

/** A line of Markdown as nodes. */
export function AnswerLine({
  text,
  isWriting,
  ...citation
}: CitationProps & { text: string; isWriting: boolean }) {
  return <Nodes nodes={readInline(text, { isWriting })} {...citation} />;
}

function Nodes({ nodes, ...citation }: CitationProps & { nodes: readonly Inline[] }) {
  return nodes.map((node, at) => (
    <Fragment key={`${at}`}>
      <Node node={node} {...citation} />
    </Fragment>
  ));
}

function Node({ node, ...citation }: CitationProps & { node: Inline }) {
  switch (node.kind) {
    case 'text':
      return node.text;
    case 'code':
      return <code>{node.text}</code>;
    case 'break':
      return <br />;
    case 'citation':
      return <Citation number={node.number} {...citation} />;
    case 'link':
      return <OutsideLink node={node} {...citation} />;
    case 'em':
      return (
        <em>
          <Nodes nodes={node.children} {...citation} />
        </em>
      );
    case 'strong':
      return (
        <strong>
          <Nodes nodes={node.children} {...citation} />
        </strong>
      );
    default:
      return (
        <del>
          <Nodes nodes={node.children} {...citation} />
        </del>
      );
  }
}

function OutsideLink({ node, ...citation }: CitationProps & { node: Extract<Inline, { kind: 'link' }> }) {
  const host = hostOf(node.to);
  const [only] = node.children;
  const isAddress = node.children.length === 1 && only?.kind === 'text' && only.text.includes(host);
  return (
    <>
      <a href={node.to} target="_blank" rel="noopener noreferrer nofollow">
        <Nodes nodes={node.children} {...citation} />
      </a>
      {!isAddress && (
        // A name can say anything: this is where the link leads.
        <Box component="span" sx={{ color: token('text-3'), fontSize: '0.8125rem' }}>
          {' '}
          {node.isImage ? <Trans>(picture at {host})</Trans> : `(${host})`}
        </Box>
      )}
    </>
  );
}

function Citation({ number, cited = 0, onCite }: CitationProps & { number: number }) {
  const { t } = useLingui();
  if (number < 1 || number > cited || !onCite) return `[${number}]`;
  return (
    <Cite type="button" aria-label={t`Read for this: ${number}`} onClick={() => onCite(number)}>
      {number}
    </Cite>
  );
}

const Cite = styled('button')({
  font: 'inherit',
  fontSize: '0.75rem',
  lineHeight: '18px',
  minWidth: 18,
  height: 20,
  marginInline: 2,
  paddingInline: 5,
  verticalAlign: '1px',
  color: token('accent'),
  backgroundColor: token('surface'),
  border: `1px solid ${token('line-strong')}`,
  borderRadius: 10,
  cursor: 'pointer',
  position: 'relative',
  fontWeight: 570,
  '&:hover': { backgroundColor: token('hover') },
  '&:focus-visible': { outline: `2px solid ${token('accent')}`, outlineOffset: 2 },
  // A finger needs more room than a number takes.
  '@media (pointer: coarse)': { '&::after': { content: '""', position: 'absolute', inset: -12 } },
});
