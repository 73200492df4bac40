/** Made by scripts/career-tables.ts (decision 0100). Licenses by state, October 2024, CareerOneStop, U.S. Department of Labor, from records of the states; without California. */
export const careerLicences = `U.S. Department of the Treasury|Federal Aviation Administration|United States Coast Guard National Maritime Center|Federal Communications Commission|Financial Industry Regulatory Authority (FINRA)|National Insurance Producer Registry (NIPR)|United States Nuclear Regulatory Commission|United States Customs Service|Federal Maritime Commission|Internal Revenue Service|Alaska Department of Commerce, Community & Economic Development|U.S. Department of Transportation|U.S. Coast Guard|Alaska Department of Administration|Division of the Alaska Department of Administration|Alaska Department of Health & Social Services|Commercial Fisheries Entry Commission|Alaska Department of Fish & Game|U.S. Department of Homeland Security|Alaska Department of Public Safety|Department of Education & Early Development|Alaska Department of Labor & Workforce Development|U.S. Environmental Protection Agency (EPA)|Alaska Bar Association|Alaska Department of Environmental Conservation|Alabama State Board of Public Accountancy|Alabama State Board of Licensure for Professional Engineers & Land Surveyors|Alabama Soil & Water Conservation Committee|Alabama Electronic Security Board of Licensure|Alabama Department of Public Health|Alabama State Board of Medical Examiners|Alabama Department of Agriculture & Industries|Alabama Board of Registration of Architects|Alabama Board of Athletic Trainers|Alabama Board of Examiners for Speech-Language Pathology & Audiology|Alabama State Board of Cosmetology & Barbering|Alabama Department of Finance,Real Property Management Division of Construction Management|Alabama Law Enforcement Agency|Alabama State Department of Education|Alabama State Board of Chiropractic Examiners|Alabama Department of Insurance|State of Alabama Department of Insurance|State of Alabama Home Builders Licensure Board|Alabama Board of Court Reporting|Board of Dental Examiners of Alabama|Alabama State Board of Examiners for Dietetics/Nutrition|Alabama Electrical Contractors Board|Alabama Elevator Safety Review Board|Alabama Board of Funeral Services|Alabama Securities Commission|Alabama Fire College|Alabama Polygraph Examiners Board|Alabama State Board of Registration for Foresters|Alabama Board of Licensure for Professional Geologists|Alabama Board of Nursing|Alabama Board of Examiners of Nursing Home Administrators|Alabama Behavior Analyst Licensure Board|Alabama State Board of Social Workers Examiners|State of Alabama Hearing Instrument Dealers Board|Alabama Board of Heating,Air Conditioning and Refrigeration Contractors|Alabama Board for Registered Interior Designers|Alabama Licensure Board for Interpreters & Transliterators|Alabama Board of Examiners of Landscape Architects|Alabama State Bar|Alabama Board of Examiners in Marriage & Family Therapists|Alabama Board of Massage Therapy|Alabama State Board of Respiratory Therapist|Alabama Department of Labor|Alabama State Board of Occupational Therapy|Alabama Board of Optometry|Alabama State Board of Prosthetists and Orthotist|Alabama Board of Pharmacy|Alabama Board of Physical Therapy|Alabama Plumbers and Gas Fitters Examining Board|State of Alabama Board of Podiatry|Alabama Peace Officers Standards & Training Commission|State of Alabama Private Investigation Board|Alabama Board of Examiners in Psychology|Weights and Measures Division|Alabama Real Estate Commission|Security Regulatory Board|Alabama Security Regulatory Board|United States Coast Guard|Alabama State Board of Veterinary Medicine Examiners|Alabama Department of Environmental Management|Arkansas Department of Labor and Licensing|Arkansas Department of Agriculture|Arkansas Department of Public Safety|Arkansas Department of Health|Arkansas Department of Finance and Administration|Arkansas Secretary of State|Arkansas Department of Energy and Environment|Arkansas Department of Human Services|Arkansas Department of Commerce|Arkansas Judiciary|Arkansas Department of Education|Arkansas Department of Labor & Licensing|Supreme Court of Arkansas|Board of Accountancy|Board of Technical Registration|Arizona Medical Board|State Boxing and Mixed Martial Arts Commission|Board of Athletic Training|Department of Health Services|Barbering and Cosmetology Board|Department of Insurance and Financial Institutions|Industrial Commission of Arizona|Board of Chiropractic Examiners|Arizona Peace Officer Standards and Training Board|Registrar of Contractors|Department of Education|State Board of Dental Examiners|Board of Funeral Directors and Embalmers|Arizona State Supreme Court|Corporation Commission|Board of Nursing Care Institution Administrators and Assisted Living Facility Managers|Board of Behavioral Health Examiners|Department of Insurance|Board of Nursing|Board of Massage Therapy|Board of Homeopathic and Integrated Medicine Examiners|Naturopathic Physicians Medical Board|Board of Occupational Therapy Examiners|Board of Dispensing Opticians|Board of Optometry|Department of Agriculture|Board of Pharmacy|Board of Physical Therapy|Arizona Regulatory Board of Physician Assistants|Board of Podiatry Examiners|Board of Manufactured Housing|State Real Estate Department|Board of Respiratory Care Examiners|Department of Transportation|Department of Public Safety|Veterinary Medical Examining Board|Department of Regulatory Agencies|Department of Revenue|Colorado Department of Agriculture|Secretary of State|Department of Early Childhood|Colorado Department of Public Health & Environment|State Department of Education|Colorado Dept of Public Health and Environment|Colorado Supreme Court|Dept of Law|Colorado Dept ofHealth Care & Financing|Department of Consumer Protection|Department of Public Health|Department of Motor Vehicles|Department of Administrative Services|Department of Environmental Protection|Department of Banking|State of Connecticut Judicial Branch|Licensing|Department of Consumer & Regulatory Affairs|Department of Health|Government of the District of Columbia|District of Columbia Department of Insurance, Securities and Banking|District of Columbia Court of Appeals|DC Health|Delaware Department of State|Delaware Association of Professional Engineers|Delaware State Police|Department of Natural Resources & Environmental Control|Division of Motor Vehicles|Delaware Insurance Department|Division of Facilities Management|Delaware Division of Revenue|Department of Health and Social Services|Delaware Courts|Department of Natural Resources & Environmental Control (DNREC)|FL Dept. of Business and Professional Regulation|Florida Board of Professional Engineers|FL Department of Health|FL Department of Education|FL Department of Financial Services|FL Department of Agriculture and Consumer Services|Florida Department of Financial Services|Department of Highway Safety and Motor Vehicles|FL Department of Insurance|FL Department of Law Enforcement|The Florida Bar|FL Department of Enviromental Protection|Georgia State Board of Accountancy|Georgia Board of Athletic Trainers|Department of Driver Services|Georgia State Board of Funeral Service|Georgia Composite Board of Professional Counselors, Social Workers, and Marriage and Famil|Georgia State Board of Pharmacy|Georgia State Board of Podiatry|Georgia Board of Private Detective and Security Agencies|Georgia Auctioneers Commission|Georgia Athlete Agent Regulatory Commission|Hawaii State Dept. of Commerce & Consumer Affairs|Hawaii State Dept. of Health|Hawaii State Dept. of Land & Natural Resources|First Circuit Court|State of Hawaii|Hawaii State Judiciary|Hawaii Department of Health|Department of Inspections, Appeals, & Licensing|Iowa Department of Inspections & Appeals|Asbestos Abatement Licensing|Bureau of Lead Poisoning Prevention|Iowa Department of Transportation|Iowa Motor Vehicle Division and the Iowa Department of Transportation|Iowa Department of Human Services|Iowa Supreme Court Office of Professional Regulation|Iowa Department of Education|Iowa Department of Public Health|Iowa Department of Public Safety|Elevator Safety|Iowa Department of Commerce|Iowa Department of Natural Resources|Iowa Department of Agriculture & Land Stewardship|Iowa Professional Licensing Bureau|Iowa Department of Commerce, Iowa Division of Banking|Bureau of Radiological Health|Boiler Safety|Idaho State Board of Accountancy|Idaho Board of Professional Engineers and Professional Land Surveyors|Idaho State Board of Medicine|Board of Architectural Examiners|Idaho Athletic Commission|Idaho Speech and Hearing Services Licensure Board|Idaho Board of Barber Examiners|The Idaho State Board of Cosmetologists|Idaho Department of Finance|Idaho Transportation Department|Idaho Department of Health and Welfare|Idaho State Board of Chiropractic Physicians|Idaho Department of Insurance|Idaho State Board of Drinking Water and Wastewater Professionals|Idaho Division of Building Safety|Idaho Peace Officer Standards & Training (POST)|Idaho State Certified Shorthand Reporters Board|Idaho State Department of Education|Idaho State Board of Dentistry|Idaho Department of Water Resources|Idaho State Department of Agriculture|Idaho State Board of Morticians|Genetic Counselors Licensing Board|Idaho Board of Registration for Professional Geologists|Idaho Board of Nursing|Idaho State Board of Midwifery|Board of Examiners of Nursing Home Administrators|Board of Examiners of Residential Care Facility Administrators|Board of Psychologist Examiners|Idaho State Board of Landscape Architects|Idaho State Bar|Board of Professional Counselors and Marriage & Family Therapists|Idaho Board of Massage Therapy|Occupational Therapy Licensure Board of Idaho|Idaho State Board of Optometry|Idaho State Board of Pharmacy|Physical Therapist Licensure Board|Idaho State Board of Podiatry|Idaho Real Estate Commission|Idaho Driving Businesses Licensure Board|The Idaho Transportation Department|Idaho State Board of Veterinary Medicine|Illinois Department of Financial and Professional Regulation|Illinois Department of Public Health|Illinois Racing Board|Illinois Secretary of State|Illinois State Fire Marshall|Illinois Department of Public Health Division of Environmental Health|Illinois Environmental Protection Agency|Illinois Department of Natural Resources Office of Mines and Minerals, Division of Mine Sa|Illinois Secretary of State Department of Driver Services|Driver Services Department|Illinois Secretary of State Index Department|Illinois Department of Insurance|Illinois Department of Natural Resources|Dept. of Teacher Educ. and Certification|Illinois Emergency Management Agency|Illinois Department of Agriculture|Illinois Secretary of State Securities Department|Illinois Department of Labor|Illinois Supreme Court|Illinois Secretary of State Dealer Licensing|Indiana Professional Licensing Agency|Indiana Gaming Commission|The Society of Broadcast Engineers, Inc.|Indiana Department of Natural Resources|Alcohol and Tobacco Commission|Bureau of Motor Vehicles|Indiana State Department of Health|Indiana Department of Education|Indiana Department of Environmental Management|Indiana Board of Licensure for Professional Geologists|Professional Licensing Agency|Indiana Judicial Branch|Indiana State Library|Indiana State Chemist Office|Kansas Board of Accountancy|Kansas Racing and Gaming Commission|Kansas State Board of Technical Professions|Kansas State Board of Healing Arts|Kansas Department of Commerce|Kansas Board of Examiners in the Fitting and Dispensing of Hearing Instruments|Kansas Department for Aging and Disability Services|Business Services Division|Kansas Board of Barbering|Kansas Board of Cosmetology|Kansas Department of Revenue|Kansas Department of Insurance|Kansas Judicial Branch|Kansas State Department of Education|Kansas Dental Board|Investigations|Kansas State Board of Mortuary Arts|Kansas Board of Emergency Medical Services|Behavioral Sciences Regulatory Board|Kansas Attorney General|Office of the State Bank Commissioner|Licensure|Kansas Real Estate Appraisal Board|Kansas Board of Examiners in Optometry|Kansas State Board of Pharmacy|Kansas Real Estate Commission|Kansas Board of Veterinary Examiners|Kansas Department of Health & Environment|Commonwealth of Kentucky|Division of Mine Safety|Kentucky Engineering Center|Department of Housing, Building and Construction|Public Protection Cabinet|Department of Professional Licensing|Kentucky Transportation Cabinet|Kentucky Department of Education|Department of Criminal Justice Training|Division of Compliance Assistance|Kentucky Court of Justice|Division of Certification|NULL|Department for Public Health|Division of Water|Department of Financial Institutions|Kentucky State Police|Kentucky Career Center|Kentucky Bar Association|Radiation Health Branch|Transportation Cabinet|State Board of Certified Public Accountants|Louisiana Department of Public safety & Corrections|Louisiana Department of Transportation and Development|Louisiana Department of Health and Hospitals|Louisiana State Racing Commission|Louisiana State Board of Architectural Examiners|Louisiana Secretary of State|Louisiana State Board of Barbers Examiners|Louisiana State Board of Cosmetology|Office of Financial Institutions|State Plumbing Board of Louisiana|Office of the State Fire Marshal|Louisiana Department of Agriculture and Forestry|Louisiana State Board of Home Inspectors|Louisiana Department of Public Safety and Corrections|Louisiana Department of Insurance|Louisiana State Licensing Board for Contractors|Louisiana Board of Examiners of Certified Shorthand Reporters|Louisiana Department of Education|Office of the Governor Polygraph Board|Louisiana Committee on Bar Admissions|State Board of Library Examiners|Office of the Governor|New Orleans-Baton Rouge Steamship Pilot Association for the MS River, NOBRA|Office of Motor Vehicles|Board of Public Accountancy|Massachusetts Gaming Commission Massachusetts Gaming Commission|Board of Registration of Professional Engineers and of Land Surveyors|Board of State Examiners of Electricians|Board of Registration in Medicine|Division of Fish and Game|Board of Registration of Architects|Board of Registration of Allied Health Professions|Department of Public Safety State Athletic Commission|Board of Registration for Speech and Language Pathology and Audiology|Board of Registration of Barbers|Board of Registration of Cosmetology and Barbering|Board of Registration of Real Estate Appraisers|Department of Public Utilities|Massachusetts Department of Transportation|Department of Early Education & Care|Board of Registration of Chiropractors|Automobile Damage Appraiser Licensing Board|Division of Marine Fisheries|Division of Fisheries and Wildlife|Department of Labor and Workforce Development|Consumer Affairs and Business Regulation|Office of Educator Licensure|Board of Registration in Dentistry|Board of Registration of Dietitians and Nutritionists|Board of Registration in Embalming and Funeral Directing|Office of Emergency Medical Services|Board of Registration of Sanitarians|Division of Insurance|Securities Division, Office of the Secretary of the Commonwealth|Board of Registration of Genetic Counselors|Board of Registration in Nursing|Board of Registration of Nursing Home Administrators|Board of Registration of Social Workers|Bureau of Health Care Safety and Quality|Board of Registration of Psychologists|Board of Registration of Landscape Architects|Board of Bar Examiners|Board of Registration of Allied Mental Health and|Board of Registration of Massage Therapy|Board of Registration in Respiratory Care|Board of Registration in Pharmacy|Board of Certification of Health Officers|Board of Registration of Dispensing Opticians|Board of Registration in Optometry|Board of Registration of Physician Assistants|Board of State Examiners of Plumbers and Gas Fitters|Board of Registration in Podiatry|Department of State Police|Board of Registration of Real Estate Brokers|Department of Food and Agriculture|Board of Examiners of Sheet Metal|local governments|Board of Registration of Professional Engineers|Registry of Motor Vehicles|Board of Registration in Veterinary Medicine|Board of Certification of Operators of Drinking Water Supply Facilities|Board of Certification of Operators of Wastewater Treatment Facilities|Maryland Department of Labor|Maryland State Dept. of Health & Mental Hygiene|Maryland Department of Natural Resources (DNR)|Notary Public|Motor Vehicle Administration|Maryland Department of Transportation|Maryland Department of the Environment|Dept. of Public Safety & Correctional Services|Maryland State Department of Education|Maryland Institute for Emergency Medical Services|Charitable Organizations Division|Maryland Insurance Administration|State Board of Law Examiners|Maryland Department of Agriculture|State Ethics Commission|Maryland State Police|Public Service Commission (PSC)|Maine Department of Professional & Financial Regulation|Maine Board of Registration of Professional Engineers|Maine Department of Public Safety|Maine Board of Licensure in Medicine|Maine Board of Osteopathic Licensure|Maine Department of Agriculture, Conservation and Forestry|Maine Department of Health and Human Services|Maine Secretary of State|Maine Department of Marine Resources|Maine Department of Inland Fisheries and Wildlife|Maine Department of Education|Maine Board of Dental Practice|Maine State Board of Nursing|Maine Board of Bar Examiners|Michigan Department of Licensing and Regulatory Affairs|Michigan Department of Agriculture and Rural Development|Michigan Department of Health and Human Services|Michigan Gaming Control Board|Michigan Certification Board for Addiction Professionals|Michigan Secretary of State|Michigan Department of State|Michigan Department of Insurance and Financial Services|Michigan Department of Natural Resources|Michigan Courts|Michigan Department of Education|Michigan Department of Attorney General|State Bar of Michigan|Michigan Department of Environmental Quality|Michigan Department of Corrections|Michigan Department of Transportation|Minnesota Board of Accountancy|Minnesota Gambling Control Board|Geoscience and Interior Design (AELSLAGID), Minnesota Board of|Minnesota Board of Animal Health|Minnesota Department of Health|Minnesota Board of Medical Practitioners|Minnesota Board of Chiropractic Examiners|Minnesota Department of Natural Resources (DNR)|Minnesota Department of Administration|Minnesota Department of Agriculture|Minnesota Department of Labor and Industry|Minnesota Racing Commission|Minnesota Department of Public Safety|Office of the Secretary of State|Minnesota Board of Barber Examiners|BCE|Minnesota Department of Commerce|Minnesota Pollution Control Agency|Minnesota Department of Human Services|Minnesota Department of Revenue|Minnesota Department of Transportation|Minnesota Department of Education|Minnesota Board of Dentistry|Minnesota Board of Dietetics and Nutrition|Minnesota Emergency Medical Services Regulatory Board|MBFTE|Minnesota Attorney General (AG)|Minnesota Board of Nursing|BENHA|Minnesota Board of Social Work|Minnesota Judicial Branch|Minnesota Board of Psychology|Minnesota Board of Marriage and Family Therapy|Minnesota Board of Behavioral Health and Therapy (BBHT)|Minnesota Board of Occupational Therapy Practice|Minnesota Board of Optometry|Minnesota Board of Podiatric Medicine|Minnesota Board of Pharmacy|Minnesota Board of Physical Therapy|Minnesota Campaign Finance and Public Disclosure Board|Private Detective and Protective Agent Services|Minnesota Department of Employment and Economic Development|Minnesota Board of School Administrators|Minnesota Board of Veterinary Medicine|Missouri Department of Commerce and Insurance|Department Of Elementary and Secondary Education|Department Of Revenue|Department Of Health and Senior Services|Department Of Public Safety|Missouri Board of Law Examiners|Missouri Department of Natural Resources|Mississippi State Board of Public Accountancy|Mississippi Board of Licensure for Professional Engineers & Surveyors|MS Department of Agriculture|MS State Board of Medical Licensure|MS State Dept. of Health|Mississippi State Board of Architecture|MS Board of Barber Examiners|MS Board of Cosmetology|MS State Board of Contractors|Mississippi Real Estate Commission|MS Department of Public Safety|MS Board of Chiropractic Examiners|MS Department of Insurance|MS Board of Nursing|Mississippi Department of Education|MS State Board of Dental Examiners|Mississippi State Board of Funeral Service|Mississippi Board of Examiners for Social Workers and Marriage & Family Therapists|MS State Board of Bar Admissions|The Mississippi Bar|MS State Board of Examiners for Licensed Professional Counselors|MS State Board of Massage Therapy|State of Mississippi|Mississippi Board of Pharmacy|MS State Board of Physical Therapy|MS Board of Psychology|MS Board of Veterinary Medicine|Athletics Program|Building Codes Bureau - Elevator Operator|Department of Justice|Montana Department of Justice|Department of Public Health and Human Services|Montana Dept of Fish, Wildlife and Parks|Montana Department of Labor and Industry|Montana Department of Environmental Quality|Building Codes Bureau - Crane and Hoist Operator|Education Liscensure Unit|Building Codes Bureau - Fire Protection|Genetic Counselor Program|State Bar of Montana|Department of Administration|Licensed Addiction Counselors Program|Montana Department of Agriculture|Building Codes Bureau - Boiler Operator|NC Department of Revenue|NC Board of Certified Public Accountant Examiners (CPA)|NC Department of Transportation|NC Board of Examiners for Engineers and Surveyors|NC Department of Environmental Quality|NC Board for Licensing of Soil Scientists|NC Department of Agriculture and Consumer Services|NC Department of Public Safety|NC Board of Electrical Contractors|NC Department of Labor|NC Medical Board (Occupational License's)|NC Wildlife Resources Commission|NC Department of Natural and Cultural Resources|NC Board of Architecture and Registered Interior Designers|NC Boxing and Combat Sports Commission|NC Board of Athletic Trainer Examiners|NC Board of Examiners for Speech-Language Pathologists and Audiologists|NC Department of Insurance|NC Board of Barber and Electrolysis Examiners|NC State Board of Cosmetic Art Examiners|Alcohol and Tobacco Tax and Trade Bureau|NC Department of Health & Human Services|American Society for Clinical Pathology Board of Certification|North Carolina Department of Transportation|Utilities Commission|NC Board of Chiropractic Examiners|US Fish & Wildlife Service|NC Board Examiners of Plumbing Heating & Fire Sprinkler Contractors|NC Licensing Board for General Contractors|NC Onsite Wastewater Contractor Inspector Certification Board|NC Board of Dental Examiners|NC Board of Dietetics/Nutrition|NC Board of Funeral Service|NC Board of Environmental Health Specialist Examiners|American Board of Industrial Hygiene|NC Board of Recreation Therapy|NC Department of the Secretary of State|NC Board of Registration for Foresters|NC Board for Licensing of Geologists|NC Board of Nursing|NC Board of Examiners for Nursing Home Administrators|NC Medical Board (Professional Medical Corporations)|NC Social Work Certification and Licensure Board|NC Hearing Aid Dealers and Fitters Board|NC Board of Refrigeration Examiners|NC Interpreters and Transliterators Licensing Board|NC Psychology Board|NC Board of Landscape Architects|NC Landscape Contractors' Licensing Board|NC Board of Law Examiners|NC Department of Commerce|NC Locksmith Licensing Board|NC Board of Examiners of Fee-Based Practicing Pastoral Counselors|NC Marriage and Family Therapy Licensure Board|NC Board of Massage and Bodywork Therapy|NC Judicial Branch|NC Respiratory Care Board|NC Department of Public Instruction|American Nurses Credentialing Center|NC Board of Pharmacy|NC Addictions Specialist Professional Practice Board|NC Board of Occupational Therapy|NC Board of Opticians|NC Board of Optometry|NC State Bar|NC Board of Physical Therapy Examiners|NC Board of Irrigation Contractors|NC Board of Podiatry Examiners|NC Real Estate Commission|NC State Lottery Commission|NC Department of Administration|NC Community College System|Bureau of Alcohol, Tobacco, Firearms and Explosives|NC Auctioneer Licensing Board|NC Cemetery Commission|Association of Boxing Commissions and Combative Sports|Academic Affairs|NC Veterinary Medical Board|ND State Board of Accountancy|ND State Board of Registration for Professional Engineers & Land Surveyors|ND State Board of Registration for Professional Soil Classifiers|ND Board of Medicine|ND Game and Fish Department|ND State Board of Architecture & Landscape Architecture|ND Board of Athletic Trainers|ND State Board of Examiners on Audiology & Speech-Language Pathology|ND Secretary of State|ND State Board of Barber Examiners|ND State Board of Cosmetology|ND Board of Clinical Laboratory Practice|North Dakota Department of Transportation|ND Board of Medical Imaging and Radiation Therapy|ND Department of Health and Human Services|ND State Board of Chiropractic Examiners|ND Insurance Department|ND Aeronautics Commission|ND Board of Water Well Contractors|ND Private Investigative and Security Board|ND Educational Standards and Practices Board|ND Department of Transportation|ND State Board of Dental Examiners|ND Board of Dietetic Practice|ND State Electrical Board|ND State Board of Funeral Service|North Dakota Department of Health|ND Department of Agriculture|ND Securities Department|ND Board of Nursing|ND State Board of Examiners For Nursing Home Administrators|ND State Board of Social Work Examiners|ND Board of Hearing Aid Specialists|ND State Plumbing Board|ND State Board of Psychologist Examiners|ND State Board of Law Examiners|ND Marriage and Family Therapy Licensure Board|ND Board of Counselor Examiners|ND Board of Massage|ND State Board of Respiratory Care|ND Board of Occupational Therapy Practice|ND State Board of Optometry|ND State Board of Pharmacy|ND Physical Therapy Board|ND State Board of Podiatric Medicine|ND Peace Officer Standards and Training Board|ND Real Estate Commission|ND State Board of Integrative Health Care|ND Public Service Commission|ND State Abstractors' Board of Examiners|ND Board of Veterinary Medical Examiners|Nebraska State Board of Public Accountancy|Nebraska Board of Engineers & Architects|Nebraska State Fire Marshal|Nebraska Dept. of Environment & Energy|Nebraska Dept. of Health & Human Services|Nebraska Athletic Commission|Nebraska Racing & Gaming Commission|Nebraska Dept. of Education|Nebraska Secretary of State|Nebraska Board of Barber Examiners|Nebraska Dept. of Health and Human Services|Nebraska Dept. of Transportation|Nebraska Dept. of Revenue|Nebraska Dept. of Insurance|Nebraska Dept. of Labor|National Court Reporters Association|Nebraska Dept. of Motor Vehicles|Nebraska State Electrical Division|Nebraska Dept. of Agriculture|Nebraska Dept. of Banking & Finance|Nebraska Commission for the Deaf & Hard of Hearing|Nebraska Board of Landscape Architects|Nebraska Supreme Court|Local Officials|Nebraska Law Enforcement Training Center|Nebraska Legislative Council|Nebraska Real Estate Commission|Nebraska Motor Vehicle Industry Licensing Board|Nebraska Liquor Control Commission|Nebraska Board of Examiners for Land Surveyors|Nebraska Abstracters Board of Examiners|Nebraska Dept. of Environment & Energy Water Well Standards|Licensing and Enforcement Division|Office of Professional Licensure and Certification|Electrology Advisory Committee|NH Department of Labor||NH Department of Health and Human Services|NH Police Standards and Training Council|NH Department of Education|NH Department of Safety|NH Department of State|NH Fish and Game Department|NH Department of Environmental Services|Division of Public Health Services|New Hampshire Midwifery Council|NH Insurance Department|NH Supreme Court|Ophthalmic Dispensing Professionals|Permits and Licensing Unit|NH Department of Agriculture, Markets, and Food|New Hampshire Real Estate Commission|Wastewater Engineering Bureau|Department of Law and Public Safety|New Jersey Division of Gaming Enforcement|Department of Community Affairs|Department of Health and Senior Services|Motor Vehicle Commission|Department of Banking and Insurance|Office of Telecommunications Services|Department of Law and Public Safety, Division of Consumer Affairs|New Jersey State Library|Dept. of Law and Public Safety|Board of Commissioners of Pilotage of the State of NY|There is some indication that this license exists in New Jersey, but it has not yet been c|4th Floor|New Mexico Regulation & Licensing Department|New Mexico Gaming Control Board|New Mexico State Board of Licensure for Professional Engineers & Professional Surveyors|New Mexico Medical Board|New Mexico Board of Veterinary Medicine|New Mexico Board of Examiners for Architects|New Mexico Taxation and Revenue Department|New Mexico Environment Department|Office of Superintendent of Insurance Producers Licensing Bureau|New Mexico Board of Nursing|New Mexico Public Education Department|New Mexico Department of Health|New Mexico Board of Bar Examiners|American Red Cross|New Mexico Department of Public Safety|New Mexico Taxation & Revenue Department|State Contractors' Board|Board of Professional Engineers & Land Surveyors|Board of Osteopathic Medicine|Board of Medical Examiners|Department of Wildlife|Nevada Gaming Control Board|Board of Architecture, Interior Design, & Residential Design|Department of Business & Industry|Nevada State Board of Athletic Trainers|Hearing Aid Dispensing Board|Barber's Health & Sanitation Board|Board of Cosmetology|Private Investigator's Licensing Board|Nevada Division of Public & Behavioral Health|Nevada State Fire Marshal|Chiropractic Physicians' Board|Nevada Revised Statutes Chapter 622.062|Certified Court Reporters Board|Board of Dental Examiners|Board of Funeral and Cemetery Services|Southern Nevada Health District|Board of Registered Environmental Health Specialists|Dept. of Conservation & Natural Resources|Nevada State Board of Nursing|Board of Examiners for Long Term Care|Board of Examiners for Social Workers|Department of Health and Human Services|Supreme Court of Nevada|Board of Psychological Examiners|Board of Landscape Architecture|State Bar of Nevada|Nevada State Library and Archives|Board of Examiners for Marriage & Family Therapists, and Clinical Professional Counselors|Board of Massage Therapists|Board of Homeopathic Medical Examiners|Nevada State Board of Podiatry|Board of Occupational Therapy|Deptartment of Agriculture|Board of Physical Therapy Examiners|Radiation Control Program|Board of Veterinary Medical Examiners|Nevada Division of Environmental Protection|NYS Education Department|NYS Department of Agriculture and Markets|NYS Department of State|NYS Gaming Commission|NYS Department of Labor|NYS Department of Motor Vehicles|NYS Department of Financial Services|Credentialing Unit|NYS Department of Health|NYS Department of Environmental Conservation|NYS Unified Court System|Transportation Department|Recreation and Historic Preservation|NYS Department of Transportation|Accountancy Board of Ohio|State Board of Registration for Professional Engineers and Surveyors|State Medical Board of Ohio|Ohio Architects Board|Ohio Occupational Therapy, Physical Therapy, and Athletic Trainers Board|Speech and Hearing Professionals Board|Ohio State Cosmetology and Barber Board|Ohio Department of Public Safety|Ohio State Chiropractic Board|Ohio Department of Insurance|Ohio Board of Nursing|Ohio Department of Natural Resources|Ohio Department of Commerce|Ohio Department of Education & Workforce|Ohio State Dental Board|Ohio Board of Embalmers and Funeral Directors|Ohio Department of Health|Ohio Attorney General's Office|Ohio Department of Aging|Counselor, Social Worker and Marriage and Family Therapist Board of Ohio|Ohio Council for Home Care and Hospice|Ohio Board of Psychology|The Supreme Court of Ohio|Ohio Vision Professionals Board|State of Ohio Board of Pharmacy|Ohio Department of Agriculture|Ohio Veterinary Medical Licensing Board|Ohio Environmental Protection Agency|Oklahoma Accountancy Board|Professional Engineers and Land Surveyors|Department of Environmental Quality|Department of Labor|Oklahoma Board of Osteopathic Examiners|State Board of Medical Licensure and Supervision|Oklahoma Horse Racing Commission|, Landscape Architects and Designers of Oklahoma|State Board of Examiners for Speech Pathology and Audiology|Oklahoma State Board of Cosmetology and Barbering|Oklahoma Department of Mental Health and Substance Abuse Services|Plumbing and Building Inspection|Home Inspection|Mechanical|State Board of Examiners of Perfusionists|Oklahoma State Board of Chiropractic Examiners|Oklahoma Insurance Department|Oklahoma Department of Public Safety|Oklahoma Department of Mines|Board of Examiners of Certified Shorthand Reporters|Oklahoma State Department of Education|Oklahoma Board of Dentistry|Oklahoma State Board of Examiners for Long-Term Care Administrators|Electrical|Oklahoma Funeral Board|Oklahoma State Department of Health|Oklahoma Corporation Commission|Oklahoma Department of Securities|State of Oklahoma Board of Polygraph Examiners|Oklahoma Board of Nursing|Oklahoma State Board of Licensed Social Workers|Oklahoma Water Resources Board|Oklahoma Alcoholic Beverage Laws Enforcement Commission|Oklahoma Real Estate Commission|Oklahoma State Board of Examiners of Psychologists|Board of Bar Examiners of the State of Oklahoma|Oklahoma Department of Consumer Credit|Oklahoma State Board of Tests for Alcohol and Drug Influence|Oklahoma State Board of Behavioral Health Licensure|Board of Examiners in Optometry|Oklahoma State Board of Licensed Alcohol and Drug Counselors|Oklahoma State Board of Pharmacy|Oklahoma State Department of Environmental Quality|Oklahoma State Board of Medical Licensure and Supervision|Council on Law Enforcement Education and Training|Oklahoma Used Motor Vehicle and Parts Commission|Oklahoma Secondary Schools Activities Association|Oklahoma Abstractors Board|Oklahoma State Board of Veterinary Medical Examiners|Oregon Board of Accountancy|Board of Engineering & Land Surveying Examiners|Bureau of Labor and Industries|Oregon Medical Board|Oregon Racing Commission|Board of Architect Examiners|Oregon State Police - Athletic Commission|Oregon Health Authority - Health Licensing Office|State Board of Examiners for Speech-Language Pathology and Audiology|Oregon Liquor and Cannabis Commission|Oregon Health Authority - Food, Pools and Lodging Health and Safety|Construction Contractors Board|Department of Consumer and Business Services - Workers' Compensation Division|Board of Medical Imaging|Building Codes Division - Certifications|Oregon Department of Transportation|Department of Education - Pupil Transportation|Department of Consumer and Business Services - Division of Financial Regulation|Division of Financial Regulations - Insurance Licenses|Health Care Regulation and Quality Improvement|Department of Fish and Wildlife|Emergency Medical Services and Trauma Systems|Department of Public Safety Standards - Standards & Certifications Division|Oregon Judicial Department|Teacher Standards and Practices Commission|Oregon Board of Dentistry|Mortuary and Cemetery Board|Department of Water Resources|Division of Financial Regulations - Securities Licenses|Department of Public Safety Standards - Fire Program|Department of Public Safety Standards & Training|BOLI - Wage and Hour Division - Licensing Unit|Board of Geologist Examiners|State Board of Nursing|Board of Licensed Social Workers|Oregon Health Authority - Office of Equity and Inclusion (OEI)|Oregon Department of Human Services|Oregon Board of Psychology|Landscape Architect Board|Board of Landscape Contractors|Oregon State Bar|Real Estate Agency|Division of Financial Regulations - Financial Licenses|Board of Licensed Professional Counselors & Therapists|Oregon Health Authority - Health Systems Division|Occupational Therapy Licensing Board|Physical Therapist Licensing Board|Oregon Health Authority - Oregon Drinking Water Services|Oregon Office of State Fire Marshal|Oregon Government Ethics Commission|Department of Public Safety Standards - Private Security & Investigator Program|Board of Maritime Pilots|Department of Transportation - Driver and Motor Vehicle Services (DMV)|Oregon Veterinary Medical Examining Board|Department of State|PA Department of Labor & Industry|Pennsylvania Department of Transportation (PennDOT)|Pennsylvania Insurance Department|Supreme Court of Pennsylvania|The Unified JUDICIAL SYSTEM of PENNSYLVANIA|RI Department of Business Regulation|RI Department of Labor and Training|RI Department of Health|RI Department of Environmental Management|Rhode Island Department of Revenue|RI Department of Human Services|RI Department of Education|RI Supreme Court|SC Board of Accountancy|SC Board of Contractors|SC Board of Engineers and Surveryors|Soil Classifier Advisory Councel|SC Board of Environmental Certification|SC Board of Medical Examiners|SC Board of Architectural Examiners|SC Athletic Commission|SC Board of Speech-Language Pathology and Audiology|SC Board of Barber Examiners|SC Board of Cosmetology|SC Boiler Safety Program|SC Building Codes Council|SC Board of Chiropractic Examiners|SC Residential Builders Commission|SC Board of Landscape Architectural Examiners|SC Board of Dentistry|SC Board of Funeral Service|SC Board of Forestry|SC Board of Registration for Geologist|SC Board of Long Term Health Care Administrators|Marriage and Family Therapists|SC Board of Social Work Examiners|SC Real Estate Commission|SC Board of Psychology|Supreme Court of South Carolina|SC Board of Nursing|SC Office of State Fire Marshal|SC Massage / Bodywork Panel|SC Board of Occupational Therapy|SC Board of Examiners in Opticianry|SC Board of Examiners in Optometry|SC Board of Pharmacy|SC Board of Physical Therapy|SC Board of Podiatry|SC Board of Manufactured Housing|SC Auctioneers Commission|SC Perpetual Care Cemetery Board|SC Pilotage Commission|SC Board of Veterinary Examiners|South Dakota Board of Accountancy|South Dakota Commission on Gaming|South Dakota Board of Technical Professions|South Dakota Board of Medical & Osteopathic Examiners|South Dakota Plumbing Commission|South Dakota Athletic Commission|South Dakota Board of Hearing Aid Dispensers & Audiologists|South Dakota Board of Barber Examiners|South Dakota Cosmetology Commission|South Dakota Real Estate Commission|South Dakota Department of Public Safety|South Dakota Board of Chiropractic Examiners|South Dakota Division of Insurance|South Dakota Board of Nursing|South Dakota Game, Fish And Parks|South Dakota Department of Agriculture & Natural Resources|South Dakota Department of Education|South Dakota State Board of Dentistry|South Dakota Electrical Commission|South Dakota Board of Funeral Service|South Dakota Division of Securities|Law Enforement Training Division|South Dakota Board of Nursing Facility Administrators|Social Workers Examiners|South Dakota Board of Examiners for Speech-Language Pathology|South Dakota Board of Psychologist Examiners|State Bar of South Dakota|Counselors and Marriage and Family Therapists Examiners|South Dakota Board of Massage Therapy|South Dakota Board of Addiction and Prevention Professionals|South Dakota Board of Examiners In Optometry|South Dakota Board of Pharmacy|South Dakota Board of Podiatry Examiners|South Dakota State Fire Marshall|South Dakota Abstracters' Board of Examiners|South Dakota Board of Veterinary Medical Examiners|Department of Commerce and Insurance|(No board is specified to oversee the license)|Tennessee Department of Revenue|Council for Licensing Hearing Instrument Specs.|Judicial Department|Department of Safety|Water and Wastewater Certification Program|Texas State Board of Public Accountancy|Texas Racing Commission|Texas Board of Professional Engineers and Land Surveyors|Texas Department of Licensing and Regulation|Texas Commission on Environmental Quality|Texas Department of Insurance|Texas Medical Board|Texas Board of Architectural Examiners|Texas Real Estate Commission|Texas Department of Public Safety|Texas Health and Human Services Commission|Texas Board of Chiropractic Examiners|Texas Department of Agriculture|Texas Commission on Law Enforcement|Texas Judicial Branch Certification Commission|Texas Education Agency|Texas State Board of Dental Examiners|Texas Board of Veterinary Medical Examiners|Texas Funeral Service Commission|Texas Department of State Health Services|State Securities Board|Texas Board of Nursing|Texas State Board of Pharmacy|Texas Behavioral Health Executive Council|Executive Council of Physical Therapy and Occupational Therapy Examiners|Texas Board of Law Examiners|Texas Appraiser Licensing and Certification Board|Texas Optometry Board|Texas State Board of Plumbing Examiners|Utah Department of Commerece|Educator Licensing Division|Utah Department of Public Safety|Utah Department of Public Saftey|Utah Department of Health & Human Services|Utah Insurance Department|Utah Department of Health|Utah State Bar|Utah State Tax Commission|Utah Department of Environmental Quality|Department of Professional and Occupational Regulation|Virginia Department of Criminal Justice Services|Department of Health Professions|Department of Labor and Industry|Virginia Department of Agriculture and Consumer Services|Department of Housing and Community Development|Virginia Department of Education|State Corporation Commission|Supreme Court of Virginia|Vermont Secretary of State|Vermont Agency Of Agriculture, Food & Markets|Vermont Department of Public Safety|Vermont Department of Health|Vermont Agency of Education|Vermont Department of Motor Vehicles|Vermont Agency of Transportation|Vermont Department for Children and Families|Vermont Department of Finanical Regulation|Vermont Judiciary|Vermont Department of Environmental Conservation|Department of Licensing|Department of Ecology|Department of Labor and Industries|Office of Superintendent of Public Instruction|Office of the Insurance Commissioner|Department of Social and Health Services|Washington State Bar Association|WI Department of Safety and Professional Services|WI Dept of Natural Resources|WI Dept of Agriculture, Trade & Consumer Protection|Wisconsin Department of Public Instruction (WDPI)|WI Dept of Financial Institutions|Wisconsin Department of Transportation|WI Dept of Transportation|WI Office of the Commissioner of Insurance|WI Dept of Health Services|Department of Workforce Development|via Nationwide Mortgage Licensing System|Wisconsin Ethics Commision|WI Department of Agriculture, Trade and Consumer Protection|ACCOUNTANCY|West Virginia Department of Education (WVDE)|PROFESSIONAL ENGINEERS|West Virginia Department of Agriculture|MEDICINE|OSTEOPATHY|West Virginia Racing Commission|ARCHITECTS|SPEECH LANGUAGE PATHOLOGY & AUDIOLOGY|West Virginia Secretary of State|BARBERS & COSMETOLOGISTS|West Virginia Fire Commission - Office of the State Fire Marshal|West Virginia Department of Transportation|MEDICAL IMAGING & RADIATION THERAPY|CHIROPRACTIC|West Virginia Offices of the Insurance Commissioner|DENTAL EXAMINERS|CONTRACTOR LICENSING BOARD|West Virginia Office of Miners' Health, Safety & Training|DIETITIANS|FUNERAL SERVICES|SANITARIANS|FORESTERS|REGISTERED PROFESSIONAL NURSES|NURSING HOME ADMINISTRATORS|SOCIAL WORK|HEARING AID DEALERS AND FITTERS|REAL ESTATE COMMISSION|LANDSCAPE ARCHITECTS|West Virginia Judiciary|LICENSED PRACTICAL NURSES|COUNSELING|MASSAGE THERAPY|RESPIRATORY CARE|PHARMACY|OCCUPATIONAL THERAPY|OPTOMETRY|PHYSICAL THERAPY|PSYCHOLOGISTS|PROFESSIONAL SURVEYORS|VETERINARY MEDICINE|null|FEDERAL AVIATION ADMINISTRATION|WYOMING SECRETARY OF STATE|Wyoming Department of Transportation (WyDot)|DEPARTMENT OF TRANSPORTATION|WYOMING DEPARTMENT OF AGRICULTURE|WYOMING DEPARTMENT OF FAMILY SERVICES|DEPARTMENT OF ENVIRONMENTAL QUALITY|WYOMING DEPARTMENT OF INSURANCE|DEPARTMENT OF FIRE PREVENTION & ELECTRICAL SAFETY|WYOMING DIVISION OF BANKING|WYOMING REAL ESTATE COMMISSION|WYOMING GAMING COMMISSION
AK|11-2021|Concert Promoter|a|---|2024
AK|11-9021|Contractor, Construction|a|---|2024
AK|11-9031,25-2011,39-9011|Child Care Provider (Center)|f|---|2024
AK|11-9031,25-2011,39-9011|Child Care Provider (Child Care Group Home)|f|---|2024
AK|11-9031,25-2011,39-9011|Child Care Provider (Child Care Home)|f|---|2024
AK|11-9111|Nursing Home Administrator|a|---|2024
AK|13-1031,13-2053,41-3021,43-9041|Insurance Occupations|a|---|2024
AK|13-1041|Customs Broker and Related Occupations|i|---|2024
AK|13-1071|Employment Agency Operator|l|---|2024
AK|13-2011|Accountant, Certified Public|a|---|2024
AK|13-2052|Investment Broker-Dealer and Related Occupations|a|---|2024
AK|13-2072|Mortgage Brokers, Mortgage Lenders and Mortgage Loan Originators|a|---|2024
AK|17-1011|Architect|a|---|2024
AK|17-1012|Landscape Architect|a|---|2024
AK|17-1022|Land Surveyor|a|---|2024
AK|17-2041,17-2051,17-2071,17-2141,17-2171,47-1011,47-2111,47-5041|Engineer- Chemical, Civil, Electrical, Mechanical, Mining and Petroleum|a|---|2024
AK|19-1031|Private Professional Guardians and Conservators|a|---|2024
AK|19-2042|Geologist|a|---|2024
AK|19-3032,19-3033,19-3034|Psychological Associate|a|---|2024
AK|19-3032,19-3033,19-3034|Psychologist|a|---|2024
AK|21-1012,21-1013,21-1015|Professional Counselor|a|---|2024
AK|21-1013|Marital and Family Therapist|a|---|2024
AK|21-1022,21-1023|Licensed Baccalaureate Social Worker|a|yyy|2019
AK|21-1022,21-1023|Licensed Master Social Worker|a|yyy|2019
AK|21-1022|Licensed Clinical Social Worker|a|yyy|2019
AK|23-1011|Attorney|n|---|2024
AK|25-2012,25-2021,25-2022,25-2031,25-2032|Teachers, All Including PreKG, KG, Elem, Middle, High, Spec Ed and Voc Ed|k|---|2024
AK|27-3092|Process Server|j|---|2024
AK|29-1011|Chiropractor|a|---|2024
AK|29-1021,29-1023|Dentist|a|---|2024
AK|29-1031|Dietitian|a|---|2024
AK|29-1031|Nutritionist|a|---|2024
AK|29-1041|Optometrist|a|---|2024
AK|29-1051|Pharmacist|a|---|2024
AK|29-1051|Pharmacy Intern|a|---|2024
AK|29-1071,29-1081,29-1211,29-1212,29-1213,29-1214,29-1215,29-1217,29-1218,29-1221,29-1222,29-1223,29-1224,29-1241,29-1242,29-1249|Osteopath|a|---|2024
AK|29-1071,29-1081,29-1211,29-1212,29-1213,29-1214,29-1215,29-1217,29-1218,29-1221,29-1222,29-1223,29-1224,29-1241,29-1242,29-1249|Physician and Surgeon|a|---|2024
AK|29-1071|Physician Assistant - Certified|a|---|2024
AK|29-1081|Podiatrist|a|---|2024
AK|29-1122|Occupational Therapist|a|---|2024
AK|29-1123|Physical Therapist|a|---|2024
AK|29-1127|Speech-language Pathologist|a|---|2024
AK|29-1131|Veterinarian|a|---|2024
AK|29-1141|Registered Nurse (RN)|a|---|2024
AK|29-1161,29-9021,29-9093|Midwife, Certified Direct-entry|a|---|2024
AK|29-1171|Advanced Practice Registered Nurses|a|---|2024
AK|29-1181|Audiologist|a|---|2024
AK|29-1292,31-9091|Dental Hygienist|a|---|2024
AK|29-2042,29-2043|Emergency Medical Technician|f|---|2024
AK|29-2042,29-2043|Paramedic|a|---|2024
AK|29-2052|Pharmacy Technician|a|---|2024
AK|29-2056|Veterinary Technician|a|---|2024
AK|29-2061,31-1120,31-1131,31-1133,31-2011,31-2021,31-2022|Nurse Aide|a|---|2024
AK|29-2061|Licensed Practical Nurse (LPN)|a|---|2024
AK|29-2081|Optician|a|---|2024
AK|29-2092|Hearing Aid Dealer|a|---|2024
AK|29-9091|Athletic Trainer|a|---|2024
AK|31-2011|Occupational Therapy Assistant|a|---|2024
AK|31-2021|Physical Therapy Assistant|a|---|2024
AK|31-9011|Massage Therapist|a|---|2024
AK|33-9032|Security Guard|j|---|2024
AK|35-3011|Alcohol Server|a|---|2024
AK|39-4031|Mortician|a|---|2024
AK|39-5011,39-5012|Barber|a|---|2024
AK|39-5012|Body Piercing, Tattooing and Permanent Cosmetic Coloring|a|---|2024
AK|39-5012|Hairdresser and Hair Stylist|a|---|2024
AK|39-5092|Manicurist|a|---|2024
AK|39-5094|Esthetician|a|---|2024
AK|41-9021|Real Estate Broker|a|---|2024
AK|41-9022|Real Estate Salesperson|a|---|2024
AK|43-3011|Collection Agencies/Operators|a|---|2024
AK|43-5032|Aircraft Dispatcher|b|---|2024
AK|45-3031|Commercial Fishing|g|---|2024
AK|45-3031|Crewmember, Fishing Boat|h|---|2024
AK|47-2111|Electrical Administrator|a|---|2024
AK|47-2111|Electrical Worker|l|---|2024
AK|47-2131,47-4041|Asbestos Removal Worker|l|---|2024
AK|47-2141,47-4041|Hazardous Paint Handler|l|---|2024
AK|47-2152|Plumber|l|---|2024
AK|47-2152|Underground Storage Tank Worker and Contractor|a|---|2024
AK|47-4011,53-5011|Charter Boat Operator (Operator of Uninspected Passenger Vessel)|c|---|2024
AK|47-4011|Home Inspectors|a|---|2024
AK|49-3011|Aircraft Mechanic|b|---|2024
AK|49-9021|Mechanical Administrator|a|---|2024
AK|49-9021|Motor Vehicle Air Conditioning Technician|m|---|2024
AK|51-8021|Boiler Operator|l|---|2024
AK|51-8031|Water and Wastewater Systems Operator|o|---|2024
AK|53-2011,53-2012|Aircraft Pilot|b|---|2024
AK|53-3032,53-3051,53-3052,53-3053|Bus Driver, School|d|---|2024
AK|53-3032,53-3051,53-3052,53-3053|Commercial Drivers License (CDL)|e|ynn|2019
AK|53-3033|Commercial Vehicle Operator|d|---|2024
AK|53-5011|Merchant Mariner|c|---|2024
AK|53-5021|Marine Pilot|a|---|2024
AL|11-9021|License Home Builder|16|y-y|2020
AL|11-9021|Licensed General Contractor|16|y-y|2020
AL|11-9031,11-9032,11-9033|Alabama Professional Leadership Certificate|12|yy-|2020
AL|11-9032,19-2042|Professional Geologist|1h|yyy|2020
AL|11-9111|Licensed Nursing Home Administrator|1j|yyy|2020
AL|13-1031,13-2053,41-3021,43-9041|Licensed Insurance Managing General Agent|15|---|2020
AL|13-1031,13-2053,41-3021,43-9041|Licensed Insurance Producer|15|---|2020
AL|13-1031,13-2053,41-3021,43-9041|Licensed Insurance Service Representative|15|---|2020
AL|13-1031|Licensed Insurance Adjuster|14|yyy|2020
AL|13-2011|Registered Certified Public Accountant|p|yy-|2020
AL|13-2011|Registered Public Accountant|p|yy-|2021
AL|13-2052|Licensed Personal Financial Advisor|1d|yyy|2020
AL|17-1011|Registered Architect|w|yy-|2020
AL|17-1012|Licensed Landscape Architect|1q|yyy|2020
AL|17-1012|Professional Landscape Designer Operator (LD)|1q|yyy|2020
AL|17-1022|Licensed Land Surveyor|q|yyy|2020
AL|17-2011,17-2021,17-2031,17-2041,17-2051,17-2061,17-2071,17-2072,17-2081,17-2112,17-2121,17-2131,17-2141,17-2161,17-2171|Licensed Professional Engineer|q|yyy|2020
AL|19-1013|Professional Soil Classifier|r|yy-|2020
AL|19-1032|Registered Forester|1g|yyy|2020
AL|19-3033,19-3034,29-2053|Licensed Psychological Technician|25|-y-|2020
AL|19-3041,23-1011|Licensed Behavior Analyst|1k|---|2020
AL|19-4092|Licensed Polygraph Examiner|1f|---|2020
AL|21-1012,21-1013,21-1015|Licensed Professional Counselor|12|yy-|2020
AL|21-1013|Licensed Marriage & Family Therapist|1s|yyy|2020
AL|21-1021,21-1022,21-1023|Licensed Master Social Worker (LMSW)|1l|-y-|2020
AL|21-1021|Licensed Bachelor Social Worker (LBSW)|1l|yy-|2020
AL|21-1022|Licensed Clinical Social Worker|1k|yyy|2019
AL|21-1022|Licensed Independent Clinical Social Worker (LICSW)|1l|-y-|2020
AL|21-1023|Certified Advanced Alcohol & Drug Counselor (AADC)|1l|-y-|2020
AL|21-1093,31-2011,31-9092|Licensed Assistant Behavior Analyst|1k|---|2020
AL|23-1011|Licensed Attorney at Law|1r|yyy|2020
AL|23-2093|Licensed Insurance Title Insurance Agent|14|---|2020
AL|25-1194,39-5011|Licensed Barber|z|yyy|2020
AL|25-1194,39-5012|Licensed Cosmetologist|z|yyy|2020
AL|25-2012,25-2021,25-2022,25-2031|Alabama Professional Educator Certificate|12|yy-|2020
AL|27-1025|Registered Interior Designer|1o|-yy|2020
AL|27-3091|Licensed Sign Language Interpreter & Transliterator|1p|---|2020
AL|27-3092|Licensed Court Reporter|17|yyy|2020
AL|29-1011|Alabama Licensed Chiropractor|13|yy-|2020
AL|29-1031|Licensed Dietician|19|-yy|2020
AL|29-1041|Doctor of Optometry|1x|y--|2020
AL|29-1051|Licensed Pharmacist|1z|yyy|2020
AL|29-1071|Board Certified Anesthesiological Assistant|u|---|2020
AL|29-1071|Board Certified Physician Assistant|u|---|2020
AL|29-1081|Licensed Podiatrist|22|---|2020
AL|29-1122|Licensed Occupational Therapist|1w|---|2020
AL|29-1123|Licensed Physical Therapist|20|---|2020
AL|29-1126,29-2036|Licensed Respiratory Therapist|1u|---|2020
AL|29-1127|Licensed Speech Pathologist|y|---|2020
AL|29-1131|Licensed Veterinarian|2b|---|2020
AL|29-1141|Registered Nurse (RN)|1i|yyy|2020
AL|29-1151|Certified Registered Nurse Anesthetist (CRNA)|1i|yyy|2020
AL|29-1161,29-9021,29-9093|Certified Nurse Midwife (CNM)|1i|yyy|2020
AL|29-1171|Certified Registered Nurse Practitioner (CRNP)|1i|yyy|2020
AL|29-1181|Licensed Audiologist|y|---|2020
AL|29-1211,29-1212,29-1213,29-1214,29-1215,29-1217,29-1218,29-1221,29-1222,29-1223,29-1224,29-1241,29-1242,29-1249|Board Certified Doctor of Medicine|u|yyy|2020
AL|29-1292|Licensed Dental Hygienist|18|---|2020
AL|29-2042,29-2043|Registered Intermediate Emergency Medical Technician (EMT)|t|---|2020
AL|29-2042,29-2043|Registered Paramedic|t|---|2020
AL|29-2052|Licensed Pharmacist Technician|1z|---|2020
AL|29-2056|Licensed Veterinarian Technician|2b|---|2020
AL|29-2061|Licensed Practical Nurse (LPN)|1i|yyy|2020
AL|29-2091|Licensed Orthotic Fitter|1y|-y-|2020
AL|29-2091|Licensed Orthotist|1y|---|2020
AL|29-2091|Licensed Prosthetist/Orthotist|1y|---|2020
AL|29-2091|Licensed Prosthetist|1y|---|2020
AL|29-2092|Licensed Hearing Aid Specialist (LHAS)|1m|y-y|2020
AL|29-9091|Licensed Athletic Trainer|x|yyy|2020
AL|31-2011|Licensed Occupational Therapist Assistant|1w|---|2020
AL|31-2021|Licensed Physical Therapist Assistant|20|---|2020
AL|31-9011|Licensed Massage Therapist|1t|---|2020
AL|33-2011|Certified Alabama Smoke Diver|1e|---|2020
AL|33-2011|Certified Career Fire Fighter|1e|---|2020
AL|33-2011|Certified Rescue Officer I, II, III, IV|1e|---|2020
AL|33-3051|Certified Law Enforcement Officer|23|---|2020
AL|33-9021|Licensed Private Investigator|24|---|2020
AL|33-9032|Armed Security Guard|28|---|2019
AL|33-9032|Licensed Armed Personal Security Officer|29|---|2020
AL|33-9032|Licensed Personal Security Officer|29|---|2020
AL|37-2021|Professional Fumigation Pest Control Operator (FC)|v|---|2020
AL|37-2021|Professional Horticulture Pest Control Operator|v|---|2020
AL|37-2021|Professional Household, Institutional & Industrial Pest Control Operator (HPC)|v|---|2020
AL|37-3011,37-3013|Certified Landscape Planter (SLP)|v|---|2020
AL|37-3011|Professional Ornamental & Turf Pest Control Opeartor (OTPS)|v|---|2020
AL|37-3013|Professional Tree Surgeon (TS)|v|yny|2020
AL|39-4011|Licensed Embalmer|1c|yyy|2020
AL|39-4031|Licensed Funeral Director|1c|---|2020
AL|39-5011|Certified Barber Apprentice|z|yyy|2020
AL|39-5012|Certified Cosmetologist Apprentice|z|yyy|2020
AL|39-5012|Certified Hairstylist Apprentice|z|yyy|2020
AL|39-5012|Certified Natural Hairstylist Apprentice|z|yyy|2020
AL|39-5012|Licensed Hairstylist|z|yyy|2020
AL|39-5012|Licensed Natural Hairstylist|z|yyy|2020
AL|39-5092|Licensed Manicurist|z|yyy|2020
AL|39-5094|Licensed Esthetician|z|yyy|2020
AL|39-5094|Licensed Eyebrow Threader|z|yyy|2020
AL|41-3031|Licensed Securities Broker/Dealer|1d|---|2020
AL|41-9021|Licensed Real Estate Broker|27|y-y|2020
AL|41-9022|Licensed Real Estate Salesperson|27|y-y|2020
AL|43-5032|Certified Professional Monitoring Station Operator|s|---|2020
AL|47-2111|Licensed Electrical Contractor|1a|---|2021
AL|47-2111|Licensed Journeyman Electrician|1a|y-y|2020
AL|47-2111|Licensed Provisional Electrical Contractor|1a|---|2020
AL|47-2111|Licensed Provisional Electrical Contractor|1a|y-y|2020
AL|47-2152|Certified Journeyman Gas Fitter|21|--y|2020
AL|47-2152|Certified Journeyman Plumber|21|--y|2020
AL|47-2152|Certified Master Gas Fitter|21|--y|2020
AL|47-2152|Certified Master Plumber|21|--y|2020
AL|47-2152|Certified Plumber & Gas Fitter Apprentice|21|--y|2020
AL|47-2181|Licensed Roofer|16|nny|2020
AL|47-4011|Licensed Elevator Inspector|10|---|2020
AL|47-4011|Licensed Exterior Insulation and Finishing System Inspector (EIFS)|10|---|2020
AL|47-4011|Licensed Home Inspector|10|---|2020
AL|47-4021|Licensed Elevator Mechanic|1b|---|2020
AL|47-5041|Licensed Mine Boss|1v|---|2020
AL|49-2098|Certified Burglar Alarm Qualifying Agent|s|---|2020
AL|49-2098|Certified Security Alarm Salesperson|s|---|2020
AL|49-3011|Licensed Aircraft Mechanic|1|---|2020
AL|49-9021|Licensed HVAC Contractor|1n|yyy|2020
AL|49-9021|Licensed Refrigeration Contractor|1n|yyy|2020
AL|49-9094|Certified Locksmith Qualifying Agent|s|yyy|2020
AL|49-9094|Certified Professional Locksmith/Access Control/CCTV Installer|s|yyy|2020
AL|51-8031|Certified Water Treatment Operator|2c|---|2020
AL|51-8031|Licensed Basic Level Installer|2c|---|2020
AL|51-9061|Weighmaster|26|---|2019
AL|53-2011,53-2012|Licensed Airline Pilot|1|yyy|2020
AL|53-3011|Registered Emergency Medical Responder (EMR)|t|---|2020
AL|53-3032,53-3033|CDL Class A|11|y--|2020
AL|53-3032,53-3051,53-3052,53-3053|Commercial Drivers License (CDL)|11|ynn|2019
AL|53-3051,53-3052,53-3053|CDL Class B|11|yy-|2020
AL|53-5021|Licensed Ship Pilot|2a|yyy|2020
AR|11-1021|Hazardous Waste Facility Operator|2j|nyy|2022
AR|11-1021|Solid Waste Mangement Facility Operator|2j|yyy|2024
AR|11-2021,29-9091|Athletic Promoter / Matchmaker|2d|n--|2024
AR|11-2022|Agricultural Seed Dealer/Labeler|2e|nnn|2024
AR|11-2022|Currency Exchanger|2l|---|2022
AR|11-2022|Money Transmitter|2l|---|2022
AR|11-9013,45-2092|Nursery Dealer|2e|---|2024
AR|11-9013,45-2092|Nurseryman|2e|---|2024
AR|11-9013,45-2092|Plant Breeder|2e|yyy|2024
AR|11-9013|Industrial Hemp License|2e|nnn|2024
AR|11-9021|Commercial Contractor|2d|yny|2023
AR|11-9021|Registered Commerical Subcontractor|2d|nnn|2023
AR|11-9021|Residential Building Contractor|2d|yny|2023
AR|11-9021|Residential Home Improvement Specialty Contractor|2d|nny|2023
AR|11-9021|Residential Remodeler Contractor|2d|yny|2023
AR|11-9031|Child Care Provider|2k|nyn|2024
AR|11-9032|Building Administrator, P-12|2n|yyy|2024
AR|11-9032|District Administrator|2n|yyy|2024
AR|11-9032|Security Department of a Private Business or School Manager|2f|yny|2024
AR|11-9111|Nursing Home Administrator|2k|yyy|2024
AR|11-9141|Real Estate Association Administrator|2d|yyy|2022
AR|13-1011,27-2021|Jockey Agent|2h|---|2021
AR|13-1011,27-2023|Referee|2d|yyy|2024
AR|13-1011,27-2023|Timekeeper|2d|n-y|2024
AR|13-1011|Mixed Martial Artist|2d|--y|2024
AR|13-1011|Racing Agent (Thoroughbred Racing)|2h|---|2021
AR|13-1031,13-2053,41-3021,43-9041|Boiler Inspector (Insurance)|2d|-yy|2024
AR|13-1031,13-2053,41-3021,43-9041|Consultant|2l|nnn|2022
AR|13-1031,13-2053,41-3021,43-9041|Insurance Producer|2l|yyn|2022
AR|13-1031,13-2053,41-3021,43-9041|Managing General Agent (MGA) [Insurance]|2l|nnn|2022
AR|13-1031,13-2053,41-3021,43-9041|Third Party Administrator (TPA) [Insurance]|2l|nnn|2022
AR|13-1031,47-4011|Home Inspector|2d|yyn|2024
AR|13-1031|Adjuster|2l|yyn|2022
AR|13-1041,47-4011|Asbestos Inspector|2j|ynn|2024
AR|13-1041|Asbestos Abatement Air Monitor|2j|ynn|2024
AR|13-1041|Asbestos Abatement Contractor Supervisor|2j|ynn|2024
AR|13-1041|Asbestos Management Planner|2j|ynn|2024
AR|13-1071,21-1012|Employment Counselor|2d|---|2024
AR|13-1071|Employment Agency Manager|2d|---|2024
AR|13-1071|Employment Agent (Interviewer)|2d|yyn|2024
AR|13-1121|Event Coordinator|2d|nny|2024
AR|13-2011|Certified Public Accountant|2d|yyy|2024
AR|13-2052|Investment Advisor Representative|2l|---|2022
AR|13-2052|Investment Advisor|2l|---|2022
AR|13-2072|Loan Officer|2l|---|2022
AR|13-2072|Mortgage Broker, Mortgage Banker, Mortgage Servicer|2l|---|2022
AR|17-1011|Architect|2d|yyy|2024
AR|17-1012|Landscape Architect|2d|yyy|2024
AR|17-1012|Landscape Contractor|2e|---|2024
AR|17-1022|Professional Surveyor|2d|yyy|2024
AR|17-1022|Surveyor Intern|2d|yyn|2024
AR|17-2011,17-2021,17-2031,17-2041,17-2051,17-2061,17-2071,17-2072,17-2081,17-2112,17-2121,17-2131,17-2141,17-2161,17-2171|Engineer Intern|2d|yyn|2024
AR|17-2011,17-2021,17-2031,17-2041,17-2051,17-2061,17-2071,17-2072,17-2081,17-2112,17-2121,17-2131,17-2141,17-2161,17-2171|Professional Engineer|2d|yyy|2024
AR|17-2051,19-2042|Phase I Consultant|2j|nyy|2022
AR|19-1013|Soil Classifier|2e|yyy|2024
AR|19-1032|Forester|2e|yyy|2024
AR|19-2042|Registered Geologist|2d|yyy|2024
AR|19-3032,19-3033,19-3034,33-9021|Private Investigator|2f|yyy|2024
AR|19-3032,19-3033,19-3034|Psychological Examiner|2g|---|2021
AR|19-3032,19-3033,19-3034|Psychologist|2g|yyy|2024
AR|19-3033,19-3034|School Psychology Specialist|2n|yyn|2024
AR|19-4042|Environmental Officer|2j|yyn|2024
AR|19-4042|Registered Sanitarian|2g|yyy|2024
AR|19-4092|Polygraph Examiner|2f|yyn|2024
AR|19-4092|Voice Stress Analysis Examiner|2f|yyy|2024
AR|19-5011,51-8031|Wastewater Treatment Plant Operator|2j|---|2021
AR|21-1012,21-1013,21-1015|Licensed Associate Counselor (LAC)|2g|yyn|2024
AR|21-1012,21-1013,21-1015|Licensed Professional Counselor (LPC)|2g|yyn|2024
AR|21-1012|Elementary and Secondary School Counselor|2n|yyn|2024
AR|21-1013,21-1021,21-1022,21-1023|Licensed Master Social Worker|2g|yyn|2023
AR|21-1013|Licensed Associate Marriage and Family Therapist (LAMFT)|2g|yyn|2024
AR|21-1013|Licensed Marriage and Family Therapist (LMFT)|2g|yyn|2024
AR|23-1011|Attorney|2p|---|2024
AR|23-2093|Abstractor|2d|yny|2022
AR|25-1194,25-3021,29-1021,29-1023|Dentist|2g|yyn|2024
AR|25-1194,39-5011,39-5012,47-4011|Barber|2d|yyn|2024
AR|25-1194,39-5011,39-5012|Barber Instructor|2d|yyn|2024
AR|25-1194,39-5011,39-5012|Cosmetology Instructor|2g|yyy|2022
AR|25-1194,39-5012|Cosmetologist|2g|yy-|2022
AR|25-1194,39-5092|Manicurist|2g|y--|2022
AR|25-1194|Firearms Safety Training Instructor|2f|yny|2024
AR|25-1194|Real Estate Associate Instructor|2d|yyy|2022
AR|25-1194|Real Estate Principal Instructor|2d|yyy|2022
AR|25-2011|Birth-PreKindergarten|2n|yyn|2024
AR|25-2012,25-2021,25-2022,25-2031,25-2032|Secondary School Teacher|2n|yyn|2024
AR|25-2012,25-2021,25-2022,25-2031|K-12 area teacher (Art, Music, PE/Health, Drama/Speech, Foreign Languages)|2n|yyn|2024
AR|25-2012,25-2021,25-2022|Elementary Education K-6 Teacher|2n|yyn|2024
AR|25-2022|Middle School Teacher|2n|yyn|2024
AR|25-2032|Career and Professional Techincal Permits Teacher/Instructor|2n|nny|2022
AR|25-4022|Library Media Specialist|2n|yyn|2024
AR|27-1025|Interior Designer|2d|yyy|2024
AR|27-2021|Boxer / Kick Boxer|2d|nnn|2024
AR|27-2021|Horse Owner|2h|---|2021
AR|27-2021|Jockey Apprentice|2h|---|2021
AR|27-2021|Jockey|2h|---|2021
AR|27-2021|Seconds / Corner|2d|nnn|2024
AR|27-2023|Clerk of Scales (Thoroughbred Racing)|2h|---|2021
AR|27-2023|Commission Clocker (Thoroughbred Racing)|2h|---|2021
AR|27-2023|Competitive Sports Judge|2d|nnn|2024
AR|27-2023|Paddock Judge (Thoroughbred Racing)|2h|---|2021
AR|27-2023|Placing Judge (Thoroughbred Racing)|2h|---|2021
AR|27-2023|Racetrack Employee|2h|---|2021
AR|27-2023|Racing Secretary, Handicapper (Thoroughbred Racing)|2h|---|2021
AR|27-2023|Starter (Thoroughbred Racing)|2h|---|2021
AR|27-2023|Steward|2h|---|2021
AR|27-3031|Lobbyist|2i|---|2021
AR|27-3091|Court Interpreters and Translators|2m|---|2021
AR|27-3092|Certified Court Reporter|2m|ynn|2024
AR|29-1011|Chiropractor|2g|yyy|2023
AR|29-1031|Dietitian|2g|yyn|2024
AR|29-1041|Optometrist|2g|yyn|2024
AR|29-1051|Pharmacist Intern|2g|nyn|2024
AR|29-1051|Pharmacist|2g|yyn|2024
AR|29-1071|Physician Assistant (PA)|2g|yy-|2024
AR|29-1081,29-1211,29-1212,29-1213,29-1214,29-1215,29-1217,29-1218,29-1221,29-1222,29-1223,29-1224,29-1241,29-1242,29-1249|Physician (M.D./D.O.)|2g|yy-|2024
AR|29-1081,29-2091|Pedorthist|2g|yyy|2024
AR|29-1081|Podiatrist|2g|---|2024
AR|29-1122|Occupational Therapist (OT)|2g|yy-|2024
AR|29-1123|Physical Therapist (PT)|2g|yyn|2024
AR|29-1124,29-2032|Radiation Therapy Technologist|2g|yyn|2024
AR|29-1126,29-2036,49-2098|Respiratory Therapist|2g|y--|2024
AR|29-1127|Speech-Language Pathologist (School)|2n|yyn|2024
AR|29-1127|Speech-Language Pathologist|2g|yyy|2024
AR|29-1131|Commission Veterinarian (Thoroughbred Racing)|2h|---|2021
AR|29-1131|Track Veterinarian (Thoroughbred Racing)|2h|---|2021
AR|29-1131|Veterinarian|2e|yyn|2024
AR|29-1141|Registered Nurse (RN)|2g|yyn|2024
AR|29-1151|Advanced Practice Registered Nurse: Certified Registered Nurse Anesthetist|2g|yy-|2024
AR|29-1161,29-9093|Licensed Lay Midwife|2g|yny|2022
AR|29-1161|Advanced Practice Registered Nurse: Certified Nurse Midwife (CNM)|2g|yy-|2024
AR|29-1171|Advanced Practice Registered Nurse: Certified Nurse Practitioner|2g|yy-|2024
AR|29-1171|Registered Nurse Practitioner (RNP)|2g|yy-|2024
AR|29-1181|Audiologist|2g|yyy|2024
AR|29-1249,29-2031|Perfusionist|2g|yyy|2024
AR|29-1292,31-9091|Dental Hygienist|2g|---|2024
AR|29-1292,31-9091|Registered Dental Assistant|2g|---|2024
AR|29-2031|Cardiovascular Invasive Specialist (LSL) / Limited Specialty License|2g|yyy|2024
AR|29-2033|Nuclear Medicine Technologist|2g|yyn|2024
AR|29-2034|Licensed Technologist License (LTL)|2g|nn-|2024
AR|29-2034|Limited Licensed Technologist (LLT) / Limited Licensed X-ray Technologist|2g|yyy|2024
AR|29-2034|Radiologist Assistant/Radiology Practioner Assistant|2g|y--|2024
AR|29-2042,29-2043|Advanced EMT|2g|yyn|2024
AR|29-2042,29-2043|Emergency Medical Responder|2g|yyn|2024
AR|29-2042,29-2043|Emergency Medical Technician|2g|yyn|2024
AR|29-2042,29-2043|Paramedic|2g|yyn|2024
AR|29-2043|Community Paramedic|2g|nyy|2024
AR|29-2052|Pharmacy Technician|2g|nnn|2024
AR|29-2053|Licensed Psychiatric Technician Nurse (LPTN)|2g|-yn|2024
AR|29-2055,31-9092|Surgical Technologists|2g|y--|2024
AR|29-2056|Non-Veterinarian Embryo Transfer Technician|2e|nyy|2024
AR|29-2056|Veterinary Technician|2e|yyn|2024
AR|29-2061|Licensed Practical Nurse (LPN)|2g|yyn|2024
AR|29-2081|Dispensing Optician Apprentice|2g|---|2022
AR|29-2081|Dispensing Optician|2g|---|2024
AR|29-2091|Orthotist/Prosthetist|2g|yyy|2024
AR|29-2092|Hearing Instrument Dispenser|2g|yyy|2024
AR|29-2092|Speech-Language Pathology Assistant|2g|ny-|2024
AR|29-9091|Athletic Manager|2d|n-y|2024
AR|29-9091|Athletic Trainer|2g|yyn|2024
AR|29-9091|Trainer (Thoroughbred Racing)|2h|---|2021
AR|29-9092|Licensed Genetic Counselors|2g|y--|2024
AR|31-1131|Nursing Assistant (Certified)|2k|yyn|2024
AR|31-2011|Occupational Therapist Assistant (OTA)|2g|y--|2024
AR|31-2021|Physical Therapist Assistant (PTA)|2g|yyn|2024
AR|31-9011|Massage Therapist|2g|yyn|2022
AR|31-9011|Massage Therapy Instructor|2g|yny|2022
AR|31-9011|Master Massage Therapist|2g|nny|2022
AR|31-9092|Medication Assistant (MA-C)|2g|yyy|2024
AR|33-2011|Firefighter II|2g|---|2021
AR|33-2021|Fire Sprinkler Inspector|2d|yny|2024
AR|33-3051|Law Enforcement Officer|2f|yyy|2024
AR|33-3051|State Police Trooper|2f|---|2024
AR|33-9021|Class "C" Security Contractor/Investigator Manager|2f|yyy|2024
AR|33-9021|Class "G" Security Contractor/Investigator/Alarm Manager|2f|yyy|2024
AR|33-9032|Class "B" Security Contractor Manager|2f|yny|2024
AR|33-9032|Commissioned School Security Officer (CSSO)|2f|yyn|2024
AR|33-9032|Commissioned Security Officer (CSO)|2f|yyn|2024
AR|33-9032|Private Security Officer (PSO)|2f|yyn|2024
AR|39-2011,39-2021|Horseshoer|2h|---|2021
AR|39-2011|Trainer Assistant (Thoroughbred Racing)|2h|---|2021
AR|39-4011|Embalmer Apprentice|2l|nnn|2023
AR|39-4011|Embalmer|2l|yyy|2023
AR|39-4031|Funeral Director Apprentice|2l|nnn|2023
AR|39-4031|Funeral Director|2l|yyy|2023
AR|39-5011,39-5012|Barber Technician|2d|--n|2024
AR|39-5012,39-5094|Electrologist|2g|yyy|2022
AR|39-5012|Natural Hair Braider|2g|yyn|2022
AR|39-5012|Permanent Cosmetic Artist|2g|yyn|2023
AR|39-5012|Registered Hairstylist|2g|nnn|2022
AR|39-5094|Aesthetician|2g|yy-|2022
AR|41-2031|Motor Vehicle Dealer, New|2d|nnn|2024
AR|41-2031|Motor Vehicle Lessor, New|2d|nnn|2024
AR|41-2031|Motor Vehicle Manufacturer / Distributor Representative, New|2d|nnn|2024
AR|41-2031|Motor Vehicle Manufacturer, Distributor, or Branch, New|2d|nnn|2024
AR|41-2031|Used Motor Vehicle Dealer|2f|nnn|2024
AR|41-3021|Surplus Line Producer|2l|yny|2022
AR|41-3031|Securities Agent|2l|---|2022
AR|41-3031|Securities Broker-Dealer|2l|---|2022
AR|41-3091|Auctioneer|2d|ynn|2024
AR|41-4012|Feed Facility License|2e|nnn|2024
AR|41-4012|Grain Dealer|2e|nnn|2023
AR|41-4012|Grain Warehouseman|2e|nnn|2023
AR|41-4012|Livestock Dealer License|2e|nnn|2024
AR|41-9021|Real Estate Broker|2d|yyy|2023
AR|41-9022|Real Estate Salesperson|2d|yyn|2023
AR|43-3011|Collection Agency Collector|2d|nnn|2022
AR|43-3011|Collection Agency Manager|2d|nny|2024
AR|43-3071|Notary Public|2i|ynn|2022
AR|47-2111,49-9021|Air Conditioning Electrician|2d|y-y|2024
AR|47-2111|Electrical Apprentice|2d|nyy|2024
AR|47-2111|Electrical Contractor|2d|---|2024
AR|47-2111|Industrial Maintenance Electrician|2d|y-y|2024
AR|47-2111|Journeyman Electrician|2d|yyy|2024
AR|47-2111|Master Electrician|2d|yyy|2024
AR|47-2111|Residential Journeyman Electrician|2d|yyy|2024
AR|47-2111|Residential Master Electrician|2d|yyy|2024
AR|47-2111|Specialist Sign Electrician|2d|yyy|2024
AR|47-2131,47-4041|Asbestos Abatement Worker|2j|ynn|2024
AR|47-2131,47-4041|Asbestos Project Designer|2j|ynn|2024
AR|47-2131|Asbestos Abatement Contractor or Abatement Consultant|2j|nnn|2024
AR|47-2131|Asbestos Training Provider|2j|nnn|2024
AR|47-2152,51-8031|Water Well Contractor|2e|nnn|2024
AR|47-2152|Apprentice Plumber|2g|nny|2024
AR|47-2152|Backflow Preventer Testing Technician|2g|yyn|2024
AR|47-2152|Backflow Prevention Repairman|2g|yyn|2024
AR|47-2152|Boiler Installer|2d|y-y|2024
AR|47-2152|Boiler Repairer|2d|--y|2024
AR|47-2152|Fire Sprinkler Responsible Managing Employee (RME)|2d|yyy|2024
AR|47-2152|Gas Fitter Trainee|2g|nnn|2024
AR|47-2152|Gas Fitter|2g|yny|2024
AR|47-2152|Governmental Maintenance Plumber|2g|yny|2024
AR|47-2152|Hospital Maintenance Plumber|2g|yny|2024
AR|47-2152|Hospital Maintenance Supervisor License|2g|yny|2024
AR|47-2152|Hospital Maintenance Trainee|2g|nnn|2024
AR|47-2152|Journeyman Plumber|2g|yny|2024
AR|47-2152|Liquified Petroleum Gas Plumbing Installation Service Technician - PI|2j|y-y|2024
AR|47-2152|Master Plumber|2g|yny|2024
AR|47-2152|Plumbing and Gas Inspector|2g|yyy|2024
AR|47-2152|Portable Fixed Systems and Sprinkler Systems Firms|2d|nnn|2022
AR|47-2152|Pump Installer|2e|yny|2022
AR|47-2152|Regulated Storage Tanks Install/Repair/Upgrade/Close|2j|yyy|2022
AR|47-2152|Regulated Storage Tanks Tester|2j|yyy|2022
AR|47-2152|Restricted Water and Service Line Installer|2g|yny|2024
AR|47-2152|Septic Tank Cleaner|2g|ynn|2024
AR|47-2152|Septic Tank Installer|2g|ynn|2024
AR|47-2152|Septic Tank Manufacturer|2g|---|2024
AR|47-2152|Sprinkler Apprentice Permits|2d|nnn|2022
AR|47-2152|Sprinkler Fitter|2d|yny|2024
AR|47-2152|Supervisor Gas Fitter|2g|yny|2024
AR|47-2181|Residential Roofers Registration|2d|nnn|2022
AR|47-4011|Boiler Inspector (State)|2d|y-y|2024
AR|47-4021|Accessibility Technician|2d|y-y|2024
AR|47-4021|Elevator Inspector|2d|yyy|2024
AR|47-4021|Elevator Mechanic|2d|yny|2024
AR|47-4041|Lead-Based Paint Abatement Contractor/Consultant|2g|nnn|2024
AR|47-4041|Lead-Based Paint Abatement Inspector|2g|yyy|2024
AR|47-4041|Lead-Based Paint Abatement Project Designer|2g|yyy|2024
AR|47-4041|Lead-Based Paint Abatement Risk Assessor|2g|yyy|2024
AR|47-4041|Lead-Based Paint Abatement Supervisor|2g|yny|2024
AR|47-4041|Lead-Based Paint Abatement Training Provider|2g|yyy|2024
AR|47-4041|Lead-Based Paint Abatement Worker|2g|nnn|2024
AR|49-2098|Alarm Systems Agent|2f|yyy|2024
AR|49-2098|Alarm Systems Apprentice|2f|nnn|2024
AR|49-2098|Alarm Systems Monitor|2f|nnn|2024
AR|49-2098|Alarm Systems Technician|2f|yyn|2024
AR|49-2098|Class "E" Alarm Systems Manager|2f|yyy|2024
AR|49-9021|HVAC/R Contractor|2o|yny|2024
AR|49-9021|Registrant|2o|n-y|2024
AR|51-8021|Boiler Operator|2d|y-y|2024
AR|51-8031|Onsite Wastewater System Monitor|2g|ynn|2024
AR|51-8031|Water Distribution Operator|2g|yyy|2024
AR|51-8031|Water Treatment Operator|2g|yyy|2024
AR|51-8031|Water Well Driller|2e|yny|2022
AR|51-9061|Class A and B Hydrostatic Testing Technician|2d|ynn|2024
AR|53-2012|Commercial Applicator (Aerial or Ground)|2e|ynn|2024
AR|53-2012|Licensed Firms- Custom Applicators (Aerial and/or Ground)|2e|nnn|2024
AR|53-3032,53-3051,53-3052,53-3053|Commercial Drivers License (CDL)|2h|ynn|2019
AR|53-3032|Commercial Driver (Tractor-Trailer Truck Driver)|2h|---|2021
AR|53-3032|Liquefied Petroleum Gas Cylinder Delivery Truck Driver - CD|2j|y-y|2024
AR|53-3032|Liquefied Petroleum Gas Transport Truck Driver - TD|2j|y-y|2024
AR|53-3032|Liquified Petroleum Gas Bobtail Truck Driver - BD|2j|y-y|2024
AR|53-3032|Tow Business License / Tow Vehicle Safety Permit|2d|nnn|2022
AR|53-7081|Waste Tire Transporter|2j|nnn|2024
AZ|11-9111|Assisted Living Facility Manager|37|---|2023
AZ|11-9111|Nursing Care Institution Administrator|37|---|2023
AZ|13-1011|Unarmed Combat Manager|2t|---|2023
AZ|13-1011|Unarmed Combat Matchmaker|2t|---|2023
AZ|13-1011|Unarmed Combat Promoter|2t|---|2023
AZ|13-1051|Contractor-Construction Trade|31|---|2023
AZ|13-2011|Certified Public Accountant|2q|---|2023
AZ|13-2052|Fiduciary|35|---|2023
AZ|13-2052|Investment Adviser Representative|36|---|2023
AZ|13-2052|Investment Adviser|36|---|2023
AZ|13-2072|Advance Fee Loan Broker|2x|---|2023
AZ|13-2072|Commercial Mortgage Banker|2x|---|2023
AZ|13-2072|Loan Originator|2x|---|2023
AZ|13-2072|Mortgage Banker|2x|---|2023
AZ|13-2072|Mortgage Broker|2x|---|2023
AZ|17-1011|Architect|2r|---|2023
AZ|17-1012|Landscape Architect|2r|---|2023
AZ|17-1022|Land Surveyor|2r|---|2023
AZ|17-2011|Engineer/Aeronautical|2r|---|2023
AZ|17-2021|Engineer/Agricultural|2r|---|2023
AZ|17-2041|Engineer/Chemical|2r|---|2023
AZ|17-2051|Civil and Structural Engineer|2r|---|2023
AZ|17-2051|Engineer/Civil|2r|---|2023
AZ|17-2051|Engineer/Sanitary|2r|---|2023
AZ|17-2071|Engineer/Electrical|2r|---|2023
AZ|17-2081|Engineer/Environmental|2r|---|2023
AZ|17-2112|Engineer/Industrial|2r|---|2023
AZ|17-2131|Engineer/Metallurgical|2r|---|2023
AZ|17-2141|Engineer/Mechanical|2r|---|2023
AZ|17-2161|Engineer/Nuclear|2r|---|2023
AZ|17-2171|Engineer/Petroleum|2r|---|2023
AZ|19-2042|Geologist|2r|---|2023
AZ|21-1012|Standard Guidance Counselor|32|---|2023
AZ|21-1013|Marriage and Family Therapy|38|---|2023
AZ|21-1021|Standard School Social Worker|32|---|2023
AZ|21-1022,21-1023|Licensed Baccalaureate Social Worker|38|yyn|2019
AZ|21-1022,21-1023|Licensed Master Social Worker|38|yyn|2019
AZ|21-1022|Licensed Clinical Social Worker|38|yyy|2019
AZ|23-1011|Attorney|35|---|2023
AZ|23-2011|Legal Document Preparer|35|---|2023
AZ|25-2011|PreK-12 Teaching|32|---|2023
AZ|25-2012|Early Childhood Teaching|32|---|2023
AZ|25-2021|Elementary Teaching|32|---|2023
AZ|25-2022|Middle Grades Teaching|32|---|2023
AZ|25-2031|Secondary Teaching|32|---|2023
AZ|25-2031|Subject Matter Expert Standard Teaching|32|---|2023
AZ|25-2032|Career and Technical Education Teaching|32|---|2023
AZ|25-2032|Standard Specialized Career and Technical Education|32|---|2023
AZ|25-3021|Defensive Driving School Instructor|35|---|2023
AZ|27-2021|Unarmed Combat Combatant|2t|---|2023
AZ|27-2022|Unarmed Combat Second including Trainers and Cutmen|2t|---|2023
AZ|27-2023|Unarmed Combat Inspector|2t|---|2023
AZ|27-2023|Unarmed Combat Judge|2t|---|2023
AZ|27-2023|Unarmed Combat Referee|2t|---|2023
AZ|27-2023|Unarmed Combat Timekeeper|2t|---|2023
AZ|27-3011|Unarmed Combat Announcer|2t|---|2023
AZ|29-1011|Chiropractors|2z|---|2023
AZ|29-1021|Dental Consultant|33|---|2023
AZ|29-1021|Dentist|33|---|2023
AZ|29-1041|Optometrist|3g|---|2023
AZ|29-1051|Pharmacist|3i|---|2023
AZ|29-1071,29-1081,29-1211,29-1212,29-1213,29-1214,29-1215,29-1217,29-1218,29-1221,29-1222,29-1223,29-1224,29-1241,29-1242,29-1249|Physician|2s|---|2023
AZ|29-1071|Physician Assistant|3k|---|2023
AZ|29-1081|Podiatrist|3l|---|2023
AZ|29-1122|Occupational Therapist|3e|---|2023
AZ|29-1123|Physical Therapist|3j|---|2023
AZ|29-1124|Radiation Therapy Technologist|2v|---|2023
AZ|29-1124|Radiologist Assistant|2v|---|2023
AZ|29-1126|Licensed Respiratory Care Practicioner|3o|---|2023
AZ|29-1127|Speech-Language Pathologists|2v|---|2023
AZ|29-1127|Standard Speech-Language Pathologist|32|---|2023
AZ|29-1131|Veterinarian|3r|---|2023
AZ|29-1141|Registered Nurse|3a|---|2023
AZ|29-1151|Certified Registered Nurse Anesthetist|3a|---|2023
AZ|29-1161|Certified Nurse Midwife|3a|---|2023
AZ|29-1171|Registered Nurse Practitioner|3a|---|2023
AZ|29-1181|Audiologists|2v|---|2023
AZ|29-2033|Nuclear Medicine Technologist|2v|---|2023
AZ|29-2034|Mammographic Technologist|2v|---|2023
AZ|29-2034|Practical Technologist in Bone Densitometry|2v|---|2023
AZ|29-2034|Practical Technologist in Podiatry|2v|---|2023
AZ|29-2034|Practical Technologist in Radiology|2v|---|2023
AZ|29-2034|Radiologic Technologist|2v|---|2023
AZ|29-2052|Pharmacy Technician Trainee|3i|---|2023
AZ|29-2052|Pharmacy Technician|3i|---|2023
AZ|29-2056|Veterinary Technicians|3r|---|2023
AZ|29-2061|Licensed Practical Nurse (LPN)|3a|---|2023
AZ|29-2081|Dispensing Optician|3f|---|2023
AZ|29-2092|Hearing Aid Dispensers|2v|---|2023
AZ|29-9091|Athletic Trainer|2u|---|2023
AZ|31-2011|Occupational Therapy Assistant|3e|---|2023
AZ|31-2021|Physical Therapist Assistant|3j|---|2023
AZ|31-9011|Massage Therapist|3b|---|2023
AZ|31-9091|Dental X-Ray Laboratory Technician|33|---|2023
AZ|31-9091|Denturist|33|---|2023
AZ|31-9092|Certified Medication Assistant|3a|---|2023
AZ|31-9092|Homeopathic Medical Assistant|3c|---|2023
AZ|31-9092|Naturopathic Medical Assistant|3d|---|2023
AZ|33-3012|Correctional Officer|30|---|2023
AZ|33-9032|Armed Security Guard|3q|---|2023
AZ|33-9032|Unarmed Security Guard|3q|---|2023
AZ|37-2021|Certified Pesticide Applicator|3h|---|2023
AZ|39-4011|Embalmer's Assistant|34|---|2023
AZ|39-4011|Embalmer|34|---|2023
AZ|39-4011|Funeral Director|34|---|2023
AZ|39-5011|Barber Instructor|2w|---|2023
AZ|39-5011|Barber|2w|---|2023
AZ|39-5012|Cosmetologist|2w|---|2023
AZ|39-5012|Cosmetology Instructor|2w|---|2023
AZ|39-5092|Nail Technician|2w|---|2023
AZ|39-5094|Aesthetician|2w|---|2023
AZ|41-2031|Motor Vehicle Dealer|3p|---|2023
AZ|41-3021|Insurance Producer Self-Service Storage Agent|39|---|2023
AZ|41-3021|Insurance Producer|39|---|2023
AZ|41-3021|Title Insurance Agent|39|---|2023
AZ|41-9021|Real Estate Broker|3n|---|2023
AZ|41-9022|Manufactured Home Dealer|3m|---|2023
AZ|41-9022|Manufactured Home Salesperson|3m|---|2023
AZ|41-9022|Real Estate Salesperson|3n|---|2023
AZ|43-3011|Collection Agency|2x|---|2023
AZ|43-9061|Private Process Server|35|---|2023
AZ|47-4011|Boiler, Hot Water Heater Inspector|2y|---|2023
AZ|47-4011|Home Inspector|2r|---|2023
AZ|47-4011|Private Elevator Inspector|2y|---|2023
AZ|49-2098|Alarm Agent|2r|---|2023
AZ|53-3032|Commercial Driver (CDL)|3p|---|2023
CO|11-1021,11-3031,11-9051,11-9081,13-1041,13-1111,13-2011|Key License (gaming)|3t|yn-|2024
CO|11-2021|Promoter|3s|nn-|2024
CO|11-2022|Dealer &/or Commodity Handler|3u|nnn|2024
CO|11-2022|Durable Medical Equipment Supplier Application|42|---|2024
CO|11-2022|Farm Products Dealer|3u|nnn|2024
CO|11-2022|Small Volume Dealer|3h|nn-|2024
CO|11-9013,45-2092|Nursery Worker|3u|y-y|2024
CO|11-9013|Organic Farmer|3h|nny|2024
CO|11-9031|In-Home Child Care Provider|3w|yyy|2024
CO|11-9031|Non-Home Child Care Provider|3w|yyy|2024
CO|11-9032|Water Conditioning Principal|3s|yyy|2024
CO|11-9111|Health Facilities|3z|--y|2024
CO|11-9111|Nursing Home Administrator|3s|yyy|2024
CO|13-1031,13-2053,41-3021,43-9041|Insurance Agent|3s|yyy|2024
CO|13-1041|Asbestos Building Inspector|3x|yyy|2024
CO|13-1041|Asbestos Inspector Management Planner|3x|yyy|2024
CO|13-1041|Asbestos Management Planner|3x|yyy|2024
CO|13-1041|Asbestos Supervisor|3x|yyy|2024
CO|13-2011|Certified Public Accountant Certificate|3s|yyy|2024
CO|13-2011|Public Accounting Firm|3s|yyy|2024
CO|13-2052|Investment Advisory Representative|3s|yyy|2024
CO|13-2072|Mortgage Broker|3s|yyy|2024
CO|13-2072|Mortgage Loan Originator|3s|yyy|2024
CO|17-1011|Architect|3s|yyy|2024
CO|17-1012|Landscape Architects|3s|yyy|2024
CO|17-1022|Land Surveyor Intern|3s|yyy|2024
CO|17-1022|Professional Land Surveyor|3s|yyy|2024
CO|17-2011,17-2021,17-2031,17-2041,17-2051,17-2061,17-2071,17-2072,17-2081,17-2112,17-2121,17-2131,17-2141,17-2161,17-2171|Engineer Intern|3s|yyy|2024
CO|17-2011,17-2021,17-2031,17-2041,17-2051,17-2061,17-2071,17-2072,17-2081,17-2112,17-2121,17-2131,17-2141,17-2161,17-2171|Professional Engineer|3s|yyy|2024
CO|19-3032,19-3033,19-3034,21-1012,21-1013,21-1015,29-1122,29-1123,29-1124,29-1125,29-1126,29-1127,29-1128|Registered Pyschotherapist|3s|yyy|2024
CO|19-3033,19-3034|Clinical Psychologist|3s|yyy|2024
CO|19-4042|Radon Measurement Professional|3s|yyy|2024
CO|19-4042|Radon Mitigation Professional|3s|yyy|2024
CO|21-1012,21-1013,21-1015|Licensed Professional Counselor|3s|yyy|2024
CO|21-1013|Marriage & Family Counselor (Therapist)|3s|yyy|2024
CO|21-1021,21-1022,21-1023|Licensed Social Worker|3s|yyy|2024
CO|21-1021,21-1022,21-1023|Provisional Social Worker|3s|yyy|2024
CO|21-1022|Licensed Clinical Social Worker|3s|yyy|2024
CO|23-1011|Attorney|40|yyy|2024
CO|23-1011|Foreign Legal Consultant|40|yyy|2024
CO|23-1011|Judge Advocate (JAG)|40|yyy|2024
CO|23-1011|Law Professor Certification|40|yyy|2024
CO|23-1011|Law Student Practice|40|yyy|2024
CO|23-1011|Military Spouse Certification|40|yyy|2024
CO|23-1011|Practice Pending Admission|40|yyy|2024
CO|23-1011|Pro Bono Certification|40|yyy|2024
CO|23-1011|Pro Hac Vice|40|yyy|2024
CO|23-1011|Single Client|40|yyy|2024
CO|25-2012,25-2021,25-2022,25-2031,25-2032|Alternative Teacher|3y|yyy|2024
CO|25-2012,25-2021,25-2022,25-2031,25-2032|Teacher|3y|yyy|2024
CO|25-2012|Preschool Teacher|3y|yyy|2024
CO|27-2021|Corner|3s|nn-|2024
CO|27-2021|Participant|3s|nn-|2024
CO|27-2023,29-1131|Key Occupational License (judge, steward, veterinarian)|3t|yyy|2024
CO|27-2023,29-9091|Support Occupational License (owner, trainer and jockey)|3t|n-y|2024
CO|27-2023|Official|3s|nn-|2024
CO|29-1011|Chiropractor|3s|yyy|2024
CO|29-1021,29-1023|Dentist|3s|yyy|2024
CO|29-1041|Optometrist|3s|yyy|2024
CO|29-1051|Manufacturer|3s|yyy|2024
CO|29-1051|Other Outlet|3s|yyy|2024
CO|29-1051|Pharmacist Intern|3s|yyy|2024
CO|29-1051|Pharmacist|3s|yyy|2024
CO|29-1051|Prescription Drug Outlet|3s|yyy|2024
CO|29-1051|Wholesaler In-State|3s|yyy|2024
CO|29-1071,29-1081,29-1211,29-1212,29-1213,29-1214,29-1215,29-1217,29-1218,29-1221,29-1222,29-1223,29-1224,29-1241,29-1242,29-1249|Foreign Teaching Physician|3s|yyy|2024
CO|29-1071,29-1081,29-1211,29-1212,29-1213,29-1214,29-1215,29-1217,29-1218,29-1221,29-1222,29-1223,29-1224,29-1241,29-1242,29-1249|Physician Training License|3s|yyy|2024
CO|29-1071,29-1081,29-1211,29-1212,29-1213,29-1214,29-1215,29-1217,29-1218,29-1221,29-1222,29-1223,29-1224,29-1241,29-1242,29-1249|Physician|3s|yyy|2024
CO|29-1071,29-1081,29-1211,29-1212,29-1213,29-1214,29-1215,29-1217,29-1218,29-1221,29-1222,29-1223,29-1224,29-1241,29-1242,29-1249|Pro Bono Physician|3s|yyy|2024
CO|29-1071|Anesthesiologist Assistants|3s|yyy|2024
CO|29-1071|Physician Assistant|3s|yyy|2024
CO|29-1081|Podiatrist|3s|yyy|2024
CO|29-1122|Occupational Therapist|3s|yyy|2024
CO|29-1123|Physical Therapist|3s|yyy|2024
CO|29-1126,29-2036|Respiratory Therapist|3s|yyy|2024
CO|29-1127|Provisional Speech Language Pathologist|3s|yyy|2024
CO|29-1127|Speech Language Pathologist|3s|yyy|2024
CO|29-1131|Veterinarian|3s|yyy|2024
CO|29-1141|Clinical Nurse Specialists|3s|yyy|2024
CO|29-1141|Registered Nurse|3s|yyy|2024
CO|29-1151|Nurse Anesthetists|3s|yyy|2024
CO|29-1161,29-9021,29-9093|Midwives|3s|yyy|2024
CO|29-1171|Nurse Practitioners|3s|yyy|2024
CO|29-1242,29-1249|Surgical Assitants|3s|yyy|2024
CO|29-1292,31-9091|Dental Hygienist|3s|yyy|2024
CO|29-2010|Nontransplant Tissue Bank (NTTB)|3s|n-y|2024
CO|29-2034|Radiologic Technologists|3z|yyy|2024
CO|29-2042,29-2043|Emergency Medical Technician|3z|yyy|2024
CO|29-2053|Psychiatric Technician|3s|yyy|2024
CO|29-2061,31-1120,31-1131,31-1133,31-2011,31-2021,31-2022|Nurse Aide|3s|yyy|2024
CO|29-2061|Licensed Practical Nurse|3s|yyy|2024
CO|29-9091|Athletic Trainers|3s|yyy|2024
CO|31-2011|Occupational Therapy Assistant|3s|yyy|2024
CO|31-9011|Massage Therapists|3s|yyy|2024
CO|31-9092|Surgical Technologists|3s|yyy|2024
CO|33-3051|Peace Officer Certification|41|yyn|2024
CO|37-2021|Qualified Supervisor|3h|yyy|2024
CO|39-2021|Occupational Registration (groom, pony person)|3t|n-y|2024
CO|39-2021|Pet Animal Care and Facilities|3u|yyy|2024
CO|39-4031|Funeral Home|3s|yyy|2024
CO|39-5011,39-5012,39-5092,39-5094|Shop Registration|3s|nnn|2024
CO|39-5011,39-5012|Barber|3s|yyy|2024
CO|39-5012|Cosmetologist|3s|yyy|2024
CO|39-5012|Hair Stylist|3s|yyy|2024
CO|39-5092|Manicurist|3s|yyy|2024
CO|39-5092|Nail Technician|3s|yyy|2024
CO|39-5094|Estheticians|3s|yyy|2024
CO|41-1011,41-2031|Marijuana Employee License|3t|nnn|2024
CO|41-1011,41-2031|Meat Program-Custom Processing|3u|nn-|2024
CO|41-2031|Motor Vehicle Buyer Agent License|3t|nnn|2024
CO|41-2031|Motor Vehicle Franchised Dealer License|3t|nnn|2024
CO|41-2031|Motor Vehicle Manufacturer Representative License|3t|nnn|2024
CO|41-2031|Motor Vehicle Salesperson License|3t|nnn|2024
CO|41-2031|Motor Vehicle Temporary Out of State Dealer|3t|nnn|2024
CO|41-2031|Motor Vehicle Used Dealer License|3t|nnn|2024
CO|41-2031|Motor Vehicle Wholesaler License|3t|nnn|2024
CO|41-3031|Securities Broker|3s|yyy|2024
CO|41-3031|Securities Sales Rep|3s|yyy|2024
CO|41-4012,51-9061|Egg Seller|3u|nnn|2024
CO|41-4012|Liquor License|3t|nnn|2024
CO|41-4012|Support License (gaming)|3t|yn-|2024
CO|41-9021|Real Estate Broker License|3s|yyy|2024
CO|41-9022|Real Estate Agent|3s|yyy|2024
CO|43-3071|Notary|3v|ynn|2024
CO|47-2111|Electrical Contractor|3s|yyy|2024
CO|47-2111|Electrician Apprentice|3s|yyy|2024
CO|47-2111|Journeyman Electrician|3s|yyy|2024
CO|47-2111|Master Electrician|3s|yyy|2024
CO|47-2111|Residential Wireman|3s|yyy|2024
CO|47-2131,47-4041|Asbestos Project Designer|3x|yyy|2024
CO|47-2131,47-4041|Asbestos Worker|3x|yyy|2024
CO|47-2152|Journeyman Plumber|3s|yyy|2024
CO|47-2152|Master Plumber|3s|yyy|2024
CO|47-2152|Plumbing Apprentice|3s|yyy|2024
CO|47-2152|Plumbing Contractor|3s|yyy|2024
CO|47-2152|Residential Plumber|3s|yyy|2024
CO|49-9021|Water Conditioning Contractor|3s|yyy|2024
CO|49-9021|Water Conditioning Installer|3s|yyy|2024
CO|51-8031|Certified Wastewater Operator (industrial or domestic)|3z|yyy|2024
CO|51-8031|Certified Wastewater Operator A,B,C, or D|3z|yyy|2024
CO|51-8031|Plant Operators Certification|3z|yyy|2023
CO|51-9061|Certified Weigher's License|3u|yn-|2024
CO|51-9061|Milk Haulers License|3z|yny|2024
CO|51-9061|Milk Sampler/Tester License|3z|yny|2024
CO|53-7021|Tramway Lift|3s|nnn|2024
CT|11-1021,11-3031,11-9051,11-9081,13-1041,13-1111,13-2011|Casino Class Ii Manager|43|-n-|2024
CT|11-2022|Tv & Radio Antenna Installation & Repair Dealer|43|-n-|2024
CT|11-2022|Tv & Radio Ltd Dish Antenna Dealer Technician|43|-n-|2024
CT|11-9021|Major Contractor|43|-n-|2024
CT|11-9021|New Home Construction Contractor|43|-n-|2024
CT|11-9111|Nursing Home Administrator|44|-yy|2024
CT|11-9141|Community Association Manager Trainee|43|-n-|2024
CT|11-9141|Community Association Manager|43|-y-|2024
CT|13-1031,13-2053,41-3021,43-9041|Certified Insurance Consultant License (Life & Health), Individual|39|yyy|2021
CT|13-1031,13-2053,41-3021,43-9041|Certified Insurance Consultant License (Property & Casualty), Individual|39|yyy|2021
CT|13-1031,13-2053,41-3021,43-9041|Fraternal Insurance Agent License|39|yyy|2021
CT|13-1031,13-2053,41-3021,43-9041|Reinsurance Intermediary Manager License, Individual|39|yyy|2021
CT|13-1031|Casualty Claim Adjuster License, Individual|39|---|2021
CT|13-1031|Motor Vehicle Physical Damage Appraiser License, Individual|39|---|2021
CT|13-1031|Public Insurance Adjuster License, Individual|39|---|2021
CT|13-1041|Asbestos Abatement Supervisor|44|-n-|2024
CT|13-2011|Certified Public Accountant Certificate|43|yn-|2024
CT|13-2011|Certified Public Accountant License|43|yny|2024
CT|17-1011|Architect|43|-y-|2024
CT|17-1012|Landscape Architect|43|-y-|2024
CT|17-1022,17-2011,17-2021,17-2031,17-2041,17-2051,17-2061,17-2071,17-2072,17-2081,17-2112,17-2121,17-2131,17-2141,17-2161,17-2171|Professional Engineer & Land Surveyor|43|yy-|2024
CT|17-1022|Land Surveyor-in-training|43|yy-|2024
CT|17-1022|Land Surveyor|43|yy-|2024
CT|17-2011,17-2021,17-2031,17-2041,17-2051,17-2061,17-2071,17-2072,17-2081,17-2112,17-2121,17-2131,17-2141,17-2161,17-2171|Engineer-in-training|43|yy-|2024
CT|17-2011,17-2021,17-2031,17-2041,17-2051,17-2061,17-2071,17-2072,17-2081,17-2112,17-2121,17-2131,17-2141,17-2161,17-2171|Professional Engineer|43|yy-|2024
CT|19-3032,19-3033,19-3034|Psychologist|44|yyy|2024
CT|19-4012|Seed Labeler|3h|yn-|2024
CT|19-4042,47-4041|Asbestos Consultant-project Designer|44|-n-|2024
CT|19-4042,47-4041|Asbestos Consultant-project Monitor|44|-n-|2024
CT|19-4042|Lead Abatement Supervisor|44|-y-|2024
CT|19-4042|Lead Planner/Project Designer|44|-n-|2024
CT|19-4042|Registered Sanitarian|44|yn-|2024
CT|19-5011|Gsp Class Ii Officer|43|-n-|2024
CT|19-5012|Gsp Class Ia Technician|43|-n-|2024
CT|21-1012,21-1013,21-1015|Professional Counselor Associate|44|-y-|2024
CT|21-1012,21-1013,21-1015|Professional Counselor|44|-y-|2024
CT|21-1013|Marital And Family Therapist Associate|44|-y-|2024
CT|21-1013|Marital And Family Therapist|44|-y-|2024
CT|21-1021,21-1022,21-1023|Master's Level Social Worker - Temporary Permit|44|-y-|2024
CT|21-1021,21-1022,21-1023|Master's Level Social Worker|44|yy-|2024
CT|21-1022|Licensed Clinical Social Worker|44|yy-|2024
CT|21-1094|Community Health Worker|44|-n-|2024
CT|23-1011|Attorney (Multistate Professional Responsibility)|49|yyn|2019
CT|23-1011|Attorney|49|yyn|2019
CT|25-2012,25-2021,25-2022,25-2031,25-2032|Education: Initial Educator Certificate|32|nyn|2021
CT|25-2012,25-2021,25-2022,25-2031,25-2032|Education: Professional Educator Certificate|32|nyn|2021
CT|25-2012,25-2021,25-2022,25-2031,25-2032|Education: Provisional Educator Certificate|32|nyn|2021
CT|25-2012,25-2021,25-2022,25-2031,25-2032|Education: Temporary 90-Day Certificate (Educator)|32|nyn|2021
CT|27-1025|Interior Designer|43|yyy|2024
CT|27-2022|Education: 5-Year Renewable Coaching Permit|32|---|2021
CT|27-2022|Education: Coaching Permit (Temporary Emergency)|32|---|2021
CT|29-1011|Chiropractor|44|yy-|2024
CT|29-1021,29-1023|Dental Anesthesia/conscious Sedation Permit|44|-y-|2024
CT|29-1021,29-1023|Dentist|44|yy-|2024
CT|29-1021|Dental Conscious Sedation Permit|44|-n-|2024
CT|29-1021|Resident Dentist|44|-y-|2024
CT|29-1031|Dietitian/Nutritionist|44|-n-|2024
CT|29-1041|Optometrist|44|yy-|2024
CT|29-1051|Certified Alcohol And Drug Counselor|44|-y-|2024
CT|29-1051|Licensed Alcohol And Drug Counselor|44|-y-|2024
CT|29-1051|Pharmacist|43|yy-|2024
CT|29-1051|Pharmacy Benefits Manager (PBM)|39|yyy|2021
CT|29-1051|Pharmacy Intern|43|-y-|2024
CT|29-1071,29-1141,29-1151,29-1161,29-1171|Advanced Practice Registered Nurse|44|-yy|2024
CT|29-1071|Physician Assistant|44|yy-|2024
CT|29-1081|Podiatrist|44|yy-|2024
CT|29-1122|Occupational Therapist Assistant|44|yyy|2024
CT|29-1122|Occupational Therapist Temporary Permit|44|-y-|2024
CT|29-1122|Occupational Therapist|44|-yy|2024
CT|29-1123,31-2021|Physical Therapist Assistant|44|yy-|2024
CT|29-1123|Physical Therapist|44|yy-|2024
CT|29-1123|Pt Temporary Permit|44|yy-|2024
CT|29-1125|Art Therapist Temporary Permit|44|-n-|2024
CT|29-1125|Art Therapist|44|-y-|2024
CT|29-1126,29-2036|Respiratory Care Practitioner Temporary Permit|44|-y-|2024
CT|29-1126,29-2036|Respiratory Care Practitioner|44|yy-|2024
CT|29-1127|Speech And Language Pathologist Temporary Permit|44|-n-|2024
CT|29-1127|Speech And Language Pathologist|44|-yy|2024
CT|29-1131|Veterinarian|44|yy-|2024
CT|29-1141|Registered Nurse|44|yy-|2024
CT|29-1161,29-9021,29-9093|Licensed Nurse Midwife|44|-y-|2024
CT|29-1181|Audiologist|44|-yy|2024
CT|29-1211,29-1212,29-1213,29-1214,29-1215,29-1217,29-1218,29-1221,29-1222,29-1223,29-1224,29-1241,29-1242,29-1249|Physician/Surgeon|44|yy-|2024
CT|29-1211,29-1212,29-1213,29-1214,29-1215,29-1217,29-1218,29-1221,29-1222,29-1223,29-1224,29-1241,29-1242,29-1249|Resident Physician|44|-y-|2024
CT|29-1292,31-9091|Dental Hygienist|44|yn-|2024
CT|29-2010|Hemodialysis|44|-n-|2024
CT|29-2010|Medical Marijuana Laboratory Employee|43|-n-|2024
CT|29-2031|Perfusionist|44|yyy|2024
CT|29-2034|Radiographer|44|yy-|2024
CT|29-2042,29-2043|Advanced Emergency Medical Technician|44|yy-|2024
CT|29-2042,29-2043|Emergency Medical Responder|44|yy-|2024
CT|29-2042,29-2043|Emergency Medical Service Instructor|44|-yy|2024
CT|29-2042,29-2043|Paramedic|44|yy-|2024
CT|29-2042|Emergency Medical Technician|44|yy-|2024
CT|29-2043|Supplemental Responder|44|-n-|2024
CT|29-2052|Pharmacy Technician|43|-ny|2024
CT|29-2061|Licensed Practical Nurse - Temporary|44|-n-|2024
CT|29-2061|Licensed Practical Nurse|44|-n-|2024
CT|29-2081|Optician Apprentice|44|-n-|2024
CT|29-2081|Optician|44|yy-|2024
CT|29-2092|Hearing Instrument Specialist-training Permit|44|-n-|2024
CT|29-2092|Hearing Instrument Specialist|44|-n-|2024
CT|29-9091|Athletic Trainer|44|yy-|2024
CT|29-9092|Genetic Counselor Temporary Permit|44|-n-|2024
CT|29-9092|Genetic Counselor|44|-n-|2024
CT|31-9011|Massage Therapist Temp Permit|44|yy-|2024
CT|31-9011|Massage Therapist|44|yy-|2024
CT|31-9092|Medical Marijuana Dispensary Technician|43|-n-|2024
CT|39-3091|Amusement Engineer|3q|---|2021
CT|39-4011|Embalmer Apprentice|44|-y-|2024
CT|39-4011|Embalmer Pre-graduate Trainee|44|-n-|2024
CT|39-4011|Embalmer|44|yy-|2024
CT|39-4031|Funeral Director|44|-n-|2024
CT|39-5011,39-5012,39-5092,39-5094|Eyelash Technician|44|-y-|2024
CT|39-5011,39-5012|Barber|44|-y-|2024
CT|39-5012,39-5094|Electrologist|44|yy-|2024
CT|39-5012,39-5094|Hairdresser/Cosmetician|44|-y-|2024
CT|39-5092|Nail Technician|44|-y-|2024
CT|39-5094|Esthetician|44|-y-|2024
CT|39-9032|Youth Camp Director|4a|-n-|2024
CT|41-2031|Tv & Radio Antenna Installation & Repair Technician|43|-n-|2024
CT|41-2031|Tv & Radio Certified Restricted Technician|43|-n-|2024
CT|41-2031|Tv & Radio Electronic Technician|43|-n-|2024
CT|41-2031|Tv & Radio Limited Dish Antenna Technician|43|-n-|2024
CT|41-3021,41-4012|Livestock Dealer/broker|3h|-n-|2024
CT|41-3021|Broker - Dealer Agent|48|yyy|2021
CT|41-3021|Life Settlement Broker License, Individual|39|yyy|2021
CT|41-3021|Managing General Agent|39|yyy|2021
CT|41-3021|Producer License, Individual|39|yyy|2021
CT|41-3021|Reinsurance Intermediary Broker License, Individual|39|yyy|2021
CT|41-3021|Surplus Lines Insurance Broker License, Individual|39|yyy|2021
CT|41-3091|Home Improvement Salesperson|43|-n-|2024
CT|41-4012|Casino Class I Employee|43|-n-|2024
CT|41-9021|Real Estate Broker|43|yy-|2024
CT|41-9022|Real Estate Salesperson|43|yy-|2024
CT|47-1011,47-2111,47-2231|Electrical Limited Solar Contractor|43|-ny|2024
CT|47-1011,47-2111,47-2231|Electrical Limited Solar Journeyperson|43|yny|2024
CT|47-1011,47-2231|Solar Thermal Contractor|43|-ny|2024
CT|47-1011,47-2231|Solar Thermal Journeyperson|43|-ny|2024
CT|47-2061,47-2121|Flat Glass Unlimited Contractor|43|yn-|2024
CT|47-2061,47-2121|Flat Glass Unlimited Journeyperson|43|yn-|2024
CT|47-2073,47-2152|Well Casing Extension Contractor|43|-ny|2024
CT|47-2073,47-2152|Well Casing Extension Journeyperson|43|-ny|2024
CT|47-2073|Non-water Supply Contractor|43|yny|2024
CT|47-2111|Cross Connection Survey Inspector|44|-n-|2024
CT|47-2111|Electrical Limited Contractor|43|yn-|2024
CT|47-2111|Electrical Limited Journeyperson|43|yny|2024
CT|47-2111|Electrical Unlimited Contractor|43|yny|2024
CT|47-2111|Electrical Unlimited Journeyperson|43|yyy|2024
CT|47-2131,47-4041|Asbestos Abatement Worker|44|-n-|2024
CT|47-2131,47-4041|Asbestos Contractor|44|-n-|2024
CT|47-2152|Auto Fire Sprinkler Layout Technician|43|-n-|2024
CT|47-2152|Backflow Prevention Device Tester|44|-y-|2024
CT|47-2152|Heating, Piping & Cooling Operating Engineer Journeyperson|43|-ny|2024
CT|47-2152|Heating, Piping & Cooling Unlimited Contractor|43|yny|2024
CT|47-2152|Heating, Piping & Cooling Unlimited Journeyperson|43|yny|2024
CT|47-2152|Plumbing & Piping Limited Contractor|43|-n-|2024
CT|47-2152|Plumbing & Piping Limited Journeyperson|43|yn-|2024
CT|47-2152|Plumbing & Piping Unlimited Contractor|43|yn-|2024
CT|47-2152|Plumbing & Piping Unlimited Journeyperson|43|yny|2024
CT|47-2152|Plumbing Trainee|43|-n-|2024
CT|47-4011,47-4041|Asbestos Consultant-insp/mgmt Planner|44|-n-|2024
CT|47-4011,47-4041|Asbestos Consultant-inspector|44|-n-|2024
CT|47-4011|Home Inspector Intern|43|-n-|2024
CT|47-4011|Home Inspector|43|-n-|2024
CT|47-4011|Lead Inspector Risk Assessor|44|-n-|2024
CT|47-4021|Elevator Limited Contractor|43|-n-|2024
CT|47-4021|Elevator Limited Conveyor Contractor|43|-n-|2024
CT|47-4021|Elevator Limited Conveyor Journeyperson|43|-n-|2024
CT|47-4021|Elevator Limited Journeyperson|43|-n-|2024
CT|47-4021|Elevator Trainee|43|-n-|2024
CT|47-4021|Elevator Unlimited Contractor|43|yny|2024
CT|47-4021|Elevator Unlimited Journeyperson|43|yny|2024
CT|47-4041|Lead Abatement Worker|44|-y-|2024
CT|47-4041|Lead Inspector|44|-n-|2024
CT|47-4041|Lead Training Provider|44|-n-|2024
CT|49-2022|Public Service Technician - Telephone|43|-n-|2024
CT|49-9021,49-9062|Medical Gas & Vacuum Systems Contractor|43|-n-|2024
CT|49-9021,49-9062|Medical Gas & Vacuum Systems Journeyperson|43|-n-|2024
CT|49-9021|Heating, Piping & Cooling Limited Contractor|43|-ny|2024
CT|49-9021|Heating, Piping & Cooling Limited Journeyperson|43|yny|2024
CT|49-9021|Mechanical Contractor|43|-n-|2024
CT|49-9021|Water Treatment Plant Operator - Conditional|47|-n-|2024
CT|49-9094|Locksmith|43|-n-|2024
CT|51-8031|Distribution System Operator - Class III|44|-n-|2024
CT|51-8031|Distribution System Operator - Class II|44|-n-|2024
CT|51-8031|Distribution System Operator - Class I|44|-n-|2024
CT|51-8031|Distribution System Operator In Training|44|-n-|2024
CT|51-8031|Non-water Supply Driller|43|yny|2024
CT|51-8031|Small Water System Operator Conditional|44|-n-|2024
CT|51-8031|Small Water System Operator|44|-n-|2024
CT|51-8031|Water Supply Contractor|43|-ny|2024
CT|51-8031|Water Supply Driller|43|-yy|2024
CT|51-8031|Water Treatment Plant Operator - Class III|47|yny|2024
CT|51-8031|Water Treatment Plant Operator - Class II|47|yny|2024
CT|51-8031|Water Treatment Plant Operator - Class IV|47|yny|2024
CT|51-8031|Water Treatment Plant Operator - Class I|47|-yy|2024
CT|51-8031|Water Treatment Plant Operator In Training|47|-n-|2024
CT|51-9061|Milk Examiner|3h|-n-|2024
CT|51-9061|Operator Of Weighing & Measuring Devices|43|-n-|2024
CT|51-9061|Public Weigher|43|-n-|2024
CT|51-9061|Repairer Of Weighing & Measuring Devices|43|-n-|2024
CT|53-3032,53-3051,53-3052,53-3053|Commercial Drivers License (CDL)|45|ynn|2019
CT|53-7021|Crane Operator Apprentice|46|-n-|2024
CT|53-7021|Crane Operator|46|yn-|2024
CT|53-7021|Elevator Limited Hoists Cranes & Lifts Contractor|43|-ny|2024
CT|53-7021|Elevator Limited Hoists Cranes & Lifts Journeyperson|43|-ny|2024
CT|53-7021|Hoisting Equipment Apprentice|46|-n-|2024
CT|53-7021|Hoisting Equipment Operator|46|-n-|2024
DC|11-9021|Construction Managers|4b|yny|2010
DC|11-9111|Nursing Home Admin.|4c|yyn|2016
DC|13-2011|Accountant(certified Public)|4b|yyn|2016
DC|17-1011|Architecture|4b|ynn|2016
DC|17-1012|Landscape Architect|4b|yyn|2019
DC|17-1022,17-2011,17-2021,17-2031,17-2041,17-2051,17-2061,17-2071,17-2072,17-2081,17-2112,17-2121,17-2131,17-2141,17-2161,17-2171|Professional Engineers|4b|nnn|2016
DC|19-3032,19-3033,19-3034|Psychologist|4c|yyy|2016
DC|21-1013|Marriage and Family Therapists|4c|yyy|2010
DC|21-1022,21-1023|Licensed Graduate Social Worker|4c|yyn|2019
DC|21-1022,21-1023|Licensed Independent Social Worker|4c|yyy|2019
DC|21-1022,21-1023|Licensed Social Work Associate|4c|yyn|2019
DC|21-1022|Licensed Independent Clinical Social Worker|4c|yyy|2019
DC|23-1011|Attorney|4f|yyn|2019
DC|25-1194,25-3021,29-1021,29-1023|Dentist|4c|yyn|2016
DC|25-1194,39-5011,39-5012,47-4011|Barber|4b|yyy|2016
DC|25-2012,25-2021,25-2022,25-2031,25-2032|Teacher-public School|4d|nyn|2016
DC|27-1025|Interior Designers|4b|yyn|2016
DC|27-2021|Boxing/wrestling|4b|---|2016
DC|29-1011|Chiropractor|4c|yyn|2016
DC|29-1031|Dietetics & Nutrition|4c|yyy|2016
DC|29-1041|Optometry|4c|yyy|2016
DC|29-1051|Pharmacy|4c|yyy|2016
DC|29-1071,29-1081,29-1211,29-1212,29-1213,29-1214,29-1215,29-1217,29-1218,29-1221,29-1222,29-1223,29-1224,29-1241,29-1242,29-1249|Medicine|4c|yyy|2016
DC|29-1071|Anesthesiologist Assistants|4c|yyn|2010
DC|29-1071|Physicians Assistants|4c|yyy|2016
DC|29-1081|Podiatry|4c|yyy|2016
DC|29-1122|Occupational Therapy|4c|yyy|2016
DC|29-1123|Physical Therapy|4c|yyn|2016
DC|29-1125|Dance Therapy|4c|---|2016
DC|29-1125|Recreation Therapy|4c|---|2016
DC|29-1126,29-2036|Respiratory Care|4c|yyn|2016
DC|29-1127,29-1181,29-2092|Audiologist|4c|yyn|2010
DC|29-1127|Speech-Language Pathologists|4c|yyy|2010
DC|29-1131|Veterinarians|4c|yyn|2016
DC|29-1131|Veterinarian|4g|yyn|2019
DC|29-1141|Clinical Nurse Specialists|4c|yyn|2010
DC|29-1141|Nurse, Registered|4c|yyn|2016
DC|29-1151|Nurse, Anesthetists|4c|yyy|2016
DC|29-1161,29-9021,29-9093|Nurse, Midwives|4c|yyn|2016
DC|29-1171|Nurse, Practitioners|4c|yyy|2016
DC|29-1292,31-9091|Dental Hygiene|4c|yyy|2016
DC|29-2052|Pharmacy Technicians|4c|yyy|2010
DC|29-2061|Nurse, Practical|4c|yyn|2016
DC|31-2011|Occupational Therapy Assistants|4c|yyy|2010
DC|31-2021|Physical Therapist Assistants|4c|yy-|2010
DC|31-9011|Massage Therapy|4c|yyy|2016
DC|33-9021|Private Detective|4b|yn-|2010
DC|33-9032,41-9022|Real Estate Salesperson|4b|yyy|2016
DC|33-9032|Security Officer|4b|yyy|2010
DC|39-4031|Funeral Directors|4b|nyn|2016
DC|39-5012|Cosmetology|4b|yyy|2016
DC|41-3021|Insurance Producer / Bail Bond|4e|ynn|2019
DC|41-3021|Insurance Producer / Life Grouping|4e|ynn|2019
DC|41-3021|Insurance Producer / Limited Line Grouping|4e|nnn|2019
DC|41-3021|Insurance Producer / Managing General Agent|4e|ynn|2019
DC|41-3021|Insurance Producer / Property/Casualty Grouping|4e|ynn|2019
DC|41-3021|Insurance Producer / Reinsurance Intermediary|4e|ynn|2019
DC|41-3021|Insurance Producer / Surplus Lines|4e|ynn|2019
DC|41-3021|Public Adjuster / None|4e|nnn|2019
DC|41-3021|Title / All LOAs|4e|ynn|2019
DC|41-9021|Real Estate Brokers|4b|nnn|2016
DC|47-2111|Electricians|4b|y-y|2016
DC|47-2152|Plumbers|4b|yny|2016
DC|49-9021|Refrigeration and Air Conditioning|4b|yny|2010
DC|49-9021|Refrigeration/air Conditioning|4b|yny|2016
DC|51-8021|Steam Engineers|4b|---|2016
DC|53-3032,53-3051,53-3052,53-3053|Commercial Drivers License (CDL)|45|ynn|2019
DC|53-3032|Truck Driver, Heavy(cdl)|45|ynn|2016
DE|11-2022|Deadly Weapons Dealer-Individual|4h|---|2024
DE|11-9021|Contractor|4o|nnn|2024
DE|11-9032,53-3051,53-3052,53-3053|School Supervisor of School Bus Transportation|32|yyy|2024
DE|11-9032|Principal of Adult Education School|32|---|2024
DE|11-9032|Principal of School for Exceptional Children|32|---|2024
DE|11-9032|Principal of a School for Children with Disabilities|32|---|2024
DE|11-9032|Principal, Secondary School|32|---|2024
DE|11-9032|School Administrative Assistant|32|---|2024
DE|11-9032|School Assistant Superintendent - Curriculum|32|---|2024
DE|11-9032|School Assistant Superintendent of Instruction|32|---|2024
DE|11-9032|School Business Manager|32|---|2024
DE|11-9032|School Cooperative/Work Study Coordinator|32|---|2024
DE|11-9032|School Director|32|---|2024
DE|11-9032|School Elementary School Principal|32|---|2024
DE|11-9032|School Manager of School Food Service Program|32|---|2024
DE|11-9032|School Reading Consultant|32|---|2024
DE|11-9032|School Reading Specialist|32|---|2024
DE|11-9032|School Speech and Hearing Specialist|32|---|2024
DE|11-9032|School Superintendent|32|---|2024
DE|11-9032|School Supervisor of Food Service Program|32|---|2024
DE|11-9032|School Supervisor of Special Programs|32|---|2024
DE|11-9032|School Supervisor|32|---|2024
DE|11-9111|Administrative Medical|4h|yyy|2024
DE|11-9111|Nursing Home Administrator - License by Reciprocity|4h|yyy|2024
DE|11-9111|Nursing Home Administrator|4h|yyy|2024
DE|11-9111|Temporary nursing home administrator|4h|yyy|2024
DE|13-1031,13-2053,41-3021,43-9041|Insurance Agent|4m|yn-|2024
DE|13-1031,13-2053,41-3021,43-9041|Insurance Appraiser|4m|yn-|2024
DE|13-1031,13-2053,41-3021,43-9041|Insurance Consultant|4m|yn-|2024
DE|13-1031|Insurance Adjuster|4m|---|2024
DE|13-1041|Asbestos Abatement Supervisor (Class B Limited)|4n|---|2024
DE|13-1041|Asbestos Abatement Supervisor|4n|---|2024
DE|13-1041|Asbestos Project Monitor|4n|---|2024
DE|13-1071|School Human Relations Specialist|32|---|2024
DE|13-2011|Accountant|4h|yyy|2024
DE|13-2072|Loan Officers and Counselors|4h|---|2024
DE|17-1011|Architect|4h|yyy|2024
DE|17-1012|Landscape Architect|4h|yyy|2024
DE|17-1022|Land Surveyor- License by Reciprocity|4h|yyy|2024
DE|17-1022|Land Surveyor|4h|yyy|2024
DE|17-2011,17-2021,17-2031,17-2041,17-2051,17-2061,17-2071,17-2072,17-2081,17-2112,17-2121,17-2131,17-2141,17-2161,17-2171|Engineer, Professional|4i|yyy|2024
DE|19-2042|Geologist - Licensure by Reciprocity|4h|yyy|2024
DE|19-2042|Geologist|4h|yyy|2024
DE|19-3032,19-3033,19-3034|Psychologist, Licensed by Reciprocity|4h|yyy|2024
DE|19-3032,19-3033,19-3034|Psychologist, Licensed|4h|yyy|2024
DE|19-3033,19-3034|School Psychologist|32|yyy|2024
DE|19-3033,19-3034|School Psychometrist|32|yyy|2024
DE|21-1012|School Career Guidance and Placement Counselor|32|---|2024
DE|21-1012|School Elementary Guidance Counselor|32|---|2024
DE|21-1012|School Secondary Guidance Counselor|32|---|2024
DE|21-1013|Marriage & Family Associate|4h|yyy|2024
DE|21-1013|Marriage & Family Therapist - License by Reciprocity|4h|yyy|2024
DE|21-1013|Marriage & Family Therapist|4h|yyy|2024
DE|21-1021|School Social Worker|32|yny|2024
DE|21-1022,21-1023|Licensed Bachelors Social Worker|4h|yyn|2024
DE|21-1022,21-1023|Licensed Masters Social Worker|4h|yyn|2024
DE|21-1022|Social Worker, Licensed Clinical|4h|yyy|2024
DE|23-1011|Attorney|4q|yy-|2024
DE|25-1194|Firearms Instructor|4j|nyn|2024
DE|25-1194|Teacher of Trade & Industry: Allied Health, Other|32|yyy|2024
DE|25-1194|Teacher of Trade & Industry: Auto Body Repair|32|yyy|2024
DE|25-1194|Teacher of Trade & Industry: Auto Mechanics|32|yyy|2024
DE|25-1194|Teacher of Trade & Industry: Avionics|32|yyy|2024
DE|25-1194|Teacher of Trade & Industry: Carpentry- Exceptional Children|32|yyy|2024
DE|25-1194|Teacher of Trade & Industry: Carpentry|32|yyy|2024
DE|25-1194|Teacher of Trade & Industry: Commercial Foods|32|yyy|2024
DE|25-1194|Teacher of Trade & Industry: Cosmetology|32|yyy|2024
DE|25-1194|Teacher of Trade & Industry: Dental Laboratory Technology|32|yyy|2024
DE|25-1194|Teacher of Trade & Industry: Diesel Mechanic|32|yyy|2024
DE|25-1194|Teacher of Trade & Industry: Drafting and Design|32|yyy|2024
DE|25-1194|Teacher of Trade & Industry: Electricity|32|yyy|2024
DE|25-1194|Teacher of Trade & Industry: Electronic Technology|32|yyy|2024
DE|25-1194|Teacher of Trade & Industry: Environmental Technology|32|yyy|2024
DE|25-1194|Teacher of Trade & Industry: Food Management|32|yyy|2024
DE|25-1194|Teacher of Trade & Industry: Health Occupations|32|yyy|2024
DE|25-1194|Teacher of Trade & Industry: Medical Assisting|32|yyy|2024
DE|25-1194|Teacher of Trade & Industry: Nursing Assistant|32|yyy|2024
DE|25-1194|Teacher of Trade & Industry: Nursing Assisting|32|yyy|2024
DE|25-1194|Teacher of Trade & Industry: Occupations for the Handicapped|32|yyy|2024
DE|25-1194|Teacher of Trade & Industry: Photography|32|yyy|2024
DE|25-1194|Teacher of Trade & Industry: Practical Nursing|32|yyy|2024
DE|25-1194|Teacher of Trade & Industry: Printing|32|yyy|2024
DE|25-1194|Teacher of Trade & Industry: Radio & TV Production|32|yyy|2024
DE|25-1194|Teacher of Trade & Industry: Small Engine Repair|32|yyy|2024
DE|25-1194|Teacher of Trade & Industry: Special Education Endorsement|32|yyy|2024
DE|25-1194|Teacher of Trade & Industry: Stationary Engineering|32|yyy|2024
DE|25-2011|School Early Care and Education (0-K)|32|yyy|2024
DE|25-2012,25-2021,25-2022,25-2031,25-2032|Teacher, Visiting|32|nyn|2024
DE|25-2012,25-2021,25-2022|Teacher 1-8, Elementary|32|---|2024
DE|25-2012,25-2021|Teacher of Art - Elementary 1-8|32|---|2024
DE|25-2012,25-2021|Teacher of Early Childhood/Primary K-4|32|---|2024
DE|25-2012,25-2021|Teacher of Elementary - Bilingual - Spanish|32|---|2024
DE|25-2012,25-2021|Teacher of Music - Elementary 1-8|32|---|2024
DE|25-2012,25-2021|Teacher of Physical Education - Elementary 1-8|32|---|2024
DE|25-2012|Teacher of Nursery - Kindergarten|32|---|2024
DE|25-2022|School Endorsement as Middle Level Teacher|32|---|2024
DE|25-2022|Teacher 5-8, Middle Level|32|---|2024
DE|25-2031|School To Work Transition Teacher|32|nyn|2024
DE|25-2031|Teacher of Agriculture - Animal Science|32|nyn|2024
DE|25-2031|Teacher of Agriculture - Comprehensive|32|nyn|2024
DE|25-2031|Teacher of Agriculture - Horticulture|32|nyn|2024
DE|25-2031|Teacher of Art - Comprehensive K-12|32|nyn|2024
DE|25-2031|Teacher of Art - Secondary 7-12|32|nyn|2024
DE|25-2031|Teacher of Bilingual - Spanish|32|nyn|2024
DE|25-2031|Teacher of Biology|32|nyn|2024
DE|25-2031|Teacher of Business Education - Bookkeeping|32|nyn|2024
DE|25-2031|Teacher of Business Education - Comprehensive|32|nyn|2024
DE|25-2031|Teacher of Business Education - Shorthand/Secretarial|32|nyn|2024
DE|25-2031|Teacher of Chemistry|32|nyn|2024
DE|25-2031|Teacher of Comprehensive Mathematics|32|nyn|2024
DE|25-2031|Teacher of Computer Science|32|nyn|2024
DE|25-2031|Teacher of Distributive Education|32|nyn|2024
DE|25-2031|Teacher of Drama|32|nyn|2024
DE|25-2031|Teacher of Driver Education|32|nyn|2024
DE|25-2031|Teacher of Earth Science|32|nyn|2024
DE|25-2031|Teacher of English|32|nyn|2024
DE|25-2031|Teacher of French|32|nyn|2024
DE|25-2031|Teacher of General Science|32|nyn|2024
DE|25-2031|Teacher of German|32|nyn|2024
DE|25-2031|Teacher of Health Education|32|nyn|2024
DE|25-2031|Teacher of Home Economics|32|nyn|2024
DE|25-2031|Teacher of Industrial Arts/Technology Educaiton Endorsement|32|nyn|2024
DE|25-2031|Teacher of Industrial Arts|32|nyn|2024
DE|25-2031|Teacher of Latin|32|nyn|2024
DE|25-2031|Teacher of Marketing Education|32|nyn|2024
DE|25-2031|Teacher of Middle-Level Mathematics|32|nyn|2024
DE|25-2031|Teacher of Music - Secondary 7-12|32|nyn|2024
DE|25-2031|Teacher of Music Comprehensive K-12|32|nyn|2024
DE|25-2031|Teacher of Physical Education - Comprehensive K-12|32|nyn|2024
DE|25-2031|Teacher of Physical Education - Secondary 7-12|32|nyn|2024
DE|25-2031|Teacher of Physical Education and Health 1-12|32|nyn|2024
DE|25-2031|Teacher of Physical Science|32|nyn|2024
DE|25-2031|Teacher of Physics|32|nyn|2024
DE|25-2031|Teacher of Social Studies|32|nyn|2024
DE|25-2031|Teacher of Spanish|32|nyn|2024
DE|25-2031|Teacher of Speech|32|nyn|2024
DE|25-2031|Teacher of Technology Education|32|nyn|2024
DE|25-4022|School Library/Media Specialist|32|---|2024
DE|27-2021|Boxer-MMA-Professional|4h|---|2024
DE|27-2021|Boxer|4h|---|2024
DE|29-1011|Chiropractor|4h|yyn|2024
DE|29-1021,29-1023|Dental Resident|4h|yyy|2024
DE|29-1021,29-1023|Dentist - Federally Qualified Health Center|4h|yyy|2024
DE|29-1021,29-1023|Dentist Academic|4h|yyy|2024
DE|29-1021,29-1023|Dentist|4h|yyy|2024
DE|29-1021|Dental Resident|4h|yyy|2024
DE|29-1021|Dentist - Federally Qualified Health Center|4h|yyy|2024
DE|29-1021|Dentist Academic|4h|yyy|2024
DE|29-1021|Dentist|4h|yyy|2024
DE|29-1031|Dietician/Nutritionist|4h|yyy|2024
DE|29-1041|Intern Optometrist, Therapeutic|4h|yyy|2024
DE|29-1041|Optometrist, Therapeutic|4h|yyy|2024
DE|29-1051|Pharmacist - License by Reciprocity|4h|yyy|2024
DE|29-1051|Pharmacist|4h|yyy|2024
DE|29-1071,29-1081,29-1211,29-1212,29-1213,29-1214,29-1215,29-1217,29-1218,29-1221,29-1222,29-1223,29-1224,29-1241,29-1242,29-1249|Physician Training|4h|yyy|2024
DE|29-1071,29-1081,29-1211,29-1212,29-1213,29-1214,29-1215,29-1217,29-1218,29-1221,29-1222,29-1223,29-1224,29-1241,29-1242,29-1249|Physician|4h|yyy|2024
DE|29-1071|Physician Assistant|4h|yyy|2024
DE|29-1081,29-1211,29-1212,29-1213,29-1214,29-1215,29-1217,29-1218,29-1221,29-1222,29-1223,29-1224,29-1241,29-1242,29-1249|Physician Training|4h|yyy|2024
DE|29-1081,29-1211,29-1212,29-1213,29-1214,29-1215,29-1217,29-1218,29-1221,29-1222,29-1223,29-1224,29-1241,29-1242,29-1249|Physician|4h|yyy|2024
DE|29-1081|Podiatrist - License by Reciprocity|4h|yyy|2024
DE|29-1081|Podiatrist|4h|yyy|2024
DE|29-1122|Occupational Therapist - License by Reciprocity|4h|yyy|2024
DE|29-1122|Occupational Therapist|4h|yyy|2024
DE|29-1123|Physical Therapist|4h|yyn|2024
DE|29-1123|School Physical Therapist|32|yyn|2024
DE|29-1123|Special Project/Assignment Temporary Physical Therapist|4h|yyn|2024
DE|29-1124|Radiation Therapist|4p|---|2024
DE|29-1125|Art Therapist|4h|nnn|2024
DE|29-1125|Associate Art Therapist|4h|nnn|2024
DE|29-1126,29-2036|Respiratory Care Practioner|4h|yyn|2024
DE|29-1126|Respiratory Care Practioner|4h|yyn|2024
DE|29-1127|School Speech Language Pathologist|32|yyy|2024
DE|29-1127|Speech/Language Pathologist - License by Reciprocity|4h|yyy|2024
DE|29-1127|Speech/Language Pathologist|4h|yyy|2024
DE|29-1131|Veterinarian|4h|yyn|2024
DE|29-1141,29-1161|Multistate License - RN or LPN|4h|yyy|2024
DE|29-1141,29-1161|Nurse, Licensed Practical by endorcement|4h|yyy|2024
DE|29-1141,29-1161|Nurse, Registered by endorcement|4h|yyy|2024
DE|29-1141,29-2061|Multistate License - RN or LPN|4h|yyy|2024
DE|29-1141|Nurse, Registered by endorcement|4h|yyy|2024
DE|29-1141|Nurse, Registered|4h|yyy|2024
DE|29-1141|Nurse, School|32|yyy|2024
DE|29-1151,29-1171|Advanced Practice Registered Nurse|4h|---|2024
DE|29-1161,29-9021,29-9093|Midwifery Practitioner|4h|yyn|2024
DE|29-1181|Audiologist|4h|yyy|2024
DE|29-1292,31-9091|Dental Hygienist|4h|yyy|2024
DE|29-1292,31-9091|Dental Radiographer|4p|yyy|2024
DE|29-1292|Dental Hygienist|4h|yyy|2024
DE|29-2033|Nuclear Medicine Technologist|4p|yyy|2024
DE|29-2034|Medical Radiographer|4p|yyy|2024
DE|29-2036|Polysomnographer|4h|---|2024
DE|29-2042,29-2043|Emergency Medical Technican Basic|4h|yyy|2024
DE|29-2056|Veterinary technician|4h|yyn|2024
DE|29-2061|Nurse, Licensed Practical by endorcement|4h|yyy|2024
DE|29-2061|Nurse, Licensed Practical|4h|yyy|2024
DE|29-2092|Hearing Aid Dispenser - License by Reciprocity|4h|yyy|2024
DE|29-2092|Hearing Aid Dispenser|4h|yyy|2024
DE|29-9091|Athletic Trainer|4h|yyn|2024
DE|29-9092|Genetic Counselor|4h|yyn|2024
DE|31-2011|Occupational Therapist Assistant|4h|yyy|2024
DE|31-2021|Physical Therapist Assistant|4h|yy-|2024
DE|31-9011|Massage Technician|4h|yyy|2024
DE|31-9011|Massage/Bodywork Therapist|4h|yyy|2024
DE|31-9011|Temporary Massage Technician|4h|yyy|2024
DE|31-9092|Psychological Assistant, Registered|4h|nnn|2024
DE|33-3051|Constables|4j|nnn|2024
DE|33-9021|Bail Enforcement Agents|4j|nyn|2024
DE|33-9021|Private Investigator|4j|nny|2024
DE|33-9032|Armored Car Guard|4j|yyn|2024
DE|33-9032|Security Guards/Firearm Guards|4j|yyn|2024
DE|39-3011|Texas Hold'em Individual|4h|nnn|2024
DE|39-4031|Funeral Director Limited License|4h|yyy|2024
DE|39-4031|Funeral Director|4h|yyy|2024
DE|39-5011,39-5012,39-5092,39-5094|Apprentice Cosmetologist/Barber/Master Barber/Nail Technician/Aesthetician|4h|yyy|2024
DE|39-5011,39-5012,39-5092,39-5094|Instructor License|4h|yyy|2024
DE|39-5011,39-5012|Barber - License by Reciprocity|4h|yyy|2024
DE|39-5011,39-5012|Barber|4h|yyy|2024
DE|39-5011,39-5012|Master Barber - License by Reciprocity|4h|yyy|2024
DE|39-5011,39-5012|Master Barber|4h|yyy|2024
DE|39-5012,39-5094|Electrologist - License by Reciprocity|4h|yyy|2024
DE|39-5012,39-5094|Electrologist|4h|yyy|2024
DE|39-5012|Cosmetologist - License by Reciprocity|4h|yyy|2024
DE|39-5012|Cosmetologist|4h|yyy|2024
DE|39-5092|Nail Technician - License by Reciprocity|4h|yyy|2024
DE|39-5092|Nail Technician|4h|yyy|2024
DE|39-5094|Aesthetican - License by Reciprocity|4h|yyy|2024
DE|39-5094|Aesthetican|4h|yyy|2024
DE|41-3021|Insurance Broker|4m|yn-|2024
DE|41-4012,49-2098|Alarm Employee|4j|yyy|2024
DE|41-9021|Real Estate Associate Broker|4h|yny|2024
DE|41-9021|Real Estate Broker|4h|yny|2024
DE|41-9022|Real Estate Sales Agent|4h|yyy|2024
DE|43-6013|Administrative Medical|4h|yyy|2024
DE|47-2111|Electrian Journeyperson|4h|y-y|2024
DE|47-2111|Electrician Apprentice|4h|y-y|2024
DE|47-2111|Limited Electrician Special|4h|y-y|2024
DE|47-2111|Limited Electrician|4h|y-y|2024
DE|47-2111|Master Electrician Special|4h|y-y|2024
DE|47-2111|Master Electrician|4h|y-y|2024
DE|47-2111|Residental Electrican|4h|y-y|2024
DE|47-2131,47-4041|Asbestos Abatement Worker (Class A)|4n|---|2024
DE|47-2131,47-4041|Asbestos Abatement Worker (Class B Limited)|4n|---|2024
DE|47-2152,49-9021|Temporary Master Plumber or HVACR|4h|yny|2024
DE|47-2152|Master Plumber - License by Reciprocity|4h|yny|2024
DE|47-2152|Master Plumber|4h|yny|2024
DE|47-4011|Boiler Inspector, Inservice|4k|yyy|2024
DE|47-4011|Boiler Inspector, Shop|4k|yyy|2024
DE|47-4011|Home Inspector|4h|yyy|2024
DE|47-4011|Inspector Trainee|4h|yyy|2024
DE|47-4021|Elevator Mechanic|4h|yyy|2024
DE|49-9021|Master HVACR - License by Reciprocity|4h|y-y|2024
DE|49-9021|Master HVACR Restricted - License by Reciprocity|4h|y-y|2024
DE|49-9021|Master HVACR Restricted|4h|y-y|2024
DE|49-9021|Master HVACR|4h|y-y|2024
DE|51-8031|Wastewater Operator|4r|yny|2024
DE|51-8031|Water Operator|4p|yny|2024
DE|53-3032,53-3051,53-3052,53-3053|Commercial Drivers License (CDL)|4l|ynn|2024
DE|53-5021|Apprentice River Pilot|4h|yyy|2024
DE|53-5021|River Pilot|4h|yyy|2024
FL|11-1021,11-2021,11-2022,11-3021,11-3031,11-3061,11-3121,11-9051,11-9081,13-1041,13-1111,13-1151,13-2011,27-2023|Cardroom supervisor|4s|nnn|2020
FL|11-1021,11-3031,11-9051,11-9081,13-1041,13-1111,13-2011|Slot Combo Professional License|4s|nnn|2020
FL|11-1021,11-3031,11-9051,11-9081,13-1041,13-1111,13-2011|Slot Machine Business Employee|4s|nnn|2020
FL|11-2021|Promoter|4s|y--|2020
FL|11-2022|Foreign Currency Exchangers|4w|---|2020
FL|11-2022|Issuer Dealer Agent (IDA)|4w|--y|2020
FL|11-2022|Money Transmitters|4w|---|2020
FL|11-2022|Motor Vehicle Retail Installment Sellers|4w|---|2020
FL|11-2022|Motor Vehicle Retail Installment Sellers|4w|--y|2020
FL|11-2022|Warranty (Home Warranty Sales Representative Non-Resident)|50|---|2020
FL|11-2022|Warranty (Home Warranty Sales Representative Resident)|50|---|2020
FL|11-2022|Warranty (Service Warranty Sales Representative Non-Resident)|50|---|2020
FL|11-2022|Warranty (Service Warranty Sales Representative Resident)|50|---|2020
FL|11-2022|Yacht & Ship Salesperson or Broker|4s|--y|2020
FL|11-3031|Financial Officer|4s|---|2020
FL|11-3031|Financial Responsible Officer|4s|y--|2020
FL|11-3031|Financial Responsible Officer|4s|yy-|2020
FL|11-3031|Officer|4s|yy-|2020
FL|11-3031|Operator|4s|yy-|2020
FL|11-9021|Certified Building Contractor|4s|yny|2020
FL|11-9021|Certified General Contractor|4s|yny|2020
FL|11-9021|Certified Pollutant Storage Contractor|4s|yny|2020
FL|11-9021|Certified Residential Contractor|4s|yny|2020
FL|11-9021|Certified Specialty Contractor|4s|yny|2020
FL|11-9021|Registered Building Contractor|4s|yny|2020
FL|11-9021|Registered General Contractor|4s|yny|2020
FL|11-9021|Registered Residential Contractor|4s|yny|2020
FL|11-9021|Registered Specialty Contractor|4s|yny|2020
FL|11-9032|Administration of Adult Education (adult)|4v|---|2020
FL|11-9032|Administration, Supervision, or Administration and Supervision|4v|---|2020
FL|11-9032|Business Education (grades 6-12)|4v|---|2020
FL|11-9032|Educational Leadership Examination|4v|---|2020
FL|11-9032|Educational Leadership|4v|---|2020
FL|11-9032|Local Director of Career and Technical Education (career and technical)|4v|---|2020
FL|11-9032|School Principal|4v|---|2020
FL|11-9051|Concessionaire|4s|yy-|2020
FL|11-9111|Certified Nursing Assistant|4u|yyn|2020
FL|11-9111|Nursing Home Administrator|4u|yyn|2020
FL|11-9141|Community Association Manager|4s|nnn|2020
FL|13-1011|Agent|4s|---|2020
FL|13-1011|Athlete Agents|4s|---|2020
FL|13-1011|Manager|4s|---|2020
FL|13-1011|Matchmaker|4s|y--|2020
FL|13-1011|Participant|4s|yy-|2020
FL|13-1011|Representative of Booking Agent|4s|---|2020
FL|13-1011|Talent Agency|4s|y--|2020
FL|13-1031,13-2053,41-3021,43-9041|Health and Life Insurance - Debit Collection Life Agent (Temporary)|50|yyy|2020
FL|13-1031,13-2053,41-3021,43-9041|Health and Life Insurance - Health & Life Non-Resident|50|yyy|2020
FL|13-1031,13-2053,41-3021,43-9041|Health and Life Insurance - Health & Life Resident|50|yyy|2020
FL|13-1031,13-2053,41-3021,43-9041|Health and Life Insurance - Health Non-Resident|50|yyy|2020
FL|13-1031,13-2053,41-3021,43-9041|Health and Life Insurance - Health Resident|50|yyy|2020
FL|13-1031,13-2053,41-3021,43-9041|Health and Life Insurance - Life (Foreign/Military) Non-Resident|50|yyy|2020
FL|13-1031,13-2053,41-3021,43-9041|Health and Life Insurance - Life Non-Resident|50|yyy|2020
FL|13-1031,13-2053,41-3021,43-9041|Health and Life Insurance - Life Resident (Temporary)|50|yyy|2020
FL|13-1031,13-2053,41-3021,43-9041|Health and Life Insurance - Life Resident|50|yyy|2020
FL|13-1031,13-2053,41-3021,43-9041|Health and Life Insurance - Variable Contracts Resident|50|yyy|2020
FL|13-1031,13-2053,41-3021,43-9041|Mold Assessor|4s|yyy|2020
FL|13-1031,13-2053,41-3021,43-9041|Reinsurance Intermediary Managers Non-Resident|50|yyy|2020
FL|13-1031,13-2053,41-3021,43-9041|Reinsurance Intermediary Managers Resident|50|yyy|2020
FL|13-1031|Company/independent All Lines - Designated Home State Non-Resident|50|---|2020
FL|13-1031|Company/independent All Lines Non-Resident|50|---|2020
FL|13-1031|Company/independent All Lines Resident|50|---|2020
FL|13-1031|Credit Non-Resident|50|---|2020
FL|13-1031|Credit Resident|50|---|2020
FL|13-1031|Emergency (Emergency Adjustrer) Non-Resident|50|---|2020
FL|13-1031|Emergency (Emergency Adjustrer) Resident|50|---|2020
FL|13-1031|Legal Expense Non-Resident|50|---|2020
FL|13-1031|Legal Expense Resident|50|---|2020
FL|13-1031|Public Adjuster Non-Resident|50|---|2020
FL|13-1031|Public Adjuster Resident|50|---|2020
FL|13-1071|Controlling Person|4s|y--|2020
FL|13-2011|Certified Public Accountant|4s|nnn|2020
FL|13-2052|Central Registration Depository (CRD)|4w|--y|2020
FL|13-2053|Managing General Agent Appointment (Individual)|50|---|2020
FL|13-2072|Loan Originators|4w|---|2020
FL|13-2072|Title Loan Lender|4w|---|2020
FL|15-1211|Telehealth|4u|---|2020
FL|17-1011|Architect|4s|nnn|2020
FL|17-1012|Registered Landscape Architect|4s|nnn|2020
FL|17-2011,17-2021,17-2031,17-2041,17-2051,17-2061,17-2071,17-2072,17-2081,17-2112,17-2121,17-2131,17-2141,17-2161,17-2171|Engineering Intern|4t|nnn|2020
FL|17-2011,17-2021,17-2031,17-2041,17-2051,17-2061,17-2071,17-2072,17-2081,17-2112,17-2121,17-2131,17-2141,17-2161,17-2171|Professional Engineer|4t|nnn|2020
FL|17-2081|Asbestos Consultant (Doctoral Degree)|4s|ynn|2020
FL|19-1042,29-2033|Medical Physicist|4u|yyy|2020
FL|19-2042|Neutral Evaluator|50|nnn|2020
FL|19-2042|Professional Geologist|4s|nnn|2020
FL|19-3032,19-3033,19-3034|Psychologist|4u|yyy|2020
FL|19-3033,19-3034|School Psychologist (grades PK-12)|4v|yyy|2020
FL|19-3033,19-3034|School Psychologist|4u|yyy|2020
FL|19-4021,29-2010|Clinical Laboratory Technician|4u|yyy|2020
FL|19-4021|Clinical Laboratory Technologist|4u|yyy|2020
FL|19-4021|Medical and Clinical Laboratory Technologist/Director|4y|yyy|2020
FL|19-4042|Certified Environmental Professional|4u|---|2020
FL|21-1013|Marriage and Family Therapist|4u|yyy|2020
FL|21-1021,21-1022,21-1023|Certified Master Social Worker|4u|yyy|2020
FL|21-1021|School Social Worker (grades PK-12)|4v|---|2020
FL|21-1022|Clinical Social Worker|4u|yyy|2020
FL|23-1011|Lawyer (Attorney)|52|---|2020
FL|23-1022|Mediator|50|---|2020
FL|25-1194,39-5094|Full Specialist|4s|yyy|2020
FL|25-1194|Firearms Instructor|4x|nyn|2020
FL|25-1194|General Instructor|4s|yyn|2020
FL|25-1194|Instructer Liscense (Breathilizer Testing)|51|nyn|2020
FL|25-1194|Instructer Liscense (Canine Teams)|51|nyn|2020
FL|25-1194|Instructer Liscense (Criminal Justice Diving)|51|nyn|2020
FL|25-1194|Instructer Liscense (Defensive Tactics)|51|nyn|2020
FL|25-1194|Instructer Liscense (Firearms)|51|nyn|2020
FL|25-1194|Instructer Liscense (First Aid/First Responder)|51|nyn|2020
FL|25-1194|Instructer Liscense (General)|51|nyn|2020
FL|25-1194|Instructer Liscense (Speed Measurement)|51|nyn|2020
FL|25-1194|Instructer Liscense (Vehicle Operations)|51|nyn|2020
FL|25-1194|Real Estate Instructor|4s|nyn|2020
FL|25-1194|Recovery Agent Instructor|4x|nyn|2020
FL|25-1194|Residential Instructor|4s|yyy|2020
FL|25-1194|Security Officer Instructor|4x|nyn|2020
FL|25-2011|Preschool Education (birth through age 4)|4v|yyn|2020
FL|25-2011|Voluntary Prekindergarten (VPK) Ed Program for School-Year Instructors|4v|yyn|2020
FL|25-2012,25-2021,25-2022,25-2031,25-2032,25-3021,25-3031,25-3041|Teaching English for Speakers of Other Languages (ESOL) *|4v|nyn|2020
FL|25-2012,25-2021,25-2022,25-2031,25-2032,25-3021,25-3031,25-3041|Teaching English for Speakers of Other Languages (ESOL; grades K-12) *|4v|nyn|2020
FL|25-2012,25-2021,25-2022,25-2031,25-2032,25-3021|Teachers of ESOL|4v|nyn|2020
FL|25-2012,25-2021,25-2022,25-2031,25-2032,25-3021|Teaching those with Severe or Profound Disabilities|4v|nyn|2020
FL|25-2012,25-2021,25-2022,25-2031,25-2032,29-2092|Teaching, Hearing Impaired (grades K-12) *|4v|yyy|2020
FL|25-2012,25-2021,25-2022,25-2031,25-2032,53-3032|Teaching Driver Education|4v|yyn|2020
FL|25-2012,25-2021,25-2022,25-2031,25-2032|Teaching Agriculture (grades 6-12)|4v|nyn|2020
FL|25-2012,25-2021,25-2022,25-2031,25-2032|Teaching American Sign Language|4v|nyn|2020
FL|25-2012,25-2021,25-2022,25-2031,25-2032|Teaching Arabic (grades K-12)|4v|nyn|2020
FL|25-2012,25-2021,25-2022,25-2031,25-2032|Teaching Art (grades K-12)|4v|nyn|2020
FL|25-2012,25-2021,25-2022,25-2031,25-2032|Teaching Biology (grades 6-12)|4v|nyn|2020
FL|25-2012,25-2021,25-2022,25-2031,25-2032|Teaching Chemistry (grades 6-12) *|4v|nyn|2020
FL|25-2012,25-2021,25-2022,25-2031,25-2032|Teaching Chinese (grades K-12)|4v|nyn|2020
FL|25-2012,25-2021,25-2022,25-2031,25-2032|Teaching Computer Science (grades K-12)|4v|nyn|2020
FL|25-2012,25-2021,25-2022,25-2031,25-2032|Teaching Dance (grades K-12)|4v|nyn|2020
FL|25-2012,25-2021,25-2022,25-2031,25-2032|Teaching Earth-Space Science (grades 6-12)|4v|nyn|2020
FL|25-2012,25-2021,25-2022,25-2031,25-2032|Teaching Family and Consumer Science (grades 6-12)|4v|nyn|2020
FL|25-2012,25-2021,25-2022,25-2031,25-2032|Teaching Farsi (grades K-12)|4v|nyn|2020
FL|25-2012,25-2021,25-2022,25-2031,25-2032|Teaching French (grades K-12)|4v|nyn|2020
FL|25-2012,25-2021,25-2022,25-2031,25-2032|Teaching German (grades K-12)|4v|nyn|2020
FL|25-2012,25-2021,25-2022,25-2031,25-2032|Teaching Gifted|4v|nyn|2020
FL|25-2012,25-2021,25-2022,25-2031,25-2032|Teaching Greek (grades K-12)|4v|nyn|2020
FL|25-2012,25-2021,25-2022,25-2031,25-2032|Teaching Haitian Creole (grades K-12)|4v|nyn|2020
FL|25-2012,25-2021,25-2022,25-2031,25-2032|Teaching Health (grades K-12)|4v|nyn|2020
FL|25-2012,25-2021,25-2022,25-2031,25-2032|Teaching Hebrew (grades K-12)|4v|nyn|2020
FL|25-2012,25-2021,25-2022,25-2031,25-2032|Teaching Hindi (grades K-12)|4v|nyn|2020
FL|25-2012,25-2021,25-2022,25-2031,25-2032|Teaching Humanities (grades K-12)|4v|nyn|2020
FL|25-2012,25-2021,25-2022,25-2031,25-2032|Teaching Italian (grades K-12)|4v|nyn|2020
FL|25-2012,25-2021,25-2022,25-2031,25-2032|Teaching Japanese (grades K-12)|4v|nyn|2020
FL|25-2012,25-2021,25-2022,25-2031,25-2032|Teaching Latin (grades K-12)|4v|nyn|2020
FL|25-2012,25-2021,25-2022,25-2031,25-2032|Teaching Marketing (grades 6-12)|4v|nyn|2020
FL|25-2012,25-2021,25-2022,25-2031,25-2032|Teaching Middle Grades English (grades 5-9) *|4v|nyn|2020
FL|25-2012,25-2021,25-2022,25-2031,25-2032|Teaching Middle Grades General Science (grades 5-9) *|4v|nyn|2020
FL|25-2012,25-2021,25-2022,25-2031,25-2032|Teaching Middle Grades Mathematics (grades 5-9) *|4v|nyn|2020
FL|25-2012,25-2021,25-2022,25-2031,25-2032|Teaching Middle Grades Social Science (grades 5-9)|4v|nyn|2020
FL|25-2012,25-2021,25-2022,25-2031,25-2032|Teaching Music (grades K-12)|4v|nyn|2020
FL|25-2012,25-2021,25-2022,25-2031,25-2032|Teaching Physics (grades 6-12) *|4v|nyn|2020
FL|25-2012,25-2021,25-2022,25-2031,25-2032|Teaching Portuguese (grades K-12)|4v|nyn|2020
FL|25-2012,25-2021,25-2022,25-2031,25-2032|Teaching Prekindergarten, Disabilities|4v|nyn|2020
FL|25-2012,25-2021,25-2022,25-2031,25-2032|Teaching Reading (grades K-12)|4v|nyn|2020
FL|25-2012,25-2021,25-2022,25-2031,25-2032|Teaching Reading *|4v|nyn|2020
FL|25-2012,25-2021,25-2022,25-2031,25-2032|Teaching Russian (grades K-12)|4v|nyn|2020
FL|25-2012,25-2021,25-2022,25-2031,25-2032|Teaching Secondary Level Drama (grades 6-12)|4v|nyn|2020
FL|25-2012,25-2021,25-2022,25-2031,25-2032|Teaching Secondary Level English (grades 6-12) *|4v|nyn|2020
FL|25-2012,25-2021,25-2022,25-2031,25-2032|Teaching Secondary Level Mathematics (grades 6-12) *|4v|nyn|2020
FL|25-2012,25-2021,25-2022,25-2031,25-2032|Teaching Secondary Level Social Science (broad field; grades 6-12)|4v|nyn|2020
FL|25-2012,25-2021,25-2022,25-2031,25-2032|Teaching Spanish (grades K-12)|4v|nyn|2020
FL|25-2012,25-2021,25-2022,25-2031,25-2032|Teaching Speech-Language Impaired (grades K-12)|4v|nyn|2020
FL|25-2012,25-2021,25-2022,25-2031,25-2032|Teaching Speech-Language Impaired/Associate|4v|nyn|2020
FL|25-2012,25-2021,25-2022,25-2031,25-2032|Teaching Turkish (grades K-12)|4v|nyn|2020
FL|25-2012,25-2021,25-2022,25-2031,25-2032|Teaching Visually Impaired (grades K-12) *|4v|nyn|2020
FL|25-2021|Elementary Education (grades K-6)|4v|---|2020
FL|25-2021|Physical Education (grades K-12)|4v|---|2020
FL|25-2021|Prekindergarten/Primary Education (age 3 through grade 3)|4v|---|2020
FL|25-4022|Educational Media Specialist (grades PK-12)|4v|---|2020
FL|27-1025|Interior designer|4s|yyy|2020
FL|27-2021,33-9032,39-2021|General Individual Occupational|4s|yyy|2020
FL|27-2021,33-9032,39-2021|Professional Individual Occupational|4s|yyy|2020
FL|27-2021|Second|4s|---|2020
FL|27-2022|Trainer|4s|---|2020
FL|27-2023,39-3011|Cardroom Employee General|4s|nnn|2020
FL|27-2023,39-3011|Cardroom Employee Occupational|4s|nnn|2020
FL|27-2023|Judge|4s|y-y|2020
FL|27-2023|Referee|4s|---|2020
FL|27-2023|Temporary Judge|4s|---|2020
FL|27-2023|Temporary Referee|4s|--y|2020
FL|27-2023|Timekeeper|4s|--y|2020
FL|29-1011|Chiropractic Physician|4u|yyn|2020
FL|29-1021,29-1023|Dentist|4u|yyn|2020
FL|29-1031|Dietitian/Nutritionist|4u|yyy|2020
FL|29-1041|Optometrist|4u|yyy|2020
FL|29-1051|Pharmacist|4u|yyy|2020
FL|29-1071,29-1081,29-1211,29-1212,29-1213,29-1214,29-1215,29-1217,29-1218,29-1221,29-1222,29-1223,29-1224,29-1241,29-1242,29-1249|Medical Doctor|4u|yyy|2020
FL|29-1071,29-1081,29-1211,29-1212,29-1213,29-1214,29-1215,29-1217,29-1218,29-1221,29-1222,29-1223,29-1224,29-1241,29-1242,29-1249|Osteopathic Physician|4u|yyy|2020
FL|29-1071,29-1081,29-1211,29-1212,29-1213,29-1214,29-1215,29-1217,29-1218,29-1221,29-1222,29-1223,29-1224,29-1241,29-1242,29-1249|Physician|4s|yyy|2020
FL|29-1071,29-1141,29-1151,29-1161,29-1171|Advanced Practice Registered Nurse|4u|yyy|2020
FL|29-1071|Anesthesiologist Assistant|4u|yyy|2020
FL|29-1071|Certified Chiropractic Physician Assistant|4u|yyy|2020
FL|29-1071|Physician Assistant|4u|yyy|2020
FL|29-1081|Podiatric Physician|4u|yyy|2020
FL|29-1122|Occupational Therapist|4u|yyy|2020
FL|29-1123|Physical Therapist|4u|yyn|2020
FL|29-1126,29-2036|Certified Respiratory Therapist|4u|yyn|2020
FL|29-1126,29-2036|Registered Respiratory Therapist|4u|yyn|2020
FL|29-1127|Speech-Language Pathologist|4u|yyy|2020
FL|29-1131|Veterinarians|4s|yyn|2020
FL|29-1141|Registered Nurse (RN)|4u|yyn|2020
FL|29-1161,29-9021,29-9093|Midwifery|4u|yyn|2020
FL|29-1181|Audiologist|4u|yyy|2020
FL|29-1292,31-9091|Dental Hygienist|4u|yyy|2020
FL|29-2034|Radiologic Technologist|4u|yyy|2020
FL|29-2042,29-2043|Emergency Allergy Treatment|4u|yyy|2020
FL|29-2042,29-2043|Emergency Medical Technician (EMT)|4u|yyy|2020
FL|29-2042,29-2043|Paramedic|4u|yyy|2020
FL|29-2052|Pharmacy Technician|4u|nyn|2020
FL|29-2061|Licensed Practical Nurse|4u|yyn|2020
FL|29-2081|Optician|4u|yyy|2020
FL|29-2091|Orthotic Fitter Assistant|4u|yyy|2020
FL|29-2091|Orthotic Fitter|4u|yyy|2020
FL|29-2091|Orthotist|4u|yyy|2020
FL|29-2091|Pedorthist|4u|yyy|2020
FL|29-2091|Prosthetist|4u|yyy|2020
FL|29-2092|Hearing Aid Specialist|4u|yyy|2020
FL|29-9091|Athletic Coaching|4v|yyn|2020
FL|29-9091|Athletic Trainer|4u|yyn|2020
FL|31-2011|Occupational Therapy Assistant|4u|yyy|2020
FL|31-2021|Physical Therapist Assistant|4u|yy-|2020
FL|31-9011|Massage Therapist|4u|yyy|2020
FL|31-9092|Certified Podiatric X-Ray Assistant|4u|yyy|2020
FL|31-9092|Registered Chiropractic Assistant|4u|yyy|2020
FL|33-3012|Correctional Probations Officer|51|---|2020
FL|33-3012|Corrections Officer|51|---|2020
FL|33-3051|Auxillary Law Enforment Liscense|51|---|2020
FL|33-3051|Law Enforment|51|---|2020
FL|33-9021|Corporate Officer or LLC Member for Private Investigative Agency|4x|y-y|2020
FL|33-9021|Investigative Agency Manager|4x|y-y|2020
FL|33-9021|Private Investigator Intern|4x|y-y|2020
FL|33-9021|Private Investigator|4x|y-y|2020
FL|33-9032|Corporate Officer or LLC Member for Security Agency|4x|yyy|2020
FL|33-9032|Security Agency Manager|4x|yyy|2020
FL|33-9032|Security Officer (Armed)|4x|yyy|2020
FL|33-9032|Security Officer (Unarmed)|4x|yyy|2020
FL|33-9032|Security and Private Investagative Agency Manager|4x|yyy|2020
FL|39-4011,39-4031|Funeral Director and Embalmer|4y|yyy|2020
FL|39-4011|Embalmer Apprentice|4y|yyy|2020
FL|39-4011|Embalmer Intern|4y|yyy|2020
FL|39-4011|Embalmer|4y|yyy|2020
FL|39-4031|Funeral Director Intern|4y|nyn|2020
FL|39-4031|Funeral Director|4y|nyn|2020
FL|39-5011,39-5012,39-5092,39-5094|Hair Wrapper|4s|yyy|2020
FL|39-5011,39-5012|Barber Assistant|4s|yyy|2020
FL|39-5011,39-5012|Barbers|4s|yyy|2020
FL|39-5011,39-5012|Restricted Barbers|4s|yyy|2020
FL|39-5012,39-5094|Electrologist|4u|yyy|2020
FL|39-5012|Cosmetologist|4s|yyy|2020
FL|39-5012|Hair Braider|4s|yyy|2020
FL|39-5012|Microblading/Permanent Cosmetics|4u|yyy|2020
FL|39-5092|Facial Specialist|4s|yyy|2020
FL|39-5092|Nail Specialist|4s|yyy|2020
FL|39-5094|Body Wrapper|4s|yyy|2020
FL|41-2031|Warranty (Motor Vehicle Service Agreement Salesperson Non-Resident)|50|---|2020
FL|41-2031|Warranty (Motor Vehicle Service Agreement Salesperson Resident)|50|---|2020
FL|41-3021|Broker/Dealer Agent (BDA)|4w|yyy|2020
FL|41-3021|Reinsurance Intermediary Brokers Non-Resident|50|yyy|2020
FL|41-3021|Reinsurance Intermediary Brokers Resident|50|yyy|2020
FL|41-3021|Service Representative Non-Resident|50|yyy|2020
FL|41-3021|Service Representative Resident|50|yyy|2020
FL|41-3021|Title- Title Agent Non-Resident|50|yyy|2020
FL|41-3021|Title- Title Agent Resident|50|yyy|2020
FL|41-3021|Travel Agent Non-Resident|50|yyy|2020
FL|41-3021|Travel Agent Resident|50|yyy|2020
FL|41-3031|Home Improvement Finance Sellers|4w|--y|2020
FL|41-3031|Payment Instrument Issuers|4w|--y|2020
FL|41-3091|Auctioneer Apprentice|4s|yyn|2020
FL|41-3091|Auctioneer|4s|yyn|2020
FL|41-9021|Real Estate Broker Sales Associate|4s|nnn|2020
FL|41-9021|Real Estate Broker|4s|nnn|2020
FL|41-9022|Real Estate Sales Associate|4s|yyy|2020
FL|43-3011|Corporate Officer or LLC Member for Recovery Agency|4x|nnn|2020
FL|43-3011|Recovery Agency Manager|4x|nnn|2020
FL|43-3011|Recovery Agent Intern|4x|yyn|2020
FL|43-3011|Recovery Agent|4x|nnn|2020
FL|43-3071|Check Cashers|4w|---|2020
FL|43-3071|Deferred Presentment Providers|4w|---|2020
FL|43-5031|911 Public Safety Telecommunicator|4u|---|2020
FL|43-5032|Airmen Other Than Flight Crewmembers (Aircraft Dispatchers)|1|---|2020
FL|47-1011,47-2231|Certified Solar Contractor|4s|-y-|2020
FL|47-1011,47-5022|Registered Underground Utility Excavator|4s|---|2020
FL|47-1011|Certified Utility & Excavation Contractor|4s|yy-|2020
FL|47-2061,47-2152|Certified Pool/Spa Contractor|4s|yyy|2020
FL|47-2061,47-2152|Registered Pool/Spa Contractor|4s|yyy|2020
FL|47-2061,47-2152|Standard Commercial Pool Inspector|4s|yyy|2020
FL|47-2061,47-2152|Standard Residential Pool Inspector|4s|yyy|2020
FL|47-2111|Electrical Contractor|4s|nn-|2020
FL|47-2111|Provisional Electrical Inspector|4s|nn-|2020
FL|47-2111|Provisional Electrical Plans Examiner|4s|nn-|2020
FL|47-2111|Provisional Residential Electrical Inspe|4s|nn-|2020
FL|47-2111|Provisional commercial Electrical Inspec|4s|nn-|2020
FL|47-2111|Registered Electrical Contractor|4s|nn-|2020
FL|47-2111|Standard Electrical Inspector|4s|nn-|2020
FL|47-2131,47-4041|Asbestos Consultant (AF)|4s|---|2020
FL|47-2131,47-4041|Asbestos Consultant (Engineer)|4s|y--|2020
FL|47-2131,47-4041|Asbestos Consultant (Industrial Hygiene)|4s|y--|2020
FL|47-2131,47-4041|Asbestos Consultant|4s|-y-|2020
FL|47-2131,47-4041|Asbestos Contractor|4s|---|2020
FL|47-2152|Certified Plumbing Contractor|4s|nn-|2020
FL|47-2152|Provisional Plumbing Inspector|4s|nn-|2020
FL|47-2152|Provisional Plumbing Plans Examiner|4s|nn-|2020
FL|47-2152|Registered Plumbing Contractor|4s|nn-|2020
FL|47-2152|Registered Precision Tank Tester|4s|nn-|2020
FL|47-2152|Registered Tank Lining Applicator|4s|nn-|2020
FL|47-2152|Septic Tank Contractor|4u|nn-|2020
FL|47-2181|Certified Roofing Contractor|4s|---|2020
FL|47-2181|Registered Roofing Contractor|4s|---|2020
FL|47-2181|Standard Roofing Inspector|4s|---|2020
FL|47-2211|Certified Sheet Metal Contractor|4s|---|2020
FL|47-2211|Registered Sheet Metal Contractor|4s|---|2020
FL|47-4011|Building Code Administrator|4s|yyy|2020
FL|47-4011|Home Inspector|4s|yyy|2020
FL|47-4011|Inspector Provisional|4s|yyy|2020
FL|47-4011|Limited Inspector|4s|yyy|2020
FL|47-4011|Limited Plans Examiner|4s|yyy|2020
FL|47-4011|Plans Examiner|4s|yyy|2020
FL|47-4011|Provisional 1 & 2 Family Dwelling Inspec|4s|yyy|2020
FL|47-4011|Provisional Building Code Administrator|4s|yyy|2020
FL|47-4011|Provisional Building Inspector|4s|yyy|2020
FL|47-4011|Provisional Building Plans Examiner|4s|yyy|2020
FL|47-4011|Provisional Coastal Construction Inspect|4s|yyy|2020
FL|47-4011|Provisional Mechanical Inspector|4s|yyy|2020
FL|47-4011|Standard 1 & 2 Family Dwelling Plans Ex|4s|yyy|2020
FL|47-4011|Standard Inspector|4s|yyy|2020
FL|47-4021|Certified Elevator Inspector|4s|---|2020
FL|47-4021|Certified Elevator Technician|4s|---|2020
FL|47-4021|Certified Specialty Contractor|4s|---|2020
FL|47-4021|Registered Specialty Contractor|4s|---|2020
FL|47-4041|Mold Remediator|4s|---|2020
FL|49-2098|Certified Alarm System Contractor II|4s|yyy|2020
FL|49-2098|Certified Alarm System Contractor I|4s|yyy|2020
FL|49-2098|Registered Alarm System Contractor II|4s|yyy|2020
FL|49-2098|Registered Alarm System Contractor I|4s|yyy|2020
FL|49-2098|Registered Residential Alarm System Cont|4s|yyy|2020
FL|49-9021|Airmen Other Than Flight Crewmembers (Mechanics)|1|yny|2020
FL|49-9021|Certified Air Conditioning Contractor, Class A|4s|yny|2020
FL|49-9021|Certified Air Conditioning Contractor, Class B|4s|yny|2020
FL|49-9021|Certified Air Conditioning Contractor, Class C|4s|yny|2020
FL|49-9021|Certified Mechanical Contractor|4s|yny|2020
FL|49-9021|Provisional Mechanical Plans Examiner|4s|yny|2020
FL|49-9021|Registered Air Conditioning Contractor, Class A|4s|yny|2020
FL|49-9021|Registered Air Conditioning Contractor, Class B|4s|yny|2020
FL|49-9021|Registered Air Conditioning Contractor, Class C|4s|yny|2020
FL|49-9021|Registered Mechanical Contractor|4s|yny|2020
FL|51-8031|Drinking Water Treatment Plant Operator|53|yny|2020
FL|51-8031|Waste Water Treatment Plant Operator|53|yny|2020
FL|51-8031|Water Distribution System Operator|53|yny|2020
FL|53-2011,53-2012,53-5021|State Pilot|4s|nnn|2020
FL|53-2011,53-2012|Airmen Certification|1|---|2020
FL|53-2021|Airmen Other Than Flight Crewmembers (Air Traffic Control Tower Oper)|1|---|2020
FL|53-3032,53-3051,53-3052,53-3053|Commercial Drivers License (CDL)|4z|ynn|2019
FL|53-3051,53-3052,53-3053|Cardroom Bus Officer/Director/Shareholder|4s|yyy|2020
FL|53-5021|Deputy Harbor Pilot|4s|nyn|2020
GA|13-1011|Athlete Agent Temporary Permit|5d|yyy|2024
GA|13-1011|Athlete Agent|5d|yyy|2024
GA|13-2011|Certified Public Accountant|54|yyy|2024
GA|13-2011|Foreign Accountant|54|yyy|2024
GA|21-1012,21-1013,21-1015|Professional Counselor|58|yyy|2024
GA|25-1194|Instructor - Classroom Training|5b|yyy|2024
GA|25-1194|Instructor - Classroom/Firearm Training|5b|yyy|2024
GA|25-1194|Instructor - Firearms Training|5b|yyy|2024
GA|29-1051,29-2033|Nuclear Pharmacist|59|yyy|2024
GA|29-1051|Limited Chemical Wholesale Distributor|59|yyy|2024
GA|29-1051|Pharmacist Intern|59|yyy|2024
GA|29-1051|Pharmacist|59|yyy|2024
GA|29-1081|Limited Temporary Podiatrist|5a|yyy|2024
GA|29-1081|Podiatrist|5a|yyy|2024
GA|29-2052|Pharmacy Technician|59|yyy|2024
GA|29-9091|Athletic Trainer|55|yy-|2024
GA|33-9021|Employee - In-House Private Detective|5b|yyy|2024
GA|33-9021|Employee - Private Detective|5b|yyy|2024
GA|33-9032|Employee - In-House Armed Security|5b|yyy|2024
GA|33-9032|Employee - Security Guard|5b|yyy|2024
GA|39-4011|Embalmer|57|yyy|2024
GA|39-4031|Funeral Director|57|yyy|2024
GA|39-4031|Funeral Service Apprentice|57|yyy|2024
GA|41-3091|Auctioneer-Non Resident|5c|yyy|2024
GA|41-3091|Auctioneer|5c|yyy|2024
GA|53-3032,53-3051,53-3052,53-3053|Commercial Drivers License (CDL)|56|ynn|2019
HI|11-9021|Contractor|5e|nny|2022
HI|11-9081|Condominium Hotel Operator|5e|nn-|2022
HI|11-9111|Nursing Home Administrator|5e|yyy|2022
HI|13-1031,13-2053,41-3021,43-9041|Insurance Producer (Agent)|5e|ynn|2022
HI|13-1031|Insurance Adjuster|5e|ynn|2022
HI|13-2011|Certified Public Accountant|5e|yyy|2022
HI|17-1011|Architect|5e|yyy|2022
HI|17-1012|Landscape Architect|5e|yyy|2022
HI|17-1022|Land Surveyor|5e|yyy|2022
HI|17-2011,17-2021,17-2031,17-2041,17-2051,17-2061,17-2071,17-2072,17-2081,17-2112,17-2121,17-2131,17-2141,17-2161,17-2171|Engineer|5e|yyy|2022
HI|19-3032,19-3033,19-3034|Psychologist|5e|yyy|2022
HI|19-4021,29-2010|Clinical Laboratory Technician|5f|yyy|2022
HI|19-4021|Clinical Laboratory Cytotechnologist|5f|yyy|2022
HI|19-4021|Clinical Laboratory Specialist|5f|yyy|2022
HI|19-4021|Clinical Laboratory Technologist|5f|yyy|2022
HI|21-1013|Marriage and Family Therapist|5e|yyy|2022
HI|21-1022,21-1023|Licensed Bachelor Social Worker|5e|yyn|2019
HI|21-1022,21-1023|Licensed Social Worker|5e|yyn|2019
HI|21-1022|Licensed Clinical Social Worker|5e|yyy|2019
HI|23-1011|Attorney|5j|yy-|2022
HI|25-1194,39-5011,39-5012,39-5092,39-5094|Beauty Instructor|5e|yyy|2022
HI|25-1194,41-9021|Real Estate Prelicense Instructor|5e|nyy|2022
HI|25-1194|Beauty Instructor|5e|yyy|2019
HI|25-2012,25-2021,25-2022,25-2031,25-2032|Elementary School Teacher|5i|yy-|2022
HI|25-2012,25-2021,25-2022,25-2031,25-2032|Secondary School Teacher|5i|yy-|2022
HI|27-3092|Shorthand Reporter|5h|yyy|2022
HI|29-1011|Chiropractor|5e|yyn|2022
HI|29-1021,29-1023|Dentist|5e|yyn|2022
HI|29-1041|Optometrist|5e|yyy|2022
HI|29-1051|Pharmacist|5e|yyy|2022
HI|29-1071,29-1081,29-1211,29-1212,29-1213,29-1214,29-1215,29-1217,29-1218,29-1221,29-1222,29-1223,29-1224,29-1241,29-1242,29-1249|Osteopathic Physician and Surgeon|5e|yyy|2022
HI|29-1071,29-1081,29-1211,29-1212,29-1213,29-1214,29-1215,29-1217,29-1218,29-1221,29-1222,29-1223,29-1224,29-1241,29-1242,29-1249|Physician|5e|yyy|2022
HI|29-1071,29-1141,29-1151,29-1161,29-1171|Advanced Practice Registered Nurse|5e|yyy|2022
HI|29-1071|Physician Assistant|5e|yyy|2022
HI|29-1081|Podiatrist|5e|yyy|2022
HI|29-1122|Occupational Therapist Assistant|5e|yyy|2022
HI|29-1122|Occupational Therapist|5e|yyy|2022
HI|29-1123|Physical Therapist|5e|yyn|2022
HI|29-1124|Radiation Therapist|5f|yyy|2022
HI|29-1126,29-2036|Respiratory Therapist|5e|yyn|2022
HI|29-1127|Speech Pathologist|5e|yyy|2022
HI|29-1131|Veterinarian|5e|yyn|2022
HI|29-1141|Registered Nurse|5e|yyn|2022
HI|29-1181|Audiologist|5e|yyy|2022
HI|29-1212,29-1213,29-1214,29-1217,29-1222,29-1224,29-1241,29-2033|Nuclear Medicine Technologist|5f|yyy|2022
HI|29-1292,31-9091|Dental Hygienist|5e|yyn|2022
HI|29-2034|Radiographer|5f|yyy|2022
HI|29-2042,29-2043|Emergency Medical Technician - Advanced/Paramedic|5e|yyy|2022
HI|29-2042,29-2043|Emergency Medical Technician|5e|yyy|2022
HI|29-2056|Veterinary Technician|5e|yyy|2022
HI|29-2061,31-1120,31-1131,31-1133,31-2011,31-2021,31-2022|Nurse Aide|5e|yyy|2022
HI|29-2061|Licensed Practical Nurse|5e|yyn|2022
HI|29-2081|Dispensing Optician|5e|yyy|2022
HI|29-2092|Hearing Aid Dealer and Fitter|5e|yyy|2022
HI|29-9091|Athletic Trainer|5e|yyy|2022
HI|31-2021|Physical Therapist Assistant|5e|yyn|2022
HI|31-9011|Massage Therapist|5e|yyy|2022
HI|33-9021|Private Detective|5e|yny|2022
HI|33-9032|Guard Employee|5e|yyy|2022
HI|33-9032|Guard|5e|yyy|2022
HI|37-2021|Pest Control Operator|5e|yny|2022
HI|39-4011|Embalmer|5f|ynn|2022
HI|39-5011,39-5012|Barber|5e|yyy|2022
HI|39-5012,39-5094|Electrologist|5e|yyy|2022
HI|39-5012|Beauty Apprentice|5e|nnn|2019
HI|39-5012|Beauty Operator|5e|yyy|2022
HI|41-2031|Motor Vehicle Salesperson|5e|ynn|2022
HI|41-9021|Real Estate Broker|5e|yyy|2022
HI|41-9022|Real Estate Salesperson|5e|yyy|2022
HI|45-3031|Commercial Fisher|5g|nnn|2022
HI|47-2111|Electrician|5e|yyy|2022
HI|47-2152|Plumber|5e|yny|2022
HI|47-4021|Elevator Mechanic|5e|yny|2022
HI|49-9021|Mechanic|5e|yyy|2022
HI|51-8031|Wastewater Treatment Operator|5f|yyy|2022
HI|51-8031|Wastewater Treatment Personnel Certification|5k|yyn|2019
IA|11-1021|Solid Waste Incinerator Operator|5y|nyy|2021
IA|11-1021|Special Waste Authorization|5y|-yn|2021
IA|11-9021|Asbestos Abatement Contractor/Supervisor|5n|yyy|2023
IA|11-9021|Asbestos Management Planner|5n|yyy|2023
IA|11-9021|Asbestos Project Designer|5n|yyy|2023
IA|11-9111|Nursing Home Activity Director|5m|yyy|2021
IA|11-9151|Adoption Investigator|5r|nyy|2021
IA|13-2011|Certified Public Accountant (CPA)|5l|yyy|2021
IA|13-2011|Licensed Public Accountant (LPA)|5l|yyy|2021
IA|13-2052|Investment Advisor Representative|5x|yyn|2021
IA|13-2053|Insurance Producer (Agent)|5l|yyy|2021
IA|13-2072|Mortgage Banker/Broker License/Mortgage Loan Originator|61|yyy|2023
IA|17-1011|Architect, Licensed|5l|yyy|2021
IA|17-1012|Landscape Architect|60|yyy|2021
IA|17-1022|Land Surveyor|5l|yyy|2021
IA|19-3032,19-3033,19-3034|Psychologist|5l|yyy|2021
IA|19-3033,19-3034,21-1022|Health Service Provider in Psychology|5l|yyy|2024
IA|19-3033,19-3034|School Psychologist|5t|yy-|2021
IA|19-4042|Radon Measurement Specialist|5l|yyy|2021
IA|19-4042|Radon Mitigation Specialist|5l|yyy|2021
IA|21-1013|Marital and Family Therapist|5m|yyy|2024
IA|21-1022,21-1023|Licensed Bachelor Social Worker|5l|yyn|2019
IA|21-1022,21-1023|Licensed Master Social Worker|5l|yyn|2019
IA|21-1022|Licensed Independent Social Worker|5l|yyy|2019
IA|23-1011|Lawyer|5s|yyy|2021
IA|25-1194,39-5011|Barber Instructor|5m|yyy|2024
IA|25-1194,39-5011|Cosmetology Instructor|5l|yyy|2021
IA|25-2012,25-2021,25-2022,25-2031,25-2032|School Teacher|5t|nyn|2021
IA|27-1025|Interior Designer|5l|yyy|2021
IA|27-3091|Sign Language Interpreter/Transliterator|5l|yy-|2023
IA|27-3092|Certified Shorthand Reporter (CSR)|5s|yy-|2023
IA|29-1011|Chiropractor|5l|yy-|2024
IA|29-1021,29-1023|Dentist|5u|yyy|2021
IA|29-1031|Dietitian|5l|yyy|2024
IA|29-1041|Optometrist|5l|yyy|2021
IA|29-1051|Pharmacist|5u|yyy|2021
IA|29-1071|Physician Assistant (PA)|5l|yyy|2021
IA|29-1081,29-1211,29-1212,29-1213,29-1214,29-1215,29-1217,29-1218,29-1221,29-1222,29-1223,29-1224,29-1241,29-1242,29-1249|Doctor of Medicine (M.D. or D.O.)|5l|yyy|2021
IA|29-1081,29-1211,29-1212,29-1213,29-1214,29-1215,29-1217,29-1218,29-1221,29-1222,29-1223,29-1224,29-1241,29-1242,29-1249|Resident License (M.D. or D.O.)|5l|yyy|2021
IA|29-1081,29-2091|Pedorthist|5l|yyy|2021
IA|29-1081|Podiatrist|5l|yyy|2024
IA|29-1122|Occupational Therapist|5l|yyy|2024
IA|29-1123|Physical Therapist|5l|yyy|2021
IA|29-1124|Radiation Therapist|5l|nyy|2021
IA|29-1126|Respiratory Care Practitioner|5l|yy-|2021
IA|29-1127|Speech Pathologist|5l|yyy|2024
IA|29-1131|Veterinarian|5z|yyy|2021
IA|29-1141|Registered Nurse (RN)|5l|yyy|2021
IA|29-1151,29-1161,29-9021,29-9093,31-9011|Massage Therapist|5m|yyy|2021
IA|29-1171|Advanced Registered Nurse Practitioner (ARNP)|5l|yyy|2021
IA|29-1181|Audiologist|5l|yyy|2024
IA|29-1292|Dental Hygienist|5u|yyy|2021
IA|29-2033|Nuclear Medicine Technologist|5l|yyy|2021
IA|29-2034|Industrial Radiographer|62|yyy|2024
IA|29-2034|Radiographer - General or Limited Diagnostic|62|-yy|2021
IA|29-2034|X-ray Operator in Podiatric Radiography/Bone Densitometry|5l|yyy|2021
IA|29-2042,29-2043|Emergency Medical Responder (EMR)|5u|yy-|2024
IA|29-2042,29-2043|Emergency Medical Services - Instructor (EMS-I)|5u|nyy|2021
IA|29-2042,29-2043|Emergency Medical Technician (EMT)|5u|yyn|2021
IA|29-2042,29-2043|Paramedic|5u|yy-|2021
IA|29-2042|Advanced Emergency Medical Technician (AEMT)|5u|yy-|2021
IA|29-2052|Pharmacy Support Person|5u|-yn|2021
IA|29-2056|Veterinary Technician|5z|yy-|2021
IA|29-2061|Licensed Practical Nurse (LPN)|5l|yyy|2021
IA|29-2091|Orthotist|5l|yyy|2021
IA|29-2091|Prosthetist|5l|yyy|2021
IA|29-2092|Hearing Aid Specialist|5l|yyy|2024
IA|29-9091|Athletic Trainer|5l|yy-|2021
IA|31-1131|Certified Nursing Assistant (CNA) (Nurse's Aide)|5m|yy-|2021
IA|31-2011|Occupational Therapy Assistant|5l|yyy|2023
IA|31-2021|Physical Therapist Assistant|5l|yy-|2021
IA|31-9092|Medical Assistants|5l|yyn|2024
IA|33-3031|Wildlife Control Operator|5y|--n|2021
IA|33-9021|Private Investigative Business|5v|ny-|2021
IA|33-9032|Private Security Agent (Security Guard)|5v|ny-|2021
IA|39-4031|Funeral Director|5l|yyy|2024
IA|39-5011|Barber Practitioner|5m|yyy|2024
IA|39-5012|Cosmetologist License|5l|yyy|2021
IA|39-5092|Nail Technologist/Nail Technician|5l|yyy|2024
IA|39-5094|Electrologist|5l|yyy|2021
IA|39-5094|Esthetician|5l|yyy|2024
IA|41-3031|Securities Agent|5l|yyn|2021
IA|41-9021|Real Estate Broker|5l|yyn|2021
IA|41-9022|Real Estate Salesperson|5l|yyn|2021
IA|47-2111|Electrician and Electrical Contractor Licenses|5v|yyy|2021
IA|47-2141,47-4041|Lead Abatement Worker|5o|yyy|2021
IA|47-4011|Asbestos Inspector|5n|yyy|2023
IA|47-4011|Lead Inspector/Risk Assessor|5o|nyy|2021
IA|47-4021|Elevator Special Inspector|5w|yyy|2023
IA|47-4041|Asbestos Abatement Worker|5n|yyy|2023
IA|47-4041|Lead Abatement Contractor|5o|yyy|2024
IA|47-4041|Lead Abatement Project Designer|5o|nyy|2021
IA|51-3092|Farm Bulk Milk Hauler/Sampler|5z|yyn|2021
IA|51-8021|Boiler Inspector (Special Inspector)|63|yyy|2023
IA|51-8031|Water & Wastewater Treatment Operator I, II, III, IV|5y|-yy|2021
IA|51-9061|Sampling Technician|5o|yy-|2021
IA|53-3032,53-3051,53-3052,53-3053|Commercial Drivers License (CDL)|5q|ynn|2019
IA|53-3051,53-3052|Bus Driver|5p|yy-|2021
IA|53-3053,53-3054|Taxi Driver|5p|yyn|2021
ID|11-2021|Athletic Promoter|68|---|2018
ID|11-2022|Commodity Dealer|6o|---|2018
ID|11-2022|Money Transmitter|6c|---|2018
ID|11-2022|Seed Dealer|6o|---|2018
ID|11-9013,45-2092|Florist|6o|nnn|2018
ID|11-9021|Public Works Construction Managers|6i|yyy|2018
ID|11-9021|Public Works Contractors|6i|yny|2018
ID|11-9031|Child Care|6e|---|2018
ID|11-9032|Education Administrators|6l|yyy|2018
ID|11-9032|School Personnel Services Provider|6l|-yy|2018
ID|11-9111|Nursing Home Administrators|6u|yyy|2018
ID|11-9111|Residential Care Administrator|6v|yyy|2018
ID|13-1031,13-2053,41-3021,43-9041|Insurance Producer|6g|yn-|2018
ID|13-1031|Independent Insurance Adjuster|6g|y--|2018
ID|13-1031|Public Insurance Adjuster|6g|y--|2018
ID|13-2011|Certified Public Accountant|64|yyy|2018
ID|13-2052|Securites Investment Advisors & Broker Dealers|6c|y--|2018
ID|13-2052|Securities Sales Agents and Investment Advisor Representatives|6c|y--|2018
ID|13-2072|Loan Originator Licensees|6c|y--|2018
ID|13-2072|Mortgage Licensees|6c|--y|2018
ID|13-2072|Payday Lender|6c|---|2018
ID|13-2072|Regulated Lender|6c|---|2018
ID|17-1011|Architect|67|yyn|2018
ID|17-1012|Landscape Architects|6x|yyy|2018
ID|17-1022|Land Surveyor Intern|65|yyn|2018
ID|17-1022|Land Surveyor|65|yyy|2018
ID|17-2011,17-2021,17-2031,17-2041,17-2051,17-2061,17-2071,17-2072,17-2081,17-2112,17-2121,17-2131,17-2141,17-2161,17-2171|Engineer Intern|65|yyn|2018
ID|17-2011,17-2021,17-2031,17-2041,17-2051,17-2061,17-2071,17-2072,17-2081,17-2112,17-2121,17-2131,17-2141,17-2161,17-2171|Engineer|65|yyy|2018
ID|19-1031|Wastewater Treatment Land Operators|6h|y-y|2018
ID|19-2042|Geologists|6r|yny|2018
ID|19-3032,19-3033,19-3034|Psychologists|6w|yyy|2018
ID|21-1012,21-1013,21-1015|Counselors (LPC)|6z|yyy|2018
ID|21-1013|Associate Marriage and Family Therapists (LAMFT)|6z|yyy|2018
ID|21-1013|Marriage & Family Therapists (LMFT)|6z|yyy|2018
ID|21-1021,21-1022,21-1023|Masters Social Worker|6k|yyy|2018
ID|21-1021,21-1022,21-1023|Social Workers|6k|yyy|2018
ID|21-1022|Clinical Social Worker|6k|yyy|2018
ID|21-1092|Felony Probation & Parole Officers|6j|-y-|2018
ID|21-1092|Juvenile Probation Officers|6j|-y-|2018
ID|21-1092|Misdemeanor Probation Officers|6j|-y-|2018
ID|23-1011|Attorney|6y|yy-|2018
ID|25-1194,25-3021|Driving Instructor|77|yyy|2018
ID|25-1194,39-5011,39-5012|Barber - Instructor|6a|yyy|2018
ID|25-1194,39-5012,39-5094|Electrologist - Instructor|6b|yyy|2018
ID|25-1194,39-5012|Cosmetologist - Instructor|6b|yyy|2018
ID|25-1194,39-5094|Esthetician - Instructor|6b|yyy|2018
ID|25-2012,25-2021,25-2022,25-2031,25-2032|Teacher|6l|yyn|2018
ID|27-2021,27-2023|Athletic Seconds|68|---|2018
ID|27-2021|Athletic Commission Combatant|68|y--|2018
ID|27-2023|Athletic Ring Official|68|--y|2018
ID|27-3092|Shorthand Reporters|6k|y--|2018
ID|29-1011|Chiropractors|6f|yyn|2018
ID|29-1021,29-1023|Dentist|6m|yyy|2018
ID|29-1031|Dietitians|66|yyy|2018
ID|29-1041|Optometrists|72|yyn|2018
ID|29-1051|Pharmacist|73|yyy|2018
ID|29-1071,29-1081,29-1211,29-1212,29-1213,29-1214,29-1215,29-1217,29-1218,29-1221,29-1222,29-1223,29-1224,29-1241,29-1242,29-1249|Physicians & Surgeons|66|yyy|2018
ID|29-1071,29-1151,29-1161,29-1171,29-9021,29-9093|Advanced Practice Registered Nurse (APRN)|6s|yyy|2018
ID|29-1071|Physician Assistants|66|yyy|2018
ID|29-1081|Podiatrists|75|yyy|2018
ID|29-1122|Occupational Therapists|71|yyy|2018
ID|29-1123|Physical Therapists|74|yyn|2018
ID|29-1127|Speech-Language Pathologist|69|yyy|2018
ID|29-1131|Veterinarian|79|yyn|2018
ID|29-1141|Registered Nurse (RN)|6s|yyn|2018
ID|29-1161,29-9021,29-9093|Midwives (CPM)|6t|yyn|2018
ID|29-1181|Audiologist|69|yyy|2018
ID|29-1212,29-1213,29-1214,29-1217,29-1222,29-1224,29-1241|Athletic Ringside Physician|68|yyy|2018
ID|29-1292,31-9091|Dental Hygienists|6m|yyy|2018
ID|29-2036|Respiratory Therapists and Polysomnographers|66|y--|2018
ID|29-2042,29-2043|Advanced EMT (AEMT)|6e|yyy|2018
ID|29-2042,29-2043|Emergency Medical Responder (EMR)|6e|yyy|2018
ID|29-2042,29-2043|Emergency Medical Technician (EMT)|6e|yyy|2018
ID|29-2042,29-2043|Paramedic|6e|yyy|2018
ID|29-2052|Pharmacy Technicians|73|ynn|2018
ID|29-2056|Veterinary Euthanasia Technician|79|yyn|2018
ID|29-2056|Veterinary Technician|79|yyn|2018
ID|29-2061|Licensed Practical Nurse (LPN)|6s|yyn|2018
ID|29-2092|Hearing Aid Dealer and Fitters|69|yyn|2018
ID|29-9091|Athletic Manager|68|yyn|2018
ID|29-9091|Athletic Matchmaker|68|yyn|2018
ID|29-9091|Athletic Trainers|66|yyn|2018
ID|29-9092|Genetic Counselors|6q|yyn|2018
ID|31-1131|Nursing Assistants|6e|yyy|2018
ID|31-2011|Occupational Therapist Assistant|71|yyy|2018
ID|31-2021|Physical Therapist Assistant|74|yy-|2018
ID|31-9011|Massage Therapists|70|yyy|2018
ID|33-3012|Correction Officers|6j|-y-|2018
ID|33-3012|Detention Officers|6j|-y-|2018
ID|33-3012|Juvenile Correction Officers|6j|-y-|2018
ID|33-3012|Juvenile Detention Officers|6j|-y-|2018
ID|33-3051|Peace Officers|6j|-y-|2018
ID|39-4031|Funeral Directors|6p|yyn|2018
ID|39-4031|Morticians|6p|nyn|2018
ID|39-5011,39-5012|Barber - Stylists|6a|yyy|2018
ID|39-5011,39-5012|Barber|6a|yyy|2018
ID|39-5012,39-5094|Electrologist|6b|yyy|2018
ID|39-5012|Cosmetologists|6b|yyy|2018
ID|39-5012|Haircutter|6b|yyy|2018
ID|39-5092|Nail Technician - Instructor|6b|yyy|2018
ID|39-5092|Nail Technician|6b|yyy|2018
ID|39-5094|Esthetician|6b|yyy|2018
ID|41-3021|Manufactured Home Resale Broker|6i|yn-|2018
ID|41-9021|Real Estate Broker|76|yny|2018
ID|41-9022|Real Estate Salesperson|76|yyy|2018
ID|43-3011|Collection Agency Agents|6c|nny|2018
ID|47-2073,47-2152|Well Driller|6n|yny|2018
ID|47-2111|Electrical Apprentice|6i|yyy|2018
ID|47-2111|Electrical Contractor|6i|yyy|2018
ID|47-2111|Electrical Specialty Trainee|6i|yyy|2018
ID|47-2111|Journeyman Electrician|6i|yyy|2018
ID|47-2111|Master Electrician|6i|yyy|2018
ID|47-2111|Specialty Journeyman Electrician|6i|yyy|2018
ID|47-2152|Apprentice Plumber|6i|yyy|2018
ID|47-2152|Backflow Assembly Testers|6h|yyy|2018
ID|47-2152|Journeyman Plumber|6i|yny|2018
ID|47-2152|Plumbing Contractor|6i|yny|2018
ID|47-2152|Specialty Apprentice Plumber|6i|yny|2018
ID|49-9021|HVAC Apprentice|6i|yyy|2018
ID|49-9021|HVAC Contractor|6i|yny|2018
ID|49-9021|HVAC Journeyman|6i|yyy|2018
ID|49-9021|HVAC Specialty Apprentice|6i|yny|2018
ID|51-8031|Certified Water Right Examiner|6n|yny|2018
ID|51-8031|Drinking Water Distribution Operators|6h|yny|2018
ID|51-8031|Drinking Water Treatment Operators|6h|yny|2018
ID|51-8031|Drinking Water Very Small System Operator|6h|yny|2018
ID|51-8031|Wastewater Collection Operator|6h|yny|2018
ID|51-8031|Wastewater Laboratory Operator|6h|yny|2018
ID|51-8031|Wastewater Treatment Lagoon Operators|6h|yny|2018
ID|51-8031|Wastewater Treatment Operator|6h|yny|2018
ID|51-8031|Wastewater Very Small System Operators|6h|yny|2018
ID|53-3032,53-3051,53-3052,53-3053|Commercial Drivers License (CDL)|6d|ynn|2019
ID|53-3032|Commercial Drivers|78|yny|2018
IL|11-1011|Dance Studio Owner|7k|---|2024
IL|11-1021|Certified Landfill Operator|7g|---|2024
IL|11-1021|Temporary Mine Manager|7m|---|2024
IL|11-2022|Business Brokers|7q|---|2024
IL|11-2022|Minnow Dealer, Retail And Wholesale|7m|---|2024
IL|11-2022|Mussel Dealer, Resident And Non-resident|7m|---|2024
IL|11-2022|Seed Dealer, Retail|7p|---|2024
IL|11-2022|Seed Dealer, Wholesale|7p|---|2024
IL|11-2022|Vendor's Helper|7c|---|2024
IL|11-2022|Vendor|7c|---|2024
IL|11-9013|Aquaculturist|7m|---|2024
IL|11-9013|Ginseng Dealers, Resident And Non-resident|7m|---|2024
IL|11-9013|Ginseng Grower|7m|---|2024
IL|11-9013|Preserve Area Operator, Gaming, Breeding, And Shooting|7m|---|2024
IL|11-9013|Ta Federal Plants|7p|---|2024
IL|11-9021|Asbestos Project Manager|7f|---|2024
IL|11-9021|Closed Loop Well Contractor|7b|---|2024
IL|11-9021|Independent Contractor Supervisor|7h|nnn|2024
IL|11-9021|Independent Contractor Supervisor|7m|---|2024
IL|11-9032|School Administrator|7n|---|2024
IL|11-9111|Nursing Home Administrator Temporary Certificate|7a|yyn|2024
IL|11-9111|Nursing Home Administrator|7a|yyn|2024
IL|11-9141,41-9021|Real Estate Broker|7a|---|2024
IL|13-1011,27-2022,39-2011|Trainer|7c|---|2024
IL|13-1011|Authorized Agent|7c|---|2024
IL|13-1011|Jockey Agent|7c|---|2024
IL|13-1031,13-2053,41-3021,43-9041|Insurance Producer|7l|yyy|2024
IL|13-1031,13-2053,41-3021,43-9041|Surplus Lines Producer|7l|yyy|2024
IL|13-1031,13-2053,41-3021,43-9041|Third Party Administrator|7l|yyy|2024
IL|13-1031,13-2053,41-3021,43-9041|Third Party Certification License|7i|yyy|2024
IL|13-1031,13-2053,41-3021,43-9041|Third Party Certifying Entity License|7i|yyy|2024
IL|13-1031,13-2053,41-3021,43-9041|Third Party Safety Officer|7i|yyy|2024
IL|13-1031,13-2053,41-3021,43-9041|Viatical Settlement Provider|7l|yyy|2024
IL|13-1031|Insurance Adjuster, Public|7l|---|2024
IL|13-1071,21-1012|Counselor, Private Employment Agency|7r|---|2024
IL|13-2011|Accountant, Public|7a|yyn|2024
IL|13-2052|Investment Advisor Representative|7q|---|2024
IL|13-2072|Loan Brokers|7q|---|2024
IL|13-2072|Owner Of Credit Services Organization (business)|7k|---|2024
IL|17-1011|Architect|7a|ynn|2024
IL|17-1012|Landscape Architect|7a|ynn|2024
IL|17-1022|Land Surveyor, Professional Eng|7a|nnn|2024
IL|17-1022|Land Surveyor|7a|nnn|2024
IL|17-2011,17-2021,17-2031,17-2041,17-2051,17-2061,17-2071,17-2072,17-2081,17-2112,17-2121,17-2131,17-2141,17-2161,17-2171|Engineer, Intern|7a|nnn|2024
IL|17-2011,17-2021,17-2031,17-2041,17-2051,17-2061,17-2071,17-2072,17-2081,17-2112,17-2121,17-2131,17-2141,17-2161,17-2171|Engineer, Professional|7a|nnn|2024
IL|17-2051|Engineer, Structural|7a|nnn|2024
IL|17-2051|Structural Engineering Intern|7a|nnn|2024
IL|19-1042|Laboratory Analysis Of Radon Devices|7o|---|2024
IL|19-2042|Licensed Professional Geologist|7a|ynn|2024
IL|19-3033,19-3034|Clinical Psychologist|7a|yyy|2024
IL|19-4042|Environmental Health Practitioner|7a|--y|2024
IL|19-4042|Radon Measurement Professional|7o|---|2024
IL|19-4042|Radon Measurement Technician|7o|---|2024
IL|19-4042|Radon Mitigation Professional|7o|---|2024
IL|19-4042|Radon Mitigation Technician|7o|---|2024
IL|19-4092|Detection Of Deception Examiner|7a|---|2024
IL|19-4092|Detection Of Deception Trainee|7a|---|2024
IL|19-5012|Mine Examiner|7h|n--|2024
IL|21-1012,21-1013,21-1015|Licensed Professional Counselor|7a|yyy|2024
IL|21-1013|Marriage And Family Therapist|7a|yyy|2024
IL|21-1015,29-2032|Diagnostic Imaging Specialist|7o|nny|2024
IL|21-1021,21-1022,21-1023|Licensed Social Worker|7a|yyy|2024
IL|21-1021,21-1022|Licensed Clinical Social Worker|7a|yyy|2024
IL|23-1011|Lawyer (attorney-at-law - NEWLY Registered)|7s|---|2024
IL|25-1194,25-2012,25-2021,25-2022,25-2031,25-2032|Barber Teacher|7a|yyy|2024
IL|25-1194,25-2012,25-2021,25-2022,25-2031,25-2032|Esthetician Teacher|7a|yyy|2024
IL|25-1194,25-3021|Commercial Driver Training School Owner|7i|yyy|2024
IL|25-1194,25-3021|Driver Training Instructor|7i|yyy|2024
IL|25-1194,25-3021|Driver/trainer|7c|---|2024
IL|25-1194,39-5011,39-5012|Barber|7a|yyy|2024
IL|25-1194,39-5012|Cosmetologist|7a|yyy|2024
IL|25-1194,39-5092,39-5094|Esthetician|7a|yyy|2024
IL|25-1194,41-9022|Real Estate Education Provider|7a|---|2024
IL|25-1194,41-9022|Real Estate Pre-license Instructor|7a|---|2024
IL|25-1194|Cosmetology Teacher|7a|yyy|2024
IL|25-1194|Nail Technology Teacher|7a|yyy|2024
IL|25-2012,25-2021,25-2022,25-2031,25-2032|Teacher, Substitute|7n|nyn|2024
IL|25-2012,25-2021,25-2022,25-2031,25-2032|Teacher, Transitional Bilingual|7n|nyn|2024
IL|25-2012,25-2021,25-2022,25-2031|Professional Educator License|7n|---|2024
IL|25-2012|Teacher, Early Childhood|7n|---|2024
IL|25-2021|Teacher, Elementary|7n|---|2024
IL|25-2032|Teacher, Provisional Career & Technical|7n|---|2024
IL|27-1025|Interior Designer|7a|--y|2024
IL|27-2012|Production Company Distrubutor|7e|---|2024
IL|27-2012|Production Company Operator|7e|---|2024
IL|27-2021|Apprentice Jockey|7c|---|2024
IL|27-2021|Jockey|7c|---|2024
IL|27-2023|Race Track Employee|7c|---|2024
IL|27-2023|Racing Official|7c|---|2024
IL|27-3092|Certified Shorthand Reporter|7a|---|2024
IL|27-3092|Restricted Shorthand Reporter|7a|---|2024
IL|29-1011|Chiropractor Visiting Professor|7a|---|2024
IL|29-1011|Chiropractor|7a|yyn|2024
IL|29-1021,29-1023|Dental Specialist|7a|yyy|2024
IL|29-1021,29-1023|Dentist|7a|yyy|2024
IL|29-1031|Licensed Dietitian Nutritionist|7a|yyy|2024
IL|29-1031|Licensed Dietitian/nutrition Counselor|7a|---|2024
IL|29-1041|Licensed Optometrist|7a|yyn|2024
IL|29-1051|Pharmacist, Registered|7a|yyn|2024
IL|29-1071,29-1081,29-1141,29-1151,29-1161,29-1171,29-1211,29-1212,29-1213,29-1214,29-1215,29-1217,29-1218,29-1221,29-1222,29-1223,29-1224,29-1241,29-1242,29-1249,29-9021,29-9093|Visiting Resident Permit|7a|yyy|2024
IL|29-1071,29-1081,29-1211,29-1212,29-1213,29-1214,29-1215,29-1217,29-1218,29-1221,29-1222,29-1223,29-1224,29-1241,29-1242,29-1249|Licensed Physician And Surgeon|7a|yyy|2024
IL|29-1071,29-1081,29-1211,29-1212,29-1213,29-1214,29-1215,29-1217,29-1218,29-1221,29-1222,29-1223,29-1224,29-1241,29-1242,29-1249|Physician - Limited Medicaltemporary Permit|7a|---|2024
IL|29-1071,29-1081,29-1211,29-1212,29-1213,29-1214,29-1215,29-1217,29-1218,29-1221,29-1222,29-1223,29-1224,29-1241,29-1242,29-1249|Physician - Temporary Medical Permit|7a|yyy|2024
IL|29-1071,29-1081,29-1211,29-1212,29-1213,29-1214,29-1215,29-1217,29-1218,29-1221,29-1222,29-1223,29-1224,29-1241,29-1242,29-1249|Visiting Physician Professor|7a|yyy|2024
IL|29-1071|Physician Assistant|7a|yyy|2024
IL|29-1081|Licensed Podiatric Physician|7a|yyy|2024
IL|29-1081|Temporary Podiatric Physician|7a|yyy|2024
IL|29-1122|Occupational Therapist|7a|yyy|2024
IL|29-1123,31-2021|Physical Therapist Assistant|7a|yy-|2024
IL|29-1123|Physical Therapist|7a|yyn|2024
IL|29-1124|Radiation Therapist|7o|---|2024
IL|29-1126|Licensed Respiratory Care Practionaer|7a|---|2024
IL|29-1126|Respiratory Care Practitioner|7a|---|2019
IL|29-1127,29-1181|Speech-language Pathologist|7a|yyy|2024
IL|29-1131,31-9096|Veterinarian Assistant|7c|yyn|2024
IL|29-1131|Licensed Veterinarian|7a|yyn|2024
IL|29-1131|Veterinarian - Racing|7c|yyn|2024
IL|29-1141|Ecrn - Emergency Communication Registered Nurse|7b|yyn|2024
IL|29-1141|Nurse, Advanced Practice Registered|7a|yyn|2024
IL|29-1141|Phaprn - Pre Hospital Advanced Practical Registered Nurse|7b|---|2024
IL|29-1141|Phrn - Pre Hospital Registered Nurse|7b|yyn|2024
IL|29-1141|Tns - Trauma Nurse Specialist|7b|yyn|2024
IL|29-1181|Audiologist|7a|yyy|2024
IL|29-1292,31-9091|Dental Hygienist|7a|yyy|2024
IL|29-2031|Perfusion|7a|---|2019
IL|29-2033|Nuclear Medicine Technologist|7o|yyy|2024
IL|29-2034|Radiographer, Industrial|7o|yyy|2024
IL|29-2034|Radiographer, Medical (limited)|7o|yyy|2024
IL|29-2034|Radiographer, Medical|7o|yyy|2024
IL|29-2034|Therapeutic Radiological Physicist|7o|yyy|2024
IL|29-2042,29-2043|A - Emt - Advanced Emergency Medical Technician|7b|---|2024
IL|29-2042,29-2043|Emr - Emergency Medical Responder|7b|---|2024
IL|29-2042,29-2043|Emt - Emergency Medical Technician|7b|yyy|2024
IL|29-2042,29-2043|Emt- I - Emergency Medical Technician - Intermediate|7b|yyy|2024
IL|29-2042,29-2043|Pemr - Provisional Emergency Medical Responder|7b|yyy|2024
IL|29-2043|Paramedic|7b|---|2024
IL|29-2052|Pharmacy Technician|7a|yny|2024
IL|29-2055|Surgical Technologist|7a|---|2019
IL|29-2056|Certified Veterinary Technician|7a|yyn|2024
IL|29-2061|Nurse, Licensed Practical|7a|yyn|2024
IL|29-2081|Mail-order Ophthalmic Provider|7a|nnn|2024
IL|29-2091|Licensed Orthotics, Prosthetics, And Pedorthics|7a|yyy|2024
IL|29-2092|Hearing Instrument Dispenser|7b|yyy|2024
IL|29-9091|Athletic Trainer|7a|yyn|2024
IL|29-9092|Genetic Counselors|7a|---|2024
IL|29-9092|Genetic Counselor|7a|---|2019
IL|31-2011|Occupational Therapy Assistant|7a|yyy|2024
IL|31-9011|Massage Therapists|7a|---|2024
IL|31-9011|Massage Therapy|7a|---|2019
IL|31-9096,39-2011|Assistant Trainer|7c|---|2024
IL|33-2011|Basic Operations Firefighter|7e|---|2024
IL|33-3031|Landfill Prior Conduct Certification|7g|---|2024
IL|33-3031|Nuisance Wildlife Control Operator|7m|---|2024
IL|33-9021|Licensed Private Detective|7a|y-y|2024
IL|33-9032,35-1011,35-2014,35-3011,35-3031,35-9021,35-9031,37-2011,37-2012,37-3011,41-1011,41-2011,41-2031|Intertrack Employee|7c|yyy|2024
IL|37-2021|Pest Control Technician (restricted USE), Structural|7b|---|2024
IL|39-2011,39-2021|Pony Person|7c|---|2024
IL|39-2011,53-3032|Owner/trainer/driver|7c|ynn|2024
IL|39-2011|Owner/assistant Trainer|7c|nnn|2024
IL|39-2011|Owner/trainer|7c|---|2024
IL|39-2011|Owner|7c|---|2024
IL|39-2021|Blacksmith Farrier|7c|---|2024
IL|39-2021|Exercise Person|7c|---|2024
IL|39-2021|Groom|7c|---|2024
IL|39-2021|Hotwalker|7c|---|2024
IL|39-4011,39-4031|Funeral Director And Embalmer|7a|nyn|2024
IL|39-5012|Licensed Electrologist|7a|---|2024
IL|39-5092|Licensed Nail Technician|7a|yyy|2024
IL|41-2031|New Vehicle Dealer (CLASS A - Non-commercial, CLASS B - Commercial)|7t|---|2024
IL|41-2031|Used Vehicle Dealer|7t|---|2024
IL|41-3021,41-4012|Broker, Meat/poultry/meat And Poultry|7p|yyy|2024
IL|41-3021,41-4012|Livestock Buyer/broker/slaughter|7p|yyy|2024
IL|41-3021|Egg Producer-dealer/producer-packer/grader/distributor/jobber-broker|7p|yyy|2024
IL|41-3021|Limited Elevator Contractor|7e|---|2024
IL|41-3021|Limited Elevator Mechanic|7e|---|2024
IL|41-3021|Seed Broker|7p|yyy|2024
IL|41-3021|Viatical Settlement Broker|7l|yyy|2024
IL|41-3031|Securities Dealer|7q|---|2024
IL|41-3031|Securities Salesperson|7q|---|2024
IL|41-3091|Art Auction House Owner|7k|ynn|2024
IL|41-3091|Vehicle Auctioneer|7t|ynn|2024
IL|41-4012|Aquatic Life Dealer, Retail & Wholesale|7m|---|2024
IL|41-4012|Certified Livestock Manager|7p|ynn|2024
IL|41-4012|Commercial Roe Dealer/harvester|7m|---|2024
IL|41-4012|Feeder Swine Dealer|7p|nnn|2024
IL|41-4012|Grain Dealer|7p|nnn|2024
IL|41-4012|Grain Warehouse Operator (warehouseman)|7p|nnn|2024
IL|41-4012|Halal Certificates|7p|---|2024
IL|41-4012|Livestock Auction Market Operator|7p|ynn|2024
IL|41-4012|Livestock Dealer|7p|nnn|2024
IL|41-4012|Seed Merchant|7p|nnn|2024
IL|41-4012|Timber Buyer|7m|nnn|2024
IL|41-9021|Real Estate Broker|7a|ynn|2019
IL|41-9021|Real Estate Managing Broker|7a|---|2024
IL|41-9021|Real Estate Managing Broker|7a|ynn|2019
IL|41-9022|Real Estate Branch Office|7a|---|2024
IL|41-9022|Real Estate Branch Office|7a|ynn|2019
IL|41-9022|Real Estate Broker Corporation|7a|---|2024
IL|41-9022|Real Estate Broker Partnership|7a|---|2024
IL|41-9022|Real Estate CE Instructor - In Renewal|7a|ynn|2019
IL|41-9022|Real Estate CE School|7a|ynn|2019
IL|41-9022|Real Estate Ce Instructor|7a|---|2024
IL|41-9022|Real Estate Corporation|7a|ynn|2019
IL|41-9022|Real Estate LLC|7a|ynn|2019
IL|41-9022|Real Estate Leasing Agent Student|7a|---|2024
IL|41-9022|Real Estate Leasing Agent Student|7a|ynn|2019
IL|41-9022|Real Estate Leasing Agent|7a|ynn|2019
IL|41-9022|Real Estate Partnership|7a|ynn|2019
IL|41-9022|Real Estate Pre-License Instructor - In Renewal|7a|ynn|2019
IL|41-9022|Real Estate Pre-License School Branch|7a|ynn|2019
IL|41-9022|Real Estate Pre-License School|7a|ynn|2019
IL|41-9022|Real Estate Pre-license Instructor|7a|---|2024
IL|41-9022|Real Estate Residential Leasing Agent|7a|---|2024
IL|43-5031,53-3011|Emd - Emergency Medical Dispatcher|7b|---|2024
IL|45-2093|Funeral Director And Embalmer Intern|7a|---|2024
IL|45-2093|Investment Adviser|7q|---|2024
IL|45-2093|Type Ii State Plants (custom Inspection)|7p|---|2024
IL|45-3031|Passenger Boat/charter Boat Operator|7m|---|2024
IL|45-3031|Processed Wild Game Food Dealer|7m|---|2024
IL|47-1011,47-5041|Mine Manager|7h|nnn|2024
IL|47-1011,47-5041|Shaft And Slope Supervisor|7h|nnn|2024
IL|47-1011,47-5041|Shaft And Slope Worker|7h|nnn|2024
IL|47-1011,47-5041|Stable - Foreman|7c|nnn|2024
IL|47-1011,47-5041|State Mine Inspector|7h|nnn|2024
IL|47-1011,47-5041|Surface Mine Supervisor|7h|nnn|2024
IL|47-1011,47-5041|Underground Shot Firer|7h|nnn|2024
IL|47-1011|Foreman|7c|---|2024
IL|47-1011|General Surface Supervisor|7h|---|2024
IL|47-1011|General Surface Supervisor|7m|---|2024
IL|47-2061,47-2131,47-4041|Asbestos Worker|7f|---|2024
IL|47-2111|Coal Mine Electrician Renewal|7m|---|2024
IL|47-2111|Coal Mine Electrician Surface|7m|---|2024
IL|47-2111|Electrical Hoisting Engineer|7h|nn-|2024
IL|47-2131,47-4041|Asbestos Air Sampling Professional|7f|---|2024
IL|47-2131,47-4041|Asbestos Contractor|7f|---|2024
IL|47-2152,51-8031|Water Well Contractor|7b|yny|2024
IL|47-2152|Fire Sprinklers Contractors|7e|---|2024
IL|47-2152|Plumber, Apprentice|7b|yn-|2024
IL|47-2152|Plumber|7b|yn-|2024
IL|47-2152|Sewage Disposal System Pumping Contractor, Private|7b|nn-|2024
IL|47-2152|Water Well And Pump Installation Contractor|7b|nn-|2024
IL|47-2152|Water Well Pump Installation Contractor|7b|---|2024
IL|47-2181|Licensed Roofing Contractor|7a|--y|2024
IL|47-4011|Asbestos Inspector|7f|---|2024
IL|47-4011|Asbestos Management Planner|7f|---|2024
IL|47-4011|Asbestos Project Designer|7f|---|2024
IL|47-4011|Asbestos Project Supervisor|7f|---|2024
IL|47-4011|Boiler Inspector, Deputy|7e|yyy|2024
IL|47-4011|Cross-connection/control Device Inspector|7g|yyy|2024
IL|47-4011|Deputy Boiler Inspector, Special|7e|yyy|2024
IL|47-4011|Licensed Home Inspector|7a|---|2024
IL|47-4011|Shaft And Slope Examiner|7h|yyy|2024
IL|47-4021,49-3042|Elevator Contractor|7e|---|2024
IL|47-4021|Elevator Apprentice Or Helper|7e|---|2024
IL|47-4021|Elevator Inspector|7e|---|2024
IL|47-4021|Elevator Mechanic|7e|---|2024
IL|47-4021|Temporary Elevator Mechanic|7e|---|2024
IL|47-4041|Lead Inspector|7b|n--|2024
IL|47-4041|Lead Risk Assessor|7b|---|2024
IL|47-4041|Lead Supervisor|7b|---|2024
IL|47-4041|Lead Worker|7b|---|2024
IL|47-4041|Li - Ems Lead Instructor|7b|---|2024
IL|49-3021|Repairer|7d|---|2024
IL|49-3023|Automotive Parts Recycler|7d|---|2024
IL|49-3023|Rebuilder|7d|---|2024
IL|49-3023|Repairer Licenses|7e|---|2024
IL|49-9094|Locksmith|7a|yyn|2024
IL|51-8031|Distribution System Operator|7g|yny|2024
IL|51-8031|WASTEWATER TREATMENT PLANT OPERATOR (Multiple classes)|7g|yny|2024
IL|51-8031|Wastewater Collection System Operator|7g|yny|2024
IL|51-8031|Water Supply Operator (CLASS A, B, & C)|7g|yny|2024
IL|53-3032,53-3051,53-3052,53-3053|Commercial Driver (TRUCK AND BUS Operator)|7i|yyn|2024
IL|53-3032,53-3051,53-3052,53-3053|Commercial Drivers License (CDL)|7j|ynn|2019
IL|53-3032|Driver|7c|ynn|2024
IL|53-7021|Crane Hoist Operator|7h|nnn|2024
IL|53-7061|Portable Sanitation Technician|7b|---|2024
IL|53-7081|Scrap Processor|7d|---|2024
IL|53-7081|Transporter|7t|---|2024
IN|11-1021,11-2021,11-2022,11-3021,11-3031,11-3061,11-3121,11-9051,11-9081,13-1041,13-1111,13-1151,13-2011,27-2023,33-9032,35-1011,35-2014,35-3011,35-3031,35-9021,35-9031,37-2011,37-2012,37-3011,39-3011,41-1011,41-2011,41-2031,53-5011,53-5021,53-5031|Occupational Riverboat Gambling License|7v|yyy|2021
IN|11-2021|Boxing Promoter|7v|nnn|2021
IN|11-2021|Unarmed Combat Promoter|7v|nnn|2021
IN|11-9111|HFA Preceptor|7u|yyy|2021
IN|11-9111|HFA Provisional|7u|yyy|2021
IN|11-9111|HFA Temporary Permit|7u|yyy|2021
IN|11-9111|Health Facility Administrator|7u|yyy|2021
IN|11-9111|Preceptor Eligible|7u|yyy|2021
IN|11-9111|RCA Preceptor|7u|yyy|2021
IN|11-9111|RCA Temporary Permit|7u|yyy|2021
IN|11-9111|Residential Care Administrator|7u|yyy|2021
IN|13-1011|Unarmed Combat Manager|7v|nnn|2021
IN|13-1011|Unarmed Combat Matchmaker|7v|nny|2021
IN|13-1011|Unarmed Combat Referee|7v|n-y|2021
IN|13-1011|Unarmed Combat Second|7v|nnn|2021
IN|13-1011|Unarmed Combat Timekeeper|7v|nny|2021
IN|13-1011|Unarmed Combat Trainer|7v|nnn|2021
IN|13-1031,13-2053,41-3021,43-9041|Licensed Insurance Agent|39|yyy|2021
IN|13-2011|Accounting Practitioner|7u|yyy|2021
IN|13-2011|Certified Public Accountant|7u|yyy|2021
IN|13-2011|Public Accountant|7u|yyy|2021
IN|15-2011|Actuarial Certification for Small Employer Insurers|39|nnn|2021
IN|17-1011|Architect|7u|yyy|2021
IN|17-1012|Landscape Architect|7u|nyy|2021
IN|17-1022|Land Surveyor|7u|yyy|2021
IN|17-1022|Surveyor In Training|7u|nyy|2021
IN|17-2011,17-2021,17-2031,17-2041,17-2051,17-2061,17-2071,17-2072,17-2081,17-2112,17-2121,17-2131,17-2141,17-2161,17-2171|Engineer Intern|7u|yyy|2021
IN|17-2011,17-2021,17-2031,17-2041,17-2051,17-2061,17-2071,17-2072,17-2081,17-2112,17-2121,17-2131,17-2141,17-2161,17-2171|Professional Engineer|7u|yyy|2021
IN|17-2011,17-2021,17-2031,17-2041,17-2051,17-2061,17-2071,17-2072,17-2081,17-2112,17-2121,17-2131,17-2141,17-2161,17-2171|Video Engineer (CEV)|7w|yyy|2021
IN|19-2012|Physicist|80|-yy|2021
IN|19-2042|Professional Geologist|83|yyy|2021
IN|19-3032,19-3033,19-3034|Limited Scope Psychologist|7u|yyy|2021
IN|19-3032,19-3033,19-3034|Psychologist Limited|7u|yyy|2021
IN|19-3032,19-3033,19-3034|Psychologist|7u|yyy|2021
IN|19-3032,19-3033,19-3034|Temporary Psychologist Permit|7u|yyy|2021
IN|19-3033,19-3034|Public Technician, Licensed|87|yyy|2021
IN|21-1012|School Services Standard License-Counselor|81|yyy|2021
IN|21-1013|Marriage & Family Associate|7u|yyy|2021
IN|21-1013|Marriage and Family Therapist|7u|yyy|2021
IN|21-1013|Temporary Marriage & Family Therapist Permit|7u|yyy|2021
IN|21-1021,21-1022,21-1023|Temporary Social Worker Permit|7u|yyy|2021
IN|21-1022,21-1023|Licensed Bachelor Social Worker|7u|yyn|2019
IN|21-1022,21-1023|Licensed Social Worker|7u|yyn|2019
IN|21-1022|Clinical Social Worker|7u|yyy|2021
IN|21-1022|Temporary Clinical Social Worker Permit|7u|yyy|2021
IN|23-1011|Licensed Lawyer|85|yy-|2021
IN|25-1194,29-1021,29-1023,29-1292|Dental Instructor|7u|yyy|2021
IN|25-1194,29-1021,29-1023|Dental Anesthesia Permit|7u|yyy|2021
IN|25-1194,39-5011,39-5012|Barber Instructor|7u|yyy|2021
IN|25-1194,39-5011,39-5012|Temporary Barber Instructor|7u|yyy|2021
IN|25-1194|Beauty Culture Instructor|7u|yyn|2021
IN|25-1194|Instructor - Appraiser|7u|yyy|2021
IN|25-1194|Instructor - Home Inspector|7u|yyy|2021
IN|25-1194|Instructor - Real Estate|7u|yyy|2021
IN|25-2012,25-2021,25-2022,25-2031,25-2032|Teaching License-Standard|81|yyn|2021
IN|25-2012,25-2021,25-2022,25-2031,25-2032|Teaching License|81|nyy|2021
IN|25-4022|Librarian Certificate 1|86|nyy|2021
IN|25-4022|Librarian Certificate 2|86|nyy|2021
IN|25-4022|Librarian Certificate 3|86|nyy|2021
IN|25-4022|Librarian Certificate 4|86|nyy|2021
IN|25-4022|Librarian Certificate 5|86|nyy|2021
IN|25-4022|Librarian Certificate 6|86|nyy|2021
IN|25-4022|Librarian Specialist 1|86|nyy|2021
IN|25-4022|Librarian Specialist 2|86|nyy|2021
IN|25-4022|Librarian Specialist 3|86|nyn|2021
IN|25-4022|Librarian Specialist 4|86|nyn|2021
IN|25-4022|Librarian Specialist 5|86|nyy|2021
IN|25-4022|Librarian Temporary Permit|86|nyn|2021
IN|27-1025|Registered Interior Designer|84|nyy|2021
IN|27-2021|Boxing Competitor|7v|nnn|2021
IN|27-2021|Boxing Second|7v|nnn|2021
IN|27-2021|Professional Boxer|7v|nny|2021
IN|27-2023|Boxing Judge|7v|nnn|2021
IN|27-2023|Boxing Referee|7v|nnn|2021
IN|27-2023|Boxing Timekeeper|7v|nny|2021
IN|27-2023|Unarmed Combat Judge|7v|nny|2021
IN|27-4012|AM Directional Specialist (AMD)|7w|yyy|2021
IN|27-4012|Audio Engineer (CEA)|7w|yyy|2021
IN|27-4012|Broadcast Engineers|7w|---|2021
IN|27-4012|Broadcast Networking Technologist (CBNT)|7w|y-y|2021
IN|27-4012|Broadcast Radio Engineer (CBRE)|7w|yny|2021
IN|27-4012|Broadcast Technologist (CBT)|7w|ynn|2021
IN|27-4012|Broadcast Television Engineer (CBTE)|7w|yyy|2021
IN|27-4012|Digital Radio Broadcast Specialist (DRB)|7w|yny|2021
IN|27-4012|Professional Broadcast Engineer (CPBE)|7w|yny|2021
IN|27-4012|Radio Operator (CRO)|7w|ynn|2021
IN|27-4012|Radio and Television Broadcast Engineer (CBRTE)|7w|nnn|2021
IN|27-4012|Senior Broadcast Engineer (CSBE)|7w|nnn|2021
IN|27-4012|Senior Broadcast Radio Engineer (CSRE)|7w|yny|2021
IN|27-4012|Senior Broadcast Television Engineer (CSTE)|7w|yny|2021
IN|27-4012|Senior Radio and Television Broadcast Engineer (CSRTE)|7w|nnn|2021
IN|27-4031|Certified Television Operator (CTO)|7w|ynn|2021
IN|29-1011|Chiropractic Radiographer|80|yyy|2021
IN|29-1011|Chiropractor Graduate Permit|7u|yyn|2021
IN|29-1011|Chiropractor Temporary Permit|7u|yyn|2021
IN|29-1011|Chiropractor|7u|yyy|2021
IN|29-1021,29-1023|CSR-Dentist|7u|yyn|2021
IN|29-1021,29-1023|Dental Intern Permit|7u|yyn|2021
IN|29-1021,29-1023|Dentist|7u|yyy|2021
IN|29-1031|Dietician|7u|yyy|2021
IN|29-1041|Optometric Legend Drug Certificate|7u|yyn|2021
IN|29-1041|Optometrist|7u|yyn|2021
IN|29-1051|Pharmacist|7u|yyy|2021
IN|29-1051|Pharmacy Intern|7u|yyy|2021
IN|29-1051|Wholesale Drug Distributor|7u|yyy|2021
IN|29-1071,29-1081,29-1211,29-1212,29-1213,29-1214,29-1215,29-1217,29-1218,29-1221,29-1222,29-1223,29-1224,29-1241,29-1242,29-1249|CSR- Osteopathic Physician|7u|yyy|2021
IN|29-1071,29-1081,29-1211,29-1212,29-1213,29-1214,29-1215,29-1217,29-1218,29-1221,29-1222,29-1223,29-1224,29-1241,29-1242,29-1249|CSR- Physician|7u|yyy|2021
IN|29-1071,29-1081,29-1211,29-1212,29-1213,29-1214,29-1215,29-1217,29-1218,29-1221,29-1222,29-1223,29-1224,29-1241,29-1242,29-1249|Limited Scope Physician|7u|yyy|2021
IN|29-1071,29-1081,29-1211,29-1212,29-1213,29-1214,29-1215,29-1217,29-1218,29-1221,29-1222,29-1223,29-1224,29-1241,29-1242,29-1249|Limted Scope Osteopathic Physician|7u|yyy|2021
IN|29-1071,29-1081,29-1211,29-1212,29-1213,29-1214,29-1215,29-1217,29-1218,29-1221,29-1222,29-1223,29-1224,29-1241,29-1242,29-1249|Medical Residency Permit|7u|yyy|2021
IN|29-1071,29-1081,29-1211,29-1212,29-1213,29-1214,29-1215,29-1217,29-1218,29-1221,29-1222,29-1223,29-1224,29-1241,29-1242,29-1249|Osteopathic Physician|7u|yyy|2021
IN|29-1071,29-1081,29-1211,29-1212,29-1213,29-1214,29-1215,29-1217,29-1218,29-1221,29-1222,29-1223,29-1224,29-1241,29-1242,29-1249|Physician|7u|yyy|2021
IN|29-1071,29-1081,29-1211,29-1212,29-1213,29-1214,29-1215,29-1217,29-1218,29-1221,29-1222,29-1223,29-1224,29-1241,29-1242,29-1249|Temporary Osteopathic Physician Permit|7u|yyy|2021
IN|29-1071,29-1081,29-1211,29-1212,29-1213,29-1214,29-1215,29-1217,29-1218,29-1221,29-1222,29-1223,29-1224,29-1241,29-1242,29-1249|Temporary Physician Permit|7u|yyy|2021
IN|29-1071,29-1171|APN Prescriptive Authority|7u|yyy|2021
IN|29-1081|CSR-Podiatrist|7u|yyy|2021
IN|29-1081|Limited Podiatry TMP|7u|yyy|2021
IN|29-1081|Podiatrist Temporary Permit|7u|yyy|2021
IN|29-1081|Podiatrist|7u|yyy|2021
IN|29-1122|Occupational Therapist|7u|yyn|2021
IN|29-1122|Temporary Occupational Therapist Permit|7u|yyy|2021
IN|29-1123|Physical Therapist|7u|yyn|2021
IN|29-1123|Temporary PT Permit|7u|yyn|2021
IN|29-1124|Radiation Therapist|80|yyy|2021
IN|29-1126,29-2036|Respiratory Care Practitioner|7u|yyn|2021
IN|29-1126|Student Temp RCP|7u|yyn|2021
IN|29-1126|Temporary RCP Permit|7u|yyn|2021
IN|29-1127|Speech Language Pathologist CFY (Clinical Fellowship Year)|7u|yyy|2021
IN|29-1127|Speech Language Pathology Support Personnel|7u|yyy|2021
IN|29-1127|Speech Pathologist|7u|yyy|2021
IN|29-1131|CSR-Veterinarian|7u|yyn|2021
IN|29-1131|Veterinarian|7u|yyy|2021
IN|29-1141|Registered Nurse|7u|yyn|2021
IN|29-1141|Temporary RN Permit|7u|yyn|2021
IN|29-1161,29-9021,29-9093|Nurse Midwife|7u|yyy|2021
IN|29-1181|Audiologist|7u|yyy|2021
IN|29-1212,29-1213,29-1214,29-1217,29-1222,29-1224,29-1241|Boxing Physician|7v|nyy|2021
IN|29-1292,31-9091|Dental Hygiene Intern Permit|7u|yyy|2021
IN|29-1292,31-9091|Dental Hygienist|7u|yyy|2021
IN|29-1292,31-9091|Dental Radiographer|80|yyy|2021
IN|29-2031|Cardiac Catheterization Certificate|80|yyy|2021
IN|29-2033|Nuclear Medicine Technologist|80|yyy|2021
IN|29-2034|Chest Radiographer|80|yyy|2021
IN|29-2034|Limited General Radiographer|80|yyy|2021
IN|29-2034|Radiologic Technologist|80|yyy|2021
IN|29-2034|Radiology Provisional Permit|80|yyy|2021
IN|29-2034|Radiology Student Permit|80|yyy|2021
IN|29-2052|Pharmacy Tech In-Training|7u|yyn|2021
IN|29-2052|Pharmacy Technician|7u|yyn|2021
IN|29-2056|Registered Veterinarian Technician|7u|yyn|2021
IN|29-2061,31-1120,31-1131,31-1133,31-2011,31-2021,31-2022|Certified Nurse's Aide|80|ynn|2021
IN|29-2061,31-1120,31-1131,31-1133,31-2011,31-2021,31-2022|Temporary LPN Permit|7u|yyn|2021
IN|29-2061|Licensed Practical Nurse|7u|yyn|2021
IN|29-2092|Hearing Aid Dealer|7u|yyy|2021
IN|29-2092|Student Hearing Aid Dealer|7u|yyy|2021
IN|29-9091|Athletic Trainer|7u|yyn|2021
IN|29-9091|Boxing Manager|7v|nnn|2021
IN|29-9091|Boxing Matchmaker|7v|nny|2021
IN|29-9091|Boxing Trainer|7v|nnn|2021
IN|29-9091|Temporary Athletic Trainer|7u|yyy|2021
IN|29-9092|Genetic Counselor|7u|yyy|2021
IN|31-1120|Home Health Aide|80|ynn|2021
IN|31-1131|Qualified Medication Aide|80|yyy|2021
IN|31-2011|Occupational Therapist Assistant|7u|yyn|2021
IN|31-2011|Temporary OTA Permit|7u|yyy|2021
IN|31-2021|Physical Therapy Assistant|7u|yyn|2021
IN|31-2021|Temporary PTA Permit|7u|yyn|2021
IN|31-9011|Massage Therapist|7u|yyy|2021
IN|31-9092|Podiatric Radiographer|80|ynn|2021
IN|35-3011|Bartender's Permit Type 300 (Restricted)|7y|yyn|2021
IN|35-3011|Bartender's Permit Type 801 (Volunteer)|7y|yyn|2021
IN|35-3011|Bartender's Permit Type 900 (Employee)|7y|yyn|2021
IN|39-2011,39-2021|Falconry License|7x|yyy|2021
IN|39-4011|Embalmer Only|7u|yyy|2021
IN|39-4031|Funeral Director Intern|7u|nyn|2021
IN|39-4031|Funeral Director Only|7u|yyy|2021
IN|39-4031|Funeral Director|7u|yyy|2021
IN|39-5011,39-5012|Barber|7u|yyn|2021
IN|39-5011,39-5012|Temporary Barber|7u|yyy|2021
IN|39-5012,39-5094|Electrologists|7u|yyn|2021
IN|39-5012,39-5094|Provisional Electrologist|7u|nnn|2021
IN|39-5012,39-5094|Temporary Electrologist|7u|yyy|2021
IN|39-5012|Cosmetologist|7u|yyn|2021
IN|39-5012|Provisional Cosmetologist|7u|ynn|2021
IN|39-5012|Temporary Cosmetologist|7u|yyy|2021
IN|39-5092|Manicurists|7u|yyy|2021
IN|39-5092|Provisional Manicurist|7u|yyy|2021
IN|39-5092|Temporary Manicurist|7u|yyy|2021
IN|39-5094|Estheticians|7u|yyy|2021
IN|39-5094|Provisional Esthetician|7u|yyy|2021
IN|39-5094|Temporary Esthetician|7u|yyy|2021
IN|41-3021|Licensed Security Salesperson (Licensed Agent of Broker-Dealers)|3v|yyy|2021
IN|41-3091|Auctioneer|7u|yyn|2021
IN|41-3091|Temporary Auctioneer Permit|7u|yyy|2021
IN|41-9021|Real Estate Associate Broker|7u|yyy|2021
IN|41-9021|Real Estate Principal Broker|7u|yny|2021
IN|41-9022|Real Estate Sales Person|7u|nyn|2021
IN|43-3011|Licensed Collection Agent|3v|nnn|2021
IN|45-3031|Bait Dealer's License|7x|nnn|2021
IN|45-3031|Fur Buyer's License|7x|yyn|2021
IN|47-2111,47-2152|Backflow Prevention and Cross Connection Control Inspector/Tester|82|yyy|2021
IN|47-2152|Journeyman Plumber|7u|yny|2021
IN|47-2152|Plumbing Apprentice|7u|yny|2021
IN|47-2152|Plumbing Contractor|7u|yny|2021
IN|47-2152|Temporary Plumbing Contractor|7u|yny|2021
IN|47-4011|Licensed Home Inspector|7u|yyy|2021
IN|51-8031|DSL-Distribution System large|82|yyy|2021
IN|51-8031|DSM-Distribution System Medium|82|yyy|2021
IN|51-8031|DSS-Distribution System Small|82|yyy|2021
IN|51-8031|Drinking Water Course Provider|82|yyy|2021
IN|51-8031|Provisional Drinking Water|82|yny|2021
IN|51-8031|Provisional Wastewater|82|yny|2021
IN|51-8031|Wastewater Apprentice|82|yny|2021
IN|51-8031|Wastewater Operator Class A-SO|82|yyy|2021
IN|51-8031|Wastewater Operator Class A|82|yyy|2021
IN|51-8031|Wastewater Operator Class B|82|yyy|2021
IN|51-8031|Wastewater Operator Class C|82|yyy|2021
IN|51-8031|Wastewater Operator Class D|82|yyy|2021
IN|51-8031|Wastewater Operator Class I-SP|82|yyy|2021
IN|51-8031|Wastewater Operator Class III|82|yyy|2021
IN|51-8031|Wastewater Operator Class II|82|yyy|2021
IN|51-8031|Wastewater Operator Class IV|82|yyy|2021
IN|51-8031|Wastewater Operator Class I|82|yyy|2021
IN|51-8031|Water Treatment Plant Class: WT1|82|yyy|2021
IN|51-8031|Water Treatment Plant Class: WT2|82|yyy|2021
IN|51-8031|Water Treatment Plant Class: WT3|82|yyy|2021
IN|51-8031|Water Treatment Plant Class: WT4|82|yyy|2021
IN|51-8031|Water Treatment Plant Class: WT5|82|yyy|2021
IN|51-8031|Water Treatment Plant Class: WT6|82|yyy|2021
IN|53-3032,53-3051,53-3052,53-3053|Commercial Drivers License (CDL)|7z|ynn|2019
IN|53-5011|Charter Boat Operator's License|7x|nnn|2021
KS|11-1021,11-2021,11-2022,11-3021,11-3031,11-3061,11-3121,11-9051,11-9081,13-1041,13-1111,13-1151,13-2011,27-2023|Level I Gaming Occupation|89|nnn|2024
KS|11-2021,27-2021|Boxing/MMA/Kickboxing Promoter|8c|--y|2024
KS|11-9032|Educator - Type 8 (Leadership/Admin.)|8l|yyy|2024
KS|11-9111|Adult Care Home Administrator|8e|yyy|2024
KS|11-9111|Certified Nursing Aide (CNA)|8e|yyy|2024
KS|13-1011,17-1022|Land Surveyor|8a|yyy|2024
KS|13-1011|Athlete Agent|8f|nnn|2024
KS|13-1031,13-2053,41-3021,43-9041|Insurance Agent|8j|-nn|2024
KS|13-2011|Certified Public Accountant (CPA)|88|yyy|2024
KS|13-2052|Investment Advisor|8j|y--|2024
KS|13-2072|Loan Originator|8s|yyy|2024
KS|17-1011|Architect|8a|yyy|2024
KS|17-1012,17-1022|Landscape Architect|8a|yyy|2024
KS|17-2011,17-2021,17-2031,17-2041,17-2051,17-2061,17-2071,17-2072,17-2081,17-2112,17-2121,17-2131,17-2141,17-2161,17-2171,25-4022|Professional Engineer|8a|yyy|2024
KS|19-2042|Geologist|8a|yyy|2024
KS|19-3032,19-3033,19-3034,33-9021|Private Investigator|8r|yny|2024
KS|19-3032,19-3033,19-3034|Psychologist|8q|yyy|2024
KS|21-1012,21-1013,21-1015|Professional Counselor|8q|yyy|2024
KS|21-1013|Marriage & Family Therapist|8q|yyy|2024
KS|21-1022,21-1023|Licensed Bachelor Social Worker|8q|yyy|2019
KS|21-1022,21-1023|Licensed Bachelor Social Worker|8q|yyy|2024
KS|21-1022,21-1023|Licensed Master Social Worker|8q|yyy|2019
KS|21-1022,21-1023|Licensed Master Social Worker|8q|yyy|2024
KS|21-1022|Licensed Specialist Clinical Social Worker|8q|yyy|2019
KS|21-1022|Licensed Specialist Clinical Social Worker|8q|yyy|2024
KS|23-1011|Attorney/Lawyer|8k|yyn|2024
KS|25-1194,25-3021,29-1021,29-1023|Dentist|8m|yyy|2024
KS|25-1194,39-5011,39-5012,47-4011|Barber|8g|yyy|2024
KS|25-1194,39-5011,39-5012|Barber Instructor|8g|yyy|2024
KS|25-1194,39-5011,39-5012|Cosmetology Instructor|8h|yyy|2024
KS|25-1194,39-5012|Cosmetologist|8h|yyy|2024
KS|25-1194,39-5092,39-5094|Esthetician|8h|yyy|2024
KS|25-1194,39-5092|Manicurist|8h|yyy|2024
KS|25-1194|Educator - Type 5 (Career and Technical)|8l|yyy|2024
KS|25-2011,25-2012,25-2021|Educator - Type 1 (Elementary/Preschool)|8l|yyy|2024
KS|25-2022|Educator - Type 2 (Middle School)|8l|yyy|2024
KS|25-2022|Educator - Type 7 (School Support)|8l|-yy|2024
KS|25-2031,25-2032|Educator - Type 3 (High School)|8l|yyy|2024
KS|25-4022|Educator - Type 6 (School Specialist)|8l|yy-|2024
KS|27-2021,27-2023|Boxing/MMA/Kickboxing Judge|8c|y-y|2024
KS|27-2021,27-2023|Boxing/MMA/Kickboxing Referee|8c|--y|2024
KS|27-2021,27-2023|Boxing/MMA/Kickboxing Timekeeper|8c|--y|2024
KS|27-2021,29-9091|Boxing/MMA/Kickboxing Manager|8c|nny|2024
KS|27-2021,29-9091|Boxing/MMA/Kickboxing Matchmaker|8c|nny|2024
KS|27-2021|Boxing/MMA/Kickboxing Contestant|8c|---|2024
KS|27-2021|Boxing/MMA/Kickboxing Second|8c|---|2024
KS|27-2023,39-3011|Level II Gaming Occupation|89|nnn|2024
KS|27-3092|Court Reporter|8k|yyy|2024
KS|29-1011|Doctors of Chiropractic (DC)|8b|yyn|2024
KS|29-1031,29-1292,31-9091|Dental Hygienist|8m|yyy|2024
KS|29-1031|Dietician|8e|yyy|2024
KS|29-1041,29-1123|Optometrist|8v|yyy|2024
KS|29-1051,29-1071|Pharmacist|8w|yyy|2024
KS|29-1071,29-1081,29-1211,29-1212,29-1213,29-1214,29-1215,29-1217,29-1218,29-1221,29-1222,29-1223,29-1224,29-1241,29-1242,29-1249|Doctors of Medicine & Surgery (MD)|8b|yyy|2024
KS|29-1071,29-1081,29-1211,29-1212,29-1213,29-1214,29-1215,29-1217,29-1218,29-1221,29-1222,29-1223,29-1224,29-1241,29-1242,29-1249|Doctors of Osteopathic Medicine & Surgery (DO)|8b|yyy|2024
KS|29-1071|Physician Assistant (PA)|8b|yyy|2024
KS|29-1081|Doctors of Podiatric Medicine (DPM)|8b|yyy|2024
KS|29-1122|Occupational Therapist (OT)|8b|yyy|2024
KS|29-1123|Physical Therapist (PT)|8b|yyy|2024
KS|29-1126,29-2033,29-2036|Respiratory Therapist (RT)|8b|yyy|2024
KS|29-1126,29-2036,41-9022|Real Estate Appraiser|8u|yyy|2024
KS|29-1127,29-1181|Audiologist|8e|yyy|2024
KS|29-1127|Speech & Language Pathologist|8e|yyy|2024
KS|29-1131|Veterinarian|8y|yyy|2024
KS|29-1141,29-1151,29-1171|Advanced Registered Nurse Practitioner (ARNP)|8t|yyy|2024
KS|29-1141|Registered Nurse (RN)|8t|yyy|2024
KS|29-1161,29-9021,29-9093|Independent Certified Nurse Midwives (CNM-I)|8b|yyy|2024
KS|29-1214|Boxing/MMA/Kickboxing Physician|8c|---|2024
KS|29-2034|Radiologic Technologist (LRT)|8b|yyy|2024
KS|29-2042,29-2043|Advanced Emergency Medical Technician (AEMT)|8p|yyn|2024
KS|29-2042,29-2043|Emergency Medical Responder (EMR)|8p|yyn|2024
KS|29-2042,29-2043|Emergency Medical Technician (EMT)|8p|yyn|2024
KS|29-2042,29-2043|Paramedic|8p|yyn|2024
KS|29-2052|Pharmacy Technician|8w|ynn|2024
KS|29-2053|Licensed Mental Health Technician (LMHT)|8t|yyy|2024
KS|29-2056|Veterinary Technicians|8y|yy-|2024
KS|29-2061|Licensed Practical Nurse (LPN)|8t|yyy|2024
KS|29-2081|Contact Lens Distributors|8b|nnn|2024
KS|29-2092,29-9091|Hearing Aid Dispenser|8d|--y|2024
KS|29-2092,39-4031|Funeral Director|8o|yyy|2024
KS|29-9091|Athletic Trainer (AT)|8b|yyy|2024
KS|31-1120|Certified Home Health Aide (HHA)|8e|yyy|2024
KS|31-1131|Certified Medication Aide (CMA)|8e|yyy|2024
KS|31-2011|Occupational Therapist Assistant (OTA)|8b|yyy|2024
KS|31-2021|Physical Therapist Assistant (PTA)|8b|yyy|2024
KS|33-2021|Fire Investigator|8n|yyy|2024
KS|33-9032,35-1011,35-2014,35-3011,35-3031,35-9021,35-9031,37-2011,37-2012,37-3011,41-1011,41-2011,41-2031|Level III Gaming Occupation|89|nnn|2024
KS|39-4011|Embalmer|8o|yyy|2024
KS|39-4031|Assistant Funeral Director|8o|yny|2024
KS|39-5012,39-5094|Electrologist|8h|yyy|2024
KS|39-5012|Permanent Cosmetic Technician|8h|yyy|2024
KS|41-3031|Securities Broker-Dealer|8j|y--|2024
KS|41-9021|Real Estate Agent/Broker|8x|yyy|2024
KS|43-3071|Notary Public|8f|-nn|2024
KS|47-4021|Elevator Inspector|8n|yyy|2024
KS|47-4021|Elevator Mechanic|8n|y-y|2024
KS|49-3011|Aircraft Mechanic|b|y--|2024
KS|51-8021|Boiler/Pressure Vessel Inspector|8n|yyy|2024
KS|51-8031|Water and Wastewater Operator|8z|yny|2024
KS|53-2011,53-2012,53-5021|Commercial Pilot|b|yyy|2024
KS|53-2011,53-2012|Airline Pilot/Co-Pilot/Flight Engineer|b|y-y|2024
KS|53-3032,53-3051,53-3052,53-3053|Commercial Drivers License (CDL)|8i|yyy|2024
KY|11-1021|Landfill Manager|99|---|2024
KY|11-1021|Landfill Operator|99|---|2024
KY|11-2021,27-2021|Boxing/Wrestling Promoter|94|---|2024
KY|11-2022|Home Medical Equipment and Services Provider|95|---|2024
KY|11-2022|Temporary Registered Telehealth Health Care Provider - DME|95|---|2024
KY|11-9032|Certified School Agent|90|---|2024
KY|11-9032|Director of Pupil Personnel|9b|---|2024
KY|11-9032|Director of Special Education|9b|---|2024
KY|11-9032|Principal Auctioneer|94|y--|2024
KY|11-9032|School Principal|9b|---|2024
KY|11-9032|School Superintendent|9b|---|2024
KY|11-9032|Supervisor of Instruction|9b|---|2024
KY|11-9111|Licensed Long-Term Care Administrator|95|yyn|2024
KY|11-9111|Temporary Long-Term Care Administrator|95|-y-|2024
KY|11-9111|Temporary Registered Telehealth Health Care Provider - LTCA|95|---|2024
KY|13-1011|Athlete Agent|95|---|2024
KY|13-1011|Mixed Martial Arts Contestant|94|---|2024
KY|13-1011|Mixed Martial Arts Referee|94|---|2024
KY|13-1011|Wrestler|94|---|2024
KY|13-1011|Wrestling Event Staff|94|---|2024
KY|13-1011|Wrestling Official|94|---|2024
KY|13-1031,13-2053,41-3021,43-9041|Insurance Administrator (TPA)|39|yyy|2024
KY|13-1031,13-2053,41-3021,43-9041|Insurance Agent|39|yyy|2024
KY|13-1031,13-2053,41-3021,43-9041|Insurance Consultant|39|yyy|2024
KY|13-1031,13-2053,41-3021,43-9041|Insurance Managing General Agent|39|yyy|2024
KY|13-1031,13-2053,41-3021,43-9041|Viatical Settlement Provider|39|yyy|2024
KY|13-1031|Insurance Adjuster/Apprentice Adjuster|39|---|2024
KY|13-1041|Coroner|98|yy-|2024
KY|13-1041|Deputy Coroner|98|yy-|2024
KY|13-1071,21-1012|Certified Vocational Rehabilitation Counselor|9h|---|2024
KY|13-1071|Certified Vocational Rehabilitation Specialist|9h|ny-|2024
KY|13-2011|Certified Public Accountant|90|yyn|2024
KY|13-2052|Securities-Investment Adviser Representative|9f|---|2024
KY|13-2072|Mortgage Individuals (Loan Officers, Mortgage Brokers)|9f|---|2024
KY|13-2072|Specialty Credit Producer and Managing Employee|39|yyy|2024
KY|17-1011|Architect|90|yyn|2024
KY|17-1012|Professional Landscape Architect|90|yyy|2024
KY|17-1022|Land Surveyor|92|yyy|2024
KY|17-2011,17-2021,17-2031,17-2041,17-2051,17-2061,17-2071,17-2072,17-2081,17-2112,17-2121,17-2131,17-2141,17-2161,17-2171|Hoist Engineer|91|nnn|2024
KY|17-2011,17-2021,17-2031,17-2041,17-2051,17-2061,17-2071,17-2072,17-2081,17-2112,17-2121,17-2131,17-2141,17-2161,17-2171|Professional Engineer|92|yyy|2024
KY|19-1031|Landfarm Facility Operator|99|---|2024
KY|19-2042|Geologist In Training|95|nnn|2024
KY|19-2042|Professional Geologist|95|yyy|2024
KY|19-3032,19-3033,19-3034,27-3091|Temporary Registered Telehealth Health Care Provider - PSY|95|---|2024
KY|19-3032,19-3033,19-3034|Certified Psychologist with Autonomous Functioning|95|yyy|2024
KY|19-3032,19-3033,19-3034|Certified Psychologist|95|yyy|2024
KY|19-3032,19-3033,19-3034|Investigator|95|yyy|2024
KY|19-3032,19-3033,19-3034|Licensed Psychological Associate - Temporary|95|---|2024
KY|19-3032,19-3033,19-3034|Licensed Psychological Associate|95|yyy|2024
KY|19-3032,19-3033,19-3034|Licensed Psychological Practitioner|95|yyy|2024
KY|19-3032,19-3033,19-3034|Licensed Psychologist Temporary|95|-y-|2024
KY|19-3032,19-3033,19-3034|Licensed Psychologist|95|yyy|2024
KY|19-3032,19-3033,19-3034|Non-Resident Licensed Psychologist|95|-y-|2024
KY|19-3032,19-3033,19-3034|Psychologist, Doctorate|95|yyy|2024
KY|19-3032,19-3033,19-3034|Psychologist, Masters|95|yyy|2024
KY|19-4042|Registered Sanitarian|9d|yy-|2024
KY|19-4092|Polygraph Examiner|9g|y-y|2024
KY|19-4092|Polygraph Intern/Trainee|9g|y-y|2024
KY|21-1012,21-1013,21-1015|Licensed Pastoral Counselor|95|yyy|2024
KY|21-1012,21-1013,21-1015|Licensed Professional Counselor Associate (LPCA)|95|yyy|2024
KY|21-1012,21-1013,21-1015|Temporary Registered Telehealth Health Care Provider - KLPC|95|---|2024
KY|21-1012,21-1013,21-1015|Temporary Registered Telehealth Health Care Provider - LPC|95|---|2024
KY|21-1012|School Guidance Counselor|9b|---|2024
KY|21-1013|Marriage and Family Therapist Associate|95|yyy|2024
KY|21-1013|Marriage and Family Therapist|95|yyy|2024
KY|21-1013|Temporary Registered Telehealth Health Care - MFT|95|---|2024
KY|21-1021,21-1022,21-1023|Certified Social Worker (Master's Degree)|90|yyy|2024
KY|21-1021,21-1022,21-1023|Certified Social Worker|90|yyy|2024
KY|21-1021,21-1022,21-1023|Licensed Social Worker (Baccalaureate Degree)|90|yyy|2024
KY|21-1021,21-1022,21-1023|Social Worker, Independent Practice|90|yyy|2024
KY|21-1022|Licensed Clinical Social Worker|90|yyy|2024
KY|21-1023|Certified Alcohol and Drug Conselor Associate I|95|---|2024
KY|21-1023|Certified Alcohol and Drug Counselor Associate II|95|---|2024
KY|21-1023|Certified Clinical Supervisor|95|-y-|2024
KY|21-1023|Licensed Alcohol and Drug Counselor|95|yy-|2024
KY|21-1023|Licensed Clinical Alcohol and Drug Counselor Associate|95|---|2024
KY|21-1023|Temporary Certified Alcohol and Drug Counselor|95|-y-|2024
KY|21-1023|Temporary Registered Alcohol and Drug Peer Support Specialist|95|-y-|2024
KY|21-1023|Temporary Registered Telehealth Health Care Provider - ADC|95|---|2024
KY|21-1091|Apprentice Diabetes Educator Permit|95|---|2024
KY|21-1091|Licensed Diabetes Educator|95|---|2024
KY|21-1091|Master Licensed Diabetes Educator|95|---|2024
KY|21-1091|Temporary Registered Telehealth Health Care Provider - BDE|95|---|2024
KY|23-1011|Attorney|9i|yy-|2024
KY|25-1194,25-3021|Commercial Drivers License Training School Agent|90|yny|2024
KY|25-1194,25-3021|Commercial Drivers License Training School Skills Instructor|90|yny|2024
KY|25-1194,25-3021|Driver Training Instructor|9g|yny|2024
KY|25-1194,39-5011,39-5012|Barber Instructor|90|yyy|2024
KY|25-1194,39-5012,39-5094|Dual Cosmetology/Esthetic Instructor|90|yyy|2024
KY|25-1194,39-5012|Apprentice Instructor/Cosmetologist Instructor|90|yyy|2024
KY|25-1194,39-5012|Cosmetologist Instructor|90|yyy|2024
KY|25-1194,39-5094|Esthetic Instructor|90|yyy|2024
KY|25-2012,25-2021,25-2022,25-2031,25-2032|Substitute Teacher Certification|9b|nyn|2024
KY|25-2012,25-2021,25-2022,25-2031,25-2032|Teacher Certification|9b|nyn|2024
KY|27-1025|Certified Interior Designer|90|---|2024
KY|27-2021|Boxer|94|---|2024
KY|27-2023|Boxing Referee|94|---|2024
KY|27-3091|Interpreter|95|yyn|2024
KY|27-3091|Temporary Interpreter|95|-y-|2024
KY|27-3092|Circuit Court Clerk|9a|y--|2024
KY|29-1011|Chiropractor|90|yyn|2024
KY|29-1011|Peer Review Registry|90|---|2024
KY|29-1011|Temporary Registered Telehealth Health Care Provider - BCE|90|---|2024
KY|29-1021,29-1023|Dentist|90|yyy|2024
KY|29-1021,29-1023|Endodontics Speciality License|90|yyn|2024
KY|29-1021,29-1023|Pediatric Dentistry|90|yyn|2024
KY|29-1021,29-1023|Periodontic Specialty License|90|yyn|2024
KY|29-1031|Dietician|95|yyy|2024
KY|29-1031|Dietitian and Nutritionist Dual|95|yyy|2024
KY|29-1031|Nutritionist|95|yyy|2024
KY|29-1031|Temporary Registered Telehealth Health Care Provider - BDM|95|---|2024
KY|29-1041|Optometrist|90|yyn|2024
KY|29-1051|Pharmacist Intern|90|yyy|2024
KY|29-1051|Pharmacist|90|yyy|2024
KY|29-1051|Registered Alcohol and Drug Peer Support Specialist|95|yyy|2024
KY|29-1071,29-1081,29-1211,29-1212,29-1213,29-1214,29-1215,29-1217,29-1218,29-1221,29-1222,29-1223,29-1224,29-1241,29-1242,29-1249|Physician|90|yyy|2024
KY|29-1071,29-1141,29-1151,29-1161,29-1171,29-9021,29-9093|Nurse, Clinical Specialist (APRN)|90|yyy|2024
KY|29-1071,29-1151,29-1161,29-1171,29-9021,29-9093|Nurse Anesthetist (APRN)|90|yyy|2024
KY|29-1071,29-1151,29-1161,29-1171,29-9021,29-9093|Nurse Practitioner (APRN)|90|yyy|2024
KY|29-1071,29-1151,29-1161,29-1171,29-9021,29-9093|Nurse, Midwife (APRN)|90|yyy|2024
KY|29-1071|Physician Assistant|90|yyy|2024
KY|29-1081|Podiatrist|90|yyy|2024
KY|29-1081|Temporary Registered Telehealth Health Care Provider - BOP|90|---|2024
KY|29-1122|Occupational Therapist|95|yyy|2024
KY|29-1122|Temporary Occupational Therapist Assistant|95|-y-|2024
KY|29-1122|Temporary Occupational Therapist|95|-y-|2024
KY|29-1122|Temporary Registered Telehealth Health Care Provider - BOT|95|---|2024
KY|29-1123|Physical Therapist|94|yyn|2024
KY|29-1125|Professional Art Therapist Associate|95|yyy|2024
KY|29-1125|Professional Art Therapist|95|yyy|2024
KY|29-1126,29-2036|Licensed Respiratory Therapist|90|yyn|2024
KY|29-1126,29-2036|Licensed Student Respiratory Therapist|90|yyn|2024
KY|29-1126,29-2036|Temporary Respiratory Therapist License|90|yyn|2024
KY|29-1127|Interim Speech-Language Pathologist|95|yyn|2024
KY|29-1127|Oral and Maxillofacial Pathology Speciality License|90|yyy|2024
KY|29-1127|Speech-Language Pathologist Temporary|95|yyn|2024
KY|29-1127|Speech-Language Pathologist|95|yyy|2024
KY|29-1127|Teaching Certificate|95|-y-|2024
KY|29-1127|Temporary Registered Telehealth Health Care Provider - SLP|95|---|2024
KY|29-1131,29-2056,31-9096|Restricted Controlled Substance Registration Authorization|95|---|2024
KY|29-1131,29-2056,31-9096|Special Permit|95|---|2024
KY|29-1131|Veterinarian|95|yyy|2024
KY|29-1141|Registered Nurse|90|yyy|2024
KY|29-1141|Sexual Assault Nurse Examiner (SANE)|90|yyy|2024
KY|29-1181|Audiologist Temporary|95|yyy|2024
KY|29-1181|Audiologist|95|yyy|2024
KY|29-1181|Interim Audiologist|95|yyn|2024
KY|29-1242,29-1249|Oral and Maxillofacial Surgery Specialty License|90|yyy|2024
KY|29-1292,31-9091|Dental Assistant|90|yyy|2024
KY|29-1292,31-9091|Dental Hygienist|90|yyy|2024
KY|29-2010|Dialysis Technician Credential|90|yny|2024
KY|29-2034|General Certified Radiation Operator (Diagnostic X-Ray)|9j|y-y|2024
KY|29-2034|Limited Certified Radiation Operator (Diagnostic X-Ray)|9j|yyy|2024
KY|29-2034|Oral and Maxillofacial Radiology Speciality License|90|y-y|2024
KY|29-2042,29-2043|Advanced Emergency Medical Technician|9c|yyy|2024
KY|29-2042,29-2043|EMS Educator/Evaluator|9c|yyy|2024
KY|29-2042,29-2043|Emergency Medical Responder|9c|yyy|2024
KY|29-2042,29-2043|Emergency Medical Technician|9c|yyy|2024
KY|29-2042,29-2043|Paramedic|9c|yyy|2024
KY|29-2056|Animal Euthanasia Specialist|95|yyn|2024
KY|29-2056|Veterinary Technician|95|yyn|2024
KY|29-2061|Licensed Practical Nurse|90|yyy|2024
KY|29-2081|Apprentice Ophthalmic Dispenser|95|yyy|2024
KY|29-2081|Ophthalmic Dispenser|95|yyy|2024
KY|29-2081|Temporary Registered Telehealth Health Care Provider - BOD|95|---|2024
KY|29-2091|Orthodontic Specialty License|90|yyy|2024
KY|29-2091|Orthotic Fitter|95|yyy|2024
KY|29-2091|Orthotist|95|yyy|2024
KY|29-2091|Pedorthist|95|yyy|2024
KY|29-2091|Prosthetist/Orthotist|95|yyy|2024
KY|29-2091|Prosthetist|95|yyy|2024
KY|29-2091|Prosthodontic Specialty License|90|yyy|2024
KY|29-2091|Temporary Registered Telehealth Health Care Provider - POP|95|---|2024
KY|29-2092|Hearing Instruments Specialist Apprentice|95|yyn|2024
KY|29-2092|Hearing Instruments Specialist|95|yyy|2024
KY|29-2092|Speech-Language Pathology Assistant|95|yyn|2024
KY|29-2092|Temporary Registered Telehealth Health Care Provider - HIS|95|---|2024
KY|29-9091|Athletic Trainer|90|yyy|2024
KY|29-9092|Genetic Counselor|90|yyn|2024
KY|31-2011|Occupational Therapy Assistant|95|yyy|2024
KY|31-2021|Physical Therapist Assistant|94|yy-|2024
KY|31-9011|Massage Therapist|95|yyy|2024
KY|31-9011|Program of Instructor|95|yyy|2024
KY|31-9011|Temporary Registered Telehealth Health Care Provider - BMT|95|---|2024
KY|31-9092|Surgical Assistant|90|nnn|2024
KY|33-3051|Law Enforcement Telecommunicator|98|yy-|2024
KY|33-3051|Police Officer|98|ny-|2024
KY|33-9021|Private Investigator|95|yn-|2024
KY|37-2021|Commercial and Structural Pest Control Applicator (LPCO)/Manager|3h|yyy|2024
KY|37-2021|General Pest and Termite Worker|3h|y-y|2024
KY|37-2021|Licensed Pest Control Operator|3h|y-y|2024
KY|39-4011,39-4031|Funeral Director and Embalmer|90|yyy|2024
KY|39-5011,39-5012|Apprentice Barber|90|yyy|2024
KY|39-5011,39-5012|Barber|90|yyy|2024
KY|39-5012,39-5094|Dual Cosmetologist/Esthetician|90|yyy|2024
KY|39-5012|Apprentice Cosmetologist|90|yyy|2024
KY|39-5012|Cosmetologist - Hairdresser|90|yyy|2024
KY|39-5092|Nail Technician|90|yyy|2024
KY|39-5094|Esthetician|90|yyy|2024
KY|41-2031|Rental Vehicle Agent and Managing Employee|39|---|2024
KY|41-3021|Reinsurance Intermediary Broker or Manager|39|yyy|2024
KY|41-3021|Surplus Lines Broker|39|yyy|2024
KY|41-3021|Viatical Settlement Broker|39|yyy|2024
KY|41-3031|Securities Agent|9f|--y|2024
KY|41-3031|Securities Broker - Dealer|9f|n-y|2024
KY|41-3091|Apprentice Auctioneer|94|yyy|2024
KY|41-3091|Auction House Operator|94|yyy|2024
KY|41-3091|Limited Tobacco Auctioneer|94|yyy|2024
KY|41-4012|Limited Livestock Auctioneer|94|yyy|2024
KY|41-4012|Livestock Dealer|3h|nnn|2024
KY|41-4012|Pesticide Sales Agent|3h|y-y|2024
KY|41-9021|Broker|95|yyn|2024
KY|41-9021|Registered Firm Branch|95|---|2024
KY|41-9022|Sales Associate|95|yyy|2024
KY|47-1011,47-2111,47-5041|Mining, Electrical Inspector|91|yyy|2024
KY|47-1011,47-2111,47-5041|Mining, Electrical Worker|91|yny|2024
KY|47-1011,47-5041|Assistant Mine Foreman|91|nnn|2024
KY|47-1011,47-5041|Certified Surface Miner|91|nnn|2024
KY|47-1011,47-5041|Certified Underground Miner|91|nnn|2024
KY|47-1011,47-5041|Mine Emergency Technician Instructor|91|nnn|2024
KY|47-1011,47-5041|Mine Safety Analyst|91|nnn|2024
KY|47-1011,47-5041|Mining, Fire Boss|91|yyy|2024
KY|47-1011,47-5041|Mining, Mine Emergency Technician|91|yyy|2024
KY|47-1011,47-5041|Surface Mine Foreman|91|nnn|2024
KY|47-1011,47-5041|Surface Mine Instructor|91|nnn|2024
KY|47-1011,47-5041|Surface Temporary Permit Miner|91|nnn|2024
KY|47-1011,47-5041|Underground Mine Foreman|91|nnn|2024
KY|47-1011,47-5041|Underground Mine Inspector|91|nnn|2024
KY|47-1011,47-5041|Underground Mine Instructor|91|nnn|2024
KY|47-1011,47-5041|Underground Temporary Permit Miner|91|nnn|2024
KY|47-2073,47-2152|Certified Monitoring Well Driller|9e|yyy|2024
KY|47-2111|Certified Electrical Inspector|93|y-y|2024
KY|47-2111|Electrical Contractor|93|y-y|2024
KY|47-2111|Electrical Instructor|91|y-y|2024
KY|47-2111|Electrician|93|y-y|2024
KY|47-2111|Master Electrician|93|y-y|2024
KY|47-2152|Boiler Contractor|93|yny|2024
KY|47-2152|Kentucky Fire Prevention Contractor - Sprinkler|93|yny|2024
KY|47-2152|Plumber, Journeyman|93|yny|2024
KY|47-2152|Plumber, Master|93|yny|2024
KY|47-2152|Sprinkler Inspector|93|yny|2024
KY|47-2152|Underground Petroleum Storage Tank Installer/Remover Contractor|93|yny|2024
KY|47-2152|Underground Petroleum Storage Tank Removal Contractor|93|yny|2024
KY|47-2221|Secondary Metals Recycler|95|---|2024
KY|47-4011|Boiler Inspector|93|yyy|2024
KY|47-4011|Building Inspector, Level II|93|yyy|2024
KY|47-4011|Building Inspector, Level I|93|yyy|2024
KY|47-4011|Home Inspector|93|yyy|2024
KY|47-4011|Home Inspector|95|yyy|2024
KY|47-4011|Plans & Specifications Inspector, Level III|93|yny|2024
KY|47-4011|Pre-Licensing Provider|95|---|2024
KY|47-4021|Elevator Inspector|93|y--|2024
KY|47-4041|Certified Lead Hazard Detection and Abatement Inspector|9d|---|2024
KY|47-4041|Certified Lead Hazard Detection and Abatement Project Designer|9d|---|2024
KY|47-4041|Certified Lead Hazard Detection and Abatement Risk Assessor|9d|---|2024
KY|47-4041|Certified Lead Hazard Detection and Abatement Sampling Technician|9d|---|2024
KY|47-4041|Certified Lead Hazard Detection and Abatement Supervisor|9d|---|2024
KY|47-4041|Certified Lead Hazard Detection and Abatement Worker|9d|---|2024
KY|47-5012|Driller|99|---|2024
KY|49-2098|Fire Alarm System Inspector|93|yyy|2024
KY|49-9021|Heating, Ventilation and Air Conditioning Apprentice|93|yny|2024
KY|49-9021|Heating, Ventilation and Air Conditioning Contractor, Master|93|yny|2024
KY|49-9021|Heating, Ventilation and Air Conditioning Duct Mechanic, Limited|93|yny|2024
KY|49-9021|Heating, Ventilation and Air Conditioning Installer Mechanic|93|yny|2024
KY|49-9021|Heating, Ventilation and Air Conditioning Mechanic, Journeyman|93|yny|2024
KY|51-8031|Certified Water Well Driller|9e|yyy|2024
KY|51-8031|Wastewater System Operator|99|yyy|2024
KY|53-3032,53-3051,53-3052,53-3053|Commercial Drivers License (CDL)|96|ynn|2019
KY|53-3032,53-3051,53-3052,53-3053|School Bus Driver|97|yyn|2024
KY|53-3032|Driver, Hazardous Materials Endorsement|9k|ynn|2024
KY|53-3032|Licensed Commercial Driver (CDL)|9k|ynn|2024
KY|53-3032|Rig Operator|9e|ynn|2024
LA|11-1021,11-2021,11-2022,11-3021,11-3031,11-3061,11-3121,11-9051,11-9081,13-1041,13-1111,13-1151,13-2011,27-2023,39-3011|Gaming, Casino and Video Occupations|9m|nnn|2024
LA|11-3071|Warehouse Manager (Commodity Warehouse)|9x|--y|2024
LA|11-9013,45-2092|Horticulturist|9x|ynn|2024
LA|11-9021|Contractor|a1|yyy|2024
LA|11-9111|Nursing Home Administrator|9o|yyy|2024
LA|13-1031,13-2053,41-3021,43-9041|Insurance Producer|a0|y-y|2024
LA|13-1071,21-1012|Rehabilitation Counselor, Vocational|9o|yyy|2024
LA|13-2011|Certified Public Accountant (CPA)|9l|yyy|2024
LA|17-1011|Architect|9q|yyy|2024
LA|17-1012|Architect, Landscape|9x|yyy|2024
LA|17-1022|Surveyor, Professional Land|9n|yny|2024
LA|17-2011,17-2021,17-2031,17-2041,17-2051,17-2061,17-2071,17-2072,17-2081,17-2112,17-2121,17-2131,17-2141,17-2161,17-2171|Engineer, Professional|9n|yyy|2024
LA|19-3032,19-3033,19-3034|Psychologist|9o|yyy|2024
LA|19-3033,19-3034,29-1125|Art Therapist, School|a3|yyy|2024
LA|19-3033,19-3034,29-1125|Music Therapist, Working in Schools|a3|yyy|2024
LA|19-4021,29-2010|Phlebotomist|9o|yyy|2024
LA|19-4042|Sanitarian|9o|yyy|2024
LA|19-4092|Polygraph Examiner|a4|yyy|2024
LA|19-5011,47-4011|Amusement and Recreation Attendants|9w|n-n|2024
LA|21-1013|Counselor, Mental Health|9o|yyy|2024
LA|21-1022|Social Worker (Licensed Clinical)|9o|yyy|2024
LA|23-1011|Attorney|a5|yyy|2024
LA|25-2011,25-2012,25-2021,25-2022,25-2031,25-2032|Teacher, Primary and Secondary Certification|a3|yyy|2024
LA|25-4022|Librarian, Executive Certification|a6|yyy|2024
LA|27-1023|Florist|9x|ynn|2024
LA|27-1025|Interior Designer|a0|yyy|2024
LA|27-2021,39-2021|Horse Racing Occupations (Jockey, Hot Walker Outrider, etc)|9p|nny|2024
LA|27-3092|Court Reporter (Shorthand)|a2|yyy|2024
LA|29-1011|Chiropractor|9o|yyy|2024
LA|29-1021,29-1023|Dentist, General|9o|yyy|2024
LA|29-1031|Dietitian or Nutritionist|9o|yyy|2024
LA|29-1041|Optometrist|9o|yyy|2024
LA|29-1051|Pharmacist|9o|yyy|2024
LA|29-1051|Wholesale Drug Distributor of Legend Drug or Devices|9o|yyy|2024
LA|29-1071,29-1081,29-1131,29-1211,29-1212,29-1213,29-1214,29-1215,29-1217,29-1218,29-1221,29-1222,29-1223,29-1224,29-1241,29-1242,29-1249|Veterinarian (Doctor of Veterinarian Medicine)|9o|yyy|2024
LA|29-1071,29-1081,29-1211,29-1212,29-1213,29-1214,29-1215,29-1217,29-1218,29-1221,29-1222,29-1223,29-1224,29-1241,29-1242,29-1249|Osteopath|9o|yyy|2024
LA|29-1071,29-1081,29-1211,29-1212,29-1213,29-1214,29-1215,29-1217,29-1218,29-1221,29-1222,29-1223,29-1224,29-1241,29-1242,29-1249|Physician or Medical Doctor|9o|yyy|2024
LA|29-1071|Physician's Assistant|9o|yyy|2024
LA|29-1081|Podiatrist|9o|yyy|2024
LA|29-1122|Occupational Therapist|9o|yyy|2024
LA|29-1123|Physical Therapist|9o|yyy|2024
LA|29-1126,29-2036|Respiratory Therapist|9o|yyy|2024
LA|29-1127|Speech Pathologist|9o|yyy|2024
LA|29-1128|Exercise Physiologist|9o|yyy|2024
LA|29-1141|Nurse, Registered|9o|yyy|2024
LA|29-1141|Nurse, School|a3|yyy|2024
LA|29-1151|Nurse, Anesthetists|9o|yyy|2024
LA|29-1161|Midwives (Licensed)|9o|yyy|2024
LA|29-1171|Nurse Practitioner|9o|yyy|2024
LA|29-1181|Audiologist|9o|yyy|2024
LA|29-1292|Dental Hygientist|9o|yyy|2024
LA|29-2031|Perfusionist|9o|yyy|2024
LA|29-2033,29-2034|Radiologic Technologist|9o|yyy|2024
LA|29-2036|Polysomnography Personnel|9o|yyy|2024
LA|29-2043|Paramedic (EMT)|9o|yyy|2024
LA|29-2052|Pharmacy Technician|9o|yyy|2024
LA|29-2061|Nurse, Licensed Practical (LPN)|9o|yyy|2024
LA|29-2092|Hearing Aid Specialists|9o|yyy|2024
LA|29-2092|Speech Pathologist Assistant|9o|yyy|2024
LA|29-9091|Athletic Trainer|9o|yyy|2024
LA|31-1131|Nurses's Assistant, Certified (CNA)|9o|yyy|2024
LA|31-2011|Occupational Therapist Assistant|9o|yyn|2024
LA|31-2021|Physical Therapist (Assistant)|9o|yyy|2024
LA|31-9011|Massage Therapist|9o|yyy|2024
LA|33-9021|Private Investigator|9m|yyy|2024
LA|33-9032|Security Officer|9m|yyy|2024
LA|39-5011,39-5012|Barber|9s|yyy|2024
LA|39-5012|Cosmetologist or Beauctician or Beauty Operator|9t|yyy|2024
LA|39-5012|Electrologist|9o|yyy|2024
LA|41-2031|Motor Vehicle Salesperson|a7|-yn|2024
LA|41-9021|Real Estate Broker|a7|yyy|2024
LA|41-9022|Real Estate Salesperson|a7|yyy|2024
LA|43-3011|Respossession Agent|9u|nyy|2024
LA|43-3071|Notary (Public)|9r|yyn|2024
LA|47-2152|Medical (Gas Piping Installer)|9v|yyy|2024
LA|47-2152|Plumber, Journeyman|9v|yyy|2024
LA|47-2152|Plumber, Master|9v|yyy|2024
LA|47-4011|Boiler Inspector|9w|yyy|2024
LA|47-4011|Grain Inspector and Grader|9x|yyy|2024
LA|47-4011|Home Inspectors|9y|yyy|2024
LA|49-3041|Calibration Technician, Dairy Industry|9x|yyn|2024
LA|49-9021,49-9062|Medical (gas Vacuum System Verifier)|9v|y-y|2024
LA|49-9094|Locksmiths and Safe Repairers|9m|yyy|2024
LA|51-9061|Measurer- Sampler, Dairy Products|9x|yyn|2024
LA|53-3032,53-3051,53-3052,53-3053|Commercial Drivers License (CDL)|9z|ynn|2019
LA|53-3032|Truck Driver, Certified|a9|yyn|2024
LA|53-5011|Maritime Occupations|a8|yyy|2024
MA|11-1021,11-2021,11-2022,11-3021,11-3031,11-3061,11-3121,11-9051,11-9081,13-1041,13-1111,13-1151,13-2011,27-2023,33-9032,35-1011,35-2014,35-3011,35-3031,35-9021,35-9031,37-2011,37-2012,37-3011,39-3011,41-1011,41-2011,41-2031|Gaming Employee|ab|yyy|2018
MA|11-2021|Boxing Promoter|ai|--y|2018
MA|11-2022|Motion Picture Operator|3q|---|2018
MA|11-9021|Construction Supervisor|3q|yyy|2018
MA|11-9021|Home Improvement Contractor|av|yyy|2018
MA|11-9031|Child Care License: Family Large And Small|ap|---|2018
MA|11-9031|Child Care: Large And Small Group And School-age License|ap|---|2018
MA|11-9031|Family Child Care|ap|--y|2018
MA|11-9111|Nursing Home Administrator|b6|yyy|2018
MA|13-1011|Mixed Martial Arts|ai|n-y|2018
MA|13-1031|Motor Vehicle Damage Appraiser|ar|yyy|2018
MA|13-1041|Asbestos Inspectors|au|---|2018
MA|13-1041|Asbestos Supervisor|au|---|2018
MA|13-2011|Certified Public Accountant|aa|yyy|2018
MA|13-2052|Insurance Adviser|b2|y-y|2018
MA|13-2052|Investment Adviser/representative|b3|---|2018
MA|17-1011|Architect|ag|yyy|2018
MA|17-1012|Landscape Architect|ba|yyy|2018
MA|17-1022|Land Surveyor-in-training|br|yyy|2018
MA|17-1022|Land Surveyor|br|yyy|2018
MA|17-2011,17-2021,17-2031,17-2041,17-2051,17-2061,17-2071,17-2072,17-2081,17-2112,17-2121,17-2131,17-2141,17-2161,17-2171|Engineer, Professional|ac|yyy|2018
MA|17-2011,17-2021,17-2031,17-2041,17-2051,17-2061,17-2071,17-2072,17-2081,17-2112,17-2121,17-2131,17-2141,17-2161,17-2171|Engineer-in-training|ac|yyy|2018
MA|17-2161|Nuclear Power Plant Senior Engineer/senior Supervisor|3q|yyy|2018
MA|19-3032,19-3033,19-3034|Psychologist|b9|yyy|2018
MA|19-3033,19-3034|Educational Psychologist|bc|yyy|2018
MA|19-4042|Sanitarian|b1|-yy|2018
MA|19-4051|Nuclear Power Plant Assistant Operator|3q|y-y|2018
MA|19-5011|Certified Health Officer|bg|---|2018
MA|21-1013|Marriage And Family Therapist|bc|yyy|2018
MA|21-1015|Rehabilitation Counselor|bc|y--|2018
MA|21-1021,21-1022,21-1023|Social Worker Assistant|b7|yyy|2018
MA|21-1021,21-1022,21-1023|Social Worker, Licensed Certified|b7|yyy|2018
MA|21-1021,21-1022,21-1023|Social Worker, Licensed|b7|yyy|2018
MA|21-1022|Social Worker, Licensed Independent Clinical|b7|yyy|2018
MA|23-1011|Attorney|bb|yy-|2018
MA|25-2012,25-2021,25-2022,25-2031,25-2032|Teacher|aw|nyn|2018
MA|25-2021|Educator|aw|---|2018
MA|25-3021|Horseback Riding Instructor|bo|y--|2018
MA|29-1011|Chiropracter|aq|yyn|2018
MA|29-1021,29-1023|Dentist|ax|yyn|2018
MA|29-1031|Dietitiians And Nutritionists|ay|yyy|2018
MA|29-1041|Optometrist|bi|yyy|2018
MA|29-1051,29-2033|Nuclear Pharmacist|bf|yyy|2018
MA|29-1051|Pharmacist|bf|yyy|2018
MA|29-1071,29-1081,29-1211,29-1212,29-1213,29-1214,29-1215,29-1217,29-1218,29-1221,29-1222,29-1223,29-1224,29-1241,29-1242,29-1249|Physician|ae|yyy|2018
MA|29-1071|Physician Assistant|bj|yyy|2018
MA|29-1081|Podiatrist|bl|yyy|2018
MA|29-1122|Occupational Therapist|ah|yyy|2018
MA|29-1123|Physical Therapist|ah|yyn|2018
MA|29-1126,29-2036|Respiratory Therapist|be|yyn|2018
MA|29-1127|Speech Pathologist|aj|yyy|2018
MA|29-1131|Veterinarian|bt|yyn|2018
MA|29-1141|Clinical Nurse Specialist (CNS)|b5|yyy|2018
MA|29-1141|Nurse, Registered (RN)|b5|yyy|2018
MA|29-1141|Psychiatric Clinical Nurse Specialist (PCNS)|b5|yyy|2018
MA|29-1151|Nurse Anesthetist|b5|yyy|2018
MA|29-1161,29-9021,29-9093|Nurse Midwife|b5|yyn|2018
MA|29-1171|Nurse Practitioner (CNP) License|b5|yyy|2018
MA|29-1181|Audiologist|aj|yyy|2018
MA|29-1292,31-9091|Dental Hygienist|ax|yyy|2018
MA|29-2034|Radiologic Technologist|44|yyy|2018
MA|29-2042,29-2043|Emergency Medical Technician-basic (EMT)|b0|yyy|2018
MA|29-2042,29-2043|Emergency Medical Technician-paramedic (emt-p)|b0|yyy|2018
MA|29-2061,31-1120,31-1131,31-1133,31-2011,31-2021,31-2022|Nurse Aide|b8|yyy|2018
MA|29-2061|Nurse, Licensed Practical (LPN)|b5|yyn|2018
MA|29-2081|Dispensing Optician|bh|yyn|2018
MA|29-9091|Athletic Trainer|ah|yyn|2018
MA|29-9091|Boxing Trainer|ai|yyn|2018
MA|29-9092|Genetic Counselor|b4|yyy|2018
MA|31-2011|Occupational Therapy Assistant|ah|yyy|2018
MA|31-2021|Physical Therapy Assistant|ah|yy-|2018
MA|31-9011|Massage Therapist|bd|yyy|2018
MA|33-9011|Problem Animal Control Agent|af|yy-|2018
MA|33-9021|Private Detective|bm|--y|2018
MA|39-2011,39-2021|HORSE Racing|ab|---|2018
MA|39-3091|Amusements|3q|---|2018
MA|39-4011|Embalmer|az|nyy|2018
MA|39-4031|Funeral Director|az|nnn|2018
MA|39-5011,39-5012|Barber|ak|yyy|2018
MA|39-5012,39-5094|Electrologist|al|yyy|2018
MA|39-5012|Cosmetologist (hairdresser) License|al|yyy|2018
MA|39-5092|Manicurist|al|yyy|2018
MA|39-5094|Aesthetician|al|yyy|2018
MA|41-2031|Ticket Reseller|3q|---|2018
MA|41-3021|Financial Brokers, Agents, And Dealers|b3|yn-|2018
MA|41-9021|Real Estate Broker|bn|yyy|2018
MA|41-9022|Real Estate Salesperson|bn|yyy|2018
MA|45-3031|Commercial Fisherman|as|nnn|2018
MA|45-3031|Fur Buyer|at|nnn|2018
MA|47-2051|Concrete Field Testing Technician|3q|---|2018
MA|47-2111|Electrician, Journeyman|ad|yny|2018
MA|47-2111|Electrician, Master|ad|yny|2018
MA|47-2131,47-4041|Asbestos Worker|au|---|2018
MA|47-2152|GAS FITTER (Apprentice, Journeyman, Master) License|bk|yyy|2018
MA|47-2152|PLUMBER (Apprentice, Journeyman, Master) License|bk|yyy|2018
MA|47-2152|Pipefitter|3q|yyy|2018
MA|47-2211|Sheet Metal Worker|bp|---|2018
MA|47-4011|Home Inspector|am|yyy|2018
MA|47-4011|Inspector Pressure Vessels|3q|yyy|2018
MA|47-4021|Elevator Mechanic|3q|-yy|2018
MA|47-4041|Deleader Supervisor|au|---|2018
MA|47-4041|Deleader Worker|au|---|2018
MA|47-4041|Lead-safe Renovation Contractor|au|---|2018
MA|49-2098|Fire Alarm System Installer And Technician License|ad|yyy|2018
MA|49-9021|Oil Burner Technician|3q|nyy|2018
MA|49-9021|Refrigeration Apprentice|3q|nyy|2018
MA|49-9021|Refrigeration Technician|3q|nyy|2018
MA|49-9021|Theatrical Booking Agent|3q|nyy|2018
MA|51-8011|Nuclear Power Plant Operator|3q|yyy|2018
MA|51-8021|1st CLASS ENGINEER LICENSE|3q|y-y|2018
MA|51-8021|1st CLASS FIREMAN LICENSE|3q|y-y|2018
MA|51-8021|2nd CLASS ENGINEER LICENSE|3q|yyy|2018
MA|51-8021|2nd CLASS FIREMAN LICENSE|3q|y--|2018
MA|51-8021|3rd CLASS ENGINEER LICENSE|3q|y-y|2018
MA|51-8031|Drinking Supply Facility Operator|bu|yny|2018
MA|51-8031|Wastewater Treatment Facility Operator|bv|yny|2018
MA|53-3032,53-3051,53-3052,53-3053|Bus Driver|an|yyy|2018
MA|53-3032,53-3051,53-3052,53-3053|Commercial Drivers License (CDL)|ao|ynn|2019
MA|53-3032|Commercial Drivers|bs|ynn|2018
MA|53-3053,53-3054|Hackney And Jitney (taxicabs AND Limousines)|bq|yyy|2018
MA|53-7021|Hoisting Engineer|3q|ynn|2018
MD|11-1021|Incinerator Operator|c2|---|2022
MD|11-2022|Home Improvement Salesperson|bw|---|2022
MD|11-2022|Precious Metal & Gem Dealers|bw|---|2022
MD|11-9021|Home Improvement Contractor|bw|---|2022
MD|11-9021|Home Improvement Inactive Contractor|bw|---|2022
MD|11-9021|Home Improvement Inactive Subcontractor|bw|---|2022
MD|11-9021|Home Improvement Sub-contractor|bw|---|2022
MD|11-9032|School Principal And Supervisor|c4|---|2022
MD|11-9032|School Superintendent|c4|---|2022
MD|11-9041,17-1011|Architect Corporation|bw|---|2022
MD|11-9041,17-1011|Architect Limited Liability Company|bw|---|2022
MD|11-9041,17-1011|Architect Limited Liability Partnership|bw|---|2022
MD|11-9041,17-1011|Architect Partnership|bw|---|2022
MD|11-9041,17-1011|Emeritus Architect|bw|---|2022
MD|11-9111|Nursing Aides, Orderlies, And Attendents|bx|---|2022
MD|11-9111|Nursing Home Administrator|bx|---|2022
MD|13-1011|Athlete Agents|bw|---|2022
MD|13-1011|Manager|bw|---|2022
MD|13-1011|Matchmaker|bw|---|2022
MD|13-1011|Promoter|bw|---|2022
MD|13-1041|Asbestos Contractor/Supervisor|c2|---|2022
MD|13-1041|Asbestos Inspector|c2|---|2022
MD|13-1041|Asbestos Management Planner|c2|---|2022
MD|13-1131|Fund-Raising Counselor|c6|---|2022
MD|13-1131|Professional Solicitor|c6|---|2022
MD|13-1131|Public Safety Solicitor|c6|---|2022
MD|13-2011|Active Cpa|bw|---|2022
MD|13-2011|Cpa By Notification|bw|---|2022
MD|13-2011|Cpa Corporation|bw|---|2022
MD|13-2011|Cpa Limited Liability Company|bw|---|2022
MD|13-2011|Cpa Limited Liability Partnership|bw|---|2022
MD|13-2011|Cpa Limited License Corporation|bw|---|2022
MD|13-2011|Cpa Limited License Llc|bw|---|2022
MD|13-2011|Cpa Limited License Llp|bw|---|2022
MD|13-2011|Cpa Limited License Partnership|bw|---|2022
MD|13-2011|Cpa Limited License|bw|---|2022
MD|13-2011|Cpa Partnership|bw|---|2022
MD|13-2011|Inactive Cpa|bw|---|2022
MD|13-2082|Tax Preparer|bw|---|2022
MD|17-1011|Architect|bw|---|2022
MD|17-1012|Landscape Architect Llc|bw|---|2022
MD|17-1012|Landscape Architect- Corporation|bw|---|2022
MD|17-1012|Landscape Architect-parnership|bw|---|2022
MD|17-1012|Licensed Landscape Architect|bw|---|2022
MD|17-1022|Land Surveyor Corporation|bw|---|2022
MD|17-1022|Land Surveyor Limited Liability Company|bw|---|2022
MD|17-1022|Land Surveyor Limited Liability Partnership|bw|---|2022
MD|17-1022|Land Surveyor Retired|bw|---|2022
MD|17-1022|Land Surveyor Temporary Permit|bw|---|2022
MD|17-1022|Professional Land Surveyor|bw|---|2022
MD|17-1022|Property Line Surveyor Retired|bw|---|2022
MD|17-1022|Property Line Surveyor|bw|---|2022
MD|17-2011,17-2021,17-2031,17-2041,17-2051,17-2061,17-2071,17-2072,17-2081,17-2112,17-2121,17-2131,17-2141,17-2161,17-2171|Engineer In Training|bw|---|2022
MD|17-2011,17-2021,17-2031,17-2041,17-2051,17-2061,17-2071,17-2072,17-2081,17-2112,17-2121,17-2131,17-2141,17-2161,17-2171|Pe Firm Corporation|bw|---|2022
MD|17-2011,17-2021,17-2031,17-2041,17-2051,17-2061,17-2071,17-2072,17-2081,17-2112,17-2121,17-2131,17-2141,17-2161,17-2171|Pe Firm Limited Liability Coproation|bw|---|2022
MD|17-2011,17-2021,17-2031,17-2041,17-2051,17-2061,17-2071,17-2072,17-2081,17-2112,17-2121,17-2131,17-2141,17-2161,17-2171|Pe Firm Limited Liability Partnership|bw|---|2022
MD|17-2011,17-2021,17-2031,17-2041,17-2051,17-2061,17-2071,17-2072,17-2081,17-2112,17-2121,17-2131,17-2141,17-2161,17-2171|Pe Firm Partnership|bw|---|2022
MD|17-2011,17-2021,17-2031,17-2041,17-2051,17-2061,17-2071,17-2072,17-2081,17-2112,17-2121,17-2131,17-2141,17-2161,17-2171|Professional Engineer Limited License|bw|---|2022
MD|17-2011,17-2021,17-2031,17-2041,17-2051,17-2061,17-2071,17-2072,17-2081,17-2112,17-2121,17-2131,17-2141,17-2161,17-2171|Professional Engineer Retired|bw|---|2022
MD|17-2011,17-2021,17-2031,17-2041,17-2051,17-2061,17-2071,17-2072,17-2081,17-2112,17-2121,17-2131,17-2141,17-2161,17-2171|Professional Engineer|bw|---|2022
MD|19-1032|Foresters|bw|---|2022
MD|19-3032,19-3033,19-3034|Psychologist|bx|---|2022
MD|21-1012,21-1013,21-1015|Counselors|bx|---|2022
MD|21-1012|School Counselor|c4|---|2022
MD|21-1021|Juvenile Youth Supervisor|c3|---|2022
MD|21-1022,21-1023|Licensed Bachelor Social Worker|bx|yyn|2019
MD|21-1022,21-1023|Licensed Certified Social Worker|bx|yyy|2019
MD|21-1022,21-1023|Licensed Master Social Worker|bx|yyn|2019
MD|21-1022|Licensed Certified Social Worker-Clinical|bx|yyy|2019
MD|21-1091|Health Educator|c4|---|2022
MD|21-1092|Parole and Probation Agent|c3|---|2022
MD|23-1011|Attorney (lawyer)|c8|---|2022
MD|25-1194,39-5011,39-5012|Student - Assistant Teacher|bw|---|2022
MD|25-1194,39-5011|Assistant Teacher|bw|---|2022
MD|25-1194,39-5011|Teacher|bw|---|2022
MD|25-2012,25-2021,25-2022,25-2031,25-2032|Teacher (Provisional and Resident)|c4|---|2022
MD|25-2012,25-2021,25-2022|Elementary and Middle School Teachers|c4|---|2022
MD|25-2012|Teacher (Professional) Kindergarten|c4|---|2022
MD|25-2032|Teacher (Professional) Vocational Education/Training|c4|---|2022
MD|25-4022|Librarian|c4|---|2022
MD|25-4022|Library Media Specialist|c4|---|2022
MD|25-4022|Library Technicians|c4|---|2022
MD|25-4022|Medical Librarian|c4|---|2022
MD|27-1025|Interior Designer|bw|---|2022
MD|27-2021|Boxer|bw|---|2022
MD|27-2021|Kickboxer|bw|---|2022
MD|27-2021|Mixed Martial Arts Contestant|bw|---|2022
MD|27-2021|Second|bw|---|2022
MD|27-2021|Wrestler|bw|---|2022
MD|27-2023|Judge|bw|---|2022
MD|27-2023|Referee|bw|---|2022
MD|27-3031|Lobbyist|ca|---|2022
MD|29-1011|Chiropractor|bx|---|2022
MD|29-1021,29-1023|Dentist|bx|---|2022
MD|29-1031|Dietitians And Nutritionists|bx|---|2022
MD|29-1041|Optometrists|bx|---|2022
MD|29-1051|Pharmacists|bx|---|2022
MD|29-1071,29-1081,29-1151,29-1171,29-1211,29-1212,29-1213,29-1214,29-1215,29-1217,29-1218,29-1221,29-1222,29-1223,29-1224,29-1241,29-1242,29-1249|Physician, Ophthalomologist, Medical Doctor, Medical Directo|bx|---|2022
MD|29-1071|Physician Assistants|bx|---|2022
MD|29-1081|Podiatrist|bx|---|2022
MD|29-1122|Occupational Therapist|bx|---|2022
MD|29-1123|Physical Therapist|bx|---|2022
MD|29-1126,29-2036|Respiratory Therapist|bx|---|2022
MD|29-1127|Pathologist|bx|---|2022
MD|29-1127|Speech And Language Pathologist/therapist|bx|---|2022
MD|29-1131|Veterinarian|c9|yyn|2019
MD|29-1141,29-1161,29-9021,29-9093|Nurse|bx|---|2022
MD|29-1181|Audiologist|bx|---|2022
MD|29-1223|Psychiatrists|bx|---|2022
MD|29-1292,31-9091|Dental Assistant|bx|---|2022
MD|29-1292,31-9091|Dental Hygienist|bx|---|2022
MD|29-2034|Radiologic Technologists And Technicians|bx|---|2022
MD|29-2042,29-2043|EMERGENCY MEDICAL TECHNICIAN (Dispensers) (EMT-D)|c5|---|2022
MD|29-2042,29-2043|Emergency Medical Technician (paramedic) And Cardiac Rescue|c5|---|2022
MD|29-2092|Hearing Aid Dispensers|bx|---|2022
MD|31-1120|Home Care Aides|bx|---|2022
MD|31-2011|Occupational Therapist Assistants|bx|---|2022
MD|31-2021|Physical Therapist Assistant|bx|---|2022
MD|31-9092|Chiropractor Assistant|bx|---|2022
MD|31-9092|Medical Assistant|bx|---|2022
MD|33-3012|Correctional Case Management Specialist or Classification Co|c3|---|2022
MD|33-3012|Correctional Officer|c3|---|2022
MD|33-3051|Police Officer|c3|---|2022
MD|33-9021|Private Detective|cb|---|2022
MD|33-9032|Guards|cb|---|2022
MD|37-2021|Pest Control Applicator|c9|---|2022
MD|37-2021|Pest Control Consultant|c9|---|2022
MD|37-3013|Tree Expert|by|---|2022
MD|39-4031|Funeral Director|bx|---|2022
MD|39-4031|Mortician|bx|---|2022
MD|39-5011,39-5012|Limited Barber Stylist|bw|---|2022
MD|39-5011,39-5012|Owner Full Service|bw|---|2022
MD|39-5011,39-5012|Owner Limited Service|bw|---|2022
MD|39-5011,39-5012|Student - Jr. Manager|bw|---|2022
MD|39-5011|Apprentice Barber|bw|---|2022
MD|39-5011|Apprentice Limited Barber Stylist|bw|---|2022
MD|39-5011|Assistant|bw|---|2022
MD|39-5011|Barbershop|bw|---|2022
MD|39-5011|Barber|bw|---|2022
MD|39-5011|Master Barber|bw|---|2022
MD|39-5011|School|bw|---|2022
MD|39-5011|Student|bw|---|2022
MD|39-5012,39-5094|Electrologist|bx|---|2022
MD|39-5012|Apprentice Cosmetologist|bw|---|2022
MD|39-5012|Apprentice Limited Stylist|bw|---|2022
MD|39-5012|Cosmetologist|bw|---|2022
MD|39-5012|Limited Blow Dry Stylist|bw|---|2022
MD|39-5012|Limited Hairstylist|bw|---|2022
MD|39-5012|Make-up Artist|bw|---|2022
MD|39-5012|Senior Cosmetologist|bw|---|2022
MD|39-5092|Apprentice Limited Nail Technician|bw|---|2022
MD|39-5092|Limited Nail Technician|bw|---|2022
MD|39-5092|Student - Manicurist|bw|---|2022
MD|39-5094|Apprentice Limited Esthetician|bw|---|2022
MD|39-5094|Limited Esthetician|bw|---|2022
MD|39-5094|Student - Beauty Culture|bw|---|2022
MD|39-5094|Student - Esthetician|bw|---|2022
MD|41-3021|Adviser / All LOAs|c7|ynn|2019
MD|41-3021|Insurance Producer / All LOAs|c7|ynn|2019
MD|41-3021|Motor Club Representative / None|c7|nnn|2019
MD|41-3021|Public Adjuster / None|c7|ynn|2019
MD|41-3021|Surplus Lines Broker / None|c7|nnn|2019
MD|41-3021|Viatical Settlement Broker / None|c7|nnn|2019
MD|41-9021|Branch Office|bw|---|2022
MD|41-9021|Oil & Gas Land Professional|bw|---|2022
MD|41-9021|Real Estate Associate Broker|bw|---|2022
MD|41-9021|Real Estate Broker|bw|---|2022
MD|41-9021|Reciprocal Associate Broker|bw|---|2022
MD|41-9021|Reciprocal Branch Office|bw|---|2022
MD|41-9021|Reciprocal Broker|bw|---|2022
MD|41-9021|Time Share Broker|bw|---|2022
MD|41-9022|Real Estate Salesperson|bw|---|2022
MD|41-9022|Reciprocal Salesperson|bw|---|2022
MD|43-3071|Notary Public|bz|---|2022
MD|47-2111,47-4011|Inactive Master Inspector|bw|---|2022
MD|47-2111|Master Electrician Inactive|bw|---|2022
MD|47-2111|Master Electrician|bw|---|2022
MD|47-2111|Qualified Agent|bw|---|2022
MD|47-2131,47-4041|Asbestos Designer|c2|---|2022
MD|47-2131,47-4041|Asbestos Worker|c2|---|2022
MD|47-2152,47-4011|Journeyman Inspector|bw|---|2022
MD|47-2152,47-4011|Master Inspector|bw|---|2022
MD|47-2152,47-4011|Plumbing Inspector|bw|---|2022
MD|47-2152|Apprentice Natural Gas Fitter|bw|---|2022
MD|47-2152|Apprentice Plubmber/gas Fitter|bw|---|2022
MD|47-2152|Journey Natural Gas Fitter|bw|---|2022
MD|47-2152|Journey Plumber/gas Fitter|bw|---|2022
MD|47-2152|Master Natural Gas Fitter|bw|---|2022
MD|47-2152|Master Plumber/gas Fitter|bw|---|2022
MD|47-2152|Propane Gas Fitter Certificate|bw|---|2022
MD|47-4011|Home Inspector|bw|---|2022
MD|47-4021|Accessiblity Lift Mechanic|bw|---|2022
MD|47-4021|Elevator Contractor Company|bw|---|2022
MD|47-4021|Elevator Contractor|bw|---|2022
MD|47-4021|Elevator Mechanic|bw|---|2022
MD|47-4021|Elevator Renovator Contractor Company|bw|---|2022
MD|47-4021|Elevotr Renovator Mechanics|bw|---|2022
MD|49-9021|Heating, Ventilation, A/c, & Refrigeration Apprentice|bw|---|2022
MD|49-9021|Heating, Ventilation, A/c, & Refrigeration Contractor|bw|---|2022
MD|49-9021|Heating, Ventilation, A/c, & Refrigeration Inactive Limited Contractor|bw|---|2022
MD|49-9021|Heating, Ventilation, A/c, & Refrigeration Inactive Master Restricted|bw|---|2022
MD|49-9021|Heating, Ventilation, A/c, & Refrigeration Inactive Master|bw|---|2022
MD|49-9021|Heating, Ventilation, A/c, & Refrigeration Inspector|bw|---|2022
MD|49-9021|Heating, Ventilation, A/c, & Refrigeration Journeyman Restricted|bw|---|2022
MD|49-9021|Heating, Ventilation, A/c, & Refrigeration Journeyman|bw|---|2022
MD|49-9021|Heating, Ventilation, A/c, & Refrigeration Limited License|bw|---|2022
MD|49-9021|Heating, Ventilation, A/c, & Refrigeration Master Restricted|bw|---|2022
MD|49-9021|Heating, Ventilation, A/c, & Refrigeration Master|bw|---|2022
MD|49-9094|Locksmith|bw|---|2022
MD|51-8021|Fifth Grade Engineer|bw|---|2022
MD|51-8021|First Grade Engineer|bw|---|2022
MD|51-8021|Fourth Grade Engineer|bw|---|2022
MD|51-8021|Second Grade Engineer|bw|---|2022
MD|51-8021|Stationary Engineer|bw|---|2022
MD|51-8021|Third Grade Engineer|bw|---|2022
MD|53-3032,53-3051,53-3052,53-3053|Bus Driver, School|c0|---|2022
MD|53-3032,53-3051,53-3052,53-3053|Bus Driver, Transit And Intercity|c0|---|2022
MD|53-3032,53-3051,53-3052,53-3053|Commercial Drivers License (CDL)|c1|ynn|2019
MD|53-3032,53-3053,53-3054|Taxi Driver And Chauffeur|cc|---|2022
MD|53-5021|Pilot In Training|bw|---|2022
MD|53-5021|Pilot Of Unlimited Draught|bw|---|2022
MD|53-5021|Pilot Up To 32' Draught|bw|---|2022
MD|53-5021|Pilot Up To 36' Draught|bw|---|2022
MD|53-5021|Pilot Up To 40' Draught|bw|---|2022
ME|11-2021|Boxing Promoter|cd|nny|2022
ME|11-2022,45-2093|Commodity Dealer, Agricultural Products|ci|nnn|2022
ME|11-2022,45-3031|Dealer, Wholesale/Retail|cl|nnn|2022
ME|11-2022|Animal Hide Dealer|cm|nnn|2022
ME|11-2022|Transient Sales, Company of|cd|nnn|2022
ME|11-2022|Transient Vendor Employee|cd|-n-|2022
ME|11-2022|Weights and Measures Dealer and Repairer|ci|nnn|2022
ME|11-9013,45-3031|Aquaculture, Lease/License|cl|---|2022
ME|11-9013,45-3031|Commercial Harvester, clam/Worm/Green Crab/Aquaculture|cl|nnn|2022
ME|11-9032,25-2012,25-2021,25-2022,25-2031,25-2032|Principal, Teaching|cn|y--|2022
ME|11-9032,31-9092|Building Administrator, Assistant|cn|yn-|2022
ME|11-9032|Building Administrator|cn|y--|2022
ME|11-9032|Literacy Specialist|cn|y--|2022
ME|11-9032|Special Education, Administrator of|cn|y--|2022
ME|11-9032|Special Education, Assistant Administrator of|cn|---|2022
ME|11-9032|Superintendent|cn|y--|2022
ME|11-9111,19-4092|Certified Nursing Assistants|cj|yy-|2022
ME|11-9111|Multi-Level Long Term Care Facility Administrator|cd|yy-|2022
ME|11-9111|Nursing Home Administrator, Temporary|cd|nn-|2022
ME|11-9111|Nursing Home Administrator-In-Training|cd|yn-|2022
ME|11-9111|Nursing Home Administrator|cd|yy-|2022
ME|11-9111|Residential Care Facility Administrator|cd|-y-|2022
ME|13-1082|Oil Limited Energy Auditor Technician|cd|yn-|2022
ME|13-1082|Propane Limited Energy Auditor Technician|cd|yn-|2022
ME|13-1131|Charitable Organization (Professional Solicitor)|cd|nnn|2022
ME|13-2011|Accountant, Certified Public|cd|yy-|2022
ME|13-2011|Accountant, Firm Branches|cd|nny|2022
ME|13-2011|Accountant, Firms|cd|nny|2022
ME|13-2011|Accountant, PA|cd|yy-|2022
ME|13-2011|Oil Limited Energy Auditor Technician, Commercial or Residential|cd|nn-|2022
ME|13-2041|Credit Reporting Agency (Credit Bureau) Operator|cd|nnn|2022
ME|13-2052|Investment Advisor|cd|yn-|2022
ME|17-1011|Architect|cd|yny|2022
ME|17-1012|Arborist, Apprentice, Landscape|ci|nn-|2022
ME|17-1012|Arborist, First Class, Landscape|ci|nn-|2022
ME|17-1012|Arborist, Master Landscape|ci|nn-|2022
ME|17-1012|Landscape Architect|cd|-n-|2022
ME|17-1022|Land Surveyor In Training|cd|-n-|2022
ME|17-1022|Land Surveyor|cd|ny-|2022
ME|17-2011,17-2021,17-2031,17-2041,17-2051,17-2061,17-2071,17-2072,17-2081,17-2112,17-2121,17-2131,17-2141,17-2161,17-2171|Engineer, Professional (All Disciplines)|ce|yy-|2022
ME|19-1013|Soil Scientist|cd|yn-|2022
ME|19-1032|Forester, Intern|cd|-y-|2022
ME|19-1032|Forester, Registered Professional|cd|yy-|2022
ME|19-1032|Forester, Supervisor or Unlicensed|cd|yy-|2022
ME|19-2042|Geologist|cd|yn-|2022
ME|19-3032,19-3033,19-3034|Psychologist (including Conditional and Temporary)|cd|yy-|2022
ME|19-3032,19-3033,19-3034|Psychologist Examiner (including Conditional and Temporary)|cd|yy-|2022
ME|19-3033,19-3034|School Psychologist|cn|y--|2022
ME|19-4042|Propane and Natural Gas Helper|cd|nn-|2022
ME|19-4092|Body Piercer|cj|y-y|2022
ME|19-4092|Combined Body Piercing & Tattoo|cj|--y|2022
ME|19-4092|Micropigmentation|cj|y-y|2022
ME|19-4092|Polygraph Examiner|cf|yny|2022
ME|21-1012,21-1013,21-1015|Counselor, Pastoral (Conditional)|cd|yy-|2022
ME|21-1012,21-1013,21-1015|Counselor, Pastoral|cd|yy-|2022
ME|21-1012,21-1013,21-1015|Counselor, Professional (Conditional)|cd|yy-|2022
ME|21-1012,21-1013,21-1015|Counselor, Professional|cd|yy-|2022
ME|21-1012,21-1013,21-1015|Counselor, Registered|cd|nnn|2022
ME|21-1012|School Counselor|cn|y--|2022
ME|21-1013|Counselor, Marriage & Family (Conditional)|cd|yy-|2022
ME|21-1013|Counselor, Marriage & Family|cd|yy-|2022
ME|21-1021,21-1022,21-1023|Social Worker, Licensed Clinical|cd|yy-|2022
ME|21-1021,21-1022,21-1023|Social Worker, Licensed Master|cd|yy-|2022
ME|21-1021,21-1022,21-1023|Social Worker, Licensed-Conditional|cd|yy-|2022
ME|21-1021,21-1022,21-1023|Social Worker, Licensed|cd|yy-|2022
ME|21-1022|Social Worker, Licensed Master-Conditional Clinical|cd|yy-|2022
ME|23-1011|Attorney|cq|y--|2022
ME|25-1194,25-3021,53-3032|Driver Education Instructor, School|ck|yyy|2022
ME|25-1194,29-1021,29-1292,31-9091|Dental Faculty (Dentist, Dental Hygienist, Denturist)|co|yy-|2022
ME|25-1194,39-5011,39-5012|Barber, Instructor|cd|-n-|2022
ME|25-1194,39-5012|Cosmetologist, Instructor|cd|-nn|2022
ME|25-1194,39-5094|Aesthetician Instructor|cd|-n-|2022
ME|25-1194|Motorcycle Instructor|ck|yyy|2022
ME|25-2012,25-2021,25-2022,25-2031,25-2032|Teacher (various primary, secondary and adult)|cn|yy-|2022
ME|25-2031,25-2032,27-2023|Athletic Director|cn|y--|2022
ME|25-2031,25-2032,29-1141|School Nurse (K-12)|cn|yn-|2022
ME|25-2031,25-2032|Cooperative Education Coordinator (9-12)|cn|y--|2022
ME|25-4022|Library Media Specialist|cn|y--|2022
ME|25-9031|Curriculum Coordinator/Instructional Supervisor|cn|y--|2022
ME|27-1025|Interior Designer, Certified|cd|yn-|2022
ME|27-2021|Boxer, Professional|cd|nny|2022
ME|27-2021|Boxing Second|cd|nny|2022
ME|27-2021|Harness Racing, Officials|ci|--y|2022
ME|27-2021|Harness Racing, Pari-Mutuel Employee|ci|nny|2022
ME|27-2023|Boxing Judge|cd|nny|2022
ME|27-2023|Boxing Referee|cd|nny|2022
ME|27-2023|Boxing Timekeeper|cd|nny|2022
ME|27-3091|Interpreters and Translators|cd|nn-|2022
ME|29-1011|Chiropractic Acupuncture|cd|yy-|2022
ME|29-1011|Chiropractic Acupuncturist|cd|yn-|2022
ME|29-1011|Chiropractor|cd|yy-|2022
ME|29-1021,29-1023|Dental Sedation, Deep/General Anesthesia|co|yy-|2022
ME|29-1021,29-1023|Dental Sedation, Moderate I & II|co|yy-|2022
ME|29-1021,29-1023|Dentist (and Temporary)|co|yy-|2022
ME|29-1021,29-1023|Dentist, Limited (Retired)|co|yy-|2022
ME|29-1021,29-1023|Dentist, Resident|co|yy-|2022
ME|29-1031|Dietitian, Temporary|cd|yy-|2022
ME|29-1031|Dietitian|cd|yy-|2022
ME|29-1041|Optometrist|cd|yy-|2022
ME|29-1051|Pharma, Manufacturer of Prescription Drugs|cd|--y|2022
ME|29-1051|Pharma, Wholesaler of Prescription Drugs|cd|--y|2022
ME|29-1051|Pharmacist, Authorization of Administration of Drugs and Immunizations|cd|yy-|2022
ME|29-1051|Pharmacist, Collaborative Drug Therapy Mgmt.|cd|---|2022
ME|29-1051|Pharmacist|cd|yy-|2022
ME|29-1051|Pharmacy Intern, Educated in Foreign Country other than Canada|cd|-n-|2022
ME|29-1051|Pharmacy Intern, Educated in U.S. or Canada|cd|-n-|2022
ME|29-1051|Pharmacy, Mail Order Prescription|cd|---|2022
ME|29-1051|Pharmacy, Retail Drug Outlet|cd|---|2022
ME|29-1071,29-1081,29-1211,29-1212,29-1213,29-1214,29-1215,29-1217,29-1218,29-1221,29-1222,29-1223,29-1224,29-1241,29-1242,29-1249|Medical Doctor, Administrative|cg|yy-|2022
ME|29-1071,29-1081,29-1211,29-1212,29-1213,29-1214,29-1215,29-1217,29-1218,29-1221,29-1222,29-1223,29-1224,29-1241,29-1242,29-1249|Medical Doctor, Camp Physician|cg|yy-|2022
ME|29-1071,29-1081,29-1211,29-1212,29-1213,29-1214,29-1215,29-1217,29-1218,29-1221,29-1222,29-1223,29-1224,29-1241,29-1242,29-1249|Medical Doctor, Consultive Telemedicine|cg|yy-|2022
ME|29-1071,29-1081,29-1211,29-1212,29-1213,29-1214,29-1215,29-1217,29-1218,29-1221,29-1222,29-1223,29-1224,29-1241,29-1242,29-1249|Medical Doctor, Educational|cg|yy-|2022
ME|29-1071,29-1081,29-1211,29-1212,29-1213,29-1214,29-1215,29-1217,29-1218,29-1221,29-1222,29-1223,29-1224,29-1241,29-1242,29-1249|Medical Doctor, Emergency|cg|yy-|2022
ME|29-1071,29-1081,29-1211,29-1212,29-1213,29-1214,29-1215,29-1217,29-1218,29-1221,29-1222,29-1223,29-1224,29-1241,29-1242,29-1249|Medical Doctor, Emeritus|cg|yy-|2022
ME|29-1071,29-1081,29-1211,29-1212,29-1213,29-1214,29-1215,29-1217,29-1218,29-1221,29-1222,29-1223,29-1224,29-1241,29-1242,29-1249|Medical Doctor, Temporary|cg|yy-|2022
ME|29-1071,29-1081,29-1211,29-1212,29-1213,29-1214,29-1215,29-1217,29-1218,29-1221,29-1222,29-1223,29-1224,29-1241,29-1242,29-1249|Medical Doctor, Volunteer|cg|yy-|2022
ME|29-1071,29-1081,29-1211,29-1212,29-1213,29-1214,29-1215,29-1217,29-1218,29-1221,29-1222,29-1223,29-1224,29-1241,29-1242,29-1249|Medical Doctor|cg|yy-|2022
ME|29-1071,29-1081,29-1211,29-1212,29-1213,29-1214,29-1215,29-1217,29-1218,29-1221,29-1222,29-1223,29-1224,29-1241,29-1242,29-1249|Osteopathic Physician - Locum Tenens|ch|yy-|2022
ME|29-1071,29-1081,29-1211,29-1212,29-1213,29-1214,29-1215,29-1217,29-1218,29-1221,29-1222,29-1223,29-1224,29-1241,29-1242,29-1249|Osteopathic Physician - Permanent|ch|yy-|2022
ME|29-1071,29-1141,29-1151,29-1161,29-1171|Clinical Nurse Specialist (Advanced Practice RN)|cp|yy-|2022
ME|29-1071,29-1141|Physician Assistant, Non-Clinical|cg|yy-|2022
ME|29-1071|Osteopathic Physician Assistant|ch|yy-|2022
ME|29-1071|Physician Assistant|cg|yy-|2022
ME|29-1081|Podiatrist in Residency|cd|yy-|2022
ME|29-1081|Podiatrist|cd|yy-|2022
ME|29-1122|Occupational Therapist Assistant, Temporary|cd|yn-|2022
ME|29-1122|Occupational Therapist, Registered|cd|yn-|2022
ME|29-1122|Occupational Therapist, Temporary|cd|yn-|2022
ME|29-1123|Physical Therapist|cd|yn-|2022
ME|29-1126,29-2036|Respiratory Care Associate|cd|yn-|2022
ME|29-1126,29-2036|Respiratory Care Technician, Temporary|cd|yn-|2022
ME|29-1126,29-2036|Respiratory Care Technician|cd|yn-|2022
ME|29-1126,29-2036|Respiratory Care Therapist|cd|yn-|2022
ME|29-1126,29-2036|Respiratory Care, Trainee|cd|nn-|2022
ME|29-1127,29-1181|Audiologist|cd|yy-|2022
ME|29-1127,29-1181|Speech-Language Pathologist or Audiologist, Temporary|cd|yn-|2022
ME|29-1127,29-1181|Speech-Language Pathologist|cd|yy-|2022
ME|29-1131|Veterinarian|cd|yy-|2022
ME|29-1141|Nurse, Registered|cp|yn-|2022
ME|29-1151|Nurse Anesthetist (Advanced Practice RN)|cp|yy-|2022
ME|29-1161,29-9021,29-9093|Nurse Midwife (Advanced Practice RN)|cp|yy-|2022
ME|29-1171|Nurse Practitioner, Certified (Advanced Practice RN)|cp|yy-|2022
ME|29-1212,29-1213,29-1214,29-1217,29-1222,29-1224,29-1241,29-2033|Radiologic Technologist-Nuclear Medicine|cd|-y-|2022
ME|29-1292,31-9091|Dental Assistant, Expanded Function (EFDA)|co|yy-|2022
ME|29-1292,31-9091|Dental Hygiene Therapist, Authority and Authority Provisional|co|y--|2022
ME|29-1292,31-9091|Dental Hygienist (and Temporary)|co|yy-|2022
ME|29-1292,31-9091|Dental Hygienist Local Anesthesia, Authority|co|y--|2022
ME|29-1292,31-9091|Dental Hygienist Nitrous Oxide Analgesia, Authority|co|y--|2022
ME|29-1292,31-9091|Dental Hygienist, Independent Practice|co|yy-|2022
ME|29-1292,31-9091|Dental Hygienist, Public Health|co|yy-|2022
ME|29-1292,31-9091|Dental Radiographer|co|-y-|2022
ME|29-2031|Trainee Radiographer|cd|yn-|2022
ME|29-2033|Special Permit Nuclear Medicine Trainee|cd|yn-|2022
ME|29-2034|Limited Radiographer|cd|yy-|2022
ME|29-2034|Radiographer, Trainee|cd|yn-|2022
ME|29-2034|Radiologic Technologist, Temporary|cd|yn-|2022
ME|29-2034|Radiologic Technologist|cd|-y-|2022
ME|29-2034|Temporary Radiologic Technologist|cd|nn-|2022
ME|29-2042,29-2043|Emergency Medical Services Provider|cf|yy-|2022
ME|29-2042,29-2043|Emergency Medical Technician-Paramedic|cf|yy-|2022
ME|29-2052|Pharmacy Technicians|cd|-n-|2022
ME|29-2056|Veterinarian Technician|cd|yn-|2022
ME|29-2061|Nurse, Licensed Practical|cp|yn-|2022
ME|29-2092|Hearing Aid Dealer & Fitter|cd|ny-|2022
ME|29-2092|Hearing Aid Dealer/Fitter Trainee (Temporary)|cd|nn-|2022
ME|29-2092|Speech-Language Pathology Assistant|cd|yn-|2022
ME|29-9091|Boxing Manager|cd|nny|2022
ME|31-2011|Occupational Therapy Assistant|cd|yn-|2022
ME|31-2021|Physical Therapy Assistant|cd|yn-|2022
ME|31-9011|Massage Therapist|cd|yn-|2022
ME|31-9092|Chiropractic Assistant|cd|yn-|2022
ME|31-9092|Superintendent, Assistant|cn|yn-|2022
ME|33-9021|Professional Investigator|cf|yny|2022
ME|33-9032|Security Company, Licensed Contract|cf|nn-|2022
ME|33-9032|Security Guard, Private|cf|nn-|2022
ME|37-3013|Arborist, Apprentice Utility|ci|nn-|2022
ME|37-3013|Arborist, First Class Utility|ci|nn-|2022
ME|37-3013|Arborist, Master Utility|ci|nn-|2022
ME|37-3013|Arborist, Master|ci|nn-|2022
ME|39-2011|Harness Racing, To Conduct Harness Horse Races|ci|nnn|2022
ME|39-2021|Animal Kennels, Boarding|ci|nn-|2022
ME|39-2021|Animal Kennels, Breeding|ci|nn-|2022
ME|39-2021|Animal Shelter|ci|nn-|2022
ME|39-2021|Animal Vendors, Pet Shop|ci|nn-|2022
ME|39-2021|Animal Vendors|ci|nnn|2022
ME|39-2021|Animal Welfare, Pig/Calf Scrambles|ci|nnn|2022
ME|39-2021|Harness Racing, Grooms|ci|nny|2022
ME|39-2021|Harness Racing, Stable License|ci|nny|2022
ME|39-4011,39-4031|Funeral Practitioner|cd|yy-|2022
ME|39-4031|Funeral "Home" Establishment|cd|nnn|2022
ME|39-4031|Funeral Director and Practitioner (Inactive)|cd|yy-|2022
ME|39-4031|Funeral Practitioner Trainee|cd|yn-|2022
ME|39-5011,39-5012|Barber, Apprentice|cd|nn-|2022
ME|39-5011,39-5012|Barber, Temporary Permit|cd|-n-|2022
ME|39-5011,39-5012|Barber|cd|ynn|2022
ME|39-5012,39-5094|Electrologist|cj|y-y|2022
ME|39-5012|Barbering & Cosmetology, Level 1 Establishment|cd|nnn|2022
ME|39-5012|Barbering & Cosmetology, Level 2 Establishment|cd|nnn|2022
ME|39-5012|Cosmetologist, Temporary Permit|cd|-nn|2022
ME|39-5012|Cosmetologist, Trainee (Apprentice)|cd|nn-|2022
ME|39-5012|Cosmetologist|cd|-nn|2022
ME|39-5092|Nail Technician, Instructor|cd|yn-|2022
ME|39-5092|Nail Technician, Temporary Permit|cd|-nn|2022
ME|39-5092|Nail Technician, Trainee|cd|nn-|2022
ME|39-5092|Nail Technician|cd|-n-|2022
ME|39-5094|Aesthetician, Apprentice|cd|nn-|2022
ME|39-5094|Aesthetician, Temporary Permit|cd|-n-|2022
ME|39-5094|Aesthetician|cd|yy-|2022
ME|41-3091|Auctioneer, Nonresident|cd|nn-|2022
ME|41-3091|Auctioneer, Resident|cd|nn-|2022
ME|41-9021|Broker Dealer|cd|nn-|2022
ME|41-9021|Real Estate Associate Broker|cd|yy-|2022
ME|41-9021|Real Estate Broker/Designated Broker|cd|yy-|2022
ME|41-9021|Real Estate Brokerage Agency|cd|---|2022
ME|41-9022|Real Estate Sales Agent|cd|yn-|2022
ME|43-5031,53-3011|Emergency Medical Dispatcher|cf|yy-|2022
ME|45-2093,51-8031|Saltwater Recreational, Individual|cl|nnn|2022
ME|45-2093|Beekeeper|ci|nnn|2022
ME|45-3031,51-8031|Saltwater Recreational Fishing, Operator|cl|nnn|2022
ME|45-3031,53-5011|Commercial Marine Harvester|cl|nnn|2022
ME|45-3031|Bait Dealer, Retail|cm|nnn|2022
ME|45-3031|Bait Dealer, Wholesale|cm|nnn|2022
ME|45-3031|Commercial Harvester, Elver|cl|nnn|2022
ME|45-3031|Commercial Harvester, Lobster & Crab, Apprentice/Student|cl|nnn|2022
ME|45-3031|Commercial Harvester, Lobster & Crab|cl|nnn|2022
ME|45-3031|Commercial Harvester, Scallop/Sea Urchin/Sea Cucumber|cl|nnn|2022
ME|45-3031|Fishing|cm|nnn|2022
ME|45-3031|Hunting|cm|ynn|2022
ME|45-3031|Non-Commercial, Lobster/Crab|cl|nnn|2022
ME|45-3031|Nonresident Commercial Lobster/Crab|cl|nnn|2022
ME|45-3031|Smelt Wholesale|cm|nnn|2022
ME|45-3031|Trapping|cm|yny|2022
ME|47-2111|Electrician, Apprentice|cd|nn-|2022
ME|47-2111|Electrician, Helper|cd|nn-|2022
ME|47-2111|Electrician, Journeyman-in-Training|cd|yy-|2022
ME|47-2111|Electrician, Limited|cd|yy-|2022
ME|47-2111|Electrician, Master|cd|yy-|2022
ME|47-2111|Helper Electrician, Senior Helper Electrician|cd|nn-|2022
ME|47-2111|Journeyman Electrician, Senior Journeyman Electrician|cd|yy-|2022
ME|47-2111|Limited Electrician, Senior Limited Electrician|cd|yn-|2022
ME|47-2152|Plumber, Journeyman in Training|cd|yn-|2022
ME|47-2152|Plumber, Journeyman|cd|-n-|2022
ME|47-2152|Plumber, Master|cd|-n-|2022
ME|47-2152|Plumber, Trainee|cd|nn-|2022
ME|47-2152|Propane and Natural Gas Technician|cd|yn-|2022
ME|47-2152|Sprinkler Contractor (including Responsible Managing Supervisor Cert.)|cf|ynn|2022
ME|47-2152|Sprinkler Inspector|cf|ynn|2022
ME|47-4011|Boiler Inspector|cd|yyn|2022
ME|47-4011|Code Enforcement Officer|cf|ynn|2022
ME|47-4011|Motor Vehicle Inspection Station|cf|nn-|2022
ME|47-4011|Tramway Inspector|cd|nn-|2022
ME|47-4011|Wire Rope Inspector|cd|nn-|2022
ME|47-4021,49-3042|Elevator Contractor|cd|-n-|2022
ME|47-4021|Elevator Inspector|cd|nn-|2022
ME|47-4021|Elevator Mechanic|cd|nn-|2022
ME|49-3042|Lift Mechanic|cd|-n-|2022
ME|49-9021|Manufactured Housing Mechanic|cd|yn-|2022
ME|49-9021|Motor Vehicle Inspection Mechanic, Certified|cf|nn-|2022
ME|49-9021|Oil Burner Technician, Apprentice|cd|nn-|2022
ME|49-9021|Oil Burner Technician, Journeyman|cd|-n-|2022
ME|49-9021|Oil Burner Technician, Master|cd|nn-|2022
ME|51-8021|Boiler Operator, High Pressure|cd|nn-|2022
ME|51-8021|Boiler Operator, Permit|cd|-n-|2022
ME|51-8031,53-5011|Whitewater Outfitter|cm|ynn|2022
ME|51-9061|Dairy License|ci|nnn|2022
ME|51-9061|Weighmaster, Public|ci|---|2022
ME|53-3032,53-3051,53-3052,53-3053|Commercial Drivers License (CDL)|ck|ynn|2019
ME|53-3032|Commercial Drivers License (CDL)|ck|n--|2022
ME|53-3032|Harness Racing, Owner/Driver/Trainer|ci|n-y|2022
ME|53-3032|Temporary Permit For Plant Operator And/or Delivery Technician|cd|---|2022
MI|11-1021,11-2021,11-2022,11-3021,11-3031,11-3061,11-3121,11-9051,11-9081,13-1041,13-1111,13-1151,13-2011,27-2021,27-2023,29-1131,29-2056,33-9032,35-1011,35-2014,35-3011,35-3031,35-9021,35-9031,37-2011,37-2012,37-3011,39-2011,39-2021,39-3011,41-1011,41-2011,41-2031|Horse Racing Occupational License|cs|yyn|2020
MI|11-2021|Promoter|cr|---|2020
MI|11-2022|Residential Builder Salesperson|cr|y--|2020
MI|11-9021,47-2111|Sign Specialty Contractor|cr|yyy|2020
MI|11-9021|Residential Maintenance and Alteration Contractor|cr|yyy|2020
MI|11-9031|Family/Group Child Care Home|cr|---|2020
MI|11-9032|Administrator Certification|d1|---|2020
MI|11-9032|Special Education Administrator|d1|-yy|2020
MI|11-9111|Nursing Home Administrator|cr|yyy|2020
MI|13-1011|Matchmaker|cr|---|2020
MI|13-1011|Mixed Martial Artist|cr|---|2020
MI|13-1031,13-2053,41-3021,43-9041|Insurance Agent (Insurance Producer)|cy|yyy|2020
MI|13-1031,13-2053,41-3021,43-9041|Insurance Agent, Surplus Lines|cy|yyy|2020
MI|13-1031,13-2053,41-3021,43-9041|Insurance Counselor|cy|yyy|2020
MI|13-1031,13-2053,41-3021,43-9041|Insurance Solicitor|cy|yyy|2020
MI|13-1031|Adjuster for the Insured (Public Adjuster)|cy|yy-|2020
MI|13-1031|Insurance Adjuster (Independent Adjuster)|cy|yy-|2020
MI|13-1041|Asbestos Abatement Inspector|cr|-y-|2020
MI|13-1041|Asbestos Management Planner|cr|-y-|2020
MI|13-1071|Personnel Agent|cr|y--|2020
MI|13-1131|Solicitor, Professional|d2|nnn|2020
MI|13-2011|Certified Public Accountant, Licensed|cr|yyy|2020
MI|13-2052|Investment Advisor|cr|y-y|2020
MI|13-2072|Loan Originator, Mortgage|cy|---|2020
MI|17-1011|Architects|cr|yyy|2020
MI|17-1012|Landscape Architect, Licensed|cr|yny|2020
MI|17-1022|Professional Surveyor|cr|nnn|2020
MI|17-2011,17-2021,17-2031,17-2041,17-2051,17-2061,17-2071,17-2072,17-2081,17-2112,17-2121,17-2131,17-2141,17-2161,17-2171,51-8021|Stationary Engineer|cr|nnn|2020
MI|17-2011,17-2021,17-2031,17-2041,17-2051,17-2061,17-2071,17-2072,17-2081,17-2112,17-2121,17-2131,17-2141,17-2161,17-2171|Engineer, Licensed Professional|cr|yny|2020
MI|19-3032,19-3033,19-3034|Psychologist, Masters Degree Limited|cr|yyy|2020
MI|19-3032,19-3033,19-3034|Psychologist|cr|yyy|2020
MI|19-3033,19-3034|School Psychologist|d1|yyy|2020
MI|19-4042|Sanitarian, Registered|cr|---|2020
MI|19-4092|Forensic Polygraph Examiner Intern|cr|nyy|2020
MI|19-4092|Forensic Polygraph Examiner, Private|cr|---|2020
MI|19-4092|Forensic Polygraph Examiner, Public|cr|nyy|2020
MI|19-5011|Certified Prevention Consultant?(C.P.C.)|cv|---|2020
MI|19-5011|Certified Prevention Specialist?(C.P.S.)|cv|---|2020
MI|21-1012,21-1013,21-1015|Counselor, Licensed Professional|cr|yyy|2020
MI|21-1012,21-1013,21-1015|Counselor, Limited Licensed Professional|cr|yyy|2020
MI|21-1012|School Counselor|d1|--n|2020
MI|21-1013|Marriage & Family Therapist|cr|yyy|2020
MI|21-1022,21-1023|Licensed Bachelor Social Worker|cr|yyy|2019
MI|21-1022,21-1023|Licensed Master Social Worker - Macro|cr|yyy|2019
MI|21-1022,21-1023|Limited Bachelor Social Worker|cr|nyn|2019
MI|21-1022,21-1023|Limited License Master's Social Worker|cr|nyn|2019
MI|21-1022|Licensed Master Social Worker-Clinical|cr|yyy|2019
MI|21-1092|Parole/Probation Agent, State|d5|-y-|2020
MI|21-1093|Social Service Technician (S.S.T)|cr|---|2020
MI|23-1011|Attorney|d3|yy-|2020
MI|25-1194,25-3021|Driver Education Instructor|cw|yyy|2020
MI|25-1194,39-5011,39-5012|Barber Instructor|cr|yyy|2020
MI|25-1194,39-5011,39-5012|Barber Student Instructor|cr|yyy|2020
MI|25-1194,39-5011,39-5012|Barber Student|cr|yyy|2020
MI|25-1194,39-5011,39-5012|Barber|cr|yyy|2020
MI|25-1194,39-5012,39-5094|Electrologist Instructor|cr|yyy|2020
MI|25-1194,39-5012,39-5094|Electrologist Limited Instructor|cr|yyy|2020
MI|25-1194,39-5012|Cosmetology Instructor|cr|yyy|2020
MI|25-1194,39-5012|Cosmetology, Limited Instructor|cr|yyy|2020
MI|25-1194,39-5092|Manicurist Instructor|cr|yyy|2020
MI|25-1194,39-5092|Manicurist Limited Instructor|cr|yyy|2020
MI|25-1194,39-5094|Esthetician Instructor|cr|yyy|2020
MI|25-1194,39-5094|Esthetician Limited Instructor|cr|yyy|2020
MI|25-1194|Emergency Medical Technician, Instructor/Coordinator (E.M.T.)|ct|yyy|2020
MI|25-2012,25-2021,25-2022,25-2031,25-2032|School Teacher, Elementary & Secondary|d1|nyy|2020
MI|27-2021|Boxer|cr|---|2020
MI|27-2023,39-3011|Casino Employees Level 2|cu|nnn|2020
MI|27-2023|Judge|cr|---|2020
MI|27-2023|Referee|cr|---|2020
MI|27-2023|Timekeeper|cr|---|2020
MI|27-3031|Lobbyist Agent|cw|---|2020
MI|27-3092|Certified Stenographic Reporter (C.S.R.)|d0|---|2020
MI|27-3092|Certified Stenomask Reporter (C.S.M.R.)|d0|---|2020
MI|29-1011|Chiropractic - Educational Limited|cr|yyn|2020
MI|29-1011|Chiropractic|cr|yyn|2020
MI|29-1021,29-1023|Dental Clinical/Nonclinical Limited|cr|yyn|2020
MI|29-1021,29-1023|Dental Educational Limited|cr|yyn|2020
MI|29-1021,29-1023|Dentist (D.D.S.)|cr|yyn|2020
MI|29-1021,29-1023|Endodontist|cr|yyn|2020
MI|29-1021,29-1023|Pediatric Dentist|cr|yyn|2020
MI|29-1021,29-1023|Periodontist|cr|yyn|2020
MI|29-1041|Optometrist|cr|yyn|2020
MI|29-1051|Pharmacist, Educational Limited|cr|yyy|2020
MI|29-1051|Pharmacist|cr|yyy|2020
MI|29-1071,29-1081,29-1141,29-1151,29-1171,29-1211,29-1212,29-1213,29-1214,29-1215,29-1217,29-1218,29-1221,29-1222,29-1223,29-1224,29-1241,29-1242,29-1249|Medical Doctor, Educational Limited (M.D.)|cr|yyy|2020
MI|29-1071,29-1081,29-1211,29-1212,29-1213,29-1214,29-1215,29-1217,29-1218,29-1221,29-1222,29-1223,29-1224,29-1241,29-1242,29-1249|Medical Doctor (M.D.)|cr|yyy|2020
MI|29-1071,29-1081,29-1211,29-1212,29-1213,29-1214,29-1215,29-1217,29-1218,29-1221,29-1222,29-1223,29-1224,29-1241,29-1242,29-1249|Medical Doctor, Clinical Academic (M.D.)|cr|yyy|2020
MI|29-1071,29-1081,29-1211,29-1212,29-1213,29-1214,29-1215,29-1217,29-1218,29-1221,29-1222,29-1223,29-1224,29-1241,29-1242,29-1249|Osteopathic Physician (D.O.)|cr|yyy|2020
MI|29-1071|Physician's Assistant|cr|yyy|2020
MI|29-1081|Podiatrist, Educational Limited|cr|yyy|2020
MI|29-1081|Podiatrist|cr|yyy|2020
MI|29-1122|Occupational Therapist|cr|yyy|2020
MI|29-1123|Physical Therapist|cr|yyn|2020
MI|29-1126,29-2036|Respiratory Therapist|cr|yyn|2020
MI|29-1127|Pathologist, Oral|cr|yyy|2020
MI|29-1127|Speech - Language Pathologist|cr|yyy|2020
MI|29-1131|Veterinarian|cr|yyn|2020
MI|29-1141,29-1171|Nurse Practitioner|cr|yyy|2020
MI|29-1141|Nurse, Registered (R.N.)|cr|yyn|2020
MI|29-1141|School Nurse|cr|yyn|2020
MI|29-1151|Nurse Anesthetist|cr|yyy|2020
MI|29-1161,29-9021,29-9093|Nurse Midwife|cr|yyn|2020
MI|29-1181|Audiologist|cr|yyy|2020
MI|29-1212,29-1213,29-1214,29-1217,29-1222,29-1224,29-1241|Osteopathic Physician, Educational Limited (D.O.)|cr|yyy|2020
MI|29-1223|Psychiatrist|cr|yyy|2020
MI|29-1242,29-1249|Oral Maxillofacial Surgeon|cr|yyy|2020
MI|29-1292,31-9091|Dental Assistant, Clinical/Nonclinical Limited (R.D.A.)|cr|yyy|2020
MI|29-1292,31-9091|Dental Assistant, Educational Limited (R.D.A.)|cr|yyy|2020
MI|29-1292,31-9091|Dental Assistant, Registered (R.D.A.)|cr|yyy|2020
MI|29-1292,31-9091|Dental Hygienist, Clinical/Nonclinical (R.D.H.)|cr|yyy|2020
MI|29-1292,31-9091|Dental Hygienist, Educational Limited (R.D.H.)|cr|yyy|2020
MI|29-1292,31-9091|Dental Hygienist, Registered (R.D.H.)|cr|yyy|2020
MI|29-2034|X-Ray Technologist|cr|---|2019
MI|29-2042,29-2043|Emergency Medical Technician (E.M.T.)|ct|yyy|2020
MI|29-2042,29-2043|Emergency Medical Technician, Paramedic (E.M.T)|ct|yyy|2020
MI|29-2042,29-2043|Emergency Medical Technician, Specialist (E.M.T.)|ct|yyy|2020
MI|29-2052|Pharmacy Technician|cr|ynn|2020
MI|29-2056|Veterinary Technician|cr|yyn|2020
MI|29-2061,31-1120,31-1131,31-1133,31-2011,31-2021,31-2022|Nurse Aide, Certified (C.N.A.)|cr|yyy|2020
MI|29-2061|Nurse, Licensed Practical (L.P.N.)|cr|yyn|2020
MI|29-2091|Orthodontist|cr|yyn|2020
MI|29-2091|Prosthodontist|cr|yyn|2020
MI|29-2092|Hearing Aid Dealer|cr|yyy|2020
MI|29-2092|Hearing Aid Salesperson|cr|yyy|2020
MI|29-2092|Hearing Aid Trainee|cr|yyy|2020
MI|29-9091|Athletic Trainer|cr|yyy|2020
MI|31-2011|Occupational Therapy Assistant|cr|yyy|2020
MI|31-2021|Physical Therapist Assistant|cr|yy-|2020
MI|31-9011|Massage Therapist|cr|yyy|2020
MI|33-2011|Fire Service Instructor|cr|nyy|2020
MI|33-3021|Certified Criminal Justice Professional?(C.C.J.P.)|cv|---|2020
MI|33-9021|EBL Investigator|cr|y-y|2020
MI|33-9021|Professional Investigator|cr|y-y|2020
MI|33-9032|Security Guard|cr|nny|2020
MI|35-2014,35-3011,35-3031,37-2011,37-2012|Casino Employees Level 3|cu|---|2020
MI|39-4031|Funeral Director (Mortuary Science) Resident Trainee|cr|nyn|2020
MI|39-4031|Funeral Director (Mortuary Science)|cr|nyn|2020
MI|39-5011,39-5012,39-5092,39-5094|Natural Hair Culturist Limited Instructor|cr|yyy|2020
MI|39-5012,39-5094|Electrologist, Apprentice|cr|yyy|2020
MI|39-5012,39-5094|Electrologist|cr|yyy|2020
MI|39-5012|Cosmetologist, Apprentice|cr|yyy|2020
MI|39-5012|Cosmetologist|cr|yyy|2020
MI|39-5012|Natural Hair Culturist Instructor|cr|yyy|2020
MI|39-5012|Natural Hair Culturist, Apprentice|cr|yyy|2020
MI|39-5012|Natural Hair Culturist|cr|yyy|2020
MI|39-5092,39-5094|Esthetician|cr|yyy|2020
MI|39-5092|Manicurist, Apprentice|cr|yyy|2020
MI|39-5092|Manicurist|cr|yyy|2020
MI|39-5094|Esthetician, Apprentice|cr|yyy|2020
MI|41-2022|Salvage Vehicle Agent|cw|---|2020
MI|41-3021|Vehicle Dealer Broker|cw|yyy|2020
MI|41-3031|Securities Agent|cr|---|2020
MI|41-3031|Securities Broker-Dealer|cr|---|2020
MI|41-4012,53-3032|Livestock Trucker|cs|ynn|2020
MI|41-4012|Livestock Dealer|cs|nnn|2020
MI|41-4012|Salesperson License|cr|nnn|2020
MI|41-4012|Vendor Representative|cr|nnn|2020
MI|41-9021|Real Estate Broker, Associate|cr|nnn|2020
MI|41-9021|Real Estate Broker, Individual|cr|nnn|2020
MI|41-9022|Real Estate Salesperson|cr|yyy|2020
MI|43-3011|Certified Peer Recovery Mentor (C.P.R.M.)|cv|yny|2020
MI|43-3011|Collection Agency Manager|cr|yny|2020
MI|43-5032|Hospital Heliport/Helistop Manager|d6|---|2020
MI|45-3031|Fur Dealer|cz|nnn|2020
MI|45-3031|Minnow, Wiggler & Crayfish Dealer|cz|nnn|2020
MI|45-3031|Wholesale Fish Dealer|cz|nnn|2020
MI|47-2031,47-2051,47-2061,47-2141,47-2181|Residential Builder|cr|yy-|2020
MI|47-2111|Certified Electronic Operator (C.E.O.)|d0|y-y|2020
MI|47-2111|Certified Electronic Recorder (C.E.R.)|d0|y-y|2020
MI|47-2111|Electrical Apprentice|cr|y-y|2020
MI|47-2111|Electrical Contractor|cr|y-y|2020
MI|47-2111|Electrician, Journeyperson|cr|y-y|2020
MI|47-2111|Electrician, Master|cr|y-y|2020
MI|47-2111|Inspector, Electrical|cr|y-y|2020
MI|47-2111|Sign Specialist|cr|y-y|2020
MI|47-2131,47-4041|Asbestos Abatement Contractor/Supervisor|cr|-y-|2020
MI|47-2131,47-4041|Asbestos Abatement Project Designer|cr|-y-|2020
MI|47-2131,47-4041|Asbestos Abatement Worker|cr|-y-|2020
MI|47-2152|Boiler Installer|cr|yyy|2020
MI|47-2152|Boiler Repairer|cr|yyy|2020
MI|47-2152|Inspector, Plumbing|cr|yyy|2020
MI|47-2152|Plumber, Journeyperson|cr|yyy|2020
MI|47-2152|Plumber, Master|cr|yyy|2020
MI|47-2152|Septage Hauler|d4|yyy|2020
MI|47-2152|Water Well Contractor|d4|yyy|2020
MI|47-4011|Certified Field Person|cs|nn-|2020
MI|47-4011|Inspector, Building|cr|nn-|2020
MI|47-4011|Inspector, Mechanical|cr|nn-|2020
MI|47-4021|Elevator Contractor|cr|---|2020
MI|47-4021|Elevator Inspector|cr|---|2020
MI|47-4021|Elevator Journeyperson|cr|---|2020
MI|47-4041|Lead Abatement Inspector|ct|yy-|2020
MI|47-4041|Lead Abatement Project Designer|ct|yy-|2020
MI|47-4041|Lead Abatement Supervisor|ct|yy-|2020
MI|47-4041|Lead Abatement Worker|ct|yy-|2020
MI|49-2098|Fire Alarm Contractor|cr|yny|2020
MI|49-2098|Fire Alarm Specialty Apprentice Technician|cr|yny|2020
MI|49-2098|Fire Alarm Specialty Technician|cr|yny|2020
MI|49-2098|Security Alarm Contractor|cr|yny|2020
MI|49-9021|Mechanic, Master|cw|yny|2020
MI|49-9021|Mechanical Contractor|cr|yny|2020
MI|49-9021|Motor Vehicle Specialty Mechanic|cw|yny|2020
MI|51-8031|Drinking Water Operator (Distribution System)|d4|yyy|2020
MI|51-8031|Municipal Wastewater Treatment Plant Operator|d4|yyy|2020
MI|51-8031|Storm Water Operator|d4|yny|2020
MI|51-8031|Wastewater Treatment Plant Operator|d4|yyy|2020
MI|51-8031|Water Hauler|d4|yny|2020
MI|53-3011|Medical First Responder|ct|---|2020
MI|53-3032,53-3051,53-3052,53-3053,53-3054|Chauffeur License|cw|yyn|2020
MI|53-3032,53-3051,53-3052,53-3053|Commercial Drivers License (CDL)|cx|ynn|2019
MI|53-3032|Commercial Driver License (C.D.L.)|cw|yyn|2020
MI|53-5021|Sport Trolling (Charter Captains)|cz|nnn|2020
MN|11-1021,11-3031,11-9051,11-9081,13-1041,13-1111,13-2011|Gambling Manager's License|d8|yyy|
MN|11-1021|Commercial Animal Waste Technician (CAWT) -Applicator/Site Manager/Company|dg|---|2024
MN|11-2021,13-1011,27-2021,27-2023|Combative Sports -Various Licenses (Judge / Promoter / Referee / Ringside Physician / Time|dh|---|2024
MN|11-2022|Aircraft Dealer's License|dr|---|2024
MN|11-2022|Boat Dealer License|de|---|2024
MN|11-2022|Bullion Product Dealer / Dealer Representative|dn|---|2024
MN|11-2022|Distilled Spirits Importer's License|dj|---|2024
MN|11-2022|Poultry Dealer Permits|da|---|2024
MN|11-2022|Racing Licenses -Vendor License|di|---|
MN|11-2022|Wholesaler's / Manufacturer Salesperson's Identification Card|dj|---|2024
MN|11-2022|Wild Rice Dealer License|de|---|2024
MN|11-9013,45-2092|License to Buy or Sell Wild Ginseng|de|---|2024
MN|11-9013,45-2092|Nursery Stock Dealer Certificate|dg|---|2024
MN|11-9013,45-2092|Nursery Stock Grower Certificate|dg|---|2024
MN|11-9021|Residential Building Contractor/Remodeler - Certificate of Exemption|dh|---|2024
MN|11-9021|Residential Building Contractor/Remodeler|dh|---|2024
MN|11-9021|Satellite Systems Contractor (SSC)|dh|---|2024
MN|11-9021|Technology Systems Contractor|dh|---|2024
MN|11-9021|Wells and Borings: Well Contractor|db|---|2024
MN|11-9031|Family Child Care and Group Family Child Care License (DHS Rule 2)|dp|---|2024
MN|11-9032|School Administrative Licenses|ed|---|2024
MN|11-9111|Graduate Preceptor Registration (GPP)|dd|---|2024
MN|11-9111|Health Services Executive (HSE)|dz|---|2024
MN|11-9111|Nurse Aide Registry (NAR)|db|---|2024
MN|11-9111|Nursing Home Administrator|dz|---|2024
MN|13-1011|Athlete Agent Registration|dn|---|2024
MN|13-1031,13-2052,13-2053,41-3021,43-9041|Viatical Settlements: -Broker / Exemption -Individual Broker -Investment Agent -Provider|dn|nnn|
MN|13-1031,13-2053,41-3021,43-9041|Insurance Agent (Line item for Bailbondsmen)|dn|yyy|
MN|13-1031,13-2053,41-3021,43-9041|Insurance Agent|dn|yyn|
MN|13-1031,13-2053,41-3021,43-9041|Payroll Services Registration (Third Party Bulk Filer)|dq|---|2024
MN|13-1031|Appraiser Individual -Residential / Nonresident Appraiser License|dn|---|2024
MN|13-1031|Appraiser: Nonresident -Trainee Real Property / Licensed Residential, Certified Residentia|dn|---|
MN|13-1031|Catastrophe Adjuster Registration|dn|---|2024
MN|13-1031|Crop Hail Adjuster|dn|---|2024
MN|13-1031|Insurance Adjusters: Various|dn|---|2024
MN|13-1041,47-2131,47-4041|Asbestos Individual Certification (Inspector/Management Planner/Project Designer/Site Supe|db|---|2024
MN|13-1131|Professional Fundraiser Registration|dx|---|2024
MN|13-2011|Certified Public Accountant (CPA)|d7|---|2024
MN|13-2052|Financial Counselor or Planner|dn|---|2024
MN|13-2052|Investment Advisers and their Representatives|dn|---|2024
MN|13-2053|Reinsurance Intermediary: Non-resident Brokers / Managers|dn|---|
MN|13-2072|Accelerated Mortgage Payment Provider|dn|---|2024
MN|13-2072|Mortgage Loan Originator License|dn|---|2024
MN|13-2072|Residential Mortgage Loan Originator License / Exemption|dn|---|
MN|17-1011|Architect|d9|---|2024
MN|17-1012|Landscape Architect|d9|---|2024
MN|17-1012|MnDOT Landscape Specialist Certification|dr|---|2024
MN|17-1022|Land Surveyor In-Training|d9|---|2024
MN|17-1022|Land Surveyor|d9|---|2024
MN|17-2011,17-2021,17-2031,17-2041,17-2051,17-2061,17-2071,17-2072,17-2081,17-2112,17-2121,17-2131,17-2141,17-2161,17-2171|Engineer-In-Training|d9|---|2024
MN|17-2011,17-2021,17-2031,17-2041,17-2051,17-2061,17-2071,17-2072,17-2081,17-2112,17-2121,17-2131,17-2141,17-2161,17-2171|Professional Engineer|d9|---|2024
MN|19-1012,19-4012|Authorized Poultry Testing Agent (APTA)|da|---|2024
MN|19-1013|Professional Soil Scientist|d9|---|2024
MN|19-1013|Soil Scientist In-Training|d9|---|2024
MN|19-2042|Geologist-In-Training|d9|---|2024
MN|19-2042|Professional Geologist|d9|---|2024
MN|19-3032,19-3033,19-3034|Licensed Psychologist (LP)|e2|---|2024
MN|19-3091|Archaeological Fieldwork Licenses|df|---|2024
MN|19-4042|Environmental Health Specialist/Sanitarian Registration License|db|---|2024
MN|19-4042|Environmental Laboratory Accreditation|db|---|2024
MN|19-4042|Environmental Laboratory Assesor|db|---|2024
MN|19-4042|Radon Measurement Professional License|db|---|2024
MN|19-4042|Radon Mitigation Professional License|db|---|2024
MN|19-4042|Wells and Borings: Environmental Well Contractor|db|---|2024
MN|21-1012,21-1013,21-1015|Licensed Professional Counselor (LPC)|e4|---|2024
MN|21-1013|Associate Marriage and Family Therapist (LAMFT)|e3|---|2024
MN|21-1013|Marriage and Family Therapist (LMFT)|e3|---|2024
MN|21-1015|Qualified Rehabilitation Consultants, QRC Firms, and Registered Rehabilitation Vendors|dh|---|2024
MN|21-1015|Rehabilitation Counselor for the Blind|ec|---|2024
MN|21-1022,21-1023|Licensed Graduate Social Worker|e0|yyy|2019
MN|21-1022,21-1023|Licensed Independent Social Worker|e0|yyy|2019
MN|21-1022,21-1023|Licensed Social Worker|e0|yyy|2019
MN|21-1022|Licensed Independent Clinical Social Worker (LICSW)|e0|yyy|2019
MN|23-1011|Lawyer Registration|e1|---|2024
MN|23-2093|Abstracter: Company & Individual Proprietor / Individual|dn|---|2024
MN|25-1194,25-3021|Firearms Training Instructor Certification -Organizations / Instructors|dj|---|2024
MN|25-1194,33-2011|Qualified Instructor - Minnesota Board of Firefighter Training and Education (MBFTE)|dw|---|2024
MN|25-1194,39-5011,39-5012|Barbers / Barbershops / Barber Schools|dl|---|2024
MN|25-1194,39-5012|Cosmetology -Individual Licenses|dm|---|2024
MN|25-1194|Education Sponsor/Provider Coordinator Approval|dn|---|2024
MN|25-2012,25-2021,25-2022,25-2031,25-2032|Teaching Licenses - Various Types / Special Permissions|ds|---|2024
MN|27-1025|Certified Interior Designer (CID)|d9|---|2024
MN|27-2021|Combative Sports Combatant License - Amateur / Professional Boxing and Mixed Martial Arts|dh|---|2024
MN|27-2021|Racing Class B License (Racing and Card Club Operation)|di|---|
MN|27-2021|Racing Class D License (County Agricultural Associations)|di|---|
MN|27-2021|Racing Licenses -Occupational Various Licenses|di|---|
MN|27-2023|Racing Class C License (Occupational)|di|---|
MN|27-3031|Lobbyist Registration|ea|---|2024
MN|27-3091|Spoken Language Health Care Interpreter Roster|db|---|2024
MN|27-3091|State Court Interpreter -Spoken Language Certification|e1|---|2024
MN|27-4011|Mobile Monitor Permit - Media|dj|---|2024
MN|29-1011,39-2021|Animal Chiropractic Registration|dd|---|2024
MN|29-1011|Doctor of Chiropractic (DC)|dd|---|2024
MN|29-1011|Independent Examiner Registration|dd|---|2024
MN|29-1021,29-1023|Dental Guest / Volunteer|dt|---|2024
MN|29-1021,29-1023|Dental Licenses -Emeritus Status|dt|---|2024
MN|29-1021,29-1023|Dentist|dt|---|2024
MN|29-1031|Dietitian License|du|---|2024
MN|29-1031|Nutritionist License|du|---|2024
MN|29-1041|Optometrist|e6|---|2024
MN|29-1051|Pharmacist License|e8|---|2024
MN|29-1051|Pharmacist Preceptor Registration|e8|---|2024
MN|29-1051|Pharmacist-Intern Registration|e8|---|2024
MN|29-1051|Pharmacy Benefit Manager (PMB)|dn|---|2024
MN|29-1071,29-1081,29-1211,29-1212,29-1213,29-1214,29-1215,29-1217,29-1218,29-1221,29-1222,29-1223,29-1224,29-1241,29-1242,29-1249|Medical Faculty License|dc|---|2024
MN|29-1071,29-1081,29-1211,29-1212,29-1213,29-1214,29-1215,29-1217,29-1218,29-1221,29-1222,29-1223,29-1224,29-1241,29-1242,29-1249|Physician (Doctor of Medicine (M.D.) and Doctor of Osteopathic Medicine (D.O.))|dc|---|2024
MN|29-1071,29-1081,29-1211,29-1212,29-1213,29-1214,29-1215,29-1217,29-1218,29-1221,29-1222,29-1223,29-1224,29-1241,29-1242,29-1249|Telemedicine Registration|dc|---|2024
MN|29-1071,29-1141,29-1151,29-1161,29-1171,29-9021,29-9093|Border State Registry|dy|---|2024
MN|29-1071,29-1151,29-1161,29-1171,29-9021,29-9093|Advanced Practice Registered Nurse (APRN) License|dy|---|2024
MN|29-1071|Physician Assistant License|dc|---|2024
MN|29-1081|Podiatrist|e7|---|2024
MN|29-1122,31-2011|Occupational Therapy (OT) Practitioner / Occupational Therapy Assistant (OTA) Licenses|e5|---|2024
MN|29-1123|Physical Therapist License|e9|---|2024
MN|29-1126,29-2036|Respiratory Therapist (RT) License|dc|---|2024
MN|29-1127|Speech-Language Pathologist License|db|---|2024
MN|29-1131|Veterinarian|ee|---|2024
MN|29-1141|Public Health Nurse Registration Certificate|dy|---|2024
MN|29-1141|Registered Nurse (RN)|dy|---|2024
MN|29-1161,29-9021,29-9093|Traditional Midwife License|dc|---|2024
MN|29-1181|Audiologist|db|---|2024
MN|29-1292,31-9091|Dental Assistant|dt|---|2024
MN|29-1292,31-9091|Dental Hygienist / Resident Provider|dt|---|2024
MN|29-1292,31-9091|Dental Therapist / Advanced Dental Therapist / Resident Provider|dt|---|2024
MN|29-2033,29-2034|Limited Scope X-ray Operator and Bone Densitometry Exams|db|---|
MN|29-2034|X-ray Equipment Service Provider|db|---|2024
MN|29-2042,29-2043|Emergency Medical Services (EMS) Personnel -EMT / AEMT / Paramedic|dv|---|2024
MN|29-2042,29-2043|Emergency Medical Technician (EMT) Registration|dv|---|2024
MN|29-2052|Pharmacy Technician Registration|e8|---|2024
MN|29-2056|Equine Teeth Floating|ee|---|2024
MN|29-2061|Licensed Practical Nurse (LPN)|dy|---|2024
MN|29-2091|Prosthetist / Orthotist / Prosthetist-Orthotist / Pedorthist / Fitter & Assistant (POPPFA)|e7|---|2024
MN|29-2091|Prosthetist Orthotists, Prosthetists, Orthotists, Pedorthists, Assistants & Fitters Licens|e7|---|2019
MN|29-2092|Hearing Instrument Dispenser (HID) Certification|db|ynn|
MN|29-2092|Hearing Instrument Dispensing (HID) -Trainee|db|nny|
MN|29-9091|Athletic Trainer|dc|---|2024
MN|29-9092|Genetic Counselor|dc|---|2024
MN|31-1120|Home Care: Basic Home Care / Comprehensive Home Care License Integrated License: Home and |db|---|2024
MN|31-2021|Physical Therapist Assistant (PTA) License|e9|---|2024
MN|31-9011|Massage Therapy|db|---|2024
MN|31-9092|Personal Care Assistance (PCA) and Community First Services and Supports (CFSS)|dp|---|2024
MN|33-2011|Licensed Firefighter|dw|---|2024
MN|33-3031|Permit to Exhibit Captive Wildlife|de|---|2024
MN|33-3031|Wildlife Rehabilitation Permits|de|---|2024
MN|33-3051|Peace Officer License|dj|---|2024
MN|33-9021|Private Detectives License|eb|---|2024
MN|33-9032|Protective Agent Services License|eb|---|2024
MN|35-1012|Minnesota Certified Food Protection Manager (CFPM)|db|---|2024
MN|37-3013|Tree Care Registry|dg|---|2024
MN|39-2011,45-3031|Falconry Permits|de|---|2024
MN|39-2021|Animal Exhibition Permit|da|---|2024
MN|39-3091|Certified Pool Operator Certificate|db|---|2024
MN|39-4031|Mortuary Science (Mortician) License|db|---|2024
MN|41-2031|Consumption and Display (Set up) Permit|dj|---|2024
MN|41-2031|Motor Vehicle Dealer License|dj|---|2024
MN|41-2031|Permit to Purchase/Transfer a Handgun|dj|---|2024
MN|41-3021|Broker's License to Represent a Distillery, Winery or Importer|dj|---|2024
MN|41-3021|Food Broker License|dg|---|2024
MN|41-3021|Managing General Agent|dn|yyy|
MN|41-3021|Reinsurance Intermediary: Resident Brokers / Managers|dn|yyy|
MN|41-3031|Securities Broker-Dealers Firms and Agents|dn|---|2024
MN|41-4012|Agricultural Liming Material License|dg|---|2024
MN|41-4012|Club On Sale Retail Liquor License|dj|---|2024
MN|41-4012|Commercial Dog and Cat Breeder License|da|---|2024
MN|41-4012|County On Sale Intoxicating Liquor License|dj|---|2024
MN|41-4012|County/City On Sale Wine License|dj|---|2024
MN|41-4012|Dental Restorative Functions Certification|dt|---|2024
MN|41-4012|Grain Buy and Store License|dg|---|2024
MN|41-4012|Grain Buyer License|dg|---|2024
MN|41-4012|Livestock Dealer / Agent License|dg|---|2024
MN|41-4012|Livestock Meat Packing Company / Meat Packing Agent License|dg|---|2024
MN|41-4012|Malt Beverage Importer's License|dj|---|2024
MN|41-4012|Micro Distillers|dj|---|2024
MN|41-4012|Minnesota Seed Permit|dg|---|2024
MN|41-4012|Off Sale Intoxicating Liquor License|dj|---|2024
MN|41-4012|Permit to Purchase and/or Possess Ethyl Alcohol and/or Distilled Spirits|dj|---|2024
MN|41-4012|Small Brewer Off Sale Intoxicating Liquor License|dj|---|2024
MN|41-4012|Wholesaler's / Manufacturer's Intoxicating Liquor License|dj|---|2024
MN|41-4012|Wine and/or Distilled Spirits Importer's License|dj|---|2024
MN|41-4012|Wine or Malt Beverage Educator On-Sale License|dj|---|2024
MN|41-9021|Real Estate Broker: -Limited -Nonresident -Resident|dn|---|2024
MN|41-9022|Closing Agent|dn|---|2024
MN|41-9022|Real Estate Salesperson: Nonresident|dn|---|
MN|41-9022|Real Estate Salesperson: Resident / Nonresident|dn|---|2024
MN|43-3011|Collection Agency and Debt Collector|dn|---|2024
MN|43-3071|Notary Public Commission|dk|---|2024
MN|43-9041|Broker's Employee License|dj|---|2024
MN|45-2093|Wild Rice Harvest License|de|---|
MN|45-3031|Commercial Netting of Fish|de|---|2024
MN|45-3031|Exporting Minnow Dealer License|de|nnn|
MN|45-3031|Fish Packer License|de|---|2024
MN|45-3031|Fur Buyer (Raw) -Nonresident|de|---|
MN|45-3031|Fur Buyer -Supplemental License|de|---|2024
MN|45-3031|Fur Tanning and Dressing License|de|---|
MN|45-3031|Game and Fur Farm License|de|---|
MN|45-3031|International Fish Buyer -Retail|de|nnn|
MN|45-3031|International Fish Buyer -Wholesale|de|nnn|
MN|45-3031|Lake Superior Fish Buyer -Retail|de|---|
MN|45-3031|Lake Superior Fish Buyer -Wholesale|de|nnn|
MN|45-3031|Minnow Dealer License|de|nnn|
MN|45-3031|Minnow Hauler -Nonresident|de|nnn|
MN|45-3031|Minnow Retailer|de|nnn|
MN|45-3031|Mussel Collecting Permit|de|---|2024
MN|45-3031|Non-resident License to Purchase, Possess and Transport Frogs|de|---|
MN|45-3031|Raw Fur Dealer|de|---|
MN|45-3031|Resident Frog Dealer (Take, Possess, Transport, Sell)|de|---|
MN|45-3031|Turtle and Tortoise License|de|---|
MN|47-2073,47-2152|Wells and Borings: Elevator Boring Contractor|db|---|2024
MN|47-2073,47-2152|Wells and Borings: Explorer Company / Responsible Individual / Drilling Machines & Hoist R|db|---|2024
MN|47-2073,47-2152|Wells and Borings: Limited Well Sealing Contractor|db|---|2024
MN|47-2073,47-2152|Wells and Borings: Well Contractor (Current)|db|---|2024
MN|47-2111|Class A Journeyworker Electrician|dh|---|2024
MN|47-2111|Class B Installer|dh|---|2024
MN|47-2111|Electrical Contractors|dh|---|2024
MN|47-2111|Maintenance Electrician|dh|---|2024
MN|47-2111|Master Electrician Class A|dh|---|2024
MN|47-2111|Unlicensed Individual -Electrical and Power Limited Registration|dh|---|2024
MN|47-2131,47-4041|Asbestos Contractor License|db|---|2024
MN|47-2152|Backflow Prevention Certification|dh|---|2024
MN|47-2152|Certified Pipelayer|dh|---|2024
MN|47-2152|High Pressure Pipefitter (HPP) Contractor|dh|---|2024
MN|47-2152|Journeyworker High Pressure Pipefitter (HPP)|dh|---|2024
MN|47-2152|Journeyworker Plumber License|dh|---|2024
MN|47-2152|Master High Pressure Pipefitter (HPP)|dh|---|2024
MN|47-2152|Master Plumber License|dh|---|2024
MN|47-2152|Multipurpose Potable Water Piping System Contractor License|dj|---|2024
MN|47-2152|Multipurpose Potable Water Piping System Installer Certificate|dj|---|2024
MN|47-2152|Multipurpose Potable Water Piping System Journeyman Certificate|dj|---|2024
MN|47-2152|Plumbing Contractor|dh|---|2024
MN|47-2152|Underground Storage Tank (UST) Contractor/Supervisor Certificate|do|---|2024
MN|47-2152|Unlicensed High Pressure Pipefitter (HPP) Registration|dh|---|2024
MN|47-2152|Unlicensed Individual -Plumbing Registration|dh|---|2024
MN|47-2152|Wells and Borings: Limited Pump, Pitless and Screen Contractor|db|---|2024
MN|47-2181|Residential Roofer|dh|---|2024
MN|47-4011|Building Official Limited (LB) / Accessibility Specialist (AS) / Certified Building Offici|dh|---|2024
MN|47-4011|Certified Tree Inspector|de|---|2024
MN|47-4011|LPG (Liquid Propane Gas) Inspector Permit|dn|yn-|
MN|47-4011|Type II/III Landfill Operator or Inspector Certificate|do|---|2024
MN|47-4011|Type III Landfill Operator or Inspector Certificate|do|yyn|
MN|47-4011|Type IV/V Waste Disposal Operator or Inspector Certificate|do|---|2024
MN|47-4011|Type V Waste Disposal Operator or Inspector Certificate|do|yyy|
MN|47-4021|Certificate of Responsible Licensed Individual Master Elevator Constructor or Limited Mast|dh|---|2024
MN|47-4021|Certificate of Responsible Licensed Individual Power Limited Technician|dh|---|2024
MN|47-4021|Construction Contractor Registration|dh|---|2024
MN|47-4021|Elevator / Limited Elevator Contractor|dh|---|2024
MN|47-4021|Journeyworker Elevator Constructor|dh|---|2024
MN|47-4021|Lineman|dh|---|2024
MN|47-4021|Master / Limited Master Elevator Constructor|dh|---|2024
MN|47-4021|Power Limited Technician|dh|---|2024
MN|47-4041|Lead Licensing Individual (Lead Worker / Lead Supervisor / Lead Inspector / Lead Risk Asse|db|---|2024
MN|47-4041|Lead Sampling Technician Registration|db|---|2024
MN|49-9021,49-9062|Medical Gas Certification Registration|dh|---|2024
MN|49-9021|Commercial Mechanical Control Permit|de|---|2024
MN|49-9021|Journeyman (Conditional/Limited/Journeyman) Sprinkler Fitter Certification|dj|---|2024
MN|49-9021|Mechanical Contractor Bond|dh|---|2024
MN|49-9021|Unlicensed Individual -Water Conditioning Installer|dh|---|2024
MN|49-9021|Water Conditioning Contractor|dh|---|2024
MN|49-9021|Water Conditioning Installer -Journeyman|dh|---|2024
MN|49-9021|Water Conditioning Installer -Master|dh|---|2024
MN|49-9021|Wells and Borings: Limited Bored Geothermal Heat Exchanger Contractor|db|---|2024
MN|51-8021|Boiler Engineer: Ten Classes|dh|---|2024
MN|51-8031|Wastewater -Operator Certification|do|---|2024
MN|51-8031|Water Operator Certification and Training|db|---|2024
MN|51-8031|Water Supply System Operator Certificate|db|---|2024
MN|51-8031|Wells and Borings: Limited Dewatering Well Contractor|db|---|2024
MN|51-9061|Bulk Milk Hauler & Sampler License|dg|---|2024
MN|53-2012|Commercial Operations -Aviation|dr|---|2024
MN|53-3032,53-3033,53-5021|Pilot-Escort Driver Certification|dj|---|2024
MN|53-3032,53-3051,53-3052,53-3053|Commercial Driver's License (CDL) School Bus Endorsement|dj|---|2024
MN|53-3032,53-3051,53-3052,53-3053|Commercial Drivers License (CDL)|dj|ynn|2019
MN|53-3032|Commercial Driver's License (CDL) Hazardous Materials Endorsement|dj|---|2024
MN|53-3032|Commercial Driver's License (CDL)|dj|---|2024
MN|53-5011|Boat Master License|dh|---|2024
MN|53-7021|Crane Operator Certification|dh|---|2024
MO|11-2021,27-2021|Wrestling Promoter|ef|---|2018
MO|11-2021|Boxing Promoter|ef|---|2018
MO|11-2021|Martial Arts Promoter|ef|---|2018
MO|11-9021,47-2111|Electrical Contractor|ef|y-n|2022
MO|11-9111|Nursing Aides, Orderlies, and Attendants|ei|yyy|2018
MO|13-1011|Athletic Agents|ef|---|2018
MO|13-1011|Martial Arts Matchmaker|ef|---|2018
MO|13-1011|Martial Arts Referee|ef|y-y|2018
MO|13-1011|Martial Arts Second|ef|---|2018
MO|13-1011|Martial Arts, Professional|ef|--y|2018
MO|13-1011|Wrestler Professional|ef|---|2018
MO|13-1011|Wrestling Referee|ef|y-y|2018
MO|13-1011|Wrestling Second|ef|---|2018
MO|13-1031,13-2053,41-3021,43-9041|Insurance Consultant|ef|yn-|2024
MO|13-2011|Accountants, Certified Public|ef|yny|2018
MO|17-1011|Architect|ef|yyy|2018
MO|17-1012|Landscape Architect|ef|yyy|2018
MO|17-1022|Land Surveyor-in-Training|ef|nn-|2024
MO|17-1022|Land Surveyor|ef|nny|2018
MO|17-2011,17-2021,17-2031,17-2041,17-2051,17-2061,17-2071,17-2072,17-2081,17-2112,17-2121,17-2131,17-2141,17-2161,17-2171|Engineer Intern|ef|---|2024
MO|17-2011,17-2021,17-2031,17-2041,17-2051,17-2061,17-2071,17-2072,17-2081,17-2112,17-2121,17-2131,17-2141,17-2161,17-2171|Professional Engineer|ef|nyy|2018
MO|19-2042|Geologists|ef|yyy|2024
MO|19-3032,19-3033,19-3034|Psychologist|ef|yyy|2024
MO|19-3033|Behavior Analyst|ef|yyy|2024
MO|21-1012,21-1013,21-1015|Professional Counselors|ef|yyy|2024
MO|21-1013|Marital & Family Therapist|ef|yyy|2024
MO|21-1021|Child, Family, and School Social Workers|ef|yyn|2024
MO|21-1022,21-1023|Licensed Advanced Macro Social Worker|ef|yyy|2024
MO|21-1022,21-1023|Licensed Bachelors Social Worker|ef|yyy|2024
MO|21-1022,21-1023|Licensed Master Social Worker|ef|yyy|2024
MO|21-1022|Social Worker Clinical|ef|yyy|2024
MO|21-1023|Mental Health and Substance Abuse Social Workers|ef|yyn|2024
MO|23-1011|Attorney (Temporary)|ek|yy-|2022
MO|23-1011|Attorney (Temporary)|ek|yyn|2019
MO|23-1011|Attorney|ek|yy-|2022
MO|23-1011|Attorney|ek|yyn|2019
MO|25-1194,39-5011,39-5012|Barber Instructor|ef|yyy|2024
MO|25-1194,39-5011,39-5012|Barber|ef|yyy|2024
MO|25-1194,39-5011,39-5012|Cosmetology/Barber Instructor|ef|---|2024
MO|25-1194,39-5012|Cosmetology Instructor|ef|yyy|2024
MO|25-1194,39-5012|Student Instructor Cosmetologist|ef|yyy|2024
MO|25-2012,25-2021,25-2022,25-2031,25-2032,25-3031,25-3041|Teachers and Instructors, All Other|eg|yyy|2018
MO|27-1025|Interior Design|ef|y-y|2024
MO|27-2021|Boxer (Professional Contestant)|ef|---|2018
MO|27-2021|Boxing Second|ef|---|2018
MO|27-2023|Boxing Judge|ef|--y|2018
MO|27-2023|Boxing Referee|ef|--y|2018
MO|27-2023|Martial Arts Judge|ef|y-y|2018
MO|27-2023|Timekeeper|ef|---|2018
MO|27-3091|Interpreter|ef|yyn|2024
MO|29-1011|Chiropractors|ef|yyn|2024
MO|29-1021,29-1023|Dental Specialist|ef|yyn|2024
MO|29-1021,29-1023|Dentist|ef|yyn|2024
MO|29-1031|Dietitians|ef|yyy|2024
MO|29-1041|Optometrist|ef|yyn|2024
MO|29-1051|Drug Distributor Registrant|ef|yyy|2024
MO|29-1051|Drug Distributor|ef|yyy|2024
MO|29-1051|Pharmacist|ef|yyy|2024
MO|29-1051|Pharmacy Intern|ef|yyy|2024
MO|29-1051|Tempory Drug Distributor|ef|yyy|2024
MO|29-1071,29-1081,29-1211,29-1212,29-1213,29-1214,29-1215,29-1217,29-1218,29-1221,29-1222,29-1223,29-1224,29-1241,29-1242,29-1249|Assistant Physician|ef|yyy|2024
MO|29-1071,29-1081,29-1211,29-1212,29-1213,29-1214,29-1215,29-1217,29-1218,29-1221,29-1222,29-1223,29-1224,29-1241,29-1242,29-1249|Medical Physician & Surgeon|ef|yyy|2024
MO|29-1071,29-1081,29-1211,29-1212,29-1213,29-1214,29-1215,29-1217,29-1218,29-1221,29-1222,29-1223,29-1224,29-1241,29-1242,29-1249|Osteopathic Physician & Surgeon|ef|yyy|2024
MO|29-1071,29-1151,29-1161,29-1171|Advanced Practice Nurses|ef|yyy|2024
MO|29-1071|Anesthesiologist Assistant|ef|yyn|2024
MO|29-1071|Physician Assistant|ef|yyy|2024
MO|29-1081|Podiatrist/Ankle|ef|yyy|2024
MO|29-1081|Podiatrist|ef|yyy|2024
MO|29-1081|Temporary Podiatrist|ef|yyy|2024
MO|29-1122|Occupational Therapist|ef|yyn|2024
MO|29-1123|Physical Therapists|ef|yyn|2024
MO|29-1126,29-2036|Respiratory Care Practitioners|ef|yyn|2024
MO|29-1127|Speech Language Pathologist|ef|yyy|2024
MO|29-1131|Veterinarian|ef|yyy|2024
MO|29-1141|Acute Care Nurse|ef|yyn|2024
MO|29-1141|Adult Health Care Nurse|ef|yyn|2024
MO|29-1141|Registered Nurse|ef|yyn|2024
MO|29-1151|Nurse Anesthetist|ef|yyy|2024
MO|29-1161,29-9021,29-9093|Nurse Midwife|ef|yyn|2024
MO|29-1171|Adult Nurse Practitioner|ef|yyy|2024
MO|29-1171|Adult Psych/Mental Health Nurse Practitioner|ef|yyy|2024
MO|29-1171|Family Nurse Practitioner|ef|yyy|2024
MO|29-1171|Family Psychiatric / Mental Health Nurse Practitioner|ef|---|2024
MO|29-1171|Gerontological Nurse Practitioner|ef|yyy|2024
MO|29-1171|Neonatal Nurse Practitioner|ef|yyy|2024
MO|29-1171|Pediatric Nurse Practitioner|ef|yyy|2024
MO|29-1171|Women's Health Nurse Practitioner|ef|yyy|2024
MO|29-1181|Audiologist|ef|yyy|2024
MO|29-1212,29-1213,29-1214,29-1217,29-1222,29-1224,29-1241|Athletic Physician|ef|yyy|2018
MO|29-1292,31-9091|Dental Hygienist|ef|yyy|2024
MO|29-2031|Perfusionist|ef|yyy|2024
MO|29-2042,29-2043|Emergency Medical Technicians|ei|yyy|2018
MO|29-2042,29-2043|Paramedic|ei|yyy|2018
MO|29-2052|Pharmacy Technician|ef|nnn|2024
MO|29-2056|Veterinary Animal Technician|ef|yyn|2024
MO|29-2061|Licensed Practical Nurse|ef|yyn|2024
MO|29-2092|Audiologist Aid|ef|yyy|2024
MO|29-2092|Hearing Instruments Specialist|ef|yyn|2024
MO|29-9091|Athletic Trainer|ef|yyn|2024
MO|29-9091|Boxing Manager|ef|yyn|2018
MO|29-9091|Boxing Matchmaker|ef|yyn|2018
MO|31-2011|Occupational Therapist Assistant|ef|yyy|2024
MO|31-2021|Physical Therapy Assistant|ef|yy-|2024
MO|31-9011|Massage Therapist|ef|yyy|2024
MO|33-3051|Peace Officers|ej|yy-|2018
MO|33-9021|Agency Investigator Employee|ef|yn-|2024
MO|33-9021|Private Investigator Examiners|ef|yn-|2024
MO|39-3011|Gaming Dealers|ej|nnn|2018
MO|39-4011|Embalmer Apprentice|ef|---|2024
MO|39-4011|Embalmers|ef|yyy|2024
MO|39-4031|Funeral Directors|ef|nyn|2024
MO|39-5011,39-5012|Cosmetologist/All-Barber|ef|---|2024
MO|39-5011|Barber Apprentice|ef|---|2024
MO|39-5011|Student Barber|ef|---|2024
MO|39-5012,39-5094|Cosmetology Esthetics|ef|yyy|2024
MO|39-5012|Cosmetologist, All Other|ef|yyy|2024
MO|39-5012|Cosmetologist/Hairdressing|ef|yyy|2024
MO|39-5012|Cosmetologist/Manicuring|ef|yyy|2024
MO|39-5012|Cosmetology Apprentice|ef|yyy|2024
MO|39-5012|Hair Braiding|ef|---|2024
MO|39-5012|Hairdresser|ef|---|2024
MO|39-5012|Hairdressing and Manicuring|ef|---|2024
MO|39-5012|Student Cosmetologist|ef|yyy|2024
MO|39-5012|Temporary Cosmetologist Student|ef|yyy|2024
MO|41-3021|Insurance Agent|ef|yy-|2024
MO|41-3091|Preneed Agent Funeral Director|ef|---|2024
MO|41-3091|Preneed Agent|ef|---|2024
MO|41-3091|Preneed Provider|ef|---|2024
MO|41-3091|Preneed Seller|ef|---|2024
MO|41-9021|Real Estate Association|ef|---|2024
MO|41-9021|Real Estate Broker Associate|ef|---|2024
MO|41-9021|Real Estate Broker Officer|ef|---|2024
MO|41-9021|Real Estate Broker Salesperson|ef|---|2024
MO|41-9021|Real Estate Broker|ef|---|2024
MO|41-9021|Real Estate Corporation|ef|---|2024
MO|41-9021|Real Estate Inactive Broker|ef|---|2024
MO|41-9021|Real Estate Inactive Salesperson|ef|---|2024
MO|41-9021|Real Estate Partership|ef|---|2024
MO|41-9021|Real Estate Professional Corporation Broker Salesperson|ef|ynn|2018
MO|41-9022|Real Estate Professional Corporation Salesperson|ef|yyy|2018
MO|41-9022|Salesperson, Real Estate|ef|yyy|2018
MO|49-3021|Automotive Body and Related Repairers|eg|-y-|2018
MO|49-9021|Automotive Service Technicians and Mechanics|eg|ny-|2018
MO|51-8031|Water and Wastewater Treatment Plant and System Operators|el|yny|2022
MO|53-3032,53-3051,53-3052,53-3053|Commercial Drivers License (CDL)|eh|yyn|2024
MS|11-9021|Access Flooring|eu|yny|2024
MS|11-9021|Acoustical And Drywall Treatment|eu|yny|2024
MS|11-9021|Air Pollution Control|eu|yny|2024
MS|11-9021|Alarm Systems, Access Systems, And Security Equipment|eu|yny|2024
MS|11-9021|Asphalt Milling And Recycling|eu|yny|2024
MS|11-9021|Asphalt Paving|eu|yny|2024
MS|11-9021|Athletic Fields And Golf Courses|eu|yny|2024
MS|11-9021|Bleachers And Grandstands|eu|yny|2024
MS|11-9021|Boiler Installation And Repair|eu|yny|2024
MS|11-9021|Boring And Tunneling|eu|yny|2024
MS|11-9021|Bridge Paintiing|eu|yny|2024
MS|11-9021|Cabinets And Millwork|eu|yny|2024
MS|11-9021|Carpentry|eu|yny|2024
MS|11-9021|Cathodic Protection|eu|yny|2024
MS|11-9021|Chemical Cleaning|eu|yny|2024
MS|11-9021|Clearing, Grubbing And Snagging|eu|yny|2024
MS|11-9021|Commercial Building Contractor|eu|yny|2024
MS|11-9021|Communication Systems And Low Voltage Electrical|eu|yny|2024
MS|11-9021|Concrete Installation|eu|yny|2024
MS|11-9021|Concrete Paving|eu|yny|2024
MS|11-9021|Construction Cleaning|eu|yny|2024
MS|11-9021|Construction Managers|eu|yny|2024
MS|11-9021|Conveyor Systems|eu|yny|2024
MS|11-9021|Crack Sealing/ Pavement Sealants|eu|yny|2024
MS|11-9021|Crane Construction And Repair|eu|yny|2024
MS|11-9021|Culverts And Drainage Structures|eu|yny|2024
MS|11-9021|Dams, Reservoirs, Flood Control Work|eu|yny|2024
MS|11-9021|Demolition|eu|yny|2024
MS|11-9021|Detention Equipment|eu|yny|2024
MS|11-9021|Dredging|eu|yny|2024
MS|11-9021|Ductwork For Heating, A/C And Ventilation|eu|yny|2024
MS|11-9021|Electrical|eu|yny|2024
MS|11-9021|Elevated Storage Tanks|eu|yny|2024
MS|11-9021|Elevators And Escalators|eu|yny|2024
MS|11-9021|Erosion Control|eu|yny|2024
MS|11-9021|Excavation, Grading And Drainage|eu|yny|2024
MS|11-9021|Exterior Insulated Finish Systems|eu|yny|2024
MS|11-9021|Fencing|eu|yny|2024
MS|11-9021|Fire Protection (Other Than Fire Sprinkler Work)|eu|yny|2024
MS|11-9021|Fire Sprinkler Work|eu|yny|2024
MS|11-9021|Fireproofing|eu|yny|2024
MS|11-9021|Floor Covering|eu|yny|2024
MS|11-9021|Foundations For Buildings, Equipment And Machinery|eu|yny|2024
MS|11-9021|Foundations, Caissons, Pile Driving|eu|yny|2024
MS|11-9021|Framing|eu|yny|2024
MS|11-9021|Fueling Systems|eu|yny|2024
MS|11-9021|Geotextile And Membrane Linings|eu|yny|2024
MS|11-9021|Glass, Glazing, Windows And Skylights|eu|yny|2024
MS|11-9021|Grain Elevators And Silos|eu|yny|2024
MS|11-9021|Grinding, Groving And Grouting – Roads|eu|yny|2024
MS|11-9021|Hazardous Materials Abatement, Clean Up, Removal Or Remediation|eu|yny|2024
MS|11-9021|Heavy Construction|eu|yny|2024
MS|11-9021|Herbicide Application|eu|yny|2024
MS|11-9021|Highway Street And Bridge Construction|eu|yny|2024
MS|11-9021|Hydroblasting And Sandblasting|eu|yny|2024
MS|11-9021|Industrial Painting|eu|yny|2024
MS|11-9021|Installation Of Automated Meter Reading Equipment|eu|yny|2024
MS|11-9021|Installation Of Construction Specialties, Furniture, And Equipment|eu|yny|2024
MS|11-9021|Installation Of Linings And Coatings|eu|yny|2024
MS|11-9021|Instrumentation – Electrical|eu|yny|2024
MS|11-9021|Instrumentation, Controls And Energy Management – Mechanical|eu|yny|2024
MS|11-9021|Insulation – Pipes And Duct Work|eu|yny|2024
MS|11-9021|Insulation – Walls, Attics, Exterior|eu|yny|2024
MS|11-9021|Interior Finishing|eu|yny|2024
MS|11-9021|Irrigation Systems|eu|yny|2024
MS|11-9021|Landfill Construction|eu|yny|2024
MS|11-9021|Landscaping, Grading And Beautification|eu|yny|2024
MS|11-9021|Lathing, Plastering And Stucco|eu|yny|2024
MS|11-9021|Levees|eu|yny|2024
MS|11-9021|Marine Construction|eu|yny|2024
MS|11-9021|Masonry, Brick And Stone|eu|yny|2024
MS|11-9021|Mechanical|eu|yny|2024
MS|11-9021|Metal Buildings|eu|yny|2024
MS|11-9021|Millwright|eu|yny|2024
MS|11-9021|Modular Or Mobile Structures|eu|yny|2024
MS|11-9021|Mowing|eu|yny|2024
MS|11-9021|Municipal And Public Works|eu|yny|2024
MS|11-9021|Oil Field Construction|eu|yny|2024
MS|11-9021|Oil Refineries|eu|yny|2024
MS|11-9021|Ornamental Iron, Steel Buildings, Miscellaneous Metal|eu|yny|2024
MS|11-9021|Paint And Wall Covering|eu|yny|2024
MS|11-9021|Passenger Boarding Bridges|eu|yny|2024
MS|11-9021|Pipeline Construction|eu|yny|2024
MS|11-9021|Playground Equipment And Recreation Equipment|eu|yny|2024
MS|11-9021|Plumbing|eu|yny|2024
MS|11-9021|Pre-Cast Erection|eu|yny|2024
MS|11-9021|Process Piping|eu|yny|2024
MS|11-9021|Railroad Construction|eu|yny|2024
MS|11-9021|Refractory Work|eu|yny|2024
MS|11-9021|Refrigeration|eu|yny|2024
MS|11-9021|Remodeling Contractor|eu|yny|2024
MS|11-9021|Residential Builder|eu|yny|2024
MS|11-9021|Residential Roofer|eu|yny|2024
MS|11-9021|Retention Systems|eu|yny|2024
MS|11-9021|Rigging, House Moving, Wrecking And Dismantling|eu|yny|2024
MS|11-9021|Right Of Way Clearing|eu|yny|2024
MS|11-9021|Road Sweeping|eu|yny|2024
MS|11-9021|Roofing, Sheet Metal And Siding|eu|yny|2024
MS|11-9021|Scaffolding|eu|yny|2024
MS|11-9021|Seal Coating|eu|yny|2024
MS|11-9021|Sewer Pipe Cleaning|eu|yny|2024
MS|11-9021|Sheetmetal|eu|yny|2024
MS|11-9021|Sign Erection|eu|yny|2024
MS|11-9021|Slip Lining/Pipe Bursting|eu|yny|2024
MS|11-9021|Slurry Construction|eu|yny|2024
MS|11-9021|Soil Drainage Wicks|eu|yny|2024
MS|11-9021|Solar And Wind Construction|eu|yny|2024
MS|11-9021|Solar Installation|eu|yny|2024
MS|11-9021|Structural Steel|eu|yny|2024
MS|11-9021|Swimming Pool Installation|eu|yny|2024
MS|11-9021|Tanks And Vessels|eu|yny|2024
MS|11-9021|Telecommunications|eu|yny|2024
MS|11-9021|Tile And Marble|eu|yny|2024
MS|11-9021|Towers|eu|yny|2024
MS|11-9021|Traffic Control (Electrical)|eu|yny|2024
MS|11-9021|Traffic Control, Signs, Striping, Guardrails (Non-Electrical)|eu|yny|2024
MS|11-9021|Transmission And Distribution Lines (Electrical)|eu|yny|2024
MS|11-9021|Turbine Generator Maintenance And Repair|eu|yny|2024
MS|11-9021|Underground Cable Installation|eu|yny|2024
MS|11-9021|Underground Storage Tanks|eu|yny|2024
MS|11-9021|Underground Utilities|eu|yny|2024
MS|11-9021|Waste Disposal|eu|yny|2024
MS|11-9021|Waterproofing|eu|yny|2024
MS|11-9021|Welding|eu|yny|2024
MS|11-9021|Well Drilling|eu|yny|2024
MS|13-1031,13-2053,41-3021,43-9041|Insurance Producer|ey|yyn|2024
MS|13-1031|Independent Adjuster|ey|yyn|2024
MS|13-1031|Public Adjuster|ey|ynn|2024
MS|13-2011|Certified Public Accountant (CPA)|em|yyy|2024
MS|17-1011|Architect|er|yyy|2024
MS|17-1012|Landscape Architect|er|yyy|2024
MS|17-1022|Land Surveyor Intern|en|yyn|2024
MS|17-1022|Professional Land Surveyor|en|yyy|2024
MS|17-2011,17-2021,17-2031,17-2041,17-2051,17-2061,17-2071,17-2072,17-2081,17-2112,17-2121,17-2131,17-2141,17-2161,17-2171|Engineer Intern|en|yyn|2024
MS|17-2011,17-2021,17-2031,17-2041,17-2051,17-2061,17-2071,17-2072,17-2081,17-2112,17-2121,17-2131,17-2141,17-2161,17-2171|Professional Engineer|en|yyn|2024
MS|19-1013|Soil Classifier|eo|nyy|2024
MS|19-3033|Clinical and Counseling Psychologists|fb|yyy|2024
MS|21-1012,21-1013,21-1015|Licensed Professional Counselor|f6|yyy|2024
MS|21-1022,21-1023|Licensed Certified Social Worker|f3|yyy|2024
MS|21-1022,21-1023|Licensed Master Social Worker|f3|yyy|2024
MS|21-1022,21-1023|Licensed Social Worker|f3|yyy|2024
MS|23-1011|Attorney Certificate|f4|yyn|2024
MS|23-1011|Licensed Attorney|f5|nnn|2024
MS|25-1194,39-5011,39-5012|Barber|es|yyy|2024
MS|25-1194,39-5012|Cosmetologist|et|yyy|2024
MS|25-1194,39-5012|Cosmetology Instructor|et|yyy|2024
MS|25-1194,39-5092|Manicurist Instructor|et|yyy|2024
MS|25-1194,39-5092|Manicurist|et|yyy|2024
MS|25-1194,39-5094|Esthetician|et|yyy|2024
MS|25-1194,39-5094|Esthetics Instructor|et|yyy|2024
MS|25-2012,25-2021,25-2022,25-2031,25-2032|Alternative Pathways Educator|f0|nyn|2024
MS|25-2012,25-2021,25-2022,25-2031,25-2032|Educator|f0|yyn|2024
MS|27-1025|Certified Interior Designer|er|yyn|2024
MS|29-1011|Chiropractor|ex|yyn|2024
MS|29-1021,29-1023|Dental Specialist|f1|yyn|2024
MS|29-1021,29-1023|Dentist|f1|yyn|2024
MS|29-1031|Dietician|eq|yyn|2024
MS|29-1041|Optometrist|f8|yyn|2024
MS|29-1071,29-1081,29-1211,29-1212,29-1213,29-1214,29-1215,29-1217,29-1218,29-1221,29-1222,29-1223,29-1224,29-1241,29-1242,29-1249|Doctor of Osteopathic Medicine|ep|yyy|2024
MS|29-1071,29-1081,29-1211,29-1212,29-1213,29-1214,29-1215,29-1217,29-1218,29-1221,29-1222,29-1223,29-1224,29-1241,29-1242,29-1249|Physician - Medical Doctor|ep|yyy|2024
MS|29-1071,29-1081,29-1211,29-1212,29-1213,29-1214,29-1215,29-1217,29-1218,29-1221,29-1222,29-1223,29-1224,29-1241,29-1242,29-1249|Telemedicine|eq|nyn|2024
MS|29-1081|Podiatrist|ep|yyy|2024
MS|29-1122|Occupational Therapist|eq|yyy|2024
MS|29-1123|Physical Therapist|fa|yyn|2024
MS|29-1124|Radiation Therapist|eq|nnn|2024
MS|29-1125|Professional Art Therapist|eq|yyy|2024
MS|29-1126,29-2036|Respiratory Care Practitioner|eq|yyy|2024
MS|29-1127|Speech Language Pathologist|eq|yyn|2024
MS|29-1131|Veterinarian|fc|yyn|2024
MS|29-1141|Registered Nurse|ez|yyn|2024
MS|29-1151|Certified Registered Nurse Anesthetist (CRNA)|ez|yyy|2024
MS|29-1161|Certified Nurse Midwives (CNM)|ez|nyy|2024
MS|29-1171|Advanced Practice Registered Nurse|ez|yyy|2024
MS|29-1181|Audiologists|eq|yyn|2024
MS|29-1212,29-1213,29-1214,29-1217,29-1222,29-1224,29-1241,29-2033|Nuclear Medicine Technologist|eq|yyy|2024
MS|29-1292,31-9091|Dental Hygienists|f1|yyy|2024
MS|29-2010|Expanded Role LPN Hemodialysis|ez|yny|2024
MS|29-2010|Hemodialysis Technicians|eq|nnn|2024
MS|29-2034|Radiologic Technologist|eq|yyy|2024
MS|29-2052|Pharmacist|f9|yyn|2024
MS|29-2052|Pharmacy Technicians|f9|nyn|2024
MS|29-2056|Veterinary Technologists and Technicians|fc|yyn|2024
MS|29-2061|Expanded Role LPN Intravenous Therapy|ez|yyn|2024
MS|29-2061|Licensed Practical Nurse (LPN)|ez|yyn|2024
MS|29-2092|Hearing Aid Specialist|eq|yyn|2024
MS|29-9091|Athletic Trainers|eq|yyn|2024
MS|31-1131|Certified Nurse Aide (CNA)|eq|yyy|2024
MS|31-2011|Occupational Therapy Assistant|eq|yyy|2024
MS|31-2021|Physical Therapist Assistant|fa|yyn|2024
MS|31-9011|Massage Therapist|f7|yyn|2024
MS|31-9092|Audiologists Aide|eq|yyy|2024
MS|31-9092|Chiropractic Assistant|ex|nnn|2024
MS|37-2021,41-3091|Pest Management Consultant License|eo|yyy|2024
MS|37-3013|Tree Surgeon|eo|yyy|2024
MS|39-4031|Funeral Directors|f2|yny|2024
MS|39-5011,39-5012,39-5092,39-5094|Eye Enucleation|eq|yyy|2024
MS|39-5012|Hair Braiders|eq|ynn|2024
MS|41-3091|Professional Services License|eo|yyy|2024
MS|41-9021|Real Estate Broker|ev|nnn|2024
MS|41-9022|Real Estate Salesperson|ev|yyy|2024
MS|47-4011|Construction and Building Inspectors|eu|yny|2024
MS|47-4011|Licensed Home Inspector|ev|yyy|2024
MS|49-9021|Heating And Air Conditioning Mechanics And Installation|eu|yny|2024
MS|53-2011,53-2012,53-5021|Agricultural Chief Pilot|eo|nnn|2024
MS|53-2012|Aerial Applicator|eo|ynn|2024
MS|53-3032,53-3051,53-3052,53-3053|Commercial Drivers License (CDL)|ew|yyy|2024
MT|11-2021|Athletic Program - Promoter|fd|---|2018
MT|11-2022|Agricultural Dealers|fs|---|2018
MT|11-9021,47-2111|Electrician - Contractor|9c|---|2023
MT|11-9021|Contractors|fj|nnn|2018
MT|11-9031|Child Care Providers|fh|---|2018
MT|11-9032|Education Administrators|fm|---|2018
MT|11-9111|Nursing Home Administrators - Nursing Home Administrator|9c|yyy|2018
MT|11-9141|Realty Regulation - Property Manager|9c|yyy|2018
MT|13-1011|Athletic Program - Manager|fd|---|2023
MT|13-1031,13-2053,41-3021,43-9041|Insurance Agents|9c|yn-|2018
MT|13-1031|Insurance Adjusters and Examiners|9c|---|2018
MT|13-1041|Coroners|9c|---|2018
MT|13-2011|Public Accountant - CPA Certification|9c|yyn|2018
MT|13-2011|Public Accountant - CPA Permit|9c|yyn|2018
MT|13-2011|Public Accountant - LPA Permit|9c|yyn|2018
MT|13-2072|Loan Originators|fq|---|2018
MT|13-2072|Mortgage Brokers|fq|---|2018
MT|17-1011|Architects and Landscape - Architect Exam Candidate|9c|-nn|2023
MT|17-1012|Architects and Landscape - Landscape Architect Exam|9c|-nn|2023
MT|17-1022,17-2011,17-2021,17-2031,17-2041,17-2051,17-2061,17-2071,17-2072,17-2081,17-2112,17-2121,17-2131,17-2141,17-2161,17-2171|Prof Eng Prof Land Surveyors - Engineer Intern|9c|nnn|2018
MT|17-1022,17-2011,17-2021,17-2031,17-2041,17-2051,17-2061,17-2071,17-2072,17-2081,17-2112,17-2121,17-2131,17-2141,17-2161,17-2171|Prof Eng Prof Land Surveyors - Engineer Surveyor|9c|nnn|2018
MT|17-1022,17-2011,17-2021,17-2031,17-2041,17-2051,17-2061,17-2071,17-2072,17-2081,17-2112,17-2121,17-2131,17-2141,17-2161,17-2171|Prof Eng Prof Land Surveyors - Professional Engineer|9c|nnn|2018
MT|17-1022|Prof Eng Prof Land Surveyors - Land Surveyor Intern|9c|nnn|2018
MT|17-1022|Prof Eng Prof Land Surveyors - Land Surveyor|9c|nnn|2018
MT|17-1022|Surveyors|9c|nnn|2018
MT|19-1042|Clinical Lab Science Practice - Clinical Laboratory Scientist|9c|---|2018
MT|19-3032,19-3033,19-3034|Psychologist - Psychologist|9c|yyy|2018
MT|19-3033,19-3034|School Psychologists|fm|y--|2018
MT|19-3033|Psychologist - Assistant Behavioral Analyst|9c|yyy|2023
MT|19-3033|Psychologist - Post Doctorate Supervisee|9c|---|2023
MT|19-4021|Clinical Lab Science Practice - Clinical Laboratory Specialist|9c|yyn|2018
MT|19-4021|Clinical Lab Science Practice - Clinical Laboratory Technician|9c|yyn|2018
MT|19-4021|Medical and Clinical laboratory technicians|9c|yyn|2018
MT|19-4042|Sanitarians - Sanitarian In Training|9c|---|2018
MT|19-4042|Sanitarians - Sanitarian|9c|---|2018
MT|21-1012|Counselors/School|fm|---|2018
MT|21-1013|Board of Behavioral Health - Marriage Family Candidate|9c|yyy|2023
MT|21-1013|Board of Behavioral Health - Marriage Family Therapist|9c|yyy|2018
MT|21-1021,21-1022,21-1023|Board of Behavioral Health - Baccal Social Worker Candidate|9c|yyy|2023
MT|21-1021,21-1022,21-1023|Board of Behavioral Health - Baccalaureate Social Worker|9c|-yy|2023
MT|21-1021,21-1022,21-1023|Board of Behavioral Health - Master Social Worker Candidate|9c|yyy|2023
MT|21-1021,21-1022,21-1023|Board of Behavioral Health - Masters Social Worker|9c|yyy|2023
MT|21-1021,21-1022,21-1023|Board of Behavioral Health - Social Worker Candidate|9c|yyy|2023
MT|21-1023|Mental Health Counselors|fr|yyy|2010
MT|21-1093|Board of Behavioral Health - CertBHPeerSupSpec|9c|yy-|2023
MT|23-1011|Lawyers|fp|yy-|2018
MT|25-1194,39-5011,39-5012|Barbers and Cosmetologists - Instructor|9c|yyy|2018
MT|25-2012,25-2021|Elementary Teachers|fm|---|2018
MT|25-2022,25-2031,25-2032|High School Teachers|fm|nyn|2018
MT|25-9031|Instructional Coordinators|fm|---|2018
MT|27-2021|Athletic Program - Professional Boxer|fd|---|2018
MT|27-2023|Athletic Program - Judge|fd|---|2023
MT|27-2023|Athletic Program - Referee|fd|yn-|2023
MT|27-3092|Private Security - Process Server|9c|---|2018
MT|29-1011|Chiropractors - Chiropractor|9c|yyn|2018
MT|29-1021,29-1023|Dentistry - Dentist RV|9c|yyy|2018
MT|29-1021,29-1023|Dentistry - Dentist|9c|yyy|2018
MT|29-1021|Dentistry - Dentist NRV|9c|yyy|2023
MT|29-1031|Medical Examiners - Nutritionist|9c|nyn|2018
MT|29-1041|Optometry - Optometrist|9c|yyn|2018
MT|29-1051|Pharmacy - Dangerous Drug Researcher|9c|yyy|2018
MT|29-1051|Pharmacy - Pharmacist Intern|9c|yyy|2018
MT|29-1051|Pharmacy - Pharmacist|9c|yyy|2018
MT|29-1051|Pharmacy - Prescription Drug Registry|9c|yyy|2018
MT|29-1071,29-1081,29-1211,29-1212,29-1213,29-1214,29-1215,29-1217,29-1218,29-1221,29-1222,29-1223,29-1224,29-1241,29-1242,29-1249|Medical Examiners - Medical Doctor Compact|9c|---|2023
MT|29-1071,29-1081,29-1211,29-1212,29-1213,29-1214,29-1215,29-1217,29-1218,29-1221,29-1222,29-1223,29-1224,29-1241,29-1242,29-1249|Medical Examiners - Medical Doctor|9c|yyy|2018
MT|29-1071,29-1081,29-1211,29-1212,29-1213,29-1214,29-1215,29-1217,29-1218,29-1221,29-1222,29-1223,29-1224,29-1241,29-1242,29-1249|Medical Examiners - Physician Occasional Case|9c|nyy|2023
MT|29-1071,29-1081,29-1211,29-1212,29-1213,29-1214,29-1215,29-1217,29-1218,29-1221,29-1222,29-1223,29-1224,29-1241,29-1242,29-1249|Medical Examiners - Resident Physician|9c|yyy|2018
MT|29-1071,29-1151,29-1161,29-1171|Nursing - Advanced Practice Reg Nurse|9c|yyy|2018
MT|29-1071|Medical Examiners - Physician Assistant|9c|yyy|2018
MT|29-1122|Occupational Therapy - Occupational Therapy|9c|yyy|2018
MT|29-1123|Physical Therapy - Physical Therapist|9c|yyn|2018
MT|29-1123|Physical Therapy - Physical Therapy Compact|9c|yyy|2023
MT|29-1126,29-2036|Respiratory Care Practitioners - Respiratory Care Practitioner|9c|yyn|2018
MT|29-1127,29-1181|Pathologist & Audiologists - Speech Language Pathologist|9c|yyy|2018
MT|29-1127,29-1181|Pathologist & Audiologists - Speech Pathologist Audiologist|9c|yyy|2018
MT|29-1127|Pathologist and Audiologists - Limited Speech Pathologist|9c|yyy|2023
MT|29-1131,29-2056|Veterinary - Certified Euthanasia Tech|9c|yyn|2018
MT|29-1131|Veterinary - Embryo Transfer Tech|9c|yyn|2018
MT|29-1131|Veterinary - Veterinarian|9c|yyn|2018
MT|29-1141|Nursing - Registered Nurse|9c|yyn|2018
MT|29-1151|Nurse Anesthetists|9c|yyy|2018
MT|29-1161,29-9021,29-9093|Alternative Healthcare - Direct Entry Midwife|9c|yyy|2018
MT|29-1161,29-9021,29-9093|Alternative Healthcare - Midwife Apprentice|9c|yyy|2018
MT|29-1181|Pathologist & Audiologists - Audiologist|9c|yyy|2018
MT|29-1292,31-9091|Dental Assistants|9c|yyy|2018
MT|29-1292,31-9091|Dentistry - Dental Hygienist RV|9c|yyy|2018
MT|29-1292,31-9091|Dentistry - Dental Hygienist|9c|yyy|2018
MT|29-1292|Dentistry - Dental Hygienist NRV|9c|yyy|2023
MT|29-2034|Radiologic Technologists - Limited Permit Holder|9c|yyy|2018
MT|29-2034|Radiologic Technologists - Radiologic Technologist|9c|yyy|2018
MT|29-2042,29-2043|Medical Examiners - ALS Program|9c|---|2023
MT|29-2042,29-2043|Medical Examiners - Advanced EMT|9c|yyy|2018
MT|29-2042,29-2043|Medical Examiners - Basic Course|9c|yyy|2018
MT|29-2042,29-2043|Medical Examiners - Emergency Medical Responder|9c|yyy|2018
MT|29-2042,29-2043|Medical Examiners - Emergency Medical Technician|9c|yyy|2018
MT|29-2042|Medical Examiners - EMT Basic|9c|yy-|2023
MT|29-2042|Medical Examiners - EMT First Responder|9c|yy-|2023
MT|29-2042|Medical Examiners - EMT Intermediate|9c|yy-|2023
MT|29-2042|Medical Examiners - EMT Paramedic|9c|yy-|2023
MT|29-2043|Medical Examiners - Paramedic|9c|yyy|2018
MT|29-2052|Pharmacy - Certified Pharmacy Technician|9c|ynn|2018
MT|29-2056|Veterinary - Certified Euthanasia Agency|9c|---|2023
MT|29-2056|Veterinary - Veterinarian Technician|9c|yyn|2023
MT|29-2061|Nursing - Licensed Practical Nurse|9c|yyn|2018
MT|29-2092|Hearing Aid Dispensers - Hearing Aid Dispenser|9c|yyn|2018
MT|29-2092|Hearing Aid Dispensers - Hearing Aid Trainee|9c|yyn|2018
MT|29-9091|Athletic Trainers - Athletic Trainer|9c|yyy|2018
MT|29-9092|Genetic Counselor - Genetic Counselor|fo|---|2023
MT|31-1120|Certified Nurse Aide/Home Health Aide|fh|---|2018
MT|31-1131|Nursing - Medication Aide II|9c|yyy|2018
MT|31-1131|Nursing - Medication Aide|9c|yyy|2018
MT|31-2011|Occupational Therapy - Occupational Therapy Assistant|9c|yyy|2018
MT|31-2021|Physical Therapy - Physical Therapist Assistant|9c|yy-|2018
MT|31-9011|Massage Therapy - Massage Therapy|9c|yyy|2018
MT|31-9092|Medical Examiners - Podiatrist|9c|nyn|2018
MT|33-2021|Fire Protection - Individual Endorsement|fn|--y|2023
MT|33-9021|Private Security - Private Investigator Trainee|9c|y-y|2018
MT|33-9021|Private Security - Private Investigator|9c|y-y|2018
MT|33-9032|Private Security - Alarm Response Runner|9c|nyy|2023
MT|33-9032|Private Security - Certified Firearm Instructor|9c|nnn|2018
MT|33-9032|Private Security - Resident Manager|9c|nnn|2018
MT|33-9032|Private Security - Security Guard|9c|nnn|2018
MT|37-2021|Pest Control Workers|fs|---|2018
MT|39-3011|Casino Gaming Dealers/Card Dealer License|ff|nnn|2018
MT|39-4031|Funeral - Mortician Intern|9c|yyn|2018
MT|39-4031|Funeral - Mortician|9c|yyn|2018
MT|39-5011,39-5012,39-5092|Barbers and Cosmetologists - Manicurist|9c|yyy|2018
MT|39-5011,39-5012,39-5094|Barbers and Cosmetologists - Electrologist|9c|yyy|2018
MT|39-5011,39-5012,39-5094|Barbers and Cosmetologists - Esthetician|9c|yyy|2018
MT|39-5011,39-5012|Barbers and Cosmetologists - Barber Non-Chemical|9c|yyy|2018
MT|39-5011,39-5012|Barbers and Cosmetologists - Barber|9c|yyy|2018
MT|39-5011,39-5012|Barbers and Cosmetologists - Booth Renter|9c|yyy|2018
MT|39-5011,39-5012|Barbers and Cosmetologists - Cosmetologist|9c|yyy|2018
MT|41-3031|Securities Salespeople|9c|---|2018
MT|41-4012|Fire Protection - Firework Wholesaler|fn|nnn|2023
MT|41-9021|Realty Regulation - Broker|9c|nnn|2018
MT|41-9022|Realty Regulation - Salesperson|9c|yyy|2018
MT|41-9022|Realty Regulation - Timeshare Salesperson|9c|yyy|2018
MT|45-3031|Commercial Fishers|fi|nnn|2018
MT|47-1011,47-5041|Surface Coal Mining Blasters|fk|nnn|2018
MT|47-2111|Electrician - Journeyman Electrician|9c|y-y|2018
MT|47-2111|Electrician - Master Electrician|9c|y-y|2018
MT|47-2111|Electrician - Residential Electrician|9c|y-y|2018
MT|47-2152|Plumbers - Journeyman Plumber|9c|yny|2018
MT|47-2152|Plumbers - Master Plumber|9c|yny|2018
MT|47-2152|Plumbers - Medical Gas|9c|yny|2018
MT|47-2152|Plumbers - Plumber Apprentice|9c|yny|2018
MT|47-2152|Septic Tank Servicer and Sewer Pipe Cleaners|fk|yny|2018
MT|47-4011|Elevator - Elevator Inspector|fe|ny-|2023
MT|47-4021|Elevator - Elevator Contractor|fe|---|2023
MT|47-4021|Elevator - Elevator Mechanic|fe|yny|2023
MT|47-4021|Elevator - Limited Mechanic|fe|yny|2023
MT|49-2098|Private Security - Alarm Installer|9c|yyy|2018
MT|49-3011|Aircraft Mechanics|1|---|2018
MT|51-8021|Boiler - Agricultural Boiler Engineer|ft|yyn|2023
MT|51-8021|Boiler - First Class Boiler Engineer|ft|yyy|2023
MT|51-8021|Boiler - Limited Low Pressure Boiler|ft|yyy|2023
MT|51-8021|Boiler - Low Pressure Boiler Engineer|ft|yyy|2023
MT|51-8021|Boiler - Second Class Boiler Engineer|ft|yyy|2023
MT|51-8021|Boiler - Third Class Boiler Engineer|ft|yyy|2023
MT|51-8021|Boiler - Traction Engineer|ft|yyy|2023
MT|51-8031|Water Well Drillers|9c|yny|2018
MT|51-8031|Water and Wastewater System Operators|fk|yny|2018
MT|53-2011,53-2012|Pilots and Flight Engineers|1|---|2018
MT|53-3032,53-3033|Truck Drivers/Light|ff|ynn|2018
MT|53-3032,53-3051,53-3052,53-3053|Bus Drivers|ff|yny|2018
MT|53-3032,53-3051,53-3052,53-3053|Commercial Drivers License (CDL)|fg|ynn|2019
MT|53-3032,53-3053,53-3054|Taxi Drivers|ff|ynn|2018
MT|53-3032|Truck Drivers/Heavy|ff|ynn|2018
MT|53-7021|Crane and Hoist Operator - Crane Hoisting - First Class|fl|yny|2023
MT|53-7021|Crane and Hoist Operator - Crane Hoisting - Second Class|fl|yny|2023
MT|53-7021|Crane and Hoist Operator - Gantry and Overhead-1st|fl|yny|2023
MT|53-7021|Crane and Hoist Operator - Hydraulic Boom Truck-2nd|fl|yny|2023
MT|53-7021|Crane and Hoist Operator - Hydraulic Hoist Operator-1st|fl|yny|2023
MT|53-7021|Crane and Hoist Operator - Mine Hoisting - First Class|fl|yny|2023
MT|53-7021|Crane and Hoist Operator - Oiler Third Class|fl|yny|2023
MT|53-7021|Crane and Hoist Operator - Tower Crane - First Class|fl|yny|2023
MT|53-7021|Crane and Hoist Operator - Tower Crane - Second Class|fl|yny|2023
NC|11-1021|Certificate of Authority (Foreign Limited Liability Company)|gu|nnn|2024
NC|11-1021|Certificate of Authority (Limited Liability Partnership)|gu|nnn|2024
NC|11-1021|Certificate of Authority (Limited Partnerships)|gu|nnn|2024
NC|11-1021|Certificate of Authority Foreign Business Corporation|gu|nnn|2024
NC|11-1021|Certificate of Authority/Foreign Professional Corporation|gu|nnn|2024
NC|11-1021|Certificate of Authority/Foreign Professional LLC|gu|nnn|2024
NC|11-1021|Certificate of Authority/Non-Profit|gu|nnn|2024
NC|11-1021|Industrial Landfill|fy|n--|2024
NC|11-1021|Land Clearing And Inert Debris Landfill|fy|n--|2024
NC|11-1021|Solid Waste Composting Facility (Permit)|fy|n--|2024
NC|11-1021|Solid Waste Transfer Facility|fy|n--|2024
NC|11-1021|Solid Waste Treatment/Processing Facility|fy|n--|2024
NC|11-2021|Mixed Martial Arts/Boxing/Toughman/Kickboxing Promoter|g8|nnn|2024
NC|11-2022|Black Sea Bass North Of Cape Hatteras Dealer|fy|n--|2024
NC|11-2022|Business Opportunity Sales Filings|gu|nnn|2024
NC|11-2022|Device and Medical Equipment (DME) Permit|hh|n--|2024
NC|11-2022|Fertilizer Manufacturer's|g0|n--|2024
NC|11-2022|Fertilizer Registration|g0|n--|2024
NC|11-2022|Fertilizer Reporting|g0|n--|2024
NC|11-2022|Flounder Dealer (Atlantic Ocean)|fy|n--|2024
NC|11-2022|Game Night Vendor Device Registration|g1|nnn|2024
NC|11-2022|Game Night Vendor Permit|g1|nnn|2024
NC|11-2022|Membership Camping Salesperson Registration|gu|nnn|2024
NC|11-2022|Money Transmitter|h8|nny|2024
NC|11-2022|Poultry/Ratite Dealer|g0|n--|2024
NC|11-2022|Retailer License (Lottery)|hr|n--|2024
NC|11-2022|Seed Dealer|g0|n--|2024
NC|11-2022|Striped Bass Dealer|fy|n--|2024
NC|11-2022|Tobacco Importer of Processed Tobacco|ge|n--|2023
NC|11-2022|Vendor Representative|g1|nnn|2024
NC|11-2022|Wholesale Salesman Permit|g1|nnn|2024
NC|11-3031|Premium Finance Company A|gb|nnn|2024
NC|11-3071|Commercial Transportation|g1|nnn|2024
NC|11-3121|Private Personnel Services|g3|n--|2024
NC|11-9013,45-2092|Ginseng Dealer|g0|n--|2024
NC|11-9013,45-2092|Nursery Dealer|g0|n--|2024
NC|11-9013|Agricultural Fair|g0|n--|2024
NC|11-9013|Apiary Inspection|g0|nn-|2024
NC|11-9013|Aquaculture Operation|fy|n--|2024
NC|11-9013|Aquaculture Seed Transplant Permit|fy|n--|2024
NC|11-9013|Duck Hatchery|g0|n--|2024
NC|11-9013|Land Flounder From The Atlantic Ocean|fy|n--|2024
NC|11-9013|Mechanical Equipment to Harvest Oysters & Clams|fy|n--|2024
NC|11-9013|Pen Raised Quail|g0|n--|2024
NC|11-9013|Permit to Move Bees or Apiary Equipment into NC|g0|n--|2024
NC|11-9013|Propagation Freshwater Fish & Crustacean Species (Aquaculture/Production)|g0|nnn|2024
NC|11-9013|Propagation Of Freshwater Fish & Crustacean Species: Holding Pond/Tank|g0|nnn|2024
NC|11-9013|Turkey Hatchery|g0|n--|2024
NC|11-9021|CAMA General Permit (Coastal Area Management Act)|fy|n--|2024
NC|11-9021|Fuel Piping Contractor|gl|y--|2024
NC|11-9021|General Contractors License|gm|ynn|2024
NC|11-9021|Grade Level I Contractor|gn|nyn|2024
NC|11-9021|Grade Level II Contractor combined with Inspector|gn|yyn|2024
NC|11-9021|Grade Level II Contractor|gn|nyn|2024
NC|11-9021|Grade Level III Contractor combined with Inspector|gn|yyn|2024
NC|11-9021|Grade Level III Contractor|gn|yyn|2024
NC|11-9021|Grade Level IV Contractor combined with Inspector|gn|yyn|2024
NC|11-9021|Grade Level IV Contractor|gn|yyn|2024
NC|11-9021|State Stormwater (Construction)|fy|n--|2024
NC|11-9031|Child Care Center (One Stars)|gf|nyy|2024
NC|11-9031|Child Care Centers (Two-Five Stars)|gf|nyy|2024
NC|11-9031|Child Placing Agencies: Foster Care|gf|n--|2024
NC|11-9031|Child-Placing Agencies/Adoption|gf|n--|2024
NC|11-9031|Family Child Care Home (One Star)|gf|nyn|2024
NC|11-9031|Family Child Care Home (Two-Five Stars)|gf|nyy|2024
NC|11-9031|Notice of Compliance (Religious Sponsored Child Care Facility)|gf|n-n|2024
NC|11-9031|Residential Child Care Facility|gf|n--|2024
NC|11-9032|Notice of Intent to Open a Home School|hs|n-n|2024
NC|11-9032|Private Elementary/Secondary School Operation (Notice of Intent)|hs|---|2024
NC|11-9032|Proprietary School License|ht|n-y|2024
NC|11-9081|Membership Camping Operator Registration|gu|nnn|2024
NC|11-9081|Migrant Housing Occupancy|g3|nnn|2024
NC|11-9081|Mixed Beverage Hotel|g1|nnn|2024
NC|11-9111|Abortions Clinic|gf|n-n|2024
NC|11-9111|Adult Care Homes, 7 or more Beds|gf|n-n|2024
NC|11-9111|Adult Care, Administrator|gf|yyy|2024
NC|11-9111|Adult Care/Family Care Homes|gf|n-n|2024
NC|11-9111|Adult Day Care & Adult Day Health Programs|gf|n-y|2024
NC|11-9111|Agent-Insurance Producer - Medicare Supplement/Long Term Care|gb|yyn|2024
NC|11-9111|Continuing Care Retirement Community|gb|nnn|2024
NC|11-9111|Hospital|gf|n-n|2024
NC|11-9111|Multiple Employer Welfare Arrangements|gb|nnn|2024
NC|11-9111|Nursing Home Administrator|gy|yy-|2024
NC|11-9111|Nursing Home|gf|n-n|2024
NC|11-9111|Nursing Pool Licensure|gf|n-n|2024
NC|11-9111|Preferred Provider Organization|gb|nnn|2024
NC|11-9111|Professional Medical Corporation|gz|nnn|2024
NC|11-9111|Temporary Nursing Home Administrator License|gy|y-y|2024
NC|11-9151|Business Enterprises Program Operators|gf|ny-|2024
NC|13-1011|Athlete Agent Certificate of Registration|gu|nyy|2024
NC|13-1031,13-2053,41-3021,43-9041|Agent-Insurance Producer - Accident Health And Sickness|gb|yyn|2024
NC|13-1031,13-2053,41-3021,43-9041|Agent-Insurance Producer - Casualty|gb|yyn|2024
NC|13-1031,13-2053,41-3021,43-9041|Agent-Insurance Producer - Life|gb|yyn|2024
NC|13-1031,13-2053,41-3021,43-9041|Agent-Insurance Producer - Personal Lines|gb|yyn|2024
NC|13-1031,13-2053,41-3021,43-9041|Agent-Insurance Producer - Property|gb|yyn|2024
NC|13-1031,13-2053,41-3021,43-9041|Authorized Re-insurers (Insurance)|gb|nnn|2024
NC|13-1031,13-2053,41-3021,43-9041|Certified Reinsurers|gb|n--|2024
NC|13-1031,13-2053,41-3021,43-9041|Corporation (Insurance)|gb|nnn|2024
NC|13-1031,13-2053,41-3021,43-9041|Joint Underwriting/Joint Reinsurance Organizations|gb|nnn|2024
NC|13-1031,13-2053,41-3021,43-9041|Limited Representative - Pre-Need Life (Funeral Insurance)|gb|nnn|2024
NC|13-1031,13-2053,41-3021,43-9041|Partnership (Insurance)|gb|nnn|2024
NC|13-1031,13-2053,41-3021,43-9041|Surplus Lines (Resident)|gb|ynn|2024
NC|13-1031,13-2053,41-3021,43-9041|Third Party Adm. Of Registration|gb|nnn|2024
NC|13-1031,13-2053,41-3021,43-9041|Third Party Administration of License (Insurance)|gb|nnn|2024
NC|13-1031,13-2053,41-3021,43-9041|Title Insurance|gb|ynn|2024
NC|13-1031,13-2053,41-3021,43-9041|Traditional License (Insurance Company of Authority)|gb|ynn|2024
NC|13-1031,13-2053,41-3021,43-9041|Variable Life And Variable Annuity Insurance Producer|gb|nnn|2024
NC|13-1031,13-2053,41-3021,43-9041|Viatical Settlement Provider|gb|nnn|2024
NC|13-1031|Company/Independent Firm Adjuster (Insurance)|gb|ynn|2024
NC|13-1031|Hail Adjuster|gb|ynn|2024
NC|13-1031|Health Maintenance Organization License|gb|ynn|2024
NC|13-1031|Insurance Company/Independent Firm Adjuster|gb|ynn|2024
NC|13-1031|Limited Lines Travel Business Entity|gb|nnn|2024
NC|13-1031|Limited Representative - Travel, Accident & Baggage|gb|nnn|2024
NC|13-1031|Motor Vehicle Damage Appraiser|gb|nnn|2024
NC|13-1031|Public Adjuster (Insurance)|gb|nnn|2024
NC|13-1031|Public Adjuster Business Entity|gb|nnn|2024
NC|13-1031|Risk Purchasing Group Registration|gb|nnn|2024
NC|13-1031|Risk Retention Group (Liability) Registration|gb|nnn|2024
NC|13-1031|Self-Employed Adjuster (Insurance)|gb|ynn|2024
NC|13-1031|Self-Service Storage Limited Lines|gb|nnn|2024
NC|13-1031|Statistical Organizations|gb|nnn|2024
NC|13-1031|Surplus Lines (Property/Casualty)|gb|nnn|2024
NC|13-1071|Employer Fee Paid Personnel Consulting Services|g3|n--|2024
NC|13-1071|Firm-Business Firm|fx|nnn|2024
NC|13-1071|Firm-Chapter 87 Corporations|fx|nnn|2024
NC|13-1071|Firm-Professional Corporation|fx|nnn|2024
NC|13-1071|Firm-Professional Limited Liability Company (PLLC)|fx|nnn|2024
NC|13-1071|Professional Employer Organization-DeMinimis Registration|gb|nnn|2024
NC|13-1071|Professional Employer Organization-License|gb|nnn|2024
NC|13-1071|Self-Insured Workers' Compensation (Individuals)|gb|nnn|2024
NC|13-1071|Temporary Help Services|g3|n--|2024
NC|13-1071|Youth Employment|g3|n--|2024
NC|13-1131|Charitable Solicitation License|gu|nnn|2024
NC|13-1131|Fundraising Consultants/Solicitors|gu|nnn|2024
NC|13-1131|Solicit Contributions In Rest Area|fw|nnn|2024
NC|13-2011|Accountant Privilege|fu|n--|2024
NC|13-2011|Assistant Accountant Privilege|fu|n--|2024
NC|13-2011|CPA Firm - Individual Practitioner|fv|---|2024
NC|13-2011|CPA Firm - Professional Limited Liability Company|fv|---|2024
NC|13-2011|CPA Firm Limited Liability Partnership|fv|---|2024
NC|13-2011|CPA Firm Professional Corporation Registration|fv|---|2024
NC|13-2011|Certified Public Accountant (CPA) License/Certificate- Original|fv|yyy|2024
NC|13-2011|Certified Public Accountant (CPA) License/Certificate-Reciprocal|fv|yy-|2024
NC|13-2011|Certified Public Accountant Privilege|fu|n--|2024
NC|13-2011|Notification of Intent to Practice in NC (Out of State CPA Firm)|fv|---|2024
NC|13-2052|Investment Adviser Representative|gu|ynn|2024
NC|13-2052|Investment Adviser|gu|ynn|2024
NC|13-2053,41-3021|Surplus Lines (Non-Resident)|gb|nnn|2024
NC|13-2072|Check Cashing License|h8|nnn|2024
NC|13-2072|Check Cashing Privilege|fu|n--|2024
NC|13-2072|Consumer Finance|h8|nny|2024
NC|13-2072|Exclusive Mortgage Broker|h8|yyn|2024
NC|13-2072|Loan Agency Privilege|fu|n--|2024
NC|13-2072|Loan Broker|gu|nnn|2024
NC|13-2072|Mortgage Broker License|h8|nnn|2024
NC|13-2072|Mortgage Lender License|h8|nnn|2024
NC|13-2072|Mortgage Loan Originator|h8|yyn|2024
NC|13-2072|Mortgage Originator Support Registration|h8|nnn|2024
NC|13-2072|Mortgage Servicer License|h8|nnn|2024
NC|13-2072|Refund Anticipation Loan Facilitator|h8|nnn|2024
NC|13-2072|Reverse Mortgage Authorization|h8|nnn|2024
NC|17-1011|Architect (By Exam)|g7|yyy|2024
NC|17-1011|Architect by Reciprocity|g7|yyy|2024
NC|17-1011|Firm License (Architecture)|g7|nnn|2024
NC|17-1012|Landscape Architect Corporation|h5|nnn|2024
NC|17-1012|Landscape Architect Privilege|fu|n--|2024
NC|17-1012|Landscape Architect|h5|yyy|2024
NC|17-1012|Landscape Contractor|h6|ynn|2024
NC|17-1022|Land Surveyor Privilege|fu|n--|2024
NC|17-1022|Professional Land Surveyor|fx|yyy|2024
NC|17-2011,17-2021,17-2031,17-2041,17-2051,17-2061,17-2071,17-2072,17-2081,17-2112,17-2121,17-2131,17-2141,17-2161,17-2171|Engineer Privilege|fu|n--|2024
NC|17-2011,17-2021,17-2031,17-2041,17-2051,17-2061,17-2071,17-2072,17-2081,17-2112,17-2121,17-2131,17-2141,17-2161,17-2171|Professional Engineer|fx|yyy|2024
NC|17-3024|Certificated Remote Pilot (Drone pilot)|1|yy-|2023
NC|17-3024|Government NC Unmanned Aircraft System (UAS) Operator Permit (Drones)|fw|y--|2024
NC|19-1013|Soil Remediation/Petroleum Products|fy|n--|2024
NC|19-1013|Soil Scientist|fz|y--|2024
NC|19-1031|Coastal Area Management Consistency|fy|n--|2024
NC|19-1031|Coastal Area Management Minor Development|fy|n--|2024
NC|19-1031|Dam Construction-Modification/Repair/Removal|fy|n--|2024
NC|19-1031|Endangered Species Permit|g5|n--|2024
NC|19-1031|Erosion Control Plan Approval|fy|n--|2024
NC|19-1031|Game Land License|g5|n--|2024
NC|19-1031|Hunting/Inland Fishing Guide License|g5|n--|2024
NC|19-1031|Septage Land Application Site|fy|n--|2024
NC|19-1031|Small/Synthetic Minor|fy|n--|2024
NC|19-1031|Special Device (Inland Fishing)|g5|n--|2024
NC|19-1031|Special Landholder & Guest Fishing License|g5|n--|2024
NC|19-1031|State Inland Fishing|g5|n--|2024
NC|19-1031|Wetlands and Streams - 401 Water Quality Certification|fy|n--|2024
NC|19-1031|Yard Waste Notification|fy|n--|2024
NC|19-1032|Forester|gv|yyy|2024
NC|19-2041|Industrial Hygienist|gs|yyy|2023
NC|19-2042|Geological Corporation|gw|nnn|2024
NC|19-2042|Geologist|gw|yyy|2024
NC|19-3032,19-3033,19-3034|Licensed Psychologist Provisional|h4|yyy|2024
NC|19-3032,19-3033,19-3034|Licensed Psychologist|h4|yyy|2024
NC|19-3032,19-3033,19-3034|Psychological Associate|h4|yyy|2024
NC|19-3032,19-3033,19-3034|Psychologist Privilege|fu|n--|2024
NC|19-3033,19-3034,23-1022|Mediator Certification - District Court Family Financial (FFS)|hd|yyy|2024
NC|19-3091|Archaeological Investigations on State Lands Permit|g6|nyy|2024
NC|19-3091|Underwater Archaeology Permit|g6|nyy|2024
NC|19-4021|Cytotechnologist (CT)|gg|yy-|2023
NC|19-4021|Histotechnician, HT|gg|yyy|2023
NC|19-4042|Authorized Onsite Wastewater Evaluator|gn|yyy|2024
NC|19-4042|Hazardous Waste Generators|fy|n--|2024
NC|19-4042|Liquid Animal Waste Operation|fy|n--|2024
NC|19-4042|Municipal Solid Waste Landfills/Sanitary Landfill|fy|n--|2024
NC|19-4042|NC Environmental Health Specialist Examiner (Intern)|gr|yyn|2024
NC|19-4042|Sanitary Landfill|fy|n--|2024
NC|19-4042|Septage Detention Facility|fy|n--|2024
NC|19-4051|Radioactive Materials|gf|n-n|2024
NC|19-4092|Polygraph Examiner|g1|yny|2024
NC|19-4092|Polygraph Trainee|g1|nnn|2024
NC|19-5011|Certified Prevention Consultant|hi|y-y|2024
NC|21-1012,21-1013,21-1015|Fee-Based Practicing Pastoral Counselor Associate|ha|yy-|2024
NC|21-1012,21-1013,21-1015|Fee-Based Practicing Pastoral Counselor|ha|yy-|2024
NC|21-1013|Licensed Marriage/Family Therapist - LMFT|hb|yyy|2024
NC|21-1013|Marriage/Family Therapist Associate|hb|yyy|2024
NC|21-1021,21-1022,21-1023|Certified Master Social Worker|h0|yy-|2024
NC|21-1021,21-1022,21-1023|Certified Social Worker|h0|yy-|2024
NC|21-1021|Family Foster Home|gf|n-n|2024
NC|21-1022|Licensed Clinical Social Worker Associate|h0|ny-|2024
NC|21-1022|Licensed Clinical Social Worker|h0|yyy|2024
NC|21-1092|Code Enforcement Officials Probationary Certificate|gb|yyy|2024
NC|21-1094|Homes For Developmentally Disabled Adults|gf|-y-|2024
NC|21-1094|Residential Maternity Home|gf|n--|2024
NC|23-1011|Attorney Privilege|fu|n--|2024
NC|23-1011|Attorney|h7|yy-|2024
NC|23-1022|Certified Clerk Mediator (Estate and Guardianship)|hd|yyy|2024
NC|23-1022|Certified District Criminal Court (DCC) Mediator|hd|yyy|2024
NC|23-1022|Mediator Certification - Superior Court Program (MSC)|hd|yyy|2024
NC|23-2011|Certified Paralegal|hm|yy-|2023
NC|25-1194,25-2012,25-2021,25-2022,25-2031,25-2032|Esthetician Teacher|gd|yy-|2024
NC|25-1194,25-3021|Commercial Driver Training Instructor (Instructor License)|fw|nnn|2024
NC|25-1194,25-3021|Federal Firearms License|hu|n--|2023
NC|25-1194,25-3021|Truck Driver Training School Instructor|fw|ny-|2024
NC|25-1194,39-5011,39-5012|Barber Instructor|gc|yny|2024
NC|25-1194,39-5012,39-5094|Certified Electrolysis Instructor|gc|y-y|2024
NC|25-1194|Cosmetology Teacher|gd|y--|2024
NC|25-1194|Driver Education Certificates|fw|nnn|2024
NC|25-1194|Manicurist Teacher|gd|y--|2024
NC|25-1194|Natural Hair Care Teacher|gd|n--|2024
NC|25-1194|Post-Secondary Degree Activity|hy|ny-|2024
NC|25-2021,25-2022|Professional Educator License|hf|yyn|2024
NC|25-2032|School License, Driver Education|fw|nnn|2024
NC|25-4022|Public Librarian Certification|g6|nyn|2024
NC|27-1025|Firm Registration Interior Design|g7|nnn|2024
NC|27-1025|Interior Design Registration|g7|yyy|2024
NC|27-2021,27-2023|Mixed Martial Arts/Boxing/Toughman/Kickboxing Seconds/Cornermen|g8|nnn|2024
NC|27-2021|Mixed Martial Arts/Boxing/Toughman/Kickboxing Contestant|g8|ynn|2024
NC|27-2021|Mixed Martial Arts/Boxing/Toughman/Kickboxing Event|g8|nnn|2024
NC|27-2023|Mixed Martial Arts/Boxing/Toughman/Kickboxing Judge|g8|nyy|2024
NC|27-2023|Mixed Martial Arts/Boxing/Toughman/Kickboxing Referee|g8|nyy|2024
NC|27-2023|Mixed Martial Arts/Boxing/Toughman/Kickboxing Timekeeper|g8|nnn|2024
NC|27-2023|National Boxing Judge|hx|---|2023
NC|27-2023|National Boxing Referee|hx|---|2024
NC|27-2023|National Mixed Martial Arts Judge|hx|---|2024
NC|27-2023|National Mixed Martial Arts Referee|hx|---|2024
NC|27-3031|Lobbyist Principal|gu|nnn|2024
NC|27-3031|Lobbyist Registration|gu|nnn|2024
NC|27-3031|State Agency Liaisons|gu|nnn|2024
NC|27-3091|Interpreter Or Transliterator|h3|---|2024
NC|27-4021|Photographer Privilege|fu|n--|2024
NC|27-4021|Photographer's Agent Privilege|fu|n--|2024
NC|29-1011|Chiropodist Privilege|fu|n--|2024
NC|29-1011|Chiropractic Physician License|gj|yyn|2024
NC|29-1011|Chiropractor Privilege|fu|n--|2024
NC|29-1021,29-1023|Dental License by Credentials|go|yyy|2024
NC|29-1021,29-1023|Dental License by Examination|go|yyn|2024
NC|29-1021,29-1023|Dental License by Military Endorsement/Military Spouse|go|yyy|2024
NC|29-1021,29-1023|Dental Provisional License|go|nyy|2024
NC|29-1021,29-1023|Dentist Privilege|fu|n--|2024
NC|29-1021,29-1023|Instructors License (Dental)|go|-y-|2024
NC|29-1021,29-1023|Intern Permit (Dental)|go|nyn|2024
NC|29-1021,29-1023|Limited Representative - Dental Services|gb|nnn|2024
NC|29-1031|Dietitian/Nutritionist (LDN)|gp|yyy|2024
NC|29-1031|Licensed Nutritionist|gp|yyy|2024
NC|29-1031|Provisional Licensed Dietitian/Nutritionist (PLDN)|gp|yyy|2024
NC|29-1041|Intern Permit|hl|yyy|2024
NC|29-1041|Optometrist Privilege|fu|n--|2024
NC|29-1041|Optometrist|hl|yyn|2024
NC|29-1051|Clinical Pharmacist Practitioner|hh|ny-|2024
NC|29-1051|Pharmacist by Examination|hh|yyy|2024
NC|29-1051|Pharmacist by Reciprocity|hh|yyy|2024
NC|29-1051|Pharmacy|hh|n--|2024
NC|29-1051|Prescription Drug Distributor|g0|n--|2024
NC|29-1051|Prescription Drug Manufacturer|g0|n--|2024
NC|29-1051|Prescription Drug Outsourcing Facility|g0|n--|2024
NC|29-1051|Prescription Drug Re-Packager|g0|n--|2024
NC|29-1051|Prescription Drug Reverse Distributor Only|g0|n--|2024
NC|29-1051|Prescription Drug Wholesaler (Out Of State)|g0|n--|2024
NC|29-1071,29-1081,29-1211,29-1212,29-1213,29-1214,29-1215,29-1217,29-1218,29-1221,29-1222,29-1223,29-1224,29-1241,29-1242,29-1249|Medical Doctor (MD)|g4|yyn|2024
NC|29-1071,29-1081,29-1211,29-1212,29-1213,29-1214,29-1215,29-1217,29-1218,29-1221,29-1222,29-1223,29-1224,29-1241,29-1242,29-1249|Osteopath Privilege|fu|n--|2024
NC|29-1071,29-1081,29-1211,29-1212,29-1213,29-1214,29-1215,29-1217,29-1218,29-1221,29-1222,29-1223,29-1224,29-1241,29-1242,29-1249|Osteopathic Physician (DO)|g4|yyn|2024
NC|29-1071,29-1081,29-1211,29-1212,29-1213,29-1214,29-1215,29-1217,29-1218,29-1221,29-1222,29-1223,29-1224,29-1241,29-1242,29-1249|Physician Privilege|fu|n--|2024
NC|29-1071,29-1081,29-1211,29-1212,29-1213,29-1214,29-1215,29-1217,29-1218,29-1221,29-1222,29-1223,29-1224,29-1241,29-1242,29-1249|Resident Training (Physicians)|g4|yyn|2024
NC|29-1071,29-1081,29-1211,29-1212,29-1213,29-1214,29-1215,29-1217,29-1218,29-1221,29-1222,29-1223,29-1224,29-1241,29-1242,29-1249|Retired Volunteer License|g4|yyn|2024
NC|29-1071,29-1081,29-1211,29-1212,29-1213,29-1214,29-1215,29-1217,29-1218,29-1221,29-1222,29-1223,29-1224,29-1241,29-1242,29-1249|Special Purpose Physician|g4|yyn|2024
NC|29-1071,29-1171|Dispensing Nurse Practitioner or Physician Assistant|hh|n--|2024
NC|29-1071|Anesthesiologist Assistant|g4|yyn|2024
NC|29-1071|Physician Assistant|g4|yyn|2024
NC|29-1081|Podiatrist Privilege|fu|n--|2024
NC|29-1081|Podiatrist|hp|yyy|2024
NC|29-1122|Occupational Therapist|hj|yyn|2024
NC|29-1123,31-2021|Compact Privilege Physical Therapist Assistant|hn|yyy|2024
NC|29-1123|Compact Privilege Physical Therapist|hn|yyy|2024
NC|29-1123|Exempt Organization Annual License|g1|nnn|2024
NC|29-1123|Exempt Organization Special Occasion Permit|g1|nnn|2024
NC|29-1123|NC Physical Therapist Temporary Exemption from Licensure|hn|yyy|2024
NC|29-1123|Physical Therapist (Military Permits)|hn|yyy|2024
NC|29-1123|Physical Therapist|hn|yyy|2024
NC|29-1125|Licensed Recreational Therapist|gt|yyn|2024
NC|29-1126,29-2036|Respiratory Care Practitioner|he|yyn|2024
NC|29-1127|Speech and Language Pathologist|ga|yyy|2024
NC|29-1127|Speech and Language Pathology Assistant|ga|yyy|2024
NC|29-1128|Licensed Recreational Therapist Assistant|gt|ny-|2024
NC|29-1131|Professional Corporation Certificate of Registration (Veterinary)|hz|nyn|2024
NC|29-1131|Temporary Veterinary License|hz|ny-|2024
NC|29-1131|Veterinarian Privilege|fu|n--|2024
NC|29-1131|Veterinary License|hz|yy-|2024
NC|29-1141|Clinical Nurse Specialist Certification-National|hg|yyy|2023
NC|29-1141|Clinical Nurse Specialist|gx|yyn|2024
NC|29-1141|Registered Nurse|gx|yyn|2024
NC|29-1151|Certified Registered Nurse Anesthetist|gx|yyn|2024
NC|29-1161,29-9021,29-9093|Certified Nurse Midwife (CNM)|gx|yyn|2024
NC|29-1171|Adult-Gerontology Acute Care Nurse Practitioner Certification (AGACNP-BC)|hg|yy-|2023
NC|29-1171|Adult-Gerontology Primary Care Nurse Practitioner Certification (AGPCNP-BC)|hg|yy-|2023
NC|29-1171|Family Nurse Practitioner (FNP-BC) - National|hg|yy-|2023
NC|29-1171|Nurse Practitioner|gx|yyn|2024
NC|29-1171|Psychiatric-Mental Health Nurse Practitioner (Across the Lifespan) PMHNP-BC|hg|yy-|2023
NC|29-1181|Audiologist|ga|yyy|2024
NC|29-1242,29-1249|Ambulatory Surgical Facility/To Operate|gf|n-n|2024
NC|29-1292,31-9091|Dental Hygiene License by Credentials|go|yyy|2024
NC|29-1292,31-9091|Dental Hygiene License by Examination|go|yyn|2024
NC|29-1292,31-9091|Dental Hygiene License by Military Endorsement/Military Spouse|go|yyy|2024
NC|29-1292,31-9091|Dental Hygiene Provisional License|go|nyy|2024
NC|29-2031|Cardiac Rehabilitation Programs|gf|n-n|2024
NC|29-2031|Perfusionists|g4|yyn|2024
NC|29-2034|Mammography/Accreditation Standards-Certified Compliance For Screening|gf|n-n|2024
NC|29-2034|X-Ray; Radiation Machine Registration|gf|n-n|2024
NC|29-2042,29-2043|Advanced Emergency Medical Technician (AEMT)|gf|yyy|2024
NC|29-2042,29-2043|Ambulance Provider|gf|n-n|2024
NC|29-2042,29-2043|Ambulance/To Operate|gf|n-n|2024
NC|29-2042,29-2043|Emergency Medical Technician (EMT)|gf|yyy|2024
NC|29-2042,29-2043|Paramedic|gf|yyy|2024
NC|29-2052|Pharmacy Technician|hh|ny-|2024
NC|29-2056|Veterinary Technician Registration|hz|yy-|2024
NC|29-2061,31-1120,31-1131,31-1133,31-2011,31-2021,31-2022|Nurse Aide II|gx|nyn|2024
NC|29-2061|Practical Nurse|gx|yyn|2024
NC|29-2081|Apprentice Optician Registration|hk|nnn|2024
NC|29-2081|Intern Optician Registration|hk|n-y|2024
NC|29-2081|Licensed Dispensing Optician (LDO)|hk|yyy|2024
NC|29-2081|Ophthalmologist Privilege|fu|n--|2024
NC|29-2081|Optical Business Registration|hk|nnn|2024
NC|29-2081|Optician Privilege|fu|n--|2024
NC|29-2081|Optician in Charge (OIC) Registration|hk|nnn|2024
NC|29-2081|Training Establishment Registration|hk|nnn|2024
NC|29-2092|Apprentice Certification (Hearing Aid Dealer And Fitter)|h1|y--|2024
NC|29-2092|Audiologist Assistant|ga|nyy|2024
NC|29-2092|Hearing Aid Dealer And Fitter|h1|y--|2024
NC|29-9091|Licensed Athletic Trainer|g9|yyn|2024
NC|29-9091|Mixed Martial Arts/Boxing/Toughman/Kickboxing Manager|g8|nnn|2024
NC|29-9091|Mixed Martial Arts/Boxing/Toughman/Kickboxing Matchmaker|g8|nnn|2024
NC|31-1120|Home Care Agency|gf|n-n|2024
NC|31-1131|Medication Aide - Long Term Care/Skilled Nursing Facilities|gf|yyn|2024
NC|31-1131|Nurse Aide I|gf|yyn|2024
NC|31-2011|Occupational Therapy Assistant|hj|yyn|2024
NC|31-2021|NC Physical Therapist Assistant Temporary Exemption from Licensure|hn|yyy|2024
NC|31-2021|Physical Therapist Assistant|hn|yyy|2024
NC|31-2021|Physical Therapy Assistants (Military Permits)|hn|yyy|2024
NC|31-9011|Massage And Bodywork Therapist Privilege|fu|n--|2024
NC|31-9011|Massage And Bodywork Therapist|hc|yyn|2024
NC|31-9092|Certified Chiropractic Assistant - Level I Clinical|gj|yyn|2024
NC|31-9092|Certified Chiropractic Assistant - Level II Xray|gj|yy-|2024
NC|31-9092|Hospice|gf|n-n|2024
NC|31-9092|Medical Responder|gf|yyy|2024
NC|31-9092|Medical School Faculty License|g4|nyn|2024
NC|33-3031|CITES Re-export Certificates for Certain Wildlife|gk|n--|2023
NC|33-3031|Import-Export Wildlife License for Foreign Entity|gk|n--|2023
NC|33-3031|Import-Export Wildlife License for US Entity|gk|n--|2023
NC|33-3031|Wildlife Captivity License|g5|n--|2024
NC|33-3031|Wildlife Control Agent License|g5|yy-|2024
NC|33-3031|Wildlife Importation / Exportation Permit|g5|n--|2024
NC|33-3031|Wildlife Port Exception Permit|gk|n--|2023
NC|33-3031|Wildlife Rehabilitation License|g5|n--|2024
NC|33-9011|Alligator Control Agent Certification|g5|yyn|2024
NC|33-9021|Private Investigator Associate|g1|nny|2024
NC|33-9021|Private Investigator|g1|nny|2024
NC|33-9032|Armored Car Profession|g1|nnn|2024
NC|33-9032|Security Guard And Patrol Profession|g1|nny|2024
NC|33-9032|Special Limited Guard And Patrol|g1|nnn|2024
NC|35-3011|Airport Central Storage|g1|nnn|2024
NC|35-3011|Alcohol Dealer Registration at Retail|ge|n--|2023
NC|35-3011|Antique Spiritous Liquor|g1|nnn|2024
NC|35-3011|Brownbagging Private Club|g1|nnn|2024
NC|35-3011|Common Area Entertainment|g1|nnn|2024
NC|35-3011|Culinary|g1|nnn|2024
NC|35-3011|Delivery Service|g1|nnn|2024
NC|35-3011|Distilled Spirits Plant Permit|ge|n--|2023
NC|35-3011|Distillery|g1|nnn|2024
NC|35-3011|Game Night Sponsor Permits|g1|nnn|2024
NC|35-3011|Guest Room Cabinet|g1|nnn|2024
NC|35-3011|Limited Special Occasion|g1|nnn|2024
NC|35-3011|Malt Beverage Special Event|g1|nnn|2024
NC|35-3011|Malt Beverage Tasting|g1|nnn|2024
NC|35-3011|Malt Beverage Tour Boat|g1|nnn|2024
NC|35-3011|Malt Beverage Vendor, Non-Resident|g1|nnn|2024
NC|35-3011|Mixed Beverage Bar|g1|nnn|2024
NC|35-3011|Mixed Beverage Convention Center|g1|nnn|2024
NC|35-3011|Mixed Beverage Private Club|g1|nnn|2024
NC|35-3011|Mixed Beverage Restaurant|g1|nnn|2024
NC|35-3011|Mixed Beverage Sports Club|g1|nnn|2024
NC|35-3011|Mixed Beverage Sports and Entertainment Venue|g1|nnn|2024
NC|35-3011|Mixed Beverage Tourism ABC Establishment|g1|nnn|2024
NC|35-3011|Mixed Beverages Catering|g1|nnn|2024
NC|35-3011|Mixed Beverages Distillery|g1|nnn|2024
NC|35-3011|Mixed Beverages Historic ABC Establishment|g1|nnn|2024
NC|35-3011|Mixed Beverages Non Profit Organization|g1|nnn|2024
NC|35-3011|Mixed Beverages Tour Boat|g1|nnn|2024
NC|35-3011|Mixed Beverages Tourism Resort|g1|nnn|2024
NC|35-3011|NC Controlled Substance Registration|gf|n--|2024
NC|35-3011|Off-Premises Fortified Wine|g1|nnn|2024
NC|35-3011|Off-Premises Malt Beverages|g1|nnn|2024
NC|35-3011|Off-Premises Unfortified Wine|g1|nnn|2024
NC|35-3011|On Premises Fortified Wine|g1|nnn|2024
NC|35-3011|On Premises Malt Beverage|g1|nnn|2024
NC|35-3011|On Premises Unfortified Wine|g1|nnn|2024
NC|35-3011|Special Occasion Permit|g1|nnn|2024
NC|35-3011|Special One Time|g1|nnn|2024
NC|35-3011|Specialty Denatured Spirits/Tax Free Alcohol (user/dealer)|ge|n--|2023
NC|35-3011|Spiritous Liquor Special Event|g1|nnn|2024
NC|35-3011|Spiritous Liquor Tasting|g1|nnn|2024
NC|35-3011|Wine Vendor, Non-Resident|g1|nnn|2024
NC|37-2021|Certified Structural Pest Control Applicator|g0|y--|2024
NC|37-2021|Pest Control Consultant|g0|n--|2024
NC|37-2021|Structural Pest Control Operator (Licensee)|g0|y--|2024
NC|37-2021|Structural Pest Control Registered Technician|g0|ny-|2024
NC|39-2021|Animal Contact Exhibit Permit|g0|n--|2024
NC|39-2021|Animal Shelter Registration|g0|n--|2024
NC|39-2021|Boarding Kennel|g0|n--|2024
NC|39-2021|Brands (Animal)|g0|n--|2024
NC|39-3091|Amusement Devices|g3|n--|2024
NC|39-4011|Embalmer Privilege|fu|n--|2024
NC|39-4011|Embalmer|gq|yyy|2024
NC|39-4031|Courtesy Card (Funeral)|gq|yy-|2024
NC|39-4031|Funeral Director Privilege|fu|n--|2024
NC|39-4031|Funeral Director Provisional License|gq|yyy|2024
NC|39-4031|Funeral Director Unaffiliated Establishment|gq|yy-|2024
NC|39-4031|Funeral Director|gq|yyy|2024
NC|39-4031|Funeral Services Licensee Privilege|fu|n--|2024
NC|39-4031|Funeral Service|gq|yy-|2024
NC|39-4031|Resident Trainee (Funeral Directing; Funeral Service; Embalming)|gq|y-y|2024
NC|39-5011,39-5012,39-5092,39-5094|Laser Hair Practitioner|gc|nyy|2024
NC|39-5011,39-5012|Apprentice Barber|gc|yyn|2024
NC|39-5011,39-5012|Barber School|gc|nnn|2024
NC|39-5011,39-5012|Barber Shop|gc|nnn|2024
NC|39-5011,39-5012|Barber Student|gc|nnn|2024
NC|39-5011|Licensed Barber|gc|yny|2024
NC|39-5012,39-5094|Electrologist|gc|yyn|2024
NC|39-5012|Apprentice (Cosmetology)|gd|yyy|2024
NC|39-5012|Cosmetic Art School|gd|n--|2024
NC|39-5012|Cosmetic Art Shop|gd|n--|2024
NC|39-5012|Cosmetology|gd|yy-|2024
NC|39-5092|Manicurist|gd|y--|2024
NC|39-5092|Natural Hair Care Specialist|gd|y--|2024
NC|39-5094|Electrolysis or Laser Hair Removal School (Out of State)|gc|nny|2024
NC|39-5094|Esthetician|gd|y--|2024
NC|41-1011|Amphibian and Reptile Possession permit|g5|n--|2024
NC|41-1011|Cigarette Distributor|fu|n--|2024
NC|41-1011|Merchant Of Registration|fu|n--|2024
NC|41-1011|Permit to Sell Bees|g0|n--|2024
NC|41-1011|Pet Shop Operator|g0|n--|2024
NC|41-1011|Priority Boarding Pass for Vendors For The Hatteras Inlet Ferry|fw|nnn|2024
NC|41-1011|Tanning Facility Registration|gf|n-n|2024
NC|41-1011|Tobacco Products (Other Than Cigarettes)|fu|n--|2024
NC|41-2031|Auto-Rental Limited Lines License|gb|nnn|2024
NC|41-2031|Motor Vehicle Dealer (New Or Used Vehicle)|fw|nyn|2024
NC|41-2031|Motor Vehicle Dealer/Factory Representative|fw|nyn|2024
NC|41-2031|Motor Vehicle Wholesaler|fw|nyn|2024
NC|41-2031|Sales Representative (Motor Vehicle)|fw|nnn|2024
NC|41-3011|Off Premise Outdoor Advertising Permit|fw|nnn|2024
NC|41-3021|Broker (Insurance) Non-Resident|gb|n--|2024
NC|41-3021|Broker (Insurance) Resident|gb|nnn|2024
NC|41-3021|Broker (Motor Carriers) Passengers|gi|nnn|2024
NC|41-3021|Passenger Brokers|gi|nnn|2024
NC|41-3021|Reinsurance Intermediary Broker/Manager|gb|nnn|2024
NC|41-3021|Surplus Lines Business Entity|gb|nnn|2024
NC|41-3021|Viatical Settlement Broker|gb|nnn|2024
NC|41-3031|Securities Dealer/Broker Registration|gu|ynn|2024
NC|41-3031|Securities Salesman Registration|gu|ynn|2024
NC|41-3091|Apprentice Auctioneer|hv|nyn|2024
NC|41-3091|Auction Firm|hv|yyn|2024
NC|41-3091|Auctioneer|hv|yyn|2024
NC|41-3091|Cemetery Operator's License|hw|nny|2024
NC|41-3091|Pre-Need Cemetery Salesperson|hw|nnn|2024
NC|41-3091|Preneed Establishment (Funeral)|gq|n--|2024
NC|41-3091|Preneed Sales (Funeral)|gq|yy-|2024
NC|41-4011|Medical Gas Distributor (In State)|g0|n--|2024
NC|41-4011|Medical Gas Supplier (Out Of State)|g0|n--|2024
NC|41-4011|Medical Gases Manufacturer|g0|n--|2024
NC|41-4011|Prescription Drug Third Party Logistic Provider Only|g0|n--|2024
NC|41-4011|Pseudoephedrine Only|g0|n--|2024
NC|41-4012,45-3031|Feral Swine Trapping Permit|g5|n--|2024
NC|41-4012,45-3031|Field Trial Authorization (Hunting Dogs)|g5|n--|2024
NC|41-4012,51-9061|Livestock Market|g0|n--|2024
NC|41-4012,51-9061|Meat And Poultry Handlers|g0|nnn|2024
NC|41-4012,53-5011|Wine Shipper|g1|nnn|2024
NC|41-4012|Alcohol Wholesaler/Importer Permit|ge|n--|2023
NC|41-4012|Bedding Manufacturer's|g0|nnn|2024
NC|41-4012|Bedding Sanitizer's|g0|nnn|2024
NC|41-4012|Brew On Premises|g1|nnn|2024
NC|41-4012|Brewery/Brewpub Federal Permit|ge|n--|2023
NC|41-4012|Brewery|g1|nnn|2024
NC|41-4012|Chick Dealer|g0|n--|2024
NC|41-4012|Chicken Hatchery|g0|n--|2024
NC|41-4012|Feed Registration|g0|n--|2024
NC|41-4012|Feed Reporting|g0|n--|2024
NC|41-4012|Fortified Winery|g1|nnn|2024
NC|41-4012|Grain Buying Station|g0|---|2024
NC|41-4012|Grain Dealer|g0|n--|2024
NC|41-4012|Guard Dog Service Profession|g1|nny|2024
NC|41-4012|Hatching Egg Dealer|g0|n--|2024
NC|41-4012|Livestock Dealer|g0|n--|2024
NC|41-4012|Malt Beverage Importer|g1|nnn|2024
NC|41-4012|Malt Beverage Wholesaler|g1|nnn|2024
NC|41-4012|Non-Resident Spiritous Liquor Vendor|g1|nnn|2024
NC|41-4012|Unfortified Winery|g1|nnn|2024
NC|41-4012|Wine Importer|g1|nnn|2024
NC|41-4012|Wine Shop|g1|nnn|2024
NC|41-4012|Wine Tasting|g1|nnn|2024
NC|41-4012|Wine Wholesaler|g1|nnn|2024
NC|41-4012|Winery Special Event|g1|nnn|2024
NC|41-9021|Major Coastal Development/CAMA Major Development|fy|n--|2024
NC|41-9021|Real Estate Broker Privilege|fu|n--|2024
NC|41-9021|Real Estate Broker|hq|y--|2024
NC|41-9021|Real Estate Prelicensing/Postlicensing & Update Course Education Providers|hq|n--|2024
NC|41-9022|Limited Nonresident Commercial Real Estate|hq|n--|2024
NC|43-3011|Collection Agency|gb|nnn|2024
NC|43-3011|Wildlife Scientific Collection|g5|n--|2024
NC|43-5021|Courier Service Profession|g1|nnn|2024
NC|43-5031|Emergency Medical Dispatcher Certification (EMD)|gf|yyy|2024
NC|43-5032|Aircraft Dispatcher|1|yy-|2023
NC|43-5071|Packaging and Logistics|g1|nnn|2024
NC|43-9041|Auto Physical Damage Agent|gb|ynn|2024
NC|43-9041|Motor Club Agent - Ltd Rep|gb|nnn|2024
NC|43-9041|Temporary Agent License|gb|nnn|2024
NC|45-2092|Fruit And Vegetables - Handlers|g0|nnn|2024
NC|45-3031|Authorization to Culture Non-Approved Fish Species|g5|n--|2024
NC|45-3031|Bear Management Stamp|g5|n--|2024
NC|45-3031|Big Game Hunting License|g5|n--|2024
NC|45-3031|Blocks Of Ten-Day Coastal Recreational Fishing|fy|n--|2024
NC|45-3031|Blue Crab Shedding|fy|n--|2024
NC|45-3031|Bobcat and Otter Tags|g5|n--|2024
NC|45-3031|Coastal Recreational Fishing License (CRFL)|fy|n--|2024
NC|45-3031|Combination Hunting and Inland Fishing|g5|n--|2024
NC|45-3031|Commercial Export of Skins of 6 Native Species|gk|n--|2023
NC|45-3031|Commercial Fisherman|fy|n--|2024
NC|45-3031|Commercial Fishing Vessel Registration|fy|n--|2024
NC|45-3031|Comprehensive Hunting License|g5|n--|2024
NC|45-3031|Controlled Hunting Preserve Hunting|g5|n--|2024
NC|45-3031|Controlled Hunting Preserve Operator License - Fox/Coyote/Rabbit|g5|n--|2024
NC|45-3031|Controlled Hunting Preserve Operator License for Game Birds|g5|n--|2024
NC|45-3031|Estuarine Gill Net|fy|n--|2024
NC|45-3031|Event Fishing Waiver|g5|n--|2024
NC|45-3031|Falconry|g5|y--|2024
NC|45-3031|Farmed Cervid|g0|nnn|2024
NC|45-3031|Fish Dealer|fy|n--|2024
NC|45-3031|Fish Stocking Permits|g5|n--|2024
NC|45-3031|For-Hire Blanket Vessel Coastal Recreational Fishing|fy|n--|2024
NC|45-3031|For-Hire Non-Blanket Vessel Coastal Recreational Fishing|fy|n--|2024
NC|45-3031|Fox Coyote Transportation Permit|g5|---|2024
NC|45-3031|Fur Dealer License|g5|n--|2024
NC|45-3031|Fur Dealer Station License|g5|n--|2024
NC|45-3031|Game Bird Propagation|g5|n--|2024
NC|45-3031|Gamebird Hatchery|g0|n--|2024
NC|45-3031|Hunting Heritage Apprentice Permit|g5|n--|2024
NC|45-3031|Land Or Sell Fish|fy|n--|2024
NC|45-3031|Non-Resident Bear Hunting License|g5|n--|2024
NC|45-3031|Non-Resident Big Game Hunting License|g5|n--|2024
NC|45-3031|Non-Resident State Hunting License|g5|n--|2024
NC|45-3031|Non-Resident State Inland Fishing|g5|n--|2024
NC|45-3031|Non-Resident Trapping License|g5|n--|2024
NC|45-3031|Ocean Fishing Pier|fy|n--|2024
NC|45-3031|Recreational Fishing Tournament To Sell Fish|fy|n--|2024
NC|45-3031|Resident State Hunting License|g5|n--|2024
NC|45-3031|Retired Standard Commercial Fishing|fy|n--|2024
NC|45-3031|Shellfish-NC Residents Without A Standard Commercial Fishing|fy|n--|2024
NC|45-3031|Shellfish-Wholesale Marketing/Processing/Handling|fy|n--|2024
NC|45-3031|Sportsman|g5|n--|2024
NC|45-3031|Standard Commercial Fishing|fy|n--|2024
NC|45-3031|State Trapping License|g5|n--|2024
NC|45-3031|Stock Triploid Grass Carp|g5|n--|2024
NC|45-3031|Unified Sportsman/Coastal Recreational Fishing|g5|n--|2024
NC|47-1011,47-5041|Mining|fy|n--|2024
NC|47-2061,47-2152|Special Restricted Swimming Pool|g2|yny|2024
NC|47-2073,47-2152|Well Contractor Certification|gf|y-y|2024
NC|47-2073|Injection Well Construction|fy|n--|2024
NC|47-2111,47-2152|Special Restricted: Groundwater Pump Electrical Contracting|g2|yny|2024
NC|47-2111,49-2098|Special Restricted: Fire Alarm/Low Voltage|g2|yny|2024
NC|47-2111|Electric Merchant Plant|gi|nnn|2024
NC|47-2111|Electronic Countermeasures|g1|nnn|2024
NC|47-2111|Intermediate Electrical Contracting|g2|yny|2024
NC|47-2111|Limited Electrical Contracting|g2|yny|2024
NC|47-2111|Portable Electronic Business Entity|gb|nnn|2024
NC|47-2111|Special Restricted: Electric Sign|g2|yny|2024
NC|47-2111|Special Restricted: Single Family Dwelling Electrical Contracting|g2|yny|2024
NC|47-2111|Unlimited Electrical Contracting|g2|yny|2024
NC|47-2111|Utility Generating Facility|gi|nnn|2024
NC|47-2131,47-4041|Asbestos Accreditation|gf|nyy|2024
NC|47-2152|Boiler Or Pressure Vessel Inspections|g3|n--|2024
NC|47-2152|Corporate Irrigation Contractor|ho|nnn|2024
NC|47-2152|Fire Sprinkler Inspection Contractor|gl|y--|2024
NC|47-2152|Fire Sprinkler Inspection Technician|gl|y-y|2024
NC|47-2152|Fire Sprinkler Maintenance Technician (Limited)|gl|y-y|2024
NC|47-2152|Irrigation Contractor|ho|yny|2024
NC|47-2152|Plumbing Contractor (Class 1)|gl|y--|2024
NC|47-2152|Plumbing Contractor (Class 2)|gl|y--|2024
NC|47-2152|Plumbing Technician (Private Educational Institution)|gl|y-y|2024
NC|47-2152|Plumbing Technician (State & Local Government)|gl|y--|2024
NC|47-2152|Plumbing Technician|gl|y--|2024
NC|47-2152|Restricted Limited Plumbing Contractor|gl|y--|2024
NC|47-2152|Underground Storage Tank Facility: Registration & Operation|fy|n--|2024
NC|47-2152|Wastewater Pumping And Hauling|fy|n--|2024
NC|47-4011|Boiler Inspector Commissions|g3|yy-|2024
NC|47-4011|Code Enforcement Official Standard Certificate|gb|yyy|2024
NC|47-4011|Home Inspector (Privilege)|fu|n--|2024
NC|47-4011|Home Inspector|gb|y-y|2024
NC|47-4011|Individual Responsible for Day-to-Day Operation (Safety Inspection Station)|fw|nnn|2024
NC|47-4011|Retail Frozen Dessert Inspection|g0|n--|2024
NC|47-4011|Safety Equipment Inspection Station/Emissions & Safety|fw|nnn|2024
NC|47-4021|Elevators|g3|n--|2024
NC|47-4021|Special Restricted: Elevator|g2|yny|2024
NC|47-4041|Hazardous Waste Management|fy|n--|2024
NC|47-4041|Hazardous Waste Post-Closure|fy|n--|2024
NC|47-4041|Lead-Based Paint Management|gf|-yy|2024
NC|47-4041|Tax Certification Of Air Pollution Abatement Equip.|fy|n--|2024
NC|49-2098|Alarm Systems License|g1|nny|2024
NC|49-3011|Aircraft Mechanic|1|y--|2023
NC|49-3011|Aircraft Repairperson|1|n-y|2023
NC|49-3023|Motor Club|gb|nnn|2024
NC|49-3023|Motor Vehicle Manufacturer Branch|fw|nyn|2024
NC|49-9021|Air Quality (Part I "Title V Operation")|fy|n--|2024
NC|49-9021|Commercial Refrigeration Contractor|h2|yny|2024
NC|49-9021|Heating Group 1 Contractor (Class 1)|gl|y-y|2024
NC|49-9021|Heating Group 1 Contractor (Class II)|gl|y--|2024
NC|49-9021|Heating Group 1 Technician (State & Local Government)|gl|y-y|2024
NC|49-9021|Heating Group 1 Technician|gl|y--|2024
NC|49-9021|Heating Group 2 Contractor|gl|y-y|2024
NC|49-9021|Heating Group 2 Technician|gl|y-y|2024
NC|49-9021|Heating Group 3 Contractor (Class I)|gl|y-y|2024
NC|49-9021|Heating Group 3 Contractor (Class II)|gl|y-y|2024
NC|49-9021|Heating Group 3 Technician (State & Local Government)|gl|y-y|2024
NC|49-9021|Heating Group 3 Technician|gl|y-y|2024
NC|49-9021|Industrial Refrigeration Contractor|h2|yny|2024
NC|49-9021|Refrigeration Service Contractor|h2|yny|2024
NC|49-9021|Safety Equipment Inspection Mechanics/Emission|fw|yyn|2024
NC|49-9021|Safety Equipment Inspection Mechanics/Regular|fw|yyn|2024
NC|49-9021|Special Restricted: Plumbing, Heating and Air Conditioning|g2|yny|2024
NC|49-9021|Transport Refrigeration Contractor|h2|yny|2024
NC|49-9062|Virtual Manufacturer|g0|n--|2024
NC|49-9094|Locksmith Apprentice License|h9|nnn|2024
NC|49-9094|Locksmith License|h9|ynn|2024
NC|51-8012|Encroachment Permit|fw|nnn|2024
NC|51-8031|Closed Loop Recycle Systems (Wastewater Treatment)|fy|n--|2024
NC|51-8031|Groundwater Laboratory Certifications|fy|n--|2024
NC|51-8031|Inspector (Waste Water)|gn|yyn|2024
NC|51-8031|Migratory Waterfowl Hunting License (state)|g5|n--|2024
NC|51-8031|Motor Vehicle Distribution License|fw|nyn|2024
NC|51-8031|NPDES Wastewater Permit|fy|n--|2024
NC|51-8031|National Pollutant Discharge Elimination System Individual|fy|n--|2024
NC|51-8031|National Pollutant Discharge Elimination System: General Stormwater|fy|n--|2024
NC|51-8031|On-Site Subsurface Disposal/Wastewater: Improvement|gf|yyy|2024
NC|51-8031|On-Site Subsurface Disposal/Wastewater: Operation|gf|yyy|2024
NC|51-8031|Public Water Supply|fy|n--|2024
NC|51-8031|Public Water System Operating Permit|fy|n--|2024
NC|51-8031|Reclaimed Water Systems (Wastewater Treatment)|fy|n--|2024
NC|51-8031|Residuals Management (Wastewater Treatment)|fy|n--|2024
NC|51-8031|Wastewater Irrigation Systems (Wastewater Treatment)|fy|n--|2024
NC|51-8031|Water Supply Well Construction Permit|fy|n--|2024
NC|51-8031|Water Treatment Facility Operators Certification|fy|y--|2024
NC|51-8031|Well Construction - Water Supply Wells|fy|n--|2024
NC|51-9061|Antifreeze Registration|g0|n--|2024
NC|51-9061|Milk and Cream Hauler And Sampler|g0|n--|2024
NC|51-9061|Oversize Overweight Permits - Annual (OSOW)|fw|nnn|2024
NC|51-9061|Weigh-in & Special Use Permits|g5|n--|2024
NC|51-9061|Wholesale Frozen Dessert Inspection|g0|n--|2024
NC|51-9111|Bottler|g1|nnn|2024
NC|53-2011,53-2012,53-5021|Commercial Pilot|1|yyy|2023
NC|53-2011,53-2012|Aerial Pesticide Applicator (Pilot)|g0|yy-|2024
NC|53-2011|Aerial Pesticide Applicator (Contractors)|g0|yy-|2024
NC|53-2011|Vintage & Experimental Aircraft Pilot-in-Command|1|yy-|2023
NC|53-2021|Control Tower Operator|1|yyy|2023
NC|53-3032,53-3033|Oversize/Overweight Escort Drivers Certificate|fw|yyn|2024
NC|53-3032,53-3051,53-3052,53-3053|Commercial Drivers License (CDL)|gh|ynn|2019
NC|53-3032|Classified Drivers License (Non-commercial Class A, B or C)|fw|ynn|2024
NC|53-3032|Commercial Driver License (Class A, B or C)|fw|y--|2024
NC|53-3032|Commercial Driver License Permits|fw|y--|2024
NC|53-3032|Commercial Drivers License Endorsements|fw|n--|2024
NC|53-3032|Oversize Overweight - Superload Permit (OSOW)|fw|nnn|2024
NC|53-3032|Oversize Overweight House Move Permit (OSOW)|fw|nnn|2024
NC|53-3032|Oversize Overweight Permit - Single Trip (OSOW)|fw|nnn|2024
NC|53-3032|Truck Decals|g0|---|2024
NC|53-3032|Truck Driver School Recruiter|fw|ny-|2024
NC|53-3032|Truck Driver Training School|fw|ny-|2024
NC|53-3051,53-3052,53-3053|Regular Route Passenger Operations By Bus Companies|gi|nnn|2024
NC|53-3051,53-3053|Commercial Driver License with P and S (School Bus Driver License)|fw|y--|2024
NC|53-5021|For-Hire Blanket Captains Coastal Recreational Fishing|fy|n--|2024
NC|53-6021|State Fair Camper Parking|g0|n--|2024
NC|53-6021|State Fair Golf Cart & Motor Powered Vehicles|g0|n-n|2024
NC|53-7081|Junkyard Permit|fw|nnn|2024
NC|53-7081|Motor Carrier's- Of Exemption To Transport Household Goods|gi|nnn|2024
NC|53-7081|Scrap Tire Hauler|fy|n--|2024
NC|53-7081|Transportation Network Company License Certificate (TNC)|fw|nyn|2024
NC|53-7081|Transporter (Petroleum)|fu|n--|2024
NC|53-7081|Transporters Of Hazardous Waste|fy|n--|2024
ND|11-9013|Hemp Grower|ir|nnn|2024
ND|11-9013|Hemp Processor|ir|nnn|2024
ND|11-9021|Contractors, Geothermal|ii|yyy|2024
ND|11-9021|Contractors|i8|nny|2024
ND|11-9031|Early Childhood Services (Childcare Center)|ie|nyy|2024
ND|11-9031|Early Childhood Services (Family Daycare)|ie|nnn|2024
ND|11-9031|Early Childhood Services (Group Daycare)|ie|nyy|2024
ND|11-9031|Early Childhood Services (Multiple License)|ie|nyy|2024
ND|11-9031|Early Childhood Services (School Age Child Care Facility)|ie|nyy|2024
ND|11-9032,25-2012,25-2021,25-2022,25-2031,25-2032,33-9032|Armed First Responders|ij|nny|2024
ND|11-9111|Nursing Home Administrators|iu|yyn|2024
ND|13-1011|Athletic Agents|i8|nnn|2024
ND|13-1031,13-2053,41-3021,43-9041|Insurance Consultants|ig|ynn|2024
ND|13-1031,13-2053,41-3021,43-9041|Resident Insurance Producers|ig|ynn|2024
ND|13-1031,13-2053,41-3021,43-9041|Surplus Lines Producers|ig|ynn|2024
ND|13-1131|Charitable Solicitors|i8|nnn|2024
ND|13-1131|Fundraisers|i8|nnn|2024
ND|13-2011|Certified Public Accountants|i0|yyy|2024
ND|13-2011|Licensed Public Accountants|i0|yyn|2024
ND|13-2052|Investment Advisor Representatives|is|ynn|2024
ND|13-2052|Investment Advisors|is|ynn|2024
ND|17-1011|Architects|i5|yyy|2024
ND|17-1012|Landscape Architects|i5|yyy|2024
ND|17-1022|Land Surveyors|i1|yny|2024
ND|17-2011,17-2021,17-2031,17-2041,17-2051,17-2061,17-2071,17-2072,17-2081,17-2112,17-2121,17-2131,17-2141,17-2161,17-2171|Engineers|i1|yyy|2024
ND|19-1013|Soil Classifiers|i2|yyy|2024
ND|19-3032,19-3033,19-3034|Psychologists (limited practice certificate)|iy|nyy|2024
ND|19-3032,19-3033,19-3034|Psychologists|iy|yyy|2024
ND|19-3033|Licensed Professional Clinical Counselors|j1|yyy|2024
ND|19-4021,29-2010|Clinical Laboratory Specialists|ib|yyy|2024
ND|19-4021|Clinical Laboratory Scientists/Medical Technologists|ib|yyy|2024
ND|19-4021|Clinical Laboratory Technicians/Medical Laboratory Technicians|ib|yyy|2024
ND|21-1012,21-1013,21-1015|Licensed Associate Professional Counselors|j1|yyy|2024
ND|21-1012,21-1013,21-1015|Licensed Professional Counselors|j1|yyy|2024
ND|21-1013|Licensed Associate Marriage and Family Therapists|j0|yyy|2024
ND|21-1013|Licensed Marriage and Family Therapists|j0|yyy|2024
ND|21-1022,21-1023|Licensed Baccalaureate Social Worker|iv|yyy|2019
ND|21-1022,21-1023|Licensed Master Social Worker|iv|yyy|2019
ND|21-1022|Licensed Clinical Social Worker|iv|yyy|2019
ND|23-1011|Attorneys|iz|yyn|2024
ND|23-2093|Abstractors|jd|ynn|2024
ND|25-1194,39-5011,39-5012|Barber Instructor|i9|yny|2024
ND|25-1194,39-5012|Cosmetology Instructors|ia|nnn|2024
ND|25-1194,39-5094|Estheticians Instructors|ia|yyn|2024
ND|25-2011|Early Childhood Services (Preschool Education Facility)|ie|nyy|2024
ND|25-2012,25-2021,25-2022,25-2031,25-2032|Teachers|ik|nyy|2024
ND|27-3031|Lobbyists|i8|nnn|2024
ND|29-1011|Chiropractors|if|yyn|2024
ND|29-1021,29-1023|Dentists|im|yyn|2024
ND|29-1031|Dietitian or Nutritionist (Limited Practice without a Permit)|in|yyn|2024
ND|29-1031|Licensed Nutritionists|in|yyn|2024
ND|29-1031|Licensed Registered Dietitians|in|yyn|2024
ND|29-1041|Optometrists|j5|yyn|2024
ND|29-1051|Pharmacists|j6|yyy|2024
ND|29-1071,29-1081,29-1211,29-1212,29-1213,29-1214,29-1215,29-1217,29-1218,29-1221,29-1222,29-1223,29-1224,29-1241,29-1242,29-1249|Osteopaths|i3|yyn|2024
ND|29-1071,29-1081,29-1211,29-1212,29-1213,29-1214,29-1215,29-1217,29-1218,29-1221,29-1222,29-1223,29-1224,29-1241,29-1242,29-1249|Physicians and Surgeons|i3|yyn|2024
ND|29-1071,29-1141,29-1151,29-1161,29-1171,29-9021,29-9093|Advanced Practice Registered Nurses (APRN)|it|yyn|2024
ND|29-1071|Physician Assistants|i3|yyn|2024
ND|29-1081|Podiatrists (resident temporary)|j8|nyy|2024
ND|29-1081|Podiatrists|j8|yyy|2024
ND|29-1122|Licensed Occupational Therapists|j4|yyy|2024
ND|29-1123|Physical Therapists|j7|yyn|2024
ND|29-1124|Radiation Therapists|id|yyn|2024
ND|29-1125|Music Therapists|jb|yyy|2024
ND|29-1126,29-2036|Respiratory Therapists|j3|yyn|2024
ND|29-1127|Speech-Language Pathologists|i7|yyn|2024
ND|29-1131|Veterinarians|je|yyn|2024
ND|29-1131|Veterinary Dispensing Technicians|j6|nnn|2024
ND|29-1141|Registered Nurses (RN)|it|yyn|2024
ND|29-1141|Specialty Practice Registered Nurses|it|yyn|2024
ND|29-1181|Audiologists|i7|yyn|2024
ND|29-1212,29-1213,29-1214,29-1217,29-1222,29-1224,29-1241,29-2033|Nuclear Medicine Technologists|id|yyn|2024
ND|29-1292,31-9091|Dental Hygienists|im|yyn|2024
ND|29-1292,31-9091|Qualified Dental Assistants|im|yny|2024
ND|29-1292,31-9091|Registered Dental Assistants|im|yyy|2024
ND|29-2031|Cardiac Electrophysiology Specialists|id|yyn|2024
ND|29-2031|Cardiovascular Invasive Specialists|id|yyn|2024
ND|29-2032,29-2033|Medical Imaging|id|---|2019
ND|29-2032|Sonographers|id|yyn|2024
ND|29-2034|Bone Densitometry Technologists|id|yyn|2024
ND|29-2034|Fluoroscopy Technicians|id|yyn|2024
ND|29-2034|Limited X-Ray Machine Operators (LXMO)|id|yyn|2024
ND|29-2034|Radiographers|id|yyn|2024
ND|29-2034|Radiology Assistants|id|yyn|2024
ND|29-2035|Magnetic Resonance Imaging (MRI) Technologists|id|yyn|2024
ND|29-2036|Polysomnographic Technologist|j3|ynn|2024
ND|29-2042,29-2043|Advaced Emergency Medical Technicians (AEMT)|ie|yyy|2024
ND|29-2042,29-2043|EMS Personnel|iq|---|2019
ND|29-2042,29-2043|Emergency Medical Technicians (EMT)|ie|yyy|2024
ND|29-2043|Paramedic|ie|yyy|2024
ND|29-2052|Pharmacy Technicians|j6|yyn|2024
ND|29-2056|Veterinary Technicians|je|yyn|2024
ND|29-2061|Licensed Practical Nurses (LPN)|it|yyn|2024
ND|29-2092|Hearing Aid Dispenser Specialists|iw|ynn|2024
ND|29-9091|Athletic Trainers|i6|yyn|2024
ND|29-9092|Genetic Counselors|i3|yyn|2024
ND|31-2011|Licensed Occupational Therapy Assistants|j4|yyy|2024
ND|31-2021|Physical Therapist Assistants|j7|yyn|2024
ND|31-9011|Massage Therapists|j2|yyn|2024
ND|31-9092|Certified Chiropractic Clinical Assistants|if|yyy|2024
ND|33-3051|Peace Officer Instructors|j9|yyy|2024
ND|33-3051|Peace Officers|j9|yyn|2024
ND|33-3051|Reserve Peace Officer|j9|nyn|2024
ND|33-9021|Individual Private Investigators|ij|yny|2024
ND|33-9021|Registered Investigators|ij|yny|2024
ND|33-9032|Individual Security Providers|ij|yyy|2024
ND|33-9032|Security Officers (Armed)|ij|yyn|2024
ND|33-9032|Security Officers (Unarmed)|ij|yyy|2024
ND|39-2011|Professional Gun Dog Trainers|i4|nnn|2024
ND|39-4011,39-4031|Funeral Service Practitioners|ip|yyy|2024
ND|39-5011,39-5012|Master Barber|i9|yyy|2024
ND|39-5012|Cosmetologists|ia|yyy|2024
ND|39-5012|Master Cosmetologist|ia|nnn|2024
ND|39-5092|Manicurists|ia|yyn|2024
ND|39-5092|Master Manicurists|ia|nnn|2024
ND|39-5094|Estheticians|ia|yyn|2024
ND|39-5094|Master Estheticians|ia|nnn|2024
ND|39-9011|Early Childhood Services (Self-Declaration)|ie|nnn|2024
ND|41-3021|Broker Dealer|is|ynn|2024
ND|41-3091|Auction Clerks|jc|nnn|2024
ND|41-3091|Auctioneers|jc|nyy|2024
ND|41-9021|Real Estate Brokers|ja|yyy|2024
ND|41-9022|Real Estate Sales Agents|ja|yyn|2024
ND|43-3071|Notary Public|i8|nnn|2024
ND|45-2093|Beekeepers|ir|nnn|2024
ND|45-3031|Fishermen (Commercial Non-Contract)|i4|nnn|2024
ND|47-2073,47-2152|Contractors, Monitoring Well|ii|yyy|2024
ND|47-2111|Electricians (Apprentice)|io|nyn|2024
ND|47-2111|Electricians (Class B)|io|yny|2024
ND|47-2111|Electricians (Journeyman)|io|yyy|2024
ND|47-2111|Electricians (Master)|io|yny|2024
ND|47-2152|Contractors, Pump and Pitless Unit|ii|yyy|2024
ND|47-2152|Plumbers (Apprentice)|ix|nnn|2024
ND|47-2152|Plumbers (Journeyman)|ix|yny|2024
ND|47-2152|Plumbers (Master)|ix|yny|2024
ND|47-4011|Home Inspectors|i8|ynn|2024
ND|49-9021|Water Conditioning Apprentices|ix|nnn|2024
ND|49-9021|Water Conditioning Contractors|ix|yny|2024
ND|49-9021|Water Conditioning Installers|ix|yny|2024
ND|51-8031|Contractors, Water Well|ii|yyy|2024
ND|53-2012|Aerial Applicators|ih|yyy|2024
ND|53-3032,53-3051,53-3052,53-3053|Commercial Drivers License (CDL)|ic|ynn|2019
ND|53-3033|Motor Vehicle Transporters (Class A License)|il|ynn|2024
ND|53-3033|Motor Vehicle Transporters (Class B License)|il|ynn|2024
ND|53-3033|Motor Vehicle Transporters (Class C License)|il|ynn|2024
NE|11-1011|County Highway/City Street Superintendent|jq|---|2024
NE|11-2021|Boxing & Martial Arts Support Occupations|jk|---|2024
NE|11-2022|Motorcycle-Only Dealer|k6|---|2024
NE|11-2022|Trailer-Only Dealer|k6|---|2024
NE|11-2022|Wrecker/Salvage Dealer|k6|---|2024
NE|11-3121|Professional Employer Organization|jt|---|2024
NE|11-9013,45-2092|Nursery Stock Distributor|jx|---|2024
NE|11-9013|Hemp Licenses|jx|---|2024
NE|11-9021|Contractor/Sub-contractor|jt|---|2024
NE|11-9031|Child Care Provider|jj|---|2024
NE|11-9032|Education Administrator, Elementary & Secondary|jm|---|2024
NE|11-9111|Assisted-Living Facility Administrator|jp|---|2024
NE|11-9111|Nursing Home Administrator|jj|---|2024
NE|13-1011|Athlete Agent|jn|---|2024
NE|13-1011|Mixed Martial Artist|jk|---|2024
NE|13-1031,13-2053,41-3021,43-9041|County Assessor|jr|---|2024
NE|13-1031,13-2053,41-3021,43-9041|Insurance Consultant|js|---|2024
NE|13-1031,13-2053,41-3021,43-9041|Insurance Producer|js|---|2024
NE|13-1031|Public Adjuster|js|---|2024
NE|13-1071|Bank Executive Officer|jy|---|2024
NE|13-2011|Accountant, Certified Public (CPA)|jf|---|2024
NE|13-2052|Investment Adviser Representative|jy|---|2024
NE|13-2052|Investment Adviser|jy|---|2024
NE|13-2071|Credit Counselor|jn|---|2024
NE|13-2072|Credit Union Loan Officer|jy|---|2024
NE|13-2072|Mortgage Loan Originator|jy|---|2024
NE|15-1252,15-1253|Software Engineer|jg|---|2024
NE|17-1011|Architectural Engineer|jg|---|2024
NE|17-1011|Architect|jg|---|2024
NE|17-1012|Landscape Architect|k0|---|2024
NE|17-1022|Land Surveyor, Registered|k8|---|2024
NE|17-2011,17-2021,17-2031,17-2041,17-2051,17-2061,17-2071,17-2072,17-2081,17-2112,17-2121,17-2131,17-2141,17-2161,17-2171|Engineer, Professional|jg|---|2024
NE|17-2021|Agricultural & Biological Engineer|jg|---|2024
NE|17-2041|Chemical Engineer|jg|---|2024
NE|17-2051|Civil Engineer|jg|---|2024
NE|17-2051|Structural Engineer|jg|---|2024
NE|17-2061,17-2071,47-2111|Electrical & Computer Engineer|jg|---|2024
NE|17-2081|Environmental Engineer|jg|---|2024
NE|17-2112|Industrial Engineer|jg|---|2024
NE|17-2131|Metallurgical Engineer|jg|---|2024
NE|17-2141|Mechanical Engineer|jg|---|2024
NE|17-2161|Nuclear Engineer|jg|---|2024
NE|17-2171|Petroleum Engineer|jg|---|2024
NE|19-2042|Geologist|jg|---|2024
NE|19-3032,19-3033,19-3034|Psychologist|jp|---|2024
NE|19-4042|Environmental Health Specialist, Registered|jj|---|2024
NE|19-4042|Radon Professions|jj|---|2024
NE|19-4092|Legal Video Specialist, Certified (CLVS)|ju|---|2024
NE|19-4092|Polygraph Examiner|jn|---|2024
NE|19-4092|Voice Stress Examiner|jn|---|2024
NE|21-1012|School Counselor|jm|---|2024
NE|21-1013|Marriage & Family Therapist|jp|---|2024
NE|23-1011|Attorney/Lawyer|k1|---|2024
NE|23-2093|Abstracter, Registered|k9|---|2024
NE|25-1194,25-3021|Driver Safety Instructor|jv|---|2024
NE|25-1194,39-5011,39-5012|Barber Instructor|jo|---|2024
NE|25-1194,39-5012,39-5094,47-2111|Electrology Instructor|jp|---|2024
NE|25-1194,39-5012|Cosmetology Instructor|jp|---|2024
NE|25-1194,39-5094|Esthetician Instructor|jp|---|2024
NE|25-2012,25-2021,25-2022,25-2031,25-2032|Substitute Teacher|jm|---|2024
NE|25-2012,25-2021,25-2022,25-2031,25-2032|Teacher|jm|---|2024
NE|25-2012|Kindergarten Teacher|jm|---|2024
NE|25-2021|Elementary School Teacher|jm|---|2024
NE|25-2022|Middle School Teacher|jm|---|2024
NE|25-2031,25-2032|Secondary School Teacher|jm|---|2024
NE|25-2032|Vocational Education Teacher, Secondary|jm|---|2024
NE|27-2021|Boxer|jk|---|2024
NE|27-2021|Jockey|jl|---|2024
NE|27-2021|Race Horse Owner|jl|---|2024
NE|27-2023|Race Horse Stable Attendant (Groom)|jl|---|2024
NE|27-2023|Race Track Worker|jl|---|2024
NE|27-3031|Lobbyist|k4|---|2024
NE|27-3091|Sign Language Interpreter & VRI Provider|jz|---|2024
NE|27-3092|Court Reporter, Registered Professional|ju|---|2024
NE|29-1011|Chiropractor|jj|---|2024
NE|29-1021,29-1023|Dentist|jj|---|2024
NE|29-1031|Medical Nutrition Therapist|jp|---|2024
NE|29-1041|Optometrist|jj|---|2024
NE|29-1051|Pharmacist|jj|---|2024
NE|29-1071,29-1081,29-1211,29-1212,29-1213,29-1214,29-1215,29-1217,29-1218,29-1221,29-1222,29-1223,29-1224,29-1241,29-1242,29-1249|Osteopathic Physician (DO)|jj|---|2024
NE|29-1071,29-1081,29-1211,29-1212,29-1213,29-1214,29-1215,29-1217,29-1218,29-1221,29-1222,29-1223,29-1224,29-1241,29-1242,29-1249|Physician/Surgeon (MD)|jj|---|2024
NE|29-1071,29-1151,29-1161,29-1171,29-9021,29-9093|Registered Nurse Anesthetist (APRN-CRNA)|jj|---|2024
NE|29-1071|Physician Assistant|jj|---|2024
NE|29-1081|Podiatrist|jj|---|2024
NE|29-1122|Occupational Therapist|jj|---|2024
NE|29-1122|Occupational Therapy Assistant|jj|---|2024
NE|29-1123|Physical Therapist|jj|---|2024
NE|29-1126,29-2036|Respiratory Care Practitioner|jj|---|2024
NE|29-1127|Speech-language Pathologist|jj|---|2024
NE|29-1131|Veterinarian|jj|---|2024
NE|29-1141|Clinical Nurse Specialist (APRN-CNS)|jj|---|2024
NE|29-1141|Registered Nurse (RN)|jj|---|2024
NE|29-1161|Nurse Midwife (APRN-CNM)|jj|---|2024
NE|29-1171|Nurse Practitioner (APRN-NP)|jj|---|2024
NE|29-1181|Audiologist|jj|---|2024
NE|29-1292,31-9091|Dental Assistant, Licensed|jj|---|2024
NE|29-1292,31-9091|Dental Hygienist|jj|---|2024
NE|29-2010|Dialysis Patient Care Technician|jj|---|2024
NE|29-2031|Perfusionist|jj|---|2024
NE|29-2034|Medical Radiographer|jj|---|2024
NE|29-2042,29-2043|Emergency Care Provider|jj|---|2024
NE|29-2052|Pharmacy Technician|jj|---|2024
NE|29-2056|Veterinary Technician|jj|---|2024
NE|29-2061,31-1120,31-1131,31-1133,31-2011,31-2021,31-2022|Nurse Aide|jj|---|2024
NE|29-2061|Licensed Practical Nurse (LPN)|jj|---|2024
NE|29-2092|Audiology/Speech-Language Pathology Assistant|jj|---|2024
NE|29-2092|Hearing Instrument Specialist|jj|---|2024
NE|29-9091|Athletic Coach|jm|---|2024
NE|29-9091|Athletic Trainer|jj|---|2024
NE|29-9091|Race Horse Trainer|jl|---|2024
NE|29-9092|Genetic Counselor|jj|---|2024
NE|31-1131|Medication Aide|jj|---|2024
NE|31-2021|Physical Therapist Assistant|jj|---|2024
NE|31-9011|Massage Therapist|jp|---|2024
NE|31-9092|Paid Dining Assistant|jj|---|2024
NE|31-9092|Surgical First Assistant|jj|---|2024
NE|33-3051|Law Enforcement Officer|k3|---|2024
NE|33-9021|Private Detective|jn|---|2024
NE|39-3091|Swimming Pool Operator|ji|---|2024
NE|39-4011,39-4031|Funeral Director & Embalmer|jp|---|2024
NE|39-5011,39-5012|Barber|jo|---|2024
NE|39-5012,39-5094|Electrologist|jp|---|2024
NE|39-5012|Cosmetologist|jp|---|2024
NE|39-5092|Nail Technician|jp|---|2024
NE|39-5092|Nail Technology Instructor|jp|---|2024
NE|39-5094|Esthetician|jp|---|2024
NE|41-2031|Motor Vehicle/Trailer/Motorcycle Dealer|k6|---|2024
NE|41-3021|Broker-Dealer Agent|jy|---|2024
NE|41-3021|Broker-Dealer|jy|---|2024
NE|41-3021|Viatical Settlement Broker|js|---|2024
NE|41-4012|Alcohol Establishment|k7|---|2024
NE|41-4012|Commercial Dog or Cat Breeder|jx|---|2024
NE|41-4012|Commercial Dog or Cat Dealer|jx|---|2024
NE|41-4012|Livestock Dealer|jx|---|2024
NE|41-9021|Real Estate Broker|k5|---|2024
NE|41-9022|Real Estate Salesperson|k5|---|2024
NE|43-3011|Bill and/or Account Collector|jn|---|2024
NE|43-3071|Notary Public|jn|---|2024
NE|47-1011,47-5041|Mining & Mineral Engineer|jg|---|2024
NE|47-2111|Electrician, Specialty License|jw|---|2024
NE|47-2111|Electrician|jw|---|2024
NE|47-2131,47-4041|Asbestos Worker|jj|---|2024
NE|47-2152|Plumber|k2|---|2024
NE|47-2152|Underground Storage Tank Occupations|jh|---|2024
NE|47-4011|Boiler/Pressure Vessel Inspector|jh|---|2024
NE|47-4041|Lead Professions|jj|---|2024
NE|49-2098|Fire Alarm Inspector|jh|---|2024
NE|49-3011,53-2012|Aviation Mechanic, Certificated|1|---|2024
NE|51-8031|Wastewater Treatment Operator, Certified|ji|---|2024
NE|51-8031|Wastewater Treatment Professional, Onsite Certified|ji|---|2024
NE|51-8031|Water Well Occupations|ka|---|2024
NE|53-2011,53-2012,53-5021|Aircraft Pilot or Flight Instructor|1|---|2024
NE|53-3032,53-3033|Truck Driver (Light or Delivery Service)|jv|---|2024
NE|53-3032,53-3051,53-3052,53-3053|Commercial Drivers License (CDL)|45|ynn|2019
NE|53-3032|Truck Driver (Heavy)|jv|---|2024
NH|11-1021,11-2021,11-2022,11-3021,11-3031,11-3061,11-3121,11-9051,11-9081,13-1041,13-1111,13-1151,13-2011|Game Operator (Professional), Employer|kb|nnn|2024
NH|11-1021|Solid Waste Operator, Assistant|km|nyn|2024
NH|11-9031|Child Care Program Center Director|kg|nyy|2024
NH|11-9032|Education Administrator|ki|yyy|2024
NH|11-9032|Solid Waste Operator, Principal|km|yyn|2024
NH|11-9111|Medication Nursing Assistant (MNA)|kc|yyn|2024
NH|11-9111|Nursing Assistant, Licensed (LNA)|kc|yyn|2024
NH|11-9111|Nursing Home Administrator|kc|yyy|2024
NH|13-2052|Investment Adviser Agent|kk|y-n|2024
NH|13-2053,41-3021,47-2111|Electrical Inspectors, Third Party|kc|nyn|2024
NH|13-2053,41-3021|Insurance Producer|kp|y-n|2024
NH|17-1011|Architect|kc|yyy|2024
NH|17-1012|Landscape Architect|kc|yyn|2024
NH|17-1022|Land Surveyor|kc|yyy|2024
NH|17-2011,17-2021,17-2031,17-2041,17-2051,17-2061,17-2071,17-2072,17-2081,17-2112,17-2131,17-2141,17-2161,17-2171|Engineer, Professional|kc|yyy|2024
NH|19-1013|Soil Scientist|kc|yyy|2024
NH|19-1032|Forester, Professional|kc|yyy|2024
NH|19-2042|Geologist, Professional|kc|yyy|2024
NH|19-3032,19-3033,19-3034|Psychologist|kc|yy-|2024
NH|19-3033,19-3034|School Psychologist|ki|nyy|2024
NH|21-1012|School Counselor|ki|nyy|2024
NH|21-1013|Marriage and Family Therapist|kc|yy-|2024
NH|21-1021|School Social Worker|ki|nyy|2024
NH|21-1022|Social Worker, Independent Clinical|kc|yy-|2024
NH|21-1093|Family Mediator, Certified|kc|ny-|2024
NH|21-1093|Guardian Ad Litem|kc|nyn|2024
NH|23-1011|Attorney|kq|yyn|2024
NH|25-1194,25-3021|Driver Education Instructor|kj|yyy|2024
NH|25-1194,39-5011,39-5012,39-5092,39-5094|Cosmetology, Barbering, Esthetics, or Manicurist Instructor|kc|yyy|2024
NH|25-2011,25-2012,25-2021,25-2022,25-2031,25-2032|Child Care Program Teacher|kg|nyn|2024
NH|25-2012,25-2021,25-2022,25-2031,25-2032|Special Education Teacher|ki|yy-|2024
NH|25-2012,25-2021,25-2022,25-2031,25-2032|Teacher|ki|yy-|2024
NH|25-4022|Library Media Specialist|ki|yyy|2024
NH|27-3031|Lobbyist|dk|n-n|2024
NH|27-3091|Educational Interpreter/Transliterator|ki|yyn|2024
NH|27-3091|Interpreter for the Deaf and the Hard of Hearing|ki|yyn|2024
NH|27-3092|Court Reporter|kc|y-n|2024
NH|29-1011|Chiropractor|kc|yy-|2024
NH|29-1021,29-1023|Dental Auxiliary, Expanded Function (EFDA)|kc|-yy|2024
NH|29-1021,29-1023|Dentist|kc|yyn|2024
NH|29-1031|Dietitian|kc|yy-|2024
NH|29-1041|Optometrist|kc|yy-|2024
NH|29-1051|Alcohol and Drug Counselor|kc|yyy|2024
NH|29-1051|Pharmacist|kc|yy-|2024
NH|29-1071,29-1081,29-1211,29-1212,29-1213,29-1214,29-1215,29-1217,29-1218,29-1221,29-1222,29-1223,29-1224,29-1241,29-1242,29-1249|Physician and Surgeon|kc|yy-|2024
NH|29-1071,29-1151,29-1161,29-1171,29-9021,29-9093|Nurse, Advanced Practice Registered (APRN)|kc|yyy|2024
NH|29-1071|Physician Assistant|kc|yy-|2024
NH|29-1081|Podiatrist|kc|yy-|2024
NH|29-1122|Occupational Therapist|kc|yy-|2024
NH|29-1123,31-2021|Physical Therapist Assistant|kc|yy-|2024
NH|29-1123|Physical Therapist|kc|yy-|2024
NH|29-1126|Respiratory Care Practitioner|kc|yyn|2024
NH|29-1127|School Speech-Language Specialist|ki|nyy|2024
NH|29-1127|Speech-Language Pathologist|kc|yy-|2024
NH|29-1128|Recreational Therapist|kc|yy-|2024
NH|29-1131|Veterinarian|kc|yy-|2024
NH|29-1141|Nurse, Registered (RN)|kc|yyn|2024
NH|29-1161,29-9021,29-9093|Midwife|ko|yyn|2024
NH|29-1181|Audiologist|kc|yy-|2024
NH|29-1292,31-9091|Dental Hygienist|kc|yyy|2024
NH|29-2042,29-2043|Emergency Medical Services (EMS) Provider|kj|yyn|2024
NH|29-2052|Pharmacy Technician|kc|y-n|2024
NH|29-2061|Nurse, Licensed Practical (LPN)|kc|yyn|2024
NH|29-2081|Ophthalmic Dispenser|kr|n-n|2024
NH|29-2092|Hearing Aid Dealer|kc|yyn|2024
NH|29-2092|Speech-Language Assistant|kc|nyn|2024
NH|29-9091|Athletic Trainer|kc|yyn|2024
NH|29-9092|Genetic Counselor|kc|-yn|2024
NH|31-2011|Occupational Therapy Assistant|kc|yy-|2024
NH|31-9011|Massage Therapist|kc|yyn|2024
NH|31-9092|Medical Imaging and Radiation Theray|kc|-yn|2024
NH|31-9092|Medical Technicians|kc|nyn|2024
NH|33-3012|Corrections Officer|kh|yyn|2024
NH|33-3031|Wildlife Control Operator|kl|nny|2024
NH|33-9021|Private Investigator (Detective)|ks|n-y|2024
NH|33-9032|Security Guard|ks|n-n|2024
NH|39-3011|Game Operator (Professional), Secondary|kb|nnn|2024
NH|39-4011|Embalmer|kc|yy-|2024
NH|39-4031|Funeral Director|kc|yyn|2024
NH|39-5011,39-5012,39-5092,39-5094|Tanning Equipment Operator|kc|nnn|2024
NH|39-5011,39-5012|Barber, Master|kc|yyn|2024
NH|39-5011,39-5012|Barber|kc|yyn|2024
NH|39-5012,39-5094|Electrologist|kd|yyn|2024
NH|39-5012|Cosmetologist|kc|yyn|2024
NH|39-5092|Manicurist|kc|yyn|2024
NH|39-5094|Esthetician|kc|yyy|2024
NH|41-3091|Auctioneer|kc|yy-|2024
NH|41-9021|Real Estate Broker|ku|yyn|2024
NH|41-9022|Real Estate Salesperson|ku|yyn|2024
NH|47-2111|Electrician, Apprentice|kc|ny-|2024
NH|47-2111|Electrician, High Medium Voltage Trainee|kc|nyn|2024
NH|47-2111|Electrician, High Medium Voltage|kc|nyn|2024
NH|47-2111|Electrician, Journeyman|kc|yyy|2024
NH|47-2111|Electrician, Master|kc|yyy|2024
NH|47-2131,47-4041|Asbestos Abatement Worker|km|yyn|2024
NH|47-2131,47-4041|Asbestos Disposal Site Worker|km|yyy|2024
NH|47-2131,47-4041|Asbestos Project Designer|km|yyy|2024
NH|47-2152|Plumber, Apprentice|kc|yy-|2024
NH|47-2152|Plumber, Journeyman|kc|yyy|2024
NH|47-2152|Plumber, Master|kc|yyy|2024
NH|47-4011|Boiler and Pressure Vessel Inspector|ke|yny|2024
NH|47-4011|Home Inspector|kc|yyn|2024
NH|47-4041|Hazardous Waste Coordinator|km|yyn|2024
NH|47-4041|Lead Abatement Contractor|kn|n-n|2024
NH|47-4041|Lead Abatement Supervisor|kn|y-y|2024
NH|47-4041|Lead Abatement Worker|kn|n-n|2024
NH|47-4041|Lead Inspector|kn|y-y|2024
NH|47-4041|Lead Risk Assessor|kn|y-y|2024
NH|51-8031|Wastewater Treatment Plant Operator|kv|yyy|2024
NH|51-8031|Water Distribution System Operator|km|yyy|2024
NH|51-8031|Water Treatment Plant Operator|km|yyy|2024
NH|51-8031|Water Treatment Technician|kc|yyn|2024
NH|51-8031|Water Well Contractor|km|yyy|2024
NH|51-9061|Weighmaster|kt|yyn|2024
NH|53-3032,53-3051,53-3052,53-3053|Commercial Drivers License (CDL)|kf|ynn|2019
NH|53-7021|Elevator or Accessibility Lift Mechanics and Inspector|ke|yny|2024
NJ|11-1021,11-3031,11-9051,11-9081,13-1041,13-1111,13-2011|Casino Key Employee|kx|yyy|2020
NJ|11-1021|Public Works Manager|ky|---|2020
NJ|11-2022|Home Repair Salesman|l1|---|2020
NJ|11-9021|Home Repair Contractor|l1|yny|2020
NJ|11-9032|Cooperative Education Coordinator/hazardous Occupations|32|---|2020
NJ|11-9032|School Administrator|32|---|2020
NJ|11-9032|School Business Administrator|32|---|2020
NJ|11-9032|School Principal|32|---|2020
NJ|11-9032|School Supervisor|32|---|2020
NJ|11-9081|Rooming House Owner/operator|ky|---|2020
NJ|11-9111|Assisted Living Administrator|kz|yyy|2020
NJ|11-9111|Nursing Home Administrator|kz|yyy|2020
NJ|11-9121|Bio-analytical Laboratory Director|kw|---|2020
NJ|11-9121|Laboratory Director|kw|---|2020
NJ|13-1031,13-2053,41-3021,43-9041|Insurance Producer|l1|yyy|2020
NJ|13-1031|Motor Vehicle Installment Seller|l1|---|2020
NJ|13-1031|Public Adjuster|l1|---|2020
NJ|13-1071|Career Consultant|kw|---|2020
NJ|13-1071|Employment Agent|kw|---|2020
NJ|13-1071|Job Listing Agent|kw|---|2020
NJ|13-2011|Accountant (CPA)|kw|yyy|2020
NJ|13-2011|County Finance Officer|ky|yyy|2020
NJ|13-2011|Municipal Accountant|kw|yyy|2020
NJ|13-2011|Municipal Finance Officer|ky|yyy|2020
NJ|13-2011|School Accountant|kw|yyy|2020
NJ|13-2052|Investment Advisor Representative|kw|---|2020
NJ|13-2072|Mortgage Banker And Broker|l1|---|2020
NJ|17-1011|Architect|kw|yyy|2020
NJ|17-1012|Landscape Architect|kw|yyy|2020
NJ|17-1022|Surveyor-in-training|kw|yyy|2020
NJ|17-1022|Surveyor|kw|yyy|2020
NJ|17-2011,17-2021,17-2031,17-2041,17-2051,17-2061,17-2071,17-2072,17-2081,17-2112,17-2121,17-2131,17-2141,17-2161,17-2171|Engineer-in-training|kw|yyy|2020
NJ|17-2011,17-2021,17-2031,17-2041,17-2051,17-2061,17-2071,17-2072,17-2081,17-2112,17-2121,17-2131,17-2141,17-2161,17-2171|Professional Engineer|kw|yyy|2020
NJ|19-3032,19-3033,19-3034|Psychologist|kw|yyy|2020
NJ|19-3033,19-3034|School Psychologist|32|yyy|2020
NJ|19-3051|Urban Planner|kw|---|2020
NJ|19-4042|Environmental Health Specialist|kz|---|2020
NJ|19-4042|Radon Measurement Specialist|47|---|2020
NJ|19-4042|Radon Measurement Technician|47|---|2020
NJ|19-4042|Radon Mitigation Specialist|47|---|2020
NJ|19-4042|Radon Mitigation Technician|47|---|2020
NJ|19-5011|Health Officer|kz|---|2020
NJ|21-1012,21-1013,21-1015|Associate Counselor|kw|yyy|2020
NJ|21-1012,21-1013,21-1015|Professional Counselor|kw|yyy|2020
NJ|21-1012|Career Counselor|kw|---|2020
NJ|21-1012|School Counselor|32|---|2020
NJ|21-1013|Marriage And Family Therapist|kw|yyy|2020
NJ|21-1015|Rehabilitation Counselor|kw|---|2020
NJ|21-1021,21-1022,21-1023|Social Worker|kw|yyy|2020
NJ|21-1021|School Social Worker|32|y--|2020
NJ|21-1022,21-1023|Certified Social Worker|kw|nyn|2019
NJ|21-1022,21-1023|Licensed Social Worker|kw|yyn|2019
NJ|21-1022|Licensed Clinical Social Worker|kw|yyy|2019
NJ|23-1011|Attorney|bb|yy-|2020
NJ|25-1194,25-3021|Driving Instructor|3p|yny|2020
NJ|25-1194|Cooperative Education Coordinator|32|yny|2020
NJ|25-1194|Real Estate Instructor|l1|yny|2020
NJ|25-2012,25-2021,25-2022,25-2031,25-2032|Cosmetology And Hairstyling Teacher|kw|yyy|2020
NJ|25-2012,25-2021,25-2022,25-2031,25-2032|Learning Disabilities Teacher-consultant|32|yyy|2020
NJ|25-2012,25-2021,25-2022,25-2031,25-2032|Teacher|32|yyy|2020
NJ|25-4022|Associate Library Media Specialist|32|---|2020
NJ|25-4022|Librarian|l4|---|2020
NJ|25-4022|School Library Media Specialist|32|---|2020
NJ|27-1025|Interior Designer|kw|---|2020
NJ|27-2021,53-3032|Harness Race Driver|kw|ynn|2020
NJ|27-2021|Boxer|kw|---|2020
NJ|27-2021|Harness Racing Occupations|kw|---|2020
NJ|27-2021|Jockey|kw|---|2020
NJ|27-2021|Thoroughbred Race Horse Owner|kw|---|2020
NJ|27-2023,39-3011|Casino Employee|kx|nnn|2020
NJ|27-2023|Thoroughbred Racing Occupations|kw|---|2020
NJ|27-3091|Educational Interpreter: Cued Speech Transliteration|32|---|2020
NJ|27-3091|Educational Interpreter: Oral Interpreting|32|---|2020
NJ|27-3091|Educational Interpreter: Sign Language Interpreting|32|---|2020
NJ|27-3092|Court Reporter|kw|---|2020
NJ|29-1011|Chiropractor|kw|yyn|2020
NJ|29-1021,29-1023,29-1292,31-9091|Dental Radiologic Technologist|47|yyy|2020
NJ|29-1021,29-1023|Dentist|kw|yyn|2020
NJ|29-1041|Optometrist|kw|yyn|2020
NJ|29-1051|Pharmacist|kw|yyy|2020
NJ|29-1071,29-1081,29-1211,29-1212,29-1213,29-1214,29-1215,29-1217,29-1218,29-1221,29-1222,29-1223,29-1224,29-1241,29-1242,29-1249|Physician|kw|yyy|2020
NJ|29-1071|Physician Assistant|kw|yyy|2020
NJ|29-1081|Podiatrist|kw|yyy|2020
NJ|29-1122|Occupational Therapist/occupational Therapist Assistant|kw|yyy|2020
NJ|29-1122|School Occupational Therapist|32|yyy|2020
NJ|29-1123,31-2021|Physical Therapist/phys. Therapist Assistant|kw|yyn|2020
NJ|29-1123,31-2021|School Physical Therapist|32|yyn|2020
NJ|29-1124|Radiation Therapy Technologist|47|---|2020
NJ|29-1126,29-2036|Respiratory Therapist|kw|yyn|2020
NJ|29-1127,29-1181|Speech Pathologist/audiologist|kw|yyy|2020
NJ|29-1127|School Speech-language Specialist|32|yyy|2020
NJ|29-1131|Veterinarian|kw|yyn|2020
NJ|29-1141,29-1151,29-1171|Advanced Practice Nurse (NURSE Practitioner)|kw|yyy|2020
NJ|29-1141|Registered Professional Nurse (RN)|kw|yyn|2020
NJ|29-1141|School Nurse/non Instructional|32|yyn|2020
NJ|29-1161,29-9021,29-9093|Nurse-midwife|kw|yyn|2020
NJ|29-1212,29-1213,29-1214,29-1217,29-1222,29-1224,29-1241,29-2031,29-2033|Perfusionist|kw|yyy|2020
NJ|29-1212,29-1213,29-1214,29-1217,29-1222,29-1224,29-1241,29-2033|Nuclear Medicine Technologist|47|yyy|2020
NJ|29-1292,31-9091|Dental Assistant|kw|yyy|2020
NJ|29-1292,31-9091|Dental Hygienist|kw|yyy|2020
NJ|29-2034|Chest Radiologic Technologist|47|yyy|2020
NJ|29-2034|Diagnostic Radiologic Technologist|47|yyy|2020
NJ|29-2034|Orthopedic Radiologic Technologist|47|yyy|2020
NJ|29-2034|Urologic Radiologic Technologist|47|yyy|2020
NJ|29-2036|Polysomnography Technician|kw|---|2020
NJ|29-2036|Polysomnography Technologist|kw|---|2020
NJ|29-2042,29-2043|Emergency Medical Technician|kz|yyy|2020
NJ|29-2042,29-2043|Paramedic|kz|yyy|2020
NJ|29-2052|Pharmacy Technician|kw|nnn|2020
NJ|29-2055|Surgical Technologists|l7|---|2019
NJ|29-2061,31-1120,31-1131,31-1133,31-2011,31-2021,31-2022|Nurse Aide|kz|yyy|2020
NJ|29-2061|Licensed Practical Nurse (LPN)|kw|yyn|2020
NJ|29-2081|OPHTHALMIC, DISPENSER (Optician)|kw|yyy|2020
NJ|29-2081|Ophthalmic Technician|kw|yyy|2020
NJ|29-2091|Orthotist-orthotist Assistant|kw|yyy|2020
NJ|29-2091|Prosthetist-orthotist|kw|yyy|2020
NJ|29-2091|Prosthetist-prosthetist Assistant|kw|yyy|2020
NJ|29-2092|Hearing Aid Dispenser|l3|yyy|2020
NJ|29-9091|Athletic Trainer|kw|yyn|2020
NJ|29-9091|Boxing Manager|kw|yyn|2020
NJ|29-9091|Harness Race Horse Trainer|kw|yyn|2020
NJ|29-9091|School Athletic Trainer|32|yyn|2020
NJ|29-9092|Genetic Counselor|kw|yyn|2020
NJ|31-1120|Homemaker-home Health Aide|kw|---|2020
NJ|31-1131|Medication Aide|kz|yyy|2020
NJ|31-9011|Massage Therapist|l5|yyy|2020
NJ|31-9092|Personal Care Assistant|kz|nnn|2020
NJ|31-9092|Podiatric Radiologic Technologist|47|nnn|2020
NJ|33-2011|Fire Official|ky|---|2020
NJ|33-2011|Firefighter|ky|---|2020
NJ|33-2021|Fire Inspector|ky|---|2020
NJ|33-9011|Animal Control Officer|kz|nyn|2020
NJ|33-9021|Private Detective|kw|yny|2020
NJ|33-9032,35-1011,35-2014,35-3011,35-3031,35-9021,35-9031,37-2011,37-2012,37-3011,41-1011,41-2011,41-2031|Casino Service Employee|kx|nyy|2020
NJ|33-9032|Security Officer Instructor|kw|nyy|2020
NJ|33-9032|Security Officer|kw|nyy|2020
NJ|37-3013|Tree Expert|47|---|2020
NJ|39-2021|Groom|kw|---|2020
NJ|39-4031|Funeral Director|kw|nnn|2020
NJ|39-4031|Mortician|kw|nnn|2020
NJ|39-5012,39-5094|Electrologist|kw|yyy|2020
NJ|39-5012|Cosmetologist-hairstylist|kw|yyy|2020
NJ|39-5092|Manicurist|kw|yyy|2020
NJ|39-5092|Skin Care Specialist|kw|yyy|2020
NJ|41-3031|Securities Agent|kw|---|2020
NJ|41-3091|Cemetery Salesperson|kw|nnn|2020
NJ|41-9021|Real Estate Broker|l1|yyy|2020
NJ|41-9022|Real Estate Salesperson|l1|yyy|2020
NJ|43-3011|Tax Collector|ky|---|2020
NJ|43-4031|Municipal Clerk|ky|---|2020
NJ|43-5031|Public Safety Telecommunicator|l2|---|2020
NJ|47-2073,47-2152|Well Driller|47|yny|2020
NJ|47-2073|Operating Engineer - Blue Seal|au|---|2020
NJ|47-2073|Operating Engineer - Gold Seal|au|---|2020
NJ|47-2073|Operating Engineer - Red Seal|au|---|2020
NJ|47-2111|Electrical Contractor|kw|nn-|2020
NJ|47-2111|Electrical Inspector|ky|nn-|2020
NJ|47-2131,47-4041|Asbestos Safety Technician|ky|---|2020
NJ|47-2131,47-4041|Asbestos Worker Permit|au|---|2020
NJ|47-2152|Landscape Irrigation Contractor|47|nn-|2020
NJ|47-2152|Plumber|kw|nn-|2020
NJ|47-2152|Plumbing Inspector|ky|nn-|2020
NJ|47-2152|Pump Installer|47|nn-|2020
NJ|47-2152|Underground Storage Tank Servicer|47|nn-|2020
NJ|47-4011|Building Inspector|ky|yyy|2020
NJ|47-4011|Construction Official|ky|yyy|2020
NJ|47-4011|Emission Inspector|3p|yyy|2020
NJ|47-4011|Home Inspector|kw|yyy|2020
NJ|47-4011|Mechanical Inspector|ky|yyy|2020
NJ|47-4011|Multiple Dwelling Inspectors & Officials|ky|yyy|2020
NJ|47-4011|Subcode Official|ky|yyy|2020
NJ|47-4021|Elevator Inspector|ky|---|2020
NJ|47-4041|Lead Abatement Planner|kz|---|2020
NJ|47-4041|Lead Abatement Worker-supervisor|kz|---|2020
NJ|47-4041|Lead Inspector/risk Assessor|kz|---|2020
NJ|49-2098|Burglar Alarm Mechanic|kw|yny|2020
NJ|49-2098|Fire Alarm Technician|kw|yny|2020
NJ|49-9021|Heating, Ventilation, Air Conditioning And Refrigeration Contractor|kw|yyy|2020
NJ|49-9021|Refrigeration Engineer, Blue Seal|au|yyy|2020
NJ|49-9021|Scale Or Meter Mechanic|kw|yyy|2020
NJ|49-9094|Locksmith|kw|yyy|2020
NJ|51-8021|Boiler Operator - Black Seal|au|---|2020
NJ|51-8031|Wastewater/water System Operator|47|yyy|2020
NJ|51-8031|Waterfront Checker|l8|yyy|2020
NJ|51-8031|Waterfront Hiring Agent|l8|yyy|2020
NJ|53-3032,53-3051,53-3052,53-3053|Bus Driver|3p|yyy|2020
NJ|53-3032,53-3051,53-3052,53-3053|Commercial Drivers License (CDL)|l0|ynn|2019
NJ|53-3032|Truck Driver|3p|ynn|2020
NJ|53-5021|Harbor Pilot|l6|yyn|2020
NJ|53-7021|Crane Operator|au|yny|2020
NJ|53-7062|Longshoreman|l8|---|2020
NJ|53-7065|Movers And Warehousemen|kw|---|2020
NM|11-1021,11-3031,11-9051,11-9081,13-1041,13-1111,13-2011|Key Licensed|la|n-n|2024
NM|11-2021|Foreign Co-promoter|l9|nnn|2024
NM|11-2021|Promoter|l9|nnn|2024
NM|11-9032|School Administrators|lj|yyn|2024
NM|11-9032|School Business Official|lj|nyn|2024
NM|11-9111|Nursing Home Facility Administrators License|l9|yyy|2024
NM|13-1011|Booking Agent|l9|nnn|2024
NM|13-1011|MMA - Referee|l9|nnn|2024
NM|13-1011|Manager|l9|nnn|2024
NM|13-1011|Matchmaker|l9|nnn|2024
NM|13-1011|Mixed Martial Artist - Professional|l9|nnn|2024
NM|13-1011|Referee|l9|nnn|2024
NM|13-1011|Timekeeper|l9|nnn|2024
NM|13-1011|Trainer|l9|nnn|2024
NM|13-1011|Wrestler - Professional|l9|nnn|2024
NM|13-1031,13-2053,41-3021,43-9041|Insurance Producer|lh|nny|2024
NM|13-2011|Certified Public Accountant|l9|yyy|2024
NM|13-2052|Investment Advisers Representative|l9|y-y|2024
NM|13-2072|Licensed Mortgage Loan Companies|l9|nnn|2024
NM|13-2072|Mortgage Loan Originators|l9|yyn|2024
NM|17-1011|Licensed Architect|le|yyy|2024
NM|17-1012|Landscape Architect|l9|yyy|2024
NM|17-1022|Professional Surveyor|lb|yyy|2024
NM|17-1022|Surveyor Intern Certification|lb|yyy|2024
NM|17-2011,17-2021,17-2031,17-2041,17-2051,17-2061,17-2071,17-2072,17-2081,17-2112,17-2121,17-2131,17-2141,17-2161,17-2171|Engineering Intern Certification|lb|yyy|2024
NM|17-2011,17-2021,17-2031,17-2041,17-2051,17-2061,17-2071,17-2072,17-2081,17-2112,17-2121,17-2131,17-2141,17-2161,17-2171|Professional Engineers|lb|yyy|2024
NM|19-3032,19-3033,19-3034|Prescribing Psychologist|l9|n-n|2024
NM|19-3032,19-3033,19-3034|Psychologist Associate|l9|yyy|2024
NM|19-3032,19-3033,19-3034|Psychologist|l9|yyy|2024
NM|19-3033|Temporary Psychologist License|l9|yyy|2024
NM|19-4092|Polygraph Examiner|l9|yy-|2024
NM|19-4092|Provisional Polygraph Examiner|l9|yyn|2024
NM|21-1013|Marriage and Family Therapist Associate|l9|yyn|2024
NM|21-1013|Marriage and Family Therapist|l9|yyy|2024
NM|21-1021,21-1022,21-1023,21-1093|Licensed Independent Social Worker (LISW)|l9|yyy|2024
NM|21-1021,21-1022,21-1023,21-1093|Provisional Baccalaureate Social Worker (LBSW)|l9|yyn|2024
NM|21-1021,21-1022,21-1023,21-1093|Provisional Clinical Social Worker (LCSW)|l9|yyy|2024
NM|21-1021,21-1022,21-1023,21-1093|Provisional Independent Social Worker (LISW)|l9|yyy|2024
NM|21-1021,21-1022,21-1023,21-1093|Provisional Master Social Worker (LMSW)|l9|yyn|2024
NM|21-1021,21-1022,21-1023|Licensed Baccalaureate Social Worker (LBSW)|l9|yyn|2024
NM|21-1021,21-1022,21-1023|Licensed Clinical Social Worker (LCSW)|l9|yyy|2024
NM|21-1021,21-1022,21-1023|Licensed Master Social Worker (LMSW)|l9|yyn|2024
NM|21-1022,21-1023|Licensed Baccalaureate Social Worker|l9|yyn|2019
NM|21-1022,21-1023|Licensed Master Social Worker|l9|yyn|2019
NM|21-1022|Licensed Clinical Social Worker|l9|yyy|2019
NM|21-1091|Lactation Care Provider|li|yyy|2024
NM|23-1011|License to Practice Law in New Mexico|ll|yyn|2024
NM|25-1194,39-5011,39-5012|Barber Instructor|l9|yyy|2024
NM|25-1194,39-5011,39-5012|Barber/Cosmetologist Instructor|l9|yyy|2024
NM|25-1194,39-5012,39-5094|Electrologist Instructor|l9|yyy|2024
NM|25-1194,39-5012|Cosmetologist Instructor|l9|yyy|2024
NM|25-1194,39-5092,39-5094|Manicurist/Esthetician Instructor|l9|yyy|2024
NM|25-1194,39-5092|Manicurist/Pedicurist Instructor|l9|yyy|2024
NM|25-1194,39-5094|Esthetician Instructor|l9|yyy|2024
NM|25-2012,25-2021,25-2022,25-2031,25-2032|Teacher|lj|yyn|2024
NM|25-3031,25-3041|Native Language & Culture|lj|n-n|2024
NM|27-1025|Interior Designer|l9|yyy|2024
NM|27-2021,27-2023|MMA - Judge|l9|ynn|2024
NM|27-2021|Boxer - Professional|l9|nnn|2024
NM|27-2021|Second|l9|nnn|2024
NM|27-2022,31-1131|Support Providers|lj|n-n|2024
NM|27-2023|Judge|l9|ynn|2024
NM|27-2023|Work Permit Employees|la|n-n|2024
NM|27-3091|Sign Language Community Interpreters|l9|yyy|2024
NM|27-3091|Sign Language Educational Interpreters|l9|yyy|2024
NM|27-3091|Sign Language Provisional Interpreters|l9|nyy|2024
NM|29-1011|Chiropractor|l9|yyy|2024
NM|29-1021,29-1023|Dentist|l9|yyn|2024
NM|29-1031|Dietitian|l9|yyn|2024
NM|29-1031|Nutritionist|l9|yyn|2024
NM|29-1041|Optometrists|l9|yyy|2024
NM|29-1051|Conditional Prescription Certificate|l9|yyy|2024
NM|29-1051|Pharmacist Clinician|l9|nyy|2024
NM|29-1051|Pharmacist Intern|l9|nyy|2024
NM|29-1051|Registered Pharmacist|l9|yyy|2024
NM|29-1071,29-1081,29-1211,29-1212,29-1213,29-1214,29-1215,29-1217,29-1218,29-1221,29-1222,29-1223,29-1224,29-1241,29-1242,29-1249|Medical Doctor|lc|yyy|2024
NM|29-1071,29-1081,29-1211,29-1212,29-1213,29-1214,29-1215,29-1217,29-1218,29-1221,29-1222,29-1223,29-1224,29-1241,29-1242,29-1249|Resident Physician|lc|yyn|2024
NM|29-1071,29-1081,29-1211,29-1212,29-1213,29-1214,29-1215,29-1217,29-1218,29-1221,29-1222,29-1223,29-1224,29-1241,29-1242,29-1249|Telemedicine Physician|lc|yyy|2024
NM|29-1071|Anesthesiologists Assistants|lc|nyy|2024
NM|29-1071|Physician's Assistant|lc|yyy|2024
NM|29-1081|Podiatrists|l9|yyy|2024
NM|29-1122|Occupational Therapist License|l9|yyn|2024
NM|29-1123|Physical Therapist|l9|yyn|2024
NM|29-1124,29-2032|Radiation Therapy Technologist|lg|yyn|2024
NM|29-1125|Art Therapist|l9|yyy|2024
NM|29-1126,29-2036|Respiratory Care Practitioner|l9|yyn|2024
NM|29-1126,29-2036|Respiratory Care Student Extern|l9|nyn|2024
NM|29-1127,29-2092|Speech-Language Pathologist, Audiologist & Hearing Aid Dispensers|l9|yyn|2024
NM|29-1127|Apprentice—Speech-Language Pathologist|l9|nyn|2024
NM|29-1127|Clinical Fellow—Speech-Language Pathologist|l9|nyn|2024
NM|29-1131|Doctors of Veterinary Medicine|ld|yyy|2024
NM|29-1141|Clinical Nurse Specialist|li|yyy|2024
NM|29-1141|Registered Nurse|li|yyy|2024
NM|29-1151|Certified Registered Nurse Anesthetist|li|yyy|2024
NM|29-1161,29-9021,29-9093|Certified Nurse Midwives|lk|yyn|2024
NM|29-1161,29-9021,29-9093|Licensed Midwives|lk|yyn|2024
NM|29-1171|Nurse Practitioner|li|yyy|2024
NM|29-1181|Audiologist|l9|yyn|2024
NM|29-1211,29-1212,29-1213,29-1214,29-1215,29-1217,29-1218|Osteopathic Physicians|lc|yyy|2024
NM|29-1212,29-1213,29-1214,29-1217,29-1222,29-1224,29-1241,29-2033|Nuclear Medicine Technologist|lg|yyn|2024
NM|29-1292,31-9091|Dental Assistants|l9|yyy|2024
NM|29-1292,31-9091|Dental Hygienists|l9|yyn|2024
NM|29-2010|Hemodialysis Technicians|li|yyy|2024
NM|29-2031|Cardiac Sonography License|lg|yyn|2024
NM|29-2031|Respiratory Care Graduate Permit|l9|nyn|2024
NM|29-2032|Sonography License|lg|yyn|2024
NM|29-2032|Vascular Sonography License|lg|yyn|2024
NM|29-2034|Fusion Imaging|lg|yyn|2024
NM|29-2034|Radiographic Radiologic Technologist|lg|yyn|2024
NM|29-2036|Polysomnographic Technician|lc|yyy|2024
NM|29-2036|Polysomnographic Technologists|lc|yyy|2024
NM|29-2042,29-2043|EMT License Basic|lk|yyn|2024
NM|29-2042,29-2043|EMT License Intermediate|lk|yyn|2024
NM|29-2042,29-2043|First Responders|lk|yyn|2024
NM|29-2042,29-2043|Paramedic License|lk|yyn|2024
NM|29-2052|Pharmacy Technician|l9|nny|2024
NM|29-2056,39-2011|Euthanasia Instructor|ld|yyy|2024
NM|29-2056|Bovine Artificial Insemination & Pregnancy Diagnosis Technicians|ld|yyy|2024
NM|29-2056|Euthanasia Technician|ld|yyn|2024
NM|29-2056|Registered Veterinary Technicians|ld|yyn|2024
NM|29-2061|Licensed Practical Nurse|li|yyy|2024
NM|29-2092|Hearing Aid Dispenser Trainee|l9|n-n|2024
NM|29-2092|Hearing Aid Dispenser|l9|y-n|2024
NM|29-9091|Athletic Trainer|l9|yyy|2024
NM|29-9092|Genetic Counselors|lc|nyy|2024
NM|31-1131|Medication Aides|li|yyy|2024
NM|31-2011|Occupational Therapy Assistant License|l9|yyn|2024
NM|31-2021|Physical Therapist Assistant|l9|yyn|2024
NM|31-9011|Massage Therapist License|l9|yyy|2024
NM|31-9091|Expanded Function Dental Auxiliary|l9|yyy|2024
NM|33-3051|Law Enforcement Officer|ln|yyn|2024
NM|33-9021|Private Investigation Company/Trade PI|l9|nnn|2024
NM|33-9021|Private Investigator - Employee|l9|yn-|2024
NM|33-9021|Private Investigator - Manager|l9|ynn|2024
NM|33-9021|Private Investigator|l9|yn-|2024
NM|33-9032,35-1011,35-2014,35-3011,35-3031,35-9021,35-9031,37-2011,37-2012,37-3011,41-1011,41-2011,41-2031|Staff Permit Employees|la|n-n|2024
NM|33-9032|Private Patrol Operation Company/Trade PPO|l9|nnn|2024
NM|33-9032|Private Patrol Operator Manager|l9|yny|2024
NM|33-9032|Private Patrol Operator|l9|yny|2024
NM|33-9032|Security Guard Registration Level 1|l9|yyn|2024
NM|33-9032|Security Guard Registration Level 2|l9|yyn|2024
NM|33-9032|Security Guard Registration Level 3|l9|yyy|2024
NM|33-9092|American Red Cross Lifeguard Certificate (Additional Specialties)|lm|---|2024
NM|33-9092|American Red Cross Lifeguard Certificate|lm|---|2024
NM|33-9092|American Red Cross Lifeguard Safety Instructor|lm|---|2024
NM|35-3011|Alcohol Server Permit|l9|yyn|2024
NM|39-4011|Embalmer|l9|yyy|2024
NM|39-4031|Arranger|l9|yyy|2024
NM|39-4031|Funeral Service Intern License|l9|ynn|2024
NM|39-4031|Funeral Service Practitioner|l9|yyy|2024
NM|39-5011,39-5012|Barber License|l9|yyn|2024
NM|39-5012,39-5094|Electrologist License|l9|yyn|2024
NM|39-5012|Cosmetologist License|l9|yyn|2024
NM|39-5092,39-5094|Manicurist/Esthetician License|l9|yyn|2024
NM|39-5092|Manicurist/Pedicurist License|l9|yyn|2024
NM|39-5094|Esthetician License|l9|yyn|2024
NM|41-3021|Broker/Dealer and Agent|l9|y-n|2024
NM|41-3021|Manufactured Housing Broker License|l9|y-n|2024
NM|41-9021,41-9022|Real Estate Associate Broker|l9|yyn|2024
NM|41-9021|Real Estate Qualifying Broker|l9|yyy|2024
NM|43-3011|Collection Agency Manager|l9|ynn|2024
NM|43-3011|Repossessor|l9|nnn|2024
NM|43-5031|Emergency Medical Dispatcher Instructors|lk|yyn|2024
NM|43-5031|Emergency Medical Dispatchers|lk|yyn|2024
NM|47-2152|Plumber|l9|---|2019
NM|47-4021|Elevators, Escalators, Conveyors|l9|y-y|2024
NM|51-8031|Utility Operator Certification Program|lg|---|2019
NM|53-3032,53-3051,53-3052,53-3053|Commercial Drivers License (CDL)|lf|ynn|2019
NM|53-3032|Commercial Vehicle Drivers License|lo|yyn|2024
NM|53-7021|Crane Operators Safety Act|l9|yyy|2024
NV|11-2021|Boxing Promoter|lw|---|2016
NV|11-9021|All Other Licensed Contractor Primary Classifications|lp|yyy|2016
NV|11-9021|General Building Contractor (Class B)|lp|yyy|2016
NV|11-9021|Installing Industrial Machinery Contractor (C33)|lp|yyy|2016
NV|11-9021|Installing Terrazzo and Marble Contractor (C19)|lp|yyy|2016
NV|11-9031|Child Care Facilities & Workers|m2|---|2016
NV|11-9032|Exceptional Pupils Endorsements|32|---|2016
NV|11-9032|School or Program Administrator|32|--n|2016
NV|11-9111|Advanced Practitioner of Nursing (APN)|mc|yyy|2016
NV|11-9111|Certified Nursing Assistant (CNA)|mc|yyy|2016
NV|11-9111|Nursing Facility Administrator|md|yyy|2016
NV|11-9111|Residential Group Care/Assisted Living Administrator|md|yyy|2016
NV|11-9121|Laboratory Director|m2|nyy|2016
NV|13-1011|Athlete's Agent|3v|---|2016
NV|13-1031,13-2053,41-3021,43-9041|Insurance Producers|lw|yyy|2016
NV|13-1031|Claims Adjuster|lw|y-y|2016
NV|13-1031|Motor Vehicle Damage Appraiser|lw|---|2016
NV|13-1041|Asbestos Abatement Contractors, Supervisors, Workers & Consultants|lw|-yy|2016
NV|13-1082|Licensed Energy Auditor|lw|---|2016
NV|13-2011|Certified Public Accountant|2q|yyy|2016
NV|13-2052|Representatives of Investment Advisers|3v|yy-|2016
NV|13-2072|Escrow Agents|lw|y--|2016
NV|13-2072|Mortgage Brokers, Bankers and Agents|lw|---|2016
NV|13-2072|Title Agents and Escrow Officers|lw|y-y|2016
NV|17-1011|Architect|lv|yyn|2016
NV|17-1011|Residential Designer|lv|yyy|2016
NV|17-1012|Landscape Architect|mi|yyy|2016
NV|17-1012|Landscape Contractor (C10)|lp|yyy|2016
NV|17-1022|Land Surveyor|lq|yyy|2016
NV|17-2011,17-2021,17-2031,17-2041,17-2051,17-2061,17-2071,17-2072,17-2081,17-2112,17-2121,17-2131,17-2141,17-2161,17-2171|General Engineering Contractor (Class A)|lp|yyy|2016
NV|17-2011,17-2021,17-2031,17-2041,17-2051,17-2061,17-2071,17-2072,17-2081,17-2112,17-2121,17-2131,17-2141,17-2161,17-2171|Professional Engineer|lq|yyy|2016
NV|19-3032,19-3033,19-3034|Psychologist|mh|yyy|2016
NV|19-3033,19-3034|Psychologist - School|32|yyy|2016
NV|19-4021|Laboratory Technician and Assistant (Various)|m2|yyy|2016
NV|19-4021|Laboratory Technologist (Various)|m2|yyy|2016
NV|19-4042|Environmental Health Specialist|ma|yyy|2016
NV|19-4092|Polygraphic Examiner and Intern|m1|yyy|2016
NV|21-1012|Counselor - School|32|nyy|2016
NV|21-1013|Marriage and Family Therapist|ml|yyy|2016
NV|21-1021,21-1022,21-1023|Independent Social Worker - LISW|me|yyy|2016
NV|21-1021,21-1022,21-1023|Social Worker - LSW|me|yyy|2016
NV|21-1022|Clinical Social Worker - LCSW|me|yyy|2016
NV|21-2011|Certificate of Permission to Perform Marriages|m5|---|2016
NV|23-1011|Attorney|mj|yy-|2016
NV|25-1194,39-5012|Cosmetologist|m0|yyy|2016
NV|25-2012,25-2021|Elementary School Teacher|32|-yn|2016
NV|25-2022|Middle School and Junior High Teacher|32|-yn|2016
NV|25-2031,25-2032|Secondary School Teacher|32|nyn|2016
NV|25-4022|Certified Public Librarian|mk|-yy|2016
NV|25-4022|Librarian - School|32|-yn|2016
NV|27-1025|Registered Interior Designer|lv|yyy|2016
NV|27-2021,39-2011,39-2021|Participants in Horse Racing|lu|ynn|2016
NV|27-2021|Boxer, Kickboxer and Mixed Martial Artist (Professional Contestant)|lw|---|2016
NV|27-2023|Referee (Professional Ring Officials)|lw|y--|2016
NV|27-2023|Timekeeper or Judge (Professional Ring Officials)|lw|y--|2016
NV|27-3091|Interpreter for the Deaf and Hearing Impaired|mf|yyy|2016
NV|27-3091|Nevada Certified Court Interpreter|mg|yyn|2016
NV|27-3092|Certified Court Reporter|m6|y-y|2016
NV|27-3092|Process Server|m1|y-y|2016
NV|29-1011|Doctor of Chiropractic|m4|yyy|2016
NV|29-1021,29-1023|Dentist|m7|yyn|2016
NV|29-1031|Dietitian|m2|yyy|2016
NV|29-1041|Optometrist|3g|yyn|2016
NV|29-1051|Pharmacist|3i|yyy|2016
NV|29-1071,29-1081,29-1211,29-1212,29-1213,29-1214,29-1215,29-1217,29-1218,29-1221,29-1222,29-1223,29-1224,29-1241,29-1242,29-1249|Osteopathic Physician|lr|yyy|2016
NV|29-1071,29-1081,29-1211,29-1212,29-1213,29-1214,29-1215,29-1217,29-1218,29-1221,29-1222,29-1223,29-1224,29-1241,29-1242,29-1249|Physician|ls|yyy|2016
NV|29-1071|Osteopathic Physician's Assistant|lr|yyy|2016
NV|29-1071|Physicians' Assistant|ls|yyy|2016
NV|29-1081|Podiatrist|mo|yyy|2016
NV|29-1122|Occupational Therapist|mp|yyy|2016
NV|29-1123|Physical Therapist|mr|yyn|2016
NV|29-1125|Music Therapist|m2|yyy|2016
NV|29-1126,29-2036|Respiratory Therapist|ls|yyn|2016
NV|29-1127,29-1181|Speech Pathologist and Audiologist - School|32|yyy|2016
NV|29-1127|Speech Pathologist|ly|yyy|2016
NV|29-1131|Veterinarian|mt|yyn|2016
NV|29-1141|Registered Nurse (RN)|mc|yyn|2016
NV|29-1151|Certified Registered Nurse Anesthetist (CRNA)|mc|yyy|2016
NV|29-1181|Audiologist|ly|yyy|2016
NV|29-1292,31-9091|Dental Hygienist|m7|yyy|2016
NV|29-2031|Perfusionist|ls|yyn|2016
NV|29-2034|Mammography Technologist|ms|ny-|2016
NV|29-2042,29-2043|Emergency Medical Technician - Clark County|m9|yyy|2016
NV|29-2042,29-2043|Emergency Medical Technician|m2|yyy|2016
NV|29-2052|Pharmaceutical Technician|3i|yyy|2016
NV|29-2056|Euthanasia Technician|mt|yyy|2016
NV|29-2056|Veterinary Technician|mt|yyy|2016
NV|29-2061|Licensed Practical Nurse (LPN)|mc|yyn|2016
NV|29-2081|Optician|3f|yyy|2016
NV|29-2092|Hearing Aid Specialist|ly|yyy|2016
NV|29-9091|Athletic Trainer|lx|yyn|2016
NV|31-2011|Occupational Therapy Assistant|mp|yyy|2016
NV|31-2021|Physical Therapist Assistant|mr|yy-|2016
NV|31-9011|Massage Therapist|mm|yyy|2016
NV|31-9092|Chiropractor's Assistant|m4|yyy|2016
NV|31-9092|Flame Effects Operators and Assistants|m3|ynn|2016
NV|31-9092|Homeopathic Assistant|mn|nyn|2016
NV|31-9092|Podiatry Hygienist|mo|ynn|2016
NV|33-9021|Private Investigator|m1|y-y|2016
NV|33-9032|Canine Security Handler and Trainer|m1|ynn|2016
NV|33-9032|Private Patrolman|m1|yny|2016
NV|37-2021|Pest Control Applicator - Operator or Agent|mq|y-y|2016
NV|37-2021|Pest Control Applicator - Principal|mq|yyy|2016
NV|39-2011,39-2021|Falconer|lt|yny|2016
NV|39-4011|Embalmer and Apprentice Embalmer|m8|yyy|2016
NV|39-4031|Funeral Director|m8|ynn|2016
NV|39-5011,39-5012|Barber|lz|yyy|2016
NV|39-5012,39-5094|Electrologist|m0|yyy|2016
NV|39-5012|Cosmetic Demonstrator|m0|yyy|2016
NV|39-5012|Hair Designer|m0|yyy|2016
NV|39-5092|Manicurist/Nail Technologist|m0|yyy|2016
NV|39-5094|Aesthetician|m0|yyy|2016
NV|41-2031|Motor Vehicle Salesperson|45|---|2016
NV|41-3031|Securities Broker-Dealer and Representative|3v|y--|2016
NV|41-9021|Real Estate Broker|lw|yyy|2016
NV|41-9022|Real Estate Salesperson|lw|yyy|2016
NV|43-3011|Collection Agency Manager|lw|yny|2016
NV|43-3011|Repossessor|m1|yny|2016
NV|45-3031|Hunters, Trappers and Fur Dealers|lt|nnn|2016
NV|47-2021,47-2022|Masonry Contractor (C-18)|lp|yyy|2016
NV|47-2031|Carpentry Contractor (C3)|lp|yyy|2016
NV|47-2042|Finishing Floors Contractor (C16)|lp|yyy|2016
NV|47-2044|Tiling Contractor (C20)|lp|yyy|2016
NV|47-2051|Concrete Contractor (C5)|lp|yyy|2016
NV|47-2061,47-2121|Glass and Glazing Contractor (C8)|lp|yyy|2016
NV|47-2061|Roofing and Siding Contractor (C15)|lp|yyy|2016
NV|47-2073,47-2152|Well Driller|mb|yny|2016
NV|47-2111|Electrical Contractor (C2)|lp|yyy|2016
NV|47-2111|Photovoltaic Installers|lw|yn-|2016
NV|47-2141|Painting and Decorating Contractor (C4)|lp|yyy|2016
NV|47-2152|Drilling Wells & Installing Pumps Contractor (C23)|lp|yyy|2016
NV|47-2221|Steel Reinforcing & Erection Contractor (C14)|lp|yyy|2016
NV|47-4011|Inspector of Structure|lw|yyy|2016
NV|47-4021|Elevator and Boiler Inspectors, Elevator Mechanics, Apprentices & Helpers|lw|ny-|2016
NV|49-3011|Aircraft Mechanic|b|yyy|2016
NV|49-9021,49-9062|Medical Gas Installer|m3|yny|2016
NV|49-9021|Plumbing and Heating Contractor (C1)|lp|yyy|2016
NV|49-9021|Refrigeration and Air Conditioning Contractor (C21)|lp|yyy|2016
NV|51-8031|Water Treatment or Distribution Center Operator Certificate|mu|yyy|2016
NV|53-2011,53-2012|Pilots and Flight Engineers|b|y-y|2016
NV|53-3032,53-3051,53-3052,53-3053|Commercial Drivers License (CDL)|45|ynn|2019
NV|53-3032,53-3053,53-3054|Taxicab Driver - Las Vegas Area|lw|yyy|2016
NV|53-3032,53-3053,53-3054|Taxicab Driver|lw|yyy|2016
NV|53-3032|Commercial Driver's License|45|ynn|2016
NY|11-9013|Aquatic Antifouling Paint Applicator|n4|yy-|2023
NY|11-9032|Public School Administrator|mv|yyy|2023
NY|11-9111|Nursing Home Administrator|n3|---|2023
NY|11-9141|Apartment Information Vendor|mx|nnn|2023
NY|11-9141|Apartment Sharing Agent|mx|nnn|2023
NY|13-1011|Athlete Agent|mx|nnn|2023
NY|13-1011|Jockey Agent|my|---|2023
NY|13-1031,13-2053,41-3021,43-9041|Insurance Agent, Accident, Health, Life, Variable Life & Variable Annuities|n1|--n|2023
NY|13-1031,13-2053,41-3021,43-9041|Insurance Agent, Service Contract Registrant|n1|nnn|2023
NY|13-1031,13-2053,41-3021,43-9041|Insurance Consultant, General|n1|-nn|2023
NY|13-1031,13-2053,41-3021,43-9041|Insurance Consultant, Life|n1|-nn|2023
NY|13-1031,13-2053,41-3021,43-9041|Reinsurance Intermediary|n1|nnn|2023
NY|13-1031|Insurance Adjuster, Independent|n1|ynn|2023
NY|13-1031|Licensed Motor Vehicle Body Damage Estimator|n0|nnn|2023
NY|13-1031|Life Settlement Broker|n1|--n|2023
NY|13-1031|Public Insurance Adjuster|n1|yyn|2023
NY|13-1031|Temporary Adjuster Permit|n1|nnn|2023
NY|13-2011|Certified Public Accountant|mv|---|2020
NY|13-2072|Mortgage Loan Originator|n1|yyn|2023
NY|17-1011|Architect|mv|y--|2020
NY|17-1012|Landscape Architect|mv|yyy|2023
NY|17-1022|Land Surveyor|mv|yyy|2023
NY|17-2011,17-2021,17-2031,17-2041,17-2051,17-2061,17-2071,17-2072,17-2081,17-2112,17-2121,17-2131,17-2141,17-2161,17-2171|Professional Engineer|mv|yyy|2023
NY|17-2021|AEM Certified Planner - AgMKT|mw|yny|2023
NY|19-1042,29-2033|Medical Physicist in Diagnostic Radiological Physics|mv|yyy|2023
NY|19-1042,29-2033|Medical Physicist in Medical Health Physics|mv|yyy|2023
NY|19-1042,29-2033|Medical Physicist in Medical Nuclear Physics|mv|yyy|2023
NY|19-1042,29-2033|Medical Physicist in Therapeutic Radiological Physics or Radiation Oncology|mv|yyy|2023
NY|19-2042|Professional Geologist|mv|y-y|2023
NY|19-3032,19-3033,19-3034|Licensed Psychoanalyst|mv|yyy|2023
NY|19-3032,19-3033,19-3034|Psychologist|mv|yy-|2023
NY|19-4021|Certified Clinical Laboratory Technician|mv|--n|2020
NY|19-4021|Certified Histological Technician|mv|---|2020
NY|19-4021|Clinical Laboratory Technologist|mv|yy-|2020
NY|19-4021|Cytotechnologist|mv|yyy|2023
NY|19-5011|Workplace Safety Consultant|mz|yyy|2023
NY|21-1013|Licensed Marriage and Family Therapist|mv|yyy|2023
NY|21-1021,21-1022,21-1023|Licensed Master Social Worker|mv|yyy|2023
NY|21-1022|Licensed Clinical Social Worker|mv|---|2023
NY|21-1094|Certified Recovery Peer Advocate|n2|-yy|2023
NY|23-1011|Lawyer|n5|yyn|2023
NY|25-1194,25-3021|Driving School Instructor|n0|yyy|2023
NY|25-2012,25-2021,25-2022,25-2031,25-2032|Public School Teacher|mv|-yy|2023
NY|25-4022|Public Librarian|mv|nyn|2023
NY|27-1025|Certified Interior Designer|mv|yyy|2023
NY|27-2021,53-3032|Horse Driver, Matinee Driver, Qualifier Driver, Provisional Driver|my|---|2023
NY|27-2021|Jockey (Apprentice, Amateur, Jockey)|my|---|2023
NY|27-2021|Racetrack Exercise Rider|my|---|2023
NY|27-2023|Race Official|my|---|2023
NY|27-3092|Certified Shorthand Reporter|mv|y-y|2023
NY|29-1011|Chiropractor|mv|--y|2023
NY|29-1021,29-1023|Dentist|mv|yyy|2023
NY|29-1031|Dietitian-Nutritionist|mv|yyy|2023
NY|29-1041|Optometrist|mv|yyn|2023
NY|29-1051|Pharmacist|mv|yyy|2023
NY|29-1071,29-1081,29-1211,29-1212,29-1213,29-1214,29-1215,29-1217,29-1218,29-1221,29-1222,29-1223,29-1224,29-1241,29-1242,29-1249|Physician|mv|yyy|2023
NY|29-1071|Physician Assistant|mv|-yy|2023
NY|29-1081|Podiatrist|mv|-yy|2023
NY|29-1122|Occupational Therapist|mv|yyy|2023
NY|29-1123|Physical Therapist|mv|yyy|2023
NY|29-1125|Licensed Creative Arts Therapist|mv|yyy|2023
NY|29-1126,29-2036|Respiratory Therapist|mv|---|2023
NY|29-1126,29-2036|Respiratory Therapy Technician|mv|---|2023
NY|29-1127,29-1181|Speech - Language Pathologist, Audiologist|mv|--y|2023
NY|29-1131|Veterinarian|mv|-yy|2023
NY|29-1141|Clinical Nurse Specialist|mv|yyy|2023
NY|29-1141|Registered Professional Nurse|mv|yyn|2023
NY|29-1161,29-9021,29-9093|Midwife|mv|yyy|2023
NY|29-1171|Nurse Practitioner|mv|yyy|2023
NY|29-1181|Audiologist|mv|---|2020
NY|29-1292,31-9091|Dental Hygienist|mv|yyy|2023
NY|29-2031|Perfusionist|mv|yyn|2023
NY|29-2032|Certified Ultrasonic Technician|n8|yyy|2023
NY|29-2034|Licensed Radiological Technologist|n3|--n|2023
NY|29-2036|Polysomnographic Technologist|mv|yyn|2023
NY|29-2042,29-2043|Certified EMS Provider (CFR, EMT, AEMT, EMT-CC, EMT-Paramedic)|n3|-nn|2023
NY|29-2052|Registered Pharmacy Technician|mv|yyn|2023
NY|29-2056|Veterinary Technician|mv|--n|2023
NY|29-2061,31-1120,31-1131,31-1133,31-2011,31-2021,31-2022|Certified Nurse Aide|n3|ynn|2023
NY|29-2061|Licensed Practical Nurse|mv|yyy|2023
NY|29-2081|Ophthalmic Dispenser|mv|yyn|2023
NY|29-2092|Hearing Aid Dispenser|mx|---|2023
NY|29-2092|Pathologist's Assistant|mv|yyn|2023
NY|29-9091|Certified Athletic Trainer|mv|y--|2020
NY|29-9091|Horse Trainer, Assistant Trainer, Private Trainer|my|---|2023
NY|31-1120|Advanced Home Health Aide|n3|yyy|2023
NY|31-1120|Home Health Aide|n3|ynn|2023
NY|31-2021|Physical Therapist Assistant|mv|yyy|2023
NY|31-9011|Massage Therapist|mv|yyy|2023
NY|31-9091|Registered Dental Assistant|mv|yyy|2023
NY|31-9092|Specialist Assistant (Orthopedics, Radiology, Urology)|mv|--n|2023
NY|33-9021|Private Investigator|mx|---|2023
NY|33-9032|Armored Car Guard|mx|n-n|2023
NY|33-9032|Security Guard|mx|n-n|2023
NY|39-2021|Farrier|my|---|2023
NY|39-2021|Groom|my|---|2023
NY|39-4031|Funeral Director|n3|-yy|2023
NY|39-5011,39-5012|Barber|mx|-yn|2023
NY|39-5011|Barber Apprentice|mx|nyn|2023
NY|39-5012,39-5092,39-5094|Cosmetologist, Natural Hairstylist, Esthetician, Nail Specialist, Waxing|mx|-y-|2023
NY|39-5092|Nail Specialty Trainee|mx|nnn|2023
NY|41-3021|Excess Line Broker|n1|nn-|2023
NY|41-3021|Insurance Broker, Accident, Health, Life, Variable Life & Variable Annuity|n1|yy-|2023
NY|41-3021|Insurance Limited Rental Agent|n1|nnn|2023
NY|41-3021|Life Settlement Provider|n1|nnn|2023
NY|41-3021|Mortgage Guaranty Insurance Agent|n1|yyn|2023
NY|41-3021|Property & Casualty Insurance Agent|n1|--n|2023
NY|41-3021|Title Insurance Agent|n1|yyn|2023
NY|41-9021|Insurance Broker, Property & Casualty|n1|yyn|2023
NY|41-9021|Real Estate Broker|mx|-y-|2023
NY|41-9022|Real Estate Salesperson|mx|--n|2023
NY|43-3031|Notary Public|mx|ynn|2023
NY|47-2131,47-4041|Asbestos Handler|mz|ynn|2023
NY|47-4011|Boiler Inspector|mz|-y-|2023
NY|47-4011|Elevator Inspector|mz|nny|2023
NY|47-4011|Home Inspector|mx|-y-|2023
NY|47-4021|Accessibility Lift Technician|mz|nny|2023
NY|47-4021|Elevator Accessibility Technician|mz|nyy|2023
NY|47-4021|Elevator Mechanic|mz|nny|2023
NY|47-4041|Mold Worker|mz|nnn|2023
NY|49-2098|Security/Fire Alarm Installer|mx|---|2023
NY|51-4121|Field Welder|n8|yyn|2023
NY|51-8031|Wastewater Treatment Plant Operator|n4|yyy|2023
NY|51-8031|Water Treatment Plant Operator|n3|yyy|2023
NY|51-8031|Water Well Contractor|n4|ynn|2023
NY|53-3032,53-3033|Vehicle Escort Driver|n0|yyn|2023
NY|53-3032,53-3051,53-3052,53-3053|Bus Driver|n0|yyn|2023
NY|53-3032,53-3051,53-3052,53-3053|Certified Examiner - Bus Driver|n0|yyn|2023
NY|53-3032,53-3051,53-3052,53-3053|Commercial Drivers License (CDL)|45|ynn|2019
NY|53-3032|Truck Driver, Heavy or Tractor Trailer|n0|yyn|2023
NY|53-4011|Locomotive Engineer and Student Locomotive Engineer|n6|yyy|2023
NY|53-4011|Locomotive Engineer|n6|yyy|2023
NY|53-4031|Conductor LIRR|n6|yyy|2023
NY|53-4031|Conductor|n6|yyy|2023
NY|53-5021|Public Vessel Operator|n7|yyy|2023
NY|53-7021|Crane Operator|mz|--y|2023
NY|53-7081|Hazardous Materials Transporter|n0|yyn|2023
OH|11-9021,47-2111|Electrical Contractor|nl|yny|2024
OH|11-9021,47-2152|Plumber and Pipefitter License|nl|---|
OH|11-9021,49-9021|HVAC Certificate|nl|yny|2024
OH|11-9032|School Principal|nm|yyy|2024
OH|11-9032|Superintendent|nm|yyy|2024
OH|11-9111|Nursing Home Administrator|nr|yy-|2024
OH|13-1031,13-2053,41-3021,43-9041|Insurance Agent|ni|yyn|
OH|13-1031|Public Insurance Adjuster Certificate|ni|---|
OH|13-1131|Professional Solicitor's Registration|nq|---|2019
OH|13-2011|Certified Public Accountant (CPA)|n9|yyy|2024
OH|17-1011|Architect|nc|yyy|2024
OH|17-1012|Landscape Architect|nc|yyy|2024
OH|17-1022,17-2011,17-2021,17-2031,17-2041,17-2051,17-2061,17-2071,17-2072,17-2081,17-2112,17-2121,17-2131,17-2141,17-2161,17-2171|Professional Engineers and Surveyors|na|---|
OH|17-1022|Professional Surveyor|na|-y-|2024
OH|17-1022|Surveyor Intern|na|---|
OH|17-2011,17-2021,17-2031,17-2041,17-2051,17-2061,17-2071,17-2072,17-2081,17-2112,17-2121,17-2131,17-2141,17-2161,17-2171|Professional Engineer|na|---|2024
OH|19-3032,19-3033,19-3034|Psychologists|nu|-y-|2024
OH|19-4042|Registered Environmental Health Specialist|np|yyy|2024
OH|21-1012,21-1013,21-1015|Professional Counselor|ns|yyn|2024
OH|21-1012|Certified School Counselor|nm|yyn|2024
OH|21-1021,21-1022,21-1023|Independent Social Worker|ns|yyy|2024
OH|21-1021,21-1022,21-1023|Social Worker|ns|yyn|2024
OH|21-1094|Community Health Workers|nj|---|2019
OH|23-1011|Lawyer|nv|-y-|
OH|25-1194|Cosmetology Instructor License|nf|yyy|
OH|25-2012,25-2021,25-2022,25-2031,25-2032|Multi-Age Specialty Teacher (Music, etc.)|nm|---|2024
OH|25-2012,25-2021|Kindergarten and Primary School Teacher Certification|nm|-y-|2024
OH|25-2031,25-2032|High School Teacher|nm|-y-|2024
OH|25-4022|Library Endorsement|nm|---|
OH|27-4012,29-2033,29-2034|Radiologist Assistant|nb|yyy|2024
OH|27-4012|FAA License|1|---|
OH|29-1011|Chiropractor|nh|yyn|2024
OH|29-1021,29-1023|Dentist|nn|yyy|2024
OH|29-1031|Dietitician|nb|yyn|2024
OH|29-1041|Optometrist|nw|-y-|2024
OH|29-1051|Pharmacist|nx|---|2024
OH|29-1071,29-1081,29-1211,29-1212,29-1213,29-1214,29-1215,29-1217,29-1218,29-1221,29-1222,29-1223,29-1224,29-1241,29-1242,29-1249|Physicians (D. O.)|nb|yyy|2024
OH|29-1071,29-1081,29-1211,29-1212,29-1213,29-1214,29-1215,29-1217,29-1218,29-1221,29-1222,29-1223,29-1224,29-1241,29-1242,29-1249|Physicians (M. D.)|nb|yyy|2024
OH|29-1071|Physician Assistant|nb|yyy|2024
OH|29-1081|Podiatrist|nb|yyn|2024
OH|29-1122|Occupational Therapist|nd|yyn|2024
OH|29-1123|Physical Therapist|nd|yyn|2024
OH|29-1126,29-2036|Respiratory Care Professional|nb|yyn|2024
OH|29-1127|Speech Language Pathologist|ne|yyy|2024
OH|29-1131|Veterinarian|nz|-y-|2024
OH|29-1141,29-1151,29-1161,29-1171|Registered Nurse|nj|---|2024
OH|29-1181|Audiologist|ne|yy-|2024
OH|29-1292,31-9091|Dental Assistant Radiographer License|nn|yyy|2024
OH|29-1292,31-9091|Dental Hygienist|nn|yyn|2024
OH|29-2010|Dialysis Technicians|nj|---|2019
OH|29-2042,29-2043|Emergency Medical Technician (EMT)|ng|---|2024
OH|29-2056|Registered Veterinary Technician|nz|---|2024
OH|29-2061,31-1120,31-1131,31-1133,31-2011,31-2021,31-2022|State Tested Nurse Aide|nr|---|
OH|29-2061|Licensed Practical Nurse (LPN)|nj|-y-|2024
OH|29-2081|Optical Dispenser|nw|---|
OH|29-2081|Optician|nw|---|2024
OH|29-2091|Orthotics, Prosthetics, and Pedorthics - LO-LP-LPO|nd|---|2019
OH|29-2092|Hearing Aid Dealers and Fitters|ne|---|2019
OH|29-9091|Athletic Trainer|nd|yyn|2024
OH|29-9092|Genetic Counselor|nb|yyn|2024
OH|31-1120|Home Health Aide Competency|nt|---|
OH|31-2011|Occupational Therapy Assistant|nd|---|2024
OH|31-2021|Physical Therapy Assistant|nd|---|2024
OH|31-9011|Massage Therapist|nb|yyn|2024
OH|33-2011|Firefighter(Volunteer)|ng|---|2024
OH|33-2011|Firefighter|ng|---|2024
OH|33-2021|Fire Safety Inspector|ng|---|2024
OH|33-9021|Private Investigator|nl|---|2024
OH|33-9032|Security Guard License|nl|---|2024
OH|39-4011|Embalmer**|no|---|2024
OH|39-4031|Funeral Director|no|---|2024
OH|39-5011,39-5012|Barber|nf|yyn|2024
OH|39-5012|Advanced Cosmetologist|nf|yyn|2024
OH|39-5012|Cosmetic Therapist|nb|yyn|2024
OH|39-5012|Cosmetologist License|nf|yyn|2024
OH|41-2031|Motor Vehicle Salesperson|ng|---|2024
OH|41-3031|Securities Sales|nl|---|2024
OH|41-3091|Apprentice Auctioneer|ny|---|2019
OH|41-3091|Auctioneer|ny|---|2019
OH|41-4012,51-9061|Weigher, Sampler, and Tester License|ny|---|2019
OH|41-9021|Real Estate Broker|nl|yyy|2024
OH|41-9022|Real Estate Sales|nl|yyn|2024
OH|45-3031|Commercial Fisherman|nk|---|2024
OH|49-3011|Airframe, Power Plant, or Repairer License|1|---|
OH|51-8021|High Pressure Boiler Engineer|nl|yny|
OH|51-8021|Low Pressure Boiler Engineer|nl|yny|
OH|51-8021|Stationary Steam Engineer|nl|yny|
OH|51-8031|Certified Water or Wastewater Operator|o0|---|2019
OH|53-3032,53-3051,53-3052,53-3053|Commercial Drivers License (CDL)|ng|ynn|2019
OH|53-3032|Commercial Drivers License (CDL)|ng|ynn|2024
OH|53-3053,53-3054|Auto/Chauffeur/Taxi License|ng|---|
OH|53-5011|Merchant Marine|c|---|
OH|53-5021|Captain's License|nk|---|
OK|11-2022|Retail|ox|-n-|2020
OK|11-2022|Subdivided Land Sales Agent|os|---|2020
OK|11-3051|Manufacturer|ox|-n-|2020
OK|11-9021|Wrecker Service Operator|oi|-n-|2020
OK|11-9032|Sports Official, High School|pb|---|2022
OK|11-9111|Adult Day Care (ADC) Administrator|on|yny|2022
OK|11-9111|Adult Day Care Aide|oq|-n-|2020
OK|11-9111|Certified Nursing Home Assistant Administrator (CAA)|on|yyy|2022
OK|11-9111|Nursing Home Administrator (NHA)|on|yyn|2022
OK|11-9111|Residential Care Aide|oq|-n-|2020
OK|13-1011|Horse Racing Authorized Agent|o7|---|2018
OK|13-1011|Horse Racing Bloodstock Agent|o7|---|2018
OK|13-1011|Jockey Agent|o7|---|2018
OK|13-1031,13-2053,41-3021,43-9041|Alcohol and Drug Substance Abuse Course Assessor|ob|-n-|2020
OK|13-1031,13-2053,41-3021,43-9041|Insurance Producer and Title Producer|oh|yn-|2024
OK|13-1031,13-2053,41-3021,43-9041|Limited Lines Insurance Producer|oh|nn-|2024
OK|13-1031|Insurance Adjuster|oh|yn-|2024
OK|13-1041|Asbestos Abatement Supervisor|o4|---|2024
OK|13-2011|Accountant, Certified Public (CPA)|o1|yyy|2021
OK|13-2011|Accountant, Public (PA)|o1|yyy|2021
OK|13-2052|Investment Adviser Representative|os|---|2020
OK|13-2052|Investment Adviser|os|---|2018
OK|13-2072|Mortgage Loan Originators|p1|-y-|2022
OK|17-1011|Architect|o8|yny|2022
OK|17-1012|Landscape Architect|o8|yny|2022
OK|17-1022|Land Surveyor, Intern|o2|nnn|2018
OK|17-1022|Land Surveyor, Licensed|o2|nnn|2020
OK|17-2011,17-2021,17-2031,17-2041,17-2051,17-2061,17-2071,17-2072,17-2081,17-2112,17-2121,17-2131,17-2141,17-2161,17-2171|Engineer Intern|o2|nyy|2018
OK|17-2041|Engineer, Licensed Professional, Chemical|o2|nnn|2020
OK|17-2051|Engineer, Licensed Professional, Civil|o2|nnn|2020
OK|17-2071,47-2111|Engineer, Licensed Professional, Electrical|o2|yny|2020
OK|19-1013|Certified Soil Profiler|o3|-y-|2020
OK|19-3032,19-3033,19-3034|Licensed Psychologist|oz|yyy|2024
OK|19-4042|Environmental Consultant|or|yyy|2024
OK|19-4042|Registered Professional Environmental Specialist|oq|-y-|2020
OK|19-4042|Sanitarian, Registered and Environmental (RPS and RPES)|oq|--y|2020
OK|19-4042|Sanitarian-In-Training and Environmental (RPSIT/RPESIT)|oq|--y|2018
OK|19-4092|Polygraph Examiner|ot|n--|2024
OK|19-4092|Polygraph Intern|ot|-y-|2024
OK|21-1012,21-1013,21-1015|Counselor, Licensed Professional|p3|yyy|2022
OK|21-1013|Marital and Family Therapist, Licensed|p3|yyy|2022
OK|21-1021,21-1022,21-1023|Master’s Social Worker, Licensed|ov|yyy|2024
OK|21-1021,21-1022,21-1023|Social Worker Associate, Licensed|ov|yyy|2024
OK|21-1021,21-1022,21-1023|Social Worker with Administrative Specialty, Licensed|ov|yyy|2024
OK|21-1021,21-1022,21-1023|Social Worker, Licensed (LSW)|ov|yyy|2024
OK|21-1022|Clinical Social Worker, Licensed|ov|yyy|2024
OK|23-1011|Attorney (Lawyer)|p0|yy-|2020
OK|23-2093|Individual Abstractors License|pc|---|2022
OK|25-1194,25-3021|Driver Education Instructor|ol|yyy|2021
OK|25-1194,25-3021|Driver Training Commercial School Instructor|oi|yyy|2020
OK|25-1194,25-3021|Truck Driver Training School Instructor, Commercial|oi|yyy|2020
OK|25-1194,39-5011,39-5012|Barber / Barber Instructor|oa|yyy|2020
OK|25-1194,39-5012|Cosmetology Instructor|oa|yyy|2020
OK|25-1194|Designated Examiners|oi|-n-|2020
OK|25-1194|Third Party Testers|oi|-n-|2020
OK|25-2012,25-2021,25-2022,25-2031,25-2032|School Teacher, Pre-Kindergarten through Twelfth Grade|ol|yyn|2021
OK|25-2012,25-2021|School Teacher, Elementary|ol|-y-|2021
OK|25-2012,25-2021|School Teacher, Pre-Kindergarten through Third Grade|ol|-y-|2021
OK|25-2031,25-2032|School Teacher, Secondary|ol|yyn|2021
OK|25-3021|Motorcycle Training School Instructor, Commercial|oi|--y|2020
OK|25-3021|Self Defense Act Firearm Instructor|p9|---|2024
OK|27-1025|Registered Interior Designer|o8|yny|2022
OK|27-2021|Horse Racing Exercise Rider|o7|---|2018
OK|27-2021|Horse Racing Pony Rider|o7|---|2018
OK|27-2021|Jockey Apprentice|o7|---|2018
OK|27-2021|Jockey|o7|---|2018
OK|27-2021|Racehorse Owner|o7|---|2018
OK|27-2023,29-1131|Horse Racing Veterinarian|o7|yyn|2018
OK|27-2023|Horse Racing Commission Racing Official|o7|---|2018
OK|27-2023|Horse Racing Commission Track Racing Official|o7|---|2018
OK|27-2023|Horse Racing Gaming Employee|o7|---|2018
OK|27-2023|Horse Racing Groom/Hotwalker|o7|---|2018
OK|27-2023|Horse Racing Organizational Employee|o7|---|2018
OK|27-2023|Horse Racing Vendor Employee|o7|---|2018
OK|27-2023|Horse Racing Vendor|o7|---|2018
OK|27-3092|Shorthand Reporter, Certified|ok|ynn|2021
OK|29-1011|Chiropractor|og|yyy|2021
OK|29-1021,29-1023|Dentist|om|yyn|2024
OK|29-1021,29-1023|Residental Care Administrator (RC)|on|yny|2022
OK|29-1021,29-1023|Residental Care/Assisted Living (RCAL) Administrator|on|yny|2022
OK|29-1031|Dietitian, Licensed|o6|yyn|2020
OK|29-1031|Dietitian, Provisional Licensed|o6|yyn|2020
OK|29-1041|Optometrist|p4|yyn|2020
OK|29-1051|Alcohol and Drug Substance Abuse Course Facilitator|ob|-y-|2020
OK|29-1051|Certified Alcohol Drug Counselor|p5|yy-|2024
OK|29-1051|Licensed Alcohol Drug Counselor|p5|yy-|2024
OK|29-1051|Licensed Alcohol and Drug Counselor/Mental Health (LADC/MH)|p5|y--|2024
OK|29-1051|Pharmacist|p6|yyy|2022
OK|29-1071,29-1081,29-1211,29-1212,29-1213,29-1214,29-1215,29-1217,29-1218,29-1221,29-1222,29-1223,29-1224,29-1241,29-1242,29-1249|Osteopathic Physician (D.O.)|o5|yyy|2024
OK|29-1071,29-1081,29-1211,29-1212,29-1213,29-1214,29-1217,29-1218,29-1221,29-1222,29-1223,29-1224,29-1241,29-1242,29-1249|Physician Surgeon M.D. (Physician/Surgeon and all others)|o6|yyy|2020
OK|29-1071|Anesthesiologist Assistant|o6|yyy|2020
OK|29-1071|Physician Assistant|o6|yyy|2020
OK|29-1081|Podiatrist|p8|yyy|2020
OK|29-1122|Occupational Therapist|o6|yyy|2020
OK|29-1123|Physical Therapist|o6|yyn|2020
OK|29-1125|Licensed Professional Music Therapist|o6|-y-|2020
OK|29-1125|Therapeutic Recreation Specialist|o6|---|2020
OK|29-1126,29-2036|Respiratory Care Practitioner|o6|yyn|2020
OK|29-1127|Speech Pathologist|o9|yyy|2022
OK|29-1131|Faculty-Veterinarian|pd|-y-|2021
OK|29-1131|Veterinarian|pd|yyn|2021
OK|29-1141,29-2061|Multistate (MSL) Registered Nurse (RN) or Licensed Practical Nurse (LPN) license|ou|yyn|2024
OK|29-1141|Nurse Specialist, Clinical|ou|yyn|2024
OK|29-1141|Nurse, Registered|ou|yyn|2024
OK|29-1151|Nurse Anesthetist, Certified Registered|ou|yyn|2024
OK|29-1161,29-9021,29-9093|Nurse-Midwife, Certified|ou|yyn|2024
OK|29-1171|Nurse Practitioner, Certified|ou|yyn|2024
OK|29-1181|Audiologist|o9|yyy|2022
OK|29-1215|Physician Surgeon M.D. (Family and General Practice)|o6|yyy|2020
OK|29-1242,29-1249|Physician/Surgeon M.D. (Surgeons)|o6|yyy|2018
OK|29-1292,31-9091|Dental Assistant Permit|om|-yn|2024
OK|29-1292,31-9091|Dental Hygienist|om|yyn|2024
OK|29-2031|Perfusionist, Licensed|of|yyn|2018
OK|29-2034|Industrial Radiographer Certification|o3|-n-|2020
OK|29-2034|Radiologist Assistant|o6|yyy|2020
OK|29-2042,29-2043|Advanced Emergency Medical Technician|oq|yyy|2020
OK|29-2042,29-2043|Emergency Medical Responder|oq|-y-|2020
OK|29-2042,29-2043|Emergency Medical Technician|oq|yyy|2020
OK|29-2042,29-2043|Paramedic|oq|yyy|2018
OK|29-2052|Pharmacy Technician|p6|yyy|2022
OK|29-2056|Certified Animal Euthanasia Technician (CAET)|pd|yyn|2021
OK|29-2056|Non Veterinary Equine Dental Technician|pd|-y-|2021
OK|29-2056|Non Veterinary Reproductive Service Technician|pd|-y-|2021
OK|29-2056|Veterinarian Technician|pd|yyn|2021
OK|29-2061|Nurse, Licensed Practical|ou|yyn|2024
OK|29-2091|Orthotist/Prosthetist|o6|yyy|2020
OK|29-2091|Pedorthist|o6|yyy|2020
OK|29-2092|Hearing Aid Dealer and Fitter|oq|yyy|2020
OK|29-9091|Athletic Trainer, Apprentice|o6|yyn|2020
OK|29-9091|Athletic Trainer|o6|yyn|2020
OK|29-9091|Horse Racing Track Manager|o7|yyn|2018
OK|29-9091|Racehorse Owner/Assistant Trainer|o7|yyn|2018
OK|29-9091|Racehorse Owner/Trainer|o7|yyn|2018
OK|29-9092|Licensed Genetic Counselor|oq|yyn|2020
OK|31-1120|Home Health Administrators|oq|-n-|2020
OK|31-1120|Home Health Aid|oq|-n-|2020
OK|31-2011|Occupational Therapist Assistant|o6|yyy|2020
OK|31-2021|Physical Therapist Assistant|o6|yy-|2020
OK|31-9092|Advanced Unlicensed Assistant|ou|yyn|2024
OK|31-9092|Certified Chiropractic Assistant|og|yn-|2021
OK|31-9092|Medical Micropigmentologist|oq|nnn|2020
OK|31-9092|Medication Aide|oq|-n-|2020
OK|33-3051|Peace Officer|p9|---|2024
OK|33-3051|Reserver Officer|p9|---|2024
OK|33-9021|Private Investigator|p9|yyy|2024
OK|33-9032|Security Guard/Armed Security Guard|p9|yyy|2024
OK|35-3031,41-1011,41-2031|Employee|ox|-n-|2020
OK|39-2021|Horse Racing Blacksmith|o7|---|2018
OK|39-4011|Embalmer|op|yyy|2024
OK|39-4031|Funeral Director|op|nyn|2024
OK|39-5012,39-5094|Cosmetician|oa|yyy|2020
OK|39-5012,39-5094|Registered Electrologist|o6|yyy|2020
OK|39-5012|Cosmetologist|oa|yyy|2020
OK|39-5012|Hair Braiding Technician|oa|yyy|2018
OK|39-5092,39-5094|Facialist (Esthetician)|oa|yyy|2020
OK|39-5092|Manicurist|oa|yyy|2020
OK|41-2031|Used Motor Vehicle Salesperson|pa|-n-|2020
OK|41-3021|Active Broker License|oy|yyy|2024
OK|41-3021|Broker Associate License|oy|yyy|2024
OK|41-3021|Broker-Dealer Agent|os|yn-|2020
OK|41-3021|Broker-Dealer|os|yn-|2018
OK|41-3021|Issuer Agent|os|yn-|2020
OK|41-4012|Feeding Assistant|oq|-n-|2020
OK|41-9021|Real Estate Broker Associate|oy|yyy|2024
OK|41-9021|Real Estate Broker|oy|yyy|2024
OK|41-9022|Real Estate Provisional Sales Associate|oy|yyn|2024
OK|41-9022|Real Estate Sales Associate|oy|yyy|2024
OK|43-3011|Peer Recovery Support Specialists|ob|-n-|2020
OK|47-1011,47-5041|Mine Fire Boss (Underground)|oj|nnn|2020
OK|47-1011,47-5041|Mine Foreman (Underground)|oj|nnn|2020
OK|47-1011,47-5041|Mine Shot Firer (Underground)|oj|nnn|2020
OK|47-1011,47-5041|Mine Superintendent (Underground)|oj|nnn|2020
OK|47-1011,47-5041|Mine Surface Supervisor|oj|nnn|2020
OK|47-1011,47-5041|Miner, Practical (Underground)|oj|nnn|2020
OK|47-2111|Electrical Contractor (Limited)|oo|y-y|2020
OK|47-2111|Electrical Contractor (Residential)|oo|y-y|2020
OK|47-2111|Electrical Contractor (Unlimited)|oo|y-y|2020
OK|47-2111|Electrical Inspector|oo|y-y|2020
OK|47-2111|Electrician Journeyman (Refinery)|oo|y-y|2020
OK|47-2111|Electrician Journeyman (Residential)|oo|y-y|2020
OK|47-2111|Electrician Journeyman (Unlimited)|oo|y-y|2020
OK|47-2152|Commercial Installation of Water Well Pumps|ow|yny|2020
OK|47-2152|Plumbing Contractor|oc|yny|2020
OK|47-2152|Plumbing Inspector|oc|yny|2020
OK|47-2152|Plumbing Journeyman|oc|yny|2020
OK|47-2152|Septage Tank Pumpers and Transporters|p7|-y-|2020
OK|47-2152|Underground Storage Tank Installer|or|yny|2024
OK|47-2152|Underground Storage Tank Remover|or|yny|2024
OK|47-2181|Roofing Contractor|oc|-n-|2020
OK|47-4011|Building & Construction Inspector|oc|-n-|2020
OK|47-4011|Building Inspector|oc|yyy|2020
OK|47-4011|Elevator Special Inspector License|o4|---|2024
OK|47-4011|Elevator Witness Inspector License|o4|---|2024
OK|47-4011|Home Inspector|od|yyy|2020
OK|47-4011|Mechanical Inspector|oe|yyy|2021
OK|47-4021|Elevator Apprentice|o4|---|2024
OK|47-4021|Elevator Certificate Inspector|o4|---|2024
OK|47-4021|Elevator Mechanic License|o4|y--|2024
OK|47-4041|Asbestos Contractor|o4|-y-|2024
OK|47-4041|Asbestos Worker|o4|---|2024
OK|47-4041|Lead-Based Paint Abatement Worker|o3|nyn|2020
OK|47-4041|Lead-Based Paint Inspector/Risk Assessor|o3|yyy|2020
OK|47-4041|Lead-Based Paint Inspector|o3|yyy|2020
OK|47-4041|Lead-Based Paint Project Designer|o3|nyy|2020
OK|47-4041|Lead-Based Paint Supervisor|o3|yyy|2020
OK|49-2098|Alarm/Locksmith/Fire Sprinkler (Company) Manager|o4|yny|2024
OK|49-2098|Alarm/Locksmith/Fire Sprinkler Salesperson|o4|yny|2024
OK|49-2098|Alarm/Locksmith/Fire Sprinkler Technician|o4|yny|2024
OK|49-2098|Alarm/Locksmith/Fire Sprinkler Trainee|o4|yny|2024
OK|49-9021|Commercial Drilling and Plugging of Heat Exchange Wells|ow|y-y|2020
OK|49-9021|Mechanical Contractor|oe|y-y|2020
OK|49-9021|Mechanical Journeyman|oe|y-y|2020
OK|49-9094|Ignition Interlock Technician|p2|yny|2020
OK|51-4121|Welder|o4|-n-|2024
OK|51-8021|Boiler/Pressure Vessel Operator|o4|-n-|2024
OK|51-8031|Distribution and Collection Operator|o3|yyy|2020
OK|51-8031|Distribution and Collection Technician|o3|yyy|2020
OK|51-8031|Drilling & Plugging of Groundwater Wells, Test Holes and Observation Wells|ow|yyy|2018
OK|51-8031|Vapor Monitoring Well Technician|or|ynn|2024
OK|51-8031|Wastewater Laboratory Operator, Class A|p7|yyy|2020
OK|51-8031|Wastewater Laboratory Operator, Class B|p7|yyy|2020
OK|51-8031|Wastewater Laboratory Operator, Class C|p7|yyy|2020
OK|51-8031|Wastewater Operator, Class A|p7|yyy|2020
OK|51-8031|Wastewater Operator, Class B|p7|yyy|2020
OK|51-8031|Wastewater Operator, Class C|p7|yyy|2020
OK|51-8031|Wastewater Operator, Class D|p7|yyy|2020
OK|51-8031|Water Laboratory Operator, Class A|p7|yyy|2020
OK|51-8031|Water Laboratory Operator, Class B|p7|yyy|2020
OK|51-8031|Water Laboratory Operator, Class C|p7|yyy|2020
OK|51-8031|Water Works Operator, Class A|p7|yyy|2020
OK|51-8031|Water Works Operator, Class B|p7|yyy|2020
OK|51-8031|Water Works Operator, Class C|p7|yyy|2020
OK|51-8031|Water Works Operator, Class D|p7|yyy|2020
OK|53-3032,53-3051,53-3052,53-3053|Commercial Drivers License (CDL)|3q|ynn|2019
OK|53-7021|Hoisting Engineer, Underground|oj|nnn|2020
OR|11-2022|Membership Camping Contract Salespersons|qj|---|2024
OR|11-9021|Licensed Contractor|pz|---|2019
OR|11-9032,41-9021|Real Estate Principal Brokers|qj|---|2024
OR|11-9032|Charter School Registration - Administrator|q2|---|2024
OR|11-9032|School Administrator|q2|---|2024
OR|11-9111|Nursing Assistants, Certified (CNA 1)|qb|---|2024
OR|11-9111|Nursing Assistants, Certified (CNA 2)|qb|---|2024
OR|11-9111|Nursing Home Administrator - AIT Registration|pl|---|2024
OR|11-9111|Nursing Home Administrator - Provisional License|pl|---|2024
OR|11-9111|Nursing Home Administrator|pl|---|2024
OR|11-9141|Real Estate Property Managers|qj|---|2024
OR|13-1011|Jockey Agent|pi|---|2024
OR|13-1031,13-2053,41-3021,43-9041|Event Officials|pk|---|2024
OR|13-1031,13-2053,41-3021,43-9041|Insurance Consultants|pv|---|2024
OR|13-1031,13-2053,41-3021,43-9041|Insurance Producer (Agent), Managing General|pv|---|2024
OR|13-1031,13-2053,41-3021,43-9041|Insurance Producers (Agents), Non-resident|pv|---|2024
OR|13-1031,13-2053,41-3021,43-9041|Insurance Producers (Agents), Resident|pv|---|2024
OR|13-1031,13-2053,41-3021,43-9041|Insurance Producers (Agents), Surplus Line|pw|---|2024
OR|13-1031,13-2053,41-3021,43-9041|Third Party Administrator|pv|---|2024
OR|13-1031|Claims Adjusters|pv|---|2024
OR|13-1031|Claims Examiner Certification|pq|---|2024
OR|13-1041|Asbestos abatement worker and supervisor certification|o3|---|2024
OR|13-1071|Vocational Assistance Professional Certification|pq|---|2024
OR|13-2011|Accountants, Certified Public|pe|---|2024
OR|13-2011|Accountants, Public|pe|---|2024
OR|13-2011|Municipal Auditor|pe|---|2024
OR|13-2052|Investment Adviser Representative|q6|---|2024
OR|13-2072|Escrow Agents|qj|---|2024
OR|13-2072|Loan Originators|qk|---|2024
OR|13-2072|Mortgage Lender License|qk|---|2024
OR|17-1011|Architect|pj|---|2024
OR|17-1012|Landscape Architect License by Reciprocity|qg|---|2024
OR|17-1012|Landscape Architect in Training (LAIT)|qg|---|2024
OR|17-1012|Landscape Architects - Initial Registration|qg|---|2024
OR|17-1012|Landscape Construction Professional, Individual (Planting License)|qh|---|2024
OR|17-1012|Landscape Construction Professional, Individual (Probationary All Phase Plus Backflow)|qh|---|2024
OR|17-1021|Photogrammetrists, Registered Professional|pf|---|2024
OR|17-1022|Land Surveyor, Licensed Professional|pf|---|2024
OR|17-2011,17-2021,17-2031,17-2041,17-2051,17-2061,17-2071,17-2072,17-2081,17-2112,17-2121,17-2131,17-2141,17-2161,17-2171|Engineer, Licensed Professional|pf|---|2024
OR|19-1032|Forest Labor Contractor|q9|---|2024
OR|19-2042|Geologist In Training (GIT)|qa|---|2024
OR|19-2042|Geologists, Registered (RG)|qa|---|2024
OR|19-3032,19-3033,19-3034|Psychologist Associate|qf|---|2024
OR|19-3032,19-3033,19-3034|Psychologist Limited Practice Permit|qf|---|2024
OR|19-3032,19-3033,19-3034|Psychologist|qf|---|2024
OR|19-3033,19-3034|School Psychologist|q2|---|2024
OR|19-4042|Environmental Health Specialist Trainee|pl|---|2024
OR|19-4042|Environmental Health Specialist|pl|---|2024
OR|19-4092|Polygraph Examiner - General|q8|---|2024
OR|19-4092|Polygraph Examiner - Trainee|q8|---|2024
OR|21-1012,21-1013,21-1015|Professional Counselor|ql|---|2024
OR|21-1012|School Counselor|q2|---|2024
OR|21-1013|Marriage and Family Therapist|ql|---|2024
OR|21-1021,21-1022,21-1023|Baccalaureate Social Worker - Registration (RBSW)|qc|---|2024
OR|21-1021,21-1022,21-1023|Licensed Master's Social Worker (LMSW)|qc|---|2024
OR|21-1021|School Social Worker|q2|---|2024
OR|21-1022|Clinical Social Work Associate Certificate (CSWA)|qc|---|2024
OR|21-1022|Licensed Clinical Social Worker (LCSW)|qc|---|2024
OR|21-1023|Mental Health Examiner Certificate|qm|---|2024
OR|21-1092|Parole and Probation Officer|q0|---|2024
OR|23-1011|Attorney|qi|---|2024
OR|25-2012,25-2021,25-2022,25-2031,25-2032|Teacher License, Preliminary and Professional|q2|---|2024
OR|25-2012,25-2021,25-2022,25-2031,25-2032|Teacher, Charter School Registration|q2|---|2024
OR|25-2012,25-2021,25-2022,25-2031|Substitute Teaching|q2|---|2024
OR|25-2032|Teacher License, Career and Technical Education|q2|---|2024
OR|27-2021|Jockey, Apprentice|pi|---|2024
OR|27-2021|Jockey|pi|---|2024
OR|27-2021|Professional Boxer|pk|---|2024
OR|27-2021|Professional Mixed Martial Arts Competitor Application|pk|---|2024
OR|27-2022|Manager|pk|---|2024
OR|27-2023|Matchmaker|pk|---|2024
OR|27-2023|Racing Official (horse racing)|pi|---|2024
OR|27-3031|Lobbyist|qr|---|2024
OR|27-3091|Court Interpreter, Oregon Certified|q1|---|2024
OR|27-3091|Health Care Interpreter Registry Enrollment, Qualification and Certification|qd|---|2024
OR|27-3091|Sign Language Interpreters, Certified|qe|---|2024
OR|27-3092|Shorthand Reporter, Certified|q1|---|2024
OR|29-1021,29-1023|Dental Specialist|q3|---|2024
OR|29-1021|Dentists, General|q3|---|2024
OR|29-1031|Dietitians, Licensed|pl|---|2024
OR|29-1041|Optometrist|3g|---|2024
OR|29-1051|Pharmacist Preceptor|3i|---|2024
OR|29-1051|Pharmacist|3i|---|2024
OR|29-1051|Pharmacy Intern|3i|---|2024
OR|29-1071,29-1081,29-1211,29-1212,29-1213,29-1214,29-1215,29-1217,29-1218,29-1221,29-1222,29-1223,29-1224,29-1241,29-1242,29-1249|Physicians, Limited Licenses|ph|---|2024
OR|29-1071,29-1081,29-1211,29-1212,29-1213,29-1214,29-1215,29-1217,29-1218,29-1221,29-1222,29-1223,29-1224,29-1241,29-1242,29-1249|Physicians, Locum Tenens|ph|---|2024
OR|29-1071,29-1081,29-1211,29-1212,29-1213,29-1214,29-1215,29-1217,29-1218,29-1221,29-1222,29-1223,29-1224,29-1241,29-1242,29-1249|Physicians, Medical Doctor|ph|---|2024
OR|29-1071,29-1081,29-1211,29-1212,29-1213,29-1214,29-1215,29-1217,29-1218,29-1221,29-1222,29-1223,29-1224,29-1241,29-1242,29-1249|Physicians, Osteopathic|ph|---|2024
OR|29-1071,29-1081,29-1211,29-1212,29-1213,29-1214,29-1215,29-1217,29-1218,29-1221,29-1222,29-1223,29-1224,29-1241,29-1242,29-1249|Physicians, Volunteer Emeritus Licenses|ph|---|2024
OR|29-1071|Physician Assistant, Limited Licenses|ph|---|2024
OR|29-1071|Physician Assistant, Locum Tenens|ph|---|2024
OR|29-1071|Physician Assistant|ph|---|2024
OR|29-1081|Physicians, Podiatric, Limited Licenses|ph|---|2024
OR|29-1081|Physicians, Podiatric|ph|---|2024
OR|29-1122|Occupational Therapist, Limited Permit|qn|---|2024
OR|29-1122|Occupational Therapist|qn|---|2024
OR|29-1123|Physical Therapist|qo|---|2024
OR|29-1126,29-2036|Respiratory Therapist: Temporary License|pl|---|2024
OR|29-1126,29-2036|Respiratory Therapist|pl|---|2024
OR|29-1127,29-1181|Conditional Audiology / Conditional Speech Language Pathology|pm|---|2024
OR|29-1127|Speech Language Pathologists|pm|---|2024
OR|29-1131|Veterinarians|qv|---|2024
OR|29-1141|Clinical Nurse Specialist (CNS)|qb|---|2024
OR|29-1141|Clinical Nurse Specialist Re-Entry & Limited License|qb|---|2024
OR|29-1141|International RN Seeking Short-Term Educational Experience in Oregon|qb|---|2024
OR|29-1141|Nurses, Registered and Licensed Practical, Re-entry|qb|---|2024
OR|29-1141|Nurses, Registered|qb|---|2024
OR|29-1141|School Nurse - Professional|q2|---|2024
OR|29-1151|CRNA (Certified Registered Nurse Anesthetists)|qb|---|2024
OR|29-1161,29-9021,29-9093|Midwife, Direct Entry|pl|---|2024
OR|29-1171|Nurse Practitioner Re-Entry & Limited License|qb|---|2024
OR|29-1171|Nurse Practitioner, Additional Specialty Category|qb|---|2024
OR|29-1171|Nurse Practitioners Authorization|pq|---|2024
OR|29-1171|Nurse Practitioners|qb|---|2024
OR|29-1181|Audiologists|pm|---|2024
OR|29-1292|Dental Hygienist, Limited Access Permit|q3|---|2024
OR|29-1292|Dental Hygienist|q3|---|2024
OR|29-2010|Hemodialysis Technician|px|---|2024
OR|29-2032,29-2033,29-2034,31-9092|All Medical Imaging License Applications & Forms|pr|---|2024
OR|29-2036|Polysomnographic technologist|pl|---|2024
OR|29-2042,29-2043|Emergency Medical Responder (EMR)|pz|---|2024
OR|29-2042,29-2043|Emergency Medical Technician (EMT), Advanced|pz|---|2024
OR|29-2042,29-2043|Emergency Medical Technician (EMT), Intermediate|pz|---|2024
OR|29-2042,29-2043|Emergency Medical Technician (EMT), Paramedic|pz|---|2024
OR|29-2042,29-2043|Emergency Medical Technician (EMT)|pz|---|2024
OR|29-2052|Pharmacy Technician, Certified Oregon|3i|---|2024
OR|29-2052|Pharmacy Technician|3i|---|2024
OR|29-2055|Surgical Technologist|qu|---|2019
OR|29-2056|Veterinary Technicians|qv|---|2024
OR|29-2061|Nurses, Licensed Practical|qb|---|2024
OR|29-2092|Hearing Aid Specialist: Temporary License|pl|---|2024
OR|29-2092|Hearing Aid Specialist: Trainee Registration|pl|---|2024
OR|29-2092|Hearing Aid Specialist|pl|---|2024
OR|29-2092|Speech-Language Pathology Assistant Certificate|pm|---|2024
OR|29-9091|Athletic Trainer|pl|---|2024
OR|29-9091|Professional Second|pk|---|2024
OR|31-1131|CNA 1, CNA 2 or CMA Training Program Instructor Approval Application|qb|---|2024
OR|31-1131|Medication Aides, Certified|qb|---|2024
OR|31-2011|Occupational Therapy Assistant, Limited Permit|qn|---|2024
OR|31-2011|Occupational Therapy Assistant|qn|---|2024
OR|31-2021|Physical Therapist Assistant|qo|---|2024
OR|31-9011|Massage Therapist - Active|mm|---|2024
OR|31-9091|Dental Assistant Certification|q3|---|2024
OR|31-9092,49-9071|Apprentice, Registered (Miscellaneous Trades)|pg|---|2024
OR|31-9092|Chiropractic Assistants Certification|2z|---|2024
OR|31-9092|Trainer, Assistant (horse racing)|pi|---|2024
OR|33-2011|Fire Service Professional|q7|---|2024
OR|33-3012|Corrections Officer|q0|---|2024
OR|33-3051|Police Officer|q0|---|2024
OR|33-9021|Private Investigator|qs|---|2024
OR|33-9021|Provisional Investigator|qs|---|2024
OR|33-9021|Regulatory Specialist|q0|---|2024
OR|33-9032|Private Security Manager/Supervisor|qs|---|2024
OR|33-9032|Private Security Professionals|qs|---|2024
OR|35-1011,35-1012,35-2014,35-2021,35-3011,35-3023,35-3031,35-9011|Food Handler Cards|po|---|2024
OR|35-3011|Alcohol Service Permit|pn|---|2024
OR|39-2011|Trainer (horse racing)|pi|---|2024
OR|39-4011|Embalmer Apprenticeship (Not an Intern Apprentice)|q4|---|2024
OR|39-4011|Embalmer License by Reciprocity|q4|---|2024
OR|39-4011|Embalmer|q4|---|2024
OR|39-4031|Death Care Consultant|q4|---|2024
OR|39-4031|Funeral Service Practitioner Apprentice|q4|---|2024
OR|39-4031|Funeral Service Practitioner License by Reciprocity|q4|---|2024
OR|39-4031|Funeral Service Practitioner|q4|---|2024
OR|39-5011,39-5012,39-5092,39-5094|Cosmetology (Barbering, Esthetics, Hair Design, Nail Technology, Natural Hair Care, Eyelas|pl|---|2024
OR|39-5011,39-5012|Cosmetology: Barbering|pl|---|2024
OR|39-5012,39-5092|Cosmetology: Nail Technology|pl|---|2024
OR|39-5012,39-5094|Cosmetology: Esthetics|pl|---|2024
OR|39-5012,39-5094|Electrologist|pl|---|2024
OR|39-5012|Cosmetology: Demonstration Permit|pl|---|2024
OR|39-5012|Cosmetology: Freelance Authorization|pl|---|2024
OR|39-5012|Cosmetology: Hair Design|pl|---|2024
OR|39-5012|Cosmetology: Independent Contractor|pl|---|2024
OR|39-5012|Cosmetology: Natural Hair Care|pl|---|2024
OR|39-5094|Certified Advanced Esthetician|pl|---|2024
OR|41-3021|Life Settlement Broker|pv|---|2024
OR|41-3031|Securities Brokers/Dealers|q6|---|2024
OR|41-3031|Securities Salespersons|q6|---|2024
OR|41-3091|Preneed Salesperson|q4|---|2024
OR|41-9021|Real Estate Brokers|qj|---|2024
OR|41-9022|Membership Camping Contract Brokers|qj|---|2024
OR|43-5031|Emergency Medical Dispatcher|q0|---|2024
OR|43-5031|Telecommunicator (911)|q0|---|2024
OR|45-3031|Commercial Bait Fishing License|py|---|2024
OR|45-3031|Commercial Fishing - Crew Member License|py|---|2024
OR|45-3031|Commercial Fishing - Personal Individual License|py|---|2024
OR|45-3031|Commercial Fishing License - Resident Juvenile (18 and under)|py|---|2024
OR|45-3031|Furtaker License -Adult Hunt Only|py|---|2024
OR|47-1011,47-2231,49-9021|Apprentice Plumber (Speciality), Solar Heating and Cooling System Installer|pg|---|2024
OR|47-2021,47-2022,47-2031,47-2042,47-2051,47-2061,47-2073,47-2081,47-2111,47-2121,47-2141,47-2152,47-2181,47-2211,47-2221,47-2231,47-4021|Apprentice, Registered (Construction Trades)|pg|---|2024
OR|47-2073,47-2152|Monitoring Well Constructor License|q5|---|2024
OR|47-2111|Electrician, General Journeyman Apprentice (Inside)|pg|---|2024
OR|47-2111|Electrician, Limited Energy Technician Class A (LEA) Apprentice|pg|---|2024
OR|47-2111|Electrician, Limited Energy Technician Class B (LEB) Apprentice|pg|---|2024
OR|47-2111|Electrician, Limited Maintenance Apprentice|pg|---|2024
OR|47-2111|Electrician, Limited Residential Apprentice|pg|---|2024
OR|47-2111|Electrician, Manufacturing Plant, Apprentice|pg|---|2024
OR|47-2111|Electrician, Signmaker Apprentice|pg|---|2024
OR|47-2152|Backflow Assembly Tester Certification|qp|---|2024
OR|47-2152|Landscape Construction Professional, Individual (All Phase Plus Backflow)|qh|---|2024
OR|47-2152|Landscape Construction Professional, Individual (Irrigation Only)|qh|---|2024
OR|47-2152|Landscape Construction Professional, Individual (Standard-no Irrigation)|qh|---|2024
OR|47-2152|Liquefied Petroleum Gas (LPG) Fitter's License|qq|---|2024
OR|47-2152|Plumber Apprentice|pg|---|2024
OR|47-2152|Tank, Heating Oil, Supervisor|o3|---|2024
OR|47-2152|Tank, Underground Storage, Services Supervisor|o3|---|2024
OR|47-4011|Home Inspector, Certified (CCB)|pp|---|2024
OR|47-4011|Independent Medical Examination Authorized Provider|pq|---|2024
OR|47-4011|Limited X-Ray Machine Operator Permits - LXMO|pr|---|2024
OR|47-4011|Oregon Inspector Certification (OIC)|ps|---|2024
OR|47-4021|Apprentice Electrician, Limited Renewable Energy Technician|pg|---|2024
OR|47-4021|Elevator Mechanic Apprentice|pg|---|2024
OR|47-4041|Lead Based Paint Activities License - Individual (CCB)|pp|---|2024
OR|49-2095,49-3011,49-3031,49-9021,49-9031,49-9041,49-9044,49-9051,51-4041,51-4111,51-4121|Apprentice, Registered (Industrial Trades)|pg|---|2024
OR|49-9094|Locksmith, Oregon Certified (CCB)|pp|---|2024
OR|51-8031|Cross Connection Specialist Certification|qp|---|2024
OR|51-8031|Drinking Water Operator Certification|qp|---|2024
OR|51-8031|Small Water System Operator Certification|qp|---|2024
OR|51-8031|Waste Water Specialist Trainee|pl|---|2024
OR|51-8031|Waste Water Specialist|pl|---|2024
OR|51-8031|Wastewater System Operator Certification|o3|---|2024
OR|51-8031|Water Rights Examiner, Certified|pf|---|2024
OR|51-8031|Water Supply Well Constructor License|q5|---|2024
OR|53-3032,53-3051,53-3052,53-3053|Commercial Drivers License (CDL)|pt|ynn|2019
OR|53-3032,53-3051,53-3052,53-3053|School Bus Driver Certificate|pu|---|2024
OR|53-3032,53-3051,53-3052,53-3053|Special Pupil Activity Bus (SPAB) Driver Certification|pu|---|2024
OR|53-3032|Liquefied Petroleum Gas (LPG) Truck Equipment Operator License|qq|---|2024
OR|53-5021|Maritime Pilot Apprentice Trainee|qt|---|2024
OR|53-5021|Maritime Pilot Trainee|qt|---|2024
OR|53-5021|Pilot, River or Bar|qt|---|2024
PA|11-2022|Builder-Owner Salesperson|qw|---|2021
PA|11-9032|K-12 School Principal|32|---|2021
PA|11-9032|K-12 Supervisory|32|---|2021
PA|11-9111|Nursing Home Administrator|qw|yyy|2021
PA|13-1041,47-1011,47-2131,47-4041|Asbestos Supervisor|qx|---|2021
PA|13-1041|Asbestos Building Inspector|qx|---|2021
PA|13-1041|Asbestos Management Planner|qx|---|2021
PA|13-1041|Mechanical Plans Examiner (UCC)|qx|---|2021
PA|13-2011|Certified Public Accountant|qw|yyy|2021
PA|13-2011|Public Accountant|qw|yyy|2021
PA|17-1011|Architect|qw|yyy|2021
PA|17-1012|Landscape Architect License|qw|yyy|2021
PA|17-1022|Professional Land Surveyor|qw|yyy|2021
PA|17-2011,17-2021,17-2031,17-2041,17-2051,17-2061,17-2071,17-2072,17-2081,17-2112,17-2121,17-2131,17-2141,17-2161,17-2171|Professional Engineer|qw|yyy|2021
PA|19-2042|Professional Geologist|qw|yyy|2021
PA|19-3032,19-3033,19-3034|Psychologist|qw|yyy|2021
PA|21-1012,21-1013,21-1015|Professional Counselor|qw|yyy|2021
PA|21-1013|Marriage and Family Therapist|qw|yyy|2021
PA|21-1021,21-1022,21-1023|Licensed Social Worker|qw|yyy|2021
PA|21-1022,21-1023|Provisional Social Worker|qw|yyy|2019
PA|21-1022|Licensed Clinical Social Worker|qw|yyy|2019
PA|23-1011|Lawyer|r0|yy-|2021
PA|25-1194,25-2012,25-2021,25-2022,25-2031,25-2032|Barber Teacher|qw|yyy|2021
PA|25-1194,25-2012,25-2021,25-2022,25-2031,25-2032|Cosmetology Teacher|qw|yny|2021
PA|25-1194,29-1021,29-1023|Dental Anesthesia Permit|qw|yyy|2021
PA|25-1194,39-5011,39-5012|Barber|qw|yyy|2021
PA|25-1194,39-5012|Cosmetologist|qw|yyy|2021
PA|25-1194,39-5092,39-5094|Esthetician|qw|yyy|2021
PA|25-2011,25-2012,25-2021|Early Childhood Instructional|32|yyy|2021
PA|25-2012,25-2021,25-2022|K-12 Instructional|32|---|2021
PA|25-2012,25-2021|Elementary Instructional|32|---|2021
PA|25-2031,25-2032|Secondary Instructional|32|---|2021
PA|29-1011|Chiropractor|qw|yyn|2021
PA|29-1021,29-1023|Dentist|qw|yyn|2021
PA|29-1031|Licensed Dietitian-Nutritionist|qw|yyy|2021
PA|29-1041|Optometrist|qw|yyy|2021
PA|29-1051|Pharmacist License|qw|yyy|2021
PA|29-1071,29-1081,29-1211,29-1212,29-1213,29-1214,29-1215,29-1217,29-1218,29-1221,29-1222,29-1223,29-1224,29-1241,29-1242,29-1249|Medical Doctor Graduate Training License|qw|yyy|2021
PA|29-1071,29-1081,29-1211,29-1212,29-1213,29-1214,29-1215,29-1217,29-1218,29-1221,29-1222,29-1223,29-1224,29-1241,29-1242,29-1249|Medical Doctor Institutional License|qw|yyy|2021
PA|29-1071,29-1081,29-1211,29-1212,29-1213,29-1214,29-1215,29-1217,29-1218,29-1221,29-1222,29-1223,29-1224,29-1241,29-1242,29-1249|Medical Doctor Interim Limited License|qw|yyy|2021
PA|29-1071,29-1081,29-1211,29-1212,29-1213,29-1214,29-1215,29-1217,29-1218,29-1221,29-1222,29-1223,29-1224,29-1241,29-1242,29-1249|Medical Doctor License without Restriction|qw|yyy|2021
PA|29-1071,29-1081,29-1211,29-1212,29-1213,29-1214,29-1215,29-1217,29-1218,29-1221,29-1222,29-1223,29-1224,29-1241,29-1242,29-1249|Medical Doctor Temporary License|qw|yyy|2021
PA|29-1071,29-1081,29-1211,29-1212,29-1213,29-1214,29-1215,29-1217,29-1218,29-1221,29-1222,29-1223,29-1224,29-1241,29-1242,29-1249|Osteopathic Graduate License/Temporary License|qw|yyy|2021
PA|29-1071,29-1081,29-1211,29-1212,29-1213,29-1214,29-1215,29-1217,29-1218,29-1221,29-1222,29-1223,29-1224,29-1241,29-1242,29-1249|Osteopathic Physician and Surgeon|qw|yyy|2021
PA|29-1071|Osteopathic Physician Assistant|qw|yyy|2021
PA|29-1071|Physician Assistant Certification|qw|yyy|2021
PA|29-1081|Podiatrist|qw|yyy|2021
PA|29-1122,31-2011|Occupational Therapist Assistant|qw|yyy|2021
PA|29-1122|Occupational Therapist|qw|yyy|2021
PA|29-1123,31-2021|Physical Therapist Assistant|qw|yyn|2021
PA|29-1123|Physical Therapist|qw|yyn|2021
PA|29-1126,29-2036|Respiratory Care Practitioner Certificate|qw|yyn|2021
PA|29-1126,29-2036|Respiratory Therapist Care Practitioner|qw|yyn|2021
PA|29-1127,29-1181|Audiologist|qw|yyy|2021
PA|29-1127,29-1181|Speech-Language Pathologist|qw|yyy|2021
PA|29-1131|Veterinarian|qw|yyn|2021
PA|29-1141|Registered Professional Nurse|qw|yyy|2021
PA|29-1151,29-1161,29-9021,29-9093,31-9011|Massage Therapist|qw|yyy|2021
PA|29-1161,29-9021,29-9093|Nurse-Midwife License|qw|yyn|2021
PA|29-1171|Certified Registered Nurse Practitioner|qw|yyy|2021
PA|29-1292,31-9091|Dental Hygienist|qw|yyy|2021
PA|29-1292,31-9091|Expanded Function Dental Assistant|qw|yyy|2021
PA|29-2056|Veterinary Technician|qw|yyn|2021
PA|29-2061|Licensed Practical Nurse|qw|yyy|2021
PA|29-2091|Orthotist|qw|yyy|2021
PA|29-9091|Athletic Trainer|qw|yyn|2021
PA|29-9092|Genetic Counselor|qw|yyn|2021
PA|33-2021|Fire Inspector (UCC)|qx|---|2021
PA|33-9021|Private Detective|r1|yny|2021
PA|39-4031|Funeral Director|qw|nny|2021
PA|39-5011,39-5012|Barber Manager|qw|yyy|2021
PA|39-5092|Nail Technician|qw|yyy|2021
PA|41-2031|Vehicle Dealer|qw|---|2021
PA|41-2031|Vehicle Distributor|qw|---|2021
PA|41-2031|Vehicle Representative/Factory Representative|qw|---|2021
PA|41-2031|Vehicle Salesperson|qw|---|2021
PA|41-3021|Motor Vehicle Physical Damage Appraiser / None|qz|ynn|2019
PA|41-3021|RES LTD LINE PROD INDIV/ All LOAs|qz|ynn|2019
PA|41-3021|RES VIAT SETTLEMENTS BROKER / None|qz|ynn|2019
PA|41-3021|Resident Producer Individual/All LOAs|qz|ynn|2019
PA|41-3021|Resident Public Adjuster / None|qz|ynn|2019
PA|41-3021|Resident Surplus Lines Producer / Property & Casualty|qz|ynn|2019
PA|41-3021|Resident Title Agent / Title|qz|ynn|2019
PA|41-3091,41-9022|Real Estate Cemetery Salesperson|qw|yyy|2021
PA|41-3091|Auctioneer|qw|yyy|2021
PA|41-3091|Cemetery Broker, Partnership, Assoc. or Corporation|qw|yyy|2021
PA|41-3091|Vehicle Auctioneer|qw|yyy|2021
PA|41-9021,41-9022|Real Estate Associate Broker|qw|yyy|2021
PA|41-9021|Real Estate Broker - Broker of Rec, Off, Partnership & Corp|qw|yyy|2021
PA|41-9021|Real Estate Broker - Sole Proprietor|qw|yyy|2021
PA|41-9022|Real Estate Campground Membership Salesperson|qw|yyy|2021
PA|41-9022|Real Estate Rental Listing Referral Agent|qw|yyy|2021
PA|41-9022|Real Estate Salesperson|qw|yyy|2021
PA|41-9022|Real Estate Time-Share Salesperson|qw|yyy|2021
PA|47-2061,47-2131,47-4041|Asbestos Worker|qx|---|2021
PA|47-2111|Electrical Inspector (UCC)|qx|nn-|2021
PA|47-2111|Electrical Plans Examiner (UCC)|qx|nn-|2021
PA|47-2111|Residential Electrical Inspector (UCC)|qx|nn-|2021
PA|47-2131,47-4041|Asbestos Contractor (Individual)|qx|---|2021
PA|47-2131,47-4041|Asbestos Project Designer|qx|---|2021
PA|47-2152|Plumbing Inspector (UCC)|qx|nn-|2021
PA|47-2152|Plumbing Plans Examiner (UCC)|qx|nnn|2021
PA|47-2152|Residential Plumbing Inspector (UCC)|qx|nn-|2021
PA|47-4011|Accessibility Inspector/Plans Examiner(UCC)|qx|yny|2021
PA|47-4011|Building Code Official (UCC)|qx|yny|2021
PA|47-4011|Building Inspector (UCC)|qx|yny|2021
PA|47-4011|Building Plans Examiner (UCC)|qx|yny|2021
PA|47-4011|Energy Inspector (UCC)|qx|yny|2021
PA|47-4011|Energy Plans Examiner (UCC)|qx|yny|2021
PA|47-4011|Mechanical Inspector (UCC)|qx|yny|2021
PA|47-4011|Passenger Ropeway Inspector (UCC)|qx|yny|2021
PA|47-4011|Residential Building Inspector (UCC)|qx|yny|2021
PA|47-4011|Residential Energy Inspector (UCC)|qx|yny|2021
PA|47-4011|Residential Mechanical Inspector (UCC)|qx|yny|2021
PA|47-4021|Elevator Inspector (UCC)|qx|---|2021
PA|47-4041|Lead Building Inspector|qx|yy-|2021
PA|47-4041|Lead Project Designer|qx|---|2021
PA|47-4041|Lead Risk Assessor|qx|yy-|2021
PA|47-4041|Lead Supervisor|qx|yy-|2021
PA|47-4041|Lead Worker|qx|---|2021
PA|49-3023|Vehicle Manufacturer|qw|---|2021
PA|51-8031|Drinking Water and Wastewater Systems Operators|47|yny|2021
PA|53-3032,53-3051,53-3052,53-3053|Commercial Drivers License (CDL)|qy|ynn|2019
PA|53-7021|Crane Operator|qw|ynn|2021
RI|11-9013|Nursery Stock Dealer|r5|---|2023
RI|11-9021|Lead-Safe Remodeler/Renovator|r4|yyy|2023
RI|11-9032,21-1012|School Counselor Supervisor|r8|---|2023
RI|11-9032|Administrator, Special Education|r8|---|2023
RI|11-9032|Director of Curriculum and Instruction|r8|---|2023
RI|11-9032|Principal, School|r8|---|2023
RI|11-9032|Reading Specialist/Consultant (PK-12)á|r8|---|2023
RI|11-9032|Reading Supervisor/Director|r8|---|2023
RI|11-9032|School Business Administrator|r8|---|2023
RI|11-9032|Superintendent of Schools|r8|---|2023
RI|11-9032|Teachers, Education Administrators, School Nurses|r8|---|2023
RI|11-9111|Assisted Living Residence Administrator|r4|yyy|2023
RI|11-9111|Nursing Assistant (Aide)|r4|yyy|2023
RI|11-9111|Nursing Home Administrator|r4|yyy|2023
RI|11-9141,41-9021|Real Estate Broker|r2|yny|2023
RI|13-1031|Claim Adjuster (Insurance)|r2|---|2023
RI|13-1041|Asbestos Abatement Contractor/Supervisor/Worker|r4|---|2023
RI|13-1131|Fundraising Counsel|r2|nnn|2023
RI|13-1131|Professional Fund Raiser|r2|nnn|2023
RI|13-1131|Professional Solicitor|r2|nnn|2023
RI|13-2011|Accountant, Certified Public|r2|yyy|2023
RI|13-2052|Investment Adviser Representative (IAR)|r2|---|2023
RI|17-1011|Architect|r2|yyy|2023
RI|17-1012|Landscape Architect|r2|yyy|2023
RI|17-1022|Land Surveyor|r2|yyy|2023
RI|17-2011,17-2021,17-2031,17-2041,17-2051,17-2061,17-2071,17-2072,17-2081,17-2112,17-2121,17-2131,17-2141,17-2161,17-2171|Engineer, Professional|r2|yyy|2023
RI|19-3033,19-3034|Psychologist, Private Practice|r4|yyy|2023
RI|19-3033,19-3034|School Psychologist|r8|y--|2023
RI|19-4021,29-2010|Clinical Laboratory Technician|r4|yyn|2023
RI|19-4042|Environmental Lead Inspector-Technician|r4|---|2023
RI|19-4042|Environmental Lead Professionals|r4|---|2023
RI|19-4042|Radon Mitigation Specialist|r4|---|2023
RI|19-4042|Radon Mitigation Worker|r4|---|2023
RI|19-4042|Sanitarian|r4|---|2023
RI|21-1012|School Counselor|r8|---|2023
RI|21-1013|Marriage and Family Therapist|r4|yyy|2023
RI|21-1021|School Social Worker|r8|yny|2023
RI|21-1022,21-1023|Licensed Clinical Social Worker|r4|yyn|2023
RI|21-1022|Licensed Independent Clinical Social Worker|r4|yyy|2023
RI|21-1091|Lactation Consultant|r4|---|2023
RI|23-1011|Attorney and Counselor|r9|yy-|2023
RI|25-1194|Real Estate Salesperson Instructor|r2|---|2023
RI|25-2012,25-2021,25-2022,25-2031,25-2032,29-1141|School Nurse-Teacher|r8|yyy|2023
RI|25-2012,25-2021,25-2022,25-2031,25-2032|Teacher: General Subject Matter Substituteá|r8|nyn|2023
RI|25-2012,25-2021,25-2022,25-2031,25-2032|Teacher: Special Subjects (PK-12)|r8|nyn|2023
RI|25-2012,25-2021|Teacher (Elementary)|r8|---|2023
RI|25-2022,25-2031,25-2032|Teacher (Secondary)|r8|nyn|2023
RI|25-3021|Driving Instructor|kf|---|2023
RI|27-2021|Boxer, Professional|r2|---|2023
RI|27-2021|Mixed Martial Arts Professional (MMA)|r2|---|2023
RI|27-2022|Athletic Coach|r8|---|2023
RI|27-3091|Interpreter for the Deaf|r4|yyn|2023
RI|29-1011|Chiropractic Physician|r4|yyn|2023
RI|29-1021,29-1023|Dentist|r4|yyn|2023
RI|29-1031|Dietitian/Nutritionist|r4|yyy|2023
RI|29-1041|Optometrist|r4|yyn|2023
RI|29-1051|Pharmacist|r4|yyy|2023
RI|29-1071|Physician Assistant|r4|yyy|2023
RI|29-1081|Podiatrist|r4|yyy|2023
RI|29-1122|Occupational Therapist|r4|yyy|2023
RI|29-1123|Physical Therapist|r4|yyn|2023
RI|29-1124|Radiation Therapist|r4|---|2023
RI|29-1125|Music Therapist|r4|yyy|2023
RI|29-1126|Respiratory Care Practitioner|r4|yyn|2023
RI|29-1127|Speech-Language Pathologist and Audiologist|r4|yyy|2023
RI|29-1127|Speech-Language Pathologist, School|r8|yyy|2023
RI|29-1131|Veterinarian|r4|yyn|2023
RI|29-1141,29-1171|Nurse Practitioner|r4|yyy|2023
RI|29-1141|Nurse, Registered|r4|yyy|2023
RI|29-1141|Psychiatric and Mental Health Clinical Nurse Specialist|r4|---|2023
RI|29-1151|Nurse Anesthetist|r4|yyy|2023
RI|29-1161,29-9021,29-9093|Nurse-Midwife|r4|yyn|2023
RI|29-1211,29-1212,29-1213,29-1214,29-1215,29-1217,29-1218,29-1221,29-1222,29-1223,29-1224,29-1241,29-1242,29-1249|Osteopathic Physician (D.O.)|r4|yyy|2023
RI|29-1211,29-1212,29-1213,29-1214,29-1215,29-1217,29-1218,29-1221,29-1222,29-1223,29-1224,29-1241,29-1242,29-1249|Physician and Surgeon (Allopathic - M.D.)|r4|yyy|2023
RI|29-1292,31-9091|Dental Hygienist|r4|yyy|2023
RI|29-2010|Clinical Histologic Technician|r4|yyn|2023
RI|29-2033|Nuclear Medicine Technologist|r4|yyy|2023
RI|29-2034|Radiographer|r4|yyy|2023
RI|29-2042,29-2043|Emergency Medical Technician|r4|yyy|2023
RI|29-2052|Pharmacy Technician I & II|r4|nny|2023
RI|29-2061|Nurse, Licensed Practical|r4|yyn|2023
RI|29-2081|Optician|r4|yyy|2023
RI|29-2091|Prosthetist|r4|nnn|2023
RI|29-2092|Hearing Aid Dealer and Fitter|r4|yyy|2023
RI|29-9091|Athletic Trainer|r4|yyn|2023
RI|29-9092|Genetic Counselor|r4|yyn|2024
RI|31-2011|Occupational Therapy Assistant|r4|yyy|2023
RI|31-2021|Physical Therapist Assistant|r4|yy-|2023
RI|31-9011|Massage Therapist|r4|yyy|2023
RI|31-9096,33-3031|Wildlife Rehabilitator|r5|ynn|2023
RI|33-3031|Wildlife Propagator|r5|ynn|2023
RI|33-3051|Constable|r2|---|2023
RI|33-9092|Lifeguard|r5|---|2023
RI|35-1012|Food Safety Manager|r4|---|2023
RI|35-3011|Bartenders|r2|nyn|2023
RI|35-9011|Line Cleaner|r2|---|2023
RI|37-3013|Arborist|r5|ynn|2023
RI|39-4011,39-4031|Funeral Director/Embalmer|r4|yyy|2023
RI|39-5011|Barber|r4|yyy|2023
RI|39-5012|Electrologist|r4|yyy|2023
RI|39-5012|Hairdresser, Cosmetologist, Esthetician, Manicurist|r4|yyy|2023
RI|39-9011|Family Day Care Home Provider|r7|---|2023
RI|39-9011|Family Group Day Care Home Provider|r7|---|2023
RI|41-3021|Insurance Producer|r2|yn-|2023
RI|41-3021|Surplus Line Broker|r2|yn-|2023
RI|41-3031|Registered Representative|r2|---|2023
RI|41-3091|Auctioneer (& Apprentice Auctioneer)|r2|nnn|2023
RI|41-4011,45-3031|Dealer (Finfish, Lobster, Shellfish, Multipurpose)|r5|nnn|2023
RI|41-4011|Liquor Agent/Salesperson|r2|---|2023
RI|41-4012|Livestock Dealer|r5|nnn|2023
RI|41-9022|Real Estate Salesperson|r2|yyy|2023
RI|45-2092|Nurseryworker|r5|---|2023
RI|45-2093|Beekeeper|r5|---|2023
RI|45-3031|Fisher, Commercial|r5|nnn|2023
RI|45-3031|Live Bait Seller|r5|nnn|2023
RI|45-3031|Nuisance Control Specialist|r5|nnn|2023
RI|45-3031|Trapper, Commercial|r5|nnn|2023
RI|47-2111|Electrical Sign Installer|r3|yny|2023
RI|47-2111|Electrician|r3|yny|2023
RI|47-2152|Fire Protection Sprinkler Fitter|r3|---|2023
RI|47-2152|Irrigator|r3|yyy|2023
RI|47-2152|Pipefitter|r3|yyy|2023
RI|47-2152|Plumber|r3|yyy|2023
RI|47-2211|Sheet Metal Worker|r3|---|2023
RI|47-4021|Elevator Mechanic|r3|---|2023
RI|47-4041|Lead Hazard Professionals|r4|---|2023
RI|47-4041|Lead Hazard Reduction Site Supervisor|r4|---|2023
RI|47-4041|Lead Hazard Reduction Worker|r4|--y|2023
RI|49-2098|Burglar and Hold-up Alarm Agent|r3|yny|2023
RI|49-2098|Fire Alarm Installer|r3|yny|2023
RI|49-9021|Oil Burnerperson|r3|yny|2023
RI|49-9021|Refrigeration Mechanic|r3|---|2023
RI|49-9052|Telecommunications System Technician|r3|---|2023
RI|51-4121|Welder|r3|---|2023
RI|51-8031|Drinking Water Treatment and Distribution Operator|r4|yny|2023
RI|51-8031|Wastewater Treatment Facility Operator|r5|yny|2023
RI|53-3032,53-3051,53-3052,53-3053|Commercial Drivers License (CDL)|r6|ynn|2024
RI|53-3032,53-3053,53-3054|Chauffeur / CDL|kf|yny|2023
RI|53-3051,53-3053|School Bus Driver|kf|yyy|2023
RI|53-5021|Pilot, Ship|r5|ynn|2023
RI|53-7021|Hoisting Engineer|r3|ynn|2023
SC|11-2021|Promoter|rh|---|2024
SC|11-2022|Inactive Salesman|rx|---|2024
SC|11-2022|Multi-Lot Salesperson/Retail Salesperson|s9|---|2024
SC|11-2022|Retail Dealer|s9|---|2024
SC|11-2022|Salesman (Provisional)|rx|---|2024
SC|11-2022|Salesman|rx|---|2024
SC|11-9021|Certificate of Authorization|rc|---|2024
SC|11-9021|Certificate of Authorization|ro|---|2024
SC|11-9021|Certificate of Authorization|rp|---|2024
SC|11-9021|General Contractor|rb|---|2024
SC|11-9021|General Qualifying Party|rb|---|2024
SC|11-9021|Home Builders Inspector|ro|---|2024
SC|11-9021|Home Builder|ro|---|2024
SC|11-9021|Specialty|ro|---|2024
SC|11-9032|Schools|rk|---|2024
SC|11-9111|CRCFA Inactive License|ru|---|2024
SC|11-9111|CRCFA Provisional License|ru|---|2024
SC|11-9111|CRCFA-in-Training|ru|---|2024
SC|11-9111|Community Residential Care Facility Administrator (CRCFA)|ru|---|2024
SC|11-9111|Dual (NHA & CRCFA)|ru|---|2024
SC|11-9111|Dual Inactive License|ru|---|2024
SC|11-9111|NHA Inactive License|ru|---|2024
SC|11-9111|NHA Provisional License|ru|---|2024
SC|11-9111|NHA-in-Training|ru|---|2024
SC|11-9111|Nursing Home Administrator (NHA)|ru|---|2024
SC|11-9111|Official Sponsor|rv|---|2024
SC|11-9111|Temporary Sponsor|rv|---|2024
SC|11-9141|Inactive Property Manager|rx|---|2024
SC|11-9141|Property Manager In Charge|rx|---|2024
SC|11-9141|Property Manager|rx|---|2024
SC|11-9141|Timeshare Registrant|rx|---|2024
SC|13-1011|Manager|rh|---|2024
SC|13-1011|Matchmaker|rh|---|2024
SC|13-1011|Promoter Representative|rh|---|2024
SC|13-1011|Wrestler|rh|---|2024
SC|13-2011|Accounting Firms In-State Registration|ra|---|2024
SC|13-2011|Accounting Firms Out-of-State Reigstration|ra|---|2024
SC|13-2011|Accounting Practitioners|ra|---|2024
SC|13-2011|Certified Public Accountants|ra|---|2024
SC|13-2011|Emeritus Certified Public Accountants|ra|---|2024
SC|13-2011|Practice Privilege Registration|ra|---|2024
SC|13-2011|Public Accountants|ra|---|2024
SC|17-1011|Architect Construction Manager|rb|---|2024
SC|17-1011|Architect Qualifying Party|rb|---|2024
SC|17-1011|Architectural Firm|rg|---|2024
SC|17-1011|Architect|rg|---|2024
SC|17-1012|Landscape Architect Firm|rp|---|2024
SC|17-1012|Landscape Architect|rp|---|2024
SC|17-2011,17-2021,17-2031,17-2041,17-2051,17-2061,17-2071,17-2072,17-2081,17-2112,17-2121,17-2131,17-2141,17-2161,17-2171|Engineer Construction Manager|rb|---|2024
SC|17-2011,17-2021,17-2031,17-2041,17-2051,17-2061,17-2071,17-2072,17-2081,17-2112,17-2121,17-2131,17-2141,17-2161,17-2171|Engineer Qualifying Party|rb|---|2024
SC|17-2011,17-2021,17-2031,17-2041,17-2051,17-2061,17-2071,17-2072,17-2081,17-2112,17-2121,17-2131,17-2141,17-2161,17-2171|Engineering and Land Surveying|rc|---|2024
SC|19-1013|Soil Classifier|rd|---|2024
SC|19-1032|Registered Forester|rs|---|2024
SC|19-2042|Geologist in Training|rt|---|2024
SC|19-2042|Professional Geologist|rt|---|2024
SC|19-3032,19-3033,19-3034|Psychologist|ry|---|2024
SC|19-3033|Temporary Permit|ry|---|2024
SC|21-1012,21-1013,21-1015|Licensed Professional Counselor - Supervisor|rv|---|2024
SC|21-1012,21-1013,21-1015|Licensed Professional Counselor|rv|---|2024
SC|21-1013|Licensed Marriage & Family Therapist - Intern|rv|---|2024
SC|21-1013|Licensed Marriage & Family Therapist - Supervisor in Training|rv|---|2024
SC|21-1013|Licensed Marriage & Family Therapist|rv|---|2024
SC|21-1013|Licensed marriage & Family Therapist - Supervisor|rv|---|2024
SC|21-1021,21-1022,21-1023|Licensed Baccalaureate Social Worker|rw|---|2024
SC|21-1021,21-1022,21-1023|Licensed Independent Social Worker - Advanced Practice|rw|---|2024
SC|21-1021,21-1022,21-1023|Licensed Independent Social Worker - CP & AP|rw|---|2024
SC|21-1021,21-1022,21-1023|Licensed Masters Social Worker|rw|---|2024
SC|21-1021|Licensed Professional Educational Specialist|rv|---|2024
SC|21-1022|Licensed Independent Social Worker - Clinical Practice|rw|---|2024
SC|23-1011|Attorney|rz|yyn|2019
SC|25-1194,29-1021,29-1023,29-1292|Dental Instructor Specialist|rq|---|2024
SC|25-1194,29-1021,29-1023,29-1292|Dental Instructor|rq|---|2024
SC|25-1194,29-1292|Instructor Hygienist|rq|---|2024
SC|25-1194,39-5011,39-5012|Barber Instructors|rj|---|2024
SC|25-1194,39-5012|Instructors Registered Cosmetologist|rk|---|2024
SC|25-1194,39-5094|Instructors Estheticians|rk|---|2024
SC|25-1194|CEU Association|rk|---|2024
SC|27-2021|Amateur MMA Permit|rh|---|2024
SC|27-2021|Boxing Permits|rh|---|2024
SC|27-2021|Kick Boxer|rh|---|2024
SC|27-2021|Kick Boxing Permits|rh|---|2024
SC|27-2021|Mixed Martial Arts Boxer|rh|---|2024
SC|27-2021|Mixed Martial Arts Boxing Permit|rh|---|2024
SC|27-2021|OTSB Permits|rh|---|2024
SC|27-2021|Off the Street Boxer|rh|---|2024
SC|27-2021|Professional Boxer|rh|---|2024
SC|27-2021|Second|rh|---|2024
SC|27-2021|Wrestling Permits|rh|---|2024
SC|27-2022|Trainer|rh|---|2024
SC|27-2023|Judge|rh|---|2024
SC|27-2023|Referee|rh|---|2024
SC|27-2023|Timekeeper|rh|---|2024
SC|29-1011|Doctor of Chiropractic|rn|---|2024
SC|29-1021,29-1023,29-1292,31-9091|Dental Technician|rq|---|2024
SC|29-1021,29-1023|Dental Volunteer|rq|---|2024
SC|29-1021,29-1023|Dentist|rq|---|2024
SC|29-1021|Mobile Dental Facilities|rq|---|2024
SC|29-1021|Portable Dental Operation|rq|---|2024
SC|29-1041|Optometrists|s5|---|2024
SC|29-1051|Electronic Prescribing Routing Company|s6|---|2024
SC|29-1051|PIC Inactive|s6|---|2024
SC|29-1051|Pharmacist Inactive|s6|---|2024
SC|29-1051|Pharmacist-in-Charge (PIC)|s6|---|2024
SC|29-1051|Pharmacist|s6|---|2024
SC|29-1051|Pharmacy Intern|s6|---|2024
SC|29-1051|Pharmacy|s6|---|2024
SC|29-1071,29-1081,29-1151,29-1171,29-1211,29-1212,29-1213,29-1214,29-1215,29-1217,29-1218,29-1221,29-1222,29-1223,29-1224,29-1241,29-1242,29-1249|Military MD Limited License|rf|---|2024
SC|29-1071,29-1081,29-1151,29-1171,29-1211,29-1212,29-1213,29-1214,29-1215,29-1217,29-1218,29-1221,29-1222,29-1223,29-1224,29-1241,29-1242,29-1249|Physician (DO)|rf|---|2024
SC|29-1071,29-1081,29-1151,29-1171,29-1211,29-1212,29-1213,29-1214,29-1215,29-1217,29-1218,29-1221,29-1222,29-1223,29-1224,29-1241,29-1242,29-1249|Physician (MD)|rf|---|2024
SC|29-1071,29-1081,29-1151,29-1171,29-1211,29-1212,29-1213,29-1214,29-1215,29-1217,29-1218,29-1221,29-1222,29-1223,29-1224,29-1241,29-1242,29-1249|Temporary License|rf|---|2024
SC|29-1071,29-1081,29-1151,29-1171,29-1211,29-1212,29-1213,29-1214,29-1215,29-1217,29-1218,29-1221,29-1222,29-1223,29-1224,29-1241,29-1242,29-1249|Training|rf|---|2024
SC|29-1071,29-1081,29-1151,29-1171,29-1211,29-1212,29-1213,29-1214,29-1215,29-1217,29-1218,29-1221,29-1222,29-1223,29-1224,29-1241,29-1242,29-1249|Volunteer Limited License|rf|---|2024
SC|29-1071,29-1081,29-1211,29-1212,29-1213,29-1214,29-1215,29-1217,29-1218,29-1221,29-1222,29-1223,29-1224,29-1241,29-1242,29-1249|Academic License|rf|---|2024
SC|29-1071,29-1081,29-1211,29-1212,29-1213,29-1214,29-1215,29-1217,29-1218,29-1221,29-1222,29-1223,29-1224,29-1241,29-1242,29-1249|Limited License (14 days)|rf|---|2024
SC|29-1071,29-1081,29-1211,29-1212,29-1213,29-1214,29-1215,29-1217,29-1218,29-1221,29-1222,29-1223,29-1224,29-1241,29-1242,29-1249|Limited License|rf|---|2024
SC|29-1071,29-1151,29-1161,29-1171|Advanced Practice Registered Nurse (APRN)|s0|---|2024
SC|29-1071|Physicians Assistant|rf|---|2024
SC|29-1081|Podiatrist|s8|---|2024
SC|29-1122|Occupational Therapist|s3|---|2024
SC|29-1122|Occupational Therapy Temporary License|s3|---|2024
SC|29-1123,31-2021|Physical Therapist Assistant Provisional|s7|---|2024
SC|29-1123,31-2021|Physical Therapist Assistant|s7|---|2024
SC|29-1123|Physical Therapist Provisional|s7|---|2024
SC|29-1123|Physical Therapist|s7|---|2024
SC|29-1126|Respiratory Care Practitioner|rf|---|2024
SC|29-1127,29-2092|Speech-Language Pathologist - Assistant|ri|---|2024
SC|29-1127|Speech-Language Pathologist - Intern|ri|---|2024
SC|29-1127|Speech-Language Pathologist|ri|---|2024
SC|29-1131|Mobile Clinics|sd|---|2024
SC|29-1131|Secondary Practices|sd|---|2024
SC|29-1131|Veterinarian|sd|---|2024
SC|29-1131|Veterinary Intern|sd|---|2024
SC|29-1141|Multi-State Privilege Practice|s0|---|2024
SC|29-1141|Nurse Volunteer|s0|---|2024
SC|29-1141|RN Temporary License|s0|---|2024
SC|29-1141|RN Volunteer License|s0|---|2024
SC|29-1141|Registered Nurse (RN)|s0|---|2024
SC|29-1181|Audiologist - Intern|ri|---|2024
SC|29-1181|Audiologist|ri|---|2024
SC|29-1292,31-9091|Dental Assistant|rq|---|2024
SC|29-1292,31-9091|Dental Hygienist|rq|---|2024
SC|29-1292|Volunteer Hygienist|rq|---|2024
SC|29-2031|Cardiovascular Invasive Specialist|rf|---|2024
SC|29-2052|Pharmacist Assistant|s6|---|2024
SC|29-2052|Pharmacy Technician|s6|---|2024
SC|29-2052|State Certified Pharmacy Technician|s6|---|2024
SC|29-2056|Animal Health Technician|sd|---|2024
SC|29-2056|Veterinary Technician|sd|---|2024
SC|29-2061|LPN Temporary License|s0|---|2024
SC|29-2061|LPN Volunteer License|s0|---|2024
SC|29-2061|Licensed Practical Nurse (LPN)|s0|---|2024
SC|29-2081|Contact Lens Dispensers|s4|---|2024
SC|29-2081|Opticians|s4|---|2024
SC|29-2081|Registered Apprentices|s4|---|2024
SC|31-2011|Occupational Therapy Assistant|s3|---|2024
SC|31-9011|Massage Therapist Provisional|s2|---|2024
SC|31-9011|Massage/Body Work Therapist|s2|---|2024
SC|31-9091|Orthodontic Technician|rq|---|2024
SC|39-3091|Swimming Pool/SPA Operator|re|---|2024
SC|39-4011,39-4031|Funeral Director and Embalmer Apprentice|rr|---|2024
SC|39-4011,39-4031|Funeral Director and Embalmer Student|rr|---|2024
SC|39-4011|Embalmer Apprentice|rr|---|2024
SC|39-4011|Embalmer Student|rr|---|2024
SC|39-4011|Embalmer|rr|---|2024
SC|39-4011|Funeral Director and Embalmer|rr|---|2024
SC|39-4031|Funeral Director Apprentice|rr|---|2024
SC|39-4031|Funeral Director Student|rr|---|2024
SC|39-4031|Funeral Director|rr|---|2024
SC|39-4031|Funeral home Additional Facility|rr|---|2024
SC|39-4031|Retail Sales Outlet (Casket Store)|rr|---|2024
SC|39-5011,39-5012,39-5092,39-5094|Master Hair Care Apprentice|rj|---|2024
SC|39-5011,39-5012,39-5092,39-5094|Master Hair Care|rj|---|2024
SC|39-5011,39-5012,39-5092|Barber Assitant Manicurists|rj|---|2024
SC|39-5011,39-5012|Barber Colleges|rj|---|2024
SC|39-5011,39-5012|Barber On-the-job Training|rj|---|2024
SC|39-5011,39-5012|Barber Shop License|rj|---|2024
SC|39-5011,39-5012|Registered Barber Apprentice|rj|---|2024
SC|39-5011,39-5012|Registered Barber|rj|---|2024
SC|39-5011,39-5012|Shampoo Barber Assistants|rj|---|2024
SC|39-5011,39-5012|Student Barbers|rj|---|2024
SC|39-5012|Booth Renters|rk|---|2024
SC|39-5012|Hair Braiders Registration|rj|---|2024
SC|39-5012|Registered Cosmetologist Student|rk|---|2024
SC|39-5012|Registered Cosmetologist|rk|---|2024
SC|39-5012|Salons|rk|---|2024
SC|39-5092|Inactive Nail Technician|rk|---|2024
SC|39-5092|Instructors Nail Technician|rk|---|2024
SC|39-5092|Nail Technician|rk|---|2024
SC|39-5092|On-the-job Training Manicurist|rj|---|2024
SC|39-5092|Registered Nail Technician Student|rk|---|2024
SC|39-5094|Esthetician|rk|---|2024
SC|39-5094|Registered Esthetician Student|rk|---|2024
SC|41-2031|Retailers|s1|---|2024
SC|41-3021|Broker In Charge|rx|---|2024
SC|41-3021|Broker|rx|---|2024
SC|41-3021|Inactive Broker|rx|---|2024
SC|41-3091|Auction firms|sa|---|2024
SC|41-3091|Auctioneers|sa|---|2024
SC|41-3091|Perpetual Care Cemeteries|sb|---|2024
SC|41-9021|Offices|rx|---|2024
SC|47-2073|Inactive Well Driller|re|---|2024
SC|47-2073|Well Driller|re|---|2024
SC|47-2111|Electrical Inspector|rm|---|2024
SC|47-2111|Electrical|ro|---|2024
SC|47-2111|Provisional Electrical Inspector|rm|---|2024
SC|47-2152|Boiler Registration|rl|---|2024
SC|47-2152|Fire Sprinkler Branch Company|rb|---|2024
SC|47-2152|Fire Sprinkler Company|rb|---|2024
SC|47-2152|Fire Sprinkler Extra Qualifying Party|rb|---|2024
SC|47-2152|Fire Sprinkler Primary Qualifying Party|rb|---|2024
SC|47-2152|Plumbing Inspector|rm|---|2024
SC|47-2152|Plumbing|ro|---|2024
SC|47-4011|Boiler Inspector|rl|---|2024
SC|47-4011|Building Inspector|rm|---|2024
SC|47-4011|Building Official|rm|---|2024
SC|47-4011|Commericial Inspector|rm|---|2024
SC|47-4011|Limited Building Official|rm|---|2024
SC|47-4011|Limited Commericial Inspector|rm|---|2024
SC|47-4011|Limited Plans Examiner|rm|---|2024
SC|47-4011|Limited Residential Inspector|rm|---|2024
SC|47-4011|Plans Examiner|rm|---|2024
SC|47-4011|Provisional Building Inspector|rm|---|2024
SC|47-4011|Provisional Building Official|rm|---|2024
SC|47-4011|Provisional Commerical Inspector|rm|---|2024
SC|47-4011|Provisional Plans Examiner|rm|---|2024
SC|47-4011|Provisional Residential Inspector|rm|---|2024
SC|47-4011|Special Inspector|rm|---|2024
SC|49-2098|Alarm Registered Employee|rb|---|2024
SC|49-2098|Burglar Alarm Branch Company|rb|---|2024
SC|49-2098|Burglar Alarm Company|rb|---|2024
SC|49-2098|Burglar Alarm Extra Qualifying Party|rb|---|2024
SC|49-2098|Burglar Alarm Primary Qualifying Party|rb|---|2024
SC|49-2098|Fire Alarm Branch Company|rb|---|2024
SC|49-2098|Fire Alarm Company|rb|---|2024
SC|49-2098|Fire Alarm Extra Qualifying Party|rb|---|2024
SC|49-2098|Fire Alarm Primary Qualifying Party|rb|---|2024
SC|49-9021|HVAC Heating and Air|ro|---|2024
SC|49-9021|Mechanical Construction Manager|rb|---|2024
SC|49-9021|Mechanical Contractor|rb|---|2024
SC|49-9021|Mechanical Qualifying Party|rb|---|2024
SC|51-4041|Jobbers|s1|---|2024
SC|51-8031|Biological Wastewater Operator Trainee|re|---|2024
SC|51-8031|Biological Wastewater Operator|re|---|2024
SC|51-8031|Bottle Water Operator|re|---|2024
SC|51-8031|Physical/Chemical Wastewater Operator Trainee|re|---|2024
SC|51-8031|Physical/Chemical Wastewater Operator|re|---|2024
SC|51-8031|Water Distribution Operator Trainee|re|---|2024
SC|51-8031|Water Distribution Operator|re|---|2024
SC|51-8031|Water Treatment Operator Trainee|re|---|2024
SC|51-8031|Water Treatment Operator|re|---|2024
SC|53-3032,53-3051,53-3052,53-3053|Commercial Drivers License (CDL)|45|ynn|2019
SC|53-5021|Pilot|sc|---|2024
SD|11-1021,11-2021,11-2022,11-3021,11-3031,11-3061,11-3121,11-9051,11-9081,13-1041,13-1111,13-1151,13-2011|Gaming Key|sf|---|2024
SD|11-2021|Boxing Promoter|sj|---|2024
SD|11-2021|Kickboxing Promoter|sj|---|2024
SD|11-2021|Martial Arts Promoter|sj|---|2024
SD|11-9021,49-9031|Appliance Contractor|si|---|2024
SD|11-9032|Business Official (School)|su|---|2024
SD|11-9032|K-12 Blind/Visually Impaired|su|---|2024
SD|11-9032|School Principal|su|---|2024
SD|11-9032|School Superintendent|su|---|2024
SD|11-9111|Nursing Facility Administrator|t0|---|2024
SD|11-9141|Property Manager|sn|---|2024
SD|11-9141|Residential Rental Agent|sn|---|2024
SD|13-1011|Martial Arts Contestant|sj|---|2024
SD|13-1011|Martial Arts Manager|sj|---|2024
SD|13-1011|Martial Arts Matchmaker|sj|---|2024
SD|13-1011|Martial Arts Referee|sj|---|2024
SD|13-1011|Martial Arts Timekeeper|sj|---|2024
SD|13-1031,13-2053,41-3021,43-9041|Insurance Producer|sq|---|2024
SD|13-1041|Asbestos Abatement Supervisor|st|---|2024
SD|13-1041|Asbestos Inspector|st|---|2024
SD|13-1041|Asbestos Management Planner|st|---|2024
SD|13-2011|Accountant, Certified Public|se|---|2024
SD|13-2052|Investment Adviser|sy|---|2024
SD|17-1011|Architect|sg|---|2024
SD|17-1012|Landscape Architect|sg|---|2024
SD|17-1022|Land Surveyor|sg|---|2024
SD|17-2011,17-2021,17-2031,17-2041,17-2051,17-2061,17-2071,17-2072,17-2081,17-2112,17-2121,17-2131,17-2141,17-2161,17-2171|Engineer, Professional|sg|---|2024
SD|17-2171|Petroleum Release Assessor|sg|---|2024
SD|17-2171|Petroleum Release Remediator|sg|---|2024
SD|19-3032,19-3033,19-3034|Psychological Examiner|su|---|2024
SD|19-3032,19-3033,19-3034|Psychologist|t3|---|2024
SD|19-3033,19-3034,29-1127|School Speech Therapist|su|---|2024
SD|19-3033,19-3034|School Psychologist|su|---|2024
SD|19-4092|Polygraph Examiner|sz|---|2024
SD|19-5011|Certified Prevention Specialist (CPS)|t7|---|2024
SD|21-1012,21-1013,21-1015|Licensed Professional Counselor|t5|---|2024
SD|21-1012|School Guidance Counselor|su|---|2024
SD|21-1013|Licensed Marriage and Family Therapist|t5|---|2024
SD|21-1021,21-1022,21-1023|Certified Social Worker--Private or Independent Practice|t1|---|2024
SD|21-1021,21-1022,21-1023|Certified Social Worker|t1|---|2024
SD|21-1021,21-1022,21-1023|Social Work Associate|t1|---|2024
SD|21-1021,21-1022,21-1023|Social Worker|t1|---|2024
SD|21-1021|School Social Worker|su|---|2024
SD|23-1011|Attorney (Non-Resident)|t4|yyn|2019
SD|23-1011|Attorney|t4|yyn|2019
SD|23-1011|Lawyer|t4|---|2024
SD|23-2093|Abstracter|tc|---|2024
SD|25-1194,39-5012|Cosmetologist Instructor|sm|---|2024
SD|25-2011,25-2012,25-2021|Birth to Age-8 Instructor|su|---|2024
SD|25-2011|School Teacher, Pre-Kindergarten|su|---|2024
SD|25-2012,25-2021,25-2022,25-2031,25-2032|Teacher Educator|su|---|2024
SD|25-2012|School Teacher, Kindergarten|su|---|2024
SD|25-2021|School Teacher, Elementary|su|---|2024
SD|25-2022|School Teacher, Middle School|su|---|2024
SD|25-2031,25-2032|School Teacher, Secondary|su|---|2024
SD|25-4022|School Librarian|su|---|2024
SD|25-9031|Curriculum Specialist/Coordinator|su|---|2024
SD|27-2021|Boxer|sj|---|2024
SD|27-2021|Kickboxer|sj|---|2024
SD|27-2023|Boxing Judge|sj|---|2024
SD|27-2023|Boxing Referee|sj|---|2024
SD|27-2023|Boxing Timekeeper|sj|---|2024
SD|27-2023|Kickboxing Judge|sj|---|2024
SD|27-2023|Kickboxing Referee|sj|---|2024
SD|27-2023|Kickboxing Timekeeper|sj|---|2024
SD|27-2023|Martial Arts Judge|sj|---|2024
SD|27-3091|American Sign Language Endorsement|su|---|2024
SD|27-3091|Braille Endorsement|su|---|2024
SD|29-1011|Chiropractor|sp|---|2024
SD|29-1021,29-1023|Dentist|sv|---|2024
SD|29-1031|Nutritionist/Dietitian|sh|---|2024
SD|29-1041|Optometrist|t8|---|2024
SD|29-1051|Pharmacist|t9|---|2024
SD|29-1071,29-1081,29-1211,29-1212,29-1213,29-1214,29-1215,29-1217,29-1218,29-1221,29-1222,29-1223,29-1224,29-1241,29-1242,29-1249|Osteopath|sh|---|2024
SD|29-1071|Physician Assistant|sh|---|2024
SD|29-1081,29-1211,29-1212,29-1213,29-1214,29-1215,29-1217,29-1218,29-1221,29-1222,29-1223,29-1224,29-1241,29-1242,29-1249|Physician|sh|---|2024
SD|29-1081|Podiatrist|ta|---|2024
SD|29-1122|Occupaitonal Therapist|sh|---|2024
SD|29-1123|Physical Therapist|sh|---|2024
SD|29-1126|Respiratory Therapist|sh|---|2024
SD|29-1127|Limited Speech-Language Pathologist|t2|---|2024
SD|29-1127|Provisional Speech-Language Pathologist|t2|---|2024
SD|29-1127|Speech-Language Pathologist|t2|---|2024
SD|29-1131|Veterinarian|td|---|2024
SD|29-1141|Clinical Nurse Specialist|sr|---|2024
SD|29-1141|Nurse, Registered|sr|---|2024
SD|29-1151|Certified Registered Nurse Anesthetist|sr|---|2024
SD|29-1161,29-9021,29-9093|Certified Nurse Midwife|sr|---|2024
SD|29-1171|Certified Nurse Practitioner|sr|---|2024
SD|29-1181|Audiologist|sk|---|2024
SD|29-1212,29-1213,29-1214,29-1217,29-1222,29-1224,29-1241|Boxing Ringside Physician|sj|---|2024
SD|29-1212,29-1213,29-1214,29-1217,29-1222,29-1224,29-1241|Kickboxing Ringside Physician|sj|---|2024
SD|29-1212,29-1213,29-1214,29-1217,29-1222,29-1224,29-1241|Martial Arts Ringside Physician|sj|---|2024
SD|29-1292,31-9091|Dental Hygienist|sv|---|2024
SD|29-2010|Dialysis Technician|sr|---|2024
SD|29-2034|Chiropractic Radiographic Assistant|sp|---|2024
SD|29-2042,29-2043|EMT Advanced Life Support|sh|---|2024
SD|29-2042,29-2043|Emergency Medical Responder|so|---|2024
SD|29-2042,29-2043|Emergency Medical Technician|so|---|2024
SD|29-2052|Pharmacy Technician|t9|---|2024
SD|29-2056|Veterinary Technician|td|---|2024
SD|29-2061,31-1120,31-1131,31-1133,31-2011,31-2021,31-2022|Nurses Aide|sr|---|2024
SD|29-2061|Nurse, Licensed Practical|sr|---|2024
SD|29-2092|Hearing Aid Dispenser|sk|---|2024
SD|29-2092|Speech-Language Pathology Assistant|t2|---|2024
SD|29-9091|Athletic Trainer|sh|---|2024
SD|29-9091|Boxing Managers|sj|---|2024
SD|29-9091|Boxing Matchmaker|sj|---|2024
SD|29-9091|Kickboxing Manager|sj|---|2024
SD|29-9091|Kickboxing Matchmakers|sj|---|2024
SD|29-9092|Genetic Counselors|sh|---|2024
SD|31-1131|Medication Aide|sr|---|2024
SD|31-2011|Occupational Therapy Assistant|sh|---|2024
SD|31-2021|Physical Therapy Assistants|sh|---|2024
SD|31-9011|Massage Therapist|t6|---|2024
SD|31-9091|Advanced Dental Assistant|sv|---|2024
SD|31-9091|Dental Radiographer|sv|---|2024
SD|31-9092|Chiropractic Assistant|sp|---|2024
SD|31-9092|Medical Assistant|sh|---|2024
SD|31-9096|Veterinary Livestock Assistants|td|---|2024
SD|39-3011|Gaming Support|sf|---|2024
SD|39-4011|Funeral Embalmer|sx|---|2024
SD|39-4031|Funeral Director|sx|---|2024
SD|39-5011,39-5012|Barber|sl|---|2024
SD|39-5012|Cosmetologist|sm|---|2024
SD|39-5092|Nail Technician|sm|---|2024
SD|39-5094|Esthetician|sm|---|2024
SD|41-3021|Insurance Surplus Lines Broker/Agent|sq|---|2024
SD|41-3031|Securities Broker-Dealer|sy|---|2024
SD|41-3091|Auctioneer|sn|---|2024
SD|41-9021|Real Estate Broker Associate|sn|---|2024
SD|41-9021|Real Estate Broker|sn|---|2024
SD|41-9022|Real Estate Salesperson|sn|---|2024
SD|41-9022|Timeshare Agent|sn|---|2024
SD|45-3031|Fur Dealer and Buyer|ss|---|2024
SD|47-2111|Apprentice Electrician|sw|---|2024
SD|47-2111|Class B Electrician|sw|---|2024
SD|47-2111|Electrical Contractor|sw|---|2024
SD|47-2111|Electrical Inspector|sw|---|2024
SD|47-2111|Electrician, Journeyman|sw|---|2024
SD|47-2111|Maintenance Electrician|sw|---|2024
SD|47-2131|Asbestos Abatement Contractor|st|---|2024
SD|47-2131|Asbestos Abatement Project Designer|st|---|2024
SD|47-2131|Asbestos Abatement Worker|st|---|2024
SD|47-2152|Apprentice Plumber|si|---|2024
SD|47-2152|Plumber, Journeyman|si|---|2024
SD|47-2152|Plumbing Contractor|si|---|2024
SD|47-2152|Underground Irrigation Apprentice|si|---|2024
SD|47-2152|Underground Irrigation Contractor|si|---|2024
SD|47-2152|Underground Irrigation Installers|si|---|2024
SD|47-4011|Licensed Home Inspector|sn|---|2024
SD|47-4011|Registered Home Inspector|sn|---|2024
SD|49-9021|Water Conditioning Apprentice|si|---|2024
SD|49-9021|Water Conditioning Contractor|si|---|2024
SD|49-9021|Water Conditioning Installer|si|---|2024
SD|49-9031|Appliance Apprentice|si|---|2024
SD|49-9031|Appliance Installer|si|---|2024
SD|51-8021|Certified Boiler Operator|tb|---|2024
SD|51-8031|Wastewater Collection|st|---|2024
SD|51-8031|Wastewater Treatment Operator|st|---|2024
SD|51-8031|Wastewater Treatment: Stabilization Pond|st|---|2024
SD|51-8031|Water Distribution Operator|st|---|2024
SD|51-8031|Water Treatment Operator|st|---|2024
SD|53-3032,53-3033,53-3051,53-3052|Commercial Drivers License (CDL)|so|---|2024
TN|11-2021|Boxing Promoter|te|nny|2024
TN|11-2022|Registered Scrap Metal Dealer|te|nny|2024
TN|11-9032|Education Administration|32|yyy|2024
TN|11-9032|School Services Personnel|32|yyy|2024
TN|11-9081|Designated Agent For Vacation Lodging Services|te|yny|2024
TN|11-9111|Nursing Home Administrator|4c|yy-|2024
TN|11-9121|Cytology General Supervisor|4c|yyy|2024
TN|11-9121|Medical Laboratory Director|4c|yyy|2024
TN|11-9121|Medical Laboratory Supervisior|4c|yyy|2024
TN|11-9141|Acquisition Representative Registration|te|---|2024
TN|13-1031,13-2053,41-3021,43-9041|Insurance Producer|te|yyy|2024
TN|13-1031,13-2053,41-3021,43-9041|Surplus Lines Agent|te|nny|2024
TN|13-1031,13-2053,41-3021,43-9041|Title Insurance Agent|te|yyy|2024
TN|13-1031|Insurance Crop Adjuster|te|yy-|2024
TN|13-1031|Public Adjuster|te|-y-|2024
TN|13-2011|Certified Public Accountant (CPA)|te|yyy|2024
TN|13-2011|Licensed Public Accountant|te|yyn|2024
TN|13-2052|Investment Advisor Representative|te|yyy|2024
TN|17-1011|Professional Architect|te|yyy|2024
TN|17-1012|Professional Landscape Architect|te|yyy|2024
TN|17-1022|Land Surveyor|te|yyy|2024
TN|17-2011,17-2021,17-2031,17-2041,17-2051,17-2061,17-2071,17-2072,17-2081,17-2112,17-2121,17-2131,17-2141,17-2161,17-2171|Engineer Interns|te|yy-|2024
TN|17-2011,17-2021,17-2031,17-2041,17-2051,17-2061,17-2071,17-2072,17-2081,17-2112,17-2121,17-2131,17-2141,17-2161,17-2171|Professional Engineer|te|yyy|2024
TN|19-1013|Professional Soil Scientist|te|-yy|2024
TN|19-1042|Medical Laboratory Special Analyst|4c|yy-|2024
TN|19-2042|Licensed Professional Geologist|te|-yy|2024
TN|19-3032,19-3033,19-3034|Psychological Examiners|4c|yyy|2024
TN|19-3032,19-3033,19-3034|Psychologist|4c|-y-|2024
TN|19-3033,19-3034|Licensed Clinical Pastoral Therapist|4c|yyy|2024
TN|19-3034|Certified Psychological Testing Technician|4c|yyy|2024
TN|19-4021,29-2010|Medical Laboratory Technician|4c|yyy|2024
TN|19-4021|Cytotechnologist|4c|yyy|2024
TN|19-4021|Medical Laboratory Technologist|4c|yyy|2024
TN|19-4092|Polygraph Examiner Intern|tf|yyy|2024
TN|19-4092|Polygraph Examiner|tf|yyy|2024
TN|19-5011|Certified Industrial Hygienist|tf|yyy|2024
TN|21-1012,21-1013,21-1015|Licensed And Certified Professional Counselors|4c|yyy|2024
TN|21-1013|Certified Marital And Family Therapists|4c|yyy|2024
TN|21-1013|Licensed Marital And Family Therapist|4c|yyy|2024
TN|21-1021,21-1022,21-1023|Licensed Advanced Practice Social Worker|4c|yyy|2024
TN|21-1021,21-1022,21-1023|Licensed Baccalaureate Social Worker|4c|yyy|2024
TN|21-1021,21-1022,21-1023|Licensed Master Social Worker|4c|yyy|2024
TN|21-1022|Licensed Clinical Social Workers|4c|yyy|2024
TN|21-1092|Private Probation Services Officers|te|-yy|2024
TN|23-1011|Attorney|ti|yyy|2024
TN|25-1194,39-5011,39-5012|Master Barber Instructor's Assistant|te|yyy|2024
TN|25-1194,39-5011,39-5012|Master Barber Instructor|te|yyy|2024
TN|25-1194,39-5012|Cosmetologist|te|yyy|2024
TN|25-1194,39-5012|Cosmetology Instructor|te|nyy|2024
TN|25-2012,25-2021,25-2022,25-2031,25-2032|Teacher|32|yy-|2024
TN|27-1025|Interior Designer|te|---|2024
TN|27-2021|Boxing Combatant|te|nny|2024
TN|27-2021|Boxing Participant|te|nny|2024
TN|27-2023|Boxing Ring Official|te|nny|2024
TN|27-3092|Court Reporters|te|yyy|2024
TN|29-1011|Chiropractic Physician|4c|yyy|2024
TN|29-1021,29-1023|Dentist|4c|yyy|2024
TN|29-1031|Dietitian/nutritionist|4c|yyy|2024
TN|29-1041|Optometrist|4c|yyy|2024
TN|29-1051|Pharmacist|4c|yyy|2024
TN|29-1071,29-1081,29-1151,29-1171,29-1211,29-1212,29-1213,29-1214,29-1215,29-1217,29-1218,29-1221,29-1222,29-1223,29-1224,29-1241,29-1242,29-1249|Special Training Do|4c|yyy|2024
TN|29-1071,29-1081,29-1211,29-1212,29-1213,29-1214,29-1215,29-1217,29-1218,29-1221,29-1222,29-1223,29-1224,29-1241,29-1242,29-1249|Healthcare Provider (international SCHOOL Graduate)|4c|yyy|2024
TN|29-1071,29-1081,29-1211,29-1212,29-1213,29-1214,29-1215,29-1217,29-1218,29-1221,29-1222,29-1223,29-1224,29-1241,29-1242,29-1249|Medical Doctors|4c|yyy|2024
TN|29-1071,29-1081,29-1211,29-1212,29-1213,29-1214,29-1215,29-1217,29-1218,29-1221,29-1222,29-1223,29-1224,29-1241,29-1242,29-1249|Osteopathic Physician|4c|yyy|2024
TN|29-1071,29-1081,29-1211,29-1212,29-1213,29-1214,29-1215,29-1217,29-1218,29-1221,29-1222,29-1223,29-1224,29-1241,29-1242,29-1249|Osteopathic X-ray Examiners|4c|yy-|2024
TN|29-1071,29-1081,29-1211,29-1212,29-1213,29-1214,29-1215,29-1217,29-1218,29-1221,29-1222,29-1223,29-1224,29-1241,29-1242,29-1249|Special Training M.d.|4c|yyy|2024
TN|29-1071,29-1141,29-1151,29-1161,29-1171|Advanced Practice Registered Nurse|4c|yyy|2024
TN|29-1071,29-1242,29-1249|Orthopedic Physician Assistant|4c|yyy|2024
TN|29-1071|Physician Assistants|4c|yyn|2024
TN|29-1081|Podiatrist|4c|yyy|2024
TN|29-1122|Occupational Therapist|4c|nyy|2024
TN|29-1123|Physical Therapist|4c|-yy|2024
TN|29-1126,29-2036|Licensed Certified Respiratory Therapist|4c|yyy|2024
TN|29-1126,29-2036|Licensed Registered Respiratory Therapist|4c|yyy|2024
TN|29-1126,29-2036|Licensed Respiratory Care Assistant|4c|yyy|2024
TN|29-1127|Speech Language Pathologist|4c|yyy|2024
TN|29-1131|Veterinarian|4c|yyy|2024
TN|29-1141|Registered Nurse First Assistant|4c|yyn|2024
TN|29-1141|Registered Nurse|4c|yyy|2024
TN|29-1161,29-9021,29-9093|Midwife|4c|yy-|2024
TN|29-1181|Audiologists|4c|yyy|2024
TN|29-1292,31-9091|Dental Assistants|4c|yyy|2024
TN|29-1292,31-9091|Dental Hygienists|4c|yyy|2024
TN|29-2031|Clinical Perfusionist|4c|yy-|2024
TN|29-2034|Chiropractic X-ray Technologist|4c|yy-|2024
TN|29-2034|Medical X-ray Operators|4c|yy-|2024
TN|29-2034|Radiologist Assistant|4c|yyy|2024
TN|29-2036,29-2055|Medical Surgical Assistant Registry|4c|yyy|2024
TN|29-2036|Polysomnography|4c|yy-|2024
TN|29-2042,29-2043|Emergency Medical Responder|4c|yy-|2024
TN|29-2042,29-2043|Emergency Medical Technician (EMT)|4c|yy-|2024
TN|29-2042,29-2043|Emergency Medical Technician - Advanced (emt-a)|4c|yy-|2024
TN|29-2042,29-2043|Emergency Medical Technician - Paramedic (emt-p)|4c|yy-|2024
TN|29-2042,29-2043|Emergency Medical Technician Paramedic - Critical Care (emtp-cc)|4c|yy-|2024
TN|29-2052|Pharmacy Technician|4c|nyy|2024
TN|29-2056|Certified Animal Chemical Capture Technician|4c|yyn|2024
TN|29-2056|Certified Animal Euthanasia Technician|4c|nyy|2024
TN|29-2056|Veterinary Medical Technician|4c|yyy|2024
TN|29-2061,31-1120,31-1131,31-1133,31-2011,31-2021,31-2022|Nurse Aide|4c|yyy|2024
TN|29-2061|Licensed Practical Nurse|4c|yyy|2024
TN|29-2081|Dispensing Opticians|4c|yyy|2024
TN|29-2091|Orthotist|4c|yyy|2024
TN|29-2091|Pedorthist|4c|yyy|2024
TN|29-2091|Prosthetist|4c|yyy|2024
TN|29-2092|Hearing Instrument Specialists|th|yyy|2024
TN|29-2092|Speech Pathologist Assistant|4c|yyy|2024
TN|29-9091|Athletic Trainer|4c|yyy|2024
TN|29-9092|Genetic Counselor|4c|yyy|2024
TN|31-1131|Certified Medical Assistant|4c|nyn|2024
TN|31-2011|Occupational Therapy Assistant|4c|yy-|2024
TN|31-2021|Physical Therapy Assistant|4c|yyy|2024
TN|31-9011|Massage Therapist|4c|yyn|2024
TN|31-9092|Chiropractic Therapy Assistant|4c|yyy|2024
TN|31-9092|Medical Service Representative|4c|---|2024
TN|31-9092|Medication Aide|4c|nyy|2024
TN|31-9092|Podiatric X-ray Operators|4c|yy-|2024
TN|31-9092|Psychological Assistant|4c|yyy|2024
TN|33-9021|Private Investigator Certified Trainers|tf|yyy|2024
TN|33-9021|Private Investigator|tf|yyy|2024
TN|33-9032|Armed Security Guard/officer|te|ynn|2024
TN|33-9032|Contract Security Company (individual OR AGENT)|te|---|2024
TN|33-9032|State Certified Trainer|te|yyy|2024
TN|33-9032|Unarmed Security Guards|te|ynn|2024
TN|37-2021|Pest Control Consultant|3h|yyy|2024
TN|37-2021|Pest Control Operator|3h|yyy|2024
TN|37-2021|Pest Control Solicitor/technician|3h|yyy|2024
TN|39-2021|Animal Chemical Capture Certification|4c|yyy|2024
TN|39-4011|Embalmer Apprentice|te|nyy|2024
TN|39-4011|Embalmer|te|yyy|2024
TN|39-4031|Funeral Director|te|yyy|2024
TN|39-5011,39-5012,39-5092,39-5094|Tn Beauty Pageant Operator|te|yyy|2024
TN|39-5011,39-5012|Barber Technician|te|yyy|2024
TN|39-5011,39-5012|Master Barber|te|yyy|2024
TN|39-5012,39-5094|Electrologist|4c|yyy|2024
TN|39-5012|Hair Braider|tf|---|2024
TN|39-5012|Natural Hair Stylist|te|---|2024
TN|39-5092|Manicurist|te|yyy|2024
TN|39-5094|Aesthetician|te|yyy|2024
TN|39-5094|Eyelash Specialist|te|yyy|2024
TN|41-2031|Motor Vehicle Representive|te|nyy|2024
TN|41-2031|Motor Vehicle Salesperson|te|nny|2024
TN|41-3031|Securities Agent|te|yyy|2024
TN|41-3091|Affiliate Auctioneer|te|yyy|2024
TN|41-3091|Pre-need Sales Agent Registration|te|yyy|2024
TN|41-3091|Principal Auctioneer|te|---|2024
TN|41-3091|Public Automobile Auctioneer|te|yyy|2024
TN|41-9021|Real Estate Affiliate Broker|te|yyy|2024
TN|41-9021|Real Estate Broker|te|yyy|2024
TN|41-9022|Real Estate Acquisition Agent|te|yyy|2024
TN|41-9022|Real Estate Rental Location Agent|te|yyy|2024
TN|41-9022|Real Estate Time Share Salesperson|te|yyy|2024
TN|43-5031|Emergency Medical Dispatcher|4c|yy-|2024
TN|47-2111|Limited Licensed Electricians|te|nn-|2024
TN|47-2152|Limited Licensed Plumbers|te|yny|2024
TN|47-2152|Sprinkler Sys Contractor, Responsible Managing Employees|te|yyy|2024
TN|47-4011|Boiler Inspector|au|yyy|2024
TN|47-4011|Certified Electrical Inspectors|te|yy-|2024
TN|47-4011|Tennessee Home Inspector Licensing Program|te|yyy|2024
TN|47-4011|Tn Certified Inspectors|te|yyy|2024
TN|47-4021|Elevator Inspector|au|yy-|2024
TN|49-2098|Alarm System Contractor Qualifying Agent|tf|nyy|2024
TN|49-2098|Registered Employee, Alarm Systems|te|yyy|2024
TN|49-3023|Automobile Club Or Automobile Association Agent|te|nny|2024
TN|49-9071|Weights And Measurement Serviceperson|3h|yyy|2024
TN|51-8031|Biological/natural Wastewater System Operator|tk|yyy|2024
TN|51-8031|Small Water System Operator|tk|yyy|2024
TN|51-8031|Wastewater Collection System Operator Grade Ii|tk|yyy|2024
TN|51-8031|Wastewater Collection System Operator Grade I|tk|yyy|2024
TN|51-8031|Wastewater Treatment Plant Operator Grade Iii|tk|yyy|2024
TN|51-8031|Wastewater Treatment Plant Operator Grade Ii|tk|yyy|2024
TN|51-8031|Wastewater Treatment Plant Operator Grade Iv|tk|yyy|2024
TN|51-8031|Wastewater Treatment Plant Operator Grade I|tk|yyy|2024
TN|51-8031|Water Distribution System Operator Grade Ii|tk|yyy|2024
TN|51-8031|Water Distribution System Operator Grade I|tk|yyy|2024
TN|51-8031|Water Treatment Plant Operator Grade Iii|tk|yyy|2024
TN|51-8031|Water Treatment Plant Operator Grade Ii|tk|yyy|2024
TN|51-8031|Water Treatment Plant Operator Grade Iv|tk|yyy|2024
TN|51-8031|Water Treatment Plant Operator Grade I|tk|yyy|2024
TN|53-2012|Aerial Applicator|3h|yyy|2024
TN|53-3032,53-3051,53-3052,53-3053|Commercial Drivers License (CDL)|tg|ynn|2019
TN|53-3032|Commercial Driver|tj|yy-|2024
TX|11-2021|Promoter|to|nnn|2023
TX|11-2022|Pesticide Dealer|tx|nnn|2023
TX|11-9021|Mold Assessment Technician / Consultant / Remediation Contractor|to|yn-|2023
TX|11-9031,25-2011,39-9011|CHILD-CARE and CHILD-PLACING AGENCY ADMINISTRATOR|tv|yyy|2023
TX|11-9111|Nursing Facility Administrator|tv|yyy|2023
TX|11-9141,29-1126,29-2036,41-9021|Real Estate Broker|tt|yyy|2023
TX|13-1011,17-1022|Land Surveyor|tn|yyy|2023
TX|13-1011|Racing -- Authorized Agent|tm|nnn|2023
TX|13-1011|Racing -- Jockey Agent|tm|nnn|2023
TX|13-1031,13-2053,27-1025,41-3021,43-9041|Interior Designer|ts|yyy|2023
TX|13-1031,13-2053,41-3021,43-9041|Surplus Lines|tq|ynn|2023
TX|13-1031|Insurance Adjuster Worker's Compensation|tq|ynn|2023
TX|13-1031|Insurance Adjuster|tq|ynn|2023
TX|13-1031|Piaj|tq|ynn|2023
TX|13-1041|Racing Industry Representative|tm|nnn|2023
TX|13-1071,29-2061|Nurse, Licensed Vocational (LVN)|u6|yyn|2023
TX|13-1082|Racing -- Association Staff|tm|nnn|2023
TX|13-1082|Racing Industry Staff|tm|nnn|2023
TX|13-2011|Accountant, Certified Public|tl|yyy|2023
TX|13-2052|Securities Dealer/investment Advisor|u5|ynn|2023
TX|13-2053,41-3021|Funeral Pre-Arrangment Life Agent|tq|ynn|2023
TX|13-2053,41-3021|General Lines Agent / All LOAs|tq|ynn|2023
TX|13-2053,41-3021|Life Agent|tq|ynn|2023
TX|13-2053,41-3021|Life not exceeding 25k Agent|tq|ynn|2023
TX|13-2053,41-3021|Limited Lines Agent|tq|ynn|2023
TX|13-2054|Risk Manager for Property & Casualty|tq|ynn|2023
TX|13-2072|Title Escrow Officer|tq|nnn|2023
TX|17-1011|Architect|ts|yyy|2023
TX|17-1012,17-1022|Landscape Architect|ts|yyy|2023
TX|17-2011,17-2021,17-2031,17-2041,17-2051,17-2061,17-2071,17-2072,17-2081,17-2112,17-2121,17-2131,17-2141,17-2161,17-2171|Engineer, Professional|tn|yyy|2023
TX|17-2011,17-2021,17-2031,17-2041,17-2051,17-2061,17-2071,17-2072,17-2081,17-2112,17-2131,17-2141,17-2161,17-2171,29-1081|Podiatrist|to|yyy|2023
TX|17-2021|Irrigation Inspector|tp|yyn|2023
TX|19-1031|Landscape Irrigator|tp|yyn|2023
TX|19-1031|Municipal Solid Waste Landfill Operator|tp|yyy|2023
TX|19-1031|Private/commercial Certified And Insured Prescribed Burn Manager|tx|yyy|2023
TX|19-1042,29-1151,29-1161,29-2033,29-9021,29-9093,31-9011|Massage Therapist|to|yyn|2023
TX|19-1042,29-2033|Medical Physicist, Professional|tr|yyy|2023
TX|19-3032,19-3033,19-3034|Psychologist|u8|yyy|2023
TX|19-4092|Polygraph Examiner|to|yyy|2023
TX|21-1012,21-1013,21-1015,29-1125|Counselor, Professional|u8|yyy|2023
TX|21-1013|Marriage And Family Therapist|u8|yyy|2023
TX|21-1021,21-1022,21-1023|Social Worker|u8|yyy|2023
TX|21-1022,21-1023|Licensed Baccalaureate Social Worker|u7|yyy|2019
TX|21-1022,21-1023|Licensed Master Social Worker-Advanced Practice|u7|yyy|2019
TX|21-1022,21-1023|Licensed Master Social Worker|u7|yyy|2019
TX|21-1022|Licensed Clinical Social Worker|u7|yyy|2019
TX|21-1092|Sex Offender Treatment Provider|tv|nyy|2023
TX|21-1093|Guardianship Programs, Registered|tz|-nn|2023
TX|21-2011|Racing -- Chaplain Assistant|tm|nnn|2023
TX|21-2011|Racing -- Chaplain|tm|nnn|2023
TX|23-1011|Attorney|ua|yyn|2023
TX|25-1194,25-3021,29-1021,29-1023|Dentist|u1|yyn|2023
TX|25-1194,25-3021|Driver Education Instructor|to|-yy|2023
TX|25-1194,29-1123,31-2021|Physical Therapist Assistant|u9|yyn|2023
TX|25-1194,39-5011,39-5012,47-4011|Barber|to|yyy|2023
TX|25-1194,39-5012|Cosmetologist|to|yyn|2023
TX|25-2012,25-2021,25-2022,25-2031,25-2032|Teacher|u0|yyn|2019
TX|27-2021|Racing -- Jockey|tm|ynn|2023
TX|27-2021|Racing --Apprentice Jockey|tm|ynn|2023
TX|27-2023,37-2011,37-3011,43-4171,43-6014|Racing -- Association Other|tm|nnn|2023
TX|27-2023,37-2011,37-3011,43-4171,43-6014|Racing -- Miscellaneous|tm|nnn|2023
TX|27-2023|Racing -- Adoption Program Personnel|tm|nnn|2023
TX|27-2023|Racing -- Vendor Concessionaire|tm|nnn|2023
TX|27-2023|Racing -- Vendor/Concessionaire Employee|tm|nnn|2023
TX|27-2023|Racing Official|tm|nnn|2023
TX|27-3011|Racing --Announcer|tm|nnn|2023
TX|27-3091|Court Interpreter|tz|yyn|2023
TX|27-3092|Court Reporter/stenographer|tz|ynn|2023
TX|27-3092|Process Servers, Certified|tz|nyn|2023
TX|29-1011|Chiropractor|tw|yyn|2023
TX|29-1021,29-1023|Equine Dental Provider (EDP)|u2|yyn|2023
TX|29-1031,29-1292,31-9091|Dental Hygienist|u1|yyn|2023
TX|29-1031|Dietitian|to|y--|2023
TX|29-1041,29-1123|Optometrist|uc|yyn|2023
TX|29-1051,29-1071|Pharmacist|u7|yyy|2023
TX|29-1071,29-1081,29-1211,29-1212,29-1213,29-1214,29-1215,29-1217,29-1218,29-1221,29-1222,29-1223,29-1224,29-1241,29-1242,29-1249,29-2031,29-2033|Perfusionist|tr|yyn|2023
TX|29-1071,29-1081,29-1211,29-1212,29-1213,29-1214,29-1215,29-1217,29-1218,29-1221,29-1222,29-1223,29-1224,29-1241,29-1242,29-1249,29-2036|Physician|tr|yyy|2023
TX|29-1071,29-1151,29-1161,29-1171,29-9021,29-9093|Nurse, Advanced Practice Registered (APRN)|u6|yyy|2023
TX|29-1071,33-9021|Physician Assistant|tr|yyy|2023
TX|29-1081,29-1123|Physical Therapist|u9|yyn|2023
TX|29-1122,29-2092|Occupational Therapist|u9|yyn|2023
TX|29-1122,31-2011|Occupational Therapy Assistant|u9|yyn|2023
TX|29-1126,29-2033,29-2036|Respiratory Care Practitioner|tr|yyy|2023
TX|29-1126,29-2036,41-9022|Certified General Appraiser|ub|yyy|2023
TX|29-1127|Speech-language Pathologist/audiologist|to|yyy|2023
TX|29-1131,51-4121|Veterinarian|u2|yyn|2023
TX|29-1131|Racing -- Association Veterinarian|tm|nyn|2023
TX|29-1131|Veterinarian (Racing)|tm|nyn|2023
TX|29-1141|Nurse, Registered (RN)|u6|yyn|2023
TX|29-1161,29-9021,29-9093|Midwife, Direct Entry|to|yyn|2023
TX|29-2034|Medical Radiologic Technologist|tr|yyy|2023
TX|29-2042,29-2043|Paramedic|u4|yyn|2023
TX|29-2042,29-2043|Racing -- Medical Staff|tm|nnn|2023
TX|29-2052|Pharmacy Technician|u7|yyn|2023
TX|29-2055,31-9092|Surgical Assistant|tr|yyy|2023
TX|29-2056|Veterinary Technician, Licensed|u2|yyn|2023
TX|29-2091|Orthotist/prosthetist|to|yyy|2023
TX|29-2092,39-4031|Funeral Director|u3|yyy|2023
TX|29-2092|Hearing Instrument Fitter/dispenser|to|yyy|2023
TX|29-9091|Athletic Trainer|to|yyy|2023
TX|31-9092|Radiologist Assistant|tr|yyy|2023
TX|31-9096,39-2021|Racing -- Equine Dental Provider|tm|nnn|2023
TX|31-9096,39-2021|Racing -- Tattooer|tm|nnn|2023
TX|31-9096,39-2021|Racing -- Test Technician|tm|nnn|2023
TX|31-9096|Veterinarian Assistant (Racing)|tm|nnn|2023
TX|33-3012|Jailer, County|ty|yyn|2023
TX|33-3051|Peace Officer|ty|yyn|2023
TX|33-9021|Private Investigator/security Guard|tu|nyy|2023
TX|33-9032|Racing -- Law Enforcement|tm|nnn|2023
TX|33-9032|Racing -- Security Officer|tm|nnn|2023
TX|39-2011,39-2021|Racing -- Exercise Rider|tm|ynn|2023
TX|39-2011,39-2021|Racing -- Farrier/Plater/Blacksmith|tm|nnn|2023
TX|39-2011,39-2021|Racing -- Groom/Ex Rider|tm|ynn|2023
TX|39-2011,39-2021|Racing -- Groom/Hot Walker|tm|nnn|2023
TX|39-2011,39-2021|Racing -- Groom/Pony Person|tm|ynn|2023
TX|39-2011,39-2021|Racing -- Kennel Helper|tm|nnn|2023
TX|39-2011,39-2021|Racing -- Kennel Owner/Owner-Trainer|tm|ynn|2023
TX|39-2011,39-2021|Racing -- Kennel Owner/Owner|tm|nnn|2023
TX|39-2011,39-2021|Racing -- Kennel Owner/Trainer|tm|ynn|2023
TX|39-2011,39-2021|Racing -- Kennel Owner|tm|nnn|2023
TX|39-2011,39-2021|Racing -- Lead-Out|tm|nnn|2023
TX|39-2011,39-2021|Racing -- Owner-Trainer|tm|ynn|2023
TX|39-2011,39-2021|Racing -- Owner|tm|nnn|2023
TX|39-2011,39-2021|Racing -- Pony Person|tm|ynn|2023
TX|39-2011,39-2021|Racing -- Stable Foreman|tm|nnn|2023
TX|39-2011,39-2021|Racing -- Trainer|tm|ynn|2023
TX|39-2011,39-2021|Racing -- Training Facility Employee|tm|nnn|2023
TX|39-2011,39-2021|Racing -- Training Facility General Manager|tm|nnn|2023
TX|39-2011,39-2021|Racing -- Valet|tm|nnn|2023
TX|39-2011,39-2021|Racing --Assistant Farrier/Plater/Blacksmith|tm|nnn|2023
TX|39-2011,39-2021|Racing --Assistant Starter|tm|nnn|2023
TX|39-2011,39-2021|Racing --Assistant Trainer/Owner|tm|ynn|2023
TX|39-2011,39-2021|Racing --Assistant Trainer|tm|ynn|2023
TX|39-2011|Racing -- Multiple Owner|tm|nnn|2023
TX|39-4011|Embalmer|u3|yyy|2023
TX|41-3021|General Lines Agent / All LOAs|tq|nnn|2019
TX|41-3021|Life Agent / Life|tq|nnn|2019
TX|41-3021|Limited Lines Agent/ Limited Lines|tq|nnn|2019
TX|41-3021|Managing General Agent/ Managing General Agent - Property & Casualty|tq|nnn|2019
TX|41-3021|Personal Lines Property & Casualty Agent / Personal Lines Property & Casualty|tq|nnn|2019
TX|41-3021|Surplus Lines Agent/No Lines|tq|nnn|2019
TX|41-3091|Auctioneer|to|ynn|2023
TX|41-4012|Egg Dealer/wholesaler|tx|nnn|2023
TX|41-9022|County Mutual Agent|tq|ynn|2023
TX|41-9022|Easement Or Right Of Way Agent|tt|nyn|2023
TX|41-9022|Managing General Agent|tq|ynn|2023
TX|41-9022|Personal Lines Property & Casualty Agent|tq|ynn|2023
TX|41-9022|Real Estate Sales Agent|tt|yyy|2023
TX|43-5031|Telecommunicator|ty|yyn|2023
TX|45-2092|Perishable Commodities Handler Hmpc License|tx|nnn|2023
TX|45-2093|Egg Broker|tx|nnn|2023
TX|45-2093|Egg Processor|tx|nnn|2023
TX|45-2093|Hemp Handler License|tx|nnn|2023
TX|45-2093|Hemp Handler Sampler License|tx|---|2023
TX|45-2093|Hemp Processor Registration|tx|nnn|2023
TX|45-2093|Hemp Producer License|tx|nnn|2023
TX|47-2111|Electrician|to|yny|2023
TX|47-2131,47-4041|ASBESTOS-RELATED WORKER (Various)|u4|yy-|2023
TX|47-2152|Backflow Prevention Assembly Tester|tp|yyy|2023
TX|47-2152|Fire Sprinkler Responsible Managing Employee|tq|ynn|2023
TX|47-2152|Plumber|ud|yny|2023
TX|47-2152|Underground Storage Tank Supervisor|tp|yyy|2023
TX|47-2152|Water Well Driller/pump Installer|to|yny|2023
TX|47-4011|Code Enforcement Officer|to|yyy|2023
TX|47-4011|Professional Real Estate Inspector|tt|yyy|2023
TX|47-4011|Real Estate Apprentice Inspector|tt|nny|2023
TX|47-4011|Real Estate Inspector|tt|yyy|2023
TX|47-4011|Registered Accessibility Specialist|to|yyy|2023
TX|47-4011|Vehicle Inspectors|tu|yyn|2023
TX|47-4021|Elevator Inspector|to|y-n|2023
TX|47-4041,51-8093|Lpst Corrective Action Project Manager|tp|yny|2023
TX|47-4041|LEAD-RELATED WORKER (Various)|u4|y--|2023
TX|49-2098|Fire Alarm Licensee|tq|yny|2023
TX|49-9021|Air Conditioning & Refrigeration Contractor|to|-yy|2023
TX|49-9071|Racing -- Maintenance|tm|nnn|2023
TX|51-8031|CUSTOMER SERVICE INSPECTOR (Water System)|tp|yyy|2023
TX|51-8031|On-site Sewage Facility Designated Representative|tp|yyn|2023
TX|51-8031|On-site Sewage Facility Site Evaluator|tp|yyn|2023
TX|51-8031|Wastewater Operator|tp|yyn|2023
TX|51-8031|Water System Operator|tp|yyn|2023
TX|51-8031|Water Treatment Specialist|tp|yyn|2023
TX|53-3032|Tow Truck Operator|to|yyn|2023
US|11-3031|Series 39 - Direct Participation Programs Limited Principal|4|ynn|2019
US|13-1082|Customs Broker|7|y--|2010
US|13-1082|Purser|2|--n|2010
US|13-2081|Enrolled Agent - EA|9|y-y|2010
US|15-2011|Enrolled Actuary|0|y-y|2010
US|27-2021|Second Assistant Engineer - Upper Level|2|yyy|2010
US|27-2021|Second Mate - Upper Level|2|yy-|2010
US|27-4012|FIRST Class Radiotelegraph Operator's Certificate - T1|3|y-y|2010
US|27-4012|GMDSS Radio Maintainer's License - DM|3|y-y|2010
US|27-4012|GMDSS Radio Operator's License - DO|3|y-y|2010
US|27-4012|General Radiotelephone Operator License - PG|3|y-y|2010
US|27-4012|Marine Radio Operator Permit - MP|3|y-y|2010
US|27-4012|Radio Officer|2|---|2010
US|27-4012|Restricted Radiotelephone Operator Permit (RP)|3|---|2010
US|27-4012|SECOND Class Radiotelegraph Operator's Certificate - T2|3|y-y|2010
US|27-4012|THIRD Class Radiotelegraph Operator's Certificate - T3|3|y-y|2010
US|29-1071,29-1081,29-1211,29-1212,29-1213,29-1214,29-1215,29-1217,29-1218,29-1221,29-1222,29-1223,29-1224,29-1241,29-1242,29-1249|Medical Doctor|2|-y-|2010
US|29-1071|Marine Physician Assistant|2|y--|2010
US|29-1141|Professional Nurse|2|y--|2010
US|31-1131|Hospital Corpsman|2|--y|2010
US|31-9092|Assistant Engineer (Limited - Oceans)|2|yy-|2010
US|31-9092|First Assistant Engineer - Upper Level|2|yyy|2010
US|31-9092|Third Assistant Engineer - Upper Level|2|-yy|2010
US|41-3021|NIPR Insurance Registry|5|ynn|2019
US|41-3031|Series 23 - General Securities Principal—Sales Supervisor Module|4|ynn|2019
US|41-3031|Series 24 - General Securities Principal|4|ynn|2019
US|41-3031|Series 26 - Investment Company Products/Variable Contracts Limited Principal|4|ynn|2019
US|41-3031|Series 27 - Financial and Operations Principal|4|ynn|2019
US|41-3031|Series 28 - Introducing Broker/Dealer Financial and Operations Principal|4|ynn|2019
US|41-3031|Series 4 - Registered Options Principal Examination (OP)|4|ynn|2019
US|41-3031|Series 51 - Municipal Fund Securities Limited Principal|4|ynn|2019
US|41-3031|Series 53 - Municipal Securities Principal|4|ynn|2019
US|41-3031|Series 9/10 - General Securities Sales Supervisor|4|ynn|2019
US|41-3091|Ocean Transportation Intermediary - OTI|8|--y|2010
US|41-3091|Ocean Transportation Intermediary -NVOCC|8|--y|2010
US|43-5032|Aircraft Dispatcher|1|yyy|2010
US|47-2152|Tankerman|2|y-y|2010
US|47-4011|Assistant Engineer - Uninspected Fishing Industry Vessels|2|yy-|2010
US|47-4011|Chief Engineer - Uninspected Fishing Industry Vessels|2|yy-|2010
US|47-4011|Inspector's Authorization|1|---|2010
US|47-4011|Operator of Uninspected Passenger Vessels - OUPV|2|y-y|2010
US|47-4011|Operator of Uninspected Towing Vessels - OUTV|2|yyy|2010
US|49-2091|Ship Radar Endorsement|3|y--|2010
US|49-3011|Aircraft Mechanic - A & P|1|y-y|2010
US|49-3011|Aircraft Repairer|1|-yy|2010
US|51-8011|Nuclear Facility Operator|6|yny|2010
US|53-2011,53-2012|Airline Transport Pilot|1|yyy|2010
US|53-2011,53-2012|Commercial Pilot|1|yyy|2010
US|53-2011,53-2012|Private Pilot|1|yyy|2010
US|53-2011|Flight Engineer|1|y-y|2010
US|53-2011|Flight Instructor|1|y-y|2010
US|53-2011|Flight Navigator|1|y-y|2010
US|53-2011|Ground Instructor|1|yn-|2010
US|53-2021|Air Traffic Control Tower Operator|1|y-y|2010
US|53-5011|Able Seaman - AB|2|ynn|2010
US|53-5011|Lifeboatman - LBMAN|2|yyy|2010
US|53-5011|Merchant Mariner's Document - MMD|2|--y|2010
US|53-5011|Ordinary Seaman|2|yny|2010
US|53-5011|Qualified Member of the Engine Department - QMED|2|y-y|2010
US|53-5021|Barge Supervisor|2|yyy|2010
US|53-5021|Chief Mate - Upper Level|2|yy-|2010
US|53-5021|Deck Officers|2|---|2010
US|53-5021|Master - Lower Level|2|yyy|2010
US|53-5021|Master - Upper Level|2|yy-|2010
US|53-5021|Offshore Installation Manager - OIM|2|yyy|2010
US|53-5021|Pilot (Ship)|2|y-y|2010
US|53-5021|Radar Observer|2|y--|2010
US|53-5021|Third Mate - Upper Level|2|yy-|2010
US|53-5031|Ballast Control Operator|2|yyy|2010
US|53-5031|Chief Engineer (Limited - Near Coastal)|2|yy-|2010
US|53-5031|Chief Engineer (Limited - Oceans)|2|yyy|2010
US|53-5031|Chief Engineer|2|yyy|2010
US|53-5031|Designated Duty Engineer|2|yyy|2010
US|53-5031|Engineering Officers|2|y-y|2010
UT|11-9021,49-9021|Contractor|ue|---|2024
UT|11-9031|Child Care Provider|ui|---|2024
UT|11-9032|Education Administrators, Kindergarten Through Secondary|uf|---|2024
UT|11-9111|Health Facility Administrator|ue|---|2024
UT|13-1011|Athlete Agent|ue|---|2024
UT|13-1031|Insurance Adjuster|uj|---|2024
UT|13-2011|Accountant, Certified Public|ue|---|2024
UT|13-2052,41-3031|Securities-investment Adviser|ue|---|2024
UT|13-2072|Residential Mortgage Lender|ue|---|2024
UT|17-1011|Architect|ue|---|2024
UT|17-1012|Landscape Architect|ue|---|2024
UT|17-1022|Land Surveyor|ue|---|2024
UT|17-2011,17-2021,17-2031,17-2041,17-2051,17-2061,17-2071,17-2072,17-2081,17-2112,17-2121,17-2131,17-2141,17-2161,17-2171|Professional Engineer|ue|---|2024
UT|17-2051|Professional Structural Engineer|ue|---|2024
UT|19-2042|Geologist|ue|---|2024
UT|19-3032,19-3033,19-3034|Psychologist|ue|---|2024
UT|19-3034|School Psychologists|uf|---|2024
UT|19-4042|Environmental Health Scientist|ue|---|2024
UT|19-4092|Deception Detection Examiner|ue|---|2024
UT|21-1012|Educational, Guidance, And Career Counselors And Advisors|uf|---|2024
UT|21-1013|Marriage - Family Therapist|ue|---|2024
UT|21-1021,21-1022,21-1023|Social Service Worker|ue|---|2024
UT|21-1021|Child, Family, And School Social Workers|uf|---|2024
UT|21-1022,21-1023|Certified Social Worker|ue|yyn|2019
UT|21-1022|Licensed Clinical Social Worker|ue|yyy|2019
UT|21-1092|Probation Provider|ue|---|2024
UT|23-1011|Attorney / Lawyers|ul|---|2024
UT|25-1194,39-5011|Barber|ue|---|2024
UT|25-2012,25-2021,25-2022,25-2031,25-2032|Teachers - Elementary, Middle, Secondary|uf|---|2024
UT|25-2021|Elementary School Teachers, Except Special Education|uf|---|2024
UT|25-2031|Secondary School Teachers, Except Special And Career/technical Education|uf|---|2024
UT|25-2032|Cte Education Teachers, Secondary School|uf|---|2024
UT|27-1025|Commercial Interior Designer|ue|---|2024
UT|27-3091|Medical Language Interpreter|ue|---|2024
UT|27-3092|Court Reporter Certified|ue|---|2024
UT|29-1011|Chiropractic Physician|ue|---|2024
UT|29-1021,29-1023|Dentist|ue|---|2024
UT|29-1031|Dietitian|ue|---|2024
UT|29-1041|Optometrist|ue|---|2024
UT|29-1051|Pharmacist|ue|---|2024
UT|29-1071|Physician Assistant|ue|---|2024
UT|29-1081|Podiatric Physician|ue|---|2024
UT|29-1122|Occupational Therapist|ue|---|2024
UT|29-1123|Physical Therapists|ue|---|2024
UT|29-1125|Recreational Therapist|ue|---|2024
UT|29-1126,29-2033,29-2036|Respiratory Care Practitioner|ue|---|2024
UT|29-1127|Speech Language Pathologists|uf|---|2024
UT|29-1127|Speech Pathologist|ue|---|2024
UT|29-1131|Veterinarian|ue|---|2024
UT|29-1141|Registered Nurse|ue|---|2024
UT|29-1151|Nurse Anesthetist|ue|---|2024
UT|29-1161,29-9021,29-9093|Nurse Midwife|ue|---|2024
UT|29-1181|Audiologist|ue|---|2024
UT|29-1181|Audiologist|uf|---|2024
UT|29-1211,29-1212,29-1213,29-1214,29-1215,29-1217,29-1218,29-1221,29-1222,29-1223,29-1224,29-1241,29-1242,29-1249|Osteopathic Physician & Surgeon|ue|---|2024
UT|29-1211,29-1212,29-1213,29-1214,29-1215,29-1217,29-1218,29-1221,29-1222,29-1223,29-1224,29-1241,29-1242,29-1249|Physician - Surgeons|ue|---|2024
UT|29-1292|Dental Hygienist|ue|---|2024
UT|29-2034|Radiology Assistant|ue|---|2024
UT|29-2034|Radiology Technologist|ue|---|2024
UT|29-2042|Emergency Medical Technician|uk|---|2024
UT|29-2052|Pharmacy Technicians|ue|---|2024
UT|29-2061|Licensed Practical Nurse|ue|---|2024
UT|29-2092|Hearing Instrument Specialist|ue|---|2024
UT|29-9021,29-9093|Direct Entry Midwife|ue|---|2024
UT|29-9091|Athlete Trainer|ue|---|2024
UT|29-9092|Genetic Counselor|ue|---|2024
UT|31-2011|Occupational Therapist Assistant|ue|---|2024
UT|31-2021|Physical Therapist Assistant|ue|---|2024
UT|31-9011|Massage Therapist|ue|---|2024
UT|33-9032|Security Guard|ue|---|2024
UT|39-4031|Funeral Service Director|ue|---|2024
UT|39-5012,39-5092,39-5094|Cosmetologist Hair Stylist|ue|---|2024
UT|39-5012|Electrologist|ue|---|2024
UT|39-5092|Nail Technician|ue|---|2024
UT|39-5094|Esthetician|ue|---|2024
UT|41-2031|Motor Vehicle Dealers & Salesperson|um|---|2024
UT|41-3021|Insurance Agents & Brokers|uj|---|2024
UT|41-3031|Securities – Agents|ue|---|2024
UT|41-3031|Securities – Broker – Dealer|ue|---|2024
UT|41-4011|Controlled Substance Precursor|ue|---|2024
UT|41-9021|Real Estate Broker|ue|---|2024
UT|41-9022|Real Estate Sales Agent|ue|---|2024
UT|45-3031|Hunting Guide|ue|---|2024
UT|45-3031|Outfitter|ue|---|2024
UT|47-2111|Electrician|ue|---|2024
UT|47-2152|Plumbers|ue|---|2024
UT|47-4011|Building Inspector|ue|---|2024
UT|47-4021|Elevator Mechanic|ue|---|2024
UT|49-2098|Alarm System Installer|ue|---|2024
UT|49-3011|Aircraft Mechanic|1|---|2024
UT|49-9071|Handyman|ue|---|2024
UT|51-8031|Water Operator Certification|un|ynn|2019
UT|53-2011|Aircraft Pilot - Flight Engineer|1|---|2024
UT|53-3032,53-3051,53-3052,53-3053|Commercial Drivers License (CDL)|ug|ynn|2019
UT|53-3032|Driver - Heavy Truck & Tractor Trailer|uh|---|2024
UT|53-3051|Driver - School Bus|uh|---|2024
UT|53-3052|Driver - Transit And Intercity|uh|---|2024
UT|53-3054|Driver – Taxi Cab & Chauffeurs|uh|---|2024
VA|11-1021|Waste Management Facility Operator License|uo|yyy|2023
VA|11-2021,27-2021|Wrestling Promoter License|uo|nnn|2023
VA|11-2021|Boxing and Martial Arts Promoter License|uo|nnn|2023
VA|11-2022|Fertilizer License|us|---|2023
VA|11-2022|Medical Equipment Supplier|uq|---|2023
VA|11-3013|Fair Housing Certificate|uo|nyn|2023
VA|11-3013|Fair Housing Instructor Certification|uo|n-y|2023
VA|11-9021|Contractor License (Class A, B, and C)|uo|yyy|2023
VA|11-9021|Contractor Temporary License|uo|yyy|2023
VA|11-9032|Principal or Supervisory Employee, Certified|uo|nyy|2023
VA|11-9111|Assisted Living Facility (ALF) Administrator-In-Training|uq|nyn|2023
VA|11-9111|Assisted Living Facility Administrator (ALFA)|uq|yy-|2023
VA|11-9111|NH-Administrator-in-Training|uq|nyn|2023
VA|11-9111|Nursing Home Administrator (NHA)|uq|yyy|2023
VA|11-9111|Nursing Home Preceptor|uq|nyy|2023
VA|11-9141|Alternative Purchase Registration|uo|nnn|2023
VA|11-9141|Common Interest Community Association Registration|uo|nnn|2023
VA|11-9141|Common Interest Community Manager License|uo|nyy|2023
VA|11-9141|Condominium Registration|uo|nnn|2023
VA|11-9141|Time-Share Exchange|uo|nnn|2023
VA|11-9141|Time-Share Reseller Registration|uo|nnn|2023
VA|11-9141|Time-Share|uo|nnn|2023
VA|13-1011|Athlete Agent Registration|uo|nnn|2023
VA|13-1011|Martial Artist License|uo|nny|2023
VA|13-1011|Trainer, Second, or Cutman License|uo|nny|2023
VA|13-1011|Wrestler License, Temporary|uo|nnn|2023
VA|13-1011|Wrestler License|uo|nnn|2023
VA|13-1011|Wrestling Event License|uo|nnn|2023
VA|13-1071|Humane Society|uq|---|2023
VA|13-1081|Logistics Provider|uq|---|2023
VA|13-2053,41-3021|Insurance Sales Agent|uv|ynn|2023
VA|17-1011|Architect License|uo|yyy|2023
VA|17-1012|Landscape Architect (LA) License|uo|y--|2023
VA|17-1022|Land Surveyor (LS) License|uo|y-y|2023
VA|17-1022|Land Surveyor B (LS-B) License|uo|yyy|2023
VA|17-1022|Surveyor Photogrammetrist (SP) License|uo|y-y|2023
VA|17-2011,17-2021,17-2031,17-2041,17-2051,17-2061,17-2071,17-2072,17-2081,17-2112,17-2131,17-2141,17-2161,17-2171|Engineer, Professional License|uo|yyy|2023
VA|19-1013|Onsite Soil Evaluator License|uo|y-y|2023
VA|19-1013|Soil Scientist License, Professional|uo|yyy|2023
VA|19-2042|Geologist, Certified Professional|uo|yyy|2023
VA|19-3032|Applied Psychologist License|uq|yyy|2023
VA|19-4092|Polygraph Examiner Intern Registration|uo|nyy|2023
VA|19-4092|Polygraph Examiner License|uo|yny|2023
VA|21-1012,21-1013,21-1015|Counselors, Professional|uq|yyy|2023
VA|21-1013|Marriage and Family Therapist License|uq|yyy|2023
VA|21-1021,21-1022,21-1023|Associate Social Worker/Social Worker Registration|uq|-yy|2023
VA|21-1021,21-1022,21-1023|Baccalaureate Social Worker License|uq|yyy|2023
VA|21-1021,21-1022,21-1023|Baccalaureate Social Worker, Licensed|uq|yy-|2023
VA|21-1021,21-1022,21-1023|Master's Social Worker License|uq|yyy|2023
VA|21-1021,21-1022,21-1023|Social Worker License|uq|yyy|2023
VA|21-1021,21-1022,21-1023|Social Worker Supervisor Registration|uq|yyy|2023
VA|21-1021|School Social Worker License|uu|-yy|2023
VA|21-1022|Clinical Social Worker License|uq|yyy|2023
VA|21-1092|Sex Offender Treatment Provider Certification|uq|nyy|2023
VA|23-1011|Attorney|uw|yy-|2023
VA|23-1022|Settlement Agent License|uv|---|2023
VA|25-1194,39-5012|Cosmetology License and Cosmetologist Instructor Certificate|uo|yyy|2023
VA|25-1194,39-5012|Permanent Cosmetic Tattooer License and Instructor Certificate|uo|nny|2023
VA|25-1194,39-5094|Esthetician License and Esthetics Instructor Certificate|uo|nyn|2023
VA|25-1194,39-5094|Esthetician, Master License and Master Esthetics Instructor Certificate|uo|nyn|2023
VA|25-2012,25-2021,25-2022,25-2031,25-2032|Career and Technical Education Teaching license|uu|-yy|2023
VA|25-2012,25-2021,25-2022,25-2031,25-2032|Dental Teacher|uq|-yn|2023
VA|25-2012,25-2021,25-2022,25-2031,25-2032|Elementary School Teaching License|uu|-yy|2023
VA|25-2012,25-2021,25-2022,25-2031,25-2032|Secondary School Teaching License|uu|-yy|2023
VA|25-2012,25-2021,25-2022,25-2031,25-2032|Special Education Teaching License|uu|-yy|2023
VA|27-1025|Interior Designer Certification (CID)|uo|yyy|2023
VA|27-2021,29-9091|Manager License, Boxing/Wrestling|uo|nnn|2023
VA|27-2021,29-9091|Matchmaker, Boxing/Wrestling License|uo|nnn|2023
VA|27-2021|Boxer License|uo|nny|2023
VA|29-1011|Chiropractor|uq|yyn|2023
VA|29-1021,29-1023,31-9091|Equine Dental Technician|uq|nyy|2023
VA|29-1021,29-1023|Dental Faculty|uq|yy-|2023
VA|29-1021,29-1023|Dentist|uq|yy-|2023
VA|29-1021,29-1023|Mobile Dental Facility|uq|nnn|2023
VA|29-1041|Optometrist|uq|yyn|2023
VA|29-1051|Pharmacist|uq|yyy|2023
VA|29-1051|Pharmacy Intern|uq|nnn|2023
VA|29-1051|Pharmacy|uq|---|2023
VA|29-1071,29-1081,29-1131|Temporary License to Practice Veterinary Medicine for an Intern or Resident|uq|nyn|2023
VA|29-1071,29-1081|Doctor of Medicine|uq|yyn|2023
VA|29-1071,29-1081|Limited Professorial License/LimitedFellow License to Practice Medicine|uq|ny-|2023
VA|29-1071,29-1081|Osteopathic Medicine|uq|yyn|2023
VA|29-1071,29-1081|Physician Selling Controlled Substances|uq|---|2023
VA|29-1071,29-1081|Physician, Permitted|uq|---|2023
VA|29-1071|Physician Assistant|uq|yyn|2023
VA|29-1081|Podiatrist|uq|yyn|2023
VA|29-1122|Occupational Therapist|uq|yyy|2023
VA|29-1123,31-2021|Physical Therapist Assistant|uq|yyn|2023
VA|29-1123|Physical Therapist|uq|yyn|2023
VA|29-1126|Respiratory Therapist License|uq|yy-|2023
VA|29-1127|School Speech-Language Pathologist License|uq|-yn|2023
VA|29-1127|Speech-Language Pathologist License|uq|-yn|2023
VA|29-1131|Ambulatory Veterinary Establishment Registration|uq|n-n|2023
VA|29-1131|Stationary Veterinary Establishment Registration|uq|n-n|2023
VA|29-1131|Veterinarian License|uq|yyn|2023
VA|29-1131|Veterinary Faculty License|uq|ny-|2023
VA|29-1141|Nurse, Registered|uq|yyn|2023
VA|29-1161|Midwife|uq|--y|2023
VA|29-1171|Nurse Practitioner, Licensed|uq|ny-|2023
VA|29-1181|Audiologist|uq|yy-|2023
VA|29-1211|Deep Sedation/General Anesthesia|uq|--n|2023
VA|29-2034|Radiologic Technologist License|uq|yy-|2023
VA|29-2034|Radiologic Technologist-Limited License|uq|yy-|2023
VA|29-2034|Radiologist Assistant License|uq|yy-|2023
VA|29-2052|Pharmacy Technician|uq|---|2023
VA|29-2056|Veterinary Technician License|uq|yyn|2023
VA|29-2061,31-2011,31-2021,31-2022|Nurse Aide, Certified Advanced|uq|nyy|2023
VA|29-2061,31-2011,31-2021,31-2022|Nurse Aide, Certified|uq|y--|2023
VA|29-2061|Nurse, Licensed Practical|uq|yyn|2023
VA|29-2061|Practical Nurse Restriced Volunteer License|uq|-y-|2023
VA|29-2081|Optician License|uo|yyn|2023
VA|29-2092|Hearing Aid Specialist License|uo|yyy|2023
VA|29-9091|Athletic Trainer|uq|-nn|2023
VA|29-9092|Genetic Counselor|uq|nyn|2023
VA|31-2011|Occupational Therapy Assistant|uq|yyy|2023
VA|31-9011|Massage Therapist|uq|yyn|2023
VA|31-9091|Dental Assistant I and II|uq|yyn|2023
VA|31-9091|Dental Hygienist Faculty|uq|nyn|2023
VA|31-9091|Dental Hygienist|uq|yyn|2023
VA|31-9092|Medical Intern|uq|nyn|2023
VA|31-9092|Medical Resident|uq|nyn|2023
VA|31-9092|Surgical Assistant License|uq|n--|2023
VA|31-9092|Surgical Technologist Certification|uq|n--|2023
VA|33-9021|Private Investigator|up|nyn|2023
VA|33-9032,47-2111|Electronic Security Sales Representative|up|nyn|2023
VA|33-9032|Armed Security Officer|up|nyn|2023
VA|33-9032|Armored Car Personnel|up|nyn|2023
VA|33-9032|Electronic Security Technician's Assistant|up|nyn|2023
VA|33-9032|Electronic Security Technician|up|nyn|2023
VA|33-9032|Personal Protection Specialist|up|nyn|2023
VA|33-9032|Security Canine Handler|up|nyn|2023
VA|33-9032|Unarmed Security Officer/Courier|up|nyn|2023
VA|39-4011|Embalmer|uq|yyn|2023
VA|39-4031|Funeral Director|uq|yyn|2023
VA|39-5011,39-5012,39-5092,39-5094|Body Piercer Apprentice License|uo|nyn|2023
VA|39-5011,39-5012,39-5092,39-5094|Body Piercing - Ear Only Salon License|uo|nyn|2023
VA|39-5011,39-5012,39-5092,39-5094|Body Piercing Salon License|uo|---|2023
VA|39-5011,39-5012,39-5092,39-5094|Body-Piercer Ear-Only License (individual)|uo|nyy|2023
VA|39-5011,39-5012,39-5092,39-5094|Body-Piercer License (individual)|uo|yyy|2023
VA|39-5011,39-5012,39-5092,39-5094|Wax Technician License (Individual)|uo|yyy|2023
VA|39-5011,39-5012,39-5092,39-5094|Wax Technician License and Instructor Certificate|uo|nyy|2023
VA|39-5011,39-5012,39-5092,39-5094|Waxing Salon License|uo|nnn|2023
VA|39-5011,39-5012,39-5092,39-5094|Waxing School License|uo|nnn|2023
VA|39-5011,39-5012|Barber Individual|uo|yyn|2023
VA|39-5011,39-5012|Barber School License|uo|---|2023
VA|39-5011,39-5012|Barber Shop License|uo|---|2023
VA|39-5012|Cosmetologist License (individual)|uo|yyy|2023
VA|39-5012|Cosmetology Salon License|uo|---|2023
VA|39-5012|Cosmetology School License|uo|---|2023
VA|39-5012|Permanent Cosmetic Tatooer License, Master|uo|yny|2023
VA|39-5012|Permanent Cosmetic Tattoo Salon License|uo|nnn|2023
VA|39-5012|Permanent Cosmetic Tattooer License|uo|yyy|2023
VA|39-5012|Permanent Cosmetic Tattooing School License|uo|nnn|2023
VA|39-5092|Nail Salon License|uo|nnn|2023
VA|39-5092|Nail School License|uo|nnn|2023
VA|39-5092|Nail Technician License and Instructor Certificate|uo|yyn|2023
VA|39-5092|Nail Technician License|uo|yyy|2023
VA|39-5094|Esthetician License|uo|yyy|2023
VA|39-5094|Esthetician, Master License|uo|yyy|2023
VA|39-5094|Esthetics School License|uo|nnn|2023
VA|39-5094|Esthetics Spa License|uo|nnn|2023
VA|41-4011|Outsourcing Facility|uq|---|2023
VA|41-4012|Charitable Gaming Organization|us|nnn|2023
VA|41-4012|Commercial Feed License|us|---|2023
VA|41-9021|Real Estate Broker Individual|uo|ynn|2023
VA|43-3011|Peer Recovery Specialist, Registered|uq|nnn|2023
VA|43-5031|Central Station Dispatcher|up|nyn|2023
VA|43-5031|Out-of-State Central Station Dispatcher|up|nyn|2023
VA|47-2131,47-4041|Asbestos Contractor License|uo|nyy|2023
VA|47-2131,47-4041|Asbestos Project Designer License|uo|nyy|2023
VA|47-2131,47-4041|Asbestos Worker License|uo|nyy|2023
VA|47-2152|Plumbers License|uo|yy-|2023
VA|47-4011|Boiler and Pressure Vessel Inspector|ur|---|2023
VA|47-4011|Home Inspector|uo|yyy|2023
VA|47-4011|Inspector, Agricultural Commodities|us|---|2023
VA|47-4011|Inspector, Amusement Device|ut|yyn|2023
VA|47-4011|Inspector, Building|ut|yyn|2023
VA|47-4021|Elevator Mechanic, Certified|uo|n--|2023
VA|47-4021|Emergency Elevator Mechanic|uo|yyy|2023
VA|47-4021|Residential Building Energy Analyst (RBEA) Firm License|uo|yyy|2023
VA|47-4021|Residential Building Energy Analyst (RBEA) License|uo|yyy|2023
VA|47-4021|Tradesman License|uo|yyy|2023
VA|47-4041|Lead Abatement Contractor License|uo|nyy|2023
VA|47-4041|Lead Abatement Supervisor License, Interim|uo|yyy|2023
VA|47-4041|Lead Abatement Supervisor License|uo|yyy|2023
VA|47-4041|Lead Abatement Worker (Individual) License|uo|nyn|2023
VA|47-4041|Lead Inspector License, Interim|uo|yyn|2023
VA|47-4041|Lead Inspector License|uo|yyn|2023
VA|47-4041|Lead Project Designer License|uo|n--|2023
VA|47-4041|Lead Risk Assessor License, Interim|uo|--n|2023
VA|47-4041|Lead Risk Assessor License|uo|y-y|2023
VA|49-2098|Alarm Respondent Registration|up|nyn|2023
VA|49-9094|Locksmith|up|nyn|2023
VA|51-8031|Wastewater Works Operator License|uo|y-y|2023
VA|51-8031|Waterworks Operator License|uo|y-y|2023
VA|53-2011,53-2012|Branch Pilot, Limited|uo|yyn|2023
VA|53-2011,53-2012|Branch Pilot|uo|yny|2023
VA|53-3032,53-3051,53-3052,53-3053|Commercial Drivers License (CDL)|45|ynn|2019
VA|53-3032,53-7051|Tow Truck Driver Registration|up|nn-|2023
VA|53-3032|Commercial Drivers License (CDL)|45|ynn|2023
VA|53-7021|Forklift Operator|o4|yyn|2023
VA|53-7051|Pallet Jack Certification|o4|nyn|2023
VA|53-7081|Registration of Surface Transportation and Removal Services|uq|nnn|2023
VT|11-9031,11-9032,21-1012,21-1021,25-2011,25-2012,25-2021,25-2022,25-2031,25-2032,25-3021,25-3031,29-1127,29-1181|Educator|v1|yyy|2023
VT|11-9041,17-2011,17-2021,17-2031,17-2041,17-2051,17-2061,17-2071,17-2072,17-2081,17-2112,17-2121,17-2131,17-2141,17-2161,17-2171|Professional Engineer|ux|yyy|2023
VT|11-9111|Nursing Home Administrator|ux|yyy|2023
VT|13-1011|Amateur Promoter|ux|nnn|2023
VT|13-1011|Mixed Martial Arts Promoter|ux|nnn|2023
VT|13-1011|Professional Boxing Manager|ux|nnn|2023
VT|13-1011|Professional Promoter|ux|nnn|2023
VT|13-1031|Crop Adjuster|v5|yny|2023
VT|13-1031|Property & Casualty Adjuster|v5|yny|2023
VT|13-1031|Public Adjuster|v5|yny|2023
VT|13-1031|Worker's Compensation Adjuster|v5|yny|2023
VT|13-1041|Asbestos Inspector|v0|yyy|2023
VT|13-1041|Asbestos Monitor|v0|yyy|2023
VT|13-2011|Certified Public Accountant|ux|yyy|2023
VT|13-2052|Insurance Consultant|v5|ynn|2023
VT|13-2052|Investment Advisor Representative|v5|nnn|2023
VT|17-1011,17-1012,17-2121|Architect|ux|yyy|2023
VT|17-1012|Landscape Architect|ux|ynn|2023
VT|17-1022|Land Surveyor|ux|yyy|2023
VT|17-2081,19-4042|Lead Abatement Designer|v0|yyy|2023
VT|19-1032|Forester|ux|yyn|2023
VT|19-3032,19-3033,19-3034,21-1013|Psychologist - Doctorate|ux|yyy|2023
VT|19-3032,19-3033,19-3034,21-1013|Psychologist - Master|ux|yyy|2023
VT|19-3033,29-1223|Psychoanalyst|ux|yyn|2023
VT|19-4012,19-4021|Dairy Technician|uy|yny|2023
VT|19-4042|Asbestos Analyst|v0|yyn|2023
VT|19-4042|Lead Inspector/Risk Assessor|v0|yyy|2023
VT|21-1013|Licensed Marriage and Family Therapist|ux|yyy|2023
VT|21-1021,21-1022,21-1023|Licensed Independent Clinical Social Worker|ux|yyy|2023
VT|21-1021,21-1022,21-1023|Licensed Master's Social Worker|ux|yyn|2023
VT|21-1022,21-1023|Licensed Master Social Worker|ux|yyn|2019
VT|23-1011|Attorney|v6|yyy|2023
VT|23-2093|Title Agent|v5|ynn|2023
VT|25-1194|Commercial Driver Instructor|v2|yyy|2023
VT|25-1194|Driver Instructor, Standard|v2|yyy|2023
VT|25-1194|RiderCoach (motorcycle)|v2|yyy|2023
VT|25-2011,39-9011|Child Care Provider|v4|nyy|2023
VT|27-2021|Mixed Martial Arts Contestant|ux|nnn|2023
VT|27-2021|Mixed Martial Arts Participant|ux|nnn|2023
VT|27-2021|Professional Boxer|ux|nnn|2023
VT|27-2022|Professional Boxing Seconds|ux|nnn|2023
VT|27-2023|Professional Boxing Judge|ux|nnn|2023
VT|27-2023|Professional Boxing Referee|ux|nnn|2023
VT|29-1011,29-1081,29-1211,29-1212,29-1213,29-1214,29-1215,29-1217,29-1218,29-1221,29-1222,29-1223,29-1224,29-1241,29-1242|Osteopathic Physician|ux|yyy|2023
VT|29-1011,29-1081,29-1211,29-1212,29-1213,29-1214,29-1215,29-1217,29-1218,29-1221,29-1222,29-1223,29-1224,29-1241,29-1242|Physician / Surgeon|v0|yyy|2023
VT|29-1011|Chiropractic Intern|ux|nyn|2023
VT|29-1011|Chiropractic Physician|ux|yyn|2023
VT|29-1021,29-1023|Dentist|ux|yyn|2023
VT|29-1031|Dietitian|ux|nyn|2023
VT|29-1041|Optometrist|ux|yyn|2023
VT|29-1051|Pharmacist|ux|yyy|2023
VT|29-1051|Pharmacy Technician|ux|nnn|2023
VT|29-1071|Anesthesiologist Assistant, Certified|v0|yyy|2023
VT|29-1071|Physician Assistant|v0|yyy|2023
VT|29-1081|Podiatrist|v0|yyy|2023
VT|29-1122|Occupational Therapist|ux|yyn|2023
VT|29-1122|Occupational Therapy Assistant|ux|yyn|2023
VT|29-1123|Physical Therapist Assistant|ux|yyn|2023
VT|29-1123|Physical Therapist|ux|yyn|2023
VT|29-1124|Radiation Therapist|ux|yyn|2023
VT|29-1126|Respiratory Care Practitioner|ux|yyn|2023
VT|29-1127|Speech-Language Pathologist|ux|yyn|2023
VT|29-1131|Veterinarian|ux|yyn|2023
VT|29-1141,29-1161|Midwife|ux|nyn|2023
VT|29-1141|Registered Nurse|ux|yyn|2023
VT|29-1151,29-1161,29-1171|Advanced Practice Registered Nurse|ux|yyn|2023
VT|29-1181|Audiologist|ux|yyn|2023
VT|29-1292|Dental Hygienist|ux|yyn|2023
VT|29-1292|Dental Therapist|ux|yyn|2023
VT|29-2033|Nuclear Medicine Technologist|ux|yyn|2023
VT|29-2034|Radiologic Technologist (Radiography)|ux|yyn|2023
VT|29-2034|Radiologist Assistant, Certified|v0|yyy|2023
VT|29-2042|Emergency Medical Services Practitioner|v0|yyy|2023
VT|29-2052|Pharmacy Technician|ux|nnn|2019
VT|29-2061|Licensed Practical Nurse|ux|yyn|2023
VT|29-2081|Optician|ux|yyy|2023
VT|29-2092|Hearing Aid Dispenser|ux|ynn|2023
VT|29-9091|Athletic Trainer|ux|yyn|2023
VT|31-1120,31-1131|Licensed Nursing Assistant|ux|yyn|2023
VT|31-9011|Massage Therapist, Bodyworker, or Touch Professional|ux|nnn|2023
VT|31-9091|Registered Certified Dental Assistant|ux|nnn|2023
VT|31-9091|Registered Traditional Dental Assistant|ux|nnn|2023
VT|33-2021|Fire Alarm Systems Inspector|uz|nnn|2023
VT|33-9021|Registered Private Investigative/Security Employee|ux|nyn|2023
VT|33-9021|Transitory Licensed Private Investigator|ux|nnn|2023
VT|33-9032|Licensed Private Investigator and/or Security Guard|ux|ynn|2023
VT|37-2011|Chimney Sweep|uz|nyn|2023
VT|39-4011,39-4031|Embalmer|ux|yyy|2023
VT|39-4031|Funeral Director|ux|yyy|2023
VT|39-4031|Removal Personnel|ux|nnn|2023
VT|39-5011|Barber|ux|yyy|2023
VT|39-5012|Cosmetologist|ux|yyy|2023
VT|39-5012|Electrologist|ux|yyn|2023
VT|39-5092|Nail Technician|ux|yyy|2023
VT|39-5094|Esthetician|ux|yyy|2023
VT|41-3021|Insurance Producer|v5|ynn|2023
VT|41-3021|Life Settlement Broker|v5|nny|2023
VT|41-3031|Broker-Dealer Agent|v5|nnn|2023
VT|41-9021|Real Estate Broker|ux|yyy|2023
VT|41-9022|Real Estate Salesperson|ux|yyn|2023
VT|47-1011,47-4041|Asbestos Supervisor|v0|yyy|2023
VT|47-1011,47-4041|Lead Abatement Supervisor|v0|yyy|2023
VT|47-2021,47-2022,47-2031,47-2042,47-2044,47-2051,47-2081,47-2111,47-2121,47-2131,47-2141,47-2152,47-2181,47-2211,47-2231|Contractor, Residential|ux|nnn|2023
VT|47-2061,47-4041|Asbestos Worker|v0|yyn|2023
VT|47-2061,47-4041|Lead Abatement Worker|v0|yyn|2023
VT|47-2111,49-2098|Electrician|uz|yyy|2023
VT|47-2111|Emergency Generator Installer|uz|nyy|2023
VT|47-2152,49-2098|Fire Sprinkler Installer, Domestic|uz|nyy|2023
VT|47-2152,49-2098|Fire Sprinkler Systems|uz|yyy|2023
VT|47-2152|Plumber|uz|yyy|2023
VT|47-2152|Sprinkler System Designer|uz|nnn|2023
VT|47-4011|Boiler and Pressure Vessel Inspector|uz|ynn|2023
VT|47-4011|Property Inspector|ux|yyn|2023
VT|47-4021|Elevator or Lift Mechanic|uz|yyy|2023
VT|49-2098|Chemical Suppression Systems|uz|nyn|2023
VT|49-9021,49-9031|Propane or Natural Gas Installer|uz|nyn|2023
VT|49-9021|Oil Burner Installer|uz|yyn|2023
VT|51-8031|Pollution Abatement Facility Operator|ux|yyn|2023
VT|51-8031|Water System Operator|v7|yny|2023
VT|51-9061|Weights and Measures Dealer/Repairer|uy|nnn|2023
VT|53-3032,53-3051,53-3052,53-3053|Commercial Drivers License (CDL)|v3|ynn|2019
VT|53-3032,53-3051,53-3052,53-3053|Commercial Driver|v2|yyn|2023
WA|11-1021|Operator of Solid Waste Incinerator and Landfill Facilities|v9|yyy|2024
WA|11-9031,11-9032|Administrative staff|vb|---|2024
WA|11-9111|Nursing Assistant|4c|yyn|2024
WA|11-9111|Nursing Home Administrator|4c|yyy|2024
WA|11-9111|Nursing Pool|4c|yyn|2024
WA|13-1011|Wrestler (Professional)|v8|n--|2024
WA|13-1031,13-2053,41-3021,43-9041|Agent (Insurance)|vc|yyy|2024
WA|13-1031|Adjuster (Insurance)|vc|y--|2024
WA|13-2011|Accountant|2q|yyn|2024
WA|13-2011|Certified Public Accountant|2q|yyn|2024
WA|13-2052|Financial Planner|9f|y--|2024
WA|13-2052|Investment Advisor|9f|y--|2024
WA|13-2072|Escrow Agent, Officer|9f|---|2024
WA|13-2072|Loan Originator|9f|y--|2024
WA|13-2072|Mortgage Broker|9f|y--|2024
WA|17-1011|Architect|v8|yyn|2024
WA|17-1012|Landscape Architect|v8|ynn|2024
WA|17-1022|Land Surveyor|v8|yny|2024
WA|17-1022|Surveyor|v8|yny|2024
WA|17-2011,17-2021,17-2031,17-2041,17-2051,17-2061,17-2071,17-2072,17-2081,17-2112,17-2121,17-2131,17-2141,17-2161,17-2171|Engineer|v8|yny|2024
WA|17-2021|Agricultural Engineer|v8|yny|2024
WA|17-2041|Chemical Engineer|v8|yny|2024
WA|17-2051|Civil Engineer|v8|yny|2024
WA|17-2051|Structural Engineer|v8|yny|2024
WA|17-2071,47-2111|Electrical Engineer|v8|yyy|2024
WA|17-2081|Environmental Engineer|v8|yny|2024
WA|17-2112|Industrial Engineer|v8|yny|2024
WA|17-2121|Ship Design Engineer|v8|yny|2024
WA|17-2131|Metallurgical Engineer|v8|yny|2024
WA|17-2141|Mechanical Engineer|v8|yny|2024
WA|17-2161|Nuclear Engineer|v8|yny|2024
WA|17-2171|Petroleum Engineer|v8|yny|2024
WA|19-1021|Drug Controlled Substance Researcher Registration|4c|nnn|2024
WA|19-2042|Geologist|v8|yyn|2024
WA|19-3032,19-3033,19-3034|Psychologist|4c|yyy|2024
WA|19-4092|Clandestine Drug Lab Cleanup Worker, Supervisor|4c|yyy|2024
WA|19-4092|Drug Lab Cleanup Worker, Supervisor|4c|-y-|2024
WA|19-5011,47-4011|Amusement Ride Inspector|va|yyy|2024
WA|21-1012,21-1013,21-1015|Counselor|4c|yyy|2024
WA|21-1013|Family Therapist|4c|yyy|2024
WA|21-1013|Marriage Therapist|4c|yyy|2024
WA|21-1092|Sex Offender Treatment Provider|4c|---|2024
WA|23-1011|Attorney|ve|yy-|2024
WA|23-1011|Lawyer|ve|yy-|2024
WA|25-1194,25-3021|Driver Training School Instructor|v8|yny|2024
WA|25-1194,39-5012|Instructor (Cosmetology)|v9|yyy|2024
WA|25-1194|Real Estate Educator|v8|yny|2024
WA|25-1194|Senior EMS Instructor Candidate|4c|yny|2024
WA|25-1194|Senior EMS Instructor Recognition|4c|yny|2024
WA|25-2012,25-2021,25-2022,25-2031,25-2032|Teacher|vb|nyn|2024
WA|27-2021,27-2023|Judge (Boxing, Wrestling, Martial Arts)|v8|---|2024
WA|27-2021,27-2023|Referees (Boxing, Wrestling, Martial Arts)|v8|---|2024
WA|27-2021,29-1212,29-1213,29-1214,29-1217,29-1222,29-1224,29-1241|Physican (Boxing, Wrestling, Martial Arts)|v8|yyy|2024
WA|27-2021,47-4011|Inspector (Boxing, Wrestling, Martial Arts)|v8|yyy|2024
WA|27-2021|Boxer (Professional)|v8|---|2024
WA|27-2021|Kick Boxer (Professional)|v8|---|2024
WA|27-2021|Magager (Boxing, Wrestling, Martial Arts)|v8|---|2024
WA|27-3091|Interpreter (Medical)|vd|y--|2024
WA|27-3091|Medical Interpreter|vd|y--|2024
WA|27-3092|Court Reporter|v8|---|2024
WA|27-3092|Reporter (Court)|v8|---|2024
WA|29-1011|Chiropractor License|4c|yyn|2024
WA|29-1011|Chiropractor Preceptor Approval|4c|yyn|2024
WA|29-1011|Chiropractor|4c|yyn|2024
WA|29-1021,29-1023|Dentist|4c|yyy|2024
WA|29-1031|Dietitian|4c|yyy|2024
WA|29-1031|Nutritionist|4c|yyy|2024
WA|29-1041|Optometrist|4c|yyn|2024
WA|29-1051|Pharmacist Intern Registration|4c|yyy|2024
WA|29-1051|Pharmacist|4c|yyy|2024
WA|29-1071,29-1081,29-1211,29-1212,29-1213,29-1214,29-1215,29-1217,29-1218,29-1221,29-1222,29-1223,29-1224,29-1241,29-1242,29-1249|Doctor|4c|yyy|2024
WA|29-1071,29-1081,29-1211,29-1212,29-1213,29-1214,29-1215,29-1217,29-1218,29-1221,29-1222,29-1223,29-1224,29-1241,29-1242,29-1249|Osteopathic Physician|4c|yyy|2024
WA|29-1071|Osteopathic Physician Assistant|4c|yyy|2024
WA|29-1071|Physician Assistant (Osteopathic)|4c|yyy|2024
WA|29-1071|Physician Assistant|4c|yyy|2024
WA|29-1081|Podiatric Physician|4c|yyy|2024
WA|29-1122|Occupational Therapist|4c|yyy|2024
WA|29-1123|Physical Therapist|4c|yyn|2024
WA|29-1126,29-2036|Respiratory Therapist|4c|yyn|2024
WA|29-1126,29-2036|Respiratory care practitioner|4c|yyn|2024
WA|29-1127|Speech-language pathologist|4c|yyy|2024
WA|29-1128|Recreational Therapist|4c|---|2024
WA|29-1131|Veterinarian|4c|yyy|2024
WA|29-1141|Educational staff associate|vb|yyn|2024
WA|29-1141|Nurse|4c|yyn|2024
WA|29-1141|Registered Nurse|4c|yyn|2024
WA|29-1161,29-9021,29-9093|Midwife|4c|yyn|2024
WA|29-1171|Advanced Registered Nurse Practitioner|4c|yyy|2024
WA|29-1181|Audiologist|4c|yyy|2024
WA|29-1181|Audiologist|v8|yyy|2024
WA|29-1292,31-9091|Dental Hygienist|4c|yyy|2024
WA|29-1292,31-9091|Dental assistant|4c|yyy|2024
WA|29-2031|Cardiovascular invasive specialist|4c|nnn|2024
WA|29-2034|Chiropractic X-Ray Technician Registration|4c|yyy|2024
WA|29-2034|Radiological Technologist|4c|yyy|2024
WA|29-2034|Radiologist assistant|4c|yyy|2024
WA|29-2034|X-Ray Technician|4c|yyy|2024
WA|29-2042,29-2043|Emergency Medical Service Evaluator|4c|yyy|2024
WA|29-2042,29-2043|Emergency Medical Service Personnel|4c|yyy|2024
WA|29-2042,29-2043|Emergency Medical Technician|4c|yyy|2024
WA|29-2042,29-2043|Paramedic|4c|yyy|2024
WA|29-2052|Pharmacist Assistant|4c|yny|2024
WA|29-2052|Pharmacy Technician|4c|yny|2024
WA|29-2053,31-2011|Certified behavior technician|4c|yyy|2024
WA|29-2056|Veterinary Technician|4c|yyy|2024
WA|29-2061|Licensed Practical Nurse|4c|yyn|2024
WA|29-2061|Practical Nurse|4c|yyn|2024
WA|29-2081|Ocularist|4c|yyy|2024
WA|29-2081|Optician|4c|yyy|2024
WA|29-2091|Orthopedic|4c|yyy|2024
WA|29-2091|Orthotist|4c|yyy|2024
WA|29-2091|Prosthetist|4c|yyy|2024
WA|29-2092|Hearing aid specialist|4c|yyy|2024
WA|29-2092|Speech-Language Pathology Assistant|4c|yyy|2024
WA|29-9091|Athletic Trainer|v8|yyy|2024
WA|29-9091|Athletic trainer|4c|yyy|2024
WA|31-1120|Home Care Aide|4c|yy-|2024
WA|31-1131|Nursing Technician|4c|yyy|2024
WA|31-2011,31-9092|Licensed assistant behavior analyst|4c|yyy|2024
WA|31-2011|Occupational therapy assistant|4c|yyy|2024
WA|31-2021|Physical therapist assistant|4c|yy-|2024
WA|31-9011|Massage Practitioner|4c|yyy|2024
WA|31-9091|Expanded Function Dental Auxiliary|4c|nyy|2024
WA|31-9092|Health Care Assistant (Now Medical Assistant)|4c|yyy|2024
WA|31-9092|Surgical Technologist|4c|yyy|2024
WA|31-9096|Veterinary Medication Clerk|4c|---|2024
WA|33-9021|Investigator (Private)|v8|yy-|2024
WA|33-9021|Private Investigator|v8|yy-|2024
WA|33-9032|Guard (Security)|v8|yyy|2024
WA|33-9032|Security Guard|v8|yyy|2024
WA|33-9032|Security Salesperson (Registered Representative)|9f|yyy|2024
WA|39-2021|Animal Massage|4c|yy-|2024
WA|39-4011|Embalmer|v8|yyy|2024
WA|39-4031|Funeral Director|v8|nnn|2024
WA|39-4031|Mortician|v8|yyy|2024
WA|39-5012|Cosmetologist|v8|yyy|2024
WA|39-5012|Permanent Cosmetics Artist|v8|yyy|2024
WA|39-5092|Manicurist|v8|yyy|2024
WA|39-5094|Esthetician|v8|yyy|2024
WA|41-2031|Medical Marijuana Consultant Certification|4c|---|2024
WA|41-3021|Brokers (Insurance)|vc|yyy|2024
WA|41-3021|Life Settlements Broker (Insurance)|vc|yyy|2024
WA|41-3021|Surplus Line Broker (Insurance)|vc|yyy|2024
WA|41-3041|Agent (Travel)|v8|nnn|2024
WA|41-3041|Travel Agent|v8|nnn|2024
WA|41-9021|Broker (Real Estate)|v8|ynn|2024
WA|41-9022|Agent (Real Estate)|v8|yyy|2024
WA|47-1011,47-5041|Mining Engineer|v8|yny|2024
WA|47-2111|Administrator (Electrical)|va|yyy|2024
WA|47-2111|Electrician|va|yyy|2024
WA|47-2152|Plumber|va|yyy|2024
WA|47-4011|Home Inspector|v8|yyy|2024
WA|47-4011|Inspector of Solid Waste Incinerator and Landfill Facilities|v8|yyy|2024
WA|47-4011|On-site Designer And Inspector|v8|yyy|2024
WA|47-4011|Pest Inspector|3h|yyy|2024
WA|47-4021|Elevator Mechanic|va|nyy|2024
WA|47-4021|Mechanic (Elevator)|va|y-y|2024
WA|51-8031|Wastewater Plant Operator|v9|yyy|2024
WA|53-3032,53-3051,53-3052,53-3053|Commercial Drivers License (CDL)|v8|ynn|2019
WA|53-3032|Commercial Driver|v8|yyn|2024
WI|11-1021|INCINERATOR OPERATOR, Chief Facility Operator|vg|yy-|2020
WI|11-1021|INCINERATOR OPERATOR, Interim Facility Operator|vg|n--|2020
WI|11-1021|INCINERATOR OPERATOR, Shift Operator|vg|yy-|2020
WI|11-2022|Fertilizer|vh|---|2020
WI|11-2022|Peddler|vf|n--|2020
WI|11-2022|Salvage Buyer Identificaton Card|vl|---|2020
WI|11-2022|Time Share Salesperson|vf|y--|2020
WI|11-9013,45-2092|Ginseng Related|vh|---|2020
WI|11-9013,45-2092|Nursery Growers And Dealers|vh|---|2020
WI|11-9021|CONTRACTOR, Dwelling|vf|ynn|2020
WI|11-9021|Dwelling Contractor - Restricted|vf|ynn|2020
WI|11-9021|Dwelling Contractor Qualifier|vf|ynn|2020
WI|11-9021|Dwelling Contractor|vf|ynn|2020
WI|11-9032|Education Administrator Pk-12|vi|-y-|2024
WI|11-9032|LEAD (Pb) PRINCIPAL INSTRUCTOR|vn|---|2020
WI|11-9032|School Principal, Pk-12|vi|-y-|2024
WI|11-9032|Superintendent Of Schools|vi|-y-|2024
WI|11-9051|Certified Food Manager|vh|yy-|2020
WI|11-9111|Nursing Home Administrator|vf|yyn|2020
WI|13-1011|Athletic Agent|vf|---|2020
WI|13-1031,13-2053,41-3021,43-9041|Insurance Intermediary (agent)|vm|yyy|2020
WI|13-1031,13-2053,41-3021,43-9041|REINSURANCE INTERMEDIARTY, Manager|vm|yyy|2020
WI|13-1031,13-2053,41-3021,43-9041|Tank Closure Site Assessor|vh|yyy|2020
WI|13-1041|Asbestos Inspector|vn|---|2020
WI|13-1041|Asbestos Management Planner|vn|---|2020
WI|13-1041|Asbestos Roofing Supervisor|vn|---|2020
WI|13-1041|Asbestos Supervisor|vn|---|2020
WI|13-1131|Fund-raising Counsel|vj|nnn|2020
WI|13-1131|Professional Fund-raiser|vj|nnn|2020
WI|13-2011|Certified Public Accountant|vf|yyn|2020
WI|13-2011|Public Accountant|vf|yyn|2020
WI|13-2052|Investment Advisor Representative|vj|y--|2024
WI|13-2052|Investment Advisor|vj|---|2020
WI|13-2072|Mortgage Banker|vp|y--|2024
WI|13-2072|Mortgage Broker|vp|---|2024
WI|13-2072|Mortgage Loan Originator|vp|yy-|2024
WI|17-1011|Architect|vf|ynn|2020
WI|17-1012|Landscape Architect|vf|nnn|2020
WI|17-1022|Land Surveyor|vf|nnn|2020
WI|17-2011,17-2021,17-2031,17-2041,17-2051,17-2061,17-2071,17-2072,17-2081,17-2112,17-2121,17-2131,17-2141,17-2161,17-2171|DESIGNER OF ENGINEERING SYSTEMS - Plumbing & Private Sewage|vf|nyy|2020
WI|17-2011,17-2021,17-2031,17-2041,17-2051,17-2061,17-2071,17-2072,17-2081,17-2112,17-2121,17-2131,17-2141,17-2161,17-2171|Designer Of Engineering Systems - Hvac|vf|nyy|2020
WI|17-2011,17-2021,17-2031,17-2041,17-2051,17-2061,17-2071,17-2072,17-2081,17-2112,17-2121,17-2131,17-2141,17-2161,17-2171|Guide|vg|nnn|2020
WI|17-2011,17-2021,17-2031,17-2041,17-2051,17-2061,17-2071,17-2072,17-2081,17-2112,17-2121,17-2131,17-2141,17-2161,17-2171|Professional Engineer|vf|nnn|2020
WI|17-2071,47-2111|DESIGNER OF ENGINEERING SYSTEMS - Electrical|vf|yyy|2020
WI|19-1013|Soil Scientist|vf|---|2020
WI|19-1013|Soil Tester|vf|y-y|2020
WI|19-1031|LANDFILL OPERATOR, Facility Manager|vg|-y-|2020
WI|19-1031|LANDFILL OPERATOR, Interim Facility Manager|vg|n--|2020
WI|19-1031|LANDFILL OPERATOR, Interim Site Operator|vg|ny-|2024
WI|19-1031|LANDFILL OPERATOR, Site Operator|vg|y-y|2020
WI|19-2041|Pecfa New Consultant|vg|---|2020
WI|19-2042|Professional Geologist|vf|nnn|2020
WI|19-2043|Hydrologist, Professional|vf|---|2020
WI|19-3032,19-3033,19-3034|Psychologist|vf|yyy|2020
WI|19-3033,19-3034|School Psychologist, Private Practice|vf|yy-|2020
WI|19-3033,19-3034|School Psychologist|vi|yy-|2024
WI|19-4042|Sanitarian|vf|nyy|2020
WI|19-5011|Prevention Specialist In Training|vf|-y-|2020
WI|19-5011|Prevention Specialist|vf|yy-|2020
WI|21-1012,21-1013,21-1015|Counselor, Professional|vf|yyy|2020
WI|21-1012|School Counselor|vi|yy-|2024
WI|21-1013|Marriage & Family Therapist|vf|yyy|2020
WI|21-1021,21-1022,21-1023|Social Worker, Advanced Practice|vf|yyy|2020
WI|21-1021,21-1022,21-1023|Social Worker, Independent|vf|yyy|2020
WI|21-1021,21-1022,21-1023|Social Worker, Training Certificate|vf|yyy|2020
WI|21-1021,21-1022,21-1023|Social Worker|vf|yyy|2020
WI|21-1021|School Social Worker|vi|yyn|2024
WI|21-1022|Social Worker, Licensed Clinical|vf|yyy|2020
WI|23-1011|Attorney|bb|yy-|2020
WI|25-1194,25-3021|Driver Instructor|vl|yyy|2020
WI|25-1194,39-5011,39-5012,39-5092,39-5094|Manicuring Instructor|vf|yyy|2020
WI|25-1194,39-5011,39-5012|Barbering Instructor|vf|yyy|2020
WI|25-1194,39-5012,39-5094,47-2111|Electrology Instructor|vf|yyy|2020
WI|25-1194,39-5012|Cosmetology Instructor|vf|yyy|2020
WI|25-1194,39-5092|Manicurist|vf|yyy|2020
WI|25-1194,39-5094|Aesthetics Instructor|vf|yyy|2020
WI|25-1194|Asbestos Principal Instructor|vn|yyy|2020
WI|25-1194|Career And Technical Education Coordinator|vi|yyy|2024
WI|25-2011|Early Childhood Teacher|vi|yyy|2024
WI|25-2012,25-2021,25-2022,25-2031,25-2032|SUBSTITUTE TEACHER - Five Year License|vi|nyn|2024
WI|25-2012,25-2021,25-2022,25-2031,25-2032|SUBSTITUTE TEACHER - Three Year Permit|vi|nyn|2024
WI|25-2012,25-2021,25-2022,25-2031,25-2032|TEACHER, Special Subjects|vi|nyn|2024
WI|25-2012|TEACHER, Kindergarten|vi|-y-|2024
WI|25-2021|TEACHER, Elementary|vi|-y-|2024
WI|25-2022|MIDDLE SCHOOL TEACHERS - Except Special Vocational Education|vi|-y-|2024
WI|25-2031,25-2032|TEACHER, Secondary|vi|nyn|2024
WI|25-4022|Library Media Specialist|vi|-y-|2024
WI|25-4022|Public Librarian|vi|-y-|2020
WI|25-9031|Instructional Technology Coordinator|vi|-y-|2024
WI|25-9031|Program Coordinator|vi|-y-|2020
WI|27-1025|Interior Designer|vf|y--|2020
WI|27-2021|Boxer, Professional|vf|---|2020
WI|27-3031|Lobbyist|vq|---|2020
WI|27-3091|Educational Interpreter|vi|yyn|2020
WI|27-3091|Sign Language Interpreter (restricted)|vf|yyn|2020
WI|27-3091|Sign Language Interpreter|vf|yyn|2020
WI|29-1011|Chiropractor|vf|yyn|2020
WI|29-1021,29-1023|Dentist|vf|yyn|2020
WI|29-1031|Dietitian|vf|yyy|2020
WI|29-1041|Optometrist|vf|yyn|2020
WI|29-1051|Pharmacist|vf|yyy|2020
WI|29-1071,29-1081,29-1211,29-1212,29-1213,29-1214,29-1215,29-1217,29-1218,29-1221,29-1222,29-1223,29-1224,29-1241,29-1242,29-1249|Physician|vf|yyy|2020
WI|29-1071,29-1151,29-1161,29-1171|Advanced Practice Nurse Prescriber|vf|yyy|2020
WI|29-1071|Physicians Assistant|vf|yyy|2020
WI|29-1081|Podiatrist|vf|yyy|2020
WI|29-1122|OCCUPATIONAL THERAPIST (School)|vi|yyn|2024
WI|29-1122|Occupational Therapist|vf|yyn|2020
WI|29-1123|PHYSICAL THERAPIST (School)|vi|yyn|2024
WI|29-1123|Physical Therapist|vf|yyn|2020
WI|29-1125|Art Therapist|vf|yyy|2020
WI|29-1125|Dance Therapist|vf|yyn|2020
WI|29-1125|Music Therapist|vf|yyn|2020
WI|29-1126,29-2036|Respiratory Care Practitioner|vf|yyn|2020
WI|29-1127|Speech Language Pathologist|vf|yyy|2020
WI|29-1131|Veterinarian|vr|yyn|2020
WI|29-1141|Registered Nurse|vf|yyn|2020
WI|29-1141|School Nurse|vi|yyn|2020
WI|29-1161,29-9021,29-9093|Nurse, Midwife|vf|yyn|2020
WI|29-1161,29-9021,29-9093|Waste Transporters/haulers|vg|nnn|2020
WI|29-1181|AUDIOLOGISTS (School Audiologists)|vi|yyn|2020
WI|29-1181|Audiologist|vf|yyn|2020
WI|29-1292,31-9091|Dental Hygienist|vf|yyy|2020
WI|29-2031|Perfusionist|vf|yyn|2020
WI|29-2034|Chiropractic Radiological Technician|vf|yyy|2020
WI|29-2042,29-2043|Emt, Basic|vn|yyy|2020
WI|29-2042,29-2043|Emt, Intermediate|vn|yyy|2020
WI|29-2042,29-2043|Emt, Paramedic|vn|yyy|2020
WI|29-2042,29-2043|First Responder|vn|yyy|2020
WI|29-2042|Emt, Basic Intravenous|vn|yyn|2020
WI|29-2056|Veterinary Technician|vr|yyy|2020
WI|29-2061,31-1120,31-1131,31-1133,31-2011,31-2021,31-2022|Nurses Aide|vn|yyn|2020
WI|29-2061|Licensed Practical Nurse|vf|yyn|2020
WI|29-2092|Hearing Instrument Specialist|vf|yyn|2020
WI|29-9091|Athletic Trainer|vf|yyn|2020
WI|31-1120|Home Health Aide|vn|y--|2020
WI|31-2011|OCCUPATIONAL THERAPIST ASSISTANT (School)|vi|yyy|2024
WI|31-2011|Occupational Therapy Assistant|vf|yyy|2020
WI|31-2021|PHYSICAL THERAPIST ASSISTANT (School)|vi|yy-|2020
WI|31-2021|Physical Therapist Assistant|vf|yy-|2020
WI|31-9011|Massage Or Bodywork Therapist|vf|yyy|2020
WI|31-9092|Chiropractic Technician|vf|nyn|2020
WI|31-9092|Hospice Aide|vn|yyn|2020
WI|33-9021|Private Detective|vf|yn-|2020
WI|33-9032|Private Security Person|vf|nnn|2020
WI|37-3013|Christmas Tree Grower|vh|---|2020
WI|39-4031|Funeral Director|vf|nyy|2020
WI|39-5011,39-5012|Barbering & Cosmetology Apprentice|vf|yyy|2020
WI|39-5011,39-5012|Barbering & Cosmetology Practitioner|vf|yyy|2020
WI|39-5011,39-5012|Barbering Manager|vf|yyy|2024
WI|39-5012,39-5094|Electrologist|vf|yyy|2020
WI|39-5012|Cosmetology Manager|vf|yyy|2024
WI|39-5094|Aesthetician|vf|yyy|2020
WI|41-2031|Motor Vehicle Salesperson/representative|vl|---|2020
WI|41-3021|Broker-dealers|vj|yyy|2024
WI|41-3021|REINSURANCE INTERMEDIARTY, Broker|vm|yyy|2020
WI|41-3031|Agent For Securities Issuer|vj|---|2020
WI|41-3031|Securities Agents|vj|y--|2024
WI|41-3091|Auctioneer|vf|ynn|2020
WI|41-3091|Cemetery Preneed Seller|vf|ynn|2020
WI|41-3091|Cemetery Salesperson|vf|yyn|2020
WI|41-4012|Animal Food Processor|vh|nnn|2020
WI|41-9021|Real Estate Broker|vf|nnn|2020
WI|41-9022|Real Estate Apprentice Salesperson|vf|yyy|2020
WI|41-9022|Real Estate Salesperson|vf|yyy|2020
WI|43-3011|Debt Collector/solicitor|vj|nnn|2024
WI|43-3071|Notary Public|vj|-ny|2020
WI|45-3031|Bait Dealer|vg|nnn|2020
WI|45-3031|Fur Dealers|vg|---|2020
WI|47-1011|Utility Contractor|vf|---|2020
WI|47-2061|Rental Weatherization Inspector|vf|---|2024
WI|47-2111|Beginner Electrician|vf|y-y|2020
WI|47-2111|Commercial Electrical Inspector|vf|y-y|2020
WI|47-2111|Cross Connection Control Tester|vf|yyy|2020
WI|47-2111|Electrical Apprentice|vf|y-y|2020
WI|47-2111|Electrical Contractor|vf|y-y|2020
WI|47-2111|Industrial Electrical Apprentice|vf|y-y|2020
WI|47-2111|Industrial Journeyman Electrician|vf|y-y|2020
WI|47-2111|Journeyman Electrician|vf|y-y|2020
WI|47-2111|Master Electrician|vf|y-y|2020
WI|47-2111|Residential Electrical Apprentice|vf|y-y|2020
WI|47-2111|Residential Journeyman Electrician|vf|y-y|2020
WI|47-2111|Residential Master Electrician|vf|y-y|2020
WI|47-2111|Udc Electrical Inspector - One & Two Family Homes|vf|y-y|2020
WI|47-2131,47-4041|Asbestos Project Designer|vn|-y-|2020
WI|47-2131,47-4041|Asbestos Roofing Worker|vn|-y-|2020
WI|47-2131,47-4041|Asbestos Worker|vn|---|2020
WI|47-2152,49-9021|Thermal Insulation Apprentice|vo|--n|2024
WI|47-2152,49-9021|Thermal Insulation Helper|vo|---|2024
WI|47-2152,49-9021|Thermal Insulation Mechanic|vo|---|2024
WI|47-2152|Automatic Fire Sprinkler Contractor, Maintenance|vf|yy-|2020
WI|47-2152|Automatic Fire Sprinkler Contractor|vf|---|2020
WI|47-2152|Automatic Fire Sprinkler Fitter, Maintenance|vf|yy-|2020
WI|47-2152|Automatic Fire Sprinkler Tester|vf|yy-|2020
WI|47-2152|Commercial Plumbing Inspector|vf|yy-|2020
WI|47-2152|JOURNEYMAN PLUMBER Restricted Appliance|vf|yy-|2020
WI|47-2152|JOURNEYMAN PLUMBER Restricted Service|vf|yy-|2020
WI|47-2152|Journeyman Automatic Fire Sprinkler Fitter|vf|yy-|2020
WI|47-2152|Journeyman Plumber|vf|yy-|2020
WI|47-2152|Master Plumber Restricted Appliance|vf|yy-|2020
WI|47-2152|Master Plumber Restricted Service|vf|yy-|2020
WI|47-2152|Master Plumber|vf|yy-|2020
WI|47-2152|PUMP INSTALLER, Groundwater|vg|yy-|2020
WI|47-2152|Pipelayer|vf|yy-|2020
WI|47-2152|Plumbing Apprentice|vf|yy-|2020
WI|47-2152|Plumbing Learner Restricted Appliance|vf|yy-|2020
WI|47-2152|Plumbing Learner Restricted Service|vf|yy-|2020
WI|47-2152|Storage Tank Tightness Tester|vh|yy-|2020
WI|47-2152|Tank System Liner|vh|yy-|2020
WI|47-2152|Tank System Remover & Cleaner|vh|yy-|2020
WI|47-2152|Tank System Tightness Tester|vh|yy-|2020
WI|47-2152|Udc Plumbing Inspector, One And Two Family Homes|vf|yy-|2020
WI|47-2152|Underground Tank System Installer|vh|yy-|2020
WI|47-4011|BOILER INSPECTOR - In Service|vf|yn-|2020
WI|47-4011|Boiler-pressure Vessel Inspector|vf|yn-|2020
WI|47-4011|Commercial Building Inspector|vf|yn-|2020
WI|47-4011|Home Inspector|vf|yn-|2020
WI|47-4011|Soil Erosion Inspector|vf|yn-|2020
WI|47-4011|Udc Construction Inspector - One And Two Family Homes|vf|yn-|2020
WI|47-4011|Udc Hvac Building Inspector - One & Two Family Homes|vf|yn-|2020
WI|47-4021|Elevator Apprentice - Restricted|vf|n--|2020
WI|47-4021|Elevator Apprentice|vf|---|2020
WI|47-4021|Elevator Contractor|vf|---|2020
WI|47-4021|Elevator Helper|vf|n--|2020
WI|47-4021|Elevator Inspector|vf|---|2020
WI|47-4021|Elevator Mechanic - Restricted|vf|y--|2020
WI|47-4021|Elevator Mechanic|vf|---|2020
WI|47-4041|LEAD (Pb) ABATEMENT SUPERVISOR|vn|yy-|2020
WI|47-4041|LEAD (Pb) ABATEMENT WORKER|vn|yy-|2020
WI|47-4041|LEAD (Pb) HAZARD INVESTIGATOR|vn|yy-|2020
WI|47-4041|LEAD (Pb) INSPECTOR|vn|y--|2020
WI|47-4041|LEAD (Pb) PROJECT DESIGNER|vn|---|2020
WI|47-4041|LEAD (Pb) RISK ASSESSOR|vn|---|2020
WI|47-4041|LEAD (Pb) SAMPLING TECHNICIAN|vn|yy-|2020
WI|47-4041|Lead-safe Worker|vn|---|2020
WI|49-9021|Hvac Contractor|vf|yny|2020
WI|49-9021|Hvac Qualifier|vf|yny|2020
WI|49-9021|Lift Mechanic|vf|yny|2020
WI|49-9021|Refrigerant Handling Technician|vg|---|2020
WI|49-9021|Refrigerant Recovery Operator|vg|-n-|2020
WI|51-4121|WELD TEST CONDUCTOR - Physical & Radiographic|vf|---|2020
WI|51-4121|Welder|vf|y--|2020
WI|51-8031|Powts Inspector|vf|yny|2020
WI|51-8031|Powts Maintainer|vf|yny|2020
WI|51-8031|WASTEWATER and WATERWORKS OPERATOR|vg|yny|2020
WI|51-8031|WELL DRILLER, Groundwater|vg|yny|2020
WI|53-3032,53-3051,53-3052,53-3053|Commercial Drivers License (CDL)|vk|ynn|2019
WI|53-3032,53-3051,53-3052,53-3053|School Bus Driver|vl|ynn|2020
WI|53-7021|Lift Apprentice|vf|nnn|2020
WI|53-7021|Lift Helper|vf|nnn|2020
WV|11-2022|RUP Dealer|vv|---|2010
WV|11-2022|Salesperson License|wj|---|2010
WV|11-9013|Farmer’s Market Vendor Permit|vv|---|2010
WV|11-9021|Contractor License|w9|ynn|2010
WV|11-9032|Administrator : Non United States Citizen Administrative Permit|vt|---|2010
WV|11-9032|Administrator : Professional Administrative Certificate (Out-of-State)|vt|---|2010
WV|11-9032|Administrator : Professional Administrative Certificate (Reciprocity from Out-of-State)|vt|---|2010
WV|11-9032|Administrator : Professional Administrative Certificate or Provisional Administrative Cert|vt|---|2010
WV|11-9032|Administrator : Professional Administrative Certificate|vt|---|2010
WV|11-9111|Nursing Home Administrators|wg|yyy|2010
WV|13-1011,27-2023,29-1131,29-9091,39-2011,39-2021|Racing Licenses|vy|yyn|2010
WV|13-1031,13-2053,41-3021,43-9041|Surplus Lines|w7|yyy|2010
WV|13-1031,13-2053,41-3021,43-9041|Viatical Settlement License|w7|yyy|2010
WV|13-1031|Adjuster|w7|---|2010
WV|13-1041|EXPANDED DUTIES - Coronal Polishing Permit|w8|---|2010
WV|13-2011|Certified Public Accountants (CPA)|vs|yyy|2010
WV|17-1011|Architects|vz|yyy|2010
WV|17-1012|Landscape Architects|wk|yyy|2010
WV|17-1022|Professional Surveyors|wv|yyy|2010
WV|17-2011,17-2021,17-2031,17-2041,17-2051,17-2061,17-2071,17-2072,17-2081,17-2112,17-2121,17-2131,17-2141,17-2161,17-2171,25-4022|Authorized Company (COA)|vu|yyy|2010
WV|17-2011,17-2021,17-2031,17-2041,17-2051,17-2061,17-2071,17-2072,17-2081,17-2112,17-2121,17-2131,17-2141,17-2161,17-2171,25-4022|Comity / Reciprocity|vu|yyy|2010
WV|17-2011,17-2021,17-2031,17-2041,17-2051,17-2061,17-2071,17-2072,17-2081,17-2112,17-2121,17-2131,17-2141,17-2161,17-2171,25-4022|Initial Licensure (PE Examinee)|vu|yyy|2010
WV|17-2011,17-2021,17-2031,17-2041,17-2051,17-2061,17-2071,17-2072,17-2081,17-2112,17-2121,17-2131,17-2141,17-2161,17-2171,25-4022|PE Reinstatement|vu|yyy|2010
WV|17-2011,17-2021,17-2031,17-2041,17-2051,17-2061,17-2071,17-2072,17-2081,17-2112,17-2121,17-2131,17-2141,17-2161,17-2171,25-4022|Special Exam Accommodations|vu|yyy|2010
WV|17-2011,17-2021,17-2031,17-2041,17-2051,17-2061,17-2071,17-2072,17-2081,17-2112,17-2121,17-2131,17-2141,17-2161,17-2171|Engineering Intern Certification|vu|yyy|2010
WV|19-1032|Registration for Foresters|we|---|2010
WV|19-3033,19-3034|School Psychologist Level 1|wu|yyy|2010
WV|19-3033,19-3034|School Psychologist Level 2|wu|yyy|2010
WV|19-3033|Doctoral Level Licensure With Supervision - Unlicensed|wu|yyy|2010
WV|19-3033|Doctoral Level licensure Without Supervision - Unlicensed|wu|yyy|2010
WV|19-3033|Master's Level Licensure|wu|yyy|2010
WV|19-3033|Reciprocity Information?|wu|yyy|2010
WV|19-4012|Registered Technician|vv|---|2010
WV|19-4012|application to register as a seedsman|vv|---|2010
WV|19-4042|Sanitarians|wd|---|2010
WV|21-1012,21-1013,21-1015|Licensed Professional Counselor (LPC)|wn|yyy|2010
WV|21-1013|Marriage and Family Therapist (MFT)|wn|yyy|2010
WV|21-1021,21-1022,21-1023,21-1093|Emeritus Status License|wh|yyy|2010
WV|21-1021,21-1022,21-1023,21-1093|Inactive Status License|wh|yyy|2010
WV|21-1021,21-1022,21-1023,21-1093|Provisional License|wh|yyy|2010
WV|21-1021,21-1022,21-1023,21-1093|Regular License : Level A - LSW|wh|yyy|2010
WV|21-1021,21-1022,21-1023,21-1093|Regular License : Level B - LGSW|wh|yyy|2010
WV|21-1021,21-1022,21-1023,21-1093|Regular License : Level C - LCSW|wh|yyy|2010
WV|21-1021,21-1022,21-1023,21-1093|Regular License : Level D - LICSW|wh|yyy|2010
WV|21-1021,21-1022,21-1023,21-1093|Regular License : License Level Upgrade|wh|yyy|2010
WV|21-1021,21-1022,21-1023,21-1093|Temporary Permit|wh|yyy|2010
WV|23-1011|Lawyers|wl|---|2010
WV|25-2012,25-2021,25-2022,25-2031,25-2032,25-3021|Teacher : Adult Permit Endorsed for Areas of Career and Technical Education|vt|nyn|2010
WV|25-2012,25-2021,25-2022,25-2031,25-2032|Classroom Assistant Teacher : Special Education Assistant Teacher / Behavioral Support Ass|vt|nyn|2010
WV|25-2012,25-2021,25-2022,25-2031,25-2032|Early Childhood Classroom Assistant Teacher : Early Childhood Classroom Assistant Teacher |vt|nyn|2010
WV|25-2012,25-2021,25-2022,25-2031,25-2032|Teacher : Adult License for Adult Education|vt|nyn|2010
WV|25-2012,25-2021,25-2022,25-2031,25-2032|Teacher : Adult Permit Endorsed for Emergency Medical Services and Fire Service|vt|nyn|2010
WV|25-2012,25-2021,25-2022,25-2031,25-2032|Teacher : Alternative Teaching Certificate|vt|nyn|2010
WV|25-2012,25-2021,25-2022,25-2031,25-2032|Teacher : Career and Technical Education Certificate (Out of State)|vt|nyn|2010
WV|25-2012,25-2021,25-2022,25-2031,25-2032|Teacher : Career and Technical Education Certificate|vt|nyn|2010
WV|25-2012,25-2021,25-2022,25-2031,25-2032|Teacher : Clinical Experience Permit|vt|nyn|2010
WV|25-2012,25-2021,25-2022,25-2031,25-2032|Teacher : Clinical Teacher of Record Permit|vt|nyn|2010
WV|25-2012,25-2021,25-2022,25-2031,25-2032|Teacher : Community Program Authorization|vt|nyn|2010
WV|25-2012,25-2021,25-2022,25-2031,25-2032|Teacher : First Class Full Time Permit or Career and Technical Education Substitute Permit|vt|nyn|2010
WV|25-2012,25-2021,25-2022,25-2031,25-2032|Teacher : First-Class/Full-Time Permit for Professional Teaching (Non-Renewable)|vt|nyn|2010
WV|25-2012,25-2021,25-2022,25-2031,25-2032|Teacher : First-Class/Full-Time Permit for Professional Teaching (Renewable)|vt|nyn|2010
WV|25-2012,25-2021,25-2022,25-2031,25-2032|Teacher : Non United States Citizen Teaching Permit|vt|nyn|2010
WV|25-2012,25-2021,25-2022,25-2031,25-2032|Teacher : Professional Teaching Certificate (Out-Of-State)|vt|nyn|2010
WV|25-2012,25-2021,25-2022,25-2031,25-2032|Teacher : Professional Teaching Certificate (Reciprocity from Out-of-State)|vt|nyn|2010
WV|25-2012,25-2021,25-2022,25-2031,25-2032|Teacher : Professional Teaching Certificate (Teacher)|vt|nyn|2010
WV|25-2012,25-2021,25-2022,25-2031,25-2032|Teacher : Professional Teaching Certificate|vt|nyn|2010
WV|25-2012,25-2021,25-2022,25-2031,25-2032|Teacher : Provisional Teaching Certificate|vt|nyn|2010
WV|25-2012,25-2021,25-2022,25-2031,25-2032|Teacher : Provisional Teaching—WVBE-Approved Program (non-IHE)|vt|nyn|2010
WV|25-2012,25-2021,25-2022,25-2031,25-2032|Teacher : Provisional Teaching—WVDE Alternative Certification Program (non-IHE).|vt|nyn|2010
WV|25-2012,25-2021,25-2022,25-2031,25-2032|Teacher : Restricted Short-Term Substitute Permit|vt|nyn|2010
WV|25-2012,25-2021,25-2022,25-2031,25-2032|Teacher : Short-Term Substitute Permit|vt|nyn|2010
WV|25-2012,25-2021,25-2022,25-2031,25-2032|Teacher, Support Staff : Collegiate Instructor Part-Time Permit|vt|nyn|2010
WV|25-2012,25-2021,25-2022,25-2031,25-2032|Teacher, Support Staff : Long-Term Substitute Permit|vt|nyn|2010
WV|25-2012,25-2021,25-2022,25-2031,25-2032|Teacher, Support Staff : Restricted First Class/Full-Time Permit|vt|nyn|2010
WV|25-2012,25-2021,25-2022,25-2031,25-2032|Teacher, Support Staff : Temporary Authorizations|vt|nyn|2010
WV|25-2012,25-2021,25-2022,25-2031,25-2032|Teacher, Support Staff, Administrator : Clinical Experience Permit|vt|nyn|2010
WV|25-2012,25-2021,25-2022,25-2031,25-2032|Teacher, Support Staff, Administrator : Out-of-State/Non-WV IHE Field Experience Occuring |vt|nyn|2010
WV|25-2012,25-2021,25-2022,25-2031,25-2032|Teacher, Support Staff, Administrator : Permanent Authorizations|vt|nyn|2010
WV|25-2012,25-2021,25-2022,25-2031,25-2032|Teacher, Support Staff, Administrator : WV IHE Requesting an Out-of-State Clinical Experie|vt|nyn|2010
WV|25-2012,25-2021,25-2022,25-2031,25-2032|Teacher, Support Staff, Administrators : First-Class/Full-Time Permit for Professional Tea|vt|nyn|2010
WV|25-2012,25-2021,25-2022,25-2031,25-2032|Teacher, Support Staff, Administrators : Restricted Pre-Professional Certificate|vt|nyn|2010
WV|27-2022|Coach, Athletic Trainer, Limited Football Trainers : Coach, Athletic Trainer, Limited Foot|vt|---|2010
WV|27-3091|Paraprofessional : Paraprofessional Educational Interpreter Certificate|vt|yyn|2010
WV|29-1011|Chiropractors|w6|yyn|2010
WV|29-1021,29-1023|DENTAL - Dental Intern or Resident Permit|w8|yyn|2010
WV|29-1021,29-1023|DENTAL - General License|w8|yyn|2010
WV|29-1021,29-1023|DENTAL - Special Volunteer Event License|w8|yyn|2010
WV|29-1021,29-1023|DENTAL - Specialty License|w8|yyn|2010
WV|29-1021,29-1023|DENTAL - Volunteer License|w8|yyn|2010
WV|29-1021,29-1023|DENTAL ANESTHESIA - Class 2 Permit|w8|yyn|2010
WV|29-1021,29-1023|DENTAL ANESTHESIA - Class 3A Permit|w8|yyn|2010
WV|29-1021,29-1023|DENTAL ANESTHESIA - Class 3B Permit|w8|yyn|2010
WV|29-1021,29-1023|DENTAL ANESTHESIA - Class 4 Permit|w8|yyn|2010
WV|29-1021,29-1023|DENTAL ANESTHESIA - Qualified Monitor|w8|yyn|2010
WV|29-1031|Dietician|wb|yyy|2010
WV|29-1041|Optometrist|ws|yyn|2010
WV|29-1051|Interns|wq|yyy|2010
WV|29-1051|Pharmacists|wq|yyy|2010
WV|29-1071,29-1081,29-1211,29-1212,29-1213,29-1214,29-1215,29-1217,29-1218,29-1221,29-1222,29-1223,29-1224,29-1241,29-1242,29-1249|Medical Doctors|vw|yyy|2010
WV|29-1071,29-1081,29-1211,29-1212,29-1213,29-1214,29-1215,29-1217,29-1218,29-1221,29-1222,29-1223,29-1224,29-1241,29-1242,29-1249|Osteopathic Physicians|vx|yyy|2010
WV|29-1071,29-1081,29-1211,29-1212,29-1213,29-1214,29-1215,29-1217,29-1218,29-1221,29-1222,29-1223,29-1224,29-1241,29-1242,29-1249|Residents|vx|yyy|2010
WV|29-1071,29-1141,29-1151,29-1161,29-1171,29-9021,29-9093|Advanced Practice Registered Nurse (APRN)|wf|yyy|2010
WV|29-1071|Osteopathic Physician Assistants|vx|yyy|2010
WV|29-1071|Physician Assistants|vw|yyy|2010
WV|29-1081|Podiatric Physicians|vw|yyy|2010
WV|29-1122|Occupational Therapists (OT)|wr|yyy|2010
WV|29-1123|Foreign Trained Physical Therapist|wt|yyn|2010
WV|29-1123|Physical Therapist|wt|yyn|2010
WV|29-1124|Radiation Therapists|w5|---|2010
WV|29-1126,29-2036|Respiratory Therapist|wp|yyn|2010
WV|29-1127|§30-32-11. Provisional licenses.|w0|yyy|2010
WV|29-1127|§30-32-9. speech-language pathologist.|w0|yyy|2010
WV|29-1131|Veterinarians|ww|yyn|2010
WV|29-1141|Registered Nurse (RN)|wf|yyn|2010
WV|29-1181|§30-32-10. audiologist.|w0|yyy|2010
WV|29-1212,29-1213,29-1214,29-1217,29-1222,29-1224,29-1241,29-2033|Nuclear Medicine|w5|yyy|2010
WV|29-1292|HYGIENE - Bleaching|w8|yyy|2010
WV|29-1292|HYGIENE - General Supervision Permit|w8|yyy|2010
WV|29-1292|HYGIENE - Hygiene License|w8|yyy|2010
WV|29-1292|HYGIENE - Local Anesthesia License|w8|yyy|2010
WV|29-1292|HYGIENE - Nitrous Oxide Monitoring|w8|yyy|2010
WV|29-1292|HYGIENE - Public Health Permit|w8|yyy|2010
WV|29-1292|HYGIENE - Special Volunteer Event License|w8|yyy|2010
WV|29-1292|HYGIENE - Volunteer License|w8|yyy|2010
WV|29-2033,29-2052|Nuclear Pharmacy Technicians|wq|yyy|2010
WV|29-2033|Apprentice Technologists|w5|yyy|2010
WV|29-2034|Radiologic Technologists|w5|yyy|2010
WV|29-2042|Emt-m|wa|yyy|2010
WV|29-2052|Pharmacy Technician Trainees|wq|yyy|2010
WV|29-2052|Pharmacy Technicians|wq|yyy|2010
WV|29-2056|Certified Animal Euthanasia Technicians|ww|yyn|2010
WV|29-2056|Registered Veterinary Technicians|ww|yyn|2010
WV|29-2061|Licensed Practical Nurses (LPNs)|wm|yyn|2010
WV|29-2091|EXPANDED DUTIES - Orthodontic Duties|w8|nnn|2010
WV|29-2092|Hearing Aid Dispenser|wi|yyy|2010
WV|29-2092|Hearing Aid Trainee Permit|wi|yyy|2010
WV|31-2011|Occupational Therapy Assistants (OTA)|wr|yyy|2010
WV|31-2021|Physical Therapist Assistant|wt|yy-|2010
WV|31-9011|Massage Therapists|wo|yyy|2010
WV|31-9091|EXPANDED DUTIES - Nitrous Oxide Monitoring|w8|yny|2010
WV|31-9091|EXPANDED DUTIES - Restorative Duties|w8|yny|2010
WV|31-9092|Podiatric Medical Assistants|w5|nnn|2010
WV|37-2021|IPM in Schools And Child Care Centers|vv|---|2010
WV|39-2021|Dangerous Wild Animal Permit|vv|---|2010
WV|39-4011,39-4031|Funeral Directors/Embalmers License|wc|yyy|2010
WV|39-4031|Apprentice|wc|nyn|2010
WV|39-5011,39-5012|Barbering|w2|yyy|2010
WV|39-5012|Cosmetology|w2|yyy|2010
WV|39-5012|Hair Stylist|w2|yyy|2010
WV|39-5092|Nail Technician|w2|yyy|2010
WV|39-5094|Aesthetician|w2|yyy|2010
WV|41-3021|Broker License|wj|yyy|2010
WV|41-3021|Non-resident Producers|w7|yyy|2010
WV|41-3021|Resident Producers|w7|yyy|2010
WV|41-3091|Apprentice Auctioneer License|vv|yyy|2010
WV|41-3091|Auction House License|vv|yyy|2010
WV|41-3091|Auctioneer License|vv|yyy|2010
WV|41-4012,51-9061|LIvestock Market License|vv|ynn|2010
WV|41-4012|LIvestock Dealer License|vv|ynn|2010
WV|43-3071|Notary/Commissioner|w1|---|2010
WV|43-6014|Support Staff : Non United States Citizen Student Support Permit|vt|---|2010
WV|43-6014|Support Staff : Professional Student Support Certificate (Out-of-State)|vt|---|2010
WV|43-6014|Support Staff : Professional Student Support Certificate|vt|---|2010
WV|43-6014|Support Staff : Student Support Certificate (Reciprocity from 0ut-of-State)|vt|---|2010
WV|43-6014|Support Staff : Student Support Certificate|vt|---|2010
WV|43-9061|Contractor/Volunteer : Contractor/Volunteer or other School Personnel Permit|vt|---|2010
WV|45-3031|Fish Processing|vv|---|2010
WV|45-3031|WV Shellfish Dealer|vv|---|2010
WV|47-1011,47-5041|Clay Mine Foreman|wa|yyy|2010
WV|47-1011,47-5041|Mine Inspector|wa|yyy|2010
WV|47-1011,47-5041|Miner|wa|yyy|2010
WV|47-1011,47-5041|Shaft and Slope Shot-firer|wa|yyy|2010
WV|47-1011,47-5041|Surface Mine Foreman and Assistant Foreman|wa|yyy|2010
WV|47-1011,47-5041|Underground Mine Foreman and Assistant Foreman|wa|yyy|2010
WV|47-2111|Apprentice Electrician|wa|yny|2010
WV|47-2111|Electrical Certification|wa|yny|2010
WV|47-2111|Electrical Inspector Certification|w3|yny|2010
WV|47-2111|Electrical Licensing|w3|yny|2010
WV|47-2152|Plumber License|w9|yyy|2010
WV|47-4011|Building Code Official|w3|yyy|2010
WV|47-4011|Home Inspector Certification|w3|yyy|2010
WV|49-9021|Hvac|w9|yn-|2010
WV|51-3021|Custom Processing|vv|---|2010
WV|51-3021|Custom Slaughter|vv|---|2010
WV|51-9061|Weighman License|vv|ynn|2010
WV|53-3032,53-3051,53-3052,53-3053|Commercial Drivers License (CDL)|w4|ynn|2019
WV|53-3032|Coal Truck Driver|wa|yny|2010
WV|53-7021|Crane Operator Certification|w9|yny|2010
WY|11-9031|Child Care Provider/director|x3|yy-|2023
WY|11-9032|Administrator, Elementary And Secondary School|wx|yyy|2023
WY|11-9111|Nursing Home Administrator|wx|yyy|2023
WY|13-1031,13-2053,41-3021,43-9041|Insurance Salesperson|x5|ny-|2023
WY|13-1031|Claims Adjuster|x5|nyy|2024
WY|13-1041|Coroner And Deputy Coroner|wx|yyy|2023
WY|13-2011|Certified Public Accountant|wx|yyy|2023
WY|13-2072|Mortgage Loan Originators|x7|yn-|2023
WY|17-1011|Architect|wx|yyy|2023
WY|17-1012|Landscape Architect|wx|yyy|2023
WY|17-1022|Professional Surveyor|wx|yyy|2023
WY|17-2011,17-2021,17-2031,17-2041,17-2051,17-2061,17-2071,17-2072,17-2081,17-2112,17-2121,17-2131,17-2141,17-2161,17-2171|Engineer|wx|yyy|2023
WY|17-2051|Corrosion Expert|x4|yyy|2023
WY|19-2042|Geologist|wx|ynn|2023
WY|19-3032,19-3033,19-3034|Psychological Practitioner|wx|yyy|2023
WY|19-3032,19-3033,19-3034|Psychologist|wx|yyn|2023
WY|19-3033,19-3034|Specialist In School Psychology|wx|yyy|2023
WY|21-1012,21-1013,21-1015|Professional Counselor|wx|yyy|2023
WY|21-1013|Marriage And Family Therapist|wx|yyy|2023
WY|21-1021,21-1022,21-1023|Certified Social Worker|wx|yyy|2023
WY|21-1022|Clinical Social Worker|wx|yyy|2023
WY|23-1011|Lawyer|wx|yyy|2023
WY|25-1194,39-5012|Cosmetology Instructor|wx|ynn|2023
WY|25-2012,25-2021,25-2022,25-2031,25-2032|Special Education Teacher|wx|yyy|2023
WY|25-2012,25-2021,25-2022,25-2031,25-2032|Substitute Teacher|wx|yny|2023
WY|25-2012,25-2021,25-2022,25-2031,25-2032|Teacher|wx|yyy|2023
WY|25-4022|School Librarian|wx|yyy|2023
WY|27-2023|Horse Racing Personnel|x9|nnn|2023
WY|29-1011|Chiropractor|wx|yyy|2023
WY|29-1021,29-1023|Dentist|wx|yyy|2023
WY|29-1031|Dietitian|wx|yyy|2023
WY|29-1041|Optometrist|wx|yyy|2023
WY|29-1051|Pharmacist|wx|yyy|2023
WY|29-1071,29-1081,29-1211,29-1212,29-1213,29-1214,29-1215,29-1217,29-1218,29-1221,29-1222,29-1223,29-1224,29-1241,29-1242,29-1249|Physician|wx|yyy|2023
WY|29-1071,29-1141,29-1151,29-1161,29-1171|Advanced Practice Registered Nurse|wx|yy-|2024
WY|29-1071|Physician Assistant|wx|yyy|2023
WY|29-1081|Podiatrist|wx|yyy|2023
WY|29-1122|Occupational Therapist|wx|-yy|2024
WY|29-1123|Physical Therapist|wx|yyy|2023
WY|29-1126,29-2036|Respiratory Therapist|wx|yyy|2023
WY|29-1127|Speech Pathologist|wx|yyy|2023
WY|29-1131|Veterinarian|wx|yyy|2023
WY|29-1141|Registered Nurse|wx|y--|2023
WY|29-1161,29-9021,29-9093|Midwife|wx|yny|2024
WY|29-1181|Audiologist|wx|-y-|2024
WY|29-1221,51-3021|Misc Agricultural Licenses|x2|nnn|2023
WY|29-1292,31-9091|Dental Hygienist|wx|yyy|2023
WY|29-2033,29-2034|Radiologic Technologist And Technician|wx|yyy|2023
WY|29-2042,29-2043|Emergency Medical Technician|wx|yy-|2023
WY|29-2052|Pharmacy Technician|wx|nyy|2023
WY|29-2056|Animal Euthanasia Technician|wx|yyy|2024
WY|29-2056|Artificial Insemination Technician And Embryo Transplant Technician|wx|yny|2024
WY|29-2061|Licensed Practical Nurse|wx|y--|2024
WY|29-2092|Audiometric Technician/audiology Aide|wx|nnn|2024
WY|29-2092|Hearing Aid Specialist|wx|ny-|2024
WY|29-2092|Speech-language Pathology Assistant|wx|yyy|2023
WY|29-9091|Athletic Trainer|wx|yyy|2024
WY|31-1131|Nursing Assistant, Nurse Aide|wx|y--|2024
WY|31-2011|Occupational Therapy Assistant|wx|yyy|2024
WY|31-2021|Physical Therapy Assistant|wx|yyy|2023
WY|31-9092|Certified Medication Assistant|wx|y--|2024
WY|31-9092|Podiatric Assistant|wx|nn-|2023
WY|33-3012|Correctional Officer|wx|yy-|2023
WY|33-3012|Detention Officer|wx|yy-|2023
WY|33-3051|Peace Officers|wx|yy-|2023
WY|39-4031|Funeral Service Providers|wx|yyy|2024
WY|39-5011,39-5012|Barber|wx|yny|2023
WY|39-5012|Cosmetologist|wx|ynn|2023
WY|39-5092|Manicurist/nail Technician|wx|ynn|2023
WY|39-5094|Esthetician|wx|ynn|2023
WY|41-3031|Securities Representative|wz|nny|2023
WY|41-9021|Real Estate Broker|x8|yyy|2023
WY|41-9022|Real Estate Salesperson|x8|yyy|2023
WY|43-3031|Notary Public|wz|nny|2023
WY|43-5031|Dispatcher: Police, Fire & Ambulance|wx|yy-|2023
WY|47-2111|Electrician|x6|-yy|2024
WY|47-2152|Class A Storage Tank Operator|x4|nny|2023
WY|47-2152|Class B Storage Tank Operator|x4|nny|2023
WY|47-2152|Storage Tank Installer (underground OR ABOVE Ground)|x4|nny|2023
WY|47-2152|Tank And Line Tester|x4|nny|2023
WY|47-2152|Water Well Pump Installation Contractor|wx|yyy|2023
WY|49-3011|Aircraft Mechanic|wy|ynn|2023
WY|51-8031|Water & Wastewater Treatment Plant Operator|x4|yyn|2023
WY|51-8031|Water Well Drilling Contractor|wx|yyy|2023
WY|51-9061|Cathodic Protection Tester|x4|nny|2023
WY|53-2011,53-2012|Airline Pilot, Copilot, And Flight Engineer|wy|ynn|2023
WY|53-2011,53-2012|Commercial Aircraft Pilot|wy|nnn|2023
WY|53-3032,53-3051,53-3052,53-3053|Commercial Drivers License (CDL)|x0|ynn|2019
WY|53-3032,53-3051,53-3052,53-3053|School Bus Driver|x1|yn-|2023
WY|53-3032|Truck Driver|x1|yn-|2023
`;
