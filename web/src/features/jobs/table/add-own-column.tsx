import { jobFieldNames, type OwnField, ownFields } from '@foothold/core/entities/job/job-entity.ts';
import { Trans } from '@lingui/react/macro';
import Box from '@mui/material/Box';
import Button from '@mui/material/Button';
import { useState } from 'react';
import { useOwnFieldNames } from '../../../data/settings/own-field-names.ts';
import { OwnFieldName } from '../../../shared/jobs/own-field-name.tsx';
import { useJobLabels } from '../../../shared/jobs/use-job-labels.ts';
import { Icon } from '../../../ui/icons/icon.tsx';

/** Makes a field of the person's own, while one is left, and shows it as a column. */
export function AddOwnColumn({ onNamed }: { onNamed: (field: OwnField) => void }) {
  const names = useOwnFieldNames();
  const labels = useJobLabels(jobFieldNames);
  const [isOpen, setOpen] = useState(false);
  const free = names && ownFields.find((field) => !names[field]);
  if (!free) return null;
  return (
    <Box sx={{ marginBlock: '8px 12px' }}>
      {isOpen ? (
        <OwnFieldName
          field={free}
          name=""
          autoFocus
          others={Object.values(labels)}
          onSaved={() => {
            setOpen(false);
            onNamed(free);
          }}
        />
      ) : (
        <Button
          variant="text"
          startIcon={<Icon name="add" size="xs" />}
          onClick={() => setOpen(true)}
          sx={{ marginInlineStart: '-8px' }}
        >
          <Trans>Add a field of your own</Trans>
        </Button>
      )}
    </Box>
  );
}
