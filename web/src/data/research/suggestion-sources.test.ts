import 'fake-indexeddb/auto';
import { employerSuggestions } from '@foothold/core/tracking/employer-suggestions.ts';
import { beforeEach, expect, it } from 'vitest';
import { loadExampleData } from '../example/example-data.ts';
import { saveJob } from '../jobs/jobs.ts';
import { openEmptyData, opened, saved, testClock } from '../testing/own-data-test-kit.ts';
import { querySuggestionSources } from './suggestion-sources.ts';

const clock = testClock();
beforeEach(() => openEmptyData());

it('draws on nothing while nothing is there', async () => {
  const sources = await querySuggestionSources(opened());
  expect(sources.isFromExamples).toBe(false);
  expect(employerSuggestions(sources)).toEqual([]);
});

it('draws on the example data while there is nothing else, and on own rows alone from the first one on', async () => {
  saved(await loadExampleData(clock));
  const examples = await querySuggestionSources(opened());
  expect(examples.isFromExamples).toBe(true);
  expect(examples.jobTitles.length).toBeGreaterThan(20);
  expect(employerSuggestions(examples).length).toBeGreaterThan(0);

  saved(await saveJob({ jobTitle: 'Glacier guide', companyName: 'Lakeside Tours' }, clock));
  const own = await querySuggestionSources(opened());
  expect(own).toMatchObject({ isFromExamples: false, jobTitles: ['Glacier guide'], resumeTitles: [] });
});
