import type { JobSearchResult, PostingDetail } from '@foothold/core/entities/posting/posting.ts';
import { sourceFacts } from '@foothold/core/entities/posting/posting-source.ts';
import {
  jobTypeName,
  seniorityName,
  workplaceName,
} from '@foothold/core/entities/posting/posting-words.messages.ts';
import { numberFormat } from '@foothold/core/text/formats.ts';
import { Trans, useLingui } from '@lingui/react/macro';
import { sayChoice } from '../../../platform/say.ts';
import { useSay } from '../../../platform/use-say.ts';
import { withinSentence } from '../../../platform/within-sentence.ts';
import { PostingCredit } from '../../../shared/postings/posting-credit.tsx';
import { isYearly, sourceOf } from '../../../shared/postings/posting-words.ts';
import { shownPay } from '../../../shared/postings/shown-pay.ts';
import { usePostingWords } from '../../../shared/postings/use-posting-words.ts';
import { Fact, FactList } from '../../../ui/fact-list.tsx';
import { StatedFacts } from '../facts/stated-facts.tsx';

type Props = { posting: JobSearchResult; detail: PostingDetail | null; now: Date };

/** Room for the longest label on a phone. */
const labelWidth = 92;

/** Pay, type, places, date, source and kind of work; what the source does not say is said to be missing. */
export function PostingFacts({ posting, detail, now }: Props) {
  const say = useSay();
  const { posted, day } = usePostingWords(now);
  const closes = detail && detail.closedAt === null ? day(detail.closes) : '';
  const { feed, site } = sourceOf(posting);
  // The mark of a feed names its site.
  const hasSite = !posting.isSample && site !== '' && sourceFacts(posting.source).credit !== 'mark';
  return (
    <FactList>
      <Fact labelWidth={labelWidth} label={<Trans>Pay</Trans>}>
        <PayWords posting={posting} />
      </Fact>
      <Fact labelWidth={labelWidth} label={<Trans>Type</Trans>}>
        <TypeWords posting={posting} />
      </Fact>
      <Fact
        labelWidth={labelWidth}
        label={posting.placeCount > 1 ? <Trans>Places</Trans> : <Trans>Place</Trans>}
      >
        <PlaceWords posting={posting} detail={detail} />
      </Fact>
      <Fact
        labelWidth={labelWidth}
        label={posting.dateKind === 'seen' ? <Trans>First seen</Trans> : <Trans>Posted</Trans>}
      >
        {posted(posting)}
      </Fact>
      <Fact labelWidth={labelWidth} label={<Trans>Source</Trans>}>
        <PostingCredit posting={posting} otherwise={feed} />
        {hasSite && ` · ${site}`}
      </Fact>
      {posting.seniority !== 'unknown' && (
        <Fact labelWidth={labelWidth} label={<Trans>Experience</Trans>}>
          {say(seniorityName(posting.seniority))}
        </Fact>
      )}
      {detail?.category && (
        <Fact labelWidth={labelWidth} label={<Trans>Field</Trans>}>
          {detail.category}
        </Fact>
      )}
      <StatedFacts facts={detail?.facts ?? []} labelWidth={labelWidth} />
      {closes && (
        <Fact labelWidth={labelWidth} label={<Trans>Closes</Trans>}>
          {closes}
        </Fact>
      )}
    </FactList>
  );
}

/** “Full-time, hybrid”. */
function TypeWords({ posting: { jobType, workplace } }: { posting: JobSearchResult }) {
  const say = useSay();
  const { i18n } = useLingui();
  const type = jobType ? sayChoice(say, jobTypeName, jobType) : '';
  const where = workplace === 'unknown' ? '' : say(workplaceName(workplace));
  if (!type && !where) return <Trans>Not stated</Trans>;
  return [type, type ? withinSentence(where, i18n.locale) : where].filter(Boolean).join(', ');
}

function PayWords({ posting }: { posting: JobSearchResult }) {
  const { pay, source } = posting;
  const salary = shownPay(posting);
  const { estimate } = sourceFacts(source);
  if (salary === '') return <Trans>Not stated</Trans>;
  if (pay?.estimated && estimate)
    return (
      <Trans>
        {salary} by {estimate}
      </Trans>
    );
  if (pay?.estimated) return salary;
  return isYearly(pay) ? <Trans>{salary} a year</Trans> : salary;
}

const maxPlaces = 8;

function PlaceWords({ posting, detail }: Omit<Props, 'now'>) {
  const { i18n } = useLingui();
  const names = posting.location
    .split(';')
    .map((part) => part.trim())
    .filter(Boolean);
  const shown = detail ? names.slice(0, maxPlaces) : names.slice(0, 1);
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
