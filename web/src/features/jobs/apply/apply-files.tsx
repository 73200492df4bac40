import { documentKindName } from '@foothold/core/entities/document/document-words.messages.ts';
import { documentKinds, type StoredDocument } from '@foothold/core/entities/document/stored-file.ts';
import { Trans, useLingui } from '@lingui/react/macro';
import Box from '@mui/material/Box';
import Button from '@mui/material/Button';
import IconButton from '@mui/material/IconButton';
import { useRef, useState } from 'react';
import { useSay } from '../../../platform/use-say.ts';
import { Picker } from '../../../ui/fields/picker.tsx';
import { Icon } from '../../../ui/icons/icon.tsx';
import { token } from '../../../ui/tokens.ts';
import { FileProblems } from '../shared/file-problems.tsx';
import { fileSize } from '../shared/file-size.ts';
import { type FileProblem, type PickedFile, pickFiles } from '../shared/pick-files.ts';

type Props = { files: readonly PickedFile[]; onChange: (files: PickedFile[]) => void };

/** The files that go with an application: chosen, named for what they are, taken out again. */
export function ApplyFiles({ files, onChange }: Props) {
  const say = useSay();
  const { t } = useLingui();
  const input = useRef<HTMLInputElement>(null);
  const [problems, setProblems] = useState<FileProblem[]>([]);
  const add = async (chosen: File[]) => {
    const picked = await pickFiles(chosen);
    setProblems(picked.problems);
    const known = new Set(files.map((file) => file.hash));
    onChange([...files, ...picked.files.filter((file) => !known.has(file.hash))]);
  };
  const kinds = (Object.keys(documentKinds) as StoredDocument['kind'][]).map((value) => ({
    value,
    label: say(documentKindName(value)),
  }));
  return (
    <Box sx={{ display: 'grid', gap: '8px', alignContent: 'start', minWidth: 0 }}>
      <input
        ref={input}
        type="file"
        multiple
        hidden
        aria-label={t`Files you send`}
        onChange={({ target }) => {
          void add([...(target.files ?? [])]);
          // The same file can be chosen again.
          target.value = '';
        }}
      />
      {files.length > 0 && (
        <Box
          component="ul"
          aria-label={t`Files to save`}
          sx={{ listStyle: 'none', margin: 0, padding: 0, display: 'grid', gap: '8px' }}
        >
          {files.map((file) => (
            <Box
              component="li"
              key={file.hash}
              sx={{ display: 'flex', flexWrap: 'wrap', alignItems: 'center', gap: '4px 12px' }}
            >
              <Icon name="resumes" size="xs" color={token('text-3')} />
              <Box sx={{ flex: '1 1 160px', minWidth: 0, fontSize: '0.875rem', lineHeight: '20px' }}>
                <Box sx={{ fontWeight: 570, overflowWrap: 'anywhere' }}>{file.name}</Box>
                <Box sx={{ color: token('text-2'), fontSize: '0.8125rem' }}>{fileSize(file.size)}</Box>
              </Box>
              <Box sx={{ flex: '0 0 150px' }}>
                <Picker
                  lead={t`As`}
                  label={t`What ${file.name} is`}
                  hasLabel={false}
                  value={file.kind}
                  options={kinds}
                  onChange={(kind) =>
                    onChange(files.map((other) => (other === file ? { ...file, kind } : other)))
                  }
                />
              </Box>
              <IconButton
                aria-label={t`Remove ${file.name}`}
                title={t`Remove`}
                onClick={() => onChange(files.filter((other) => other !== file))}
              >
                <Icon name="close" size="xs" />
              </IconButton>
            </Box>
          ))}
        </Box>
      )}
      <FileProblems problems={problems} />
      <Box>
        <Button
          variant="outlined"
          startIcon={<Icon name="upload" size="xs" />}
          onClick={() => input.current?.click()}
        >
          <Trans>Add files</Trans>
        </Button>
      </Box>
    </Box>
  );
}
