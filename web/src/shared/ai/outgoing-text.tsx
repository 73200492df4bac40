import type { MessageDescriptor } from '@lingui/core';
import { msg } from '@lingui/core/macro';
import { Plural, Trans, useLingui } from '@lingui/react/macro';
import Box from '@mui/material/Box';
import Button from '@mui/material/Button';
import { useId, useState } from 'react';
import { Icon } from '../../ui/icons/icon.tsx';
import { token } from '../../ui/tokens.ts';
import { type Outgoing, type OutgoingPart, outgoingParts } from './outgoing.ts';

const heads: Readonly<Record<OutgoingPart['kind'], MessageDescriptor>> = {
  instructions: msg`Instructions of Foothold`,
  yours: msg`Your text`,
  answer: msg`What the model said before`,
  tools: msg`What it may look up`,
  form: msg`The form of the answer`,
};

/** The very text that leaves, folded: what is one's own first, the instructions behind it. */
export function OutgoingText({ leaving }: { leaving: Outgoing }) {
  const { i18n } = useLingui();
  const id = useId();
  const [isOpen, setOpen] = useState(false);
  const parts = outgoingParts(leaving);
  const own = parts.filter(({ kind }) => kind === 'yours' || kind === 'answer');
  const words = own.reduce((sum, { text }) => sum + text.split(/\s+/).filter(Boolean).length, 0);
  const shown = [...own, ...parts.filter((part) => !own.includes(part))];
  return (
    <Box>
      <Box sx={{ display: 'flex', flexWrap: 'wrap', alignItems: 'center', gap: '4px 10px' }}>
        <Button
          variant="outlined"
          size="small"
          aria-expanded={isOpen}
          aria-controls={id}
          onClick={() => setOpen(!isOpen)}
          endIcon={<Icon name={isOpen ? 'chevron-up' : 'chevron-down'} size={16} />}
        >
          {isOpen ? <Trans>Hide the text</Trans> : <Trans>Read what leaves, word for word</Trans>}
        </Button>
        <Box component="span" sx={{ color: token('text-3'), fontSize: '0.8125rem' }}>
          <Plural value={words} one="# of your words" other="# of your words" />
        </Box>
      </Box>
      <Box
        id={id}
        component="section"
        tabIndex={0}
        hidden={!isOpen}
        aria-label={i18n._(msg`What leaves, word for word`)}
        sx={{
          marginBlockStart: '10px',
          maxHeight: 320,
          overflowY: 'auto',
          border: `1px solid ${token('line')}`,
          borderRadius: '14px',
          backgroundColor: token('sunken'),
        }}
      >
        {shown.map(({ kind, text }, at) => (
          <Box key={`${at} ${kind}`} sx={{ padding: '10px 14px' }}>
            <Box component="h3" sx={{ margin: '0 0 4px', fontSize: '0.8125rem', fontWeight: 600 }}>
              {i18n._(heads[kind])}
            </Box>
            <Box
              component="pre"
              dir="auto"
              sx={{
                margin: 0,
                fontFamily: 'inherit',
                fontSize: '0.8125rem',
                lineHeight: '20px',
                whiteSpace: 'pre-wrap',
                overflowWrap: 'anywhere',
                color: token('text-2'),
              }}
            >
              {text}
            </Box>
          </Box>
        ))}
      </Box>
    </Box>
  );
}
