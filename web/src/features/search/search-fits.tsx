import { calendarDate } from '@foothold/core/dates/calendar-date.ts';
import type { JobSearchResult } from '@foothold/core/entities/posting/posting.ts';
import { noAnswers } from '@foothold/core/fit/fit.ts';
import { hash53 } from '@foothold/core/text/hash53.ts';
import { useQueryClient } from '@tanstack/react-query';
import { useEffect } from 'react';
import { resumeForFit, useFitSide } from '../../data/fit/fit-sources.ts';
import { systemClock } from '../../data/rows/clock.ts';
import { whenIdle } from '../../platform/when-idle.ts';
import { askingPosting } from '../../shared/fit/asking-posting.ts';
import { ownFits } from '../../shared/fit/fit-client.ts';
import { notePostingFit, postingFits } from '../../shared/fit/posting-fits.ts';
import { postingQuery } from '../../shared/search/search-query.ts';
import { useOnline } from '../../ui/hooks/use-online.ts';

/**
 * Works out how well the default resume fits the postings of the page: one after the other, each once the page has nothing
 * more urgent to do. A text that is not here yet is asked for as opening the posting would; offline, or once an answer fails,
 * only those that are here get their word.
 */
export function SearchFits({ postings }: { postings: readonly JobSearchResult[] }) {
  const client = useQueryClient();
  const side = useFitSide();
  const isOnline = useOnline();
  useEffect(() => {
    const resume = side && resumeForFit(side.resumes, null);
    if (!side || !resume) return;
    const today = calendarDate(systemClock.now());
    const from = String(hash53(JSON.stringify([resume, side.person, today])));
    const known = postingFits(from);
    const waiting = postings.filter(({ id }) => !known.has(id)).map(({ id }) => id);
    let stop = () => {};
    let isStopped = false;
    let mayAsk = isOnline;
    const textOf = async (id: number) => {
      const query = postingQuery(String(id));
      const here = client.getQueryData(query.queryKey);
      if (here || !mayAsk) return here;
      // The call is not repeated for a word that nobody waits for.
      return client.fetchQuery({ ...query, retry: false, staleTime: Number.POSITIVE_INFINITY }).catch(() => {
        mayAsk = false;
        return undefined;
      });
    };
    const next = async () => {
      const id = waiting.shift();
      if (id === undefined || isStopped) return;
      const detail = await textOf(id);
      if (detail && !isStopped) {
        const pair = { posting: askingPosting(detail), resume, answers: noAnswers };
        const [fit] = await ownFits().fits([pair], { person: side.person, today });
        if (fit) notePostingFit(from, id, fit.word);
      }
      if (!isStopped) stop = whenIdle(() => void next());
    };
    stop = whenIdle(() => void next());
    return () => {
      isStopped = true;
      stop();
    };
  }, [client, side, postings, isOnline]);
  return null;
}
