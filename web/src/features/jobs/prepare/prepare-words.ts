import type { Job } from '@foothold/core/entities/job/job.ts';
import type { PreparationItem, PreparationStep } from '@foothold/core/tracking/preparation.ts';
import { useLingui } from '@lingui/react/macro';

/** The words of a step: its title, which its task gets too, and what is below it. */
export function usePrepareWords(job: Job): (item: PreparationItem) => { title: string; help: string } {
  const { t } = useLingui();
  const company = job.companyName || t`the company`;
  const words: Record<
    Exclude<PreparationStep, 'own'>,
    (isThere: boolean, hasQuotes: boolean) => { title: string; help: string }
  > = {
    company: () => ({
      title: t`Research ${company}`,
      help: t`What they do, how they make money, what changed this year, who you would work with.`,
    }),
    posting: (isThere, hasQuotes) => ({
      title: t`Match what the posting asks for`,
      help: hasQuotes
        ? t`For each line, note one thing you did that shows it.`
        : isThere
          ? t`No line of it reads like a requirement. Read the text and note what matters.`
          : t`No text of the posting is saved. Paste it into the description to see what it asks for.`,
    }),
    resume: (isThere) => ({
      title: t`Choose and check your resume`,
      help: isThere
        ? t`One is chosen for this job. Read it once more against the posting.`
        : t`None is chosen for this job yet.`,
    }),
    letter: (isThere) => ({
      title: t`Write a cover letter`,
      help: isThere
        ? t`You have written a letter. Read it aloud once.`
        : t`Short: why them, why you, one proof.`,
    }),
    portfolio: () => ({ title: t`Get your portfolio ready`, help: t`The posting asks for it.` }),
    references: () => ({ title: t`Ask your references`, help: t`The posting asks for them.` }),
    transcript: () => ({ title: t`Get your transcript`, help: t`The posting asks for it.` }),
    samples: () => ({ title: t`Choose work samples`, help: t`The posting asks for them.` }),
    'pay-expectation': () => ({ title: t`Decide what pay to name`, help: t`The posting asks for it.` }),
    contacts: (isThere) => ({
      title: t`Reach somebody at ${company}`,
      help: isThere
        ? t`This job has a contact. Ask them a question before you apply.`
        : t`A person who knows you there helps more than a letter.`,
    }),
    questions: () => ({
      title: t`Write down your questions`,
      help: t`Two or three you want answered, for the interview too.`,
    }),
    deadline: () => ({ title: t`Send it in time`, help: '' }),
  };
  return (item) =>
    item.step === 'own'
      ? { title: item.title, help: '' }
      : words[item.step](item.isThere, item.quotes.length > 0);
}
