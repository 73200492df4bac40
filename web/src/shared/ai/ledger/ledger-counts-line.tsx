import type { LedgerCounts } from '@foothold/core/truth/ledger-counts.ts';
import { Plural, Trans } from '@lingui/react/macro';
import { Fragment, type ReactNode } from 'react';

/** What a document holds, in one line: how many sentences are supported, in other words, the person’s own, and held. */
export function LedgerCountsLine({ counts }: { counts: LedgerCounts }) {
  const { supported, reworded, read, none, own, held } = counts;
  const unread = reworded - read;
  const parts: [string, number, ReactNode][] = [
    ['supported', 1, <Trans>{supported} supported</Trans>],
    [
      'read',
      read,
      <Plural value={read} one="# in other words, read by you" other="# in other words, read by you" />,
    ],
    ['unread', unread, <Plural value={unread} one="# in other words" other="# in other words" />],
    ['none', none, <Plural value={none} one="# needs no evidence" other="# need no evidence" />],
    ['own', own, <Plural value={own} one="# only in your own words" other="# only in your own words" />],
    [
      'held',
      held,
      <b>
        <Plural value={held} one="# not supported" other="# not supported" />
      </b>,
    ],
  ];
  return parts
    .filter(([, count]) => count > 0)
    .map(([name, , words], at) => (
      <Fragment key={name}>
        {at > 0 && ' · '}
        {words}
      </Fragment>
    ));
}
