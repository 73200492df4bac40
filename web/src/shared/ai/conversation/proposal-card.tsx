import { Trans, useLingui } from '@lingui/react/macro';
import Box from '@mui/material/Box';
import Button from '@mui/material/Button';
import { styled } from '@mui/material/styles';
import { useEffect } from 'react';
import { Link } from 'react-router';
import { Icon } from '../../../ui/icons/icon.tsx';
import { isKeyHandled } from '../../../ui/is-key-handled.ts';
import { KeyCap } from '../../../ui/key-cap.tsx';
import { token } from '../../../ui/tokens.ts';
import { Added, Removed } from '../../text-diff/diff-marks.tsx';

/** A change that an answer proposes, as it is shown; what it does comes from outside. */
export type ProposalShown = {
  /** “Add task “Follow up”?” */
  question: string;
  /** `open` waits for an answer. */
  state: string;
  /** What yes is called: “Yes, add task”. */
  yes: string;
  fields: readonly { label: string; before: string; after: string }[];
  /** What stays the same, in a sentence. */
  stays: string;
  /** Where it can be made in another way. */
  changeFirst: string | null;
  /** What came of it, in words; '' while it is open. */
  said: string;
  /** It is looked up, or carried out. */
  isBusy: boolean;
};

type Props = {
  proposal: ProposalShown;
  /** Its number and how many there are in the answer. */
  place: number;
  count: number;
  /** One is open at a time: this one. */
  isOpen: boolean;
  onOpen: () => void;
  onYes: () => void;
  onNo: () => void;
  /** Null where there is nothing to take back. */
  onUndo: (() => void) | null;
};

/** A proposal inside an answer: the question, what changes field by field, yes or no. Answered, it is one line with Undo. */
export function ProposalCard(props: Props) {
  const { proposal, place, count, isOpen, onOpen, onUndo } = props;
  if (proposal.state !== 'open')
    return (
      <Line role="status">
        <Icon
          name={proposal.state === 'yes' ? 'done' : 'minus-circle'}
          size={16}
          color={token(proposal.state === 'yes' ? 'good' : 'text-3')}
        />
        <Said>{proposal.said || proposal.question}</Said>
        {onUndo && (
          <Button variant="text" size="small" onClick={onUndo}>
            <Trans>Undo</Trans>
          </Button>
        )}
      </Line>
    );
  if (!isOpen)
    return (
      <Line>
        <Icon name="list" size={16} color={token('text-2')} />
        <Said>{proposal.question}</Said>
        <Box component="span" sx={quiet}>
          <Trans>
            {place} of {count}
          </Trans>
        </Box>
        <Button variant="text" size="small" onClick={onOpen}>
          <Trans>Look at it</Trans>
        </Button>
      </Line>
    );
  return <OpenCard {...props} />;
}

function OpenCard({ proposal, place, count, onYes, onNo }: Props) {
  const { t } = useLingui();
  const { question, yes, fields, stays, changeFirst, isBusy } = proposal;
  useEffect(() => {
    if (isBusy) return;
    const onKey = (event: KeyboardEvent) => {
      if (isKeyHandled(event) || event.repeat) return;
      if (event.key === keys.yes) onYes();
      else if (event.key === keys.no) onNo();
      else return;
      event.preventDefault();
    };
    document.addEventListener('keydown', onKey);
    return () => document.removeEventListener('keydown', onKey);
  }, [isBusy, onYes, onNo]);
  return (
    <CardBox role="group" aria-label={question}>
      <Box
        sx={{
          ...{ display: 'flex', alignItems: 'center', gap: '10px', padding: '11px 16px' },
          borderBlockEnd: `1px solid ${token('line')}`,
        }}
      >
        <Icon name="list" size="xs" color={token('text-2')} />
        <Box
          sx={{
            flexGrow: 1,
            fontWeight: 600,
            fontSize: '0.9375rem',
            lineHeight: '22px',
            overflowWrap: 'anywhere',
          }}
        >
          {question}
        </Box>
        {count > 1 && (
          <Box component="span" sx={quiet}>
            <Trans>
              {place} of {count}
            </Trans>
          </Box>
        )}
      </Box>
      <Box component="dl" sx={{ margin: 0, padding: '12px 16px 4px', display: 'grid', gap: '6px' }}>
        {fields.map(({ label, before, after }) => (
          <Field key={label}>
            <dt>{label}</dt>
            <dd>
              {before !== '' && before !== after && (
                <>
                  <Removed>{before}</Removed>{' '}
                </>
              )}
              {before === after ? after : <Added>{after}</Added>}
            </dd>
          </Field>
        ))}
      </Box>
      {stays !== '' && <Box sx={{ ...quiet, padding: '2px 16px 0' }}>{stays}</Box>}
      <Box
        sx={{
          display: 'flex',
          flexWrap: 'wrap',
          alignItems: 'center',
          gap: '8px',
          padding: '12px 16px 14px',
        }}
      >
        <Button variant="contained" disabled={isBusy} onClick={onYes}>
          {yes || t`Yes`}
          <Cap aria-hidden>{keys.yes}</Cap>
        </Button>
        <Button variant="outlined" disabled={isBusy} onClick={onNo}>
          <Trans>No</Trans>
          <Cap aria-hidden>{keys.no}</Cap>
        </Button>
        {changeFirst && (
          <Button variant="text" component={Link} to={changeFirst}>
            <Trans>Change first</Trans>
          </Button>
        )}
        <Box component="span" sx={{ ...quiet, marginInlineStart: 'auto' }}>
          <Trans>You can undo it later</Trans>
        </Box>
      </Box>
    </CardBox>
  );
}

const keys = { yes: 'y', no: 'n' } as const;

const quiet = { fontSize: '0.8125rem', lineHeight: '18px', color: token('text-2'), flexShrink: 0 } as const;

const CardBox = styled('div')({
  margin: '4px 0 14px',
  border: `1px solid ${token('line-strong')}`,
  borderRadius: 20,
  backgroundColor: token('surface'),
});
const Line = styled('div')({
  display: 'flex',
  alignItems: 'center',
  gap: 10,
  minHeight: 44,
  margin: '2px 0 10px',
  paddingInline: '14px 8px',
  border: `1px solid ${token('line')}`,
  borderRadius: 20,
});
const Said = styled('span')({
  flexGrow: 1,
  minWidth: 0,
  fontSize: '0.875rem',
  lineHeight: '20px',
  overflowWrap: 'anywhere',
});
const Field = styled('div')({
  display: 'grid',
  gridTemplateColumns: '96px minmax(0, 1fr)',
  gap: 8,
  fontSize: '0.8125rem',
  lineHeight: '18px',
  '& dt': { color: token('text-2') },
  '& dd': { margin: 0, overflowWrap: 'anywhere', whiteSpace: 'pre-wrap' },
});
const Cap = styled(KeyCap)({
  marginInlineStart: 8,
  color: 'inherit',
  borderColor: 'currentcolor',
  backgroundColor: 'transparent',
  opacity: 0.8,
  '@media (max-width: 899.95px)': { display: 'none' },
});
