/** Questions of those who lead others. */
export const managementQuestions = `
B | leadership | manage, supervise, direct reports | Tell me about the best decision somebody in your team made without asking you.
B | leadership | performance, coaching | Describe a person whose work was not good enough. What did you do in the first month, and how did it end?
B | leadership | hire, recruiting, staffing | Tell me about somebody you hired who was wrong for the job. What had you not asked?
B | leadership | turnover, retention, morale | Describe how you kept somebody who wanted to leave, or why you let them go.
B | results | budget, p&l, cost | Tell me about a budget that was cut while the goal stayed.
B | conflict | team, conflict | Describe a conflict in your team that you noticed too late.
B | change | change management, reorganization | Tell me about a change you had to bring in and did not believe in at first.
B | communication | executive, board, report | Describe bad news that you took to those above you.
B | decision | strategy, priorities | What did your team stop doing because of you?
B | diversity | inclusive, diverse, hiring | Tell me about what you changed so that others than the usual ones were heard.
B | planning | operations, scheduling | Describe how you planned the work of a team whose load changed every week.
B | integrity | discipline, termination | Tell me about letting somebody go. What did you say to the others?
B | initiative | growth, new business | Describe something you built from nothing with people who already had a full week.
S | leadership | new manager, lead | You now lead the people you sat beside last month. What do you do in the first week?
S | leadership | performance | Your best performer is rude to everybody else. What do you do?
S | conflict | union, policy | Two of your people give you opposite accounts of the same incident. How do you find out what happened?
S | planning | staffing, coverage | A third of the team is ill in the week that matters most. What do you let go of?
S | results | targets, kpi | You are given a target that you are sure your team cannot reach. What do you say, and to whom?
S | change | merger, restructuring | Rumors of cuts go around and you know more than you may say. How do you hold your team meeting?
T | planning | operations, kpi, metrics, * | Which three numbers would you want on your desk every Monday in this job, and why not more?
T | leadership | one-on-one, coaching, * | What happens in your one-to-one meetings, and what never does?
T | results | budget, forecast, * | How do you make a forecast when last year is no guide?
T | planning | project management, pmp, risk, * | How do you know early that a project is in trouble, when every report is green?
T | leadership | onboarding, training, * | How do you plan the first four weeks of somebody new?
`;

/** Questions for a first job after school or college. */
export const newGraduateQuestions = `
B | introduction | | Which part of your studies or your training would you do again tomorrow, and which not?
B | teamwork | | Tell me about a group project in which not everybody did their share.
B | results | | What is something you made or finished outside of class that you can show us?
B | learning | | Describe the course or exam that was hardest for you and how you got through it.
B | planning | | How did you fit work, study and everything else into a week?
B | mistakes | | Tell me about a grade or a result you were disappointed by. What did you change?
B | initiative | | Describe something you organized although nobody gave you marks for it.
B | customer | | Which side job taught you most, and what exactly?
B | adaptability | internship | Tell me about the first weeks of an internship or placement. What surprised you?
B | communication | | Describe a time you had to present something you were not sure of.
S | motivation | | Why this job, when your degree would allow others?
S | learning | | You are given a task that you have only read about. How do you start, and when do you ask?
S | pressure | | In your second week you are left alone with something that cannot wait. What do you do?
S | conflict | | Your manager corrects you in front of everybody, and they are half right. What do you do?
S | planning | | You have three tasks from three people and no idea which matters most. How do you find out?
S | closing | | Where would you like to be better in a year, and how could we help?
T | learning | | Choose one thing you learned and explain it to us as if we were fifteen.
T | problem-solving | | Tell us about a thesis, capstone or piece of work: what was the question, and how sure are you of the answer?
`;

/** Questions for those who change trade, come back, or have been at it for decades. */
export const changerQuestions = `
B | introduction | | What from your former trade will be of use here in the first week?
B | motivation | | Why this change, and why now?
B | learning | | Tell me about the last time you were a beginner. What was it like, and what helped?
B | adaptability | technology, software | Describe a program or a method you learned in the past two years and use today.
B | teamwork | | Tell me about working for somebody much younger than you, or with much less experience.
B | results | | Which result from your former work would mean something to people in this trade?
B | initiative | | What have you done already to find out whether this work suits you?
B | decision | | What are you giving up for this change, and why is it worth it?
B | mistakes | | What did you believe at the start of your working life that you no longer believe?
B | customer | | Describe a situation from your former trade that is most like a day in this one.
B | planning | | Tell me about the time you were away from paid work. What did you keep up, and what did you learn?
B | leadership | | Tell me about handing on something you know to somebody who started after you.
S | motivation | salary, pay | This post pays less than your last one. How do you see that?
S | motivation | | You have more experience than the job asks for. What would keep you here in a year's time?
S | adaptability | | Your new team does something in a way that you gave up ten years ago. What do you do?
S | learning | | In your first month you are the slowest in the team. How do you deal with that?
S | conflict | | A younger colleague explains something to you that you have done for decades. How do you react?
T | learning | | Which words of this trade did you have to learn, and how would you explain one to your former colleagues?
T | problem-solving | | Take a problem from your former trade and show us how you would look at it in this one.
`;
