import type { ConversationKind } from '@foothold/core/entities/conversation/conversation.ts';
import { Plural, Trans, useLingui } from '@lingui/react/macro';
import Box from '@mui/material/Box';
import Button from '@mui/material/Button';
import { Link } from 'react-router';
import { useMobile } from '../../ui/hooks/use-mobile.ts';
import { Icon } from '../../ui/icons/icon.tsx';
import { PageHead } from '../../ui/page-head.tsx';
import { conversationPaths } from './conversation-paths.ts';

type Props = {
  kind: ConversationKind;
  /** The job of the address. */
  jobId: number | undefined;
  /** How many conversations there are; undefined while they are read. */
  total: number | undefined;
  /** On a phone the list replaces the talk. */
  isListOpen: boolean;
  onList: () => void;
  onDetails: () => void;
};

/** The head of a conversation: which of the two it is with, the way to the other, to the list and to a new one. */
export function ConversationHead({ kind, jobId, total, isListOpen, onList, onDetails }: Props) {
  const { t } = useLingui();
  const isMobile = useMobile();
  const isCoach = kind === 'coach';
  return (
    <PageHead
      title={isCoach ? <Trans>Search coach</Trans> : <Trans>Assistant</Trans>}
      documentTitle={isCoach ? t`Search coach` : t`Assistant`}
      fact={
        isCoach ? (
          <Trans>Judges your searches by posting counts</Trans>
        ) : (
          <Trans>Reads your records; changes nothing without a yes</Trans>
        )
      }
      actions={
        <>
          {isMobile && (
            <Button variant="outlined" onClick={onList}>
              {isListOpen ? (
                <Trans>Back</Trans>
              ) : total === undefined ? (
                <Trans>Conversations</Trans>
              ) : (
                <Plural value={total} one="# conversation" other="# conversations" />
              )}
            </Button>
          )}
          <Button
            variant="outlined"
            component={Link}
            to={conversationPaths.of(isCoach ? 'assistant' : 'coach', { jobId })}
          >
            {isCoach ? <Trans>Ask the assistant</Trans> : <Trans>Ask the coach</Trans>}
          </Button>
          <Box sx={{ '@media (min-width: 1200px)': { display: 'none' } }}>
            <Button variant="outlined" onClick={onDetails}>
              <Trans>Show details</Trans>
            </Button>
          </Box>
          <Button
            variant="outlined"
            component={Link}
            to={conversationPaths.of(kind, { jobId })}
            startIcon={<Icon name="edit" size="xs" />}
          >
            <Trans>New conversation</Trans>
          </Button>
        </>
      }
    />
  );
}
