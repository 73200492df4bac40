/** Questions of nursing, clinics and hospitals; a fact in one names its source behind it. */
export const nursingQuestions = `
care-1 | B | care | patient, patient care, compassion | Tell me about a patient who got worse on your shift. What did you see first, and whom did you call?
care-2 | B | care | patient, family | Describe a conversation with a family that had lost trust in the ward.
communication-1 | B | communication | sbar, physician, handoff | Tell me about a time you had to press a doctor to come and look. How did you put it?
communication-2 | B | communication | handoff, report | Describe a handover in which something important was left out. What do you do about handovers now?
pressure-1 | B | pressure | patient ratio, acute, fast-paced | Tell me about a shift with more patients than you could safely look after. How did you sort them?
mistakes-1 | B | mistakes | medication | Describe a medication error or near miss you were part of and what happened in the hour after.
teamwork-1 | B | teamwork | interdisciplinary, care team | Tell me about a plan of care you changed together with another discipline.
integrity-1 | B | integrity | hipaa, confidential, privacy | Describe a time somebody asked you for information about a patient that you could not give. (HIPAA asks for the minimum necessary: 45 CFR 164.502(b).)
adaptability-1 | B | adaptability | float, flexible | Tell me about being floated to a unit you did not know. What did you ask for in the first ten minutes?
leadership-1 | B | leadership | charge nurse, preceptor, mentor | Describe a new nurse you oriented. How did you decide what they were ready to do alone?
diversity-1 | B | diversity | culture, interpreter, bilingual | Tell me about a patient whose beliefs did not fit the plan of care.
care-3 | B | care | end of life, hospice, palliative | Describe how you looked after a dying patient and the people around the bed.
care-4 | B | care | de-escalation, psychiatric, behavioral | Tell me about a patient who was threatening. What did you do with your voice, your body and your team?
decision-1 | S | decision | assessment, triage | You have four call lights on: pain, a toilet request, a low oxygen alarm and a family question. What is your order, and why?
safety-1 | S | safety | fall, safety | You find a patient on the floor who says that nothing happened. What do you do, in order?
integrity-2 | S | integrity | scope, delegation | An aide offers to do something that you think is outside their scope. What do you say?
mistakes-2 | S | mistakes | medication, dosage | A dose on the order looks far too high, and the prescriber is short with you on the phone. What do you do?
conflict-1 | S | conflict | physician, team | A surgeon snaps at you in front of the patient. What do you do then, and what later?
care-5 | S | care | pediatric, parent | A parent refuses a treatment that you believe their child needs. How do you go on?
quality-1 | T | quality | infection control, isolation, ppe, nurse, rn, lpn | How do you prepare to enter and leave a room under contact precautions, and where do people slip?
quality-2 | T | quality | medication, administration, nurse, rn, lpn | Take me through giving a high-alert medication from the order to the chart.
quality-3 | T | quality | patient identification, safety, nurse, rn, lpn | How do you make sure it is the right patient before a sample or a dose? (Two identifiers: Joint Commission goal NPSG.01.01.01.)
technology-1 | T | technology | epic, cerner, ehr, emr, electronic health record, nurse, rn, lpn | What do you chart during a shift, what at its end, and what goes wrong when charting is left to the end?
care-6 | T | care | wound, assessment, nurse, rn, lpn | How do you assess a wound that is not healing, and what do you write down?
care-7 | T | care | iv, phlebotomy, cannula, nurse, rn, lpn | You cannot find a vein after two tries. What next?
decision-2 | T | decision | acls, bls, cardiac, code, nurse, rn, lpn | You are first in a room with a patient who does not respond. Talk me through the first two minutes.
care-8 | T | care | pain, assessment, nurse, rn, lpn | How do you judge pain in somebody who cannot tell you about it?
learning-1 | T | learning | evidence-based, protocol, nurse, rn, lpn | Which practice on your unit changed while you were there, and what was the evidence?
quality-4 | T | quality | diabetes, insulin, glucose, nurse, rn, lpn | What do you check before you give insulin, and what would make you hold it?
quality-5 | T | quality | discharge, education, teaching, nurse, rn, lpn | How do you find out whether a patient has understood the discharge instructions?
`;

/** Questions of care at home, in homes and for children, and of social work. */
export const careQuestions = `
care-1 | B | care | elderly, resident, home care, dementia | Tell me about somebody you looked after who did not want help. What did you try?
care-2 | B | care | dignity, personal care, bathing | Describe how you kept somebody's dignity in a situation that could have been embarrassing.
customer-1 | B | customer | family, communication | Tell me about a difficult conversation with a son, daughter or parent of somebody in your care.
safety-1 | B | safety | lifting, transfer, mobility | Describe a transfer or lift that you stopped because it was not safe.
integrity-1 | B | integrity | boundaries, trust | Tell me about a time somebody in your care wanted to give you money or a present.
care-3 | B | care | patience, behavior | Describe a day on which your patience was nearly at an end. What did you do with it?
communication-1 | B | communication | nonverbal, communication | Tell me about somebody who could not speak and how you learned what they wanted.
teamwork-1 | B | teamwork | care plan, nurse | Describe a small change you noticed in a client that turned out to matter.
planning-1 | B | planning | schedule, visits, clients | Tell me about a day with more visits than hours. What did you do about it?
safety-2 | S | safety | neglect, abuse, mandated | You see bruises that do not fit the story you are told. What do you do, and what do you not do?
care-4 | S | care | dementia, alzheimer | Somebody with dementia asks for their late husband every hour. What do you say?
integrity-2 | S | integrity | home care, money | Something has gone missing in a client's home and you were the last one there. What do you do?
safety-3 | S | safety | fall, emergency | You arrive at a home and nobody opens, although the television is on. What are your steps?
pressure-1 | S | pressure | lone working, night | You are alone at night with residents and two of them need you at once. How do you choose?
care-5 | S | care | child, infant, daycare | A two-year-old bites another child just as the parents come in. What do you say to each?
quality-1 | T | quality | medication, reminders, * | What may you do with a client's medicines in your role, and where does it end?
quality-2 | T | quality | hygiene, infection control, * | When do you change gloves during one visit, and when do you wash your hands?
care-6 | T | care | nutrition, feeding, swallowing, * | What do you watch for when you help somebody eat who has trouble swallowing?
communication-2 | T | communication | documentation, notes, * | What belongs in a care note, and what does not?
planning-2 | T | planning | case management, social work, assessment, * | How do you decide which of your cases cannot wait until tomorrow?
care-7 | T | care | activities, development, * | How do you plan an afternoon for a group whose abilities are far apart?
safety-4 | T | safety | hoyer, transfer, gait belt, * | What do you check before you use a hoist with somebody you have not moved before?
`;
