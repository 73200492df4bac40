import { Trans } from '@lingui/react/macro';
import type { AiCallLine } from '../../../data/ai/ai-calls.ts';
import { useCallWords } from '../../../shared/ai/use-call-words.ts';
import { useTaskWords } from '../../../shared/ai/use-task-words.ts';
import { ListRow } from '../../../ui/lists/list-row.tsx';
import { dateText, momentText } from '../../../ui/moment-text.ts';
import { StateChip } from '../../../ui/state-chip.tsx';

type Props = {
  calls: readonly AiCallLine[];
  selected: string | null;
  /** The address, which keeps its search and page. */
  query: URLSearchParams;
};

/** Calls, newest first: what was asked, of whom, and what it took. */
export function AiCallRows({ calls, selected, query }: Props) {
  const words = useCallWords();
  const taskName = useTaskWords();
  return calls.map((call) => {
    const key = String(call.internalId);
    const at = new Date(call.at).toISOString();
    const tokens = words.count(call.inputTokens + call.outputTokens);
    return (
      <ListRow
        key={key}
        id={key}
        title={taskName(call.task)}
        chips={
          call.outcome !== 'done' && (
            <StateChip kind="plain">
              {call.outcome === 'stopped' ? <Trans>Stopped</Trans> : <Trans>Failed</Trans>}
            </StateChip>
          )
        }
        age={dateText(at)}
        ageTitle={momentText(at)}
        second={words.who(call)}
        end={call.cost === null ? <Trans>{tokens} tokens</Trans> : words.money(call.cost)}
        selected={key === selected}
        to={{ search: `?${new URLSearchParams({ ...Object.fromEntries(query), open: key })}` }}
      />
    );
  });
}
