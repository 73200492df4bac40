/**
 * The words by which a posting or a story speaks of each competence: `competence | words and phrases`. A phrase of several
 * words is in lower case.
 */
export const competenceRows = `
introduction |
motivation | motivation, motivated, passion, passionate, mission, enthusiasm
teamwork | team, teams, teamwork, teammate, collaborate, collaboration, collaborative, colleague, colleagues, coworkers, cooperation, together, interdisciplinary, cross-functional, partner
conflict | conflict, conflicts, disagreement, disagreed, dispute, disputes, argument, tension, mediate, mediation, de-escalate, de-escalation
communication | communication, communicate, communicated, explain, explained, written, verbal, presentation, presentations, present, presented, listening, listen, writing, articulate, report, interpreter, bilingual
customer | customer, customers, client, clients, guest, guests, shopper, complaint, complaints, hospitality, service-oriented, caller, callers, refund
care | patient, patients, resident, residents, care, caring, compassion, compassionate, empathy, family, families, student, students, pupil, pupils, child, children, classroom, dignity
leadership | lead, led, leading, leadership, leader, supervise, supervised, supervisor, supervision, manage, managed, manager, mentor, mentored, mentoring, coach, coached, coaching, delegate, trained, train, oriented, onboarded, direct reports
persuasion | persuade, persuaded, persuasion, convince, convinced, influence, influenced, negotiate, negotiated, negotiation, stakeholder, stakeholders, sell, sold, sales, pitch
diversity | diverse, diversity, inclusion, inclusive, equity, culture, cultural, multicultural, background, backgrounds, belonging, respect
initiative | initiative, self-starter, self-directed, self-motivated, proactive, proactively, independent, independently, idea, ideas, started, founded, volunteered, entrepreneurial, improve, improved, improvement
problem-solving | problem, problems, problem-solving, solve, solved, solving, troubleshoot, troubleshooting, analyze, analyzed, analytical, analysis, diagnose, diagnosed, diagnosis, debug, debugging, investigate, investigated, cause, root, critical thinking
decision | decide, decided, decision, decisions, decision-making, judgment, judgement, discretion, trade-off, trade-offs, strategy, strategic
planning | plan, planned, planning, organize, organized, organization, organizational, organizing, schedule, scheduled, scheduling, prioritize, prioritized, priorities, deadline, deadlines, multitask, multitasking, coordinate, coordinated, coordination, project, projects, time management
pressure | pressure, stress, stressful, fast-paced, busy, emergency, emergencies, urgent, crisis, calm, rush, peak, deadline, deadlines, shorthanded, understaffed
change | change, changes, reorganization, restructuring, transformation, merger, transition, transitions
adaptability | adapt, adapted, adaptable, adaptability, flexible, flexibility, unpredictable, ambiguity, changing, varied, floated, float, relocate, switched, rotating
learning | learn, learned, learning, taught, training, certification, certified, certificate, course, class, studied, study, feedback, curious, curiosity, growth, quick learner
mistakes | mistake, mistakes, error, errors, wrong, failure, failed, accountable, accountability, apologized, missed
integrity | integrity, honest, honesty, ethical, ethics, confidential, confidentiality, privacy, trust, trusted, trustworthy, compliance, policy, policies, discretion, hipaa
safety | safe, safely, safety, hazard, hazards, hazardous, danger, dangerous, injury, injuries, accident, accidents, osha, ppe, inspection, inspections, lockout, risk, incident, incidents
quality | quality, standard, standards, inspect, inspected, tolerance, specification, specifications, testing, tested, audit, protocol, protocols, procedure, procedures, craftsmanship
accuracy | accuracy, accurate, accurately, precise, precision, count, counts, inventory, reconcile, reconciled, reconciliation, records, recordkeeping, bookkeeping, data entry, attention to detail, detail-oriented
technology | technology, software, system, systems, computer, computers, tools, excel, database, code, programming, digital, automated, automation, app
results | results, result, goal, goals, target, targets, metrics, kpi, quota, exceeded, increased, reduced, saved, grew, efficiency, productivity, revenue, profit
closing |
`;
