import type { Company } from '@foothold/core/entities/company/company.ts';
import { placeLine } from '@foothold/core/entities/place/location-form.ts';
import { Trans, useLingui } from '@lingui/react/macro';
import { saveCompany } from '../../data/companies/companies.ts';
import { withAddedNote } from '../../shared/ai/added-note.ts';
import { ModelPart } from '../../shared/ai/model-part.tsx';
import { toastResult } from '../../ui/toasts/result-toast.tsx';

/** A model's summary of a company out of what is known here; it looks nothing up. */
export function CompanyModelPart({ company }: { company: Company }) {
  const { t } = useLingui();
  const { internalId, companyName, notes } = company;
  return (
    <ModelPart
      title={<Trans>A summary by a model</Trans>}
      lead={
        <Trans>
          Based on what you saved about this company. It does not look anything up, so do not ask it for news.
        </Trans>
      }
      name={t`Summary of ${companyName}, by a model`}
      question={(wish) => ({
        task: 'company-summary',
        path: '/ai/request',
        body: {
          task: 'company-summary',
          prompt: wish,
          context: contextOf(company),
          job: { companyName: companyName.slice(0, 500) },
        },
      })}
      targets={[
        {
          key: 'notes',
          label: <Trans>Add to the notes</Trans>,
          take: async (markdown) =>
            void toastResult(
              await saveCompany({ internalId, notes: withAddedNote(notes, markdown) }),
              <Trans>Added to the notes of the company.</Trans>,
            ),
        },
      ]}
    />
  );
}

/** What is kept of the company, without one's own notes. */
function contextOf(company: Company): string {
  const { companyName, url, description, summary, categories, research } = company;
  const answers = research
    .filter(({ answer }) => answer.trim() !== '')
    .map(({ question, key, answer }) => `${question || key}: ${answer}`);
  return [companyName, placeLine(company), url, summary, description, categories.join(', '), ...answers]
    .filter((part) => part.trim() !== '')
    .join('\n')
    .slice(0, 50_000);
}
