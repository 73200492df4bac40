/**
 * The 16 occupations that a person starts from (docs/spec/constants.md, Choices; docs/spec/readings.md R30), by code
 * and title (SOC 2018).
 */
export const popularOccupations = [
  ['29-1141', 'Registered Nurses'],
  ['15-1252', 'Software Developers'],
  ['13-2011', 'Accountants and Auditors'],
  ['43-4051', 'Customer Service Representatives'],
  ['25-2021', 'Elementary School Teachers, Except Special Education'],
  ['53-3032', 'Heavy and Tractor-Trailer Truck Drivers'],
  ['41-2031', 'Retail Salespersons'],
  ['13-1082', 'Project Management Specialists'],
  ['15-2051', 'Data Scientists'],
  ['31-9092', 'Medical Assistants'],
  ['47-2111', 'Electricians'],
  ['49-9071', 'Maintenance and Repair Workers, General'],
  ['43-6014', 'Secretaries and Administrative Assistants, Except Legal, Medical, and Executive'],
  ['11-1021', 'General and Operations Managers'],
  ['35-2014', 'Cooks, Restaurant'],
  ['53-7065', 'Stockers and Order Fillers'],
] as const;
