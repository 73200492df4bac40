import { callCost } from '@foothold/core/ai/call-cost.ts';
import { Trans } from '@lingui/react/macro';
import Box from '@mui/material/Box';
import Button from '@mui/material/Button';
import { useState } from 'react';
import type { Destination } from '../../platform/ai/destination.ts';
import { Tick } from '../../ui/buttons/tick.tsx';
import { SheetFoot } from '../../ui/dialogs/popover-sheet.tsx';
import { TitledDialog } from '../../ui/dialogs/titled-dialog.tsx';
import { Fact, FactList } from '../../ui/fact-list.tsx';
import { token } from '../../ui/tokens.ts';
import { type Outgoing, outgoingTokens } from './outgoing.ts';
import { OutgoingText } from './outgoing-text.tsx';
import { useCallWords } from './use-call-words.ts';
import { useLeftOutWords } from './use-left-out-words.ts';
import { useTaskWords } from './use-task-words.ts';

type Props = {
  open: boolean;
  task: string;
  leaving: Outgoing;
  destination: Destination;
  /** With the tick for the next time. */
  onSend: (isRemembered: boolean) => void;
  onClose: () => void;
};

/** Before anything leaves this device: the very text, to whom it goes, what was cut out, about how much it takes. */
export function BeforeSheet({ open, task, leaving, destination, onSend, onClose }: Props) {
  const [isRemembered, setRemembered] = useState(false);
  const words = useCallWords();
  const taskName = useTaskWords()(task);
  const leftOut = useLeftOutWords()(leaving);
  const inputTokens = outgoingTokens(leaving);
  const outputTokens = leaving.call.maxOutputTokens;
  const who = words.who(destination);
  const isHere = destination.provider === 'browser';
  const [about, atMost] = [words.about(inputTokens), words.about(outputTokens)];
  return (
    <TitledDialog
      open={open}
      onClose={onClose}
      width={640}
      title={isHere ? <Trans>Ask the model of this browser?</Trans> : <Trans>Send this to {who}?</Trans>}
      under={taskName}
    >
      <Box sx={{ padding: '0 20px 16px', overflowY: 'auto', display: 'grid', gap: '14px' }}>
        <FactList>
          <Fact label={<Trans>Goes to</Trans>}>
            <Way destination={destination} />
          </Fact>
          <Fact label={<Trans>Left out</Trans>}>{leftOut}</Fact>
          <Fact label={<Trans>Uses</Trans>}>
            <Trans>
              about {about} tokens to send, at most {atMost} to write; a token is about four letters
            </Trans>
          </Fact>
          <Fact label={<Trans>Costs</Trans>}>
            <Cost destination={destination} inputTokens={inputTokens} outputTokens={outputTokens} />
          </Fact>
        </FactList>
        <OutgoingText leaving={leaving} />
        <Box sx={{ color: token('text-2'), fontSize: '0.875rem' }}>
          <Tick checked={isRemembered} onChange={setRemembered}>
            <Trans>Skip this sheet next time, for this task and this model</Trans>
          </Tick>
        </Box>
      </Box>
      <SheetFoot>
        <Box sx={{ flexGrow: 1 }} />
        <Button variant="text" autoFocus onClick={onClose}>
          {isHere ? <Trans>Do not ask</Trans> : <Trans>Keep it here</Trans>}
        </Button>
        <Button variant="contained" onClick={() => onSend(isRemembered)}>
          {isHere ? <Trans>Ask</Trans> : <Trans>Send</Trans>}
        </Button>
      </SheetFoot>
    </TitledDialog>
  );
}

type CostProps = { destination: Destination; inputTokens: number; outputTokens: number };

/** Money where a price is known, with the day of the price; else who pays. */
function Cost({ destination: { provider, price, isOwn }, inputTokens, outputTokens }: CostProps) {
  const { money } = useCallWords();
  if (provider === 'browser') return <Trans>nothing: it runs on this device</Trans>;
  if (!price)
    return isOwn ? (
      <Trans>what your own key or machine costs; no price is known here</Trans>
    ) : (
      <Trans>nothing: this site pays for it</Trans>
    );
  const most = money(callCost(price, { inputTokens, outputTokens }) ?? 0);
  const least = money(callCost(price, { inputTokens, outputTokens: 0 }) ?? 0);
  const { asOf } = price;
  return (
    <Trans>
      {least} to {most}, at the prices of {asOf}
    </Trans>
  );
}

/** The way that the text takes, and whose key pays. */
function Way({ destination: { provider, isOwn, way, host } }: { destination: Destination }) {
  if (provider === 'browser')
    return <Trans>the model of this browser, on this device: nothing leaves it</Trans>;
  if (isOwn && way === 'browser')
    return <Trans>{host}, directly from this browser, with your own settings</Trans>;
  if (isOwn)
    return (
      <Trans>{host}, through this server, which neither stores nor logs it, with your own settings</Trans>
    );
  return host ? (
    <Trans>{host}, through this server, which neither stores nor logs it</Trans>
  ) : (
    <Trans>the model of this site, through this server, which neither stores nor logs it</Trans>
  );
}
