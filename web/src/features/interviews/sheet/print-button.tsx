import { dateWords } from '@foothold/core/dates/calendar-date.ts';
import type { Interview } from '@foothold/core/entities/interview/interview.ts';
import { type PaperPart, paperParts } from '@foothold/core/interviews/paper-parts.ts';
import { Trans, useLingui } from '@lingui/react/macro';
import Button from '@mui/material/Button';
import type { SheetSources } from '../../../data/interviews/sheet-sources.ts';
import { printPage } from '../../../platform/print.ts';
import { Icon } from '../../../ui/icons/icon.tsx';
import { useInterviewWords } from '../shared/use-interview-words.ts';
import { useReadyWords } from '../shared/use-ready-words.ts';
import { sheetItems } from './ready-items.ts';
import { sheetPeople } from './sheet-names.ts';
import { SheetPaper } from './sheet-paper.tsx';
import { useWhenWords } from './sheet-when.tsx';
import { useSheetFit } from './use-sheet-fit.ts';

type Props = { interview: Interview; sources: SheetSources; round: number | null };

/** Prints the sheet on at most two pages; it stands ready for the browser's own print too. */
export function PrintButton({ interview, sources, round }: Props) {
  const { t } = useLingui();
  const words = useInterviewWords();
  const { companyName, jobTitle, interviewType } = interview;
  const name = companyName || jobTitle || t`Interview`;
  const parts = usePaperParts(interview, sources);
  const told = useWhenWords(interview);
  return (
    <>
      <Button
        variant="outlined"
        startIcon={<Icon name="print" size="xs" />}
        onClick={() => printPage(t`Interview ${name}`)}
      >
        <Trans>Print</Trans>
      </Button>
      <SheetPaper
        title={name}
        under={[companyName && jobTitle, words.typeName(interviewType), round && t`Round ${round}`]
          .filter(Boolean)
          .join(' · ')}
        facts={[told.onPaper, told.theirs, told.place, interview.contactInfo, interview.url, told.way].filter(
          Boolean,
        )}
        parts={parts}
      />
    </>
  );
}

/** Lines of two pages, below the head. */
const room = 92;

function usePaperParts(interview: Interview, sources: SheetSources) {
  const { t } = useLingui();
  const ready = useReadyWords(interview);
  const { musts, stories } = useSheetFit(sources);
  const open = sheetItems(interview, sources).filter(({ isReady }) => !isReady);
  const names: Record<string, string> = {
    ...{ people: t`Who you will meet`, open: t`Still open`, ask: t`Questions to ask`, notes: t`Notes` },
    ...{ stories: t`Stories you can tell`, musts: t`What the job requires`, research: t`About the company` },
    ...{ sent: t`What you sent`, posting: t`The posting as saved` },
  };
  const parts: PaperPart[] = [
    {
      key: 'people',
      most: 12,
      lines: sheetPeople(interview, sources.people).map(({ name, role, contact }) =>
        [name, role, contact?.phone, contact?.notes.slice(0, 300)].filter(Boolean).join(' · '),
      ),
    },
    { key: 'open', most: 8, lines: open.map((item) => `☐ ${ready(item).title}`) },
    { key: 'ask', most: 16, lines: interview.questionsToAsk.map(({ text }) => text) },
    {
      key: 'stories',
      most: 14,
      lines: stories.map(({ story, fits }) =>
        [fits ? t`${story.title} (fits “${fits}”)` : story.title, story.result].filter(Boolean).join(': '),
      ),
    },
    { key: 'musts', most: 14, lines: musts.map(({ requirement }) => requirement.label) },
    { key: 'notes', most: 16, lines: interview.notes.slice(0, maxText).split('\n') },
    {
      key: 'research',
      most: 14,
      lines: sources.research.map(({ question, answer }) => `${question} ${answer.slice(0, 600)}`),
    },
    {
      key: 'sent',
      most: 4,
      lines: sources.documents
        .filter(({ dateSent }) => dateSent !== '')
        .map(({ name, dateSent }) => `${name} · ${dateWords(dateSent)}`),
    },
    { key: 'posting', most: room, lines: (sources.posting?.text ?? '').slice(0, maxText).split('\n') },
  ];
  return paperParts(parts, room).map((part) => ({ ...part, name: names[part.key] ?? '' }));
}

/** Letters of a text that are looked at: many times what two pages hold. */
const maxText = 30_000;
