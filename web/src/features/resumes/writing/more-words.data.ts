/** Words that people write in resumes and the dictionaries do not have, in the singular and in lower case. */
export const moreWords: readonly string[] = `
agile annum apheresis async autoclave autoclaved backflow backlog backorder bartend bartended biologic biometric bioreactor bookkeep
brazed bracketry caseload caregiving changeover charcuterie chatbot checkout chromatograph coachee cobot collegial colocation
conduit copay copywriting counterparty coworking cronjob cryostat cupping cuppings customization dataset deburred debrief defibrillation
detailing devops dialysis dispatching divestment dockable donor downtime dropshipping dysphagia ecommerce embedding endcap endoscopy
escalation espresso exchanger executional explorative extruder facings fallout failover faceting fintech firmware fixturing forklift
foosball freelance freelancer fulfillment gamer glazier gluing gluten grossing handholding hemodialysis hospitalist hydronic hygienist hypervisor
ideate ideated ideating ideation immunization inclusivity inferencing infusion inpatient intake intra intubate intubated
journeyman kaizen kanban kegerator kitting ladle lakehouse latte lensometer leveraged licensure lineman logbook longshore lookbook lyophilized
macrame machinist manifold matrixed mechatronics megger merch metrology microbiome millwork millwright mins mixology mockup moodboard
multitask nacelle natively nephrology neonatal nonprofit numpy offboarding offshoring omnichannel onboard onboarded onboarding onchain
onsite outpatient overhead paraeducator paralegal pallet palletize palletized palletizing pandas payables payer peening perioperative
phlebotomy planogram pneumatics postpartum postop preop prepress pretrial preventative proctor proctored proofer prosthetic provisioning psychometric
quantile quintile radiograph readmission recordable reconciliations recs referral regroom remediation rebrand rebranded rebranding renewable
repack reskill reskilling restock retrofill retrofit rollout roadmap roadmapping roux rubric runbook scalable scaffolding scoreboard scrappiness scrubbed
segmentation sensorial siloed skillset skilling sommelier sous spreadsheet sprinting stakeholder startup stormwater storyboarding
strat subcontract suture sutured swage takeoff teardown telehandler telehealth telemetry telework tessellation throughput ticketing tiering timecard timesheet tinning toolchain toolkit toolpath
topology subnet crypto electro touchpoint tradeoff traceability translational triaged triaging troubleshoot troubleshot truing turndown typesetting
underbanked underserved underwrite upcycle upcycled upsell upselling upskill upskilling uptime usability vasoactive velocity venipuncture verifier
viewability vlog wayfinding wearable webinar weldment whiteboarding wireframe wireframed wireframing workplan workforce workflow workstation
`
  .trim()
  .split(/\s+/);
