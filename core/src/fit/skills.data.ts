/**
 * Skills of many trades, one a line: names that mean the same, divided by `|`, the first as it is shown; `>` what one who
 * has it has as well. A `=` before a name asks for its very letters; a `!` asks in addition for a list of skills around it,
 * since the word is an everyday word or a letter. Compiled from the names in O*NET 30.3 software skills and
 * essential skills (US Department of Labor, CC BY 4.0), ESCO 1.2 (European Commission) and product names of their makers;
 * abbreviations of core/src/search are added when the table is read. A `~` before a name counts in resumes alone: “teacher” shows
 * teaching, but a posting that says it asks for none.
 */
export const skillRows = `
Python | python3
Java | core java | java se | java ee | j2ee
JavaScript | javascript | =JS | es6 | ecmascript
TypeScript | typescript > JavaScript
C++ | =C++ | cpp
C# | =C# | csharp
C | !C | c programming | ansi c | c language
Go | golang | !Go | go programming | go language
Rust | !Rust | rust programming
Ruby | !Ruby | ruby programming
Ruby on Rails | =Rails | ror > Ruby
PHP
Laravel > PHP
Symfony > PHP
Perl | !Perl
Scala | !Scala
Kotlin
Swift | !Swift | swiftui
Objective-C | objective c
R | !R | r programming | r studio | rstudio | r language | tidyverse
MATLAB
Julia | !Julia
Dart | !Dart
Flutter | !Flutter
Elixir
Erlang
Haskell
Clojure
Groovy
Lua | !Lua
COBOL
Fortran
Visual Basic | vb.net | vba | visual basic for applications
Assembly language | assembly programming 
Bash | shell scripting | shell scripts | bash scripting | unix shell | shell script
PowerShell
SQL | structured query language | sql queries | t-sql | tsql | pl/sql | plsql | ansi sql
PostgreSQL | postgres | psql > SQL
MySQL > SQL
SQL Server | ms sql | mssql | microsoft sql server | ssrs | ssis | ssas > SQL
Oracle Database | oracle db | oracle sql | oracle databases | !Oracle > SQL
SQLite > SQL
MongoDB | mongo > NoSQL
NoSQL | no sql databases | non-relational databases
Redis > NoSQL
Cassandra > NoSQL
DynamoDB > NoSQL, AWS
Elasticsearch | elastic search | opensearch
Snowflake | !Snowflake | snowflake data warehouse > SQL
BigQuery > SQL, Google Cloud
Redshift > SQL, AWS
Databricks
Relational databases | relational database | rdbms | relational data
Database design | data modeling | data modelling | data models | database modeling | dimensional modeling
Database management | database administration | managing databases | database maintenance
Data warehousing | data warehouse | data warehouses | data lake
ETL | data pipelines | data pipeline | extract transform load | elt
Apache Spark | pyspark | !Spark | spark sql
Hadoop | mapreduce | hdfs
Hive | !Hive | apache hive
Kafka | apache kafka
Airflow | apache airflow
dbt | =dbt
Pandas > Python
NumPy > Python
scikit-learn | scikit learn | sklearn > Python, Machine learning
PyTorch > Python, Deep learning
TensorFlow > Deep learning
Keras > Deep learning
Machine learning | =ML | machine learning models | ml models | statistical learning | ~machine learning engineer
Deep learning | neural networks > Machine learning
Natural language processing | =NLP | natural language processing techniques
Computer vision
Generative AI | =LLM | llms | large language models | genai | gen ai | prompt engineering
Artificial intelligence | =AI | ai tools
Data science | ~data scientist
Data analysis | data analytics | analyzing data | analyze data | quantitative analysis | data analyses | analysing data | interpret data | data interpretation | analysis of data | ~analyzed data | ~data analyst | ~analyzed | ~data scientist
Statistics | statistical analysis | statistical methods | statistical modeling | statistical models | statistical techniques | statistical software | statistical methodology | statistical analyses
Predictive modeling | predictive models | predictive analytics | forecasting models
Data visualization | data visualisation | dashboards | dashboard | visualizations | data visualizations | building dashboards
Data mining
Data entry
Data management | data collection and management | data governance
Data collection | collecting data | data gathering
Data quality
Big data
A/B testing | ab testing | experimentation | split testing
SAS | =SAS
SPSS
Stata
Tableau
Power BI | powerbi
Looker
Qlik | qlikview | qlik sense
Google Analytics | =GA4
Excel | microsoft excel | ms excel | pivot tables | vlookup | !Excel > Microsoft Office
Microsoft Word | ms word | !Word > Microsoft Office
PowerPoint | powerpoint | power point | ms powerpoint > Microsoft Office
Outlook | microsoft outlook | ms outlook | !Outlook > Microsoft Office
Microsoft Access | ms access | !Access
Microsoft Project | ms project
Visio | microsoft visio
SharePoint
Microsoft Teams | ms teams
OneDrive | onedrive
Microsoft Office | ms office | microsoft office suite | office suite | office 365 | microsoft 365 | ms office suite | o365 | m365 | microsoft applications | microsoft suite | office software | microsoft programs | microsoft products | microsoft office products > Computer skills
Google Workspace | g suite | gsuite | google suite | google docs | google sheets | google drive | google apps > Computer skills
Spreadsheets | spreadsheet
Computer skills | using a computer | working on a computer | technology skills | computer literate | computer literacy | basic computer | computer proficiency | computer applications | basic computer skills | computer software | computer systems | computer use | use of computers | computer proficient
Typing | ability to type | keyboard familiarity | keyboarding | words per minute | typing speed
Word processing
Zoom | !Zoom | video conferencing
Slack | !Slack
Jira | atlassian jira
Confluence | !Confluence
Asana
Trello
Notion | !Notion
Airtable
Monday.com | =monday.com
Salesforce | salesforce crm | sfdc | salesforce.com > CRM software
HubSpot > CRM software
Microsoft Dynamics | dynamics 365 | dynamics crm
CRM software | =CRM | customer relationship management | crm systems | crm system | crm tools | crm platform
ERP software | =ERP | enterprise resource planning | erp systems | erp system
SAP | =SAP | sap erp | s/4hana | sap s/4hana > ERP software
Oracle ERP | oracle financials | oracle ebs | oracle cloud erp > ERP software
NetSuite | oracle netsuite > ERP software
Workday | !Workday | workday hcm
PeopleSoft
ADP | =ADP | adp workforce now
UKG | =UKG | kronos | ultipro
HRIS | =HRIS | hr information systems | hris systems | human resources information system
Applicant tracking systems | applicant tracking system | =ATS | greenhouse recruiting | icims
QuickBooks | quick books
Sage | sage intacct | !Sage
Xero
Bookkeeping | ~bookkeeper
Bloomberg Terminal | bloomberg terminal
ServiceNow | service now
Zendesk
Freshdesk
Intercom | !Intercom
HTML | html5
CSS | css3 | =CSS
Sass | !Sass | =SCSS | less css > CSS
Tailwind CSS | tailwind > CSS
Bootstrap | !Bootstrap
React | react.js | reactjs | !React > JavaScript
React Native > React
Next.js | nextjs > React
Redux > React
Vue | vue.js | vuejs | !Vue > JavaScript
Angular | angularjs | angular.js > JavaScript
Svelte > JavaScript
jQuery > JavaScript
Node.js | nodejs | !Node > JavaScript
Express.js | expressjs | !Express > Node.js
NestJS | nest.js > Node.js
Django > Python
Flask | !Flask > Python
FastAPI > Python
Spring Boot | springboot | spring framework | spring mvc | !Spring > Java
Hibernate | !Hibernate > Java
.NET | =.NET | dotnet | .net core | asp.net | asp.net core | .net framework
Unity | !Unity | unity3d
Unreal Engine | unreal
GraphQL
REST APIs | rest api | restful apis | restful api | restful | rest services | restful services | restful web services | !REST > API development
API development | apis | api integration | api design | api integrations
gRPC
Microservices | microservice | microservices architecture | micro services
Distributed systems | distributed computing
Web development | web applications | web application development | web technologies | ~web developer
Front-end development | front end development | frontend development | front-end | frontend engineering
Back-end development | back end development | backend development | backend systems | back-end
Full-stack development | full stack development | full-stack
Mobile development | mobile app development | mobile apps | mobile applications
iOS development | =iOS | ios development
Android development | android | android sdk
Software development | software engineering | software design | programming | coding experience | application development | software development life cycle | sdlc | computer programming | programming languages | writing code | ~software engineer | ~software developer | ~developer | ~web developer | ~programmer | ~swe
Object-oriented programming | object oriented | object oriented programming | oop | object-oriented design
Algorithms | data structures | data structures and algorithms
System design | systems design | software architecture | system architecture | technical architecture | architecture design
Code review | code reviews
Debugging | troubleshooting code
Unit testing | automated testing | test automation | test driven development | =TDD | integration testing | automated tests
Selenium
Cypress | !Cypress
Playwright | !Playwright
Jest | !Jest
JUnit
Quality assurance | qa testing | =QA | software testing | manual testing | test plans | test cases | ~qa engineer | ~tester
Git | version control | source control | !Git
GitHub
GitLab
CI/CD | ci cd | continuous integration | continuous delivery | continuous deployment
Jenkins
GitHub Actions > CI/CD
Docker | docker containers | containerization | containerized | container technologies | linux containers
Kubernetes | k8s | container orchestration
Helm | !Helm
Terraform > Infrastructure as code
Infrastructure as code | =IaC | cloudformation
Ansible
Puppet | !Puppet
Chef | !Chef
AWS | amazon web services | ec2 | aws lambda > Cloud computing
Azure | microsoft azure > Cloud computing
Google Cloud | =GCP | google cloud platform > Cloud computing
Cloud computing | cloud platforms | cloud infrastructure | cloud services | cloud technologies | cloud environments | cloud-native | cloud native | cloud environment | cloud providers | cloud platform | public cloud
Serverless
DevOps | dev ops
Site reliability | sre practices
Observability | monitoring tools | datadog | prometheus | grafana | splunk | new relic
Linux | unix | linux/unix | ubuntu | red hat | rhel | centos
Windows Server
Windows | microsoft windows | !Windows | windows operating systems | windows 10
macOS | mac os | mac osx
Active Directory
VMware
Networking protocols | tcp/ip | network protocols | dns | dhcp | network administration | computer networking | routing and switching | vpn | networking fundamentals | network troubleshooting
Firewalls | firewall | palo alto networks
Cybersecurity | cyber security | information security | infosec | network security | security operations | application security | it security
SIEM | =SIEM
Penetration testing | pen testing
Incident response
Vulnerability management | vulnerability assessment
Identity and access management | =IAM | identity management | okta | single sign-on
Encryption | cryptography
NIST | =NIST | nist 800-53 | nist framework
SOC 2 | soc2
ISO 27001 | iso27001
ISO 9001 | iso9001
Help desk support | help desk | technical support | desktop support | it support | tech support | end user support | user support
IT service management | =ITSM | service desk
Hardware troubleshooting | computer hardware | hardware and software troubleshooting | troubleshooting hardware | pc hardware | computer repair
Mainframe
Embedded systems | embedded software | firmware | microcontrollers | embedded c
FPGA | fpgas | vhdl | verilog | systemverilog
PCB design | pcb layout | altium
Robotics | ros robotics
PLC programming | plcs | plc | programmable logic controllers | ladder logic
SCADA
Signal processing | =DSP signal
Blockchain | web3 | smart contracts | solidity
Agile | =SAFe | scrum | kanban | agile methodologies | agile methodology | agile development | agile environment | agile/scrum | agile teams | agile practices
Waterfall | !Waterfall
Project management | managing projects | project manager experience | manage projects | project planning | project delivery | manage multiple projects | project coordination | managing multiple projects | project leadership | lead projects | project administration | ~project manager | ~managed projects | ~led projects | ~project lead
Program management | programme management | managing programs | program administration | program coordination | ~program manager | ~program coordinator
Product management | product manager experience | product roadmap | roadmaps | product strategy | ~product manager
Product development
Requirements gathering | requirements analysis | business requirements | user stories | requirement gathering | functional requirements
Business analysis | business analyst experience
Process improvement | process improvements | continuous improvement | business process improvement | lean manufacturing | process optimization | kaizen | business process | improve processes | lean principles | 5s
Change management | organizational change | organizational change management
Risk management | risk assessment | risk analysis | risk assessments
Strategic planning | strategy development | strategic plans | business strategy
Business development | new business development
Stakeholder management | stakeholder engagement | managing stakeholders | stakeholder relationships | stakeholder communication
Vendor management | managing vendors | vendor relationships | supplier management | vendor relations | contractor management
Contract management | contract negotiation | contract administration | contracts management | contract negotiations | contract drafting | drafting contracts | managing contracts
Negotiation | negotiating | negotiations | negotiation skills | negotiating skills | negotiate | ~negotiated | ~negotiation
Procurement | purchasing | sourcing strategy | strategic sourcing | public procurement
Supply chain | supply chain management | logistics management
Logistics | !Logistics | transportation logistics
Inventory management | inventory control | inventory | stock control | inventory tracking | stocking
Warehouse operations | warehousing | warehouse experience | order picking | picking and packing | pick and pack | warehouse environment | material handling | warehouse management | warehouse work
Shipping and receiving | shipping/receiving | receiving and shipping
Forklift operation | forklift | fork lift | forklifts | operate forklift | forklift experience | pallet jack | reach truck | powered industrial trucks | ~forklift operator
Budgeting | budget management | =budgets | managing budgets | budget development | budget preparation | budget planning | budgetary | budget monitoring | manage budgets | budget analysis | fiscal management | budget administration | ~budget
Forecasting | financial forecasting
Financial analysis | financial modeling | financial models | financial modelling | financial analyses | analyzing financial data
Financial reporting | financial statements | financial reports | financial statement analysis
Accounting | accounting principles | general accounting | accounting software | accounting systems | accounting experience | ~accountant | ~bookkeeper
GAAP | =GAAP | generally accepted accounting principles
IFRS | =IFRS
SOX compliance | =SOX | sarbanes oxley
Accounts payable | ap/ar | =A/P
Accounts receivable | =A/R | collections experience
General ledger | journal entries
Account reconciliation | reconciliations | reconciliation | bank reconciliations | reconciling
Month-end close | month end close | month-end closing | monthly close | month end
Payroll | payroll processing | payroll administration
Tax preparation | tax returns | tax compliance | taxation | corporate tax | tax law
Auditing | =audit | internal audit | external audit | auditing standards
Billing | invoicing | billing and invoicing | invoices
Cost accounting | cost analysis | cost estimating | cost estimation | cost control | estimating
Underwriting | loan underwriting
Credit analysis | credit risk
Valuation | valuations | dcf | due diligence
Mergers and acquisitions | m&a
Investment management | portfolio management | asset management | investments
Grant writing | grant proposals | grants writing | writing grants | grant management | grants management | grant administration
Fundraising | fund raising | donor relations | donor cultivation | development fundraising
Cash handling | handling cash | cash register | cash management | cash transactions | handle cash
Point of sale | pos system | pos systems | =POS | point of sale systems | point-of-sale
Retail | retail experience | retail sales | retail environment | ~store manager | ~retail manager | ~cashier | ~sales associate | ~stores | ~retail associate
Merchandising | visual merchandising
Sales | sales experience | selling | inside sales | outside sales | sales skills | direct sales | field sales | selling experience | sales background | ~sales associate | ~sales representative | ~account executive | ~sold | ~salesperson | ~sales manager
B2B sales | b2b saas sales | business to business sales | enterprise sales | saas sales > Sales
Cold calling | cold calls | prospecting | lead generation | outbound prospecting
Account management | managing accounts | client management | client relationship management | client relations | client relationships
Customer success
Customer service | client service | customer support | customer care | customer service experience | customer service skills | guest service | guest services | serving customers | customer experience | customer-facing | client-facing | customer facing | client facing | customer relations | ~customer service representative | ~cashier | ~served customers | ~helped customers | ~guests | ~customers
Call center | call centre | contact center | call center experience | call centers
Marketing | marketing campaigns | marketing strategy | marketing experience | marketing strategies | marketing communications | ~marketing manager | ~marketing coordinator
Digital marketing | online marketing | digital campaigns > Marketing
Content marketing | content strategy | content creation | content development | creating content
Social media | social media management | social media marketing | social media platforms | facebook instagram | social networks
Email marketing | email campaigns | mailchimp | marketing automation | marketo | klaviyo
SEO | =SEO | search engine optimization
Paid search | =PPC | =SEM | google ads | adwords | paid social | paid media | facebook ads
Copywriting | copy writing | copy editing | copyediting
Market research | consumer research
Brand management | branding | brand strategy
Public relations | media relations | press releases
Event planning | event management | event coordination | events management | planning events
Advertising | !Advertising
Graphic design | visual design | graphic designer experience | ~graphic designer
Adobe Creative Suite | adobe creative cloud | adobe suite | creative suite | adobe products | adobe cc
Photoshop | adobe photoshop > Adobe Creative Suite
Illustrator | adobe illustrator | !Illustrator > Adobe Creative Suite
InDesign | adobe indesign > Adobe Creative Suite
Premiere Pro | adobe premiere | premiere > Adobe Creative Suite
After Effects | adobe after effects > Adobe Creative Suite
Adobe Acrobat | acrobat | adobe pdf
Lightroom > Adobe Creative Suite
Figma
Sketch | !Sketch
Adobe XD | adobe xd
InVision | invision
Canva
Video editing | video production | final cut | final cut pro | davinci resolve
Photography | !Photography | photo editing
Animation | motion graphics | motion design
3D modeling | blender | maya | 3ds max | rhino 3d | sketchup
UX design | user experience design | =UX | user experience | ux/ui | ui/ux | interaction design | product design | experience design | ~ux designer | ~product designer
UI design | user interface design | =UI | user interfaces | interface design
User research | usability testing | ux research | user testing | usability | user interviews
Wireframing | wireframes | prototyping | wireframe
Design systems | design system
Accessibility standards | wcag | web accessibility | section 508 | accessibility guidelines
Information architecture
Typography
AutoCAD | auto cad | autocad civil 3d | civil 3d > CAD
Revit > CAD
SolidWorks | solid works > CAD
CATIA > CAD
CAD | =CAD | cad software | computer aided design | computer-aided design
BIM | =BIM | building information modeling
GIS | =GIS | arcgis | geographic information systems | esri | qgis | gis software | geospatial
Primavera | primavera p6 | p6 scheduling
Procore
Bluebeam
Construction management | construction experience | construction projects | construction project management | construction industry | construction management experience | construction administration | construction inspection
Blueprint reading | read blueprints | blueprints | reading blueprints | technical drawings | engineering drawings | construction drawings | read plans | schematics | interpret blueprints | shop drawings | plans and specifications
Building codes | building code | nyc building code | construction codes | zoning resolution | electrical code | national electrical code | =NEC | plumbing code | zoning | code compliance
Structural engineering | structural analysis | structural design
Civil engineering
Mechanical engineering
Electrical engineering
Geotechnical engineering | geotechnical
Environmental engineering | environmental remediation | environmental compliance | environmental regulations | environmental science
Urban planning | land use | city planning | urban design | land use planning
Surveying | land surveying
Carpentry | framing | cabinetry | rough carpentry | finish carpentry | ~carpenter
Electrical work | electrical wiring | wiring | electrical installation | electrical systems | electrical repair | conduit | ~electrician
Plumbing | ~plumber
HVAC | hvac systems | heating and air conditioning | heating ventilation and air conditioning | refrigeration | hvac experience
Welding | mig welding | tig welding | mig | tig | stick welding | welder experience | ~welder | ~welded
Painting | drywall | drywall repair
Masonry | concrete work
Roofing
Landscaping | grounds maintenance | groundskeeping | horticulture | lawn care | gardening
Building maintenance | facilities maintenance | facility maintenance | general maintenance | maintenance experience | building systems | preventive maintenance | preventative maintenance | equipment maintenance | facilities management | property maintenance | building operations | facilities operations | maintenance and repair | ~maintenance technician | ~maintenance worker | ~handyman
Property management | yardi
Power tools | hand tools | hand and power tools | hand tools and power tools | basic hand tools | power equipment
Heavy equipment operation | heavy equipment | excavator | backhoe | bulldozer | skid steer | loader operation | front end loader
Machine operation | operate machinery | machine operator experience | machinery operation | production equipment
CNC machining | =CNC | cnc machines | cnc programming | machining | lathe
Coordinate measuring machines | =CMM | cmm programming | cmm programmer | coordinate measuring machine | coordinate measurement
Assembly | mechanical assembly | electronic assembly | assembly line | manual assembly
Soldering
Manufacturing | manufacturing experience | manufacturing environment | manufacturing processes | =GMP | good manufacturing practices | cgmp
Quality control | quality inspection | quality management | quality systems | quality management systems
Automotive repair | vehicle maintenance | diesel engines | diesel mechanic | automotive maintenance | engine repair | vehicle repair | auto repair | brake systems | diesel repair | automotive experience | ~mechanic | ~auto technician
Diagnostics tools | diagnostic equipment | vehicle diagnostics
Small engine repair
Truck driving | commercial driving | over the road | tractor trailer | tractor-trailer | driving experience | otr experience | truck driving experience | commercial vehicle | commercial motor vehicle | commercial driving experience | tractor trailer experience | ~truck driver | ~cdl driver | ~class a driver | ~hauled | ~haul
Flatbed | flat bed
Refrigerated freight | reefer
Electronic logging | eld | electronic logging device | e-logs
Hours of service | dot regulations | fmcsa regulations | =DOT regulations | hos regulations | fmcsa
Pre-trip inspection | pre-trip inspections | vehicle inspections | post-trip inspections | pre trip
Route planning | route knowledge | delivery routes | map reading | gps navigation | dispatching | dispatch
Delivery experience | package delivery | delivery driving | delivery driver experience | ~delivery driver | ~deliveries | ~delivered packages | ~courier
Load securement | securing loads | cargo securement | loading and unloading
Safety procedures | workplace safety | safety regulations | safety standards | osha regulations | osha standards | safety practices | occupational safety | safety protocols | safety compliance | osha | safety management | health and safety
Patient care | direct patient care | bedside care | nursing care | patient assessment | patient assessments | bedside nursing | care of patients | clinical care | ~registered nurse | ~staff nurse | ~patients | ~nurse
Acute care | acute care experience | acute care hospital | hospital experience | inpatient | ~icu nurse | ~medical-surgical | ~emergency department | ~med-surg
Critical care | icu | intensive care | icu experience | =CCU
Emergency department | emergency room | emergency nursing | =ED experience | trauma nursing
Medical-surgical nursing | med surg | med/surg | med-surg | medical surgical | medical/surgical
Telemetry | tele nursing
Labor and delivery | obstetrics | maternal child health | perinatal | postpartum
Pediatrics | pediatric nursing | pediatric care | pediatric patients
Operating room | perioperative | circulating nurse | surgical services | surgical experience
Home health | home care | home health care | home care experience
Long-term care | long term care | skilled nursing | skilled nursing facility | nursing home | assisted living | ltc
Hospice | palliative care
Oncology | chemotherapy
Dialysis | hemodialysis | nephrology
Geriatrics | geriatric | elderly care | older adults | senior care | dementia care
Mental health | behavioral health | psychiatric care | psychiatric nursing | mental health services | mental illness
Substance abuse treatment | substance use | addiction | substance use disorder | chemical dependency | substance abuse
Case management | care coordination | case manager experience | care management | discharge planning | case planning
Crisis intervention | de-escalation | crisis management | deescalation | conflict de-escalation
Counseling | counselling | individual counseling | group counseling | therapy sessions | psychotherapy | ~counselor | ~counseled
Motivational interviewing
Cognitive behavioral therapy | =CBT
Social work | social services | human services | social service experience | ~social worker
Community outreach | community engagement | outreach | community organizing | community relations
Medication administration | administer medications | medication management | administering medications | dispensing medications | medication pass
Vital signs | vitals | taking vital signs | blood pressure
Phlebotomy | venipuncture | blood draws | drawing blood | iv insertion | iv therapy | intravenous
Wound care
Infection control | infection prevention
Triage | !Triage | telephone triage
Electronic health records | =EHR | =EMR | electronic medical records | electronic medical record | electronic health record | emr systems | emr/ehr | ehr systems
Epic | epic emr | epic systems | epic ehr | !Epic > Electronic health records
Cerner > Electronic health records
Meditech > Electronic health records
eClinicalWorks | athenahealth > Electronic health records
HIPAA | =HIPAA | hipaa compliance | patient confidentiality | patient privacy
Medical terminology
Medical billing | medical coding | icd-10 | cpt coding | icd 10 | revenue cycle | claims processing | insurance verification
Medical records | health information management
Patient scheduling | scheduling appointments | appointment scheduling
Clinical trials | clinical research | clinical studies | good clinical practice | =GCP guidelines | irb
Laboratory techniques | laboratory experience | lab experience | pcr | cell culture | elisa | western blot | flow cytometry | laboratory procedures | lab techniques | chromatography | hplc | mass spectrometry | laboratory equipment | molecular biology
Public health | epidemiology | epidemiological
Health education
Radiology | medical imaging | x-ray | mri | ct scan
Physical therapy
Occupational therapy
Speech therapy
Sterilization | sterile processing | aseptic technique | sterile technique
Personal care | activities of daily living | =ADLs | =ADL | bathing and dressing | personal hygiene care
Caregiving | caregiver experience | care giving | ~caregiver | ~home health aide
Nutrition | dietary | diet planning
Pharmacy operations | pharmacy experience
Dental assisting | chairside
Veterinary care | animal care | animal handling | animal restraint
Teaching | teaching experience | classroom experience | classroom teaching | classroom instruction | instructional experience | experience teaching | teaching online | online teaching | instructing | experience as a teacher | ~teacher | ~teach | ~taught | ~instructor | ~teaches | ~lecturer | ~professor
Tutoring | tutor experience | tutoring experience | private tutoring | ~tutor | ~tutored
Classroom management | classroom discipline | behavior management | student behavior
Lesson planning | lesson plans | curriculum planning | plan lessons | lesson preparation | planning lessons | instructional planning
Curriculum development | curriculum design | curriculum | instructional design | developing curriculum | course development | curricula | instructional materials
Differentiated instruction | differentiation of instruction | differentiate instruction | differentiated learning
Student assessment | formative assessment | student assessments | educational assessment | assessing students
Special education | =SPED | students with disabilities | special needs | children with special needs | learning disabilities | exceptional children | special needs children
Individualized education programs | =IEP | ieps | individualized education plan | individualized education program
Early childhood education | early childhood | preschool | infant care | early childhood development | child development | child care | childcare | childcare experience | young children | day care | infants and toddlers | ~preschool teacher | ~nanny
Elementary education | elementary teaching | elementary school teaching | k-5 | primary education | elementary school | ~elementary teacher | ~third grade | ~grade teacher
Secondary education | high school teaching | middle school teaching | ~high school teacher | ~middle school teacher
Working with children | work with children | experience with children | working with youth | experience working with children | youth development | working with students | working with young people | work with youth | experience with youth | working with adolescents | youth programs | children and youth | ~children | ~students | ~preschool | ~kids
Literacy instruction | reading instruction | phonics | science of reading | literacy
Mathematics | math | algebra | calculus | geometry | mathematics instruction | math skills | basic math | basic math skills | math instruction | arithmetic | mathematical
Science instruction | biology | chemistry | physics
ESL instruction | =ESL | =ELL | english language learners | =TESOL methods | english as a second language | english learners
Learning management systems | =LMS | canvas lms | blackboard | schoology | moodle | learning management system | google classroom | !Canvas
Educational technology | instructional technology | edtech | technology integration
Applied behavior analysis | =ABA | aba therapy
Academic advising | student advising | advising students | academic counseling | college counseling | admissions counseling
Student affairs | student services | student support | residence life | student success
Higher education | college or university setting
College admissions | admissions counseling | enrollment management | student recruitment
Financial aid
Coaching | mentoring | coaching skills | athletic coaching | coach athletes | mentor | coaching and mentoring | ~coached | ~mentored | ~precept | ~preceptor | ~coach
Training and development | training delivery | staff training | facilitate training | conduct training | training programs | facilitation skills | facilitating | training staff | training experience | employee training | developing training | training materials | ~trained | ~trainer | ~precept | ~preceptor
Library services | cataloging | reference services | library experience | library systems
Research skills | conduct research | research methods | conducting research | research experience | qualitative research | quantitative research | research design | academic research | scientific research | qualitative and quantitative | ~research | ~researched | ~researcher
Survey design | surveys | questionnaire design
Program evaluation | performance evaluation | evaluating programs | impact evaluation
Policy analysis | policy development | public policy | policy research | policies and procedures
Legislation analysis | legislative affairs | government affairs | legislative process | intergovernmental
Legal research | legal writing | legal analysis | legal documents | drafting legal documents | westlaw | lexis | lexisnexis | ~attorney | ~paralegal
Litigation | civil litigation | trial experience | depositions | discovery litigation | motion practice | ~litigated | ~trial attorney
Administrative law | labor law | employment law | municipal law | contract law | corporate law | real estate law | family law | criminal law | tax law practice | civil rights law
Labor relations | union contracts | collective bargaining | employee relations | grievance
Compliance | regulatory compliance | regulatory affairs | compliance programs | regulatory requirements | laws and regulations | regulatory knowledge
Investigations | investigation | investigative | investigating | fraud investigation | investigative experience
Law enforcement | policing | patrol | criminal justice | correctional
Security work | security experience | security guard experience | loss prevention | surveillance | access control | cctv | physical security | ~security guard | ~security officer
Emergency management | emergency preparedness | emergency response | disaster recovery | business continuity
Fire safety | fire protection | fire alarm | sprinkler systems
Human resources | hr experience | human resource management | hr policies | personnel management | hr generalist | ~hr generalist | ~hr manager | ~human resources manager
Recruiting | recruitment | talent acquisition | full cycle recruiting | interviewing candidates | sourcing candidates | staffing | ~recruiter | ~recruited | ~hired
Onboarding | employee onboarding | new hire orientation
Benefits administration | employee benefits | compensation and benefits
Performance management | performance reviews | performance appraisals
Diversity and inclusion | diversity equity and inclusion | =DEI | =EEO compliance
Supervision | supervisory | supervising staff | supervisory experience | supervising | managing staff | staff supervision | managing people | people management | managing a team | managing teams | team management | =supervise | team leadership | leading teams | staff management | leadership experience | management experience | managerial experience | lead teams | managerial | manage a team | supervisory skills | managing employees | ~supervised | ~supervisor | ~managed a team | ~led a team | ~store manager | ~team lead | ~managed staff | ~supervises | ~manager of | ~oversaw
Executive support | executive assistant experience | calendar management | managing calendars | travel arrangements | calendaring | travel coordination
Administrative support | administrative experience | office administration | clerical | clerical experience | office management | administrative duties | office experience | administrative assistant experience | office procedures | clerical skills | general office | administrative work | secretarial | ~administrative assistant | ~office manager | ~office assistant | ~clerk | ~secretary | ~executive assistant
Reception | front desk | receptionist experience | answering phones | multi-line phone | phone system | telephone skills | ~receptionist
Filing | record keeping | recordkeeping | records management | filing systems | document management | maintaining records | files and records
Scheduling | staff scheduling | production scheduling | ~scheduled | ~scheduling
Office equipment | copiers | fax machines | photocopier | copier | printers
Documentation | technical documentation | technical writing | documenting | charting | report writing | writing reports | documentation skills | reports writing | technical reports | preparing reports | written reports | ~documented | ~charted | ~wrote reports | ~reports
Editing | proofreading | editing skills | proof reading
Writing | !Writing | creative writing | business writing | professional writing | strong writing
Journalism | news writing | reporting news
Translation | interpreting | interpretation services | interpreter
Presentations | presentation skills | public speaking | presenting | delivering presentations | =presentation | speaking in public | presentation and public speaking | making presentations | ~presented | ~presenter
Cooking | food preparation | food prep | culinary | kitchen experience | line cook experience | cooking experience | meal preparation | ~cook | ~chef | ~line cook | ~cooked
Baking | pastry
Food safety | food handling | sanitation | haccp | food sanitation | food safety standards
Food service | restaurant experience | restaurant | food service experience | serving experience | waitstaff | fast food | food and beverage | ~server | ~waiter | ~waitress
Bartending | mixology
Barista | espresso | coffee preparation
Catering | banquets
Hospitality | hospitality experience | hotel experience | hospitality industry | hotel operations
Housekeeping | cleaning | janitorial | custodial | custodial experience | cleaning experience | floor care | custodial work | sanitizing | ~janitor | ~custodian | ~housekeeper | ~cleaner
Hair styling | hair cutting | hair coloring
Makeup application | skin care
Fitness instruction | personal training | group fitness | exercise science | fitness instructor
Athletics | sports | coaching sports | sports management
Swimming | swim instruction | lifeguarding
Music | music instruction | music theory | piano | choir
Theater | theatre | drama | stage management | performing arts
Art instruction | fine art | visual arts | art education | ceramics
Dance | !Dance
Museum work | curatorial | collections management museum
Agriculture | farming | crop production
Insurance | insurance claims | claims adjusting | claims handling | insurance industry
Banking | bank teller | teller experience | retail banking | commercial banking
Lending | mortgage lending | loan processing | loan origination | mortgage
Real estate | real estate transactions | leasing | real estate development | commercial real estate | affordable housing
Affordable housing | housing development | hud | section 8 | low income housing tax credit | lihtc
Anti-money laundering | =AML | anti-money laundering | kyc | know your customer | bsa
Trading | =equities | fixed income | derivatives | capital markets
Actuarial analysis | actuarial
Econometrics | economics research | econometric | economic analysis
Operations management | operations experience | business operations | operational experience | operations management experience
Logistics coordination | fleet management | transportation planning | transit | transportation
Telecom | telecommunications industry | telecommunications experience | voip | fiber optics
Energy management | energy efficiency | renewable energy | solar | solar installation | sustainability | energy modeling
Water treatment | wastewater | wastewater treatment | water quality
Oil and gas
Aviation | aircraft maintenance | flight operations
Electronics troubleshooting | electronics repair | oscilloscope | multimeter | circuit design
Troubleshooting | trouble shooting | technical troubleshooting | root cause analysis | diagnose problems
Hydraulics | pneumatics | hydraulic systems
Physical computing | arduino | raspberry pi
Relationship building | building relationships | relationship building | relationship management | build relationships | developing relationships
SaaS | =SaaS | b2b saas | software as a service
Fintech | financial services | financial services industry | financial technology
E-commerce | ecommerce | e commerce | shopify | online retail | magento | woocommerce
WordPress | word press > CMS
CMS | =CMS | content management systems | content management system | drupal | contentful | webflow
Localization | internationalization
Game development | game design
Technical leadership | tech lead | technical lead | leading engineers | mentoring engineers | mentor engineers
Start-up experience | startup environment | startup experience | start-up environment | early-stage startup | startups | startup | start-up
Remote work | working remotely | remote work experience | remote environment | distributed team | remote teams
KPI reporting | kpis | key performance indicators | performance metrics
Sales forecasting | pipeline management | sales pipeline | quota attainment | sales targets | exceeding quota | sales quotas
Presales | solution selling | solutions engineering | consultative selling | sales engineering
Consulting experience | consulting background | management consulting | advisory
`;

/** What people call soft skills: quoted, found where the resume says so, and never held against anybody. */
export const mannerRows = `
Communication | communication skills | =communication | verbal communication | written communication | communications skills | communicator | communicate | communicating | oral and written | written and verbal | verbal and written | verbal and written skills | interpersonal communication | communication ability | oral communication | written and oral | =communicates | verbal skills | written skills | writing and communication | communicates effectively | verbal communications | written communications | orally and in writing | verbally | spoken and written
Interpersonal skills | interpersonal | people skills | social skills | relate well | rapport | get along | genuine connections
Teamwork | team player | =collaboration | collaborative | =collaborate | work in a team | team work | team-oriented | team oriented | work with others | team environment | collaboratively | part of a team | cooperation | works well with others | working with others | work well with others | cross-functional teams | cross functional teams | work cooperatively | cooperative | within a team | as a team | member of a team | collaborate with | collaborates
Leadership | leadership skills | =leadership | =leader | lead others | leadership qualities | leadership ability | build consensus
Organization | organizational skills | organized | organisational skills | well organized | organizational | organization skills | well organised | organize and coordinate
Time management | time-management | manage time | manage your time | meet deadlines | meeting deadlines | tight deadlines | deadline-driven | =prioritize | =prioritizing | prioritization | =prioritise | time management skills | time-sensitive deadlines | deliver to schedule | on-time
Multitasking | multi-task | multi-tasking | multitask | multiple tasks | multiple priorities | competing priorities | juggle | multiple projects simultaneously | handle multiple | multi task | oversee multiple
Attention to detail | detail-oriented | detail oriented | attention to details | detailed oriented | =accuracy | =Accuracy | eye for detail | meticulous | spot mistakes | detailed work
Problem solving | problem-solving | problem solver | solve problems | solving problems | resolve problems | resolve issues | problem resolution | troubleshoot problems | problem-solver | solve complex problems | problem solve | solving complex problems | resourcefulness | resourceful
Critical thinking | analytical skills | =analytical | =Analytical | critical thinker | sound judgment | good judgment | =judgment | decision making | decision-making | analytical thinking | analytical ability | logical thinking | think critically | analytic skills | analytic | strategic thinking | strategic thinker | think from first principles | experimental judgment | judgement
Independence | work independently | self-motivated | self motivated | self-starter | self starter | take initiative | =initiative | self-directed | independently | minimal supervision | autonomously | self-driven | proactive | proactively | without supervision | self directed | =motivated | little supervision | highly motivated | limited supervision | independent work | autonomous | self-starting | bias for action | self-manage
Flexibility | =flexible | =Flexible | adaptable | adaptability | adapt to changing | =flexibility | ambiguity | fast-paced | fast paced | changing priorities | dynamic environment | changing environment | open-minded | rapidly changing | change your mind | dynamic team
Creativity | =creative | =Creative | =creativity | =Creativity | creative thinking | =innovative | =Innovative | =innovation | innovative thinking | imaginative
Reliability | =reliable | dependable | dependability | punctual | punctuality | accountable | accountability | sense of ownership | take ownership | takes ownership | demonstrated ownership | work ethic | strong work ethic | on time | trustworthy | reliability | hard-working | hardworking
Integrity | =honest | honesty | ethical | =ethics | =integrity | confidentiality | =discretion | confidential | professionalism | professional demeanor | professional manner | professional attitude | tact | tactfully | diplomacy | =mature | strong character | humility | core values
Positive attitude | positive attitude | keep it positive | enthusiastic | enthusiasm | energetic | =friendly | outgoing | can-do attitude | high energy | upbeat | cheerful | polite | courteous | excitement
Empathy | empathetic | =empathy | compassion | compassionate | caring and | =patience | patient and flexible | =Patience | sensitivity | nurturing
Willingness to learn | eager to learn | learn quickly | quick learner | fast learner | desire to learn | =curiosity | =curious | growth mindset | willing to learn | hunger for learning | intellectual curiosity | openness to feedback | open to feedback | coachable | lifelong learner | eager to grow | learning new skills
Passion | passionate | passion for | raw passion | passion to | love of | love for | commitment to | committed to | dedication | dedicated professional | dedicated individual | dedicated and | mission-driven | driven individual | driven self | highly-driven | results-oriented | results oriented | result-oriented | results-driven | goal-oriented | outcome-oriented | strong interest | desire to | dedicated to | ambitious | enterprising | personal drive | above and beyond | go-getter
Listening | active listening | listening skills
Stress tolerance | work under pressure | under pressure | stressful | high-pressure | calm | resiliency | resilience
Cultural competence | diverse populations | diverse backgrounds | cultural sensitivity | diverse groups | culturally | multicultural | cultural awareness | diverse communities | variety of backgrounds | diverse constituencies
Conflict resolution | resolve conflicts | conflict management | resolving conflicts | difficult people
Influence | influencing | persuasive | persuasion | persuade
Following instructions | follow instructions | follow directions | following directions | follow written | follow oral | understand and follow | carry out instructions | carry out simple instructions | obey orders | follow detailed instructions
`;
