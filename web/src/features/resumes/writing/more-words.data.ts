/** Words that people write in resumes and the dictionaries do not have, in the singular and in lower case. */
export const moreWords: readonly string[] = `
agile annum apheresis async autoclave autoclaved backflow backlog backorder backwash backwashed backwashing barback barbacked barbacking
bartend bartended biologic biometric bioreactor bobtailed bobtailing bookkeep bracketry brazed buser caregiving caseload chainfall
changeover charcuterie chatbot checkout chromatograph coachee cobot collegial colocation conduit copay copywriting counterparty coworking
cronjob cryostat crypto cupping cuppings customization dataset debrief deburred defibrillation detailing devops dialysis discipled
discipling dispatching divestment dockable donor downtime dropshipping dysphagia ecommerce electro embedding endcap endoscopy escalation
espresso exchanger executional explorative extruder faceting facings failover fallout fintech firmware fixturing foosball forklift freelance
freelancer fulfillment gamer garde glazier gluing gluten grossing handholding hemodialysis hospitalist hydronic hygienist hypervisor ideate
ideated ideating ideation immunization inclusivity inferencing infusion inpatient intake intra intubate intubated journeyman kaizen kanban
kegerator kitting ladle lakehouse latte lensometer leveraged licensure lineman lineset logbook longshore lookbook lyophilized machinist
macrame manifold matrixed mechatronics megger merch metrology microbiome millwork millwright mins mixology mockup moodboard mudded mudding
multitask nacelle nannied nannying natively neonatal nephrology nonprofit numpy offboarding offshoring omnichannel onboard onboarded
onboarding onchain onsite outpatient overhead pallet palletize palletized palletizing pandas paraeducator paralegal payables payer peening
perioperative phlebotomy pipetted pipetting planogram pneumatics poka postop postpartum preop prepress pretrial preventative proctor
proctored proofer prosthetic provisioning psychometric quantile quintile radiograph readmission rebrand rebranded rebranding reconciliations
recordable recs redline redlined redlining referral regroom remediation renewable repack reskill reskilling restock retrofill retrofit
roadmap roadmapping rodded rollout romex roux rubric runbook scaffolding scalable scoreboard scrappiness scrubbed segmentation sensorial
siloed skilling skillset sommelier sous spreadsheet sprinting stakeholder startup stepdown stormwater storyboarding strat subcontract subnet
subrogate subrogated subrogating suture sutured swage takeoff tarped tarping teardown telehandler telehealth telemetry telework tessellation
throughput ticketing tiering timecard timesheet tinning toolchain toolkit toolpath topology touchpoint traceability trach tradeoff
translational triaged triaging troubleshoot troubleshot truing turndown typesetting underbanked underserved underwrite upcycle upcycled
upsell upselling upskill upskilling uptime usability vasoactive velocity venipuncture verifier viewability vlog wayfinding wearable webinar
weldment whiteboarding wireframe wireframed wireframing workflow workforce workplan workstation yoke
`
  .trim()
  .split(/\s+/);
