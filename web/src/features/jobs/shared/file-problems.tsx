import { maxDocumentBytes } from '@foothold/core/entities/document/stored-file.ts';
import { Trans } from '@lingui/react/macro';
import Box from '@mui/material/Box';
import { Note } from '../../../ui/notes/note.tsx';
import { fileSize } from './file-size.ts';
import type { FileProblem } from './pick-files.ts';

/** Which of the chosen files were not kept, and why. */
export function FileProblems({ problems }: { problems: readonly FileProblem[] }) {
  if (problems.length === 0) return null;
  return (
    <Note kind="bad" icon="alert" role="alert" title={<Trans>Not added</Trans>}>
      <Box component="ul" sx={{ margin: 0, padding: 0, listStyle: 'none' }}>
        {problems.map((problem) => (
          <li key={`${problem.name} ${problem.size}`}>
            <Why {...problem} />
          </li>
        ))}
      </Box>
    </Note>
  );
}

function Why({ name, size, problem }: FileProblem) {
  const most = fileSize(maxDocumentBytes);
  const has = fileSize(size);
  if (problem === 'empty') return <Trans>{name} is empty. Choose the file again, or export it again.</Trans>;
  if (problem === 'too-large')
    return (
      <Trans>
        {name} is {has}; a file can be up to {most}. Make it smaller and add it again.
      </Trans>
    );
  return <Trans>{name} could not be read. It may have been moved; choose it again.</Trans>;
}
