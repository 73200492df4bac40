import { wordsIn } from '../writing/words.ts';
import { isBreak } from './job-break.ts';
import type { Raised } from './raised.ts';
import { monthOf } from './review-dates.ts';
import type { ReviewedResume } from './reviewed-resume.ts';

/** Where two pages are what people say, and where three are as usual. */
const shortCountries: ReadonlySet<string> = new Set(['US', 'GB', 'CA', 'IE']);
const maxSummaryWords = 100;
const maxLines = 9;
const maxSkills = 40;
const olderYears = 15;
const maxOlderLines = 3;
const recentYears = 10;

/** What is said of how long a resume and its parts are. */
export function lengthChecks(reviewed: ReviewedResume): Raised[] {
  const { jobs, skills, summary, pages, country, today, isLongKind } = reviewed;
  const now = monthOf(today);
  const found: Raised[] = [];
  const maxPages = shortCountries.has(country) ? 2 : 3;
  if (pages !== null && pages > maxPages && !isLongKind)
    found.push({ check: 'pages', field: '', count: pages });
  const words = summary.reduce((sum, { text }) => sum + wordsIn(text).length, 0);
  const [first] = summary;
  if (first && words > maxSummaryWords && !isLongKind)
    found.push({ check: 'summary-long', field: first.field, count: words });
  for (const [at, { item, span, lines }] of jobs.entries()) {
    const [line] = lines;
    const ended = span.isHeld ? now : (span.end?.to ?? now);
    const isOlder = now - ended > olderYears * 12;
    if (line && lines.length > maxLines && !isOlder && !isLongKind)
      found.push({ check: 'lines-many', field: line.field, count: lines.length });
    if (line && isOlder && lines.length > maxOlderLines && !isLongKind)
      found.push({ check: 'older-jobs', field: line.field, count: Math.floor((now - ended) / 12) });
    const isRecent = (span.end !== null || span.isHeld) && now - ended < recentYears * 12;
    if (lines.length === 0 && at < 2 && isRecent && !isLongKind && !isBreak(item.title))
      found.push({ check: 'lines-none', field: `experience/${item.internalId}/title` });
  }
  const [skill] = skills;
  if (skill && skills.length > maxSkills && !isLongKind)
    found.push({ check: 'skills-many', field: `skills/${skill.internalId}/skillName`, count: skills.length });
  return found;
}
