import type { Fit, FitCap, Lack, NoWord } from '@foothold/core/fit/fit.ts';
import type { AuthorizationAsk, Requirement } from '@foothold/core/fit/requirement.ts';
import { Plural, Trans, useLingui } from '@lingui/react/macro';
import type { ReactNode } from 'react';
import { shownCountry } from '../../platform/shown-country.ts';
import { useSectionNames } from '../resumes/section-words.ts';
import type { EvidencePlace } from './evidence-place.ts';

/** Names where words of the resume stand: “Harbor & Vale, line 1”. */
export function useEvidenceWords(): (place: EvidencePlace) => string {
  const { t } = useLingui();
  const { nameOf } = useSectionNames();
  return ({ section, item, line, field }) => {
    if (section === '') return field === null ? t`What you said of yourself` : t`Contact`;
    const name = item || nameOf(section);
    return line > 0 ? t`${name}, line ${line}` : name;
  };
}

/** What something that is there in part lacks. */
export function LackWords({ lacks }: { lacks: Lack }): ReactNode {
  switch (lacks.what) {
    case 'years':
      return (
        <Trans>
          {years(lacks.have)} of <Plural value={lacks.need} one="# year" other="# years" />
        </Trans>
      );
    case 'field':
      return (
        <Trans>
          {years(lacks.all)} in all, {years(lacks.have)} of{' '}
          <Plural value={lacks.need} one="# year" other="# years" /> in this work
        </Trans>
      );
    case 'subject': {
      const asked = lacks.asked.join(', ');
      return <Trans>a subject other than {asked}</Trans>;
    }
    case 'degree-instead-of-experience':
      return (
        <Trans>
          a degree in place of <Plural value={lacks.years} one="# year" other="# years" /> of experience
        </Trans>
      );
    case 'degree-unfinished':
      return lacks.until ? (
        <Trans>not finished yet, until {lacks.until}</Trans>
      ) : (
        <Trans>not finished yet</Trans>
      );
    case 'language-level':
      return <Trans>they ask for {lacks.asked}</Trans>;
    case 'term':
      return <Trans>does not say “{lacks.asked}”</Trans>;
    case 'expired':
      return <Trans>expired {lacks.on}</Trans>;
    case 'pay':
      return <Trans>less than you want</Trans>;
    case 'place':
      return <Trans>near, not there</Trans>;
    default:
      return null;
  }
}

const years = (value: number) => Math.round(value * 10) / 10;

/** Why no word is said. */
export function NoWordText({ reason }: { reason: NoWord | null }): ReactNode {
  if (reason === 'empty-resume')
    return <Trans>This resume has nothing to compare yet: no position, no school, no skill.</Trans>;
  if (reason === 'too-few')
    return <Trans>The posting asks for too little to say how well you fit. What it asks for is below.</Trans>;
  return <Trans>There is no text of the posting to compare with.</Trans>;
}

/** What holds a word down that the share alone would lift. */
export function CapText({ cap }: { cap: FitCap }): ReactNode {
  if (cap === 'licence')
    return <Trans>A license or certificate that the job needs is not in your resume.</Trans>;
  if (cap === 'authorization')
    return <Trans>You said that you do not have the right to work they ask for.</Trans>;
  return <Trans>The years they ask for are not in your resume.</Trans>;
}

/** What the next word would need, by the names of what is missing. */
export function useNextNeeds(): (fit: Fit, requirements: readonly Requirement[]) => string {
  const { i18n } = useLingui();
  return ({ next }, requirements) => {
    const labels = (next?.ids ?? []).flatMap((id) => requirements.find((one) => one.id === id)?.label ?? []);
    return new Intl.ListFormat(i18n.locale, { type: 'conjunction' }).format([...new Set(labels)]);
  };
}

/** The question that only the person can answer, in words. */
export function useAuthorizationQuestion(): (asked: { ask: AuthorizationAsk; country: string }) => string {
  const { t } = useLingui();
  return ({ ask, country }) => {
    const where = country ? shownCountry(country) : t`that country`;
    switch (ask) {
      case 'authorized':
        return t`May you work in ${where}?`;
      case 'no-sponsorship':
        return t`Can you work in ${where} without a visa sponsored by the employer?`;
      case 'citizen':
        return t`Are you a citizen of ${where}?`;
      default:
        return t`Are you a citizen or a permanent resident of ${where}?`;
    }
  };
}
