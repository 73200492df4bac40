import { dateOfText, dateWords } from '@foothold/core/dates/calendar-date.ts';
import type { LedgerEntry, TextWriter } from '@foothold/core/entities/ledger/ledger-entry.ts';
import { Trans } from '@lingui/react/macro';

/** Who wrote a sentence. */
export function WriterName({ writer }: { writer: TextWriter | null }) {
  if (!writer || writer.kind === 'person') return <Trans>You</Trans>;
  if (writer.kind === 'rule') return <Trans>Rules, from your own lines</Trans>;
  return writer.name || <Trans>A model</Trans>;
}

/** What became of a sentence: who took it when, and what was done with it first. */
export function AcceptedWords({ entry }: { entry: LedgerEntry }) {
  const { acceptedAt, acceptedBy: who, how } = entry;
  if (acceptedAt === '') return <Trans>Not accepted yet</Trans>;
  const day = dateWords(dateOfText(acceptedAt));
  if (how === 'made-true')
    return who ? (
      <Trans>
        Made true by {who}, {day}
      </Trans>
    ) : (
      <Trans>Made true, {day}</Trans>
    );
  if (how === 'edited')
    return who ? (
      <Trans>
        Edited by {who}, {day}
      </Trans>
    ) : (
      <Trans>Edited, {day}</Trans>
    );
  if (how === 'read')
    return who ? (
      <Trans>
        Read and kept by {who}, {day}
      </Trans>
    ) : (
      <Trans>Read and kept, {day}</Trans>
    );
  return who ? (
    <Trans>
      Accepted by {who}, {day}
    </Trans>
  ) : (
    <Trans>Accepted, {day}</Trans>
  );
}
