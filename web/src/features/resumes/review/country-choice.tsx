import type { Resume } from '@foothold/core/entities/resume/resume.ts';
import { countries } from '@foothold/core/geography/countries.data.ts';
import { Trans, useLingui } from '@lingui/react/macro';
import { writeResume } from '../../../data/resumes/write-resume.ts';
import { Picker } from '../../../ui/fields/picker.tsx';
import { toastResult } from '../../../ui/toasts/result-toast.tsx';

type Props = {
  resume: Resume;
  /** What the review goes by. */
  told: string;
};

/** Which country a resume is for: what is usual differs. Where nobody says, its place and language tell. */
export function CountryChoice({ resume, told }: Props) {
  const { t, i18n } = useLingui();
  const names = new Intl.DisplayNames(i18n.locale, { type: 'region' });
  const nameOf = (code: string) => names.of(code) ?? code;
  const { internalId, forCountry } = resume;
  const byItself = forCountry === '' && told !== '' ? nameOf(told) : t`any country`;
  const options = countries
    .map(([value]) => ({ value, label: nameOf(value) }))
    .sort((a, b) => a.label.localeCompare(b.label, i18n.locale));
  const choose = async (next: string) => {
    const edit = { kind: 'resume' as const, fields: { forCountry: next }, was: { forCountry } };
    toastResult(await writeResume(internalId, edit), <Trans>Reviewed for another country.</Trans>);
  };
  return (
    <Picker
      lead={t`For`}
      label={t`Country it is for`}
      hasLabel={false}
      value={forCountry}
      onChange={(next) => void choose(next)}
      options={[{ value: '', label: forCountry === '' ? byItself : t`based on its location` }, ...options]}
    />
  );
}
