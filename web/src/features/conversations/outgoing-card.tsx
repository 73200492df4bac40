import { isOwnTool, type OwnTool } from '@foothold/core/ai/tools/tool-args.ts';
import type { ConversationMessage } from '@foothold/core/entities/conversation/conversation.ts';
import { plural } from '@lingui/core/macro';
import { Plural, Trans, useLingui } from '@lingui/react/macro';
import { styled } from '@mui/material/styles';
import { Link } from 'react-router';
import { useLeftOutKinds } from '../../shared/ai/use-left-out-words.ts';
import { Card } from '../../ui/card.tsx';
import { token } from '../../ui/tokens.ts';
import { conversationPaths } from './conversation-paths.ts';

type Props = {
  isByRule: boolean;
  messages: readonly ConversationMessage[];
};

/** What of a conversation truly left this device, by the rows of its answers, and what was kept back or cut out. */
export function OutgoingCard({ isByRule, messages }: Props) {
  const { i18n } = useLingui();
  const kinds = useLeftOutKinds();
  const sent = messages.filter(({ role, provider }) => role === 'assistant' && isModel(provider));
  const isHere = messages.some(({ role, provider }) => role === 'assistant' && provider === 'browser');
  const records = useRecordWords()(countsOf(sent));
  const cut = kinds(sent.flatMap(({ leftOut }) => leftOut));
  const withheld = sent.flatMap(({ parts }) => parts).filter(({ state }) => state === 'withheld');
  const list = (texts: readonly string[]) => new Intl.ListFormat(i18n.locale).format(texts);
  const kept = list([...new Set(withheld.map(({ title }) => title))]);
  return (
    <Card sx={{ padding: '14px 16px 16px', flexShrink: 0 }}>
      <Head>
        <Trans>What left this device</Trans>
      </Head>
      {sent.length === 0 ? (
        <Line>
          {isHere ? (
            <Trans>Nothing. The model of this browser answers on this device.</Trans>
          ) : isByRule ? (
            <Trans>
              Nothing. Answers come from rules on this device; the search coach asks this site how many
              postings a search has.
            </Trans>
          ) : (
            <Trans>
              Nothing yet. You see your question before it is sent, and each kind of record before it is.
            </Trans>
          )}
        </Line>
      ) : (
        <>
          <Line>
            <Plural
              value={sent.length}
              one="# question, with what was said before it."
              other="# questions, each with what was said before it."
            />{' '}
            {records === '' ? (
              <Trans>None of your records.</Trans>
            ) : (
              <Trans>Of your records: {records}.</Trans>
            )}
          </Line>
          {cut !== '' && (
            <Line>
              <Trans>Cut out before: {cut}.</Trans>
            </Line>
          )}
          {kept !== '' && (
            <Line>
              <Trans>Kept here by you: {kept}.</Trans>
            </Line>
          )}
          <Line>
            <More to={conversationPaths.calls}>
              <Trans>All questions, word for word</Trans>
            </More>
          </Line>
        </>
      )}
    </Card>
  );
}

const isModel = (provider: string) => !['', 'builtin', 'browser'].includes(provider);

/** How many rows of each kind went along, each row counted once in a conversation. */
function countsOf(answers: readonly ConversationMessage[]): Map<OwnTool, number> {
  const seen = new Map<OwnTool, Set<string>>();
  for (const { name, state, rows } of answers.flatMap(({ parts }) => parts)) {
    if (state !== 'read' || !isOwnTool(name)) continue;
    const known = seen.get(name) ?? new Set();
    for (const { to, title, detail } of rows) known.add(`${to} ${title} ${detail}`);
    seen.set(name, known);
  }
  return new Map([...seen].map(([name, { size }]) => [name, size]));
}

function useRecordWords(): (counts: ReadonlyMap<OwnTool, number>) => string {
  const { i18n } = useLingui();
  const words: Readonly<Record<OwnTool, (count: number) => string>> = {
    own_jobs: (count) => plural(count, { one: '# job', other: '# jobs' }),
    own_interviews: (count) => plural(count, { one: '# interview', other: '# interviews' }),
    own_companies: (count) => plural(count, { one: '# company', other: '# companies' }),
    own_tasks: (count) => plural(count, { one: '# task', other: '# tasks' }),
  };
  return (counts) =>
    new Intl.ListFormat(i18n.locale).format(
      [...counts].filter(([, count]) => count > 0).map(([name, count]) => words[name](count)),
    );
}

const Head = styled('h2')({ margin: '0 0 6px', fontSize: '0.875rem', lineHeight: '20px', fontWeight: 600 });
const Line = styled('p')({
  margin: '0 0 4px',
  fontSize: '0.8125rem',
  lineHeight: '18px',
  color: token('text-2'),
});
const More = styled(Link)({ color: token('accent') });
