import type { CheckId } from '@foothold/core/resume-review/review-checks.data.ts';
import type { MessageDescriptor } from '@lingui/core';
import { msg } from '@lingui/core/macro';
import type { WritingRule } from '../../../shared/writing/writing-rule-names.ts';

/** What a finding says, why, and what its press is called where it neither writes nor removes words. */
export type FindingWords = { title: MessageDescriptor; reason: MessageDescriptor; press?: MessageDescriptor };

/** The words of the checks, apart from the hints on lines, which have those of the editor. `{quote}` and `{count}` come from the finding. */
export const reviewWords: Readonly<
  Record<Exclude<CheckId, WritingRule>, FindingWords> & Partial<Record<CheckId, FindingWords>>
> = {
  'name-missing': {
    title: msg`There is no name`,
    reason: msg`Readers need to know whose resume it is.`,
  },
  'name-heading': {
    title: msg({ message: '“{quote}” is in place of your name' }),
    reason: msg`It is the heading of a document. Programs take the first line for the name.`,
  },
  'name-lower': {
    title: msg({ message: '“{quote}” has no capitals' }),
    reason: msg`Names usually begin with capitals. If yours does not, keep it.`,
  },
  'email-missing': {
    title: msg`There is no e-mail address`,
    reason: msg`Most answers come by e-mail.`,
  },
  'email-form': {
    title: msg({ message: '“{quote}” is not a complete address' }),
    reason: msg`A reply to it would not arrive.`,
  },
  'email-domain': {
    title: msg({ message: '“{quote}” looks like a typing mistake' }),
    reason: msg`A reply to it would go to someone else, or nowhere.`,
  },
  'email-tone': {
    title: msg({ message: '“{quote}” may read as a joke' }),
    reason: msg`An address made from your name gives away less about you.`,
  },
  'email-employer': {
    title: msg({ message: '“{quote}” seems to belong to your employer' }),
    reason: msg`They may read it, and it ends with the job. A private address stays yours.`,
  },
  'phone-missing': {
    title: msg`There is no phone number`,
    reason: msg`Many employers call first. Leave it out if you would rather be written to.`,
  },
  'phone-form': {
    title: msg({ message: '“{quote}” has too few or too many digits' }),
    reason: msg`A number has 7 to 15 digits with its area code, and 10 in North America.`,
  },
  'place-missing': {
    title: msg`It does not say where you are`,
    reason: msg`Town and state are enough: many employers search by distance.`,
  },
  'dates-missing': {
    title: msg`This job has no dates`,
    reason: msg`Readers look for when and how long. Years are enough for jobs long ago.`,
  },
  'end-missing': {
    title: msg`This job has a start date and no end date`,
    reason: msg`Say when it ended, or check that you still work there.`,
  },
  'end-first': {
    title: msg`It ends before it begins`,
    reason: msg`One of the two dates is wrong, or they are swapped.`,
    press: msg`Swap the dates`,
  },
  'date-unlikely': {
    title: msg({ message: '“{quote}” is an unlikely date' }),
    reason: msg`It may have a typing mistake.`,
  },
  'start-ahead': {
    title: msg`This job has not started yet`,
    reason: msg`If it is agreed, say so beside it: “starts in May”.`,
  },
  'date-typed': {
    title: msg({ message: '“{quote}” is printed as you typed it' }),
    reason: msg`Your other dates follow the format that you chose. Stored as a date, this one does too.`,
    press: msg`Store as a date`,
  },
  'dates-mixed': {
    title: msg`A year here, months elsewhere`,
    reason: msg`Recent jobs read best in one format. Add the months, or show years alone for all.`,
    press: msg`Show years alone`,
  },
  gap: {
    title: msg({ message: '{count} months without an entry' }),
    reason: msg`Breaks are normal, and you owe nobody a reason. A short line (“Family leave”, “Studies”, “Looking for work”) or a course or volunteering from then answers the question before it is asked.`,
  },
  'certificate-over': {
    title: msg`This certificate has expired`,
    reason: msg`If you renewed it, write the new date. If not, its name with “expired” is honest too.`,
  },
  'numbers-none': {
    title: msg({ message: 'No figure in {count} lines' }),
    reason: msg`How many, how much, how often: one or two figures that you remember make the work real. A fair estimate will do.`,
  },
  thousands: {
    title: msg({ message: '“{quote}” is easier to read with a comma' }),
    reason: msg`Long numbers in groups of three are read at once.`,
  },
  pages: {
    title: msg({ message: '{count} pages' }),
    reason: msg`One or two pages are usual, three in some countries. Academic CVs and applications to the federal government are another kind.`,
  },
  'summary-long': {
    title: msg({ message: '{count} words of summary' }),
    reason: msg`Three or four lines are read whole.`,
  },
  'lines-many': {
    title: msg({ message: '{count} lines under one job' }),
    reason: msg`The first five or six are read. The best ones come first, the others can go.`,
  },
  'lines-none': {
    title: msg`Nothing is said about this job`,
    reason: msg`It is recent: two or three lines about what you did there help most.`,
  },
  'skills-many': {
    title: msg({ message: '{count} skills' }),
    reason: msg`The ones that matter for the job are hard to find among so many.`,
  },
  'older-jobs': {
    title: msg({ message: 'Much about a job of {count} years ago' }),
    reason: msg`Readers look at the last ten to fifteen years. Title, employer and a line or two are enough here, so that what you do today has the room. It is your choice.`,
  },
  'line-twice': {
    title: msg`This line appears twice`,
    reason: msg`The first one stays.`,
  },
  'job-twice': {
    title: msg({ message: '“{quote}” appears twice' }),
    reason: msg`Title, employer and start date are the same.`,
  },
  'item-twice': {
    title: msg({ message: '“{quote}” appears twice' }),
    reason: msg`Both entries say the same.`,
  },
  'skill-twice': {
    title: msg({ message: '“{quote}” is listed twice' }),
    reason: msg`Once is enough for readers and for programs.`,
  },
  'link-twice': {
    title: msg({ message: '“{quote}” is listed twice' }),
    reason: msg`Both lead to the same page.`,
  },
  'jobs-order': {
    title: msg`This job is newer than the one above it`,
    reason: msg`Readers and programs expect the newest first.`,
    press: msg`Sort jobs by date`,
  },
  'schools-order': {
    title: msg`This school is newer than the one above it`,
    reason: msg`Readers and programs expect the newest first.`,
    press: msg`Sort schools by date`,
  },
  'education-above': {
    title: msg`Schools are above your jobs`,
    reason: msg`After some years at work readers look for your jobs first. Schools first is right for graduates and in research.`,
    press: msg`Put jobs first`,
  },
  'title-missing': {
    title: msg`This job has no title`,
    reason: msg`Programs and people search by titles.`,
  },
  'employer-missing': {
    title: msg({ message: 'No employer for “{quote}”' }),
    reason: msg`Name it, or say what it was: self-employed, freelance, for private families.`,
  },
  'school-missing': {
    title: msg({ message: 'No school for “{quote}”' }),
    reason: msg`Employers check degrees by the name of the school.`,
  },
  'skills-none': {
    title: msg`No skills are listed`,
    reason: msg`A short list is what readers scan and programs search.`,
  },
  'licence-line': {
    title: msg({ message: 'No license for “{quote}”' }),
    reason: msg`Employers in this trade look for the license first: its kind, the state, and what it covers. Add it only if you hold it.`,
  },
  'third-person': {
    title: msg({ message: '“{quote}” refers to you by name' }),
    reason: msg`A resume is about you anyway; without the name it reads as yours.`,
  },
  cliche: {
    title: msg({ message: 'Many resumes say “{quote}”' }),
    reason: msg`Give an example instead: it sets you apart.`,
  },
  objective: {
    title: msg`It begins with what you want`,
    reason: msg`Begin with what you bring, and name the job in the letter.`,
  },
  references: {
    title: msg({ message: '“{quote}” can go' }),
    reason: msg`Employers ask when they want them, and the line is free for something else.`,
  },
  'all-capitals': {
    title: msg`This line is in capitals`,
    reason: msg`Whole lines in capitals are read more slowly, and by screen readers letter by letter.`,
  },
  placeholder: {
    title: msg({ message: '“{quote}” still has to be filled in' }),
    reason: msg`It came from a form or a sample.`,
  },
  spelling: {
    title: msg({ message: '“{quote}” may be misspelled' }),
    reason: msg`No dictionary here has it. If it is right, add it to your words.`,
  },
  slips: {
    title: msg({ message: '“{quote}” may mean something else' }),
    reason: msg`Each word is spelled correctly, so a dictionary does not catch it.`,
  },
  'word-twice': {
    title: msg({ message: '“{quote}” repeats a word' }),
    reason: msg`One of the two can go.`,
  },
  article: {
    title: msg({ message: '“{quote}”: “a” or “an”' }),
    reason: msg`Use “an” before a vowel sound and “a” before any other.`,
  },
  'brand-case': {
    title: msg({ message: '“{quote}” is usually written differently' }),
    reason: msg`Readers who work with it know how its maker writes it.`,
  },
  'link-broken': {
    title: msg({ message: '“{quote}” is not a valid link' }),
    reason: msg`It is not an address that a browser can open.`,
  },
  'link-bare': {
    title: msg({ message: '“{quote}” links to the site, not to your page' }),
    reason: msg`Your own name behind it makes it your page.`,
  },
  'link-local': {
    title: msg({ message: '“{quote}” works only on your computer' }),
    reason: msg`Nobody else can open it.`,
  },
  'link-tracking': {
    title: msg`This link carries tracking`,
    reason: msg`Tracking makes a link longer and reports where it was clicked.`,
    press: msg`Remove the tracking`,
  },
  'link-long': {
    title: msg`This link is long`,
    reason: msg`It breaks over lines on the page. A shorter address, or none, reads better.`,
  },
  'template-columns': {
    title: msg`This template has columns`,
    reason: msg`Some applicant tracking systems read columns line by line and mix them. For a portal use a template with one column; for a person this one is fine.`,
    press: msg`Use the template Plain`,
  },
  'heading-names': {
    title: msg({ message: '“{quote}” is not a standard heading' }),
    reason: msg`Programs find jobs and schools by the usual names of sections.`,
    press: msg`Use the usual name`,
  },
  symbols: {
    title: msg({ message: '“{quote}” is a symbol' }),
    reason: msg`Programs drop symbols or read them as letters.`,
  },
  'skill-scores': {
    title: msg({ message: '“{quote}” rates a skill' }),
    reason: msg`Readers cannot tell what it measures. How long, or where you used the skill, says more.`,
  },
  'skills-joined': {
    title: msg({ message: '{count} skills in one entry' }),
    reason: msg`Listed separately, each is found by searches and in the comparison with jobs. The page stays the same.`,
    press: msg`Split the skills`,
  },
  mojibake: {
    title: msg({ message: '“{quote}” is garbled' }),
    reason: msg`The text was read in a wrong encoding on its way here.`,
  },
  'letter-spaced': {
    title: msg({ message: '“{quote}” has spaces between its letters' }),
    reason: msg`Searches do not find words with spaces inside.`,
  },
  'broken-word': {
    title: msg({ message: '“{quote}” was broken at a line end' }),
    reason: msg`The hyphen came from a line end in a file.`,
  },
  'page-footer': {
    title: msg({ message: '“{quote}” is a page number' }),
    reason: msg`It came out of a file together with the lines.`,
  },
  'id-number': {
    title: msg`This looks like an identity number`,
    reason: msg`With it and your name, others can pretend to be you. No employer needs it before hiring you.`,
  },
  'birth-date': {
    title: msg`It states your age`,
    reason: msg`Employers in this country may not decide by age and prefer not to know it.`,
  },
  photo: {
    title: msg`It has a photo`,
    reason: msg`Employers in this country should not ask for one: it shows origin, age and sex.`,
    press: msg`Leave the photo out`,
  },
  'marital-status': {
    title: msg`It mentions your family`,
    reason: msg`Employers in this country should not ask about it.`,
  },
  nationality: {
    title: msg`It states your nationality or place of birth`,
    reason: msg`Employers in this country need to know only whether you may work there.`,
  },
  'street-address': {
    title: msg`It has your street`,
    reason: msg`Resumes travel far. Town and state are enough until you are hired.`,
    press: msg`Keep town and state`,
  },
  'pay-named': {
    title: msg`It names your pay`,
    reason: msg`Stated here, it becomes the starting point for pay talks. Save it for when they ask.`,
  },
  'others-contacts': {
    title: msg`It has somebody else’s contact details`,
    reason: msg`Give them when they are asked for, after that person agreed.`,
  },
  'graduation-year': {
    title: msg({ message: '{quote}: the year can stay out' }),
    reason: msg`The degree always counts; its year mostly tells your age. Many leave it out, and both are right.`,
    press: msg`Leave the year out`,
  },
};
