import { dateOfText, dateWords } from '@foothold/core/dates/calendar-date.ts';
import type { LedgerEntry } from '@foothold/core/entities/written/ledger-entry.ts';
import { Trans, useLingui } from '@lingui/react/macro';
import { styled } from '@mui/material/styles';
import { Icon } from '../../../ui/icons/icon.tsx';
import { StateChip } from '../../../ui/state-chip.tsx';
import { token } from '../../../ui/tokens.ts';

/** A ledger to read: each sentence with who wrote it, the words it rests on, and who took it when. */
export function KeptLedger({ entries }: { entries: readonly LedgerEntry[] }) {
  const { t } = useLingui();
  return (
    <List aria-label={t`Sentences and who wrote them`}>
      {entries.map((entry, at) => (
        <li key={`${at}${entry.text}`}>
          <p>
            {entry.text} {isMore(entry) && <StateChip kind="unsupported" />}
          </p>
          <small>
            <Writer entry={entry} />
          </small>
          {entry.proposed !== '' && (
            <small>
              <Trans>Proposed as “{entry.proposed}”.</Trans>
            </small>
          )}
          {entry.evidence.map(({ id, text, start, end, holder, line }) => (
            <small key={id}>
              <Icon name="link" size={14} />
              {holder !== '' && (
                <b>
                  <Trans>
                    {holder}, line {line}
                  </Trans>{' '}
                </b>
              )}
              “{text.slice(start, end)}”
            </small>
          ))}
        </li>
      ))}
    </List>
  );
}

const isMore = ({ verdict, writer }: LedgerEntry) =>
  writer.kind !== 'person' && (verdict === 'partly' || verdict === 'unsupported');

function Writer({ entry: { writer, how, acceptedAt, acceptedBy } }: { entry: LedgerEntry }) {
  const day = dateWords(dateOfText(acceptedAt));
  const who = acceptedBy || '';
  if (writer.kind === 'person') return <Trans>Your own words</Trans>;
  const by =
    writer.kind === 'model' ? (
      <Trans>Written by {writer.name || 'a model'}</Trans>
    ) : (
      <Trans>Written by a rule</Trans>
    );
  if (day === '') return by;
  return (
    <>
      {by}
      {' · '}
      {how === 'edited' && <Trans>edited by you</Trans>}
      {how === 'made-true' && <Trans>made true</Trans>}
      {(how === 'edited' || how === 'made-true') && ' · '}
      {who ? (
        <Trans>
          accepted by {who} on {day}
        </Trans>
      ) : (
        <Trans>accepted on {day}</Trans>
      )}
    </>
  );
}

const List = styled('ol')({
  margin: 0,
  padding: 0,
  listStyle: 'none',
  '& > li': {
    display: 'grid',
    gap: 2,
    paddingBlock: 12,
    borderBlockEnd: `1px solid ${token('line')}`,
    overflowWrap: 'anywhere',
  },
  '& p': { margin: 0, fontSize: '0.9375rem', lineHeight: '23px' },
  '& small': { fontSize: '0.8125rem', lineHeight: '18px', color: token('text-2') },
  '& small svg': { marginInlineEnd: 6, verticalAlign: '-2px', color: token('good') },
  '& b': { fontWeight: 600, color: token('text') },
});
