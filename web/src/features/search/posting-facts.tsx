import { numberFormat } from '@foothold/core/domain/formats.ts';
import { choiceLabel } from '@foothold/core/domain/job.ts';
import { type JobSearchResult, jobTypes, type PostingDetail } from '@foothold/core/domain/posting.ts';
import { Trans, useLingui } from '@lingui/react/macro';
import { Fact, FactList } from '../../components/fact-list.tsx';
import { isYearly, sourceOf } from './posting-words.ts';
import { usePostingWords } from './use-posting-words.ts';

type Props = { posting: JobSearchResult; detail: PostingDetail | null; now: Date };

/** Pay, type, places, date, source and kind of work; what the source does not say is said to be missing. */
export function PostingFacts({ posting, detail, now }: Props) {
  const { posted } = usePostingWords(now);
  const { feed, site } = sourceOf(posting);
  return (
    <FactList>
      <Fact label={<Trans>Pay</Trans>}>
        <PayWords posting={posting} />
      </Fact>
      <Fact label={<Trans>Type</Trans>}>
        {posting.jobType ? choiceLabel(jobTypes, posting.jobType) : <Trans>Not stated</Trans>}
      </Fact>
      <Fact label={posting.placeCount > 1 ? <Trans>Places</Trans> : <Trans>Place</Trans>}>
        <PlaceWords posting={posting} detail={detail} />
      </Fact>
      <Fact label={posting.dateKind === 'seen' ? <Trans>First seen</Trans> : <Trans>Posted</Trans>}>
        {posted(posting)}
      </Fact>
      <Fact label={<Trans>Source</Trans>}>
        {posting.isSample || site === '' ? feed : `${feed} · ${site}`}
      </Fact>
      {detail?.category && <Fact label={<Trans>Field</Trans>}>{detail.category}</Fact>}
    </FactList>
  );
}

function PayWords({ posting: { salary, pay } }: { posting: JobSearchResult }) {
  if (salary === '') return <Trans>Not stated</Trans>;
  return isYearly(pay) ? <Trans>{salary} a year</Trans> : salary;
}

const mostPlaces = 8;

function PlaceWords({ posting, detail }: Omit<Props, 'now'>) {
  const { i18n } = useLingui();
  const names = posting.location
    .split(';')
    .map((part) => part.trim())
    .filter(Boolean);
  const shown = detail ? names.slice(0, mostPlaces) : names.slice(0, 1);
  const more = Math.max(names.length, posting.placeCount) - shown.length;
  if (shown.length === 0) return posting.isRemote ? <Trans>Remote</Trans> : <Trans>Not stated</Trans>;
  const miles = !posting.distanceMiles
    ? null
    : numberFormat(i18n.locale, {
        maximumFractionDigits: posting.distanceMiles < 10 ? 1 : 0,
      }).format(posting.distanceMiles);
  return (
    <>
      {shown[0]}
      {miles !== null && <Trans> · {miles} mi away</Trans>}
      {shown.slice(1).map((name) => ` · ${name}`)}
      {more > 0 && <Trans> and {more} more</Trans>}
    </>
  );
}
