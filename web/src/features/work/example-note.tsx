import { Trans } from '@lingui/react/macro';
import Box from '@mui/material/Box';
import Button from '@mui/material/Button';
import { Note } from '../../ui/notes/note.tsx';
import { toastResult } from '../../ui/toasts/result-toast.tsx';

/** Says that example data is here and takes it away. */
export function ExampleNote() {
  const remove = async () => {
    const { removeExampleData } = await import('../../data/example/example-data.ts');
    toastResult(await removeExampleData(), <Trans>Example data removed.</Trans>);
  };
  return (
    <Box sx={{ marginBlockEnd: '16px' }}>
      <Note
        kind="dashed"
        icon="example"
        title={<Trans>Example data is loaded.</Trans>}
        action={
          <Button variant="outlined" size="small" onClick={() => void remove()}>
            <Trans>Remove example data</Trans>
          </Button>
        }
      >
        <Trans>
          Its companies and people are fictional, and its figures count here. Your own records stay when you
          remove it.
        </Trans>
      </Note>
    </Box>
  );
}
