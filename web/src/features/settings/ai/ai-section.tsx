import { type OwnTool, ownTools } from '@foothold/core/ai/tools/tool-args.ts';
import { Trans, useLingui } from '@lingui/react/macro';
import Box from '@mui/material/Box';
import Button from '@mui/material/Button';
import { lazy, Suspense } from 'react';
import { Link } from 'react-router';
import { browserModelItem } from '../../../platform/ai/browser-model/browser-model-item.ts';
import { hasLanguageModel } from '../../../platform/ai/browser-model/language-model.ts';
import { destinationOf } from '../../../platform/ai/destination.ts';
import { ownModelItem } from '../../../platform/ai/own-settings.ts';
import { sendingItem, sendingResultsItem } from '../../../platform/ai/sending.ts';
import { href } from '../../../platform/href.ts';
import { useSession } from '../../../platform/server/session.ts';
import { useSiteConfig } from '../../../platform/server/site-config.ts';
import { useCallWords } from '../../../shared/ai/use-call-words.ts';
import { useTaskWords } from '../../../shared/ai/use-task-words.ts';
import { SectionCard } from '../../../ui/section-card.tsx';
import { token } from '../../../ui/tokens.ts';
import { HiddenList } from '../hidden-list.tsx';
import { useHashTarget } from '../use-hash-target.ts';

const OwnModelForm = lazy(async () => ({ default: (await import('./own-model-form.tsx')).OwnModelForm }));

const BrowserModelPart = lazy(async () => ({
  default: (await import('./browser-model-part.tsx')).BrowserModelPart,
}));

const MonthLimitForm = lazy(async () => ({
  default: (await import('./month-limit-form.tsx')).MonthLimitForm,
}));

const ContactsChoice = lazy(async () => ({
  default: (await import('./contacts-choice.tsx')).ContactsChoice,
}));

const id = 'ai';

/** Which model is asked where a person asks one: the site's or one's own; what may be sent unasked; what was sent. */
export function AiSection() {
  const { t } = useLingui();
  const { user } = useSession();
  const userId = user?.userId ?? '';
  const own = ownModelItem.use(userId);
  const isBrowserModelOn = browserModelItem.use(userId)?.isOn ?? false;
  const sending = sendingItem.use(userId) ?? {};
  const site = destinationOf(useSiteConfig(), null);
  const words = useCallWords();
  const taskName = useTaskWords();
  const part = useHashTarget(id, true);
  const results = sendingResultsItem.use(userId) ?? {};
  const recordNames = useRecordNames();
  const unasked = [
    ...Object.keys(sending).map((task) => ({
      key: task,
      name: taskName(task),
      show: () => {
        const { [task as keyof typeof sending]: _, ...rest } = sending;
        sendingItem.write(userId, rest);
      },
    })),
    ...ownTools
      .filter((tool) => tool in results)
      .map((tool) => ({
        key: tool,
        name: recordNames[tool],
        show: () => {
          const { [tool]: _, ...rest } = results;
          sendingResultsItem.write(userId, rest);
        },
      })),
  ];
  const siteName = site && words.who(site);
  return (
    <div id={id} ref={part}>
      <SectionCard
        title={<Trans>Models</Trans>}
        lead={
          <Trans>
            Everything here works without one, by rules on this device. A language model can add its view
            where you ask for it, and you see beforehand what leaves this device.
          </Trans>
        }
      >
        <Box component="p" sx={{ margin: '0 0 16px', color: token('text-2'), fontSize: '0.875rem' }}>
          {isBrowserModelOn ? (
            <Trans>The model of this browser is used. Nothing you ask it leaves this device.</Trans>
          ) : own?.isOn ? (
            <Trans>Your own model is used.</Trans>
          ) : siteName ? (
            <Trans>This site uses {siteName}. With settings of your own, yours is used instead.</Trans>
          ) : (
            <Trans>
              This site has no model. You can bring your own: a key, or a program on your machine.
            </Trans>
          )}
        </Box>
        {/* A form that is in the card itself would have its foot at the card's edge. */}
        <div>
          {hasLanguageModel() && (
            <Suspense>
              <BrowserModelPart key={userId} userId={userId} isOn={isBrowserModelOn} />
            </Suspense>
          )}
          <Suspense>
            <OwnModelForm key={userId} userId={userId} own={own} />
          </Suspense>
        </div>
        {(site ?? own) && (
          <Suspense>
            <MonthLimitForm />
          </Suspense>
        )}
        {(site !== null || own !== null || isBrowserModelOn) && (
          <Suspense>
            <ContactsChoice />
          </Suspense>
        )}
        {unasked.length > 0 && (
          <Box component="section" sx={{ marginBlockStart: '20px' }}>
            <Box component="h3" sx={{ margin: 0, fontSize: '0.875rem', fontWeight: 600 }}>
              <Trans>Sent without asking</Trans>
            </Box>
            <HiddenList
              label={t`What is sent without asking`}
              press={<Trans>Ask me again</Trans>}
              pressLabel={(name) => t`Ask me again: ${name}`}
              rows={unasked}
            />
          </Box>
        )}
        <Box sx={{ marginBlockStart: '20px' }}>
          <Button variant="outlined" component={Link} to={href('/settings/calls')}>
            <Trans>See what was asked</Trans>
          </Button>
        </Box>
      </SectionCard>
    </div>
  );
}

/** Kinds of records whose results go to a model without being shown first. */
function useRecordNames(): Readonly<Record<OwnTool, string>> {
  const { t } = useLingui();
  return {
    own_jobs: t`Jobs that the assistant reads`,
    own_interviews: t`Interviews that the assistant reads`,
    own_companies: t`Companies that the assistant reads`,
    own_tasks: t`Tasks that the assistant reads`,
  };
}
