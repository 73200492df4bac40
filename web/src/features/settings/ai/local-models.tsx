import { Trans, useLingui } from '@lingui/react/macro';
import Box from '@mui/material/Box';
import Button from '@mui/material/Button';
import { useEffect, useRef, useState } from 'react';
import type { LocalModels as Found } from '../../../platform/ai/local-models/find-local-models.ts';
import { localPrograms } from '../../../platform/ai/local-models/local-programs.data.ts';
import { useSiteConfig } from '../../../platform/server/site-config.ts';
import { Note } from '../../../ui/notes/note.tsx';
import { token } from '../../../ui/tokens.ts';

type Props = {
  /** A model is being tested. */
  isBusy: boolean;
  onTake: (found: { url: string; model: string }) => void;
};

/** Models of one program that are shown; more are in the list of its address. */
const maxShown = 12;

/** Looks for programs that run models on this machine, after a press; one more press takes a model. */
export function LocalModels({ isBusy, onTake }: Props) {
  const { aiOwnModels } = useSiteConfig();
  const [found, setFound] = useState<Found | null>(null);
  const [isLooking, setLooking] = useState(false);
  const running = useRef<AbortController | null>(null);
  useEffect(() => () => running.current?.abort(), []);
  // Browsers let pages reach their own machine from secure ones alone.
  if (!aiOwnModels || !window.isSecureContext) return null;
  const look = async () => {
    const mine = new AbortController();
    running.current = mine;
    setFound(null);
    setLooking(true);
    try {
      const { findLocalModels } = await import('../../../platform/ai/local-models/find-local-models.ts');
      setFound(await findLocalModels(mine.signal));
    } catch {
      // Stopped, or its code did not load: the button is there again.
    }
    setLooking(false);
  };
  const withModels = found?.programs.filter(({ state }) => state === 'models') ?? [];
  return (
    <Box sx={{ display: 'grid', gap: '10px', justifyItems: 'start' }}>
      <Box sx={{ display: 'flex', flexWrap: 'wrap', gap: '8px' }}>
        <Button variant="outlined" disabled={isLooking || isBusy} onClick={() => void look()}>
          {isLooking ? <Trans>Looking…</Trans> : <Trans>Look for a model on this computer</Trans>}
        </Button>
        {isLooking && (
          <Button variant="text" onClick={() => running.current?.abort()}>
            <Trans>Stop looking</Trans>
          </Button>
        )}
      </Box>
      {withModels.map((program) => (
        <ProgramModels key={program.name} program={program} isBusy={isBusy} onTake={onTake} />
      ))}
      {found && withModels.length === 0 && <NothingFound found={found} />}
    </Box>
  );
}

function ProgramModels({
  program: { name, url, models },
  isBusy,
  onTake,
}: Props & { program: Found['programs'][number] }) {
  const { t } = useLingui();
  return (
    <Box role="group" aria-label={t`Models of ${name}`}>
      <Box role="status" sx={{ fontSize: '0.8125rem', color: token('text-2'), marginBlockEnd: '6px' }}>
        <Trans>{name} runs here. Choose the model to use:</Trans>
      </Box>
      <Box sx={{ display: 'flex', flexWrap: 'wrap', gap: '6px' }}>
        {models.slice(0, maxShown).map((model) => (
          <Button
            key={model}
            variant="outlined"
            size="small"
            disabled={isBusy}
            aria-label={t`Use ${model}`}
            onClick={() => onTake({ url, model })}
            sx={{ overflowWrap: 'anywhere' }}
          >
            {model}
          </Button>
        ))}
      </Box>
    </Box>
  );
}

/** Which programs were tried, and how each is started so that this page may ask it. */
function NothingFound({ found: { programs, isDenied } }: { found: Found }) {
  const page = location.origin;
  const tried = localPrograms.map(({ name, port }) => `${name} (${port})`).join(', ');
  const empty = programs.find(({ state }) => state === 'no-models')?.name;
  if (isDenied)
    return (
      <Note
        kind="warn"
        icon="info"
        role="status"
        title={<Trans>This browser does not let this page reach programs on this computer.</Trans>}
      >
        <Trans>
          Allow access to devices on the local network in the browser’s settings of this site, and look again.
        </Trans>
      </Note>
    );
  if (empty)
    return (
      <Note kind="quiet" icon="info" role="status" title={<Trans>{empty} runs here, without a model.</Trans>}>
        <Trans>Download a model in {empty}, and look again.</Trans>
      </Note>
    );
  return (
    <Note
      kind="quiet"
      icon="info"
      role="status"
      title={<Trans>No program with a model answered on this computer.</Trans>}
    >
      <Trans>Tried: {tried}. The number is the port. A program answers this page if it was started so:</Trans>
      <Box component="ul" sx={{ margin: '6px 0 0', paddingInlineStart: '20px' }}>
        <li>
          <Trans>Ollama: set OLLAMA_ORIGINS={page} in its environment and restart it.</Trans>
        </li>
        <li>
          <Trans>LM Studio: start the server in its developer view and turn on “Enable CORS”.</Trans>
        </li>
        <li>
          <Trans>llama.cpp: start llama-server with a model; nothing more is needed.</Trans>
        </li>
      </Box>
      {location.protocol === 'https:' && (
        <Box sx={{ marginBlockStart: '6px' }}>
          <Trans>
            Safari lets no page reach programs on the same computer. Use another browser for that.
          </Trans>
        </Box>
      )}
    </Note>
  );
}
