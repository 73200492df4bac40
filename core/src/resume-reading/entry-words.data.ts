/** Beginnings of words that are in titles of jobs, beside those of `job-word.ts`, in plain letters. */
export const titleStems =
  'elektriker installateur monteur dachdecker zimmerer backer konditor verkaufer reiniger kraftfahr busfahr entwickl leiter leitung pfleger pflegefach kranken fachkraft buchhalt kaufmann kauffrau sachbearbeit schweisser schlosser schreiner tischler maurer maler koch kellner kassierer friseur hausmeister fahrer lagerist disponent steuerfach notar anwalt richter apotheker hebamme optiker bauingenieur ingenieur architekt zeichner gartner landwirt metzger polier meister geschaftsfuhr werkstudent praktikant berater verkauf angestellt mitarbeit meister lehrer erzieher arzt arztin verwaltung beauftragt referent redakteur techniker mechatronik elektroniker auszubildend azubi projektleit abteilungsleit teamleit stationsleit direktor wissenschaftl assistenz ingenieur developpeu responsable charge assistant employe vendeu serveu chef cuisinier infirmi directeu directri ingenieur technicien comptable conseill gestionnaire stagiaire apprenti alternant commercial consultant redact secretaire formateur formatrice enseignant professeur chauffeur magasinier agent desarrollador ingenier jefe jefa jefatura gerente director analista responsable encargad becari auxiliar administrativ tecnic contable consultor coordinador vendedor dependient camarer cociner enfermer profesor maestr practicas conductor operari abogad medic disenador sviluppator responsabile impiegat ingegner direttor addett commess tirocinant infermier cuoc cameriere insegnant consulent contabil magazzinier operai gestor desenvolvedor engenheir coordenador estagiari assistente vendedor enfermeir professor medewerker ontwikkelaar hoofd adviseur verpleeg leraar docent verkoper monteur kok stagiair programista inzynier kierownik specjalist asystent ksiegow nauczyciel pielegniark sprzedawc stazyst doradca founder cofounder co-founder owner partner principal chief ceo cto cfo coo cio vice member volunteer student mentor treasurer chair captain contributor maintainer freelanc self-employed contractor internship apprenticeship residen postdoc lecturer teaching scholar ambassador organizer organiser leader deputy senior junior postman mason painter baker butcher tailor gardener farmer fisher sailor pilot steward host waiter waitress maid nanny sitter tech rep crew administrator controller comptroller treasurer adviser counsellor carer warehouse forklift delivery rn lpn cna teller underwriter actuary economist statistician biologist chemist physicist geologist engineer wrangler ninja evangelist scrum devops sre analyst head lead supervisor architect'.split(
    ' ',
  );

/** Parts of job titles in scripts without blanks between words or with other endings. */
export const titleParts =
  '工程师 经理 主管 分析师 总监 实习 开发 设计师 助理 专员 顾问 教师 护士 会计 主任 员工 负责人 研究员 讲师 工程師 マネージャ エンジニア 担当 部長 課長 係長 主任 リーダー デザイナー 社員 営業 開発 プログラマ コンサルタント 看護師 教員 インターン 엔지니어 개발자 매니저 팀장 대리 과장 부장 사원 인턴 디자이너 연구원 간호사 교사 컨설턴트 담당 مهندس محاسب مدير رئيس محلل معلم ممرض مصمم مطور مساعد منسق أخصائي مشرف مستشار مندوب متدرب فني طبيب موظف инженер менеджер разработчик аналитик директор руководитель специалист бухгалтер программист консультант продавец учитель врач медсестра администратор помощник стажер стажёр начальник инженер розробник керівник фахівець вчитель лікар מהנדס מנהל מפתח יועץ מורה אחות רואת חשבון רכז עוזר אנליסט מתכנת ראש צוות μηχανικος διευθυντης προγραμματιστης υπευθυνος βοηθος συμβουλος'.split(
    ' ',
  );

/** Words of names of employers and other bodies, in plain letters. */
export const bodyWords =
  'inc llc ltd llp plc gmbh ag kg ug ohg se sa sas sarl srl spa bv nv ab oy as aps corp corporation company co group holding holdings partners partnership associates hospital clinic center centre foundation bank council commission ministry department agency systems technologies technology solutions labs lab laboratory studio studios services service industries logistics international global enterprises consulting media networks software restaurant hotel bistro cafe bakery store stores shop market supermarket school college university institute academy church army navy force klinikum krankenhaus stift schule gesellschaft unternehmen verein gruppe werke bundeswehr stadtwerke praxis kanzlei universitat hochschule hopital clinique mairie lycee universite ecole societe entreprise hypermarche supermarche brasserie boulangerie ayuntamiento hospital colegio instituto banco construcciones empresa universidad grupo confederacion ospedale comune azienda societa banca universita gruppo prefeitura empresa escola universidade ziekenhuis gemeente bedrijf stichting szpital urzad spolka uniwersytet energy electric electronics motors airlines pharma pharmaceuticals financial capital ventures insurance health healthcare medical robotics dynamics interactive design works factory farms foods startup nonprofit ngo club association society team party union committee organization organisation federation alliance consortium program programme firm agentur buro office'.split(
    ' ',
  );

export const bodyParts =
  '公司 集团 大学 医院 银行 株式会社 有限会社 学院 中学 小学 研究院 研究所 机构 组织 회사 주식회사 병원 은행 대학교 연구소 그룹 شركة مجموعة مستشفى جامعة بنك مؤسسة وزارة جمعية مدرسة معهد مكتب ооо зао оао пао ао компания группа банк университет больница школа завод институт тов חברת בנק בית חולים אוניברסיטת מכללת עיריית משרד εταιρεια νοσοκομειο τραπεζα πανεπιστημιο'.split(
    ' ',
  );

/** Words of names of schools, in plain letters. */
export const schoolWords =
  'university college institute school academy polytechnic faculty seminary conservatory universitat hochschule fachhochschule gymnasium realschule gesamtschule berufsschule berufsfachschule sekundarschule grundschule oberschule akademie fachschule abendschule universite ecole lycee iut faculte institut universidad instituto escuela colegio facultad politecnica universita liceo istituto politecnico scuola accademia universidade faculdade escola politecnico universiteit hogeschool lyceum college uniwersytet politechnika szkola liceum technikum universitet hogskola gymnasieskola universitesi lise yliopisto univerzita gymnazium egyetem universitatea scoala mit eth ucla usc nyu caltech iit'.split(
    ' ',
  );

export const schoolParts =
  '大学 学院 中学 高校 学校 高等学校 専門学校 研究科 학교 대학 대학교 고등학교 جامعة كلية معهد مدرسة университет институт школа колледж академия техникум лицей гимназия університет інститут коледж אוניברסיטת מכללת טכניון תיכון בית ספר אוניברסיטה המכללה πανεπιστημιο πολυτεχνειο σχολη λυκειο'.split(
    ' ',
  );
