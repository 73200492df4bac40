import type { FetchRun, SourceChoice } from '@foothold/core/contract/sources.ts';
import { plural } from '@lingui/core/macro';
import { Trans, useLingui } from '@lingui/react/macro';
import Box from '@mui/material/Box';
import Button from '@mui/material/Button';
import Typography from '@mui/material/Typography';
import { useState } from 'react';
import { TitledDialog } from '../../ui/dialogs/titled-dialog.tsx';
import { SkeletonRows } from '../../ui/lists/skeleton-rows.tsx';
import { ErrorNote } from '../../ui/notes/error-note.tsx';
import { ToldWords } from '../../ui/notes/told-words.tsx';
import { token } from '../../ui/tokens.ts';
import { FetchProgress } from './fetch-progress.tsx';
import { SourceTick } from './source-tick.tsx';
import { useOwnSources } from './use-own-sources.ts';

/** Chooses the posting sources that this machine reads, says whom it asks and how often, and shows how far the first reading is. */
export function GetPostingsDialog({ open, onClose }: { open: boolean; onClose: () => void }) {
  const { t } = useLingui();
  const { sources, error, refetch, isRunning, choose, stop } = useOwnSources(open);
  const [picked, setPicked] = useState<ReadonlySet<string> | null>(null);
  const [hasAsked, setAsked] = useState(false);
  const choices = sources?.choices ?? [];
  const names = picked ?? startingChoice(choices);
  const run = sources?.run ?? null;
  const isChoosing = sources !== undefined && !isRunning && !(hasAsked && run);

  function pick(name: string, isOn: boolean) {
    const next = new Set(names);
    if (isOn) next.add(name);
    else next.delete(name);
    setPicked(next);
  }
  function close() {
    onClose();
    setAsked(false);
    setPicked(null);
    choose.reset();
  }
  async function get() {
    setAsked(true);
    await choose.mutateAsync([...names]).catch(() => setAsked(false));
    if (names.size === 0) close();
  }
  const problem = error ?? choose.error;

  return (
    <TitledDialog open={open} onClose={close} title={<Trans>Get real postings</Trans>} width={560}>
      <Box
        sx={{
          flexGrow: 1,
          overflowY: 'auto',
          padding: '16px 20px',
          borderBlockEnd: `1px solid ${token('line')}`,
        }}
      >
        {problem && (
          <ErrorNote
            title={<Trans>The sources could not be requested. Nothing was changed.</Trans>}
            retry={{ label: <Trans>Try again</Trans>, onClick: () => void (error ? refetch() : get()) }}
          >
            <ToldWords of={problem} />
          </ErrorNote>
        )}
        {!sources && !error && <SkeletonRows label={t`Loading sources`} count={4} height={57} />}
        {isChoosing && (
          <>
            <Typography variant="body2" sx={{ color: token('text-2'), marginBlockEnd: '8px' }}>
              <Trans>
                Foothold on this computer reads the services you select: now, and every few hours while it
                runs. They learn this computer’s network address, never what you search for. No service is
                contacted before you press the button.
              </Trans>
            </Typography>
            <Box
              component="ul"
              aria-label={t`Sources of postings`}
              sx={{ margin: 0, padding: 0, listStyle: 'none' }}
            >
              {choices.map((choice) => (
                <SourceTick
                  key={choice.name}
                  choice={choice}
                  checked={choice.isConfigured || names.has(choice.name)}
                  onChange={(isOn) => pick(choice.name, isOn)}
                />
              ))}
            </Box>
          </>
        )}
        {run && !isChoosing && <FetchProgress run={run} />}
      </Box>
      <Box sx={{ display: 'flex', justifyContent: 'flex-end', gap: '8px', padding: '12px 20px' }}>
        {isRunning ? (
          <>
            <Button variant="text" disabled={stop.isPending} onClick={() => stop.mutate()}>
              <Trans>Stop</Trans>
            </Button>
            <Button variant="outlined" onClick={close}>
              <Trans>Continue in the background</Trans>
            </Button>
          </>
        ) : isChoosing ? (
          <ChoiceButtons
            count={names.size}
            isBusy={choose.isPending}
            choices={choices}
            onClose={close}
            onGet={get}
          />
        ) : (
          <Button variant="contained" onClick={close}>
            {isOver(run) ? <Trans>Show postings</Trans> : <Trans>Close</Trans>}
          </Button>
        )}
      </Box>
    </TitledDialog>
  );
}

type ButtonsProps = {
  count: number;
  isBusy: boolean;
  choices: readonly SourceChoice[];
  onClose: () => void;
  onGet: () => Promise<void>;
};

function ChoiceButtons({ count, isBusy, choices, onClose, onGet }: ButtonsProps) {
  const { t } = useLingui();
  // With nothing ticked there is something to do only where something was chosen before.
  const isIdle = count === 0 && !choices.some(({ isChosen }) => isChosen);
  return (
    <>
      <Button variant="text" onClick={onClose}>
        <Trans>Cancel</Trans>
      </Button>
      <Button variant="contained" disabled={isBusy || isIdle} onClick={() => void onGet()}>
        {count === 0 && !isIdle ? (
          <Trans>Read none of them</Trans>
        ) : (
          t`${plural(count, { 0: 'Get postings', one: 'Get postings from # service', other: 'Get postings from # services' })}`
        )}
      </Button>
    </>
  );
}

/** What is ticked at first: what was chosen before, else every source. */
function startingChoice(choices: readonly SourceChoice[]): ReadonlySet<string> {
  const free = choices.filter(({ isConfigured }) => !isConfigured);
  const chosen = free.filter(({ isChosen }) => isChosen);
  return new Set((chosen.length > 0 ? chosen : free).map(({ name }) => name));
}

function isOver(run: FetchRun | null): boolean {
  return run?.state === 'done' && run.postings > 0;
}
