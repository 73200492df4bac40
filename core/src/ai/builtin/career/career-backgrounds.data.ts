import type { backgroundTexts } from './career-backgrounds.messages.ts';

export type BackgroundKey = Parameters<typeof backgroundTexts>[0];

/** What somebody comes from who names no occupation: a field of study, the armed services, years at home. */
export type BackgroundRow = {
  kind: 'major' | 'service' | 'home';
  /** Its name in the texts (`career-backgrounds.messages.ts`). */
  key: BackgroundKey;
  /** Folded names of it, parted by bars. */
  names: string;
  /** Codes of occupations it leads to without another degree, the nearest first. */
  codes: string;
  /** The same with another degree or license first, told apart. */
  later?: string;
};

/**
 * Our own table of what a background leads to: no crosswalk of programs of study to occupations was at hand whole, so these are
 * judged by hand from what is taught, and the schooling that O*NET tells of each occupation.
 */
export const backgroundRows: readonly BackgroundRow[] = [
  {
    kind: 'major',
    key: 'english',
    names: 'english|english literature|literature|creative writing|comparative literature|writing|rhetoric',
    codes:
      '27-3042 27-3041 27-3031 27-3043 13-1161 13-1131 43-9081 13-1151 23-2011 13-1071 27-3023 25-2031 43-6011 25-3041 11-2011',
    later: '25-4022 23-1011 25-2031',
  },
  {
    kind: 'major',
    key: 'biology',
    names:
      'biology|bio|biological science|life science|microbiology|molecular biology|zoology|biomedical science|botany|ecology',
    codes:
      '19-4021 19-4042 29-2011 19-1031 11-9121.01 21-1091 19-1022 19-4071 19-1023 41-4011 19-1012 19-4013 19-4092 19-2041 29-9021 21-1094 29-2052 25-2031',
    later: '29-1071 29-1141 29-1123 29-1131 29-1216',
  },
  {
    kind: 'major',
    key: 'psychology',
    names: 'psychology|psych|behavioral science|cognitive science|neuroscience',
    codes:
      '13-1071 21-1093 21-1092 13-1161 21-1094 21-1021 13-1151 29-2053 19-4061 13-1075 21-1015 21-1091 43-4061 43-9111 25-2056',
    later: '21-1014 21-1012 19-3034 21-1023',
  },
  {
    kind: 'major',
    key: 'business',
    names: 'business|business administration|bba|management|commerce|business management|mba',
    codes:
      '13-2011 13-1071 13-1161 13-1111 13-1081 13-2051 13-1022 13-1082 13-2072 13-1031 13-1141 41-3031 41-4012 13-2053 43-3051 13-2031 43-6011',
  },
  {
    kind: 'major',
    key: 'accounting',
    names: 'accounting|accountancy',
    codes: '13-2011 13-2082 13-2031 13-2041 43-3031 13-2081 13-2051 43-3051 13-2061 11-3031',
  },
  {
    kind: 'major',
    key: 'finance',
    names: 'finance|banking|financial planning',
    codes: '13-2051 13-2052 13-2072 13-2031 13-2011 41-3031 13-2041 13-2054 13-2061 43-4131 11-3031',
  },
  {
    kind: 'major',
    key: 'economics',
    names: 'economics|econ|applied economics',
    codes: '13-2051 13-1161 13-1111 15-2051 13-2031 13-2054 41-3031 13-2053 43-9111 13-1081',
    later: '19-3011',
  },
  {
    kind: 'major',
    key: 'marketing',
    names: 'marketing|advertising',
    codes: '13-1161 27-3031 13-1161.01 41-3011 13-1121 41-4012 27-3043 11-2021 13-1022 15-1255',
  },
  {
    kind: 'major',
    key: 'human-resources',
    names: 'human resource|hr|human resource management|organizational psychology',
    codes: '13-1071 13-1151 13-1141 13-1075 43-4161 43-3051 11-3121',
  },
  {
    kind: 'major',
    key: 'communications',
    names: 'communication|journalism|media study|mass communication|public relation|broadcasting|media',
    codes: '27-3031 27-3023 27-3041 13-1161 27-3043 13-1121 13-1131 27-3042 13-1151 41-3011 27-4032',
  },
  {
    kind: 'major',
    key: 'history',
    names:
      'history|classic|art history|anthropology|archeology|archaeology|humanity|philosophy|religion|theology|liberal art|general study|american study|ethnic study|gender study',
    codes:
      '27-3041 23-2011 13-1161 13-1131 27-3031 25-4031 13-1151 25-2031 25-4013 13-1071 27-3042 43-9111 43-4061 13-1041',
    later: '25-4011 25-4012 25-4022 23-1011',
  },
  {
    kind: 'major',
    key: 'political-science',
    names:
      'political science|poli sci|government|international relation|public policy|international study|public administration',
    codes: '23-2011 13-1041 27-3031 13-1131 13-1161 13-1111 43-4061 43-4031 33-3021.06 13-1071 19-4061',
    later: '23-1011 19-3094 19-3051',
  },
  {
    kind: 'major',
    key: 'sociology',
    names:
      'sociology|social science|human service|social work|family study|human development|child development',
    codes: '21-1093 21-1021 21-1094 21-1092 13-1071 43-4061 13-1161 13-1131 21-1091 21-1015 19-4061',
    later: '21-1022 21-1023 19-3041',
  },
  {
    kind: 'major',
    key: 'criminal-justice',
    names: 'criminal justice|criminology|forensic science|law enforcement',
    codes:
      '33-3051 21-1092 33-3012 33-3021 19-4092 23-2011 13-1041 33-9021 13-1031 43-5031 33-3051.04 33-9099.02',
  },
  {
    kind: 'major',
    key: 'education',
    names: 'education|elementary education|teaching|early childhood education|special education',
    codes: '25-2021 25-2031 25-2022 25-2056 25-2012 13-1151 25-3041 21-1093 11-9031',
    later: '25-9031',
  },
  {
    kind: 'major',
    key: 'computer-science',
    names:
      'computer science|cs|comp sci|information technology|software engineering|information system|cybersecurity|computer engineering',
    codes: '15-1252 15-1253 15-1211 15-1212 15-2051 15-1254 15-1244 15-1232 15-1242 15-1299.09 15-1255',
  },
  {
    kind: 'major',
    key: 'mathematics',
    names: 'mathematics|math|maths|statistics|applied math|actuarial science|physics|data science',
    codes: '15-2051 15-2011 13-2031 13-2051 15-1252 25-2031 13-2053 43-9111 13-1161',
    later: '15-2041 15-2031',
  },
  {
    kind: 'major',
    key: 'chemistry',
    names: 'chemistry|biochemistry|chemical science|food science|pharmaceutical science',
    codes: '19-4031 19-2031 29-2011 19-4013 19-1012 19-4092 51-9011 19-2041 41-4011 19-4099.01 25-2031',
  },
  {
    kind: 'major',
    key: 'environmental-science',
    names:
      'environmental science|environmental study|geology|geography|forestry|sustainability|natural resource|wildlife biology|marine biology|earth science|agriculture|agronomy',
    codes: '19-4042 19-2041 19-1031 19-4071 19-4012 19-1032 45-2011 19-5011 17-1022 13-1041 47-4011.01',
    later: '19-2042 19-1013',
  },
  {
    kind: 'major',
    key: 'nursing',
    names: 'nursing|bsn|nursing science',
    codes: '29-1141 29-9021 21-1091 11-9111 29-2072 11-9121.01',
    later: '15-1211.01',
  },
  {
    kind: 'major',
    key: 'health-sciences',
    names:
      'health science|public health|kinesiology|exercise science|nutrition|health administration|healthcare administration|pre med|premed|sport medicine|dietetics',
    codes:
      '21-1091 21-1094 39-9031 11-9111 29-2072 29-9021 31-2021 29-1128 31-9092 29-2051 11-9121.01 41-4011',
    later: '29-9091 29-1123 29-1122 29-1141 29-1031 29-1071',
  },
  {
    kind: 'major',
    key: 'mechanical-engineering',
    names:
      'mechanical engineering|mechanical|aerospace engineering|industrial engineering|manufacturing engineering',
    codes: '17-2141 17-2112 17-3027 17-3013 17-3026 17-2011 13-1051 41-9031 13-1082 17-2111',
  },
  {
    kind: 'major',
    key: 'civil-engineering',
    names:
      'civil engineering|structural engineering|environmental engineering|construction management|architecture|architectural study',
    codes: '17-2051 17-3022 17-3011 11-9021 13-1051 47-4011 17-2081 17-1022 17-3031 13-1082',
  },
  {
    kind: 'major',
    key: 'electrical-engineering',
    names: 'electrical engineering|electronic engineering|electronics',
    codes: '17-2071 17-2072 17-3023 17-2061 17-3024 17-3012 41-9031 15-1252 13-1082',
  },
  {
    kind: 'major',
    key: 'engineering',
    names: 'engineering|engineer|chemical engineering',
    codes: '17-2112 17-2141 17-2051 17-2071 17-3026 17-3023 17-3013 13-1082 41-9031 13-1051',
  },
  {
    kind: 'major',
    key: 'art-and-design',
    names:
      'art|fine art|graphic design|design|fashion|studio art|film|photography|animation|visual art|interior design|theater|drama|music|dance',
    codes:
      '27-1024 15-1255 27-1011 27-1026 27-4032 27-1014 13-1121 27-4021 27-1025 27-1013 27-2012 25-3021 27-4011',
  },
  {
    kind: 'major',
    key: 'languages',
    names:
      'foreign language|spanish|french|german|chinese|japanese|linguistics|modern language|arabic|italian|russian',
    codes:
      '27-3091 13-1161 25-2031 27-3041 43-4051 13-1071 39-7012 13-1151 53-2031 27-3031 25-3011 33-3051.04',
  },
  {
    kind: 'major',
    key: 'hospitality',
    names: 'hospitality|hotel management|tourism|culinary art|culinary|recreation',
    codes: '11-9081 13-1121 11-9051 35-1012 35-1011 39-9032 41-3041 39-6012 43-4081',
  },
  {
    kind: 'service',
    key: 'service',
    names:
      'veteran|army|infantry|infantryman|marine|marine corps|navy|air force|coast guard|military|soldier|combat|rifleman|sailor|national guard|enlisted',
    codes:
      '33-3051 33-9032 53-3032 33-3012 33-2011 11-3013 13-1081 49-9071 33-1091 11-9161 43-5031 33-3051.04 49-3031 13-1082 53-1042 33-9093',
  },
  {
    kind: 'home',
    key: 'home',
    names:
      'stay at home mom|stay at home dad|stay at home parent|stay at home mother|stay at home father|homemaker|housewife|full time mom|full time parent',
    codes:
      '25-9042 43-4171 43-9061 39-9011 43-6014 21-1093 43-4051 43-6013 31-1122 21-1094 43-3031 43-4121 41-2031 31-1121',
  },
];
