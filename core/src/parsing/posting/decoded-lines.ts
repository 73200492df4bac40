import { decodeLine } from '../../text/html-entities.ts';

/** The texts of a posting that are one line each. */
type Lines = {
  title: string;
  companyName: string;
  locations?: readonly string[] | undefined;
  employmentType?: string | undefined;
  workplaceText?: string | undefined;
  seniorityText?: string | undefined;
  payText?: string | undefined;
  category?: string | undefined;
};

const names = ['employmentType', 'workplaceText', 'seniorityText', 'payText', 'category'] as const;

/** A posting whose lines are decoded once: feeds write “R&amp;D” into fields that are no HTML. The description stays. */
export function decodedLines<Facts extends Lines>(facts: Facts): Facts {
  const told = names.flatMap((name) => {
    const text = facts[name];
    return text === undefined ? [] : [[name, decodeLine(text)] as const];
  });
  return {
    ...facts,
    ...Object.fromEntries(told),
    title: decodeLine(facts.title),
    companyName: decodeLine(facts.companyName),
    ...(facts.locations && { locations: facts.locations.map(decodeLine) }),
  };
}
