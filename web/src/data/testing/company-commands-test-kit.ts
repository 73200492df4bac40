import { changeCategories } from '../companies/change-companies.ts';
import { deleteCompanies, keepCompany, saveCompany } from '../companies/companies.ts';
import { mergeCompanies } from '../companies/merge-companies.ts';
import { keepJobCompany } from '../companies/save-job-company.ts';
import { markCompanySeen, setWatchRule, watchCompanies } from '../companies/watch-companies.ts';
import type { Command, Dice } from './dice-test-kit.ts';

/** The commands about companies; `every-command-test-kit.ts` lists all. */
export const companyCommands: Readonly<Record<string, Command>> = {
  saveCompany: async (d, c) =>
    saveCompany(
      {
        ...{ companyName: name(d), notes: d.text(), city: d.text() },
        ...(d.below(2) && { internalId: await d.key('companies') }),
      },
      {},
      c,
    ),
  keepCompany: (d, c) => keepCompany({ companyName: name(d), city: d.text() }, c),
  keepJobCompany: async (d, c) => keepJobCompany(await d.key('jobs'), c),
  mergeCompanies: async (d, c) => mergeCompanies(await d.key('companies'), [await d.key('companies')], c),
  watchCompanies: async (d, c) => watchCompanies([await d.key('companies')], d.below(3) > 0, c),
  setWatchRule: async (d, c) =>
    setWatchRule(await d.key('companies'), { watchWords: [d.text()], watchMiles: d.below(50) }, c),
  markCompanySeen: async (d, c) => markCompanySeen(await d.key('companies'), c.now().toISOString(), c),
  changeCategories: async (d, c) =>
    changeCategories([await d.key('companies')], { add: [d.pick(['Health', 'Near', 'Unionized'])] }, c),
  deleteCompanies: async (d, c) => deleteCompanies([await d.key('companies')], c),
};

const name = (d: Dice) =>
  d.pick(['Lakeside Clinic', 'North Pier LLC', 'NORTH PIER', 'Mercy', 'Mercy, Inc.', '']);
