/**
 * What each competence is asked about for, and the words by which a posting or a story speaks of it:
 * `competence | what a good answer lets them hear | words and phrases`. A phrase of several words stands in lower case.
 */
export const competenceRows = `
introduction | A line through your work that ends at this job, in under two minutes. |
motivation | A reason that belongs to this job and to you, not to any job. | motivation, motivated, passion, passionate, mission, enthusiasm
teamwork | What you did and what others did, kept apart. | team, teams, teamwork, teammate, collaborate, collaboration, collaborative, colleague, colleagues, coworkers, cooperation, together, interdisciplinary, cross-functional, partner
conflict | That you heard the other side, and what came of it. | conflict, conflicts, disagreement, disagreed, dispute, disputes, argument, tension, mediate, mediation, de-escalate, de-escalation
communication | Who did not understand what, and what you changed so that they did. | communication, communicate, communicated, explain, explained, written, verbal, presentation, presentations, present, presented, listening, listen, writing, articulate, report, interpreter, bilingual
customer | What the other person wanted, what you could give, and how they left. | customer, customers, client, clients, guest, guests, shopper, complaint, complaints, hospitality, service-oriented, caller, callers, refund
care | That you saw a person and not a task, and stayed within your role. | patient, patients, resident, residents, care, caring, compassion, compassionate, empathy, family, families, student, students, pupil, pupils, child, children, classroom, dignity
leadership | What others did because of you, and what you left to them. | lead, led, leading, leadership, leader, supervise, supervised, supervisor, supervision, manage, managed, manager, mentor, mentored, mentoring, coach, coached, coaching, delegate, trained, train, oriented, onboarded, direct reports
persuasion | Whose mind changed, by what, and that they would deal with you again. | persuade, persuaded, persuasion, convince, convinced, influence, influenced, negotiate, negotiated, negotiation, stakeholder, stakeholders, sell, sold, sales, pitch
diversity | What you changed yourself, not what you think of it. | diverse, diversity, inclusion, inclusive, equity, culture, cultural, multicultural, background, backgrounds, belonging, respect
initiative | That you saw it before you were told, and finished it. | initiative, self-starter, self-directed, self-motivated, proactive, proactively, independent, independently, idea, ideas, started, founded, volunteered, entrepreneurial, improve, improved, improvement
problem-solving | How you narrowed it down, and how you knew that it was solved. | problem, problems, problem-solving, solve, solved, solving, troubleshoot, troubleshooting, analyze, analyzed, analytical, analysis, diagnose, diagnosed, diagnosis, debug, debugging, investigate, investigated, cause, root, critical thinking
decision | What you knew, what you did not, and why you did not wait. | decide, decided, decision, decisions, decision-making, judgment, judgement, discretion, trade-off, trade-offs, strategy, strategic
planning | The order you chose, and what you left undone on purpose. | plan, planned, planning, organize, organized, organization, organizational, organizing, schedule, scheduled, scheduling, prioritize, prioritized, priorities, deadline, deadlines, multitask, multitasking, coordinate, coordinated, coordination, project, projects, time management
pressure | What you did first, and that others could rely on you meanwhile. | pressure, stress, stressful, fast-paced, busy, emergency, emergencies, urgent, crisis, calm, rush, peak, deadline, deadlines, shorthanded, understaffed
change | How people came along, and what you did with those who did not. | change, changes, reorganization, restructuring, transformation, merger, transition, transitions
adaptability | What you let go of, and how fast you were useful again. | adapt, adapted, adaptable, adaptability, flexible, flexibility, unpredictable, ambiguity, changing, varied, floated, float, relocate, switched, rotating
learning | How you learn, with something you could not do before. | learn, learned, learning, taught, training, certification, certified, certificate, course, class, studied, study, feedback, curious, curiosity, growth, quick learner
mistakes | That you said it early, put it right, and changed something. | mistake, mistakes, error, errors, wrong, failure, failed, accountable, accountability, apologized, missed
integrity | What it would have cost you to do otherwise, without blame for others. | integrity, honest, honesty, ethical, ethics, confidential, confidentiality, privacy, trust, trusted, trustworthy, compliance, policy, policies, discretion, hipaa
safety | That you stopped, and that you know the rule behind it. | safe, safely, safety, hazard, hazards, hazardous, danger, dangerous, injury, injuries, accident, accidents, osha, ppe, inspection, inspections, lockout, risk, incident, incidents
quality | What you check, when, and what you do when it is not right. | quality, standard, standards, inspect, inspected, tolerance, specification, specifications, testing, tested, audit, protocol, protocols, procedure, procedures, craftsmanship
accuracy | How you keep errors out when nobody checks after you. | accuracy, accurate, accurately, precise, precision, count, counts, inventory, reconcile, reconciled, reconciliation, records, recordkeeping, bookkeeping, data entry, attention to detail, detail-oriented
technology | That you know why it works, not only which buttons to press. | technology, software, system, systems, computer, computers, tools, excel, database, code, programming, digital, automated, automation, app
results | A figure, what it was before, and your part in it. | results, result, goal, goals, target, targets, metrics, kpi, quota, exceeded, increased, reduced, saved, grew, efficiency, productivity, revenue, profit
closing | Questions that show what you have understood of the work. |
`;
