import { newResume } from '@foothold/core/entities/resume/resume-rules.ts';
import { Trans, useLingui } from '@lingui/react/macro';
import Box from '@mui/material/Box';
import Button from '@mui/material/Button';
import { useRef, useState } from 'react';
import { Link, useNavigate, useSearchParams } from 'react-router';
import { addResume, copyResume } from '../../data/resumes/resume-commands.ts';
import { useResumeList } from '../../data/resumes/resume-list.ts';
import { useSession } from '../../platform/server/session.ts';
import { templateNamed } from '../../typesetting/resume-templates.data.ts';
import { Card } from '../../ui/card.tsx';
import { Picker } from '../../ui/fields/picker.tsx';
import { useMobile } from '../../ui/hooks/use-mobile.ts';
import { Icon } from '../../ui/icons/icon.tsx';
import { PageHead } from '../../ui/page-head.tsx';
import { toastFailure } from '../../ui/toasts/result-toast.tsx';
import { TemplateGrid } from './editor/look/template-grid.tsx';
import { newResumeFields } from './new-resume-fields.ts';
import { ResumeNameField } from './resume-name-field.tsx';
import { resumePaths } from './resume-paths.ts';

/** /resume/add: begins a resume, from nothing or from another one, in a template that can be changed at any time. */
export function ResumeAddScreen() {
  const { t } = useLingui();
  const navigate = useNavigate();
  const isMobile = useMobile();
  const [search] = useSearchParams();
  const { user } = useSession();
  const list = useResumeList();
  const [title, setTitle] = useState('');
  const [from, setFrom] = useState(0);
  const [template, setTemplate] = useState<string>(() => templateNamed(search.get('template') ?? ''));
  const isBeginning = useRef(false);
  const rows = list?.rows ?? [];
  const usual = newResume(rows.length).title;

  const begin = async () => {
    // Two presses at once would make two.
    if (isBeginning.current) return;
    isBeginning.current = true;
    const result = await (from === 0
      ? addResume(newResumeFields({ template, title }, rows, user))
      : copyResume(from));
    isBeginning.current = false;
    if (result.ok) void navigate(resumePaths.edit(result.id), { replace: true });
    else toastFailure(result);
  };
  return (
    <>
      <PageHead
        title={<Trans>Add resume</Trans>}
        backTo={resumePaths.list}
        actions={
          <Button
            variant="outlined"
            component={Link}
            to={resumePaths.import}
            startIcon={<Icon name="file-in" size="xs" />}
          >
            <Trans>Import a file</Trans>
          </Button>
        }
      />
      <Card
        as="form"
        aria-label={t`Add resume`}
        onSubmit={(event: { preventDefault: () => void }) => {
          event.preventDefault();
          void begin();
        }}
        sx={{ maxWidth: 900, padding: { xs: '16px', md: '20px' }, display: 'grid', gap: '20px' }}
      >
        <Box
          sx={{
            display: 'grid',
            gap: '12px',
            gridTemplateColumns: {
              xs: 'minmax(0, 1fr)',
              md: rows.length > 0 ? '1fr 1fr' : 'minmax(0, 420px)',
            },
          }}
        >
          {from === 0 && <ResumeNameField value={title} placeholder={usual} onChange={setTitle} />}
          {rows.length > 0 && (
            <Picker
              lead=""
              label={t`Begin with`}
              hasLabel
              value={from}
              onChange={setFrom}
              options={[
                { value: 0, label: t`An empty resume` },
                ...rows.map(({ resume }) => ({
                  value: resume.internalId,
                  label: t`A copy of “${resume.title}”`,
                })),
              ]}
            />
          )}
        </Box>
        {from === 0 && (
          <Box>
            <Box
              component="h2"
              sx={{ margin: '0 0 8px', fontSize: '0.8125rem', lineHeight: '18px', fontWeight: 520 }}
            >
              <Trans>Template: you can change it at any time</Trans>
            </Box>
            <TemplateGrid chosen={template} onChoose={setTemplate} isWide={!isMobile} />
          </Box>
        )}
        <Button type="submit" variant="contained" sx={{ justifySelf: { xs: 'stretch', md: 'start' } }}>
          {from === 0 ? <Trans>Start writing</Trans> : <Trans>Make a copy</Trans>}
        </Button>
      </Card>
    </>
  );
}
