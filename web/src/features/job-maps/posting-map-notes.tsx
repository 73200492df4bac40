import { Plural, Trans } from '@lingui/react/macro';
import Button from '@mui/material/Button';
import { Link } from 'react-router';
import { ExcludedLine } from '../../shared/search/excluded-line.tsx';
import { noticeNotes, PinsNote } from '../../shared/search/map-answer-notes.tsx';
import { AnswerNotes, hasAnswerNotes } from '../../ui/notes/answer-notes.tsx';
import { Note } from '../../ui/notes/note.tsx';
import { type JobMapState, jobMapAddress } from './job-map-address.ts';
import type { PostingMap } from './use-posting-map.ts';

/** Above the rows: what did not arrive, how the question was read, and what no map can show; empty where all is well. */
export function postingMapNotes(
  map: PostingMap,
  state: JobMapState,
  hidden: { companies: number; postings: number },
) {
  const { spot } = state;
  const { list, points, moved } = map;
  const { notices = [], correctedTerm, totalResults = 0, oldCount = 0 } = list.shown?.answer ?? {};
  const withoutPlace = points.shown?.answer.withoutPlace ?? 0;
  return [
    hasAnswerNotes(list) && (
      <AnswerNotes
        key="answer"
        answer={list}
        failed={<Trans>The search did not get an answer</Trans>}
        retryLabel={<Trans>Retry search</Trans>}
        offline={<Trans>New searches wait. Your jobs work as usual.</Trans>}
      />
    ),
    points.phase === 'failed' && list.phase !== 'failed' && (
      <PinsNote key="points" list={list} points={points} />
    ),
    correctedTerm && totalResults > 0 && (
      <Note key="corrected" kind="quiet" icon="info" role="status">
        <Trans>Nothing was found for these words. These are jobs for “{correctedTerm}”.</Trans>
      </Note>
    ),
    ...noticeNotes(notices),
    oldCount > 0 && (
      <Note
        key="old"
        kind="quiet"
        icon="info"
        action={
          <Button
            variant="text"
            size="small"
            component={Link}
            to={jobMapAddress({ ...state, withOld: true, posting: null })}
          >
            <Trans>Show them</Trans>
          </Button>
        }
      >
        <Plural
          value={oldCount}
          one="# more was posted over a year ago."
          other="# more were posted over a year ago."
        />
      </Note>
    ),
    hidden.companies + hidden.postings > 0 && <ExcludedLine key="hidden" {...hidden} />,
    withoutPlace > 0 && !moved && !spot && (
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
