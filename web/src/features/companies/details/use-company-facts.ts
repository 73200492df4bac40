import { dateOfText, dateWords } from '@foothold/core/dates/calendar-date.ts';
import type { Company } from '@foothold/core/entities/company/company.ts';
import type { EmployerOpenings } from '@foothold/core/entities/company/employer-openings.ts';
import type { JobSearchResult } from '@foothold/core/entities/posting/posting.ts';
import { hiringSystem } from '@foothold/core/parsing/board/hiring-system.ts';
import { numberFormat } from '@foothold/core/text/formats.ts';
import { webAddress } from '@foothold/core/text/web-address.ts';
import { type EmployerHistory, minReplies } from '@foothold/core/tracking/employer-history.ts';
import { plural } from '@lingui/core/macro';
import { useLingui } from '@lingui/react/macro';
import { shownPlace } from '../../../shared/geography/shown-place.ts';

/** One fact as the card shows it. */
export type CompanyFactLine = {
  label: string;
  value: string;
  /** Where the value leads. */
  url?: string;
  /** Who says so, and as of when. */
  source: string;
  /** Too little is known to say it. */
  isUnsaid?: true;
};

type Known = {
  company: Company;
  openings: EmployerOpenings | null;
  postings: readonly JobSearchResult[];
  history: EmployerHistory | null;
};

/** Postings that have to state pay, or to have closed, before anything usual is said of them. */
const minPostings = 3;

/** The facts of a company: the person's own, what its postings say, what its answers to the person say. */
export function useCompanyFacts({ company, openings, postings, history }: Known): CompanyFactLine[] {
  const { t, i18n } = useLingui();
  const day = (instant: string) =>
    dateWords(dateOfText(instant), i18n.locale, { month: 'short', day: 'numeric', year: 'numeric' });
  const facts: CompanyFactLine[] = [];
  const changed = day(company.updatedAt);
  const ownEntry = t`Your entry, ${changed}`;
  const site = webAddress(company.url);
  const host = URL.parse(site)?.hostname.replace(/^www\./, '') ?? '';
  if (host) facts.push({ label: t`Website`, value: host, url: site, source: ownEntry });
  if (company.categories.length > 0)
    facts.push({ label: t`Categories`, value: company.categories.join(', '), source: ownEntry });
  const place = [company.address.trim(), shownPlace(company)].filter(Boolean).join(', ');
  if (place) facts.push({ label: t`Where`, value: place, source: ownEntry });
  const systems = hiringSystem(postings.map(({ url }) => url));
  if (systems)
    facts.push({ label: t`Hiring system`, value: systems.name, source: t`Seen in their posting links` });
  facts.push(...openingFacts());
  if (history && history.sent > 0) {
    const sent = history.sent;
    const source = t`${plural(sent, { one: 'Your # application', other: 'Your # applications' })}`;
    const label = t`Time to first reply`;
    if (history.usualDays === null)
      facts.push({ label, value: t`too few yet to say`, source, isUnsaid: true });
    else
      facts.push({
        label,
        value: t`${plural(history.usualDays, { one: 'about # day', other: 'about # days' })}`,
        source: t`${plural(Math.max(history.replyDays.length, minReplies), { one: '# reply to you', other: '# replies to you' })}`,
      });
  }
  return facts;

  function openingFacts(): CompanyFactLine[] {
    if (!openings || openings.everCount === 0) return [];
    const told: CompanyFactLine[] = [];
    const [pay] = openings.pay;
    if (pay) {
      const money = numberFormat(i18n.locale, {
        ...{ style: 'currency', currency: pay.currency, maximumFractionDigits: 0 },
      });
      const stated = pay.count;
      const open = openings.openCount;
      const source = t`${stated} of ${open} postings state pay`;
      const range =
        pay.low === pay.high ? money.format(pay.low) : `${money.format(pay.low)} – ${money.format(pay.high)}`;
      if (pay.count < minPostings)
        told.push({ label: t`Usual pay`, value: t`too few yet to say`, source, isUnsaid: true });
      else told.push({ label: t`Usual pay`, value: t`${range} a year`, source });
    }
    const { openDays } = openings;
    if (openDays) {
      const closed = openDays.count;
      const source = t`${plural(closed, { one: '# posting that closed', other: '# postings that closed' })}`;
      const label = t`Postings stay open`;
      if (closed < minPostings) told.push({ label, value: t`too few yet to say`, source, isUnsaid: true });
      else
        told.push({
          label,
          value: t`${plural(openDays.median, { one: 'about # day', other: 'about # days' })}`,
          source,
        });
    }
    const first = day(openings.firstSeen);
    if (first)
      told.push({
        label: t`Postings read`,
        value: numberFormat(i18n.locale).format(openings.everCount),
        source: t`The postings here, since ${first}`,
      });
    return told;
  }
}
