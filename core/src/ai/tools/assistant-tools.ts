import * as z from 'zod/mini';
import type { OfferedTool } from '../model.ts';
import { fieldNotes, type ToolName, toolArgs } from './tool-args.ts';

/** What a model is told that each tool is for. */
const descriptions: Readonly<Record<ToolName, string>> = {
  search_postings: 'Searches open job postings. Brings title, company, place, pay, age and an id of each.',
  own_jobs: 'Reads the jobs that the person keeps, newest change first: status, dates, id.',
  own_interviews: 'Reads the interviews of the person between two days.',
  own_companies: 'Reads the companies that the person keeps.',
  own_tasks: 'Reads what the person noted to do, with its day.',
  cities: 'Finds cities by name, with country, state and population.',
  occupations: 'Finds occupations of the United States classification by words of their titles.',
  save_job: 'Proposes to save a found posting as a job. Happens only when the person says yes.',
  add_task: 'Proposes something to do, with or without a day. Happens only when the person says yes.',
  set_status: 'Proposes another status of a job. Happens only when the person says yes.',
  draft_letter:
    'Proposes a cover letter for a job, in place of what stands there. Nothing is sent. Happens only when the person says yes.',
  save_search: 'Proposes to keep a search of postings under a name. Happens only when the person says yes.',
  add_note: 'Proposes a note in the history of a job. Happens only when the person says yes.',
};

/** The tools as a model is told of them. */
export const assistantTools: readonly OfferedTool[] = (Object.keys(toolArgs) as ToolName[]).map((name) => ({
  name,
  description: descriptions[name],
  parameters: parametersOf(name),
}));

function parametersOf(name: ToolName): object {
  const { $schema: _draft, ...schema } = z.toJSONSchema(toolArgs[name], {
    io: 'input',
    metadata: fieldNotes,
  });
  return schema;
}
