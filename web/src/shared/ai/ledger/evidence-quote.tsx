import { Trans } from '@lingui/react/macro';
import MuiLink from '@mui/material/Link';
import { styled } from '@mui/material/styles';
import { Icon } from '../../../ui/icons/icon.tsx';
import { token } from '../../../ui/tokens.ts';
import { EvidenceName, type NamedEvidence } from './evidence-name.tsx';

/** Opens the place of a piece of evidence; absent where it can only be read. */
export type OpenEvidence = (id: string) => void;

/** The name of a piece of evidence, which opens it where it can be opened. */
export function EvidenceLink({
  id,
  named,
  onOpen,
}: {
  id: string;
  named: NamedEvidence | null;
  onOpen?: OpenEvidence | undefined;
}) {
  if (!onOpen || !named)
    return (
      <strong>
        <EvidenceName named={named} />
      </strong>
    );
  return (
    <MuiLink
      component="button"
      type="button"
      underline="hover"
      onClick={() => onOpen(id)}
      sx={{ font: 'inherit', fontWeight: 600, textAlign: 'start', verticalAlign: 'baseline' }}
    >
      <EvidenceName named={named} />
    </MuiLink>
  );
}

/** Words that a sentence rests on, under the name of where they stand. */
export function EvidenceQuote({
  id,
  named,
  words,
  onOpen,
}: {
  id: string;
  named: NamedEvidence | null;
  words: string;
  onOpen?: OpenEvidence | undefined;
}) {
  return (
    <Quote>
      <Icon name="link" size={14} />
      <span>
        <EvidenceLink id={id} named={named} onOpen={onOpen} />
        {words !== '' && <Trans>: “{words}”</Trans>}
      </span>
    </Quote>
  );
}

const Quote = styled('p')({
  display: 'grid',
  gridTemplateColumns: '22px minmax(0, 1fr)',
  margin: 0,
  '& strong': { fontWeight: 600, color: token('text') },
  '& svg': { marginBlockStart: 2, color: token('good') },
});
