import { calendarDate } from '@foothold/core/dates/calendar-date.ts';
import { plural } from '@lingui/core/macro';
import { useLingui } from '@lingui/react/macro';
import Box from '@mui/material/Box';
import MuiLink from '@mui/material/Link';
import { Link } from 'react-router';
import type { ResumeLine } from '../../../data/resumes/resume-list.ts';
import { useWholeResume } from '../../../data/resumes/shown-resume.ts';
import { systemClock } from '../../../data/rows/clock.ts';
import { token } from '../../../ui/tokens.ts';
import { useResumeWords } from '../list/use-resume-words.ts';
import { resumePaths } from '../resume-paths.ts';
import { CompareButton } from './compare-button.tsx';

type Props = { line: ResumeLine; onLeave: (() => void) | undefined };

/** A version of the resume that is shown: its title, in how many places it differs, its jobs, when it was sent. */
export function VersionRow({ line, onLeave }: Props) {
  const { t } = useLingui();
  const { internalId: id, baseId } = line.resume;
  const shown = useWholeResume(id);
  const { title, sent } = useResumeWords()(line, calendarDate(systemClock.now()));
  const places = shown?.places.length ?? 0;
  const notes = shown?.notes.length ?? 0;
  const facts = [
    shown &&
      (places === 0 ? t`Same as its base` : plural(places, { one: '# difference', other: '# differences' })),
    notes > 0 && plural(notes, { one: '# place to look at', other: '# places to look at' }),
    line.jobs > 0 && plural(line.jobs, { one: 'Used for # job', other: 'Used for # jobs' }),
    sent,
  ];
  return (
    <Box
      component="li"
      sx={{
        display: 'flex',
        alignItems: 'center',
        gap: '12px',
        minHeight: 52,
        borderBlockStart: `1px solid ${token('line')}`,
        fontSize: '0.875rem',
        lineHeight: '20px',
      }}
    >
      <Box sx={{ flexGrow: 1, minWidth: 0, overflowWrap: 'anywhere' }}>
        <MuiLink
          component={Link}
          to={resumePaths.edit(id)}
          onClick={onLeave}
          underline="hover"
          sx={{ color: token('text'), fontWeight: 570 }}
        >
          {title}
        </MuiLink>
        <Box sx={{ color: token('text-2'), fontSize: '0.8125rem', lineHeight: '18px' }}>
          {facts.filter(Boolean).join(' · ')}
        </Box>
      </Box>
      {baseId !== null && <CompareButton isQuiet name={title} left={baseId} right={id} />}
    </Box>
  );
}
