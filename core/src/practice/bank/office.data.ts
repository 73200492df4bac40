/** Questions of offices: administration, accounts, people, support, law. */
export const officeQuestions = `
planning-1 | B | planning | administrative, calendar, assistant | Tell me about a calendar or a trip you arranged that kept changing until the last day.
accuracy-1 | B | accuracy | data entry, detail, records | Describe an error in records that you found. How many others were there, and how did you look?
communication-1 | B | communication | correspondence, phone, reception | Tell me about a caller or visitor you could not help and how they left.
integrity-1 | B | integrity | confidential, payroll, personnel | Describe something you knew before your colleagues did and could not tell.
initiative-1 | B | initiative | process, workflow, filing | Which form, file or routine did you simplify, and how much time did it save?
technology-1 | B | technology | excel, spreadsheet, office | Tell me about a spreadsheet that others depended on. How did you keep it from breaking?
accuracy-2 | B | accuracy | accounting, reconciliation, bookkeeping | Describe a reconciliation that would not come out. Where was the difference in the end?
pressure-1 | B | pressure | month-end, close, audit | Tell me about a month-end close or an audit that was harder than planned.
customer-1 | B | customer | customer support, tickets, help desk | Describe a ticket that had been passed around before it came to you.
communication-2 | B | communication | recruiting, human resources, hr | Tell me about a conversation with an employee that you had to prepare word by word.
persuasion-1 | B | persuasion | marketing, campaign, content | Describe a campaign that did not work. What did the numbers say, and when did you look?
results-1 | B | results | sales, account, pipeline | Tell me about an account you lost and what you learned from it.
problem-solving-1 | B | problem-solving | analyst, reporting, dashboard | Describe a report of yours that led somebody to do something different.
planning-2 | B | planning | project, coordinator, stakeholders | Tell me about keeping ten people to a date when none of them worked for you.
quality-1 | B | quality | paralegal, legal, compliance, contract | Describe a document in which you found what others had read past.
planning-3 | S | planning | administrative, priorities | Two executives need the same hour of the same person, and both say that it is urgent. What do you do?
accuracy-3 | S | accuracy | invoice, accounts payable | An invoice comes in that is right in every way but nobody remembers ordering it. What do you do?
integrity-2 | S | integrity | expense, policy | Somebody senior sends an expense report that breaks the policy. How do you handle it?
customer-2 | S | customer | call center, support | A customer asks for your supervisor within the first ten seconds. What do you say?
communication-3 | S | communication | email, reception | Someone at the front desk insists that they have an appointment, and nobody knows of it. What do you do?
integrity-3 | S | integrity | phishing, security, payment | An e-mail from the head of the company asks you to change a payment today. What do you do?
planning-4 | S | planning | event, meeting | The speaker of a meeting with sixty guests cancels two hours before. What do you do?
technology-2 | T | technology | excel, pivot, vlookup, * | You get two lists of customers that ought to match and do not. How do you find the differences?
accuracy-4 | T | accuracy | payroll, hris | What do you check before a payroll run that you never skip?
accuracy-5 | T | accuracy | accounts receivable, collections | How do you decide which overdue account to call first, and what do you say?
quality-2 | T | quality | accounting, gaap, journal entries | Explain accruals to somebody who runs a small shop.
technology-3 | T | technology | crm, salesforce | How do you keep customer records useful when ten people write in them?
planning-5 | T | planning | recruiting, sourcing, hiring | How would you fill a post that has been open for five months?
results-2 | T | results | marketing, seo, analytics | Which numbers would you look at first on our website, and which would you ignore?
quality-3 | T | quality | insurance, claims, underwriting | How do you tell an unusual claim from a wrong one?
problem-solving-2 | T | problem-solving | business analyst, requirements | How do you find out what people need when they tell you what they want?
`;
