import { vendorAddresses } from '@foothold/core/ai/vendors/model-settings.ts';
import { Plural, Trans, useLingui } from '@lingui/react/macro';
import Box from '@mui/material/Box';
import Button from '@mui/material/Button';
import OutlinedInput from '@mui/material/OutlinedInput';
import { type FormEvent, useId, useState } from 'react';
import { browserModelItem } from '../../../platform/ai/browser-model/browser-model-item.ts';
import { localPrograms } from '../../../platform/ai/local-models/local-programs.data.ts';
import { addressProblem, OwnModel, ownModelItem } from '../../../platform/ai/own-settings.ts';
import { Labeled } from '../../../ui/fields/labeled.tsx';
import { Picker } from '../../../ui/fields/picker.tsx';
import { showToast } from '../../../ui/toasts/toast.tsx';
import { token } from '../../../ui/tokens.ts';
import { LocalModels } from './local-models.tsx';
import { TestNote } from './test-note.tsx';
import { useAddressWords } from './use-address-words.ts';
import { useModelTest } from './use-model-test.ts';

type Props = { userId: string; own: OwnModel | null };

const empty: OwnModel = {
  provider: 'openai-compatible',
  url: '',
  model: '',
  key: '',
  way: 'browser',
  isOn: true,
};

/** A key or an endpoint of one's own: kept in this browser alone, tried before it is trusted. */
export function OwnModelForm({ userId, own }: Props) {
  const { t } = useLingui();
  const id = useId();
  const [draft, setDraft] = useState(own ?? empty);
  const test = useModelTest();
  const addressWords = useAddressWords();
  const isHome = draft.provider === 'openai-compatible';
  const problem = addressProblem(draft);
  const said = draft.url !== '' || test.isAsked ? problem : null;
  const hasModel = draft.model.trim() !== '';
  const change = (fields: Partial<OwnModel>) => {
    setDraft({ ...draft, ...fields });
    test.forget();
  };
  const save = (fields: Partial<OwnModel> = {}) => {
    const next = OwnModel.safeParse({
      ...draft,
      url: draft.url.trim(),
      model: draft.model.trim(),
      ...fields,
    });
    if (!next.success) {
      showToast({ text: <Trans>The key or the name has signs that cannot be sent.</Trans>, kind: 'error' });
      return;
    }
    setDraft(next.data);
    const isKept = ownModelItem.write(userId, next.data);
    // One model is asked: what is turned on last.
    if (next.data.isOn) browserModelItem.write(userId, null);
    showToast(
      isKept
        ? { text: <Trans>Saved in this browser.</Trans> }
        : { text: <Trans>This browser stores nothing for this site.</Trans>, kind: 'error' },
    );
  };
  const take = async ({ url, model }: { url: string; model: string }) => {
    const next: OwnModel = { ...draft, provider: 'openai-compatible', url, model, key: '' };
    setDraft(next);
    const tested = await test.run(next);
    if (tested) save({ ...next, way: tested.way, isOn: true });
  };
  const submit = async (event: FormEvent) => {
    event.preventDefault();
    if (problem || !hasModel) return test.ask();
    const tested = await test.run(draft);
    if (tested) save({ way: tested.way, isOn: true });
  };
  const remove = () => {
    ownModelItem.write(userId, null);
    setDraft(empty);
    test.forget();
    showToast({ text: <Trans>Your key and address are removed from this browser.</Trans> });
  };
  return (
    <Box
      component="form"
      onSubmit={(event) => void submit(event)}
      noValidate
      sx={{ display: 'grid', gridTemplateColumns: 'minmax(0, 1fr)', gap: '14px' }}
    >
      <Box component="h3" sx={{ margin: 0, fontSize: '0.875rem', fontWeight: 600 }}>
        <Trans>Your own model</Trans>
      </Box>
      <LocalModels isBusy={test.isBusy} onTake={(found) => void take(found)} />
      <Picker<OwnModel['provider']>
        lead=""
        hasLabel
        label={t`Kind of model`}
        value={draft.provider}
        options={[
          { value: 'openai-compatible', label: t`OpenAI-compatible: OpenAI, OpenRouter, Ollama, LM Studio` },
          { value: 'anthropic', label: 'Anthropic' },
          { value: 'google', label: 'Google' },
        ]}
        onChange={(provider) => change({ provider })}
      />
      <Labeled
        id={`${id}-url`}
        label={<Trans>Base address</Trans>}
        error={said ? addressWords(said) : undefined}
        help={
          isHome ? (
            <Trans>With the path before /chat/completions, as its documentation says.</Trans>
          ) : (
            <Trans>Leave it empty to use the vendor’s own.</Trans>
          )
        }
      >
        <OutlinedInput
          id={`${id}-url`}
          fullWidth
          type="url"
          error={Boolean(said)}
          value={draft.url}
          placeholder={vendorAddresses[draft.provider]}
          onChange={({ target }) => change({ url: target.value })}
          slotProps={{ input: { maxLength: 2000, spellCheck: false, 'aria-describedby': `${id}-url-help` } }}
        />
        {isHome && (
          <Box sx={{ display: 'flex', flexWrap: 'wrap', gap: '4px', marginBlockStart: '4px' }}>
            {localPrograms.map(({ name, port }) => (
              <Button
                key={name}
                variant="text"
                size="small"
                onClick={() => change({ url: `http://localhost:${port}/v1` })}
              >
                {name}
              </Button>
            ))}
          </Box>
        )}
      </Labeled>
      <Labeled
        id={`${id}-key`}
        label={<Trans>Key</Trans>}
        help={
          <Trans>
            Stored only in this browser, not in a backup, a history or a log. Signing out removes it.
          </Trans>
        }
      >
        <OutlinedInput
          id={`${id}-key`}
          fullWidth
          type="password"
          autoComplete="off"
          value={draft.key}
          placeholder={isHome ? t`Leave it empty if none is required` : ''}
          onChange={({ target }) => change({ key: target.value.trim() })}
          slotProps={{ input: { maxLength: 2000, spellCheck: false, 'aria-describedby': `${id}-key-help` } }}
        />
      </Labeled>
      <Labeled
        id={`${id}-model`}
        label={<Trans>Model</Trans>}
        error={test.isAsked && !hasModel ? t`Name the model.` : undefined}
        help={
          test.models ? (
            <Plural value={test.models.length} one="# model is offered." other="# models are offered." />
          ) : (
            <Trans>As its address says.</Trans>
          )
        }
      >
        <Box sx={{ display: 'flex', flexWrap: 'wrap', gap: '8px' }}>
          <OutlinedInput
            id={`${id}-model`}
            sx={{ flex: '1 1 160px' }}
            error={test.isAsked && !hasModel}
            value={draft.model}
            onChange={({ target }) => change({ model: target.value })}
            slotProps={{
              input: {
                maxLength: 300,
                spellCheck: false,
                list: `${id}-models`,
                'aria-describedby': `${id}-model-help`,
              },
            }}
          />
          <Button
            variant="outlined"
            disabled={test.isBusy || problem !== null}
            onClick={() => void test.list(draft)}
            sx={{ flexShrink: 0 }}
          >
            <Trans>List models</Trans>
          </Button>
        </Box>
        <datalist id={`${id}-models`}>
          {test.models?.map((name) => (
            <option key={name} value={name} />
          ))}
        </datalist>
      </Labeled>
      <TestNote test={test} />
      <Box sx={{ display: 'flex', flexWrap: 'wrap', gap: '8px' }}>
        <Button type="submit" variant="outlined" disabled={test.isBusy}>
          <Trans>Test and save</Trans>
        </Button>
        {own && (
          <>
            <Button variant="text" onClick={() => save({ isOn: !own.isOn })}>
              {own.isOn ? <Trans>Turn it off</Trans> : <Trans>Turn it on</Trans>}
            </Button>
            <Button variant="text" onClick={remove}>
              <Trans>Remove key and address</Trans>
            </Button>
          </>
        )}
        {test.isBusy && (
          <Button variant="text" onClick={test.stop}>
            <Trans>Stop the test</Trans>
          </Button>
        )}
      </Box>
      {own && (
        <Box component="p" sx={{ margin: 0, color: token('text-3'), fontSize: '0.8125rem' }}>
          {own.way === 'browser' ? (
            <Trans>It is called directly from this browser.</Trans>
          ) : (
            <Trans>
              It is called through this server, which neither stores nor logs what passes through.
            </Trans>
          )}
        </Box>
      )}
    </Box>
  );
}
