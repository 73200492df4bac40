import type { LedgerLine } from '@foothold/core/truth/ledger.ts';
import { Plural, Trans } from '@lingui/react/macro';
import Box from '@mui/material/Box';
import MuiLink from '@mui/material/Link';
import { styled } from '@mui/material/styles';
import type { ReactNode } from 'react';
import { Link } from 'react-router';
import { Card } from '../../../ui/card.tsx';
import { Icon } from '../../../ui/icons/icon.tsx';
import type { IconName } from '../../../ui/icons/icon-names.ts';
import { token } from '../../../ui/tokens.ts';
import { AcceptedWords, WriterName } from './writer-words.tsx';

/** One thing that a text is compared with. */
export type CheckedSource = { key: string; icon: IconName; name: ReactNode; fact: ReactNode };

/** What a text is compared with, and that it costs nothing. */
export function CheckedAgainst({ sources }: { sources: readonly CheckedSource[] }) {
  return (
    <Side>
      <h2>
        <Trans>Checked against</Trans>
      </h2>
      <Sources>
        {sources.map(({ key, icon, name, fact }) => (
          <li key={key}>
            <Icon name={icon} size={16} />
            <div>
              <b>{name}</b>
              <span>{fact}</span>
            </div>
          </li>
        ))}
      </Sources>
      <p>
        <Trans>The check runs on this device and costs nothing.</Trans>
      </p>
    </Side>
  );
}

/** What somebody can do who did do what a held sentence says. */
export function TrueAfterAll({ said, to, title }: { said: string; to: string | null; title: string }) {
  return (
    <Side>
      <h2>
        <Trans>Is it true after all?</Trans>
      </h2>
      <p>
        <Trans>
          If “{said}” is what you did, say so in the resume first. The letter then points to it, and so can
          you in an interview.
        </Trans>
      </p>
      {to && (
        <MuiLink component={Link} to={to} underline="hover" sx={{ fontWeight: 600, fontSize: '0.8125rem' }}>
          <Trans>Open line in {title}</Trans>
        </MuiLink>
      )}
    </Side>
  );
}

/** Who wrote the text, and what became of the sentence that is marked. */
export function LedgerFacts({
  lines,
  selected,
  words,
}: {
  lines: readonly LedgerLine[];
  selected: number;
  words: number;
}) {
  const proposals = lines.filter(({ entry }) => entry !== null).length;
  const line = lines[selected];
  const proposed = line?.entry?.proposed ?? '';
  const number = selected + 1;
  return (
    <Side>
      {line && (
        <>
          <h2>
            <Trans>Sentence {number}</Trans>
          </h2>
          <Facts>
            <dt>
              <Trans>Written by</Trans>
            </dt>
            <dd>
              <WriterName writer={line.entry?.writer ?? null} />
            </dd>
            {line.entry && (
              <>
                <dt>
                  <Trans>Accepted</Trans>
                </dt>
                <dd>
                  {line.isEdited ? <Trans>Changed by you since</Trans> : <AcceptedWords entry={line.entry} />}
                </dd>
              </>
            )}
            {proposed !== '' && (
              <>
                <dt>
                  <Trans>Proposed as</Trans>
                </dt>
                <dd>“{proposed}”</dd>
              </>
            )}
          </Facts>
          <Rule />
        </>
      )}
      <Facts>
        <dt>
          <Trans>Length</Trans>
        </dt>
        <dd>
          <Plural value={words} one="# word" other="# words" />
        </dd>
        <dt>
          <Trans>Letter by</Trans>
        </dt>
        <dd>
          {proposals === 0 ? (
            <Trans>You</Trans>
          ) : (
            <Plural value={proposals} one="You, with # proposal" other="You, with # proposals" />
          )}
        </dd>
      </Facts>
    </Side>
  );
}

const Side = styled(Card)({
  padding: 16,
  fontSize: '0.8125rem',
  lineHeight: '18px',
  color: token('text-2'),
  overflowWrap: 'anywhere',
  '& h2': { margin: 0, fontSize: '0.875rem', lineHeight: '20px', fontWeight: 600, color: token('text') },
  '& p': { margin: '4px 0' },
});

const Sources = styled('ul')({
  listStyle: 'none',
  margin: '8px 0',
  padding: 0,
  '& li': {
    display: 'grid',
    gridTemplateColumns: '30px minmax(0, 1fr)',
    padding: '8px 0',
    borderBlockStart: `1px solid ${token('line')}`,
  },
  '& li:last-of-type': { borderBlockEnd: `1px solid ${token('line')}` },
  '& b': { display: 'block', fontWeight: 600, color: token('text') },
});

const Facts = styled('dl')({
  display: 'grid',
  gridTemplateColumns: 'auto minmax(0, 1fr)',
  gap: '6px 12px',
  margin: '8px 0 0',
  '& dd': { margin: 0, textAlign: 'end', fontWeight: 600, color: token('text') },
});

const Rule = () => <Box sx={{ borderBlockStart: `1px solid ${token('line')}`, marginBlock: '12px' }} />;
