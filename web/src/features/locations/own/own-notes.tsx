import { numberFormat } from '@foothold/core/text/formats.ts';
import { Plural, Trans } from '@lingui/react/macro';
import { maxLocated } from '../../../data/places/place-list.ts';
import type { LocatedRecords } from '../../../data/places/record-locations.ts';
import { Note } from '../../../ui/notes/note.tsx';

/** Above a list of own records: rows that do not read, and that older ones are left out. */
export function OwnNotes({ list: { broken, isCut } }: { list: LocatedRecords }) {
  const most = numberFormat().format(maxLocated);
  const named = broken
    .slice(0, 5)
    .map(({ key }) => key)
    .join(', ');
  return (
    <>
      {broken.length > 0 && (
        <Note kind="quiet" icon="info" role="status">
          <Plural
            value={broken.length}
            one="# record could not be read:"
            other="# records could not be read:"
          />{' '}
          {named}. <Trans>Nothing was deleted, and every other one is here.</Trans>
        </Note>
      )}
      {isCut && (
        <Note kind="quiet" icon="info" role="status">
          <Trans>These are the newest {most}; older ones are not listed here.</Trans>
        </Note>
      )}
    </>
  );
}
