import { Plural, Trans, useLingui } from '@lingui/react/macro';
import Box from '@mui/material/Box';
import Button from '@mui/material/Button';
import type { ResumeLine } from '../../../data/resumes/resume-list.ts';
import type { BrokenRow } from '../../../data/rows/read-rows.ts';
import { LiveSearchField } from '../../../ui/fields/live-search-field.tsx';
import { useMobile } from '../../../ui/hooks/use-mobile.ts';
import { ListDetail } from '../../../ui/lists/list-detail.tsx';
import { ListFoot } from '../../../ui/lists/list-foot.tsx';
import { ListHead } from '../../../ui/lists/list-head.tsx';
import { EmptyState } from '../../../ui/notes/empty-state.tsx';
import { token } from '../../../ui/tokens.ts';
import { BrokenResumes } from './broken-resumes.tsx';
import { ResumeDetail } from './resume-detail.tsx';
import { ResumeRow } from './resume-row.tsx';
import { foundLines, type ResumesView, writeResumesView } from './resumes-view.ts';

/** From so many on, there is a field to search them. */
const manyResumes = 8;

type Props = {
  lines: readonly ResumeLine[];
  broken: readonly BrokenRow[];
  view: ResumesView;
  onView: (next: ResumesView, replace?: boolean) => void;
  today: string;
};

/** The resumes, each above its versions, and the open one beside them. */
export function ResumesList({ lines, broken, view, onView, today }: Props) {
  const { t } = useLingui();
  const isMobile = useMobile();
  const found = foundLines(lines, view.text);
  const keys = found.map(({ resume }) => String(resume.internalId));
  const open = view.open === null ? null : String(view.open);
  const selected = open ?? (isMobile ? null : (keys[0] ?? null));
  const line = lines.find(({ resume }) => String(resume.internalId) === selected);
  const above = (at: number) => found[at - 1]?.resume;
  const isBelowBase = ({ resume }: ResumeLine, at: number) =>
    resume.baseId !== null &&
    (above(at)?.internalId === resume.baseId || above(at)?.baseId === resume.baseId);
  return (
    <ListDetail
      label={t`Your resumes`}
      detailLabel={t`Resume`}
      head={
        <>
          {lines.length >= manyResumes && (
            <Box
              sx={{
                padding: { xs: '0 0 8px', md: '12px' },
                borderBlockEnd: { md: `1px solid ${token('line')}` },
              }}
            >
              <LiveSearchField
                fullWidth
                label={t`Search your resumes`}
                text={view.text}
                onSearch={(text) => onView({ text, open: null }, true)}
              />
            </Box>
          )}
          <ListHead>
            <Plural value={found.length} one="# resume" other="# resumes" />
          </ListHead>
        </>
      }
      notice={broken.length > 0 && <BrokenResumes broken={broken} />}
      foot={
        found.length > 1 && (
          <ListFoot keys={[{ caps: ['j', 'k'], does: <Trans>move</Trans> }]}>{null}</ListFoot>
        )
      }
      keys={keys}
      selected={selected}
      onSelect={(key) => onView({ ...view, open: Number(key) }, true)}
      isOpen={isMobile && open !== null}
      detail={
        line ? (
          <ResumeDetail
            key={line.resume.internalId}
            line={line}
            today={today}
            onBack={() => onView({ ...view, open: null })}
            onOpen={(id) => onView({ ...view, open: id })}
          />
        ) : (
          selected !== null && <NotHere onBack={() => onView({ ...view, open: null })} />
        )
      }
      none={
        <Box sx={{ margin: 'auto', padding: '24px', color: token('text-3') }}>
          <Trans>What you choose from the list is shown here.</Trans>
        </Box>
      }
    >
      {found.map((one, at) => (
        <ResumeRow
          key={one.resume.internalId}
          line={one}
          today={today}
          isInset={isBelowBase(one, at)}
          selected={String(one.resume.internalId) === selected}
          to={{ search: writeResumesView({ ...view, open: one.resume.internalId }).toString() }}
        />
      ))}
      {found.length === 0 && lines.length > 0 && (
        <EmptyState
          title={<Trans>No resume matches “{view.text}”</Trans>}
          actions={
            <Button variant="outlined" onClick={() => onView({ text: '', open: null })}>
              <Trans>Clear search</Trans>
            </Button>
          }
        >
          <Trans>Search looks at titles and headlines. Every resume is still here.</Trans>
        </EmptyState>
      )}
    </ListDetail>
  );
}

/** In place of a detail whose key no resume has. */
function NotHere({ onBack }: { onBack: () => void }) {
  return (
    <EmptyState
      title={<Trans>This resume is not here</Trans>}
      actions={
        <Button variant="outlined" onClick={onBack}>
          <Trans>See the list</Trans>
        </Button>
      }
    >
      <Trans>It may have been deleted, or saved in another browser or account.</Trans>
    </EmptyState>
  );
}
