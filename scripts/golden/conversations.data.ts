/** What one of the made-up people asks and says, in their order: to a model, its coach, its assistant and an interviewer. */
export type GoldenConversation = {
  ask: string;
  coach: string;
  assistant: string;
  question: string;
  answer: string;
  /** Of `ask` and its answer. */
  language?: 'de' | 'es';
};

/** Questions and answers in many manners: short, long, angry, unsure, with typing mistakes, in other languages. */
export const talks: readonly GoldenConversation[] = [
  {
    ask: 'How do I ask for day shifts in an interview without sounding lazy?',
    coach: 'I search “nurse days Akron” and get the same 9 postings every week.',
    assistant: 'Which clinics near Akron look for nurses?',
    question: 'Why do you leave the floor?',
    answer:
      'Nights are hard on my family, and I like teaching people how to care for a wound. On my floor I made the teaching sheet that we use now.',
  },
  {
    ask: 'what do i put in a resume if i never had a real job',
    coach: 'I applied to 30 labs and nobody answers.',
    assistant: 'Find entry level lab jobs in Madison',
    question: 'Tell me about a mistake in the lab.',
    answer:
      'I mixed up two trays. I told my professor the same day, and we labelled all trays with two colours after that.',
  },
  {
    ask: 'Is 15 minutes early for an interview too early?',
    coach: 'local cdl jobs all want weekends',
    assistant: 'show me local tanker jobs that are home daily',
    question: 'What do you do when you are late?',
    answer:
      'I call dispatch before I am late, not after. Last winter ice closed the road and I called two hours ahead.',
  },
  {
    ask: 'Explain what an instructional designer does, in 5 short points.',
    coach: 'Should I search for “curriculum” or “instructional design”?',
    assistant: 'Save the curriculum writer job I looked at',
    question: 'Why do you leave teaching?',
    answer:
      'I want to reach more classes than my own. The part I liked most was writing the lessons that 14 colleagues used.',
  },
  {
    ask: 'I am 56. Should I leave the years off my resume?',
    coach: 'Everything near Toledo wants CNC programming. I only know the basics.',
    assistant: 'Which of my jobs have no answer for two weeks?',
    question: 'How do you learn something new at this point?',
    answer:
      'The same as always: I read the manual and then I ask the person who knows. That is how I learned the CNC mill after twenty years of lathe.',
  },
  {
    ask: 'Give me 3 questions to ask at the end of an interview for supervisor.',
    coach: 'Supervisor jobs all say degree required. Should I apply anyway?',
    assistant: 'Add a task to call Basin Logistics on Friday',
    question: 'Tell me of a conflict in your team.',
    answer:
      'Two pickers argued about zones. I let both show me the route, we changed it, and the arguing stopped.',
  },
  {
    ask: 'my boss yells. how do i explain leaving',
    coach: 'I look for sous chef but also for office jobs, it is a mess.',
    assistant: 'What is due this week?',
    question: 'How do you handle a bad night?',
    answer:
      'We lost a cook at seven. I took two stations and told the front to slow the seating. We sent everything.',
  },
  {
    ask: 'What is the difference between a bookkeeper and a staff accountant?',
    coach: 'Remote accountant searches return hundreds. How do I narrow it?',
    assistant: 'Did I apply at Ponderosa Books?',
    question: 'Tell me of an error you found.',
    answer:
      'A vendor was paid twice in March. I found it at the close, got the money back and added a check for equal amounts.',
  },
  {
    ask: 'Schreib mir drei kurze Sätze, warum ich von einer Agentur in ein Produktteam wechseln will.',
    language: 'de',
    coach: 'Too many front-end results; what would a recruiter filter for?',
    assistant: 'Compare the two React jobs I saved',
    question: 'How do you test your own work?',
    answer:
      'I write the test with the ticket, and I use the page with the keyboard alone before I say it is done.',
  },
  {
    ask: '¿Cómo digo en una entrevista que quiero estudiar enfermería?',
    language: 'es',
    coach: 'I want jobs that pay for LPN school. What words do they use?',
    assistant: 'find cna jobs in el paso that pay for school',
    question: 'Tell me about a hard client.',
    answer:
      'A man did not want to be washed. I sat and talked about his garden first. The next day he asked for me.',
  },
  {
    ask: 'How does a journeyman exam work in general?',
    coach: 'Apprentice postings close in two days, I am always late.',
    assistant: 'Remind me to send my hours to the state',
    question: 'How do you work safely?',
    answer:
      'I lock out and test before I touch. Once a panel that was marked dead was live, and the tester found it.',
  },
  {
    ask: 'Write a two-sentence introduction of me for a message to a recruiter.',
    coach: 'Customer success jobs ask for SaaS experience. I have phones.',
    assistant: 'Draft a letter for the Palmetto Software job',
    question: 'Tell me of an angry caller.',
    answer:
      'She had called five times. I gave her my name, fixed the bill while she waited and wrote a help page about it.',
  },
  {
    ask: 'How do I say “supply sergeant” so that civilians understand it?',
    coach: 'My searches for supply chain want degrees.',
    assistant: 'Search for inventory jobs near Fort Moore',
    question: 'How do you lead people older than you?',
    answer: 'I ask what they would do first. Then I decide, say why, and stand for it if it goes wrong.',
  },
  {
    ask: 'What should be in a first portfolio for product design?',
    coach: 'I get packaging jobs when I search “designer”.',
    assistant: 'Set the Blue Ridge Apps job to applied',
    question: 'Tell me how you took criticism.',
    answer:
      'A brewer hated the first label. I asked what his customers say about the beer and drew that instead.',
  },
  {
    ask: 'How do I explain a gap of four years because I cared for my mother?',
    coach: 'I want 8 to 5 and no weekends. How do I search for that?',
    assistant: 'Do I have an interview next week?',
    question: 'Are you up to date with the software?',
    answer:
      'I used Dentrix for ten years. I have watched what changed since, and I will need a day or two to be fast again.',
  },
  {
    ask: 'i was never a boss. can i still apply for supervisor',
    coach: 'Hotels here post supervisor jobs only inside. What can I do?',
    assistant: 'Find hotels in Miami that hire supervisors',
    question: 'How do you train a new colleague?',
    answer:
      'First we do one room together, then she does one while I watch, then I check with the list and we talk.',
  },
  {
    ask: 'Which questions show whether a company lets engineers test in the field?',
    coach: 'Lead engineer jobs in Spokane are few; how far should I look?',
    assistant: 'Which companies of mine make pumps?',
    question: 'Tell me of a design that failed.',
    answer: 'My first seal leaked in cold water. I had tested warm only. Now the cold test is in the plan.',
  },
  {
    ask: 'Name 4 kinds of compliance work for which a paralegal background helps.',
    coach: 'Compliance, risk, audit: which word should I save as a search?',
    assistant: 'Note that Ozark Trust called back',
    question: 'How do you keep deadlines of three lawyers?',
    answer: 'One calendar, two reminders for each date, and every Monday I read the week aloud to them.',
  },
  {
    ask: 'i need job all year not only harvest what can i search',
    coach: 'Technician jobs want English only forms, I get tired.',
    assistant: 'search irrigation technician yakima',
    question: 'Tell me of a repair.',
    answer:
      'A pump stopped at night. The float switch was broken. I wired it by hand until the part came in the morning.',
  },
  {
    ask: 'What does an account coordinator at a broker do all day?',
    coach: 'Office jobs ask for Excel. How much is enough?',
    assistant: 'How many jobs did I apply to this month?',
    question: 'What do you do when you do not know an answer?',
    answer:
      'I say that I do not know it and when I will. Customers come back to me because I call when I said I would.',
  },
  {
    ask: 'How do I explain a claims report to a nurse in one minute?',
    coach: 'Senior analyst postings want 5 years, I have fewer. Worth it?',
    assistant: 'Which source of postings gets me the most replies?',
    question: 'Tell me of a number that was wrong.',
    answer:
      'A join doubled some claims. I saw it because the total was above the year’s budget, and I wrote a check for it.',
  },
];
