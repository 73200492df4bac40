import type { ResumeLine } from '@foothold/core/truth/resume-truth.ts';
import { Plural, Trans } from '@lingui/react/macro';
import Box from '@mui/material/Box';
import Button from '@mui/material/Button';
import { MarkedSentence } from '../../../shared/ai/ledger/marked-sentence.tsx';
import { ProblemWords } from '../../../shared/ai/ledger/problem-words.tsx';
import { Note } from '../../../ui/notes/note.tsx';
import type { BlockedLines } from './use-blocked-lines.ts';

type Props = {
  /** Describes the button that waits. */
  id: string;
  held: BlockedLines;
  onField: (field: string) => void;
};

const maxShown = 5;

const factsOf = ({ problems }: ResumeLine['checked']) => problems.filter(({ grade }) => grade === 'fact');

/** Why a resume does not leave yet: which lines, which of their words, and the way to each. Nothing where none is held. */
export function ExportWaits({ id, held, onField }: Props) {
  if (held.state === 'failed')
    return (
      <div id={id}>
        <Note kind="warn" icon="lock" role="status" title={<Trans>The lines could not be checked.</Trans>}>
          <Trans>A model wrote part of this resume. Connect once and open this again to export.</Trans>
        </Note>
      </div>
    );
  if (held.state !== 'held') return null;
  return (
    <div id={id}>
      <Note
        kind="bad"
        icon="lock"
        role="status"
        title={
          <Plural
            value={held.lines.length}
            one="Export waits for one line"
            other="Export waits for # lines"
          />
        }
      >
        <Trans>
          A model or a rule wrote it, and it claims more than you did. Change the words, restore yours, or add
          it to your resume if it is true; then you can export.
        </Trans>
        <Box
          component="ul"
          sx={{ margin: '8px 0 0', padding: 0, listStyle: 'none', display: 'grid', gap: '8px' }}
        >
          {held.lines.slice(0, maxShown).map(({ checked, field }) => (
            <li key={`${field}${checked.start}`}>
              “<MarkedSentence text={checked.text} spans={factsOf(checked)} mark="missing" />”{' '}
              {factsOf(checked)
                .slice(0, 1)
                .map((problem) => (
                  <b key={problem.kind}>
                    <ProblemWords problem={problem} />
                  </b>
                ))}{' '}
              <Button variant="text" size="small" onClick={() => onField(field)}>
                <Trans>Show the line</Trans>
              </Button>
            </li>
          ))}
        </Box>
      </Note>
    </div>
  );
}
