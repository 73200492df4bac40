import { questionTexts } from '@foothold/core/ai/builtin/assistant/question.messages.ts';
import type { AnswerPart } from '@foothold/core/entities/conversation/conversation.ts';
import type { MessageDescriptor } from '@lingui/core';
import { msg } from '@lingui/core/macro';
import { useLingui } from '@lingui/react/macro';
import Box from '@mui/material/Box';
import Button from '@mui/material/Button';
import { Fragment } from 'react';
import { Link } from 'react-router';
import { sayIn } from '../../platform/say.ts';
import {
  type AnswerScreen,
  answerScreen,
  isAnswerScreen,
  postingsOf,
} from '../../shared/ai/builtin-links.ts';
import { answerNextSteps } from '../../shared/ai/conversation/answer-pieces.ts';
import { FilterChip } from '../../ui/buttons/filter-chip.tsx';
import { Icon } from '../../ui/icons/icon.tsx';
import { AskButton } from './ask-button.tsx';

type Props = {
  parts: readonly AnswerPart[];
  /** Asks what is suggested; null where nothing can be asked now, and where other answers came since. */
  onAsk: ((question: string) => void) | null;
};

/** Below an answer by rule: its conditions, each of which can be taken off or changed, the screens it speaks of, and what can be asked next. */
export function AnswerActions({ parts, onAsk }: Props) {
  const { i18n, t } = useLingui();
  const { screens, suggestions, searches, chips } = answerNextSteps(parts);
  const changed = searches.map(({ name, says, to }) => ({ to, label: t`Search “${name}” ${says}` }));
  const named = [...new Set(screens)].flatMap((name) => {
    const to = answerScreen(name);
    const label = isAnswerScreen(name) ? i18n._(labels[name]) : t`Search for “${postingsOf(name)}”`;
    return to === null ? [] : [{ to, label }];
  });
  const links = [...changed, ...named];
  const asks = onAsk ? suggestions.filter((one) => !one.includes('…')) : [];
  const conditions = onAsk ? chips : [];
  if (links.length + asks.length + conditions.length === 0) return null;
  const say = sayIn(i18n);
  return (
    <>
      {conditions.length > 0 && (
        <Box
          role="group"
          aria-label={t`Conditions of this answer`}
          sx={{ display: 'flex', flexWrap: 'wrap', gap: '8px' }}
        >
          {conditions.map(({ label, choices }) => (
            <Fragment key={label}>
              <FilterChip
                on
                label={label}
                onClick={() => onAsk?.(say(questionTexts('without', { name: label })))}
              />
              {choices.map((choice) => {
                const question = say(questionTexts('rather', { name: choice }));
                return <FilterChip key={choice} label={question} onClick={() => onAsk?.(question)} />;
              })}
            </Fragment>
          ))}
        </Box>
      )}
      <Box sx={{ display: 'flex', flexWrap: 'wrap', gap: '8px', marginBlockStart: '2px' }}>
        {links.map(({ to, label }) => (
          <Button
            key={to + label}
            variant="outlined"
            size="small"
            component={Link}
            to={to}
            endIcon={<Icon name="chevron-right" size={14} />}
            sx={{ maxWidth: '100%', textAlign: 'start' }}
          >
            {label}
          </Button>
        ))}
        {asks.map((question) => (
          <AskButton key={question} question={question} onAsk={() => onAsk?.(question)} />
        ))}
      </Box>
    </>
  );
}

const labels: Readonly<Record<AnswerScreen, MessageDescriptor>> = {
  work: msg`Open Work`,
  review: msg`Open the review of a week`,
  jobs: msg`Open your jobs`,
  applications: msg`Open your applications`,
  interviews: msg`Open your interviews`,
  offers: msg`Open your offers`,
  assistant: msg`Ask the assistant`,
  coach: msg`Ask the search coach`,
  counseling: msg`Open career counseling`,
  coaching: msg`Open career coaching`,
  models: msg`Set up a model`,
  undo: msg`Open Settings`,
  clear: msg`Open Settings`,
  backup: msg`Make a backup`,
  export: msg`Open Settings`,
  'import-jobs': msg`Import jobs`,
  'resume-review': msg`Review a resume`,
  'resume-print': msg`Open your resumes`,
  'resume-import': msg`Import a resume`,
  resumes: msg`Open your resumes`,
  'thank-you': msg`Open your interviews`,
  letter: msg`Open your jobs`,
  practice: msg`Practice an interview`,
  'compare-offers': msg`Compare offers`,
  'compare-places': msg`Compare places`,
  'add-interview': msg`Add an interview`,
  'change-status': msg`Open your jobs`,
  capture: msg`Add a job`,
  delete: msg`Open your jobs`,
  profile: msg`Open your profile`,
  home: msg`Set where you live`,
  map: msg`Open the map of your jobs`,
  cities: msg`Look at cities`,
  contacts: msg`Open your contacts`,
  reminders: msg`Set reminders`,
  search: msg`Search jobs`,
  companies: msg`Open your companies`,
  tasks: msg`Open Work`,
  settings: msg`Open Settings`,
  help: msg`Ask for help`,
};
