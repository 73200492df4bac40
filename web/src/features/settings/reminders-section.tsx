import type { ReminderKind } from '@foothold/core/tracking/reminders.ts';
import { reminderKinds } from '@foothold/core/tracking/reminders.ts';
import { Trans, useLingui } from '@lingui/react/macro';
import Box from '@mui/material/Box';
import OutlinedInput from '@mui/material/OutlinedInput';
import { type ReactNode, useEffect, useId, useState } from 'react';
import { type ReminderSettings, useReminderSettings } from '../../data/settings/reminder-choices.ts';
import { saveSetting } from '../../data/settings/settings.ts';
import {
  askForNotices,
  type NoticeState,
  noticeState,
  wakeInBackground,
} from '../../platform/reminders/notices.ts';
import { Segment } from '../../ui/buttons/segment.tsx';
import { Tick } from '../../ui/buttons/tick.tsx';
import { FieldLabel } from '../../ui/fields/field-label.tsx';
import { Note } from '../../ui/notes/note.tsx';
import { SectionCard } from '../../ui/section-card.tsx';
import { toastFailure, toastResult } from '../../ui/toasts/result-toast.tsx';
import { token } from '../../ui/tokens.ts';
import { useHashTarget } from './use-hash-target.ts';

const id = 'reminders';

/** Reminders by the browser's notifications: off until they are asked for here, and only then is the browser asked. */
export function RemindersSection() {
  const { t } = useLingui();
  const settings = useReminderSettings();
  const [state, setState] = useState<NoticeState>(noticeState);
  const [isRefused, setRefused] = useState(false);
  const part = useHashTarget(id, settings !== undefined);
  if (!settings) return null;
  const isOn = settings.isOn && state === 'granted';
  const turn = async (value: 'on' | 'off') => {
    if (value === 'off') {
      setRefused(false);
      toastResult(await saveSetting('reminders', 'on', ''), <Trans>Reminders are off.</Trans>);
      return;
    }
    const answer = await askForNotices();
    setState(answer);
    setRefused(answer !== 'granted');
    if (answer !== 'granted') return;
    toastResult(await saveSetting('reminders', 'on', 'on'), <Trans>Reminders are on.</Trans>);
  };
  return (
    <div id={id} ref={part}>
      <SectionCard
        title={<Trans>Reminders</Trans>}
        lead={
          <Trans>
            Notifications of this browser for interviews, deadlines and follow-ups, each once. They are made
            on this device; nothing of them is sent anywhere.
          </Trans>
        }
      >
        <Segment
          label={t`Reminders`}
          value={isOn ? 'on' : 'off'}
          options={[
            { value: 'off', label: t`Off` },
            { value: 'on', label: t`On` },
          ]}
          onChange={(value) => void turn(value)}
        />
        <Box sx={{ marginBlockStart: '12px' }}>
          <Standing state={state} isOn={isOn} isWanted={settings.isOn || isRefused} />
        </Box>
        {isOn && <Choices settings={settings} />}
      </SectionCard>
    </div>
  );
}

/** What works here and what does not, in plain words. */
function Standing({ state, isOn, isWanted }: { state: NoticeState; isOn: boolean; isWanted: boolean }) {
  const wakes = useWakes(isOn);
  if (isOn)
    return (
      <Quiet>
        {wakes ? (
          <Trans>
            They come while Foothold is open, and when it is closed as often as your browser wakes it: a few
            times a day at most, so one may come late.
          </Trans>
        ) : (
          <Trans>
            They come while Foothold is open in a tab. When it is closed this browser cannot show them; Chrome
            and Edge can once Foothold is installed as an app.
          </Trans>
        )}
      </Quiet>
    );
  switch (state) {
    case 'unsupported':
      return (
        <Quiet>{<Trans>This browser has no notifications. What is due is listed on Work.</Trans>}</Quiet>
      );
    case 'install-first':
      return (
        <Quiet>
          <Trans>
            On iPhone and iPad notifications work once Foothold is on the home screen: Share, Add to Home
            Screen, then open it from there and turn them on here.
          </Trans>
        </Quiet>
      );
    case 'denied':
      return isWanted ? (
        <Note
          kind="warn"
          icon="alarm"
          role="status"
          title={<Trans>Your browser blocks notifications here.</Trans>}
        >
          <Trans>
            Allow them in the site settings beside the address, then press On again. A private window always
            blocks them. Nothing is lost: what is due is listed on Work.
          </Trans>
        </Note>
      ) : (
        <Quiet>
          <Trans>Your browser blocks notifications of this site at present.</Trans>
        </Quiet>
      );
    default:
      return isWanted ? (
        <Note kind="quiet" icon="alarm" role="status" title={<Trans>Not allowed on this device yet.</Trans>}>
          <Trans>Press On, then allow notifications when the browser asks.</Trans>
        </Note>
      ) : (
        <Quiet>
          <Trans>Your browser asks you once when you press On.</Trans>
        </Quiet>
      );
  }
}

function useWakes(isOn: boolean): boolean {
  const [wakes, setWakes] = useState(false);
  useEffect(() => {
    let isHere = true;
    if (isOn) void wakeInBackground(true).then((answer) => isHere && setWakes(answer));
    return () => {
      isHere = false;
    };
  }, [isOn]);
  return wakes;
}

function Choices({ settings }: { settings: ReminderSettings }) {
  const { t } = useLingui();
  const names: Record<ReminderKind, string> = {
    interviews: t`Interviews, in the morning and an hour before`,
    deadlines: t`Deadlines, tasks and offers to answer`,
    followUps: t`Follow-ups`,
  };
  const save = async (name: 'kinds' | 'time' | 'quietFrom' | 'quietTo' | 'discreet', value: string) => {
    const result = await saveSetting('reminders', name, value);
    if (!result.ok) toastFailure(result);
  };
  const kinds = (kind: ReminderKind, isOn: boolean) =>
    reminderKinds.filter((one) => (one === kind ? isOn : settings.kinds.includes(one))).join(',');
  return (
    <Box sx={{ display: 'grid', gap: '12px', marginBlockStart: '16px' }}>
      <Box role="group" aria-label={t`What to remind you of`} sx={{ display: 'grid' }}>
        {reminderKinds.map((kind) => (
          <Tick
            key={kind}
            checked={settings.kinds.includes(kind)}
            onChange={(isOn) => void save('kinds', kinds(kind, isOn))}
          >
            {names[kind]}
          </Tick>
        ))}
      </Box>
      <Box sx={{ display: 'flex', flexWrap: 'wrap', gap: '12px' }}>
        <Clock
          label={<Trans>In the morning at</Trans>}
          value={settings.time}
          onChange={(value) => void save('time', value)}
        />
        <Clock
          label={<Trans>Quiet hours from</Trans>}
          value={settings.quiet.from}
          onChange={(value) => void save('quietFrom', value)}
        />
        <Clock
          label={<Trans>Quiet hours until</Trans>}
          value={settings.quiet.to}
          onChange={(value) => void save('quietTo', value)}
        />
      </Box>
      <Tick checked={settings.isDiscreet} onChange={(isOn) => void save('discreet', isOn ? 'yes' : '')}>
        <Trans>Say only that something is due, for screens that others see</Trans>
      </Tick>
    </Box>
  );
}

type ClockProps = { label: ReactNode; value: string; onChange: (value: string) => void };

/** An hour of the day; half a typed one changes nothing. */
function Clock({ label, value, onChange }: ClockProps) {
  const inputId = useId();
  return (
    <div>
      <FieldLabel htmlFor={inputId}>{label}</FieldLabel>
      <OutlinedInput
        id={inputId}
        type="time"
        value={value}
        onChange={({ target }) => target.value !== '' && onChange(target.value)}
        sx={{ width: 148 }}
      />
    </div>
  );
}

function Quiet({ children }: { children: ReactNode }) {
  return (
    <Box sx={{ color: token('text-2'), fontSize: '0.8125rem', lineHeight: '18px', maxWidth: '66ch' }}>
      {children}
    </Box>
  );
}
