import type { JobSearchAnswer } from '@foothold/core/contract/jobs.ts';
import { useMobile } from '../../ui/hooks/use-mobile.ts';
import { PostingBar } from './posting/posting-bar.tsx';
import { PostingPane } from './posting/posting-pane.tsx';

type Props = {
  id: string;
  answer: JobSearchAnswer | null;
  now: Date;
  onSave: () => Promise<void>;
  companyAddress: (companyName: string) => string;
  postingAddress: (id: string) => string;
  /** Another posting in its place; null goes back to the list. */
  onShow: (posting: string | null) => void;
};

/** The chosen posting and, on a phone, its place in the list. */
export function SearchPosting({ id, answer, onShow, ...rest }: Props) {
  const isMobile = useMobile();
  const rows = answer?.results ?? [];
  const at = rows.findIndex((row) => String(row.id) === id);
  const neighbor = (step: 1 | -1) => {
    const row = at < 0 ? undefined : rows[at + step];
    return row ? () => onShow(String(row.id)) : null;
  };
  const { pageNumber = 1, pageSize = 0 } = answer?.pagination ?? {};
  return (
    <PostingPane
      key={id}
      id={id}
      row={rows[at] ?? null}
      onHidden={() => onShow(null)}
      {...rest}
      bar={
        isMobile && (
          <PostingBar
            position={at < 0 ? 0 : (pageNumber - 1) * pageSize + at + 1}
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
