import type { GeoFact, GeoRow } from '@foothold/core/geography/geo.ts';
import { useState } from 'react';
import { SentDocumentLink } from '../src/shared/documents/sent-document-link.tsx';
import { GeoFigures } from '../src/shared/geography/geo-figures.tsx';
import { SavePlace } from '../src/shared/geography/save-place.tsx';
import { RowBack } from '../src/ui/buttons/row-back.tsx';
import { Fact, FactList } from '../src/ui/fact-list.tsx';
import { ComboBox } from '../src/ui/fields/combo-box.tsx';
import { FieldLabel } from '../src/ui/fields/field-label.tsx';
import { FileDrop } from '../src/ui/fields/file-drop.tsx';
import { LiveSearchField } from '../src/ui/fields/live-search-field.tsx';
import { Picker } from '../src/ui/fields/picker.tsx';
import { LinkGroups } from '../src/ui/link-groups.tsx';
import { ListFoot } from '../src/ui/lists/list-foot.tsx';
import { ListTools } from '../src/ui/lists/list-tools.tsx';
import { PageTurner } from '../src/ui/lists/page-turner.tsx';
import { AnswerHead } from '../src/ui/notes/answer-head.tsx';
import { AnswerNotes } from '../src/ui/notes/answer-notes.tsx';
import { sentLetter } from './overlays.tsx';
import { nothing, Part } from './part.tsx';

const city: GeoRow = {
  id: '4509177',
  name: 'Columbus',
  code: '',
  country: 'US',
  stateCode: 'OH',
  lat: 39.96,
  lng: -83,
  population: 850_106,
  timeZone: 'America/New_York',
};
const source = { agency: 'U.S. Census Bureau', dataset: 'American Community Survey', year: '2019–2023' };
const facts: GeoFact[] = [
  { key: 'median-rent', value: 1233, unit: 'usd-month', area: 'Franklin County, OH', ...source },
  { key: 'poverty-rate', value: 14.5, unit: 'percent', area: 'Franklin County, OH', ...source },
];
const answer = { phase: 'ready', shown: null, isFormer: true, isSlow: false } as const;
const groups = [
  {
    need: 'Pay',
    links: [
      {
        url: 'https://www.bls.gov/oes/',
        name: 'Wage statistics',
        about: 'What jobs pay, by place.',
        country: 'United States',
      },
    ],
  },
];

/** What lists of the server and reference data are made of: tools, heads, notes, pages, figures with their sources. */
export function Reference() {
  const [text, setText] = useState('col');
  const [sort, setSort] = useState('a');
  const options = [
    { value: 'a', label: 'Largest first' },
    { value: 'b', label: 'Name, A to Z' },
  ];
  return (
    <Part title="Reference lists">
      <ListTools>
        <LiveSearchField fullWidth label="Search the gallery" text="" onSearch={nothing} />
        <Picker lead="Sort" label="Sort" hasLabel={false} value={sort} options={options} onChange={setSort} />
      </ListTools>
      <RowBack onBack={nothing} />
      <FileDrop onFile={nothing}>Files can be dropped here.</FileDrop>
      <AnswerHead
        answer={{ ...answer, shown: { answer: [], state: null, at: 0 }, cancel: nothing }}
        waiting="Looking …"
        count="1,204 cities"
      />
      {(['offline', 'failed', 'stopped'] as const).map((phase) => (
        <AnswerNotes
          key={phase}
          answer={{ phase, isFormer: true, error: null, retry: nothing }}
          failed="The list could not be loaded"
          retryLabel="Retry list"
          offline="What was not opened yet waits."
        />
      ))}
      <ComboBox
        label="City"
        text={text}
        onText={setText}
        choices={[{ key: '1', label: 'Columbus, OH', end: '850,106' }]}
        onChoose={nothing}
        status="1 place"
      />
      <div>
        <FieldLabel htmlFor="gallery-label">A label above its field</FieldLabel>
        <input id="gallery-label" />
      </div>
      <div>
        <SentDocumentLink document={sentLetter} other={undefined} />
      </div>
      <FactList>
        <Fact label="Population">850,106</Fact>
        <Fact label="County">Franklin County</Fact>
      </FactList>
      <GeoFigures facts={facts} />
      <SavePlace kind="city" row={city} />
      <LinkGroups groups={groups} />
      <ListFoot keys={[{ caps: ['j', 'k'], does: 'move' }]}>
        <PageTurner page={2} pageSize={20} count={20} total={61} onPage={nothing} />
      </ListFoot>
    </Part>
  );
}
