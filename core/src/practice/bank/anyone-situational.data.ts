/** Questions about what one would do, and how an interview opens and closes, for any work. */
export const anyoneSituational = `
pressure-1 | S | pressure | fast-paced, priorities | Two people above you each want their work done first, today, and there is time for one. What do you do?
pressure-2 | S | pressure | emergency, calm | Ten minutes before you finish for the day something breaks that others depend on. How do you decide whether to stay?
planning-1 | S | planning | organized, prioritize | You come back after two weeks away to two hundred messages. How do you spend the first two hours?
planning-2 | S | planning | project, deadline | Halfway through a project you see that it will be late. Whom do you tell, when, and with what in hand?
planning-3 | S | planning | detail, records | You take over work from somebody who left no notes. What are your first three steps?
teamwork-1 | S | teamwork | team | A new colleague keeps making the same mistake and others have started to joke about it. What do you do?
teamwork-2 | S | teamwork | team, credit | Your idea is presented by somebody else as theirs, in a meeting you are in. How do you react?
teamwork-3 | S | teamwork | team, workload | You have finished early and a colleague is drowning in work that is not your field. What do you offer?
teamwork-4 | S | teamwork | remote | A teammate you never see has not answered for two days, and you cannot go on without them. What now?
conflict-1 | S | conflict | conflict | Two colleagues have stopped talking to each other and you need both. Where do you start?
conflict-2 | S | conflict | feedback | You are asked what you think of a plan your manager is clearly proud of, and you see a large hole in it. What do you say?
conflict-3 | S | conflict | respect | Somebody makes a joke at the expense of a colleague who then goes quiet. What do you do?
customer-1 | S | customer | customer, service | A customer is sure that somebody here promised them something we do not do. How do you handle it?
customer-2 | S | customer | customer, queue | A line of people is waiting and the person in front of you needs far more time than usual. What do you do?
customer-3 | S | customer | customer, policy | A regular customer asks you to make an exception that the rules do not allow. How do you answer?
customer-4 | S | customer | phone, call | A caller is so upset that you cannot understand what has happened. What are your first sentences?
communication-1 | S | communication | communication | You have to tell a team bad news that you are not yet allowed to explain. How do you do it?
communication-2 | S | communication | written, email | You sent an e-mail to the wrong person and it has something private in it. What do you do in the next ten minutes?
integrity-1 | S | integrity | integrity, cash | At the end of the day the numbers do not add up by a small amount that nobody would notice. What do you do?
integrity-2 | S | integrity | confidential | A friend asks you about somebody they know you have dealt with at work. How do you answer?
integrity-3 | S | integrity | policy | You find out that a popular colleague has been signing for checks that were never done. What do you do?
integrity-4 | S | integrity | honest | You are asked in front of a client whether something is finished, and it is not. What do you say?
mistakes-1 | S | mistakes | accountability | You notice on Friday evening that something you sent out on Monday was wrong. What do you do?
mistakes-2 | S | mistakes | quality | A colleague asks you to sign off on work you have not had time to check. How do you answer?
decision-1 | S | decision | judgment | You must choose between a quick fix that will hold for a month and a proper one that takes three days. How do you choose?
decision-2 | S | decision | independent | Nobody with authority can be reached and something has to be decided within the hour. How do you go about it?
problem-solving-1 | S | problem-solving | problem | The same complaint has come in three times from different people. How do you find out what is behind it?
problem-solving-2 | S | problem-solving | budget, resource | You are given half of what you asked for and the same goal. What do you change first?
adaptability-1 | S | adaptability | flexible, schedule | Your shift or your desk is moved at a day's notice. What do you need, and what do you ask for?
adaptability-2 | S | adaptability | software, system | A new system slows everybody down in its first week and people go back to paper. What do you do?
learning-1 | S | learning | learn | You are asked something in front of others that you ought to know and do not. What do you say?
learning-2 | S | learning | training | In your first week you see that the job is different from what was described. How do you raise it?
initiative-1 | S | initiative | improve | You see a much better way of doing something that the most senior person invented. How do you bring it up?
safety-1 | S | safety | safety, safe | A colleague tells you to skip a safety step because everybody does. What do you say?
diversity-1 | S | diversity | diverse, inclusive | Someone on the team is always the one who takes the notes and makes the coffee. What would you do about it?
results-1 | S | results | goals | Your results are good but two of the others are far behind and the team is measured together. What do you do?
persuasion-1 | S | persuasion | stakeholder | The person whose approval you need does not answer. What do you do on day one, three and seven?
leadership-1 | S | leadership | lead | You are asked to stand in for your manager for a week in which something is bound to go wrong. How do you prepare?
introduction-1 | B | introduction | | Walk me through your work so far, with the two turns that explain why you are here.
introduction-2 | B | introduction | | What should I know about you that I cannot see in your resume?
introduction-3 | B | introduction | | How would the last person you worked closely with describe you, in their words?
introduction-4 | B | introduction | | What did a normal day in your last job look like, and which part of it would you like to keep?
motivation-1 | B | motivation | | What made you answer this posting rather than another one?
motivation-2 | B | motivation | | What have you found out about us that you would like to hear more about?
motivation-3 | B | motivation | | Why are you leaving, or why did you leave, your last job?
motivation-4 | B | motivation | | What kind of work makes you lose track of time, and how much of that would you have here?
motivation-5 | B | motivation | | Where did a job let you down, and what do you look for now because of it?
motivation-6 | S | motivation | | What would have to be true a year from now for you to say that taking this job was right?
closing-1 | S | closing | | What do you think will be the hardest part of this job for you in the first three months?
closing-2 | S | closing | salary, pay | What pay are you looking for, and what is that figure based on?
closing-3 | S | closing | | What would you like to ask us?
closing-4 | S | closing | | Is there something you came here to say that we have not given you the chance to?
`;
