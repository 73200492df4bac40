import type { CompanyPoints, CompanySearchAnswer } from '@foothold/core/contract/companies.ts';
import { Plural, Trans } from '@lingui/react/macro';
import { ExcludedLine } from '../../shared/search/excluded-line.tsx';
import { noticeNotes, PinsNote } from '../../shared/search/map-answer-notes.tsx';
import { AnswerNotes, hasAnswerNotes } from '../../ui/notes/answer-notes.tsx';
import { Note } from '../../ui/notes/note.tsx';
import type { Answer } from '../../ui/notes/use-answer.ts';

type Given = {
  list: Answer<CompanySearchAnswer, unknown>;
  points?: Answer<CompanyPoints, unknown>;
  /** Companies that the person hid. */
  hidden: number;
  /** The map shows the whole search. */
  isWhole?: boolean;
};

/** Above the rows: what did not arrive, how the question was read, what no map can show; empty where all is well. */
export function directoryNotes({ list, points, hidden, isWhole = true }: Given) {
  const { notices = [], isSample = false } = list.shown?.answer ?? {};
  const withoutPlace = points?.shown?.answer.withoutPlace ?? 0;
  return [
    hasAnswerNotes(list) && (
      <AnswerNotes
        key="answer"
        answer={list}
        failed={<Trans>The directory could not be loaded</Trans>}
        retryLabel={<Trans>Retry directory</Trans>}
        offline={<Trans>The directory loads when you are online. Your own companies work as usual.</Trans>}
      />
    ),
    points?.phase === 'failed' && list.phase !== 'failed' && (
      <PinsNote key="points" list={list} points={points} />
    ),
    isSample && (
      <Note key="sample" kind="dashed" icon="info">
        <Trans>These companies are fictional: they come with the sample postings.</Trans>
      </Note>
    ),
    ...noticeNotes(notices),
    hidden > 0 && <ExcludedLine key="hidden" companies={hidden} postings={0} />,
    withoutPlace > 0 && isWhole && (
      <Note key="unplaced" kind="quiet" icon="info">
        <Plural
          value={withoutPlace}
          one="# of them has no known place and is only in the list."
          other="# of them have no known place and are only in the list."
        />
      </Note>
    ),
  ].filter(Boolean);
}
