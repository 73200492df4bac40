import type { OwnTool } from '@foothold/core/ai/tools/tool-args.ts';
import type { MessageDescriptor } from '@lingui/core';
import { msg } from '@lingui/core/macro';
import { Trans, useLingui } from '@lingui/react/macro';
import Button from '@mui/material/Button';
import { styled } from '@mui/material/styles';
import { useEffect, useRef, useState } from 'react';
import { Tick } from '../../../ui/buttons/tick.tsx';
import { token } from '../../../ui/tokens.ts';
import { useCallWords } from '../use-call-words.ts';
import { useLeftOutKinds } from '../use-left-out-words.ts';
import type { ResultRequest } from './result-requests.ts';

const always: Readonly<Record<OwnTool, MessageDescriptor>> = {
  own_jobs: msg`Always send jobs to this model`,
  own_interviews: msg`Always send interviews to this model`,
  own_companies: msg`Always send companies to this model`,
  own_tasks: msg`Always send tasks to this model`,
};

/** Records that a model asks for, word for word as they would go, before they go the first time in a conversation. */
export function ResultCard({ request }: { request: ResultRequest }) {
  const { t, i18n } = useLingui();
  const words = useCallWords();
  const kinds = useLeftOutKinds();
  const [isAlways, setAlways] = useState(false);
  const card = useRef<HTMLElement>(null);
  const { tool, title, text, leftOut, destination, decide } = request;
  const who = words.who(destination);
  const cut = kinds(leftOut);
  // The answer waits: who uses a keyboard or listens is led to what it waits for.
  useEffect(() => card.current?.focus(), []);
  return (
    <Frame ref={card} tabIndex={-1} aria-label={t`Records that would be sent`}>
      <Head>
        <Trans>
          Send “{title}” to {who}?
        </Trans>
      </Head>
      <Line>
        {cut === '' ? (
          <Trans>This is what would go, word for word.</Trans>
        ) : (
          <Trans>This is what would go, word for word. Cut out: {cut}.</Trans>
        )}
      </Line>
      <Text dir="auto" tabIndex={0} aria-label={t`What would be sent`} role="region">
        {text}
      </Text>
      <Foot>
        <Tick checked={isAlways} onChange={setAlways}>
          {i18n._(always[tool])}
        </Tick>
        <Buttons>
          <Button variant="text" onClick={() => decide(false)}>
            <Trans>Keep it here</Trans>
          </Button>
          <Button variant="contained" onClick={() => decide(true, isAlways)}>
            <Trans>Send</Trans>
          </Button>
        </Buttons>
      </Foot>
    </Frame>
  );
}

const Frame = styled('section')({
  display: 'grid',
  gap: 8,
  marginBlockEnd: 10,
  padding: '12px 16px',
  border: `1px solid ${token('line-strong')}`,
  borderRadius: 20,
  backgroundColor: token('surface'),
  outline: 'none',
});
const Head = styled('h3')({ margin: 0, fontSize: '0.875rem', lineHeight: '20px', fontWeight: 600 });
const Line = styled('p')({ margin: 0, fontSize: '0.8125rem', lineHeight: '18px', color: token('text-2') });
const Text = styled('pre')({
  margin: 0,
  padding: '8px 12px',
  maxHeight: 180,
  overflowY: 'auto',
  fontFamily: 'inherit',
  fontSize: '0.8125rem',
  lineHeight: '20px',
  whiteSpace: 'pre-wrap',
  overflowWrap: 'anywhere',
  color: token('text-2'),
  border: `1px solid ${token('line')}`,
  borderRadius: 14,
  backgroundColor: token('sunken'),
  '@media (max-width: 899.95px)': { maxHeight: 120 },
});
const Foot = styled('div')({
  display: 'flex',
  flexWrap: 'wrap',
  alignItems: 'center',
  justifyContent: 'space-between',
  gap: '4px 12px',
  fontSize: '0.8125rem',
});
const Buttons = styled('div')({ display: 'flex', gap: 8, marginInlineStart: 'auto' });
