import { Trans } from '@lingui/react/macro';
import Box from '@mui/material/Box';
import Button from '@mui/material/Button';
import { Note } from '../../../ui/notes/note.tsx';
import { fullDate } from '../shared/job-cells.ts';
import type { LetterClash, LetterDraft, LetterState } from './letter-draft.ts';

type Props = { state: LetterState; draft: LetterDraft; sentOn: string; hasResume: boolean };

/** Letters of each version that show. */
const most = 300;

/** What a person should know of the letter: why it is not stored, what another tab wrote, that one was sent. */
export function LetterNotes({ state, draft, sentOn, hasResume }: Props) {
  const day = fullDate(sentOn);
  if (!state.problem && state.clashes.length === 0 && day === '' && hasResume) return null;
  return (
    <Box
      sx={{
        display: 'grid',
        gap: '8px',
        marginBlockEnd: '12px',
        flexShrink: 0,
        maxHeight: '40dvh',
        overflowY: 'auto',
      }}
    >
      {state.problem && (
        <Note
          kind="bad"
          icon="alert"
          role="alert"
          title={state.problem}
          action={
            <Button variant="outlined" onClick={() => void draft.flush()}>
              <Trans>Try again</Trans>
            </Button>
          }
        />
      )}
      {state.clashes.map((clash) => (
        <Clash key={clash.field} clash={clash} draft={draft} />
      ))}
      {day !== '' && (
        <Note kind="quiet" icon="check" title={<Trans>You sent a letter on {day}.</Trans>}>
          <Trans>It is kept as you sent it. What you write here changes only this draft.</Trans>
        </Note>
      )}
      {!hasResume && (
        <Note kind="quiet" icon="info" title={<Trans>You have no resume here yet.</Trans>}>
          <Trans>With one, the letter has your name and address at its head and looks like it.</Trans>
        </Note>
      )}
    </Box>
  );
}

function Clash({ clash, draft }: { clash: LetterClash; draft: LetterDraft }) {
  return (
    <Note kind="warn" icon="warning" role="alert" title={<Trans>Changed here and in another tab.</Trans>}>
      <Trans>Nothing was overwritten.</Trans>
      <Box sx={{ display: 'grid', gap: '6px', marginBlock: '8px', whiteSpace: 'pre-wrap' }}>
        <div>
          <b>
            <Trans>Yours:</Trans>
          </b>{' '}
          {shown(clash.mine)}
        </div>
        <div>
          <b>
            <Trans>The other tab’s:</Trans>
          </b>{' '}
          {shown(clash.theirs)}
        </div>
      </Box>
      <Box sx={{ display: 'flex', flexWrap: 'wrap', gap: '8px', marginBlock: '4px 2px' }}>
        <Button variant="outlined" onClick={() => void draft.keepMine(clash)}>
          <Trans>Keep mine</Trans>
        </Button>
        <Button variant="text" onClick={() => draft.takeTheirs(clash)}>
          <Trans>Take the other</Trans>
        </Button>
      </Box>
    </Note>
  );
}

const shown = (text: string) => (text.length > most ? `${text.slice(0, most)}…` : text || '–');
