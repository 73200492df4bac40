import type { JobSearchAnswer } from '@foothold/core/contract/jobs.ts';
import type { JobSearchResult } from '@foothold/core/entities/posting/posting.ts';
import { useMobile } from '../../ui/hooks/use-mobile.ts';
import { FoundBecauseNote } from './posting/found-because-note.tsx';
import { PostingBar } from './posting/posting-bar.tsx';
import { PostingPane } from './posting/posting-pane.tsx';

type Props = {
  id: string;
  answer: JobSearchAnswer | null;
  /** The postings of the list in their order, with what is unfolded. */
  rows: readonly JobSearchResult[];
  /** The words that the answer is for. */
  term: string;
  /** Leads back to the words. */
  onChangeWords: () => void;
  now: Date;
  onSave: () => Promise<void>;
  companyAddress: (companyName: string) => string;
  postingAddress: (id: string) => string;
  /** Another posting in its place; null goes back to the list. */
  onShow: (posting: string | null) => void;
};

/** The chosen posting and, on a phone, its place in the list. */
export function SearchPosting({ id, answer, rows, term, onChangeWords, onShow, ...rest }: Props) {
  const isMobile = useMobile();
  const at = rows.findIndex((row) => String(row.id) === id);
  const neighbor = (step: 1 | -1) => {
    const row = at < 0 ? undefined : rows[at + step];
    return row ? () => onShow(String(row.id)) : null;
  };
  const onPage = answer?.results.findIndex((row) => String(row.id) === id) ?? -1;
  const { pageNumber = 1, pageSize = 0 } = answer?.pagination ?? {};
  return (
    <PostingPane
      key={id}
      id={id}
      row={rows[at] ?? null}
      onHidden={() => onShow(null)}
      {...rest}
      because={(posting) =>
        answer && <FoundBecauseNote posting={posting} term={term} answer={answer} onChange={onChangeWords} />
      }
      bar={
        isMobile && (
          <PostingBar
            position={onPage < 0 ? 0 : (pageNumber - 1) * pageSize + onPage + 1}
            total={answer?.totalResults ?? 0}
            isCapped={answer?.totalIsCapped ?? false}
            previous={neighbor(-1)}
            next={neighbor(1)}
            onBack={() => onShow(null)}
          />
        )
      }
    />
  );
}
