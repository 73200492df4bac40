import { jobFieldNames, ownFields } from '@foothold/core/entities/job/job-entity.ts';
import { tagKey } from '@foothold/core/entities/job/job-tags.ts';
import { Trans, useLingui } from '@lingui/react/macro';
import Box from '@mui/material/Box';
import { useState } from 'react';
import { useTags } from '../../data/jobs/tags.ts';
import { useOwnFieldNames } from '../../data/settings/own-field-names.ts';
import { OwnFieldName } from '../../shared/jobs/own-field-name.tsx';
import { useJobLabels } from '../../shared/jobs/use-job-labels.ts';
import { FieldPair } from '../../ui/fields/field-pair.tsx';
import { SectionCard } from '../../ui/section-card.tsx';
import { TagRow } from './tag-row.tsx';
import { useHashTarget } from './use-hash-target.ts';

const id = 'tags';

/** The tags of all jobs: colored, named again, made one, deleted; and what the person calls their own fields. */
export function TagsSection() {
  const { t } = useLingui();
  const tags = useTags();
  const names = useOwnFieldNames();
  const labels = useJobLabels(jobFieldNames);
  const part = useHashTarget(id, tags !== undefined && names !== undefined);
  const [renamed, setRenamed] = useState<string | null>(null);
  const [left, setLeft] = useState('');
  if (!tags || !names) return null;
  return (
    <div id={id} ref={part}>
      <SectionCard
        title={<Trans>Tags and custom fields</Trans>}
        lead={
          <Trans>
            Changing a tag changes it in every job that has it, in one step. Custom fields are columns,
            filters and lines of every job; all they need is a name.
          </Trans>
        }
      >
        {tags.length === 0 ? (
          <p style={{ margin: 0 }}>
            <Trans>No tags yet. Every job has a line for them.</Trans>
          </p>
        ) : (
          <Box component="ul" aria-label={t`Tags`} sx={{ margin: 0, padding: 0, listStyle: 'none' }}>
            {tags.map((tag) => (
              <TagRow
                key={tag.key}
                tag={tag}
                all={tags}
                isRenamed={renamed === tag.key}
                takesFocus={left === tag.key}
                onRename={() => setRenamed(tag.key)}
                onRenamed={(name) => {
                  setRenamed(null);
                  setLeft(tagKey(name));
                }}
              />
            ))}
          </Box>
        )}
        <Box sx={{ marginBlockStart: '20px' }}>
          <FieldPair>
            {ownFields.map((field) => (
              <OwnFieldName
                key={field}
                field={field}
                name={names[field] ?? ''}
                others={jobFieldNames.filter((name) => name !== field).map((name) => labels[name])}
              />
            ))}
          </FieldPair>
        </Box>
      </SectionCard>
    </div>
  );
}
