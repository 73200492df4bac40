/** Questions of schools, colleges and training. */
export const teachingQuestions = `
B | quality | lesson, curriculum, instruction | Tell me about a lesson that failed. What did you teach the day after?
B | care | classroom management, behavior | Describe a pupil whose behavior you changed. What did you do in the first week, and what in the sixth?
B | results | assessment, data, growth | Tell me about a class whose results got better. What was your part, and how do you know?
B | customer | parents, family, communication | Describe a hard conversation with a parent and how it ended.
B | diversity | differentiated, inclusion, diverse | Tell me about a lesson that you built for pupils at three very different levels.
B | care | special education, iep, accommodations | Describe how you put somebody's IEP into practice in an ordinary lesson. (What an IEP holds: 34 CFR 300.320.)
B | care | ell, esl, bilingual, english language | Tell me about a pupil who hardly spoke the language of the class and what they could do at the end of the year.
B | teamwork | co-teach, paraprofessional, team | Describe planning and teaching together with somebody whose style was not yours.
B | integrity | student records, ferpa, privacy | Tell me about something a pupil told you in confidence. What did you do with it?
B | learning | professional development, mentor | Which piece of advice from somebody who watched you teach do you still use?
B | initiative | extracurricular, club, coach | Tell me about something you started at a school that went on after you.
B | technology | technology, google classroom, online | Describe a time technology made a lesson worse, and what you learned.
B | adaptability | substitute, flexible, grade | Tell me about teaching a subject or a grade that you had not prepared for.
B | conflict | administration, colleagues | Describe a decision of your school that you disagreed with and what you said to pupils about it.
S | care | classroom management | Two minutes into your first lesson with a new class someone shouts that this is pointless. What do you do?
S | integrity | grading, assessment | A parent with influence asks you to look again at a grade. How do you handle it?
S | safety | mandated, safety, counseling | A pupil hands in an essay that worries you. What do you do today?
S | care | motivation, engagement | A bright pupil has stopped handing anything in. What do you find out first, and from whom?
S | planning | lesson, pacing | You are three weeks behind the plan before the state tests. What do you drop?
S | conflict | bullying, behavior | You hear about bullying in a group chat that you cannot see. How do you go about it?
S | technology | ai, plagiarism | You suspect that an essay was written by a machine. What do you do before you say anything?
T | quality | lesson, objectives, * | Plan for us, out loud, a first lesson on a topic you love: what will they be able to do at its end?
T | quality | assessment, formative, * | How do you find out in the middle of a lesson whether it works?
T | care | classroom management, routines, * | Which three routines do you teach in the first week, and how?
T | quality | reading, literacy, phonics | A ten-year-old cannot read a short text aloud. How do you find out what is missing?
T | quality | math, mathematics | How do you teach fractions to somebody who has decided that they hate mathematics?
T | care | special education, behavior plan | What do you do before, during and after a pupil's outburst?
T | quality | standards, curriculum, * | How do you turn a state standard into something pupils can work on for a week?
T | communication | parents, conferences, * | What do you have in front of you in a parent conference, and what do you say first?
T | quality | university, lecture, online | How do you keep adults awake and working in a session of three hours?
`;
