import { calendarDate } from '@foothold/core/dates/calendar-date.ts';
import { Trans, useLingui } from '@lingui/react/macro';
import Button from '@mui/material/Button';
import { useEffect, useState } from 'react';
import { Link, useNavigate, useSearchParams } from 'react-router';
import { useResumeList } from '../../data/resumes/resume-list.ts';
import { systemClock } from '../../data/rows/clock.ts';
import { forgetPictures } from '../../platform/files/stored-pictures.ts';
import { useSession } from '../../platform/server/session.ts';
import { opensLater } from '../../ui/dialogs/opens-later.tsx';
import { FileDrop } from '../../ui/fields/file-drop.tsx';
import { FullHeight } from '../../ui/full-height.tsx';
import { useMobile } from '../../ui/hooks/use-mobile.ts';
import { Icon } from '../../ui/icons/icon.tsx';
import { SkeletonRows } from '../../ui/lists/skeleton-rows.tsx';
import { MobileFoot } from '../../ui/mobile-foot.tsx';
import { PageHead } from '../../ui/page-head.tsx';
import { passFile } from './import/passed-file.ts';
import { ResumesEmpty } from './list/resumes-empty.tsx';
import { ResumesList } from './list/resumes-list.tsx';
import { type ResumesView, readResumesView, writeResumesView } from './list/resumes-view.ts';
import { resumePaths } from './resume-paths.ts';

const TemplateDialog = opensLater(async () => (await import('./list/template-dialog.tsx')).TemplateDialog);

/** /resumes: the person's resumes as list and detail (docs/spec/screens.md, Addresses). */
export function ResumesScreen() {
  const { t } = useLingui();
  const isMobile = useMobile();
  const navigate = useNavigate();
  const list = useResumeList();
  const [query, setQuery] = useSearchParams();
  const [isChoosing, setChoosing] = useState(false);
  const today = calendarDate(systemClock.now());
  const show = (next: ResumesView, replace = false) =>
    setQuery(writeResumesView(next), { replace, preventScrollReset: true, flushSync: true });
  const owner = useSession().user?.userId;
  const known = list && [
    ...list.rows.map(({ resume }) => resume.internalId),
    ...list.broken.map(({ key }) => Number(key)),
  ];
  const stamp = known?.join();
  // The picture of a resume that was deleted goes too.
  useEffect(() => {
    if (owner && known) void forgetPictures(owner, known);
  }, [owner, stamp]);
  const isEmpty = list !== undefined && list.rows.length + list.broken.length === 0;
  const view = readResumesView(query);
  const head = (
    <PageHead
      title={<Trans>Resumes</Trans>}
      actions={!isEmpty && !isMobile && <Adding onTemplates={() => setChoosing(true)} />}
    />
  );
  const bring = (file: File) => {
    passFile(file);
    void navigate(resumePaths.import);
  };
  if (isEmpty)
    return (
      <FileDrop onFile={bring}>
        {head}
        <ResumesEmpty />
      </FileDrop>
    );
  return (
    <FileDrop onFile={bring}>
      <FullHeight>
        {head}
        {list ? (
          <ResumesList lines={list.rows} broken={list.broken} view={view} onView={show} today={today} />
        ) : (
          <SkeletonRows count={4} label={t`Loading your resumes`} />
        )}
        {isMobile && view.open === null && (
          <MobileFoot>
            <Adding onTemplates={() => setChoosing(true)} />
          </MobileFoot>
        )}
        <TemplateDialog open={isChoosing} onClose={() => setChoosing(false)} />
      </FullHeight>
    </FileDrop>
  );
}

/** The ways to another resume. */
function Adding({ onTemplates }: { onTemplates: () => void }) {
  return (
    <>
      <Button variant="outlined" onClick={onTemplates}>
        <Trans>Templates</Trans>
      </Button>
      <Button variant="outlined" component={Link} to={resumePaths.import}>
        <Trans>Import</Trans>
      </Button>
      <Button
        variant="contained"
        component={Link}
        to={resumePaths.add}
        startIcon={<Icon name="add" size="xs" />}
      >
        <Trans>Add resume</Trans>
      </Button>
    </>
  );
}
