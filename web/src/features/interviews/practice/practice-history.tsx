import { Plural, Trans, useLingui } from '@lingui/react/macro';
import Box from '@mui/material/Box';
import Button from '@mui/material/Button';
import Typography from '@mui/material/Typography';
import { useId } from 'react';
import { Link } from 'react-router';
import { deletePractice } from '../../../data/practice/practice.ts';
import type { WholePractice } from '../../../data/practice/practice-reads.ts';
import { Card } from '../../../ui/card.tsx';
import { RowMenu } from '../../../ui/lists/row-menu.tsx';
import { SkeletonRows } from '../../../ui/lists/skeleton-rows.tsx';
import { toastResult } from '../../../ui/toasts/result-toast.tsx';
import { token } from '../../../ui/tokens.ts';
import { interviewPaths } from '../interview-paths.ts';
import { tallyOf } from './tally.ts';
import { usePracticeWords } from './use-practice-words.ts';

/** The sessions so far: how many questions were answered and how the person says they went, the newest first. */
export function PracticeHistory({ sessions }: { sessions: readonly WholePractice[] | undefined }) {
  const { t } = useLingui();
  const words = usePracticeWords();
  const id = useId();
  if (sessions === undefined) return <SkeletonRows count={4} label={t`Loading your practice`} />;
  const all = tallyOf(sessions.flatMap(({ questions }) => questions));
  const open = sessions.find(({ session }) => session.endedAt === '');
  return (
    <Card aria-labelledby={id} sx={{ padding: { xs: '16px', md: '20px' } }}>
      <Typography id={id} variant="h2">
        <Trans>Your practice</Trans>
      </Typography>
      {sessions.length === 0 ? (
        <Typography
          variant="body2"
          sx={{ color: token('text-2'), marginBlockStart: '4px', maxWidth: '60ch' }}
        >
          <Trans>
            Sessions are listed here with how you rated your answers. Foothold does not grade them: how it
            went is for you to say.
          </Trans>
        </Typography>
      ) : (
        <>
          <Typography variant="body2" sx={{ color: token('text-2'), marginBlock: '4px 8px' }}>
            <Plural value={sessions.length} one="# session" other="# sessions" />,{' '}
            <Plural value={all.answered} one="# answer" other="# answers" />
            {all.rated > 0 && (
              <>
                {' · '}
                <Trans>
                  you said {all.well} went well, {all.partly} in part, {all.badly} not well
                </Trans>
              </>
            )}
          </Typography>
          {open && (
            <Box sx={{ marginBlockEnd: '12px' }}>
              <Button
                variant="outlined"
                component={Link}
                to={interviewPaths.session(open.session.internalId)}
              >
                <Trans>Continue the open session</Trans>
              </Button>
            </Box>
          )}
          <Box
            component="table"
            sx={{
              ...{ width: '100%', borderCollapse: 'collapse', fontSize: '0.875rem', lineHeight: '20px' },
              '& th': {
                ...{ textAlign: 'start', fontWeight: 520, fontSize: '0.75rem' },
                color: token('text-2'),
              },
              '& td, & th': {
                paddingBlock: '8px',
                paddingInlineEnd: '8px',
                borderBlockEnd: `1px solid ${token('line')}`,
              },
              '& td:nth-of-type(n+2)': { fontVariantNumeric: 'tabular-nums', whiteSpace: 'nowrap' },
            }}
          >
            <thead>
              <tr>
                <th scope="col">
                  <Trans>Session</Trans>
                </th>
                <th scope="col">
                  <Trans>Answered</Trans>
                </th>
                <th scope="col">
                  <Trans>Well · in part · not well</Trans>
                </th>
                <th scope="col" aria-label={t`More`} />
              </tr>
            </thead>
            <tbody>
              {sessions.slice(0, 30).map(({ session, questions }) => {
                const tally = tallyOf(questions);
                const name = session.jobTitle || session.companyName || t`Usual questions`;
                return (
                  <tr key={session.internalId}>
                    <td>
                      <Box
                        component={Link}
                        to={interviewPaths.session(session.internalId)}
                        sx={{ color: token('accent') }}
                      >
                        {name}
                      </Box>
                      <Box sx={{ fontSize: '0.8125rem', color: token('text-2') }}>
                        {words.instant(session.createdAt)}
                        {session.endedAt === '' && (
                          <>
                            {' · '}
                            <Trans context="state">open</Trans>
                          </>
                        )}
                      </Box>
                    </td>
                    <td>
                      <Trans>
                        {tally.answered} of {questions.length}
                      </Trans>
                    </td>
                    <td>
                      {tally.rated === 0 ? (
                        <Trans>Not specified</Trans>
                      ) : (
                        `${tally.well} · ${tally.partly} · ${tally.badly}`
                      )}
                    </td>
                    <td>
                      <RowMenu
                        isAlwaysSeen
                        label={t`More for the session ${name}`}
                        actions={[
                          {
                            name: 'delete',
                            label: <Trans>Delete session</Trans>,
                            onClick: () =>
                              void deletePractice(session.internalId).then((result) =>
                                toastResult(result, <Trans>Practice session deleted.</Trans>),
                              ),
                          },
                        ]}
                      />
                    </td>
                  </tr>
                );
              })}
            </tbody>
          </Box>
        </>
      )}
    </Card>
  );
}
