import type { ConversationMessage } from '@foothold/core/entities/conversation/conversation.ts';
import { Plural, Trans, useLingui } from '@lingui/react/macro';
import Box from '@mui/material/Box';
import MenuItem from '@mui/material/MenuItem';
import Select from '@mui/material/Select';
import { type ReactNode, useId } from 'react';
import { Link } from 'react-router';
import type { Answerer } from '../../shared/ai/conversation/use-answerers.ts';
import type { MonthLimit } from '../../shared/ai/month-limit.ts';
import { toModelSettings } from '../../shared/ai/to-model-settings.ts';
import { useCallWords } from '../../shared/ai/use-call-words.ts';
import { Card } from '../../ui/card.tsx';
import { Labeled } from '../../ui/fields/labeled.tsx';
import { token } from '../../ui/tokens.ts';

type Props = {
  messages: readonly ConversationMessage[];
  /** What all questions to models of this month took, against the person's own limit. */
  month: MonthLimit;
  answerers: readonly Answerer[];
  answerer: string;
  onAnswerer: (id: string) => void;
  now: Date;
};

/** Who answers, and what this conversation and this month took: tokens always, money where a price is known. */
export function CostCard({ messages, month, answerers, answerer, onAnswerer, now }: Props) {
  const { t, i18n } = useLingui();
  const { money } = useCallWords();
  const id = useId();
  const { spent, dollars, tokens: maxTokens } = month;
  const isUnasked = spent.tokens === 0 && dollars === null && maxTokens === null;
  const tokens = messages.reduce((sum, one) => sum + one.inputTokens + one.outputTokens, 0);
  const cost = messages.reduce((sum, one) => sum + (one.cost ?? 0), 0);
  const monthName = i18n.date(now, { month: 'long' });
  return (
    <Card sx={{ padding: '14px 16px 16px', flexShrink: 0 }}>
      <Box
        component="h2"
        sx={{ margin: '0 0 8px', fontSize: '0.875rem', lineHeight: '20px', fontWeight: 600 }}
      >
        <Trans>Cost</Trans>
      </Box>
      {tokens === 0 && isUnasked ? (
        <Box component="p" sx={{ ...line, margin: 0 }}>
          {answerer === 'builtin' ? (
            <Trans>Nothing. Rule-based answers are made on this device.</Trans>
          ) : (
            <Trans>Nothing has been counted yet.</Trans>
          )}
        </Box>
      ) : (
        <Box component="dl" sx={{ margin: 0, display: 'grid', gap: '6px' }}>
          <Row label={<Trans>This conversation</Trans>}>
            {cost > 0 ? money(cost) : <Plural value={tokens} one="# token" other="# tokens" />}
          </Row>
          {cost > 0 && (
            <Row label={<Trans>Tokens</Trans>}>
              <Plural value={tokens} one="#" other="#" />
            </Row>
          )}
          <Row label={monthName}>
            <Against used={spent.cost} most={dollars} write={money} isShown={spent.cost > 0} />
            {spent.cost > 0 && spent.unpriced > 0 && ' + '}
            {spent.unpriced > 0 && (
              <Plural
                value={spent.unpriced}
                one="# answer without a known price"
                other="# answers without a known price"
              />
            )}
            {spent.cost === 0 && spent.unpriced === 0 && dollars === null && money(0)}
          </Row>
          {dollars !== null && <Bar share={spent.cost / dollars} />}
          {(maxTokens !== null || spent.unpriced > 0) && (
            <Row label={<Trans>Tokens this month</Trans>}>
              <Against used={spent.tokens} most={maxTokens} write={(count) => i18n.number(count)} isShown />
            </Row>
          )}
          {maxTokens !== null && <Bar share={spent.tokens / maxTokens} />}
        </Box>
      )}
      {!isUnasked && (
        <Box
          component={Link}
          to={toModelSettings}
          sx={{
            display: 'inline-block',
            marginBlockStart: '8px',
            color: token('accent'),
            fontSize: '0.8125rem',
          }}
        >
          {dollars === null && maxTokens === null ? (
            <Trans>Set a monthly limit</Trans>
          ) : (
            <Trans>Change the limit</Trans>
          )}
        </Box>
      )}
      <Box sx={{ marginBlockStart: '12px' }}>
        <Labeled id={id} label={<Trans>Who answers</Trans>} isGroup>
          <Select
            fullWidth
            labelId={`${id}-label`}
            id={id}
            value={answerers.some((one) => one.id === answerer) ? answerer : (answerers[0]?.id ?? '')}
            onChange={({ target }) => onAnswerer(target.value)}
            inputProps={{ 'aria-label': t`Who answers` }}
          >
            {answerers.map((one) => (
              <MenuItem key={one.id} value={one.id}>
                {one.label}
              </MenuItem>
            ))}
          </Select>
        </Labeled>
      </Box>
    </Card>
  );
}

const line = { fontSize: '0.8125rem', lineHeight: '18px', color: token('text-2') } as const;

function Row({ label, children }: { label: ReactNode; children: ReactNode }) {
  return (
    <Box sx={{ display: 'flex', justifyContent: 'space-between', gap: '12px', ...line }}>
      <dt>{label}</dt>
      <Box component="dd" sx={{ margin: 0, textAlign: 'end', fontWeight: 600, color: token('text') }}>
        {children}
      </Box>
    </Box>
  );
}

type AgainstProps = { used: number; most: number | null; write: (count: number) => string; isShown: boolean };

/** “$0.41 of $2.00” */
function Against({ used, most, write, isShown }: AgainstProps) {
  if (most === null) return isShown ? write(used) : null;
  const [one, all] = [write(used), write(most)];
  return (
    <Trans>
      {one} of {all}
    </Trans>
  );
}

function Bar({ share }: { share: number }) {
  return (
    <Box
      aria-hidden
      sx={{ height: 6, borderRadius: '3px', backgroundColor: token('skeleton'), overflow: 'hidden' }}
    >
      <Box
        style={{ width: `${Math.min(1, share) * 100}%` }}
        sx={{ height: '100%', borderRadius: '3px', backgroundColor: token('text-2') }}
      />
    </Box>
  );
}
