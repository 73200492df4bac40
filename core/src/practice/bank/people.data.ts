/** Questions of those who lead others. */
export const managementQuestions = `
leadership-1 | B | leadership | manage, supervise, direct reports | Tell me about the best decision somebody in your team made without asking you.
leadership-2 | B | leadership | performance, coaching | Describe a person whose work was not good enough. What did you do in the first month, and how did it end?
leadership-3 | B | leadership | hire, recruiting, staffing | Tell me about somebody you hired who was wrong for the job. What had you not asked?
leadership-4 | B | leadership | turnover, retention, morale | Describe how you kept somebody who wanted to leave, or why you let them go.
results-1 | B | results | budget, p&l, cost | Tell me about a budget that was cut while the goal stayed.
conflict-1 | B | conflict | team, conflict | Describe a conflict in your team that you noticed too late.
change-1 | B | change | change management, reorganization | Tell me about a change you had to bring in and did not believe in at first.
communication-1 | B | communication | executive, board, report | Describe bad news that you took to those above you.
decision-1 | B | decision | strategy, priorities | What did your team stop doing because of you?
diversity-1 | B | diversity | inclusive, diverse, hiring | Tell me about what you changed so that others than the usual ones were heard.
planning-1 | B | planning | operations, scheduling | Describe how you planned the work of a team whose load changed every week.
integrity-1 | B | integrity | discipline, termination | Tell me about letting somebody go. What did you say to the others?
initiative-1 | B | initiative | growth, new business | Describe something you built from nothing with people who already had a full week.
leadership-5 | S | leadership | new manager, lead | You now lead the people you sat beside last month. What do you do in the first week?
leadership-6 | S | leadership | performance | Your best performer is rude to everybody else. What do you do?
conflict-2 | S | conflict | union, policy | Two of your people give you opposite accounts of the same incident. How do you find out what happened?
planning-2 | S | planning | staffing, coverage | A third of the team is ill in the week that matters most. What do you let go of?
results-2 | S | results | targets, kpi | You are given a target that you are sure your team cannot reach. What do you say, and to whom?
change-2 | S | change | merger, restructuring | Rumors of cuts go around and you know more than you may say. How do you hold your team meeting?
planning-3 | T | planning | operations, kpi, metrics, * | Which three numbers would you want on your desk every Monday in this job, and why not more?
leadership-7 | T | leadership | one-on-one, coaching, * | What happens in your one-to-one meetings, and what never does?
results-3 | T | results | budget, forecast, * | How do you make a forecast when last year is no guide?
planning-4 | T | planning | project management, pmp, risk, * | How do you know early that a project is in trouble, when every report is green?
leadership-8 | T | leadership | onboarding, training, * | How do you plan the first four weeks of somebody new?
`;

/** Questions for a first job after school or college. */
export const newGraduateQuestions = `
introduction-1 | B | introduction | | Which part of your studies or your training would you do again tomorrow, and which not?
teamwork-1 | B | teamwork | | Tell me about a group project in which not everybody did their share.
results-1 | B | results | | What is something you made or finished outside of class that you can show us?
learning-1 | B | learning | | Describe the course or exam that was hardest for you and how you got through it.
planning-1 | B | planning | | How did you fit work, study and everything else into a week?
mistakes-1 | B | mistakes | | Tell me about a grade or a result you were disappointed by. What did you change?
initiative-1 | B | initiative | | Describe something you organized although nobody gave you marks for it.
customer-1 | B | customer | | Which side job taught you most, and what exactly?
adaptability-1 | B | adaptability | internship | Tell me about the first weeks of an internship or placement. What surprised you?
communication-1 | B | communication | | Describe a time you had to present something you were not sure of.
motivation-1 | S | motivation | | Why this job, when your degree would allow others?
learning-2 | S | learning | | You are given a task that you have only read about. How do you start, and when do you ask?
pressure-1 | S | pressure | | In your second week you are left alone with something that cannot wait. What do you do?
conflict-1 | S | conflict | | Your manager corrects you in front of everybody, and they are half right. What do you do?
planning-2 | S | planning | | You have three tasks from three people and no idea which matters most. How do you find out?
closing-1 | S | closing | | Where would you like to be better in a year, and how could we help?
learning-3 | T | learning | | Choose one thing you learned and explain it to us as if we were fifteen.
problem-solving-1 | T | problem-solving | | Tell us about a thesis, capstone or piece of work: what was the question, and how sure are you of the answer?
`;

/** Questions for those who change trade, come back, or have been at it for decades. */
export const changerQuestions = `
introduction-1 | B | introduction | | What from your former trade will be of use here in the first week?
motivation-1 | B | motivation | | Why this change, and why now?
learning-1 | B | learning | | Tell me about the last time you were a beginner. What was it like, and what helped?
adaptability-1 | B | adaptability | technology, software | Describe a program or a method you learned in the past two years and use today.
teamwork-1 | B | teamwork | | Tell me about working for somebody much younger than you, or with much less experience.
results-1 | B | results | | Which result from your former work would mean something to people in this trade?
initiative-1 | B | initiative | | What have you done already to find out whether this work suits you?
decision-1 | B | decision | | What are you giving up for this change, and why is it worth it?
mistakes-1 | B | mistakes | | What did you believe at the start of your working life that you no longer believe?
customer-1 | B | customer | | Describe a situation from your former trade that is most like a day in this one.
planning-1 | B | planning | | Tell me about the time you were away from paid work. What did you keep up, and what did you learn?
leadership-1 | B | leadership | | Tell me about handing on something you know to somebody who started after you.
motivation-2 | S | motivation | salary, pay | This post pays less than your last one. How do you see that?
motivation-3 | S | motivation | | You have more experience than the job asks for. What would keep you here in a year's time?
adaptability-2 | S | adaptability | | Your new team does something in a way that you gave up ten years ago. What do you do?
learning-2 | S | learning | | In your first month you are the slowest in the team. How do you deal with that?
conflict-1 | S | conflict | | A younger colleague explains something to you that you have done for decades. How do you react?
learning-3 | T | learning | | Which words of this trade did you have to learn, and how would you explain one to your former colleagues?
problem-solving-1 | T | problem-solving | | Take a problem from your former trade and show us how you would look at it in this one.
`;
