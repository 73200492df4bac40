import { useLingui } from '@lingui/react/macro';

/** Whose postings a service that is one list has, by its short name; none for boards, which name their employers. */
export function useSourceWords(): Readonly<Record<string, string>> {
  const { t } = useLingui();
  return {
    remotive: t`Remote jobs, most of them in technology, support and marketing.`,
    remoteok: t`Remote jobs, most of them in technology.`,
    arbeitnow: t`Jobs in Germany and elsewhere in Europe.`,
    themuse: t`Jobs of many fields, most of them in the United States.`,
    hackernews: t`Jobs in software from this month’s “Who is hiring?” on Hacker News.`,
  };
}
