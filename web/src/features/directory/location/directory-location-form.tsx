import {
  type DirectoryLocationValues,
  DirectoryLocationForm as Schema,
} from '@foothold/core/entities/company/directory-location-form.ts';
import { keysOf } from '@foothold/core/entities/keys-of.ts';
import { typedPoint } from '@foothold/core/entities/place/location-form.ts';
import { Trans, useLingui } from '@lingui/react/macro';
import Box from '@mui/material/Box';
import Button from '@mui/material/Button';
import { useQuery } from '@tanstack/react-query';
import { useEffect, useRef, useState } from 'react';
import { useForm, useWatch } from 'react-hook-form';
import { MapPane } from '../../../maps/map-pane.tsx';
import { geocodeQuery } from '../../../shared/geography/geo-queries.ts';
import { useLabels } from '../../../shared/own-data/use-entity-texts.ts';
import { Card } from '../../../ui/card.tsx';
import { FieldPair } from '../../../ui/fields/field-pair.tsx';
import { TextField } from '../../../ui/fields/form-field.tsx';
import { LinkField } from '../../../ui/fields/link-field.tsx';
import { FormFrame } from '../../../ui/forms/form-frame.tsx';
import { restartForm } from '../../../ui/forms/restart-form.ts';
import { useFormResolver } from '../../../ui/forms/use-form-resolver.ts';
import { useTyped } from '../../../ui/hooks/use-typed.ts';
import { Note } from '../../../ui/notes/note.tsx';
import { token } from '../../../ui/tokens.ts';

/** Why a save did not go: in words, and whether the row was changed by somebody else meanwhile. */
export type LocationProblem = { message: string; isOvertaken: boolean };

type Props = {
  /** What the directory has now; the form follows it where nothing was typed. */
  stored: DirectoryLocationValues;
  isNew: boolean;
  /** Null when it went. The screen goes on elsewhere then. */
  onSave: (values: DirectoryLocationValues) => Promise<LocationProblem | null>;
  onDiscard: () => void;
  /** Loads what the directory has now. */
  onReload?: () => void;
};

/** A location of an employer for everybody to see: what is in this form goes, and nothing else. */
export function DirectoryLocationForm({ stored, isNew, onSave, onDiscard, onReload }: Props) {
  const labels = useLabels('companies', keysOf(Schema.shape));
  const form = useForm<DirectoryLocationValues>({
    defaultValues: stored,
    resolver: useFormResolver(Schema),
    mode: 'onTouched',
  });
  const [problem, setProblem] = useState<LocationProblem | null>(null);
  const base = useRef(stored);
  useEffect(() => {
    if (base.current === stored) return;
    restartForm(form, stored, base.current);
    base.current = stored;
    setProblem(null);
  }, [form, stored]);
  const field = (name: keyof DirectoryLocationValues) => ({
    control: form.control,
    name,
    label: labels[name],
  });
  const save = async (values: DirectoryLocationValues) => {
    const submitted = form.getValues();
    // Leaving the screen is part of saving: what was sent is not unsaved anymore.
    const failed = await onSave(values);
    setProblem(failed);
    if (failed) return false;
    restartForm(form, submitted, submitted);
    return true;
  };
  return (
    <Box
      sx={{
        display: 'grid',
        gap: '16px',
        alignItems: 'start',
        gridTemplateColumns: { xs: 'minmax(0, 1fr)', md: 'minmax(0, 640fr) minmax(0, 576fr)' },
      }}
    >
      <FormFrame
        form={form}
        labels={labels}
        onSave={save}
        isNew={isNew}
        onDiscard={onDiscard}
        saveLabel={isNew ? <Trans>Share this location</Trans> : <Trans>Share this change</Trans>}
        notice={
          problem && (
            <Note
              kind="bad"
              icon="alert"
              role="alert"
              title={problem.message}
              action={
                problem.isOvertaken &&
                onReload && (
                  <Button variant="outlined" size="small" onClick={onReload}>
                    <Trans>Load the newer version</Trans>
                  </Button>
                )
              }
            >
              <Trans>What you typed is still here.</Trans>
            </Note>
          )
        }
      >
        <Note kind="quiet" icon="info">
          <Trans>
            Everybody can read what is in this form, with your profile’s name and the day. Nothing else leaves
            this device. You can withdraw it for 30 days.
          </Trans>{' '}
          <Trans>
            What others know of the employer stays: your values stand beside it until others agree.
          </Trans>
        </Note>
        <TextField {...field('companyName')} />
        <TextField {...field('address')} autoComplete="street-address" />
        <FieldPair>
          <TextField {...field('city')} />
          <TextField {...field('state')} />
        </FieldPair>
        <TextField {...field('country')} help={<Trans>Its name, or two letters like US.</Trans>} />
        <LinkField {...field('url')} />
        <LinkField {...field('jobPostingsUrl')} />
        <TextField {...field('description')} multiline />
        <TextField
          {...field('categories')}
          help={
            isNew ? (
              <Trans>With commas between them.</Trans>
            ) : (
              <Trans>With commas between them. What postings and public lists say stays.</Trans>
            )
          }
        />
        <FieldPair>
          <TextField
            {...field('latitude')}
            help={<Trans>Leave it empty for the center of the city.</Trans>}
          />
          <TextField {...field('longitude')} />
        </FieldPair>
      </FormFrame>
      <Preview control={form.control} />
    </Box>
  );
}

/** Where the location will appears on the map: at its coordinates, else at its city. */
function Preview({ control }: { control: ReturnType<typeof useForm<DirectoryLocationValues>>['control'] }) {
  const { t } = useLingui();
  const values = useWatch({ control }) as DirectoryLocationValues;
  const exact = typedPoint(values);
  const line = useTyped(
    [values.city, values.state, values.country].filter((one) => one.trim()).join(', '),
    500,
  );
  const { data } = useQuery({ ...geocodeQuery(line), enabled: exact === null && values.city.trim() !== '' });
  const city = values.city.trim() === '' ? undefined : data?.[0];
  const known = city && city.lat !== null && city.lng !== null ? { lat: city.lat, lng: city.lng } : null;
  const point = exact ?? known;
  return (
    <Card aria-label={t`Map`} sx={{ overflow: 'hidden' }}>
      <MapPane
        ariaLabel={point ? t`${values.companyName} on the map` : t`Map without a pin yet`}
        points={point ? [{ id: 'pin', ...point, label: values.companyName, kind: 'company' }] : []}
        selected={point ? 'pin' : null}
        view={point ? { center: point, zoom: exact ? 9 : 7 } : { center: { lat: 39.8, lng: -98.6 }, zoom: 3 }}
        fit="view"
        height="360px"
      />
      <Box
        sx={{
          padding: '12px 16px',
          borderBlockStart: `1px solid ${token('line')}`,
          fontSize: '0.875rem',
          color: token('text-2'),
        }}
      >
        {exact ? (
          <Trans>At its coordinates.</Trans>
        ) : city && known ? (
          <Trans>In the center of {city.text}, until someone sets it more exactly.</Trans>
        ) : (
          <Trans>With a city it appears on the map.</Trans>
        )}
      </Box>
    </Card>
  );
}
