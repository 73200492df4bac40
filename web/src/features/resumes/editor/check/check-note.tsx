import { Plural, Trans } from '@lingui/react/macro';
import Box from '@mui/material/Box';
import Button from '@mui/material/Button';
import { markFieldReviewed } from '../../../../data/resumes/fields-to-check.ts';
import { Note } from '../../../../ui/notes/note.tsx';

type Props = { resumeId: number; fields: readonly string[]; onField: (field: string) => void };

/** Above the editor of an imported resume: how many fields nobody looked at yet, and the way to the next. */
export function CheckNote({ resumeId, fields, onField }: Props) {
  const [next] = fields;
  return (
    <Box sx={{ marginBlockEnd: '12px', flexShrink: 0 }}>
      <Note
        kind="warn"
        icon="help"
        role="status"
        title={
          <Plural
            value={fields.length}
            one="# field of the import still needs checking."
            other="# fields of the import still need checking."
          />
        }
        action={
          <>
            <Button variant="outlined" onClick={() => next && onField(next.replace(/\/notes$/, '/notes/0'))}>
              <Trans>Go to the next</Trans>
            </Button>
            <Button variant="text" onClick={() => void markFieldReviewed(resumeId)}>
              <Trans>All are right</Trans>
            </Button>
          </>
        }
      >
        <Trans>A mark disappears once you have visited its field.</Trans>
      </Note>
    </Box>
  );
}
