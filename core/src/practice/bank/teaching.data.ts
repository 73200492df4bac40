/** Questions of schools, colleges and training. */
export const teachingQuestions = `
quality-1 | B | quality | lesson, curriculum, instruction | Tell me about a lesson that failed. What did you teach the day after?
care-1 | B | care | classroom management, behavior | Describe a pupil whose behavior you changed. What did you do in the first week, and what in the sixth?
results-1 | B | results | assessment, data, growth | Tell me about a class whose results got better. What was your part, and how do you know?
customer-1 | B | customer | parents, family, communication | Describe a hard conversation with a parent and how it ended.
diversity-1 | B | diversity | differentiated, inclusion, diverse | Tell me about a lesson that you built for pupils at three very different levels.
care-2 | B | care | special education, iep, accommodations | Describe how you put somebody's IEP into practice in an ordinary lesson. (What an IEP holds: 34 CFR 300.320.)
care-3 | B | care | ell, esl, bilingual, english language | Tell me about a pupil who hardly spoke the language of the class and what they could do at the end of the year.
teamwork-1 | B | teamwork | co-teach, paraprofessional, team | Describe planning and teaching together with somebody whose style was not yours.
integrity-1 | B | integrity | student records, ferpa, privacy | Tell me about something a pupil told you in confidence. What did you do with it?
learning-1 | B | learning | professional development, mentor | Which piece of advice from somebody who watched you teach do you still use?
initiative-1 | B | initiative | extracurricular, club, coach | Tell me about something you started at a school that went on after you.
technology-1 | B | technology | technology, google classroom, online | Describe a time technology made a lesson worse, and what you learned.
adaptability-1 | B | adaptability | substitute, flexible, grade | Tell me about teaching a subject or a grade that you had not prepared for.
conflict-1 | B | conflict | administration, colleagues | Describe a decision of your school that you disagreed with and what you said to pupils about it.
care-4 | S | care | classroom management | Two minutes into your first lesson with a new class someone shouts that this is pointless. What do you do?
integrity-2 | S | integrity | grading, assessment | A parent with influence asks you to look again at a grade. How do you handle it?
safety-1 | S | safety | mandated, safety, counseling | A pupil hands in an essay that worries you. What do you do today?
care-5 | S | care | motivation, engagement | A bright pupil has stopped handing anything in. What do you find out first, and from whom?
planning-1 | S | planning | lesson, pacing | You are three weeks behind the plan before the state tests. What do you drop?
conflict-2 | S | conflict | bullying, behavior | You hear about bullying in a group chat that you cannot see. How do you go about it?
technology-2 | S | technology | ai, plagiarism | You suspect that an essay was written by a machine. What do you do before you say anything?
quality-2 | T | quality | lesson, objectives, * | Plan for us, out loud, a first lesson on a topic you love: what will they be able to do at its end?
quality-3 | T | quality | assessment, formative, * | How do you find out in the middle of a lesson whether it works?
care-6 | T | care | classroom management, routines, * | Which three routines do you teach in the first week, and how?
quality-4 | T | quality | reading, literacy, phonics | A ten-year-old cannot read a short text aloud. How do you find out what is missing?
quality-5 | T | quality | math, mathematics | How do you teach fractions to somebody who has decided that they hate mathematics?
care-7 | T | care | special education, behavior plan | What do you do before, during and after a pupil's outburst?
quality-6 | T | quality | standards, curriculum, * | How do you turn a state standard into something pupils can work on for a week?
communication-1 | T | communication | parents, conferences, * | What do you have in front of you in a parent conference, and what do you say first?
quality-7 | T | quality | university, lecture, online | How do you keep adults awake and working in a session of three hours?
`;
