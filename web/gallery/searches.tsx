import type { FlaggedResult } from '@foothold/core/search/saved-flags.ts';
import { useState } from 'react';
import { PostingRow } from '../src/shared/postings/posting-row.tsx';
import { SampleNote } from '../src/shared/postings/sample-note.tsx';
import { ExcludedLine } from '../src/shared/search/excluded-line.tsx';
import { PinsNote } from '../src/shared/search/map-answer-notes.tsx';
import { SuggestInput } from '../src/shared/search/suggest-input.tsx';
import { RadioList } from '../src/ui/fields/radio-list.tsx';
import { ListDetail } from '../src/ui/lists/list-detail.tsx';
import { ListHead } from '../src/ui/lists/list-head.tsx';
import { nothing, Part } from './part.tsx';

const now = new Date('2026-11-21T12:00:00.000Z');

const nurse: FlaggedResult = {
  internalId: null,
  applied: false,
  companyName: 'Harrow Creek Health',
  companyAlreadyAdded: false,
  companyInternalId: null,
  datePosted: '2026-11-12T00:00:00.000Z',
  datePostedValue: Date.parse('2026-11-12T00:00:00.000Z'),
  daysAgoPosted: 9,
  dateAdded: '2026-11-20T00:00:00.000Z',
  description: '',
  externalId: '1',
  jobAlreadyAdded: false,
  jobType: 'fulltime',
  jobTitle: 'Registered Nurse',
  location: 'Spokane, WA',
  latitude: 47.66,
  longitude: -117.43,
  source: 'remotive',
  url: 'https://example.com/1',
  city: 'Spokane',
  state: 'WA',
  country: 'US',
  salary: '$78,000 - $92,000 a year',
  id: 901,
  dateKind: 'posted',
  isRemote: false,
  placeCount: 1,
  distanceMiles: 12.4,
  pay: null,
  isSample: false,
  workplace: 'hybrid',
  seniority: 'unknown',
  otherPostings: [],
  mentionedInText: false,
  isClose: false,
  moreOfEmployer: null,
  isOld: false,
  similarInternalIds: [],
};
const driver: FlaggedResult = {
  ...nurse,
  id: 902,
  jobTitle: 'Delivery Driver',
  companyName: 'Larkfield Parcel',
  salary: '',
  source: 'sample',
  isSample: true,
  similarInternalIds: [4],
};

/** What a search of postings is made of: fields, choices, rows. */
export function Searches() {
  const [term, setTerm] = useState('nurse');
  const [age, setAge] = useState(7);
  return (
    <Part title="Job search">
      <SampleNote />
      <ExcludedLine companies={2} postings={1} />
      <PinsNote list={{ phase: 'ready' }} points={{ phase: 'failed', error: null, retry: nothing }} />
      <SuggestInput
        label="Job title, skill or company"
        hasLabel
        icon="search"
        value={term}
        maxLength={500}
        onChange={setTerm}
        choicesOf={() => []}
        onChoose={nothing}
      />
      <RadioList
        label="Posted within"
        value={age}
        options={[
          { value: -1, label: 'Any time', count: '312' },
          { value: 7, label: '7 days', count: '41' },
        ]}
        onChange={setAge}
      />
      <ListDetail
        label="Found postings"
        detailLabel="Found posting"
        keys={['901', '902']}
        selected="901"
        onSelect={nothing}
        isOpen={false}
        head={<ListHead>2 jobs</ListHead>}
        detail="The posting stands here."
      >
        <PostingRow posting={nurse} to="?job=901" selected now={now} isNew />
        <PostingRow posting={driver} to="?job=902" selected={false} now={now} />
      </ListDetail>
    </Part>
  );
}
