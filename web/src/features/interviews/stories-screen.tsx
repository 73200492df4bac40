import type { Story } from '@foothold/core/entities/conversation/practice.ts';
import { storyValues } from '@foothold/core/entities/conversation/story-form.ts';
import { isCompetence } from '@foothold/core/practice/competence.ts';
import { Plural, Trans, useLingui } from '@lingui/react/macro';
import Box from '@mui/material/Box';
import Button from '@mui/material/Button';
import { useState } from 'react';
import { useSearchParams } from 'react-router';
import { useOwnDataRefused } from '../../data/db/own-query.ts';
import { deleteStory, useStories } from '../../data/practice/stories.ts';
import { RowBack } from '../../ui/buttons/row-back.tsx';
import { LiveSearchField } from '../../ui/fields/live-search-field.tsx';
import { FullHeight } from '../../ui/full-height.tsx';
import { Icon } from '../../ui/icons/icon.tsx';
import { ListDetail } from '../../ui/lists/list-detail.tsx';
import { ListHead } from '../../ui/lists/list-head.tsx';
import { ListRow } from '../../ui/lists/list-row.tsx';
import { RowMenu } from '../../ui/lists/row-menu.tsx';
import { SkeletonRows } from '../../ui/lists/skeleton-rows.tsx';
import { MobileFoot } from '../../ui/mobile-foot.tsx';
import { EmptyState } from '../../ui/notes/empty-state.tsx';
import { Note } from '../../ui/notes/note.tsx';
import { PageHead } from '../../ui/page-head.tsx';
import { toastResult } from '../../ui/toasts/result-toast.tsx';
import { interviewPaths } from './interview-paths.ts';
import { usePracticeWords } from './practice/use-practice-words.ts';
import { NewStory } from './stories/new-story.tsx';
import { findStories, readStoriesView, type StoriesView, writeStoriesView } from './stories/stories-view.ts';
import { StoryForm } from './stories/story-form.tsx';

/** /interview/stories: what the person did, told so that it answers questions. */
export function StoriesScreen() {
  const { t } = useLingui();
  const words = usePracticeWords();
  const [query, setQuery] = useSearchParams();
  const answer = useStories();
  const isRefused = useOwnDataRefused();
  const view = readStoriesView(query);
  const show = (next: StoriesView) =>
    setQuery(writeStoriesView(next), { replace: true, preventScrollReset: true, flushSync: true });
  const all = answer?.rows ?? [];
  const listed = findStories(all, view.text, words.tag);
  const open = all.find(({ internalId }) => internalId === view.story);
  const isNew = view.story === 'new';
  const [fromResume, setFromResume] = useState(false);
  const begin = (isFromResume: boolean) => {
    setFromResume(isFromResume);
    show({ ...view, story: 'new', practice: null });
  };
  const close = () => show({ ...view, story: null, practice: null });
  const add = (
    <Button variant="contained" startIcon={<Icon name="add" size="xs" />} onClick={() => begin(false)}>
      <Trans>Add story</Trans>
    </Button>
  );
  return (
    <FullHeight>
      <PageHead
        title={<Trans>My stories</Trans>}
        documentTitle={t`My stories`}
        fact={answer && <Plural value={all.length} one="# story" other="# stories" />}
        backTo={interviewPaths.practice()}
        actions={all.length > 0 && <Box sx={{ display: { xs: 'none', md: 'block' } }}>{add}</Box>}
      />
      <ListDetail
        label={t`Stories`}
        detailLabel={t`Story`}
        head={
          <>
            {all.length >= 8 && (
              <Box sx={{ padding: { xs: '0 0 8px', md: '12px' } }}>
                <LiveSearchField
                  fullWidth
                  label={t`Search stories`}
                  text={view.text}
                  onSearch={(text) => show({ ...view, text })}
                />
              </Box>
            )}
            <ListHead>
              <Plural value={listed.length} one="# story" other="# stories" />
            </ListHead>
          </>
        }
        notice={
          answer &&
          answer.broken.length > 0 && (
            <Note kind="quiet" icon="info" role="status">
              <Plural
                value={answer.broken.length}
                one="# story could not be read and was left unchanged."
                other="# stories could not be read and were left unchanged."
              />
            </Note>
          )
        }
        keys={listed.map(({ internalId }) => String(internalId))}
        selected={open ? String(open.internalId) : null}
        onSelect={(key) => show({ ...view, story: Number(key), practice: null })}
        isOpen={open !== undefined || isNew}
        detail={
          isNew ? (
            <Box sx={inPane}>
              <RowBack onBack={close} />
              <NewStory
                key={view.practice ?? 'new'}
                practice={view.practice}
                isFromResume={fromResume}
                onSaved={(id) => show({ ...view, story: id, practice: null })}
                onDiscard={close}
              />
            </Box>
          ) : (
            open && <OneStory key={open.internalId} story={open} onBack={close} />
          )
        }
        none={
          <EmptyState
            title={<Trans>Stories that you can tell</Trans>}
            actions={all.length === 0 ? undefined : add}
          >
            <Trans>
              Eight to ten stories answer most questions about what you did. Each has a situation, a task,
              what you did and what came of it; practice proposes the ones that fit.
            </Trans>
          </EmptyState>
        }
      >
        {answer === undefined && !isRefused && <SkeletonRows label={t`Loading your stories`} />}
        {answer && listed.length === 0 && (
          <EmptyState
            title={view.text ? <Trans>No stories match</Trans> : <Trans>No stories yet</Trans>}
            actions={
              all.length === 0 && (
                <>
                  {add}
                  <Button
                    variant="outlined"
                    startIcon={<Icon name="resumes" size="xs" />}
                    onClick={() => begin(true)}
                  >
                    <Trans>From your resume</Trans>
                  </Button>
                </>
              )
            }
          >
            {view.text ? (
              <Trans>Titles, all four parts and tags were searched.</Trans>
            ) : (
              <Trans>Save an answer from practice, start from a line of your resume, or write one.</Trans>
            )}
          </EmptyState>
        )}
        {listed.map((story) => (
          <ListRow
            key={story.internalId}
            id={String(story.internalId)}
            to={`?${writeStoriesView({ ...view, story: story.internalId, practice: null })}`}
            selected={story === open}
            title={story.title}
            second={story.skills.map(words.tag).join(' · ')}
          />
        ))}
      </ListDetail>
      {all.length > 0 && !open && !isNew && <MobileFoot>{add}</MobileFoot>}
    </FullHeight>
  );
}

/** The pane is a card already, and its scroll is the form's: the foot stays in sight. */
const inPane = {
  '@media (min-width: 900px)': {
    '& > form': { border: 0, borderRadius: 0, overflow: 'visible' },
    '& > form > div:last-of-type:not(:first-of-type)': { position: 'sticky', insetBlockEnd: 0 },
  },
};

function OneStory({ story, onBack }: { story: Story; onBack: () => void }) {
  const { t } = useLingui();
  const remove = async () => {
    if (toastResult(await deleteStory(story.internalId), <Trans>Story deleted.</Trans>)) onBack();
  };
  return (
    <Box sx={inPane}>
      <Box sx={{ display: 'flex', alignItems: 'center', padding: { xs: '0 0 8px', md: '12px 16px 0' } }}>
        <RowBack onBack={onBack} />
        <Box sx={{ flexGrow: 1 }} />
        <RowMenu
          isAlwaysSeen
          label={t`More for the story ${story.title}`}
          actions={[{ name: 'delete', label: <Trans>Delete story</Trans>, onClick: () => void remove() }]}
        />
      </Box>
      <StoryForm
        story={story}
        start={storyValues(story, isCompetence)}
        onSaved={() => {}}
        onDiscard={() => {}}
      />
    </Box>
  );
}
