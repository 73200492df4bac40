import { describe, expect, test } from 'vitest';
import { testProducts } from '../testing/test-polar-objects.ts';
import { type ConfigurationError, readEnv } from './env.ts';
import { planProducts } from './plan-variables.ts';

const on = { POLAR_ACCESS_TOKEN: 'polar_oat_x', POLAR_WEBHOOK_SECRET: 'polar_whs_x' };
const sandbox = { POLAR_SERVER_URL: 'https://sandbox-api.polar.sh' };

function problemsOf(variables: Record<string, string>): readonly string[] {
  try {
    readEnv(variables);
  } catch (cause) {
    return (cause as ConfigurationError).problems;
  }
  return [];
}

describe('variables of payments', () => {
  test.each<[string, Record<string, string>, RegExp | null]>([
    ['nothing', {}, null],
    ['products alone, as kept while payments are off', { POLAR_PRODUCT_PRO: testProducts.pro }, null],
    ['all of it', { ...on, POLAR_PRODUCT_PRO: testProducts.pro }, null],
    [
      'the sandbox with its products',
      { ...on, ...sandbox, POLAR_PRODUCT_PRO_SANDBOX: testProducts.pro },
      null,
    ],
    [
      'a token without a secret',
      { POLAR_ACCESS_TOKEN: 'x', POLAR_PRODUCT_PRO: testProducts.pro },
      /without POLAR_WEBHOOK_SECRET/,
    ],
    ['a secret without a token', { POLAR_WEBHOOK_SECRET: 'x' }, /without POLAR_ACCESS_TOKEN/],
    ['no product', on, /set at least one of POLAR_PRODUCT_STARTER/],
    [
      'the sandbox with products of production',
      { ...on, ...sandbox, POLAR_PRODUCT_PRO: testProducts.pro },
      /at least one of POLAR_PRODUCT_STARTER_SANDBOX, .*\. POLAR_PRODUCT_PRO is of production\./,
    ],
    [
      'production with products of the sandbox',
      {
        ...on,
        POLAR_PRODUCT_PRO_SANDBOX: testProducts.pro,
        POLAR_PRODUCT_GROWTH_SANDBOX: testProducts.growth,
      },
      /no plan has a product at Polar: .* POLAR_PRODUCT_GROWTH_SANDBOX, POLAR_PRODUCT_PRO_SANDBOX are of the sandbox\./,
    ],
    [
      'a product that is no id',
      { ...on, POLAR_PRODUCT_PRO: 'pro' },
      /POLAR_PRODUCT_PRO must be the id of a product/,
    ],
    [
      'one product twice',
      { ...on, POLAR_PRODUCT_PRO: testProducts.pro, POLAR_PRODUCT_GROWTH: testProducts.pro },
      /name the same product/,
    ],
    [
      'an address without encryption',
      { ...on, POLAR_PRODUCT_PRO: testProducts.pro, POLAR_SERVER_URL: 'http://polar.example' },
      /POLAR_SERVER_URL must be/,
    ],
  ])('%s', (_name, variables, problem) => {
    const problems = problemsOf(variables);
    if (problem === null) expect(problems).toEqual([]);
    else expect(problems.join('\n')).toMatch(problem);
  });

  test('of several ids the first is sold and all count; the sandbox has its own', () => {
    const variables = {
      ...on,
      POLAR_PRODUCT_PRO: `${testProducts.pro.toUpperCase()}, ${testProducts.starter}`,
      POLAR_PRODUCT_PRO_SANDBOX: testProducts.growth,
    };
    expect(planProducts(readEnv(variables))).toEqual({ pro: [testProducts.pro, testProducts.starter] });
    expect(planProducts(readEnv({ ...variables, ...sandbox }))).toEqual({ pro: [testProducts.growth] });
  });
});
